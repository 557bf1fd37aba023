import SpecModel
import SpecSyntax
import SpecText

/// Tells the kinds of values that do not say it themselves, such as numbers without a unit: by the words of their names,
/// else by the comment or the heading above them.
struct NumberKinds {
  private let context: LoweringContext

  /// Sets the kinds of tokens right that have none of their own.
  ///
  /// - Returns: the times that numbers without a unit tell: "motion.fast" 120 beside "motion.slow" 320.
  /// - Complexity: O(tokens), and for values in code the lines of the block above them, 24 at most.
  static func settle(_ tokens: inout [Token], _ context: LoweringContext) -> [DurationFact] {
    let kinds = NumberKinds(context: context)
    var times: [(index: Int, fact: DurationFact)] = []
    for index in tokens.indices {
      let token = tokens[index]
      if let fact = time(of: token) { times.append((index, fact)) }
      assign(kinds.kind(of: token), to: &tokens[index])
    }
    // One number alone is no scale.
    guard times.count > 1 else { return [] }
    for found in times { assign(.duration, to: &tokens[found.index]) }
    return times.map(\.fact)
  }

  private static func assign(_ kind: Token.Kind?, to token: inout Token) {
    guard let kind, kind != token.kind else { return }
    if token.id == "\(token.kind.rawValue).\(TokenSink.slug(token.name))" {
      token.id = "\(kind.rawValue).\(TokenSink.slug(token.name))"
    }
    token.kind = kind
  }

  /// The time of a whole number whose name is a step of a scale of motions: they count milliseconds.
  private static func time(of token: Token) -> DurationFact? {
    guard token.kind == .other, token.name.utf8.first.map(ASCII.isLetter) == true,
      !token.name.utf8.contains(ASCII.space), (2...4).contains(token.value.utf8.count),
      let number = Int(token.value), (50...5000).contains(number),
      CodeTime.isStepOfMotion(token.name)
    else { return nil }
    return DurationFact(
      quantity: Quantity(Double(number), .milliseconds), subject: token.name, role: .animation,
      scope: [], origin: token.valueOrigin)
  }

  private func kind(of token: Token) -> Token.Kind? {
    switch token.kind {
    case .other: return ofNumber(token) ?? ofReference(token) ?? ofFace(token)
    case .size, .spacing: return isPartOfType(token) ? .typography : nil
    default: return nil
    }
  }

  // MARK: Numbers

  private func ofNumber(_ token: Token) -> Token.Kind? {
    let value = UnitlessValue(token.value)
    guard value.isNumber || value.isPair,
      !Names.words(token.name).contains(where: Self.counts.contains)
    else { return nil }
    for name in [token.name] + token.aliases {
      guard let kind = named(name, value) else { continue }
      return value.fits(kind) ? kind : nil
    }
    guard let kind = ofPlace(token), value.fits(kind) else { return nil }
    return kind
  }

  /// The kind that a name says.
  private func named(_ name: String, _ value: UnitlessValue) -> Token.Kind? {
    let kind = TokenKinds.kind(ofPath: name, or: .other)
    // "screen.brightness" is no width.
    if kind == .breakpoint, !Names.hasWord(name, in: Self.widths) { return nil }
    if kind != .other { return value.isWeight && isFace(name, kind) ? .fontWeight : kind }
    let words = Names.words(name)
    guard words.count > 1, let first = words.first else { return nil }
    if Self.weights.contains(first), value.isWeight { return .fontWeight }
    return Self.parts.contains(first) ? .typography : nil
  }

  /// "font-bold": whether a name of type leaves open that its number is a weight.
  private func isFace(_ name: String, _ kind: Token.Kind) -> Bool {
    kind == .typography && !Names.hasWord(name, in: Self.measured)
  }

  /// The kind of the comment above a value in code, or else of its section.
  private func ofPlace(_ token: Token) -> Token.Kind? {
    if let kind = ofComment(above: token) { return kind }
    let section = context.section(of: token.origin)
    let topics = context.facts.topics
    guard topics.indices.contains(section), case .kind(let kind) = topics[section].tokens else {
      return nil
    }
    switch kind {
    case .spacing, .radius, .zindex, .fontWeight, .opacity: return kind
    default: return nil
    }
  }

