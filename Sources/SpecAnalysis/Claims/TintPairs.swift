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
    guard document.mentions("#"), cues.contains(where: { document.mentions($0) }) else { return [] }
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
    var result: [ColorPair] = []
    var offset = part.lowerBound
    while let hash = ASCII.find(ASCII.hash, in: bytes, offset..<part.upperBound) {
      let first = hex(at: hash, part.upperBound, bytes)
      offset = max(hash + 1, first?.upperBound ?? 0)
      guard let first, let stroke = skip(first.upperBound, 0x2F, part.upperBound, bytes),
        let second = hex(at: stroke, part.upperBound, bytes)
      else { continue }
      offset = second.upperBound
      if let pair = pair(first, second, part, line, bytes) { result.append(pair) }
    }
    return result
  }

  private func hex(at hash: Int, _ end: Int, _ bytes: ContiguousArray<UInt8>) -> Range<Int>? {
    guard hash < end, bytes[hash] == ASCII.hash else { return nil }
    var last = hash + 1
    while last < end, ASCII.isWord(bytes[last]) { last += 1 }
    return last - hash == 7 ? hash..<last : nil
  }

  /// Where the text goes on behind blanks, code marks and one mark.
  private func skip(
    _ start: Int, _ mark: UInt8, _ end: Int, _ bytes: ContiguousArray<UInt8>
  ) -> Int? {
    var offset = start
    var found = false
    while offset < end {
      if bytes[offset] == mark, !found {
        found = true
      } else if bytes[offset] != ASCII.space, bytes[offset] != ASCII.backtick {
        return found ? offset : nil
      }
      offset += 1
    }
    return nil
  }

  private func pair(
    _ first: Range<Int>, _ second: Range<Int>, _ part: Range<Int>, _ line: ClaimLine,
    _ bytes: ContiguousArray<UInt8>
  ) -> ColorPair? {
    let ground = ink(first, line, bytes)
    let text = ink(second, line, bytes)
    let before = String(decoding: bytes[part.lowerBound..<first.lowerBound], as: UTF8.self)
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
    _ range: Range<Int>, _ line: ClaimLine, _ bytes: ContiguousArray<UInt8>
  ) -> ColorPair.Ink {
    let text = String(decoding: bytes[range], as: UTF8.self)
    return .init(text: text, color: OpaqueColor(text), origin: lines.origin(range, of: line))
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
