import SpecModel
import SpecSyntax
import SpecText

/// Nouns with the words in front of them, by which sentences and labels name things.
enum NounPhrases {
  /// The words of a label, a title or the name of a token in order, without those for properties.
  static func name(_ text: String) -> [String] {
    var result: [String] = []
    for word in Names.words(text) where isContent(word) {
      result.append(StatementWords.canonical(word))
    }
    return result.count <= 4 ? result : []
  }

  /// The things that a sentence may give a value to: the noun nearest before the value, the first one of its clause, and
  /// the one right behind it where none stands before.
  static func around(
    _ value: SourceRange, _ reader: LedgerReader, _ document: Document
  ) -> [[String]] {
    around(
      Int(value.start), TextTokens.read(document.source, reader.sentenceRange(of: value)))
  }

  /// The same among the tokens of a sentence.
  static func around(_ value: Int, _ tokens: [TextToken]) -> [[String]] {
    var before: [[String]] = []
    var behind: [[String]] = []
    var phrase: [String] = []
    var isBehind = false
    func close() {
      if (1...4).contains(phrase.count) {
        if isBehind { behind.append(phrase) } else { before.append(phrase) }
      }
      phrase = []
    }
    for token in tokens {
      if token.range.lowerBound >= value, !isBehind {
        close()
        isBehind = true
      }
      if token.number != nil || !isContent(token.text) || breaks.contains(token.text) {
        close()
        continue
      }
      if token.gap != .blank, token.gap != .hyphen, token.gap != .none { close() }
      phrase.append(StatementWords.canonical(token.text))
    }
    close()
    guard let last = before.last, let first = before.first else {
      return behind.first.map { [$0] } ?? []
    }
    return first == last ? [first] : [last, first]
  }

  /// Whether a word may belong to the name of a thing.
  private static func isContent(_ word: String) -> Bool {
    guard let first = word.utf8.first, !ASCII.isDigit(first) else { return false }
    return !LedgerWords.properties.contains(word) && !LedgerWords.fillers.contains(word)
  }

  /// Words that stand between names.
  private static let breaks = Lexicon(
    StatementWords.weak.words.filter { !nouns.contains($0) } + joints)

  /// Things that many sentences speak of.
  private static let nouns: Lexicon = [
    "text", "button", "screen", "page", "list", "message", "item", "items", "content", "result",
    "results", "element", "error", "errors", "action", "actions", "short", "long", "large", "small",
    "medium", "full", "first", "last", "next", "new", "fast", "slow", "other", "another", "same",
  ]

  private static let joints = [
    "above", "below", "beside", "behind", "around", "inside", "outside", "across", "along",
    "against", "without", "toward", "towards", "next", "near", "beneath", "underneath", "through",
    "high", "tall", "wide", "deep", "thick", "square", "drawn", "set", "placed", "padded",
    "rounded", "dimmed", "rendered", "painted", "measures", "measure", "measuring", "reaches",
    "grows", "shrinks", "exactly", "spans", "span", "occupies", "fills", "carries", "carry",
    "wears", "leaves", "leave", "separate", "separates", "separated", "equals", "equal", "plus",
    "minus", "sits", "sit", "lies", "lie", "stand", "stands", "comes", "come", "rest", "rests",
  ]
}
