import SpecModel
import SpecSyntax
import SpecText

/// Finds a tint and the colour of the text on it, parted by a stroke: "Cinema: #FFF3E0 / #E65100" below "Chips:".
struct TintPairs {
  /// Parts that are drawn as text on a tint.
  private static let parts: Lexicon = [
    "chip", "chips", "badge", "badges", "pill", "pills", "tag", "tags",
  ]
  /// Words that give the two colours another meaning.
  private static let others = SwitchedOff.words.union([
    "light", "dark", "gradient", "hover", "mode", "theme", "border", "from", "to", "icon", "dot",
  ])

  let lines: ClaimLines

  /// The pairs of a document.
  ///
  /// - Complexity: O(lines with a digit).
  static func find(_ lines: ClaimLines) -> [ColorPair] {
    let document = lines.document
    let cues: [StaticString] = ["hip", "adge", "ill", "ag"]
    guard WrittenColor.areIn(document), cues.contains(where: { document.mentions($0) }) else {
      return []
    }
    let finder = TintPairs(lines: lines)
    return lines.lines.flatMap { line -> [ColorPair] in
      guard line.kind == .prose || line.kind == .code, let part = line.parts.first,
        part.count <= 400
      else { return [] }
      return finder.pairs(part, line)
    }
  }

  private func pairs(_ part: Range<Int>, _ line: ClaimLine) -> [ColorPair] {
    let bytes = lines.bytes(of: line)
    guard ASCII.find(0x2F, in: bytes, part) != nil else { return [] }
    let colors = WrittenColor.all(in: part, bytes)
    var result: [ColorPair] = []
    var place = 0
    while place + 1 < colors.count {
      let (first, second) = (colors[place], colors[place + 1])
      guard first.isWhole(bytes, short: false), second.isWhole(bytes, short: false),
        isStroke(bytes[first.range.upperBound..<second.range.lowerBound])
      else {
        place += 1
        continue
      }
      place += 2
      if let pair = pair(first, second, part, line, bytes) { result.append(pair) }
    }
    return result
  }

  /// Whether nothing but one stroke, blanks and code marks part two colours.
  private func isStroke(_ gap: ContiguousArray<UInt8>.SubSequence) -> Bool {
    var strokes = 0
    for byte in gap {
      if byte == 0x2F { strokes += 1 }
      guard byte == 0x2F || byte == ASCII.space || byte == ASCII.backtick else { return false }
    }
    return strokes == 1
  }

  private func pair(
    _ first: WrittenColor, _ second: WrittenColor, _ part: Range<Int>, _ line: ClaimLine,
    _ bytes: ContiguousArray<UInt8>
  ) -> ColorPair? {
    let ground = ink(first, line, bytes)
    let text = ink(second, line, bytes)
    let before = String(decoding: bytes[part.lowerBound..<first.range.lowerBound], as: UTF8.self)
    guard let groundColor = ground.color, let textColor = text.color,
      groundColor.luminance > 0.6, textColor.luminance < 0.45,
      !Names.hasWord(before, in: Self.others), isOnPart(before, part, line, bytes)
    else { return nil }
    let subject = before.split { ",(;".contains($0) }.last.map { String($0.prefix { $0 != ":" }) }
    return ColorPair(
      subject: subject?.trimmedSpaces ?? "", ink: text, background: ground, size: nil,
      isBold: false, claim: nil)
  }

  private func ink(
    _ own: WrittenColor, _ line: ClaimLine, _ bytes: ContiguousArray<UInt8>
  ) -> ColorPair.Ink {
    .init(
      text: String(decoding: bytes[own.range], as: UTF8.self), color: own.color,
      origin: lines.origin(own.range, of: line))
  }

  /// Whether the line, the heading or the line of code above that has no colour names such a part, and no other use.
  private func isOnPart(
    _ before: String, _ part: Range<Int>, _ line: ClaimLine, _ bytes: ContiguousArray<UInt8>
  ) -> Bool {
    let lead = line.kind == .code ? lead(above: part, bytes) : lines.scope(of: line).last ?? ""
    return (Names.hasWord(before, in: Self.parts) || Names.hasWord(lead, in: Self.parts))
      && !Names.hasWord(lead, in: Self.others)
  }

  /// The nearest line above that ends with a colon, at most a dozen lines up.
  private func lead(above part: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> String {
    let source = lines.document.source
    let index = source.lineIndex(of: part.lowerBound)
    for above in stride(from: index - 1, through: max(0, index - 12), by: -1) {
      let range = ASCII.trimmed(bytes, source.lineRange(above).offsets)
      if range.isEmpty || bytes[range.lowerBound] == ASCII.backtick { return "" }
      if bytes[range.upperBound - 1] == ASCII.colon {
        return String(decoding: bytes[range], as: UTF8.self)
      }
    }
    return ""
  }
}
