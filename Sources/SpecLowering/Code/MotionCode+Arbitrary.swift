import SpecModel
import SpecText

extension MotionCode {
  /// The times of animations that classes give in brackets, with low lines for blanks: 400 ms and 100 ms of
  /// "animate-[rise_400ms_ease-out_100ms]".
  ///
  /// - Source: Tailwind CSS, Adding Custom Styles, Arbitrary Values.
  static func bracketedTimes(
    _ code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [Measure] {
    var result: [Measure] = []
    var rest = code
    while let start = Bytes.find(bracketedAnimation, in: rest, of: bytes) {
      var part = start + bracketedAnimation.utf8CodeUnitCount
      var end = part
      while end < code.upperBound, bytes[end] != 0x5D, bytes[end] != 0x20 { end += 1 }
      rest = end..<code.upperBound
      guard end < code.upperBound, bytes[end] == 0x5D else { continue }
      while part < end {
        var next = part
        while next < end, bytes[next] != 0x5F, bytes[next] != 0x2C { next += 1 }
        if let time = time(part..<next, bytes) { result.append(time) }
        part = next + 1
      }
    }
    return result
  }

  /// What such a class begins with.
  static let bracketedAnimation: StaticString = "animate-["

  /// "400ms", ".4s" as a whole.
  private static func time(_ part: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Measure? {
    let digits = part.prefix { Bytes.isDigit(bytes[$0]) || bytes[$0] == 0x2E }
    guard !digits.isEmpty, digits.count < 8, let value = Double(bytes.string(digits)), value > 0
    else { return nil }
    let unit = digits.upperBound..<part.upperBound
    let isShort =
      unit.count == 2
      && Bytes.matches("ms", at: unit.lowerBound, end: unit.upperBound, in: bytes)
    guard isShort || unit.count == 1 && bytes[unit.lowerBound] == 0x73 else { return nil }
    let length = isShort ? value : value * 1000
    return Measure(
      low: length, high: length, unit: .milliseconds, time: isShort ? .milliseconds : .seconds,
      range: part)
  }
}
