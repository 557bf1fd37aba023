import SpecModel
import SpecSyntax
import SpecText

/// Fits values to the kind that a section defines.
enum TokenKinds {
  /// The value of a text as a token of a kind; `nil` where the text is no such value.
  static func fit(
    _ literal: TokenLiteral?, kind: Token.Kind, text: Range<Int>, reader: FactReader
  ) -> TokenLiteral? {
    switch kind {
    case .color: return color(literal, text, reader)
    case .typography: return typography(literal, text, reader) ?? family(literal, text, reader)
    case .fontFamily:
      return family(literal, text, reader) ?? (literal == nil ? quoted(text, reader) : nil)
    case .fontWeight: return weight(literal, reader)
    // "Radius and shadow" heads both.
    case .spacing, .radius, .size, .breakpoint:
      return literal?.kind == .shadow ? literal : length(literal, kind, text, reader)
    case .duration, .easing: return motion(literal, kind, text, reader)
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
    if let packed = TokenLiteral.packed(reader.bytes, text) { return packed }
    let isName =
      Bytes.matches("color.", at: text.lowerBound, end: text.upperBound, in: reader.bytes)
      || literal?.kind == .typography && reader.bytes[text.lowerBound] == 0x2E
    guard isName else { return described(text, reader) }
    let line = lineEnd(text, reader)
    return TokenLiteral.anyColor(reader.bytes, text.lowerBound..<line)
  }

  /// "violet-600 (#7C3AED)", "Violet (#7C3AED)", "violet-600 #7C3AED": a colour after its name in a palette, or in
  /// parentheses after words that describe it, "Dark stage of the hall (#1C1226)".
  ///
  /// - Parameter most: the words of the name at most; cells of columns for modes have room for a third.
  static func described(
    _ text: Range<Int>, _ reader: FactReader, most: Int = 2
  ) -> TokenLiteral? {
    let bytes = reader.bytes
    let near = text.prefix(72)
    guard let hash = near.first(where: { bytes[$0] == 0x23 }), hash > text.lowerBound + 1,
      let color = TokenLiteral.color(bytes, hash..<text.upperBound), color.range.count > 6,
      Bytes.isLetter(bytes[text.lowerBound]) || isWide(text.lowerBound..<hash, bytes)
    else { return nil }
    let isInside = bytes[hash - 1] == 0x28
    let name = Bytes.trim(text.lowerBound..<(isInside ? hash - 1 : hash), in: bytes)
    if isWide(name, bytes) { return color }
    guard let last = name.last,
      name.allSatisfy({ isNamePart(bytes[$0]) }),
      case let count = wordCount(of: name, bytes),
      count <= most
        || isInside && count < 7 && isTitled(name, bytes) && !Words.contain(pairings, bytes, name)
    else { return nil }
    let end = color.range.upperBound + (isInside ? 1 : 0)
    guard end >= text.upperBound, !isInside || bytes[end - 1] == 0x29 else { return nil }
    return isInside || Bytes.isDigit(bytes[last]) || !Words.contain(joints, bytes, name)
      ? color : nil
  }

  /// Whether words begin with a capital, and so name something.
  private static func isTitled(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[text.lowerBound] &- 0x41 < 26
  }

  /// "暖白": up to eight signs of Chinese, Japanese or Korean.
  private static func isWide(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = Bytes.trim(text, in: bytes)
    return (3...24).contains(text.count) && text.count % 3 == 0
      && stride(from: text.lowerBound, to: text.upperBound, by: 3).allSatisfy {
        (0xE4...0xED).contains(bytes[$0]) || bytes[$0] == 0xE3 && bytes[$0 + 1] != 0x80
      }
  }

  /// "Matrix green #39FF14 (classic)": up to three words that describe a colour, then the colour.
  static func paraphrased(_ text: Range<Int>, _ reader: FactReader) -> TokenLiteral? {
    let bytes = reader.bytes
    guard Bytes.isLetter(bytes[text.lowerBound]),
      let hash = text.prefix(40).first(where: { bytes[$0] == 0x23 }), bytes[hash - 1] == 0x20,
      let color = TokenLiteral.color(bytes, hash..<text.upperBound), color.range.count == 7
    else { return nil }
    let name = Bytes.trim(text.lowerBound..<hash, in: bytes)
    let isPlain = name.allSatisfy {
      Bytes.isLetter(bytes[$0]) || [0x20, 0x2D, 0x2F].contains(bytes[$0])
    }
    guard isPlain, Words.all(bytes, name).count < 4, !Words.contain(joints, bytes, name) else {
      return nil
    }
    let rest = Bytes.trim(color.range.rest(of: text), in: bytes)
    guard let next = rest.first else { return color }
    // An arrow leads to another colour.
    if bytes[next] == 0xE2 { return bytes[next + 1] == 0x80 ? color : nil }
    return [0x28, 0x2D, 0x2C, 0x3B].contains(bytes[next]) ? color : nil
  }

  /// Words that make more of a text than the description of one colour.
  static let joints = WordKey.set(
    "on", "over", "with", "and", "or", "to", "at", "vs", "from", "than", "if", "text", "border",
    "solid", "auf", "mit", "und", "sur", "avec", "et", "sobre", "con", "y", "su", "op", "met",
    "use", "uses", "using", "in", "is", "not", "of", "for", "like", "instead", "uso", "usa", "nicht"
  )

  /// Words before a colour in parentheses that make one of several of it, or the colour of another thing.
  private static let pairings = WordKey.set(
    "on", "over", "vs", "versus", "and", "or", "than", "not", "instead", "text", "border", "auf",
    "und", "oder", "nicht", "sur", "et", "ou", "sobre", "y", "su",
    "op")

  /// Words between two values that stand in a relation and define nothing.
  static let relations = WordKey.set(
    "on", "over", "against", "vs", "versus", "to", "than", "auf", "sur", "sobre", "su", "op")

  private static func lineEnd(_ text: Range<Int>, _ reader: FactReader) -> Int {
    var end = text.lowerBound
    while end < reader.bytes.count, reader.bytes[end] != 0x0A, end - text.lowerBound < 120 {
      end += 1
    }
    return end
  }

  private static func typography(
    _ literal: TokenLiteral?, _ text: Range<Int>, _ reader: FactReader
  ) -> TokenLiteral? {
    switch literal?.kind {
    case .typography: return literal
    case .spacing: return retyped(literal, .typography)
    case .other: return literal.flatMap { pair($0, text, reader) }
    default: break
    }
    // "fontSize = 22.sp, lineHeight = 28.sp"
    for word: StaticString in ["fontsize", "font-size", "font:", "size:"]
    where Bytes.matches(word, at: text.lowerBound, end: text.upperBound, in: reader.bytes) {
      return TokenLiteral(kind: .typography, range: Bytes.trim(text, in: reader.bytes))
    }
    return nil
  }

  /// "36/44": size and line height without units.
  private static func pair(
    _ literal: TokenLiteral, _ text: Range<Int>, _ reader: FactReader
  ) -> TokenLiteral? {
    let bytes = reader.bytes
    var end = literal.range.upperBound
    while end < text.upperBound, bytes[end] == 0x20 { end += 1 }
    guard end + 1 < text.upperBound, bytes[end] == 0x2F else { return nil }
    end += 1
    while end < text.upperBound, bytes[end] == 0x20 { end += 1 }
    let start = end
    while end < text.upperBound, Bytes.isDigit(bytes[end]) || bytes[end] == 0x2E { end += 1 }
    guard end > start, !isWeight(literal.range, bytes) else { return nil }
    return TokenLiteral(kind: .typography, range: literal.range.lowerBound..<end)
  }

  /// "400" of "400 / 500": a weight and no size.
  private static func isWeight(
    _ number: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    number.count == 3 && bytes[number.lowerBound + 1] == 0x30
      && bytes[number.lowerBound + 2] == 0x30
  }

  private static let generic = WordKey.set(
    "serif", "sans", "monospace", "cursive", "system", "ui", "emoji")

  /// "'Inter', sans-serif": names in quotes, or a short list that ends with a generic family.
  private static func family(
    _ literal: TokenLiteral?, _ text: Range<Int>, _ reader: FactReader
  ) -> TokenLiteral? {
    let bytes = reader.bytes
    let text = withoutRemark(text, bytes)
    guard literal == nil, text.count < 300, text.contains(where: { bytes[$0] == 0x2C }),
      !text.contains(where: { bytes[$0] == 0x28 })
    else { return nil }
    var start = text.lowerBound
    var last: Range<Int>?
    for index in text.lowerBound...text.upperBound
    where index == text.upperBound || bytes[index] == 0x2C {
      let part = Bytes.trim(start..<index, in: bytes)
      if part.isEmpty || Words.all(bytes, part).count > 4 { return nil }
      last = part
      start = index + 1
    }
    guard let last else { return nil }
    let isQuoted = bytes[text.lowerBound] == 0x27 || bytes[text.lowerBound] == 0x22
    // "Body, labels, UI text" tells what a face is for.
    let isGeneric = Words.all(bytes, last).last.map { generic.contains($0.key) } ?? false
    guard isQuoted || isGeneric, !isCopy(text, bytes) else { return nil }
    return TokenLiteral(kind: .fontFamily, range: text)
  }

  /// "\"Войти\", \"Отмена\"": words of the interface in quotation marks; faces have names in Latin letters.
  private static func isCopy(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count > 3 && !Bytes.isWord(bytes[text.lowerBound])
      && bytes[text.lowerBound + 1] &- 0xD0 < 4
  }

  /// "'Courier New'": one face in quotation marks.
  private static func quoted(_ text: Range<Int>, _ reader: FactReader) -> TokenLiteral? {
    let bytes = reader.bytes
    let text = withoutRemark(text, bytes)
    guard (4...42).contains(text.count), let first = text.first, let last = text.last,
      bytes[first] == 0x27 || bytes[first] == 0x22, bytes[last] == bytes[first],
      !text.dropFirst().dropLast().contains(where: { bytes[$0] == bytes[first] }),
      bytes[first + 1] &- 0x41 < 26
    else { return nil }
    return TokenLiteral(kind: .fontFamily, range: text)
  }

  /// "'Inter', sans-serif (optional)", "'Inter', sans-serif – for code": the text before a remark.
  private static func withoutRemark(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    let marks: [StaticString] = [" (", " - ", " – ", " — "]
    let end = marks.compactMap { Bytes.find($0, in: text, of: bytes) }.min()
    return Bytes.trim(text.lowerBound..<(end ?? text.upperBound), in: bytes)
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
    if kind == .size, measuresSide(literal.range, text, reader.bytes) { return nil }
    if literal.kind == .spacing || literal.kind == .size { return retyped(literal, kind) }
    // "50%" of a side makes a circle.
    if kind == .radius, literal.kind == .opacity { return retyped(literal, kind) }
    // "none: 0": no unit is needed for nothing.
    if kind != .breakpoint, literal.kind == .other, literal.range.count == 1,
      literal.range == Bytes.trim(text, in: reader.bytes), reader.bytes[text.lowerBound] == 0x30
    {
      return retyped(literal, kind)
    }
    let after = literal.range.upperBound
    guard literal.kind == .other, kind == .spacing,
      Bytes.matches(" col", at: after, end: text.upperBound, in: reader.bytes)
    else { return nil }
    return TokenLiteral(kind: .other, range: Bytes.trim(text, in: reader.bytes))
  }

  private static let sides = WordKey.set(
    "wide", "tall", "high", "long", "width", "height", "breit", "hoch", "lang", "breite", "hohe",
    "large", "haut", "largeur", "hauteur", "ancho", "alto", "anchura", "altura", "largura",
    "larghezza", "altezza", "breed", "hoog", "breedte", "hoogte", "lebar", "tinggi")

  /// "280px wide", "40px height": how far one part goes in one direction, and no size of a scale.
  private static func measuresSide(
    _ value: Range<Int>, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let rest = Bytes.trim(value.rest(of: text), in: bytes)
    guard let first = rest.first, rest.count < 12, Bytes.isLetter(bytes[first]),
      case let words = UnmarkedWords.keys(bytes, rest), words.count == 1
    else { return false }
    return sides.contains(words[0])
  }

  private static func motion(
    _ literal: TokenLiteral?, _ kind: Token.Kind, _ text: Range<Int>, _ reader: FactReader
  ) -> TokenLiteral? {
    if literal?.kind == .duration || literal?.kind == .easing { return literal }
    return kind == .easing ? controlPoints(text, reader) ?? namedCurve(text, reader) : nil
  }

  /// "(0.32, 0, 0.67, 0)", "0.4, 0, 0.2, 1": the four numbers of a curve and no more.
  private static func controlPoints(_ text: Range<Int>, _ reader: FactReader) -> TokenLiteral? {
    let text = Bytes.trim(text, in: reader.bytes)
    let isPlain = text.allSatisfy { offset in
      let byte = reader.bytes[offset]
      return Bytes.isDigit(byte) || [0x20, 0x28, 0x29, 0x2C, 0x2D, 0x2E, 0x5B, 0x5D].contains(byte)
    }
    guard isPlain, text.count(where: { reader.bytes[$0] == 0x2C }) == 3,
      case let numbers = PlainNumbers.read(reader.bytes, text), numbers.count == 4,
      (0...1).contains(numbers[0]), (0...1).contains(numbers[2])
    else { return nil }
    return TokenLiteral(kind: .easing, range: text)
  }

  /// A code span that names a curve of a library: "CubicEase EasingMode=\"EaseOut\"", "Type.OutCubic".
  private static func namedCurve(_ text: Range<Int>, _ reader: FactReader) -> TokenLiteral? {
    guard text.count <= 60, reader.context.document.span(at: text.lowerBound, in: .code) != nil,
      // "src/motion/EasingTable.ts" is a file.
      !text.contains(where: { reader.bytes[$0] == ASCII.slash }),
      Names.words(reader.string(text)).contains(where: curves.contains)
    else { return nil }
    return TokenLiteral(kind: .easing, range: text)
  }

  /// Whether one word of letters names a curve of a library: "QuadraticEaseOut".
  static func namesCurve(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    (4...40).contains(text.count) && text.allSatisfy { Bytes.isLetter(bytes[$0]) }
      && Names.words(bytes.string(text)).contains(where: curves.contains)
  }

  private static let curves: Lexicon = [
    "ease", "easing", "linear", "cubic", "quad", "quadratic", "quart", "quint", "sine", "expo",
    "exponential", "circ", "circle", "elastic", "bounce", "back", "spring",
  ]

  private static func shadow(
    _ literal: TokenLiteral?, _ text: Range<Int>, _ reader: FactReader
  ) -> TokenLiteral? {
    // "`rgba(0, 0, 0, 0.1) 0 2px 6px`": the colour may stand first (CSS Backgrounds 3, 7.1).
    if literal?.kind == .shadow || literal?.kind == .color,
      let span = TokenPass.codeSpan(at: text.lowerBound, reader)
    {
      return TokenLiteral(kind: .shadow, range: span)
    }
    if literal?.kind == .shadow { return literal }
    if literal?.kind == .color { return retyped(literal, .shadow) }
    // "Low: `box-shadow: 0 2px 9px rgba(0, 0, 0, 0.09)`"
    if Bytes.matches("box-shadow: ", at: text.lowerBound, end: text.upperBound, in: reader.bytes),
      let found = TokenLiteral.read(reader.bytes, text.lowerBound + 12..<text.upperBound),
      found.kind == .shadow
    {
      return found
    }
    // Elevation is a distance: "2dp".
    if let literal, literal.kind == .spacing,
      Bytes.matches(
        "dp", at: literal.range.upperBound - 2, end: literal.range.upperBound, in: reader.bytes)
    {
      return retyped(literal, .shadow)
    }
    guard Bytes.matches("none", at: text.lowerBound, end: text.upperBound, in: reader.bytes) else {
      return nil
    }
    return TokenLiteral(kind: .shadow, range: text.lowerBound..<text.lowerBound + 4)
  }

  private static let names: WordTable<Token.Kind> = WordKey.table(
    (
      .color,
      [
        "color", "colors", "colour", "colours", "palette", "bg", "background", "foreground", "fg",
        "gradient", "gradients", "scheme", "farbe", "couleur",
      ]
    ),
    (
      .spacing,
      [
        "spacing", "spacings", "space", "spaces", "gap", "gaps", "gutter", "padding", "margin",
        "spacers",
        "inset", "insets", "grid", "abstand", "espaciado", "espacement", "margins", "margen",
        "margenes", "márgenes", "espacios", "espaciados", "abstände", "abstaende", "marge",
        "marges", "margine", "margini", "spaziatura", "margem", "margens", "espaçamento",
      ]
    ),
    (
      .radius,
      [
        "radius", "radii", "rounded", "rounding", "corner", "corners", "shape", "shapes", "rayon",
        "raio", "raggio",
      ]
    ),
    (.shadow, ["shadow", "shadows", "elevation", "elevations", "depth"]),
    (.opacity, ["opacity", "opacities", "alpha"]),
    (.zindex, ["zindex", "index", "z", "layer", "layers", "stacking"]),
    (.duration, ["duration", "durations", "delay", "stagger", "timing", "timings"]),
    (.easing, ["ease", "easing", "easings", "curve", "curves", "spring", "springs"]),
    (.breakpoint, ["breakpoint", "breakpoints", "screen", "screens"]),
    (.fontWeight, ["weight", "weights"]),
    (.fontFamily, ["family", "families"]),
    (
      .typography,
      ["font", "fonts", "type", "typography", "typo", "leading", "tracking"]
    ),
    (.size, ["size", "sizes", "sizing", "width", "height"])
  )

  /// Words that say a kind where no other word does.
  private static let weakNames: WordTable<Token.Kind> = WordKey.table(
    (.typography, ["text", "heading", "headline"]), (.duration, ["motion", "animation"]),
    (.size, ["icon", "dimens", "dimensions", "container", "border", "borders"])
  )

  /// Two words that together say another kind than each of them.
  private static let pairs: [(String, String, Token.Kind)] = [
    ("font", "weight", .fontWeight), ("font", "weights", .fontWeight),
    ("font", "family", .fontFamily), ("font", "families", .fontFamily),
    ("line", "height", .typography), ("line", "heights", .typography),
    ("letter", "spacing", .typography), ("font", "size", .typography),
    ("border", "radius", .radius), ("corner", "radius", .radius), ("z", "index", .zindex),
    ("touch", "target", .size), ("border", "color", .color), ("text", "color", .color),
    ("line", "spacing", .typography), ("grid", "gap", .spacing), ("icon", "size", .size),
  ]

  /// Words for a line height, which may be a number of three characters as a weight is: "1.2".
  static let lines: Lexicon = ["line", "leading", "lineheight", "tracking", "height"]

  /// The kind that a name says, or else the given one.
  static func kind(of name: String, or fallback: Token.Kind) -> Token.Kind {
    named(name) ?? fallback
  }

  private static func named(_ name: String) -> Token.Kind? {
    let words = Names.words(name)
    for (index, word) in words.enumerated() {
      if index + 1 < words.count,
        let pair = pairs.first(where: { $0.0 == word && $0.1 == words[index + 1] })
      {
        return pair.2
      }
      let kind = word.utf8.count > 16 ? nil : names[key(word)]
      // "screenPadding" is a distance at the edge of a screen.
      if kind == .breakpoint, let last = words.last, index + 1 < words.count,
        names[key(last)] == .spacing
      {
        return .spacing
      }
      if let kind { return kind }
    }
    for word in words where word.utf8.count <= 16 {
      if let kind = weakNames[key(word)] { return kind }
    }
    return wideKind(of: name)
  }

  /// The kind of a length below a heading for distances or corners, which the first word of its name may set right:
  /// "radius-s" below "Spacing and radii" is no distance.
  static func kind(of name: String, ofLength kind: Token.Kind) -> Token.Kind {
    guard kind == .spacing || kind == .radius, name.utf8.count < 32 else { return kind }
    let words = Names.words(name)
    guard (2...3).contains(words.count), words[0].utf8.count <= 16,
      let named = names[key(words[0])], named == .spacing || named == .radius
    else { return kind }
    return named
  }

  /// The kind of a length or a number whose name says none.
  private static func fallback(_ kind: Token.Kind, _ topic: Token.Kind?) -> Token.Kind {
    switch (kind, topic) {
    case (.spacing, .spacing?), (.spacing, .radius?), (.spacing, .breakpoint?),
      (.spacing, .typography?), (.size, .radius?), (.size, .spacing?), (.opacity, .radius?),
      (.other, .zindex?), (.other, .fontWeight?), (.other, .opacity?):
      return topic ?? kind
    case (.spacing, _): return .size
    default: return kind
    }
  }

  private static func key(_ word: String) -> WordKey {
    var key = WordKey()
    for byte in word.utf8 { key.append(Bytes.lower(byte)) }
    return key
  }

  /// The kind that a dotted name says, its innermost part first.
  static func kind(ofPath name: String, or fallback: Token.Kind) -> Token.Kind {
    for part in name.utf8.split(separator: 0x2E).reversed() {
      guard let text = String(part), let kind = named(text) else { continue }
      if kind == .typography, isFace(text, of: name) { return .fontFamily }
      // "PropertyAnimation { to: 0.8 }": where a property goes.
      return kind == .duration && [".to", ".from"].contains(where: name.hasSuffix) ? fallback : kind
    }
    return fallback
  }

  /// The kind of a value in code: what the value is, made precise by its name, or else by what the section defines.
  static func kind(
    of name: String, literal: TokenLiteral, topic: Token.Kind? = nil
  ) -> Token.Kind {
    switch literal.kind {
    case .color, .easing, .shadow, .duration: return literal.kind
    case .spacing, .size, .other, .opacity:
      let named = kind(of: name, or: fallback(literal.kind, topic))
      switch named {
      case .color: return .other
      case .duration, .easing: return literal.kind == .spacing ? .size : .other
      case .typography
      where literal.kind == .other && literal.range.count == 3 && !Names.hasWord(name, in: lines):
        return .fontWeight
      default: return named
      }
    default: return kind(of: name, or: literal.kind)
    }
  }
}
