import SpecModel
import SpecSyntax
import SpecText

/// Reads shadows that style sheets declare below a comment that names each: `/* Low */`, `box-shadow: 0 2px 9px #00000017;`.
enum CommentedValues {
  private struct Pair {
    var name: Range<Int>
    var value: TokenLiteral
    var range: Range<Int>
  }

  /// Adds the values of a fence below a heading about shadows that holds nothing else; false where it does.
  static func read(
    _ lines: [SourceRange], _ topic: TokenTopic, _ bytes: UnsafeBufferPointer<UInt8>,
    _ context: LoweringContext, theme: TokenTheme, into sink: inout TokenSink
  ) -> Bool {
    guard topic == .kind(.shadow), lines.count > 3, let pairs = pairs(lines, bytes) else {
      return false
    }
    for pair in pairs {
      sink.add(
        .init(
          name: bytes.string(pair.name), kind: .shadow,
          value: bytes.string(pair.value.range).split { $0.isWhitespace }.joined(separator: " "),
          origin: origin(pair.range, context), valueOrigin: origin(pair.value.range, context),
          theme: theme))
    }
    return true
  }

  private static func origin(_ range: Range<Int>, _ context: LoweringContext) -> Origin {
    context.document.origin(SourceRange(range.lowerBound, range.upperBound))
  }

  private static func pairs(
    _ lines: [SourceRange], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [Pair]? {
    var pairs: [Pair] = []
    var name: Range<Int>?
    var end = 0
    for (place, line) in lines.enumerated() {
      let text = Bytes.trim(line.offsets, in: bytes)
      // A list of shadows may go on in the next lines.
      if text.isEmpty || text.lowerBound < end { continue }
      if let comment = comment(text, bytes) {
        name = comment
        continue
      }
      guard let title = name,
        Bytes.matches("box-shadow:", at: text.lowerBound, end: text.upperBound, in: bytes),
        case let whole = statement(text, lines[place...], bytes),
        let value = TokenLiteral.read(bytes, whole.lowerBound + 11..<whole.upperBound),
        value.kind == .shadow
      else { return nil }
      pairs.append(Pair(name: title, value: value, range: title.lowerBound..<whole.upperBound))
      end = whole.upperBound
      name = nil
    }
    return pairs.count > 1 ? pairs : nil
  }

  /// A declaration up to its semicolon, lines that go on included.
  private static func statement(
    _ text: Range<Int>, _ lines: ArraySlice<SourceRange>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    var end = text.upperBound
    for line in lines.dropFirst() {
      guard bytes[end - 1] == 0x2C else { break }
      end = max(end, Bytes.trim(line.offsets, in: bytes).upperBound)
    }
    return text.lowerBound..<end
  }

  /// The words of a comment that is a line by itself, one to four.
  private static func comment(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard text.count < 60 else { return nil }
    var inner = text
    if Bytes.matches("/*", at: text.lowerBound, end: text.upperBound, in: bytes),
      Bytes.matches("*/", at: text.upperBound - 2, end: text.upperBound, in: bytes)
    {
      inner = text.lowerBound + 2..<max(text.lowerBound + 2, text.upperBound - 2)
    } else if Bytes.matches("//", at: text.lowerBound, end: text.upperBound, in: bytes) {
      inner = text.lowerBound + 2..<text.upperBound
    } else {
      return nil
    }
    let marks: [StaticString] = [" - ", " – ", " — ", ": ", " ("]
    let end = marks.compactMap { Bytes.find($0, in: inner, of: bytes) }.min() ?? inner.upperBound
    let name = Bytes.trim(inner.lowerBound..<end, in: bytes)
    let words = UnmarkedWords.keys(bytes, name).count
    // "卡片阴影"
    let isWide =
      words == 0 && (3...30).contains(name.count) && name.allSatisfy { bytes[$0] >= 0x80 }
    return (1...4).contains(words) || isWide ? name : nil
  }
}
