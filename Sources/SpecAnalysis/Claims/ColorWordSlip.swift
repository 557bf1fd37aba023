import SpecModel
import SpecSyntax
public import SpecText

/// A word for a colour beside a value that is another colour: "green (#DC2626)", "`#DC2626` (green)".
public struct ColorWordSlip: Sendable, Hashable {
  /// The value as written.
  public var value: String
  /// Where it stands.
  public var origin: Origin
  /// What the word promises.
  public var mismatch: ColorName.Mismatch

  /// The slips of a document, in order.
  static func find(_ lines: ClaimLines) -> [ColorWordSlip] {
    guard WrittenColor.areIn(lines.document) else { return [] }
    let plain = lines.document.plain
    let hasFunctions = WrittenColor.areFunctions(in: lines.document)
    func mayHold(_ part: Range<Int>) -> Bool {
      hasFunctions
        ? WrittenColor.mayBeIn(part, plain) : ASCII.find(ASCII.hash, in: plain, part) != nil
    }
    return lines.lines.flatMap { line -> [ColorWordSlip] in
      guard line.kind == .prose || line.kind == .row, line.parts.contains(where: mayHold) else {
        return []
      }
      let own = line.parts.flatMap { part -> [ColorWordSlip] in
        guard part.count < 400, mayHold(part) else { return [] }
        return slips(part, line, lines)
      }
      return own.isEmpty && line.kind == .row ? besideCell(line, lines) : own
    }
  }

  private static let meanings: Lexicon = [
    "meaning", "description", "note", "notes", "looks", "name", "colour", "color", "comment",
    "remark", "bedeutung", "beschreibung", "farbe", "descripción", "couleur", "cor",
    "colore", "kleur", "warna", "kolor", "色", "颜色", "顏色", "色彩", "색상", "색", "цвет", "колір",
  ]

  /// "pure white, behind everything" in a cell of descriptions beside the only value of a row.
  private static func besideCell(_ line: ClaimLine, _ lines: ClaimLines) -> [ColorWordSlip] {
    let plain = lines.document.plain
    let places = line.parts.indices.filter {
      WrittenColor.mayBeIn(line.parts[$0], plain)
    }
    guard let place = places.only, case let cell = ASCII.trimmed(plain, line.parts[place]),
      let own = WrittenColor.only(in: cell, plain), cell.count <= own.range.count + 2
    else { return [] }
    let color = own.color
    let header = lines.header(of: line)
    for (column, part) in line.parts.enumerated() where column != place && part.count < 120 {
      guard column < header.count, Names.hasWord(header[column], in: meanings) else { continue }
      let phrase = lines.string(part, of: line).split { ",;–—(:".contains($0) }.first ?? ""
      let words = Names.words(String(phrase))
      guard (1...3).contains(words.count), words.dropLast().allSatisfy({ !modifiers.contains($0) }),
        let mismatch = words.count == 1 && Names.wordCount(header[column]) == 1
          ? ColorName.mismatch(ofHue: words[0], color)
          : ColorName.mismatch(words.joined(separator: " "), color)
      else { continue }
      return [
        ColorWordSlip(
          value: lines.string(cell, of: line), origin: lines.origin(own.range, of: line),
          mismatch: mismatch)
      ]
    }
    return []
  }

  private static func slips(
    _ part: Range<Int>, _ line: ClaimLine, _ lines: ClaimLines
  ) -> [ColorWordSlip] {
    let plain = lines.document.plain
    // "purple to pink (`#667EEA` → `#F093FB`)" names them in order.
    let colors = WrittenColor.all(in: part, plain)
    let follows = colors.contains { own in
      let before = ASCII.trimmed(plain, part.lowerBound..<own.range.lowerBound)
      return before.count >= 3 && ASCII.starts(plain, at: before.upperBound - 3, with: "\u{2192}")
    }
    guard !follows else { return [] }
    return colors.compactMap { own in
      let (start, end) = (own.range.lowerBound, own.range.upperBound)
      guard own.isWhole(plain),
        let mismatch = (before(start, part, plain) ?? behind(end, part, plain)).flatMap({
          ColorName.mismatch(ofWord: $0, own.color)
        }) ?? described(end, part, plain, own.color),
        !(mismatch.words == "white" && isNearWhite(own.color) && isInName(start, part, plain))
      else { return nil }
      return ColorWordSlip(
        value: lines.document.string(plain: own.range), origin: lines.origin(own.range, of: line),
        mismatch: mismatch)
    }
  }

  private static func isNearWhite(_ color: OpaqueColor) -> Bool {
    min(color.red, color.green, color.blue) >= 0xE0
  }

  /// Whether the word before a value ends a name of two words with capitals: "Paper White `#E8E8E4`" names a colour so.
  private static func isInName(
    _ hash: Int, _ part: Range<Int>, _ plain: ContiguousArray<UInt8>
  ) -> Bool {
    let text = String(decoding: plain[max(part.lowerBound, hash - 40)..<hash], as: UTF8.self)
    let words = text.split { " `(".contains($0) }
    return words.count > 1 && words.suffix(2).allSatisfy { $0.first?.isUppercase == true }
  }

