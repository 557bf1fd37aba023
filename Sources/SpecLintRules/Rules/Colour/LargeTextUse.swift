import SpecAnalysis
import SpecModel
import SpecSyntax
import SpecText

/// What a document keeps for large text, of which 3:1 is asked.
///
/// - Source: WCAG 2.2, 1.4.3, "Large Text".
enum LargeTextUse {
  private static let phrases = [
    "large text", "large-text", "large only", "headings only", "大テキスト", "大きいテキスト", "大きな文字",
    "大文字のみ", "大号文本", "大字", "큰 텍스트", "nur große", "großer text", "grand texte", "texto grande",
  ]

  /// Whether the line of a colour keeps it for large text, or another line the name that its line gives it: what holds
  /// of a name holds of its values by day and by night.
  static func keeps(_ value: Origin, _ document: Document) -> Bool {
    let line = document.firstLine(of: value.range)
    guard line.offsets.count <= 1000 else { return false }
    let text = document.source.string(line).lowercased()
    if phrases.contains(where: text.contains) { return true }
    guard let name = name(in: line.offsets, document.source.bytes) else { return false }
    let source = document.source
    var offset = 0
    while let place = find(name, in: source.bytes, from: offset) {
      offset = place + name.count
      let other = source.lineRange(source.lineIndex(of: place))
      guard other.start != line.start, other.offsets.count <= 1000 else { continue }
      let words = source.string(other).lowercased()
      if words.contains("only"), phrases.contains(where: words.contains) { return true }
    }
    return false
  }

  /// The first name in code on a line, with its marks: "`--text-faint`".
  private static func name(
    in line: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> ArraySlice<UInt8>? {
    guard let start = bytes[line].firstIndex(of: ASCII.backtick), start + 2 < line.upperBound,
      let end = bytes[start + 1..<line.upperBound].firstIndex(of: ASCII.backtick),
      end - start > 4, bytes[start + 1] != ASCII.hash
    else { return nil }
    return ArraySlice(bytes[start...end])
  }

  private static func find(
    _ name: ArraySlice<UInt8>, in bytes: ContiguousArray<UInt8>, from offset: Int
  ) -> Int? {
    var place = offset
    while let start = ASCII.find(ASCII.backtick, in: bytes, place..<bytes.count) {
      if bytes[start...].starts(with: name) { return start }
      place = start + 1
    }
    return nil
  }
}
