import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Values of colours that lines keep from text, or know to fail.
struct KeptFromText {
  /// Words that keep a colour from what is read.
  private static let pictorial: Lexicon = [
    "decorative", "decoration", "decorations", "nontext", "ornamental", "dekorativ", "décoratif",
    "decorativo",
  ]

  /// Signs beside a ratio that say that the document knows of it.
  private static let refusals = ["❌", "✗", "✘", "🚫"]

  /// The lines that keep each value, in small letters.
  private var lines: [String: Set<Int>] = [:]

  /// Reads each line with a value once.
  ///
  /// - Complexity: O(lines with "#").
  init(_ document: Document) {
    let source = document.source
    let bytes = source.bytes
    var offset = 0
    while let place = ASCII.find(ASCII.hash, in: bytes, offset..<bytes.count) {
      let index = source.lineIndex(of: place)
      let line = source.lineRange(index)
      offset = max(place + 1, Int(line.end))
      guard line.offsets.count <= 1000, Self.keeps(source, line) else { continue }
      for value in Self.values(bytes, place..<Int(line.end)) {
        lines[value, default: []].insert(source.line(of: line.start))
      }
    }
  }

  /// Whether another line gives the value of a colour and says that it is not for text, or that it fails.
  func contains(_ origin: Origin, _ context: RuleContext) -> Bool {
    guard !lines.isEmpty else { return false }
    // In front matter the value stands between quotation marks.
    let value = context.document.source.string(origin.range).filter { $0 != "\"" && $0 != "'" }
    guard let kept = lines[value.lowercased()] else { return false }
    return kept.count > 1 || !kept.contains(context.line(origin))
  }

  private static func keeps(_ source: SourceText, _ line: SourceRange) -> Bool {
    let words = source.string(line)
    return ASCII.contains("non-text", ignoringCaseIn: source.bytes, line.offsets)
      || Names.hasWord(words, in: pictorial)
      || words.contains(":1")
        && (refusals.contains(where: words.contains) || isKnownMiss(words, source.bytes, line))
  }

  /// Signs and words of rows that take a ratio for enough.
  private static let ticks = ["✅", "✓", "✔", "☑", "AA"]
  private static let passes: Lexicon = [
    "pass", "passes", "passed", "ok", "yes", "met", "meets", "ja", "oui", "sí", "sim", "erfüllt",
  ]

  /// Whether a row of a table gives two colours with a ratio below that of text, and does not call it enough:
  /// "| `#9AA3AD` on `#F4F5F7` | 2.4:1 | placeholder only |".
  private static func isKnownMiss(
    _ words: String, _ bytes: ContiguousArray<UInt8>, _ line: SourceRange
  ) -> Bool {
    guard words.first(where: { $0 != " " }) == "|",
      values(bytes, line.offsets).count == 2,
      !ticks.contains(where: words.contains), !Names.hasWord(words, in: passes)
    else { return false }
    let ratios = words.split { " |(*~≈`".contains($0) }.compactMap { word in
      word.hasSuffix(":1") ? Double(word.dropLast(2)) : nil
    }
    return ratios.count == 1 && ratios[0] < 4.45 && ratios[0] != 3
  }

  private static func values(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> [String] {
    var result: [String] = []
    var offset = range.lowerBound
    while let start = ASCII.find(ASCII.hash, in: bytes, offset..<range.upperBound) {
      var end = start + 1
      while end < range.upperBound, ASCII.isWord(bytes[end]), bytes[end] < 0x80 { end += 1 }
      offset = end
      if (4...9).contains(end - start) {
        result.append(String(decoding: bytes[start..<end], as: UTF8.self).lowercased())
      }
    }
    return result
  }
}
