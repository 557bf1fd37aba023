import SpecModel

/// A number with its unit, an interval or a bare number, as one place of a text states it.
struct Measure {
  /// What the words around the number open.
  enum Bound: UInt8 { case none, atLeast, atMost }

  /// What stands between a measure and the one before it.
  enum Joint: UInt8 { case none, slash, times, plus, arrow, comma, space }

  /// The unit of time as written.
  enum TimeUnit: UInt8 { case none, milliseconds, seconds, minutes, hours }

  /// The lower end, in the unit of the model: times in milliseconds, storage in bytes.
  var low: Double
  /// The upper end.
  var high: Double
  /// The unit; `nil` for units of the viewport, which the model does not compare.
  var unit: Unit?
  /// The unit of time as written.
  var time: TimeUnit = .none
  /// Number and unit in the scanned bytes.
  var range: Range<Int>
  /// Which end the words around it leave open.
  var bound: Bound = .none
  /// Whether the words around it say "about".
  var isApproximate = false
  /// What joins it to the measure before.
  var joint: Joint = .none

  /// Whether it has no unit.
  var isBare: Bool { unit == .count }
  /// Whether it is a time.
  var isTime: Bool { time != .none }
  /// Whether both ends are the same.
  var isSingle: Bool { low == high }

  /// The typed interval; viewport units read as percentages.
  var quantity: Quantity {
    Quantity(
      min: bound == .atMost ? nil : low, max: bound == .atLeast ? nil : high,
      unit: unit ?? .percent, isApproximate: isApproximate)
  }
}

/// A word of ASCII letters in lower case, packed so that it compares without a string.
struct WordKey: Hashable {
  private var high: UInt64 = 0
  private var low: UInt64 = 0

  /// Packs the bytes of a range; words of more than 16 bytes give the key of no word.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard range.count <= 16 else { return }
    for index in range { append(Bytes.lower(bytes[index])) }
  }

  /// Packs a literal.
  init(_ text: StaticString) {
    guard text.utf8CodeUnitCount <= 16 else { return }
    text.withUTF8Buffer { for byte in $0 { append(Bytes.lower(byte)) } }
  }

  private mutating func append(_ byte: UInt8) {
    high = high << 8 | low >> 56
    low = low << 8 | UInt64(byte)
  }

  /// A set of words for look-ups.
  static func set(_ words: StaticString...) -> Set<WordKey> { Set(words.map(WordKey.init)) }

  /// A table of words for look-ups.
  static func table<Value>(_ groups: (Value, [StaticString])...) -> [WordKey: Value] {
    var table: [WordKey: Value] = [:]
    for (value, words) in groups {
      for word in words { table[WordKey(word)] = value }
    }
    return table
  }
}

/// Tests on single bytes and short stretches of bytes.
enum Bytes {
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
  static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == 0x5F }
  static func lower(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  /// Whether a literal stands at an offset, letters in any case.
  static func matches(
    _ literal: StaticString, at offset: Int, end: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let count = literal.utf8CodeUnitCount
    guard offset >= 0, offset + count <= end else { return false }
    let start = literal.utf8Start
    for index in 0..<count where lower(bytes[offset + index]) != lower(start[index]) {
      return false
    }
    return true
  }

  /// The offset of a literal in a range, letters in any case.
  static func find(
    _ literal: StaticString, in range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    let count = literal.utf8CodeUnitCount
    guard count > 0, range.count >= count else { return nil }
    let first = lower(literal.utf8Start[0])
    var offset = range.lowerBound
    while offset + count <= range.upperBound {
      if lower(bytes[offset]) == first,
        matches(literal, at: offset, end: range.upperBound, in: bytes)
      {
        return offset
      }
      offset += 1
    }
    return nil
  }

  /// A range without white space at its ends.
  static func trim(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }
}
