import SpecText

/// The words of a short text in lower case, letters with marks included, with what stands before each.
struct FoldedWords {
  struct Word {
    var key: WordKey
    var range: Range<Int>
  }

  private(set) var words: [Word] = []
  /// Whether the text holds letters of scripts that do not part words by spaces.
  private(set) var hasOtherScript = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    words.reserveCapacity(range.count / 6 + 1)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let length = Self.letter(bytes, offset, range.upperBound)
      guard length > 0 else {
        if bytes[offset] >= 0xE3, bytes[offset] <= 0xED { hasOtherScript = true }
        offset += 1
        continue
      }
      let start = offset
      var key = WordKey()
      while offset < range.upperBound {
        let length = Self.letter(bytes, offset, range.upperBound)
        guard length > 0 else { break }
        key.append(Bytes.lower(bytes[offset]))
        if length == 2 { key.append(Self.lowerSecond(bytes[offset], bytes[offset + 1])) }
        offset += length
      }
      words.append(Word(key: key, range: start..<offset))
    }
  }

  /// The number of bytes of the letter or digit at an offset; 0 where there is none.
  private static func letter(
    _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, _ end: Int
  ) -> Int {
    let byte = bytes[offset]
    if Bytes.isLetter(byte) || Bytes.isDigit(byte) { return 1 }
    return byte >= 0xC3 && byte <= 0xCB && offset + 1 < end ? 2 : 0
  }

  private static func lowerSecond(_ first: UInt8, _ second: UInt8) -> UInt8 {
    first == 0xC3 && second >= 0x80 && second <= 0x9E && second != 0x97 ? second | 0x20 : second
  }

  /// The key of consecutive words, with one space between them.
  static func key(_ words: some Collection<Word>) -> WordKey {
    var key = WordKey()
    for word in words { key = key.isEmpty ? word.key : key.joined(word.key) }
    return key
  }
}
