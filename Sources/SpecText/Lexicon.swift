/// A fixed set of words, compared byte for byte.
///
/// A look-up costs a multiplication a byte and allocates nothing; `Set<String>` takes several times as long, because it
/// hashes with a key and compares under canonical equivalence.
public struct Lexicon: ExpressibleByArrayLiteral, Sequence, Sendable {
  /// The words without repetitions, in the order in which they were given.
  public let words: [String]

  /// The bytes of all words, one after another.
  private let bytes: [UInt8]
  /// Where each word begins in `bytes`, and where the last one ends.
  private let starts: [Int32]
  /// Open addressing: the number of a word and its hash, or -1; the count is a power of two.
  private let slots: [Slot]

  private struct Slot {
    var word: Int32
    var hash: UInt32
  }

  /// Makes a set of words.
  public init(_ words: some Sequence<String>) {
    let given = Array(words)
    var size = 4
    while size < given.count * 2 { size *= 2 }
    var slots = [Slot](repeating: Slot(word: -1, hash: 0), count: size)
    var kept: [String] = []
    var bytes: [UInt8] = []
    var starts: [Int32] = [0]
    for word in given {
      let hash = Self.hash(word.utf8)
      var slot = Int(hash) & (size - 1)
      var isKnown = false
      while slots[slot].word >= 0, !isKnown {
        isKnown = kept[Int(slots[slot].word)].utf8.elementsEqual(word.utf8)
        if !isKnown { slot = (slot + 1) & (size - 1) }
      }
      guard !isKnown else { continue }
      slots[slot] = Slot(word: Int32(kept.count), hash: hash)
      kept.append(word)
      bytes += word.utf8
      starts.append(Int32(bytes.count))
    }
    self.words = kept
    self.bytes = bytes
    self.starts = starts
    self.slots = slots
  }

  /// Makes a set of the words of a literal.
  public init(arrayLiteral words: String...) { self.init(words) }

  /// The number of words.
  public var count: Int { words.count }

  /// Whether there is no word.
  public var isEmpty: Bool { words.isEmpty }

  /// The words in the order in which they were given.
  public func makeIterator() -> IndexingIterator<[String]> { words.makeIterator() }

  /// Whether the text is one of the words.
  ///
  /// - Complexity: O(length of the text).
  public func contains(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(contains)
  }

  /// Whether the text is one of the words.
  public func contains(_ text: Substring) -> Bool {
    var text = text
    return text.withUTF8(contains)
  }

  /// Whether the bytes are those of one of the words.
  public func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let hash = Self.hash(text)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while true {
      let found = slots[slot]
      guard found.word >= 0 else { return false }
      if found.hash == hash, isWord(Int(found.word), text) { return true }
      slot = (slot + 1) & mask
    }
  }

  private func isWord(_ word: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(starts[word])
    guard Int(starts[word + 1]) - start == text.count else { return false }
    for index in 0..<text.count where bytes[start + index] != text[index] { return false }
    return true
  }

  /// FNV-1a, 32 bits; the high half goes into the low one, by which the slots are chosen.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash ^ (hash >> 15)
  }

  /// The words of both sets.
  public func union(_ other: some Sequence<String>) -> Lexicon { Lexicon(words + Array(other)) }

  /// The words that the other sequence does not hold.
  public func subtracting(_ other: some Sequence<String>) -> Lexicon {
    let other = Lexicon(other)
    return Lexicon(words.filter { !other.contains($0) })
  }

  /// Whether no word is in the other sequence.
  public func isDisjoint(with other: some Sequence<String>) -> Bool {
    !other.contains(where: contains)
  }
}
