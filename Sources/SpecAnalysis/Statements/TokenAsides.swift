import SpecModel
import SpecSyntax
import SpecText

/// Lengths that a sentence gives beside the name of a design value with another one: "12px corners (`rounded.lg`)",
/// "`--radius-m`, which gives the 8px corners", "16–20 px (`{rounded.lg}`–`{rounded.xl}`)".
struct TokenAsides {
  private let document: Document
  private let tokens: [String: Token]

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let document = reader.document
    var tokens: [String: Token] = [:]
    var doubtful: Set<String> = []
    for token in reader.spec.tokens
    where [.radius, .spacing, .size].contains(token.kind) && token.modes.isEmpty {
      guard token.name.contains("-") || token.name.contains(".") else { continue }
      if let known = tokens[token.name], known.value != token.value { doubtful.insert(token.name) }
      tokens[token.name] = token
    }
    for name in doubtful { tokens[name] = nil }
    guard !tokens.isEmpty else { return [] }
    let finder = TokenAsides(document: document, tokens: tokens)
    return document.nodes.indices.flatMap { node -> [FactConflict] in
      guard document.nodes[node].kind == .paragraph,
        reader.isNormative(document.nodes[node].range.start)
      else { return [] }
      return document.nodes[node].runs.compactMap {
        finder.conflict(Int($0), node) ?? finder.range(Int($0), node)
      }
    }
  }

  private static let marks: Lexicon = [
    "not", "instead", "was", "were", "from", "than", "or", "plus", "minus", "except", "unless",
    "before", "formerly", "nicht", "statt", "pas", "au", "lieu", "no", "min", "max", "least",
    "most",
  ]

  private func conflict(_ run: Int, _ node: Int) -> FactConflict? {
    guard document.runs[run].style.contains(.code),
      case let span = Int(document.runs[run].start)..<Int(document.runs[run].start)
        + Int(document.runs[run].count),
      let token = token(document.string(plain: span)), let value = length(token.value),
      case let text = document.plainText(of: node),
      let aside = before(span, text) ?? behind(span, text), aside.unit == value.unit,
      aside.value != value.value
    else { return nil }
    return statements(token, aside.range).map { statements in
      FactConflict(
        subject: token.name, property: "value",
        statements: statements.sorted { $0.origin.range.start < $1.origin.range.start },
        reason: "the sentence gives a length and names '\(token.name)' for it")
    }
  }

  /// What a line says of a token, and the token; none where it is the token's own line.
  private func statements(_ token: Token, _ told: Range<Int>) -> [FactConflict.Statement]? {
    let origin = document.origin(document.sourceRange(plain: told))
    guard
      document.source.line(of: origin.range.start)
        != document.source.line(of: token.valueOrigin.range.start)
    else { return nil }
    return [
      .init(value: document.string(plain: told), origin: origin),
      .init(value: token.value, origin: token.valueOrigin),
    ]
  }

  /// The value with a name, also of a reference: "{rounded.lg}".
  private func token(_ name: String) -> Token? {
    guard name.hasPrefix("{"), name.hasSuffix("}") else { return tokens[name] }
    return tokens[String(name.dropFirst().dropLast())]
  }

  // MARK: Ranges

  /// "16–20 px (`{rounded.lg}`–`{rounded.xl}`)": a range of lengths beside the two names that it leads from and to.
  private func range(_ run: Int, _ node: Int) -> FactConflict? {
    let next = run + 1
    guard document.runs[run].style.contains(.code), let first = span(run),
      let second = (next...next + 1).lazy.compactMap({ code($0) }).first,
      case let text = document.plainText(of: node), second.upperBound < text.upperBound,
      document.plain[second.upperBound] == 0x29, first.lowerBound > text.lowerBound,
      document.plain[first.lowerBound - 1] == 0x28,
      case let joint = document.string(plain: first.upperBound..<second.lowerBound),
      ["–", "-", "—"].contains(joint.filter { $0 != " " }),
      let from = token(document.string(plain: first)),
      let to = sibling(document.string(plain: second), of: from),
      let low = length(from.value), let high = length(to.value), low.unit == high.unit,
      let told = toldRange(max(text.lowerBound, first.lowerBound - 40)..<first.lowerBound - 1),
      told.high.unit == low.unit, told.low.value != low.value || told.high.value != high.value
    else { return nil }
    let stray = told.low.value != low.value ? from : to
    let place = told.low.range.lowerBound..<told.high.range.upperBound
    return statements(stray, place).map {
      FactConflict(
        subject: stray.name, property: "value", statements: $0,
        reason: "the sentence gives a range and names '\(from.name)' and '\(to.name)' for its ends")
    }
  }

  private func span(_ run: Int) -> Range<Int>? {
    guard document.runs.indices.contains(run) else { return nil }
    let start = Int(document.runs[run].start)
    return start..<start + Int(document.runs[run].count)
  }

  private func code(_ run: Int) -> Range<Int>? {
    guard document.runs.indices.contains(run), document.runs[run].style.contains(.code) else {
      return nil
    }
    return span(run)
  }

  /// A name, or the last part of one whose group is that of another: "`spacing.base`–`lg`".
  private func sibling(_ name: String, of first: Token) -> Token? {
    if let token = token(name) { return token }
    guard let dot = first.name.lastIndex(of: ".") else { return nil }
    return tokens[first.name[...dot] + name]
  }

  /// "16–20 px" at the end of a text.
  private func toldRange(_ text: Range<Int>) -> (low: Amount, high: Amount)? {
    let plain = document.plain
    let text = ASCII.trimmed(plain, text)
    // The last byte of "–" is 93.
    guard let dash = plain[text].lastIndex(where: { $0 == ASCII.hyphen || $0 == 0x93 }) else {
      return nil
    }
    let start = plain[dash] == ASCII.hyphen ? dash : max(text.lowerBound, dash - 2)
    guard let high = AmountReader.read(plain, dash + 1..<text.upperBound).only, high.isLength,
      high.range.upperBound == text.upperBound,
      let low = AmountReader.read(plain, text.lowerBound..<start).last,
      ASCII.trimmed(plain, low.range.upperBound..<start).isEmpty,
      low.unit == .none || low.unit == high.unit, low.value < high.value
    else { return nil }
    return (low, high)
  }

  /// The length of a value, a bare number in pixels where the table says so is left out.
  private func length(_ text: String) -> Amount? {
    let bytes = ContiguousArray(text.utf8)
    guard let amount = AmountReader.read(bytes, 0..<bytes.count).only, !amount.isInexact else {
      return nil
    }
    guard amount.unit == .none else { return amount.isLength ? amount : nil }
    // "6" in a column of pixels.
    var pixels = amount
    pixels.unit = .px
    return amount.range.count == bytes.count ? pixels : nil
  }

  /// "12px corners (" right in front of the name.
  private func before(_ span: Range<Int>, _ text: Range<Int>) -> Amount? {
    guard span.lowerBound > text.lowerBound, document.plain[span.lowerBound - 1] == 0x28,
      span.upperBound < text.upperBound, document.plain[span.upperBound] == 0x29
    else { return nil }
    let start = max(text.lowerBound, span.lowerBound - 32)
    guard let amount = AmountReader.read(document.plain, start..<span.lowerBound - 1).last,
      amount.isLength, !amount.isInexact,
      case let words = document.string(plain: amount.range.upperBound..<span.lowerBound - 1),
      words.utf8.count < 20, words.allSatisfy({ $0.isLetter || $0 == " " }),
      Names.wordCount(words) <= 2, !Names.hasWord(words, in: Self.marks)
    else { return nil }
    return amount
  }

  private static let givers: [String] = [
    ", which gives", ", which is", ", that is", ", i.e.", ", also", ", das sind", ", soit",
    ", es decir",
  ]

  /// ", which gives the 8px corners" behind the name.
  private func behind(_ span: Range<Int>, _ text: Range<Int>) -> Amount? {
    let end = min(text.upperBound, span.upperBound + 40)
    guard span.upperBound < end,
      case let rest = document.string(plain: span.upperBound..<end),
      Self.givers.contains(where: rest.hasPrefix),
      let amount = AmountReader.read(document.plain, span.upperBound..<end).first, amount.isLength,
      !amount.isInexact,
      case let between = document.string(plain: span.upperBound..<amount.range.lowerBound),
      !Names.hasWord(between, in: Self.marks)
    else { return nil }
    return amount
  }
}
