/// A fixed map from words to values; words are compared byte for byte, and a look-up costs what one in a `Lexicon` does.
public struct WordMap<Value: Sendable>: Sendable {
  @usableFromInline let lexicon: Lexicon
  @usableFromInline let values: [Value]

  /// Makes a map of the entries of a dictionary.
  @inlinable
  public init(_ entries: [String: Value]) {
    // Key paths would be resolved at run time for each word, for the type of the values is not known here.
    var words: [String] = []
    var values: [Value] = []
    words.reserveCapacity(entries.count)
    values.reserveCapacity(entries.count)
    for (word, value) in entries {
      words.append(word)
      values.append(value)
    }
    lexicon = Lexicon(words)
    self.values = values
  }

  /// The words, in no order.
  public var keys: [String] { lexicon.words }

  /// The value of a word.
  ///
  /// - Complexity: O(length of the word).
  public subscript(word: String) -> Value? {
    lexicon.index(of: word).map { values[$0] }
  }
}
