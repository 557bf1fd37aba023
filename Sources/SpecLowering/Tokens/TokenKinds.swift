import SpecModel

/// Fits values to the kind that a section defines.
enum TokenKinds {
  /// The value of a text as a token of a kind; `nil` where the text is no such value.
  static func fit(
    _ literal: TokenLiteral?, kind: Token.Kind, text: Range<Int>, reader: FactReader
  ) -> TokenLiteral? {
    switch kind {
    case .color: return color(literal, text, reader)
    case .typography: return typography(literal)
    case .fontFamily: return family(literal, text, reader)
    case .fontWeight: return weight(literal, reader)
    case .spacing, .radius, .size, .breakpoint: return length(literal, kind, text, reader)
    case .duration, .easing: return motion(literal, text, reader)
    case .zindex: return literal?.kind == .other ? retyped(literal, .zindex) : nil
    case .opacity:
      return literal?.kind == .other || literal?.kind == .opacity
        ? retyped(literal, .opacity) : nil
    case .shadow: return shadow(literal, text, reader)
    case .other: return literal.flatMap { $0.kind == .other ? nil : $0 }
    }
  }

  private static func retyped(_ literal: TokenLiteral?, _ kind: Token.Kind) -> TokenLiteral? {
    literal.map { TokenLiteral(kind: kind, range: $0.range) }
  }

  /// A colour at the start, or "Color.blue (#007AFF)".
  private static func color(
    _ literal: TokenLiteral?, _ text: Range<Int>, _ reader: FactReader
  ) -> TokenLiteral? {
    if literal?.kind == .color { return literal }
    let isName =
      Bytes.matches("color.", at: text.lowerBound, end: text.upperBound, in: reader.bytes)
      || literal?.kind == .typography && reader.bytes[text.lowerBound] == 0x2E
    guard isName else { return nil }
    let line = lineEnd(text, reader)
    return TokenLiteral.anyColor(reader.bytes, text.lowerBound..<line)
  }

  private static func lineEnd(_ text: Range<Int>, _ reader: FactReader) -> Int {
    var end = text.lowerBound
    while end < reader.bytes.count, reader.bytes[end] != 0x0A, end - text.lowerBound < 120 {
      end += 1
    }
    return end
  }

  private static func typography(_ literal: TokenLiteral?) -> TokenLiteral? {
    switch literal?.kind {
    case .typography: literal
    case .spacing: retyped(literal, .typography)
    default: nil
    }
  }

  private static func family(
    _ literal: TokenLiteral?, _ text: Range<Int>, _ reader: FactReader
  ) -> TokenLiteral? {
    guard literal == nil, text.contains(where: { reader.bytes[$0] == 0x2C }),
      Bytes.find("serif", in: text, of: reader.bytes) != nil
        || Bytes.find("monospace", in: text, of: reader.bytes) != nil
        || Bytes.find("system", in: text, of: reader.bytes) != nil
        || text.contains(where: { reader.bytes[$0] == 0x27 || reader.bytes[$0] == 0x22 })
    else { return nil }
    return TokenLiteral(kind: .fontFamily, range: text)
  }

  private static func weight(_ literal: TokenLiteral?, _ reader: FactReader) -> TokenLiteral? {
    guard let literal, literal.kind == .other, literal.range.count == 3,
      reader.bytes[literal.range.lowerBound + 1] == 0x30,
      reader.bytes[literal.range.lowerBound + 2] == 0x30
    else { return nil }
    return TokenLiteral(kind: .fontWeight, range: literal.range)
  }

  private static func length(
    _ literal: TokenLiteral?, _ kind: Token.Kind, _ text: Range<Int>, _ reader: FactReader
  ) -> TokenLiteral? {
    guard let literal else { return nil }
    if literal.kind == .spacing || literal.kind == .size { return retyped(literal, kind) }
    let after = literal.range.upperBound
    guard literal.kind == .other, kind == .spacing,
      Bytes.matches(" column", at: after, end: text.upperBound, in: reader.bytes)
    else { return nil }
    return TokenLiteral(kind: .other, range: Bytes.trim(text, in: reader.bytes))
  }

  private static func motion(
    _ literal: TokenLiteral?, _ text: Range<Int>, _ reader: FactReader
  ) -> TokenLiteral? {
    if literal?.kind == .duration || literal?.kind == .easing { return literal }
    return nil
  }

  private static func shadow(
    _ literal: TokenLiteral?, _ text: Range<Int>, _ reader: FactReader
  ) -> TokenLiteral? {
    if literal?.kind == .shadow { return literal }
    guard Bytes.matches("none", at: text.lowerBound, end: text.upperBound, in: reader.bytes) else {
      return nil
    }
    return TokenLiteral(kind: .shadow, range: text.lowerBound..<text.lowerBound + 4)
  }

  private static let names: WordTable<Token.Kind> = WordKey.table(
    (.color, ["color", "colors", "colour", "palette", "bg", "background", "foreground", "fg"]),
    (.spacing, ["spacing", "space", "gap", "gutter", "padding", "margin", "inset", "grid"]),
    (.radius, ["radius", "radii", "rounded", "rounding", "corner"]),
    (.shadow, ["shadow", "shadows", "elevation"]),
    (.opacity, ["opacity", "alpha"]),
    (.zindex, ["zindex", "index"]),
    (.duration, ["duration", "durations", "delay"]),
    (.easing, ["ease", "easing", "curve"]),
    (.breakpoint, ["breakpoint", "breakpoints", "screen", "screens"]),
    (.fontWeight, ["weight", "weights"]),
    (.fontFamily, ["family"]),
    (.typography, ["font", "text", "type", "typography"]),
    (.size, ["size", "width", "height", "icon"])
  )

  /// The kind that a name says, or else the given one.
  static func kind(of name: String, or fallback: Token.Kind) -> Token.Kind {
    let bytes = ContiguousArray(Names.words(name).joined(separator: " ").utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      for word in Words.keys(buffer, 0..<buffer.count) {
        if let kind = names[word] { return kind }
      }
      return fallback
    }
  }

  /// The kind of a value in code: what the value is, made precise by its name.
  static func kind(of name: String, literal: TokenLiteral) -> Token.Kind {
    switch literal.kind {
    case .color, .easing, .shadow, .duration: return literal.kind
    case .spacing, .size, .other, .opacity:
      let named = kind(of: name, or: literal.kind == .spacing ? .size : literal.kind)
      return named == .color ? .other : named
    default: return kind(of: name, or: literal.kind)
    }
  }
}