  /// The word right before a value or before the parenthesis around it; a comma or another mark parts them.
  private static func before(
    _ hash: Int, _ part: Range<Int>, _ plain: ContiguousArray<UInt8>
  ) -> String? {
    var end = hash
    while end > part.lowerBound {
      if [ASCII.space, ASCII.backtick, 0x28].contains(plain[end - 1]) {
        end -= 1
      } else if end - 3 >= part.lowerBound, ASCII.starts(plain, at: end - 3, with: "（") {
        end -= 3
      } else {
        break
      }
    }
    var start = end
    while start > part.lowerBound, let length = letter(before: start, plain) { start -= length }
    guard start < end, start >= part.lowerBound,
      plain[start] >= 0xE3 || isFree(start, part, plain)
    else { return nil }
    return String(decoding: plain[start..<end], as: UTF8.self).lowercased()
  }

  /// The bytes of the letter that ends before an offset, in any script; `nil` where a mark or a blank does.
  private static func letter(before end: Int, _ plain: ContiguousArray<UInt8>) -> Int? {
    let byte = plain[end - 1]
    guard byte >= 0x80 else { return ASCII.isLetter(byte) ? 1 : nil }
    var start = end - 1
    while start > 0, plain[start] & 0xC0 == 0x80 { start -= 1 }
    switch plain[start] {
    case 0xC3...0xC9, 0xD0...0xD3: return 2
    // Marks of Chinese and Japanese are no letters.
    case 0xE3: return plain[start + 1] == 0x80 ? nil : 3
    case 0xE4...0xED: return 3
    default: return nil
    }
  }

  /// The only word of the parenthesis behind a value.
  private static func behind(
    _ end: Int, _ part: Range<Int>, _ plain: ContiguousArray<UInt8>
  ) -> String? {
    var start = end
    while start < part.upperBound, [ASCII.space, ASCII.backtick].contains(plain[start]) {
      start += 1
    }
    guard start < part.upperBound, plain[start] == 0x28 else { return nil }
    var stop = start + 1
    while stop < part.upperBound, ASCII.isLetter(plain[stop]) { stop += 1 }
    guard stop < part.upperBound, plain[stop] == 0x29 else { return nil }
    return String(decoding: plain[start + 1..<stop], as: UTF8.self).lowercased()
  }

  /// "pure white" between the marks of the description behind a value, before another value.
  private static func described(
    _ end: Int, _ part: Range<Int>, _ plain: ContiguousArray<UInt8>, _ color: OpaqueColor
  ) -> ColorName.Mismatch? {
    // A full stop behind the value ends what is said of it.
    let sentence = ContrastWords.sentence(around: end - 1..<end, in: part, plain)
    let limit = min(sentence.upperBound, end + 120)
    let next = WrittenColor.first(in: end..<limit, plain)?.range.lowerBound
    let stop = next ?? limit
    guard
      ASCII.find("ure ", in: plain, end..<stop) != nil
        || ASCII.find("rue ", in: plain, end..<stop) != nil
    else { return nil }
    let rest = String(decoding: plain[end..<stop], as: UTF8.self)
    let phrases = rest.split(omittingEmptySubsequences: false) { ",;–—()".contains($0) }
    // What stands right before the next value is said of that one: "pure white #FFFFFF, true black #000000".
    return phrases.dropLast(next == nil ? 0 : 1).lazy
      .filter { Names.wordCount(String($0)) == 2 }
      .compactMap { ColorName.mismatch(String($0), color) }.first
  }

  private static let modifiers: Lexicon = [
    "near", "off", "almost", "not", "no", "than", "non", "was", "formerly", "instead", "on",
    "over", "warm", "cool", "soft", "broken", "antique", "ghost", "smoke", "charcoal", "rich",
    "red", "orange", "yellow", "green", "teal", "cyan", "blue", "indigo", "purple", "violet",
    "magenta", "pink", "dirty", "pearl", "snow", "floral", "navy", "and", "or", "blackish",
    "lead", "jet", "light", "dark",
  ]

  /// Whether the word before a word leaves it its meaning: "near black", "off-white", "blue green" do not.
  private static func isFree(
    _ start: Int, _ part: Range<Int>, _ plain: ContiguousArray<UInt8>
  ) -> Bool {
    guard start > part.lowerBound else { return true }
    // "off-white", "--on.white", "blue/green"
    guard plain[start - 1] == ASCII.space else {
      return [ASCII.backtick, 0x2A, 0x28].contains(plain[start - 1])
    }
    var end = start - 1
    while end > part.lowerBound, plain[end - 1] == ASCII.space { end -= 1 }
    var first = end
    while first > part.lowerBound, ASCII.isLetter(plain[first - 1]) { first -= 1 }
    return !modifiers.contains(
      String(decoding: plain[first..<end], as: UTF8.self).lowercased())
  }
}
