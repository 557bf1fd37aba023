/// A fixed map from words to values; words are compared byte for byte, and a look-up costs what one in a `Lexicon` does.
public struct WordMap<Value: Sendable>: Sendable {
  private let lexicon: Lexicon
  private let values: [Value]

  /// Makes a map of the entries of a dictionary.
  public init(_ entries: [String: Value]) {
    lexicon = Lexicon(entries.map(\.key))
    values = entries.map(\.value)
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
