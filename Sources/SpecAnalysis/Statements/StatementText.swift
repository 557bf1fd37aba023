import SpecModel
import SpecSyntax
import SpecText

/// The words of a sentence by which it is compared with others.
struct StatementText {
  let tokens: [TextToken]
  let without: Range<Int>

  init(tokens: [TextToken], without: Range<Int>) {
    self.tokens = tokens
    self.without = without
  }

  /// The canonical words of the tokens.
  var words: Set<String> {
    Self.set(Self.folded(tokens, without: without))
  }

  func fill(_ statement: inout Statement) {
    var previous = ""
    for (word, isJoined) in Self.folded(tokens, without: without) {
      if !word.isEmpty {
        statement.words.insert(word)
        if statement.first.isEmpty { statement.first = word }
        if isJoined, !previous.isEmpty { statement.modifiers[word] = previous }
      }
      previous = word
    }
    if case .count(let noun) = statement.dimension, !noun.isEmpty { statement.words.insert(noun) }
    if statement.role == .period, statement.words.contains("save") {
      statement.words.insert("autosave")
    }
    if let per = tokens.indices.first(where: { ["per", "pro", "par"].contains(tokens[$0].text) }),
      per + 1 < tokens.count
    {
      statement.owner = StatementWords.canonical(tokens[per + 1].text)
    }
    if statement.owner == nil, isPaged() { statement.owner = "page" }
    // "1ページに20件", "페이지당 20개"
    if tokens.contains(where: { $0.isPage }) { statement.owner = "page" }
    statement.limits = limits()
  }

  /// "loads 20 orders at a time", "each page holds 25 orders"
  private func isPaged() -> Bool {
    guard tokens.contains(where: { $0.text == "time" || $0.text == "page" }) else { return false }
    let text = tokens.map(\.text).joined(separator: " ")
    return text.contains("at a time") || text.contains("each page holds")
      || text.contains("each page shows") || text.contains("a page holds")
      || text.contains("a page shows") || text.contains("every page shows")
  }

  /// The limits that a sentence sets up to the end of the clause around the number.
  private func limits() -> Set<String> {
    var result: Set<String> = []
    for (index, token) in tokens.enumerated() {
      if token.range.lowerBound >= without.upperBound {
        if token.gap == .comma || token.gap == .other || token.gap == .colon { break }
        if Self.joints.contains(token.text) { break }
      }
      // "pro Beitrag" is "per post".
      if token.text == "pro", index + 1 < tokens.count, tokens[index + 1].isCapital { continue }
      // "can be used offline" says how, and not for whom.
      if token.text == "offline", index > 0, Self.uses.contains(tokens[index - 1].text) { continue }
      if StatementWords.limits.contains(token.text) { result.insert(LedgerWords.stem(token.text)) }
    }
    return result
  }

  private static let uses: Lexicon = [
    "used", "available", "usable", "read", "kept", "played", "works", "work", "stored",
  ]
  private static let joints: Lexicon = [
    "while", "and", "because", "but", "so", "whereas", "before", "until", "then",
  ]

  /// The canonical words in order, with an empty one for those that say nothing, and whether nothing but a blank
  /// stands before each.
  private static func folded(
    _ tokens: [TextToken], without: Range<Int>
  ) -> [(String, Bool)] {
    var result: [(String, Bool)] = []
    result.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      defer { index += 1 }
      guard tokens[index].number == nil, !without.contains(tokens[index].range.lowerBound) else {
        continue
      }
      let text = tokens[index].text
      // "slower than the polygon" speaks of another thing.
      if text == "than" || text == "unlike" {
        while index + 1 < tokens.count, !endsComparison(tokens[index + 1].gap) { index += 1 }
        continue
      }
      let isJoined = tokens[index].gap == .blank || tokens[index].gap == .hyphen
      guard let sense = StatementWords.senses[text] else {
        result.append(
          text.utf8.count < 2 ? ("", false) : (StatementWords.canonical(text), isJoined))
        continue
      }
      if sense.isOpening, let phrase = phrase(tokens, index) {
        result.append((phrase.meaning, isJoined))
        index = phrase.last
      } else if let meaning = sense.meaning {
        result.append((meaning, isJoined))
      } else if sense.isEmpty || text.utf8.count < 2 {
        result.append(("", false))
      } else {
        result.append((StatementWords.canonical(text), isJoined))
      }
    }
    return result
  }

  /// Whether what is compared ends in front of a token.
  private static func endsComparison(_ gap: TextToken.Gap) -> Bool {
    gap == .comma || gap == .colon || gap == .other
  }

  /// The longest phrase of one meaning that begins at a token.
  private static func phrase(
    _ tokens: [TextToken], _ index: Int
  ) -> (meaning: String, last: Int)? {
    var phrase = tokens[index].text
    var found: (String, Int)?
    for next in index + 1..<max(index + 1, min(index + 4, tokens.count)) {
      phrase += "-" + tokens[next].text
      if let meaning = StatementWords.meanings[phrase] { found = (meaning, next) }
    }
    return found
  }

  /// The canonical words of a label, a header or a title.
  static func words(_ text: String) -> Set<String> {
    guard !text.isEmpty else { return [] }
    var tokens: [TextToken] = []
    for word in Names.words(text) {
      guard let first = word.utf8.first, !ASCII.isDigit(first) else { continue }
      tokens.append(
        TextToken(text: word, range: 0..<0, gap: .blank, sentence: 0, isQuoted: false))
    }
    return set(folded(tokens, without: -1 ..< -1))
  }

  /// The words that say something.
  private static func set(_ folded: [(String, Bool)]) -> Set<String> {
    var result = Set<String>(minimumCapacity: folded.count)
    for (word, _) in folded where !word.isEmpty { result.insert(word) }
    return result
  }

  /// The limits of a statement and of the headings above it.
  static func limits(_ text: String, _ context: Set<String>) -> Set<String> {
    let words = Names.words(text)
    // "Receipt too large" is a fault and no kind of receipt.
    var result = Set(
      words.indices.filter {
        StatementWords.limits.contains(words[$0]) && ($0 == 0 || words[$0 - 1] != "too")
          && !(words[$0] == "slow" && $0 + 1 < words.count && words[$0 + 1] == "down")
      }.map { LedgerWords.stem(words[$0]) })
    for word in context where StatementWords.limits.contains(word) {
      result.insert(LedgerWords.stem(word))
    }
    return result
  }
}
