import SpecModel
import SpecText

/// Sequences of words that are looked for in lists of words; a look-up of one word rules most places out.
struct WordPhrases: ExpressibleByArrayLiteral, Sendable {
  /// The sequences in the order in which they were given.
  let phrases: [[String]]
  private let heads: Lexicon

  init(_ phrases: [[String]]) {
    self.phrases = phrases.filter { !$0.isEmpty }
    heads = Lexicon(self.phrases.map { $0[0] })
  }

  init(arrayLiteral phrases: [String]...) { self.init(phrases) }

  /// Whether words begin with one of the sequences.
  func begin(_ words: [String]) -> Bool {
    guard let first = words.first, heads.contains(first) else { return false }
    return phrases.contains { words.starts(with: $0) }
  }

  /// Whether words are one of the sequences.
  func contains(_ words: some RandomAccessCollection<String>) -> Bool {
    guard let first = words.first, heads.contains(first) else { return false }
    return phrases.contains { $0.elementsEqual(words) }
  }

  /// Whether one of the sequences stands among the words of a text; makes no list of words where none begins.
  func occur(in text: String) -> Bool {
    Names.hasWord(text, in: heads) && occur(in: Names.words(text))
  }

  /// Whether one of the sequences, if it is accepted, stands among words.
  func occur(in words: [String], where accepts: ([String]) -> Bool = { _ in true }) -> Bool {
    for start in words.indices where heads.contains(words[start]) {
      let rest = words[start...]
      if phrases.contains(where: { accepts($0) && rest.starts(with: $0) }) { return true }
    }
    return false
  }
}
