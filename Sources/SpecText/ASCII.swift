/// Names and classes of ASCII bytes, and small operations on stretches of bytes.
///
/// The operations take any random-access collection of bytes with integer indices: arrays, slices and buffers.
public enum ASCII {
  /// Horizontal tab.
  public static let tab: UInt8 = 0x09
  /// Line feed.
  public static let lineFeed: UInt8 = 0x0A
  /// Carriage return.
  public static let carriageReturn: UInt8 = 0x0D
  /// Space.
  public static let space: UInt8 = 0x20
  /// `"`
  public static let quote: UInt8 = 0x22
  /// `#`
  public static let hash: UInt8 = 0x23
  /// `'`
  public static let apostrophe: UInt8 = 0x27
  /// `-`
  public static let hyphen: UInt8 = 0x2D
  /// `.`
  public static let dot: UInt8 = 0x2E
  /// `/`
  public static let slash: UInt8 = 0x2F
  /// `:`
  public static let colon: UInt8 = 0x3A
  /// `\`
  public static let backslash: UInt8 = 0x5C
  /// `` ` ``
  public static let backtick: UInt8 = 0x60
  /// `|`
  public static let pipe: UInt8 = 0x7C

  /// Whether the byte is a digit.
  @inlinable public static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  /// Whether the byte is a capital letter.
  @inlinable public static func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
  /// Whether the byte is a small letter.
  @inlinable public static func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
  /// Whether the byte is a letter.
  @inlinable public static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
  /// Whether the byte is a letter, a digit or part of a character outside ASCII.
  @inlinable
  public static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte >= 0x80
  }
  /// Whether the byte is a space or a tab.
  @inlinable public static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }
  /// Whether the byte is a space, a tab or a line feed.
  @inlinable
  public static func isWhitespace(_ byte: UInt8) -> Bool { isBlank(byte) || byte == lineFeed }
  /// The small letter of a capital one; other bytes stay.
  @inlinable
  public static func lowercased(_ byte: UInt8) -> UInt8 { isUpper(byte) ? byte | 0x20 : byte }

  /// The range without white space at both ends.
  @inlinable
  public static func trimmed<Bytes: RandomAccessCollection>(
    _ bytes: Bytes, _ range: Range<Int>
  ) -> Range<Int> where Bytes.Element == UInt8, Bytes.Index == Int {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, isWhitespace(bytes[start]) { start += 1 }
    while end > start, isWhitespace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Whether the bytes from an offset are the given ASCII text.
  @inlinable
  public static func starts<Bytes: RandomAccessCollection>(
    _ bytes: Bytes, at offset: Int, with text: StaticString
  ) -> Bool where Bytes.Element == UInt8, Bytes.Index == Int {
    let count = text.utf8CodeUnitCount
    guard offset >= bytes.startIndex, count <= bytes.endIndex - offset else { return false }
    return text.withUTF8Buffer { wanted in
      for index in 0..<count where bytes[offset + index] != wanted[index] { return false }
      return true
    }
  }

  /// Whether a range of bytes is the given ASCII text, whatever the case; the text is given in small letters.
  @inlinable
  public static func equals<Bytes: RandomAccessCollection>(
    _ bytes: Bytes, _ range: Range<Int>, ignoringCase text: StaticString
  ) -> Bool where Bytes.Element == UInt8, Bytes.Index == Int {
    guard range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { wanted in
      for index in wanted.indices
      where lowercased(bytes[range.lowerBound + index]) != wanted[index] { return false }
      return true
    }
  }

  /// Whether an ASCII text stands in a range, whatever the case; the text is given in small letters.
  @inlinable
  public static func contains<Bytes: RandomAccessCollection>(
    _ text: StaticString, ignoringCaseIn bytes: Bytes, _ range: Range<Int>
  ) -> Bool where Bytes.Element == UInt8, Bytes.Index == Int {
    let count = text.utf8CodeUnitCount
    guard count <= range.count else { return false }
    return (range.lowerBound...range.upperBound - count).contains {
      equals(bytes, $0..<$0 + count, ignoringCase: text)
    }
  }

  /// The offset of the first occurrence of some bytes in a range of others.
  @inlinable
  public static func find(
    _ text: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int? {
    ByteSearch.find(text, in: bytes, range)
  }

  /// The offset of the first occurrence of a byte in a range.
  @inlinable
  public static func find<Bytes: RandomAccessCollection>(
    _ byte: UInt8, in bytes: Bytes, _ range: Range<Int>
  ) -> Int? where Bytes.Element == UInt8, Bytes.Index == Int {
    let first = bytes.startIndex
    let found = bytes.withContiguousStorageIfAvailable {
      ByteSearch.find(byte, in: $0, range.lowerBound - first..<range.upperBound - first)
    }
    if let found { return found.map { $0 + first } }
    for offset in range where bytes[offset] == byte { return offset }
    return nil
  }

  /// The offset of the first occurrence of an ASCII text in a range.
  @inlinable
  public static func find<Bytes: RandomAccessCollection>(
    _ text: StaticString, in bytes: Bytes, _ range: Range<Int>
  ) -> Int? where Bytes.Element == UInt8, Bytes.Index == Int {
    let last = range.upperBound - text.utf8CodeUnitCount
    guard last >= range.lowerBound else { return nil }
    let first = bytes.startIndex
    let found = bytes.withContiguousStorageIfAvailable {
      ByteSearch.find(text, in: $0, range.lowerBound - first..<range.upperBound - first)
    }
    if let found { return found.map { $0 + first } }
    for offset in range.lowerBound...last where starts(bytes, at: offset, with: text) {
      return offset
    }
    return nil
  }
}