  /// "/* ── Weights ── */" over the values of a style sheet.
  private func ofComment(above token: Token) -> Token.Kind? {
    guard token.name.hasPrefix("--") || token.name.hasPrefix("$") else { return nil }
    let source = context.document.source
    var line = source.lineIndex(of: Int(token.origin.range.start))
    return source.bytes.withUnsafeBufferPointer { bytes in
      for _ in 0..<24 where line > 0 {
        line -= 1
        let text = Bytes.trim(source.lineRange(line).offsets, in: bytes)
        guard let last = text.last else { continue }
        // A bracket or a fence opens what the comment would stand in.
        if [0x7B, 0x60, 0x7D].contains(bytes[last]) { return nil }
        guard isComment(text, bytes) else { continue }
        guard text.count <= 80, case .kind(let kind)? = TokenTopic.of(title: text, bytes) else {
          return nil
        }
        return kind
      }
      return nil
    }
  }

  private func isComment(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start: [StaticString] = ["/*", "//", "# "]
    return start.contains {
      Bytes.matches($0, at: text.lowerBound, end: text.upperBound, in: bytes)
    }
  }

  // MARK: Others

  /// "--color-link" that is "--color-primary": a value that names another token of the kind that both names begin with.
  private func ofReference(_ token: Token) -> Token.Kind? {
    let value = token.value
    guard value.hasPrefix("--") || value.hasPrefix("var(--"), !value.utf8.contains(0x20),
      let word = Names.words(token.name).first, Self.colors.contains(word),
      Names.words(value).contains(where: Self.colors.contains)
    else { return nil }
    return .color
  }

  /// "font.family.sans" that is "Inter": a name of a family of faces over words.
  private func ofFace(_ token: Token) -> Token.Kind? {
    guard !token.value.utf8.contains(where: { ASCII.isDigit($0) || $0 == 0x7B }),
      token.value.contains(where: \.isLetter),
      TokenKinds.kind(ofPath: token.name, or: .other) == .fontFamily
    else { return nil }
    return .fontFamily
  }

  /// "font-size-base", "fonts.sizes.h1", "track-label": a length that is part of a style of type.
  private func isPartOfType(_ token: Token) -> Bool {
    let words = Names.words(token.name)
    guard words.count > 1 else { return false }
    if Self.parts.contains(words[0]) {
      return token.value.hasSuffix("em") && !token.value.hasSuffix("rem")
    }
    return zip(words, words.dropFirst()).contains {
      Self.faces.contains($0) && Self.sizes.contains($1)
        || $0 == "line" && Self.heights.contains($1)
    }
  }

  private static let counts: Lexicon = [
    "columns", "column", "cols", "count", "rows", "max", "min", "limit", "ratio", "scale", "factor",
    "steps", "items", "number", "total", "version", "quantity", "anzahl", "nombre", "cantidad",
  ]
  private static let widths: Lexicon = ["breakpoint", "breakpoints", "bp"]
  private static let weights: Lexicon = ["w", "fw", "wght"]
  private static let parts: Lexicon = ["lh", "ls", "track", "leading", "tracking"]
  private static let measured: Lexicon = [
    "line", "leading", "lineheight", "tracking", "height", "size", "sizes",
  ]
  private static let colors: Lexicon = ["color", "colour", "farbe", "couleur", "cor", "colore"]
  private static let faces: Lexicon = ["font", "fonts", "type", "typography"]
  private static let sizes: Lexicon = ["size", "sizes"]
  private static let heights: Lexicon = ["height", "heights"]
}

/// A value that is a number without a unit, or a size with its line height.
private struct UnitlessValue {
  /// Whether the value is one number.
  var isNumber = false
  /// "36/44": whether it is a size over a line height.
  var isPair = false
  private var value = 0.0
  private var isWhole = false

  init(_ text: String) {
    guard (1...12).contains(text.utf8.count) else { return }
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double(Substring($0)) }
    guard numbers.count == parts.count,
      text.utf8.allSatisfy({ ASCII.isDigit($0) || [0x2D, 0x2E, 0x2F].contains($0) })
    else { return }
    isPair = numbers.count == 2
    isNumber = numbers.count == 1
    value = numbers.first ?? 0
    isWhole = isNumber && !text.utf8.contains(0x2E)
  }

  /// Whether it may be the weight of a face.
  var isWeight: Bool {
    isWhole && (100...950).contains(value) && value.truncatingRemainder(dividingBy: 50) == 0
  }

  /// Whether it may be the value of a token of a kind.
  func fits(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .spacing, .radius, .size: isNumber && value >= 0
    case .typography: value > 0
    case .fontWeight: isWeight
    case .opacity: isNumber && (0...1).contains(value)
    case .zindex: isWhole
    case .breakpoint: isWhole && value >= 0
    default: false
    }
  }
}
