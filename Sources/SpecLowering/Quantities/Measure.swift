import SpecModel
import SpecText

/// A number with its unit, an interval or a bare number, as one place of a text states it.
struct Measure {
  /// What the words around the number open.
  enum Bound: UInt8 { case none, atLeast, atMost }

  /// What stands between a measure and the one before it.
  enum Joint: UInt8 { case none, slash, times, plus, arrow, comma, space }

  /// The unit of time as written.
  enum TimeUnit: UInt8 { case none, milliseconds, seconds, minutes, hours, days }

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
  /// Whether it is written as minutes and seconds of a timeline ("0:20-0:45"), which may also be times of day.
  var isClock = false

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
    guard let base = bytes.baseAddress, range.lowerBound >= 0, range.upperBound <= bytes.count
    else {
      return nil
    }
    let start = literal.utf8Start
    let lower = lower(start[0])
    let upper = Self.isLetter(lower) ? lower & 0xDF : lower
    let last = base + (range.upperBound - count)
    var current = base + range.lowerBound
    let wanted = SIMD16(repeating: lower)
    // A small letter is its capital with one bit more; no other byte becomes it with that bit.
    let bit = SIMD16<UInt8>(repeating: Self.isLetter(lower) ? 0x20 : 0)
    var unseen = current
    while current <= last {
      // Sixteen places at a time, and one by one where the first byte stands among them.
      if current == unseen, last - current >= SIMD16<UInt8>.scalarCount {
        let run = UnsafeRawPointer(current).loadUnaligned(as: SIMD16<UInt8>.self) | bit
        let halves = unsafeBitCast(run .== wanted, to: SIMD2<UInt64>.self)
        unseen += SIMD16<UInt8>.scalarCount
        if halves[0] | halves[1] == 0 {
          current = unseen
          continue
        }
      }
      let byte = current.pointee
      if byte == lower || byte == upper {
        var index = 1
        while index < count, Self.lower(current[index]) == Self.lower(start[index]) { index += 1 }
        if index == count { return current - base }
      }
      current += 1
    }
    return nil
  }

  /// The offset behind blanks and tabs.
  static func blanksEnd(_ offset: Int, _ end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var offset = offset
    while offset < end, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    return offset
  }

  /// Whether an en dash or an em dash stands at an offset.
  static func isDash(at offset: Int, end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    offset + 2 < end && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80
      && (bytes[offset + 2] == 0x93 || bytes[offset + 2] == 0x94)
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
