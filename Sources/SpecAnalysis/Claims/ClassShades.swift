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
    guard lines.document.mentions("ailwind"), lines.document.mentions("#") else { return [] }
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
    return DerivedNumber(
      kind: .color, claimed: name, computed: right,
      arithmetic: "\(name) = \(shade.color.hex), \(right) = \(written)",
      origin: lines.origin(shade.range, of: line), sources: [lines.origin(value.range, of: line)])
  }
}
