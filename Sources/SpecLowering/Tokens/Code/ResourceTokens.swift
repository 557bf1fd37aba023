import SpecModel
import SpecSyntax
import SpecText

/// Reads the values of resources: `<color name="ink">#112233</color>` of Android, `<Color x:Key="Ink">#112233</Color>` and
/// `<SolidColorBrush x:Key="InkBrush" Color="#112233"/>` of XAML.
enum ResourceTokens {
  private static let elements: [(StaticString, Token.Kind)] = [
    ("<color ", .color), ("<dimen ", .size), ("<integer ", .other), ("<item ", .other),
    ("<solidcolorbrush ", .color), ("<thickness ", .spacing), ("<cornerradius ", .radius),
    ("<x:double ", .other), ("<sys:double ", .other), ("<system:double ", .other),
    ("<fontfamily ", .fontFamily),
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
      guard let match,
        let name = attribute("name=\"", text, bytes) ?? attribute("x:key=\"", text, bytes),
        let value = value(behind: name, text, bytes), !name.isEmpty, !value.isEmpty,
        let literal = literal(value, match.1, bytes)
      else { continue }
      let key = bytes.string(name)
      let named = TokenKinds.kind(ofPath: key, or: match.1)
      guard match.1 != .other || named != .other else { continue }
      let kind = literal == .color ? .color : named == .color ? .size : named
      sink.add(
        .init(
          name: key, kind: literal == .fontFamily ? .fontFamily : kind, value: bytes.string(value),
          origin: document.origin(SourceRange(text.lowerBound, text.upperBound)),
          valueOrigin: document.origin(SourceRange(value.lowerBound, value.upperBound)),
          theme: theme))
    }
  }

  /// The kind that a value itself has.
  private static func literal(
    _ value: Range<Int>, _ kind: Token.Kind, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Token.Kind? {
    if let literal = TokenLiteral.read(bytes, value) { return literal.kind }
    // "16,8" is a distance for each side, and a family is a name.
    if kind == .fontFamily, bytes[value.lowerBound] != 0x7B { return .fontFamily }
    return kind == .color && NamedColors.matches(bytes, value) ? .color : nil
  }

  /// The text of an element, or its colour where it has no text.
  private static func value(
    behind name: Range<Int>, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    let open = end(of: 0x3E, from: name.upperBound, text, bytes) + 1
    guard open < text.upperBound, bytes[open - 2] != 0x2F else {
      return attribute(" color=\"", text, bytes)
    }
    return Bytes.trim(open..<end(of: 0x3C, from: open, text, bytes), in: bytes)
  }

  private static func attribute(
    _ key: StaticString, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard let start = Bytes.find(key, in: text, of: bytes) else { return nil }
    let first = start + key.utf8CodeUnitCount
    return first..<end(of: 0x22, from: first, text, bytes)
  }

  private static func end(
    of mark: UInt8, from start: Int, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var end = start
    while end < text.upperBound, bytes[end] != mark { end += 1 }
    return end
  }
}
