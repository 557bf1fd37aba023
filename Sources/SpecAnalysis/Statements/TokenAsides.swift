import SpecModel
import SpecSyntax
import SpecText

/// Lengths that a sentence gives beside the name of a design value with another one: "12px corners (`rounded.lg`)",
/// "`--radius-m`, which gives the 8px corners".
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
      return document.nodes[node].runs.compactMap { finder.conflict(Int($0), node) }
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
      let token = tokens[document.string(plain: span)], let value = length(token.value),
      case let text = document.plainText(of: node),
      let aside = before(span, text) ?? behind(span, text), aside.unit == value.unit,
      aside.value != value.value
    else { return nil }
    let origin = document.origin(document.sourceRange(plain: aside.range))
    guard
      document.source.line(of: origin.range.start)
        != document.source.line(of: token.valueOrigin.range.start)
    else { return nil }
    return FactConflict(
      subject: token.name, property: "value",
      statements: [
        .init(value: token.value, origin: token.valueOrigin),
        .init(value: document.string(plain: aside.range), origin: origin),
      ].sorted { $0.origin.range.start < $1.origin.range.start },
      reason: "the sentence gives a length and names '\(token.name)' for it")
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
