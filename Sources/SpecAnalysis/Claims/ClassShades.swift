import SpecModel
import SpecSyntax
import SpecText

/// Shades of a utility framework beside values that belong to another shade: "| Violet | #A855F7 | `purple-400` |".
///
/// A document is held against the palette of the framework only if three of its shades have the values of the palette.
///
/// - Source: Tailwind CSS 3.4, "Customizing Colors": default palette.
struct ClassShades {
  let lines: ClaimLines

  /// How many shades must have their values, for the others to be slips.
  private static let leastKept = 3

  /// The slips of a document.
  ///
  /// - Complexity: O(lines with a digit).
  func find() -> [DerivedNumber] {
    guard lines.document.mentions("#") else { return [] }
    let found = lines.document.mentions("ailwind") ? besideOneValue() : []
    let known = Set(found.map(\.origin))
    return found + inBrackets().filter { !known.contains($0.origin) }
  }

  /// Of lines with one value and one shade.
  private func besideOneValue() -> [DerivedNumber] {
    var kept = 0
    var slips: [DerivedNumber] = []
    for line in lines.lines where line.kind == .prose || line.kind == .row {
      let bytes = lines.bytes(of: line)
      let words = line.parts.filter { $0.count <= 200 }.flatMap { split($0, bytes) }
      let values = words.compactMap { word in
        bytes[word.lowerBound] == ASCII.hash && word.count == 7 ? color(word, bytes) : nil
      }
      guard let value = values.only, let shade = words.compactMap({ shade(in: $0, bytes) }).only
      else {
        continue
      }
      if shade.color == value.color {
        kept += 1
      } else if UtilityPalette.formerColor(bare(shade.range, bytes)) == value.color {
        continue
      } else if let right = UtilityPalette.name(of: value.color) {
        slips.append(slip(shade, value, right, line))
      }
    }
    return kept >= Self.leastKept && slips.count * 2 <= kept ? slips : []
  }

  /// "`#CCFBF1` (Teal-50)": a shade in brackets right behind its value. A document with values of its own for such names
  /// has a palette of its own.
  private func inBrackets() -> [DerivedNumber] {
    var kept = 0
    var slips: [DerivedNumber] = []
    for line in lines.lines where line.kind != .header && line.kind != .heading {
      let bytes = lines.bytes(of: line)
      for part in line.parts where part.count <= 400 {
        var offset = part.lowerBound
        while let hash = ASCII.find(ASCII.hash, in: bytes, offset..<part.upperBound) {
          offset = hash + 1
          while offset < part.upperBound, bytes[offset] < 0x80, ASCII.isWord(bytes[offset]) {
            offset += 1
          }
          guard offset - hash == 7, let value = color(hash..<offset, bytes),
            let place = bracketed(behind: offset, part.upperBound, bytes),
            case let name = bare(place, bytes).lowercased(),
            let tone = UtilityPalette.color(name)
          else { continue }
          let shade: Written = (place, tone)
          if shade.color == value.color {
            kept += 1
          } else if let right = UtilityPalette.name(of: value.color) {
            let isFormer = UtilityPalette.formerColor(name) == value.color
            if !isFormer { slips.append(slip(shade, value, right, line)) }
          } else {
            return []
          }
        }
      }
    }
    return kept >= Self.leastKept && slips.count * 2 <= kept ? slips : []
  }

  /// The word right behind a bracket that opens behind a value and the marks of its code.
  private func bracketed(
    behind end: Int, _ limit: Int, _ bytes: ContiguousArray<UInt8>
  ) -> Range<Int>? {
    func skip(_ offset: Int) -> Int {
      var offset = offset
      while offset < limit, bytes[offset] == ASCII.space || bytes[offset] == ASCII.backtick {
        offset += 1
      }
      return offset
    }
    var start = skip(end)
    guard start < limit, start - end <= 3 else { return nil }
    if bytes[start] == 0x28 {
      start += 1
    } else if ASCII.starts(bytes, at: start, with: "（") {
      start += 3
    } else {
      return nil
    }
    start = skip(start)
    var stop = start
    while stop < limit, bytes[stop] < 0x80, ASCII.isWord(bytes[stop]) || bytes[stop] == ASCII.hyphen
    {
      stop += 1
    }
    return stop > start ? start..<stop : nil
  }

  private typealias Written = (range: Range<Int>, color: OpaqueColor)

  private func split(_ part: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> [Range<Int>] {
    bytes[part].split { !ASCII.isWord($0) && $0 != ASCII.hyphen && $0 != ASCII.hash }
      .map { $0.startIndex..<$0.endIndex }
  }

  private func color(_ word: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Written? {
    OpaqueColor(String(decoding: bytes[word], as: UTF8.self)).map { (word, $0) }
  }

  /// "purple-400", also behind "bg-" and "text-".
  private func shade(in word: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Written? {
    var start = word.lowerBound
    for prefix in UtilityPalette.prefixes
    where ASCII.starts(bytes, at: start, with: prefix) {
      start += prefix.utf8CodeUnitCount
    }
    guard word.upperBound - start > 5 else { return nil }
    let name = String(decoding: bytes[start..<word.upperBound], as: UTF8.self)
    return UtilityPalette.color(name).map { (start..<word.upperBound, $0) }
  }

  private func bare(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func slip(
    _ shade: Written, _ value: Written, _ right: String, _ line: ClaimLine
  ) -> DerivedNumber {
    let name = lines.string(shade.range, of: line)
    let written = lines.string(value.range, of: line)
    let right =
      name.first?.isUppercase == true ? right.prefix(1).uppercased() + right.dropFirst() : right
    return DerivedNumber(
      kind: .color, claimed: name, computed: right,
      arithmetic: "\(name) = \(shade.color.hex), \(right) = \(written)",
      origin: lines.origin(shade.range, of: line), sources: [lines.origin(value.range, of: line)])
  }
}
