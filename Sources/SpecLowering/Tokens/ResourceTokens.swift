import SpecModel
import SpecSyntax
import SpecText

/// Reads the values of Android resources: `<color name="ink">#112233</color>`, `<dimen name="gap">8dp</dimen>`.
enum ResourceTokens {
  private static let elements: [(StaticString, Token.Kind)] = [
    ("<color ", .color), ("<dimen ", .size), ("<integer ", .other), ("<item ", .other),
  ]

  static func read(
    _ lines: [SourceRange], _ bytes: UnsafeBufferPointer<UInt8>, _ document: Document,
    theme: TokenTheme, into sink: inout TokenSink
  ) {
    for line in lines {
      let text = Bytes.trim(line.offsets, in: bytes)
      let match = elements.first {
        Bytes.matches($0.0, at: text.lowerBound, end: text.upperBound, in: bytes)
      }
      guard let match, let start = Bytes.find("name=\"", in: text, of: bytes) else { continue }
      let name = start + 6..<end(of: 0x22, from: start + 6, text, bytes)
      let open = end(of: 0x3E, from: name.upperBound, text, bytes) + 1
      guard open < text.upperBound else { continue }
      let value = Bytes.trim(open..<end(of: 0x3C, from: open, text, bytes), in: bytes)
      guard !name.isEmpty, !value.isEmpty, let literal = TokenLiteral.read(bytes, value) else {
        continue
      }
      let key = bytes.string(name)
      let named = TokenKinds.kind(ofPath: key, or: match.1)
      guard match.1 != .other || named != .other else { continue }
      let kind = literal.kind == .color ? .color : named == .color ? .size : named
      sink.add(
        .init(
          name: key, kind: kind, value: bytes.string(value),
          origin: document.origin(SourceRange(text.lowerBound, text.upperBound)),
          valueOrigin: document.origin(SourceRange(value.lowerBound, value.upperBound)),
          theme: theme))
    }
  }

  private static func end(
    of mark: UInt8, from start: Int, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var end = start
    while end < text.upperBound, bytes[end] != mark { end += 1 }
    return end
  }
}
