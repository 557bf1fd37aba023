import SpecModel
import SpecText

/// "Duration(seconds: 1, milliseconds: 500)": a time in parts, which make one.
extension MotionCode {
  private static let parts: [(StaticString, milliseconds: Double)] = [
    ("minutes", 60_000), ("seconds", 1000), ("milliseconds", 1), ("microseconds", 0.001),
  ]

  /// "600_000_000": a number whose digits code divides in groups.
  static func grouped(
    _ measure: Measure, _ bytes: UnsafeBufferPointer<UInt8>, end: Int
  ) -> Measure {
    var offset = measure.range.upperBound
    guard measure.isSingle, offset + 1 < end, bytes[offset] == 0x5F,
      Bytes.isDigit(bytes[offset + 1])
    else { return measure }
    var number = measure.low
    while offset < end, Bytes.isDigit(bytes[offset]) || bytes[offset] == 0x5F, number < 1e15 {
      if bytes[offset] != 0x5F { number = number * 10 + Double(bytes[offset] & 0x0F) }
      offset += 1
    }
    guard offset == end || !Bytes.isWord(bytes[offset]) else { return measure }
    var result = measure
    result.low = number
    result.high = number
    result.range = measure.range.lowerBound..<offset
    return result
  }

  /// Adds the parts that follow the first one.
  static func add(
    partsBehind time: inout Measure, in code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    while let part = part(at: time.range.upperBound, in: code, bytes) {
      time.low += part.time
      time.high += part.time
      time.range = time.range.lowerBound..<part.end
    }
  }

  /// Whether a number is a part behind another one.
  static func isAdded(
    _ number: Range<Int>, in code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let near = max(code.lowerBound, number.lowerBound - 20)..<number.lowerBound
    guard let comma = near.last(where: { bytes[$0] == 0x2C }), comma > code.lowerBound,
      Bytes.isDigit(bytes[comma - 1]), part(at: comma, in: code, bytes) != nil
    else { return false }
    var start = comma
    while start > code.lowerBound, Bytes.isDigit(bytes[start - 1]) { start -= 1 }
    guard start > code.lowerBound + 2, bytes[start - 1] == 0x20, bytes[start - 2] == 0x3A else {
      return false
    }
    return parts.contains { word, _ in
      let begin = start - 2 - word.utf8CodeUnitCount
      return begin >= code.lowerBound
        && Bytes.matches(word, at: begin, end: start - 2, in: bytes)
        && (begin == code.lowerBound || !Bytes.isWord(bytes[begin - 1]))
    }
  }

  /// ", milliseconds: 500" at an offset.
  private static func part(
    at offset: Int, in code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (time: Double, end: Int)? {
    guard Bytes.matches(", ", at: offset, end: code.upperBound, in: bytes) else { return nil }
    for (word, factor) in parts
    where Bytes.matches(word, at: offset + 2, end: code.upperBound, in: bytes) {
      let mark = offset + 2 + word.utf8CodeUnitCount
      guard Bytes.matches(": ", at: mark, end: code.upperBound, in: bytes) else { continue }
      var end = mark + 2
      var number = 0.0
      while end < code.upperBound, Bytes.isDigit(bytes[end]), number < 1_000_000 {
        number = number * 10 + Double(bytes[end] & 0x0F)
        end += 1
      }
      guard end > mark + 2, end == code.upperBound || !Bytes.isWord(bytes[end]) else { return nil }
      return (number * factor, end)
    }
    return nil
  }
}
