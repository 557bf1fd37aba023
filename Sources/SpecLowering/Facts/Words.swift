import SpecText

/// Words of ASCII letters in a range of bytes.
enum Words {
  /// A word and its place.
  struct Word {
    var key: WordKey
    var range: Range<Int>
  }

  /// The words of a range, in order.
  static func all(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [Word] {
    var result: [Word] = []
    result.reserveCapacity(range.count / 6 + 2)
    var offset = range.lowerBound
    while let word = next(bytes, from: &offset, to: range.upperBound) { result.append(word) }
    return result
  }

  /// The next word from an offset on, which moves behind it.
  @inline(__always)
  private static func next(
    _ bytes: UnsafeBufferPointer<UInt8>, from offset: inout Int, to end: Int
  ) -> Word? {
    while offset < end, !Bytes.isLetter(bytes[offset]) { offset += 1 }
    guard offset < end else { return nil }
    let start = offset
    let (key, stop, _) = WordKey.letters(bytes, from: start, to: end)
    offset = stop
    return Word(key: key, range: start..<stop)
  }

  /// The words around a range, so that long lines stay linear.
  static func near(
    _ range: Range<Int>, in words: ArraySlice<Word>, reach: Int
  ) -> ArraySlice<Word> {
    let low = index(in: words) { $0.range.upperBound >= range.lowerBound - reach }
    let high = index(in: words) { $0.range.lowerBound > range.upperBound + reach }
    return words[low..<max(low, high)]
  }

  /// The first index whose word passes a test that all later words pass too.
  private static func index(
    in words: ArraySlice<Word>, where test: (Word) -> Bool
  ) -> Int {
    var low = words.startIndex
    var high = words.endIndex
    while low < high {
      let middle = (low + high) / 2
      if test(words[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The keys of the words of a range.
  static func keys(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [WordKey] {
    var result: [WordKey] = []
    result.reserveCapacity(range.count / 6 + 2)
    var offset = range.lowerBound
    while let word = next(bytes, from: &offset, to: range.upperBound) { result.append(word.key) }
    return result
  }

  /// Whether a range holds one of some words.
  static func contain(
    _ set: WordSet, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Bool {
    var offset = range.lowerBound
    while let word = next(bytes, from: &offset, to: range.upperBound) {
      if set.contains(word.key) { return true }
    }
    return false
  }

  /// Whether a range may hold one of some words, or holds letters that are not ASCII.
  static func mayContain(
    _ set: WordSet, _ bytes: ContiguousArray<UInt8>, _ range: Range<Int>
  ) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      for index in range where buffer[index] >= 0x80 { return true }
      return contain(set, buffer, range)
    }
  }

  /// Whether a word of a range passes a test; makes no list.
  static func contains(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, where test: (Range<Int>) -> Bool
  ) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard Bytes.isLetter(bytes[offset]) else {
        offset += 1
        continue
      }
      let start = offset
      while offset < range.upperBound, Bytes.isLetter(bytes[offset]) { offset += 1 }
      if test(start..<offset) { return true }
    }
    return false
  }
}
