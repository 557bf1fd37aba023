/// Phrases by their first byte: tells in one pass which of many a text holds at the beginning of a word.
public struct PhraseHeads: Sendable {
  private let phrases: [[UInt8]]
  /// By byte: the phrases that begin with it.
  private let starting: [[Int]]

  /// Makes a list.
  public init(_ texts: [String]) {
    phrases = texts.map { Array($0.utf8) }
    var starting = [[Int]](repeating: [], count: 256)
    for (index, phrase) in phrases.enumerated() {
      if let first = phrase.first { starting[Int(first)].append(index) }
    }
    self.starting = starting
  }

  /// The phrases that a text holds with no ASCII letter before them, in their order.
  ///
  /// - Complexity: O(bytes), and a comparison for each phrase with the first byte of a word.
  public func found(in text: String) -> [Int] {
    var text = text
    var found: [Int] = []
    text.withUTF8 { bytes in
      var isBehindLetter = false
      for offset in bytes.indices {
        let byte = bytes[offset]
        if !isBehindLetter {
          for index in starting[Int(byte)]
          where !found.contains(index) && Self.stands(phrases[index], in: bytes, at: offset) {
            found.append(index)
          }
        }
        isBehindLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
      }
    }
    return found.sorted()
  }

  private static func stands(
    _ phrase: [UInt8], in text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Bool {
    guard phrase.count <= text.count - offset else { return false }
    for place in phrase.indices where phrase[place] != text[offset + place] { return false }
    return true
  }
}
