import SpecModel
import SpecText

/// Times of a clock inside of what the interface shows, and of those who read: "1 hour per 300 ms", "Advance 2 hours",
/// "4 min read".
enum SimulatedTimes {
  private static let advances = WordKey.set("advance", "advances", "advancing", "advanced")
  private static let rates: [StaticString] = [" per ", " pro ", " por ", " par ", " je "]

  /// Whether a time is how far a clock is set, or how much of its time passes in a real one.
  static func holds(
    _ measure: Measure, in line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard measure.isSingle, measure.bound == .none else { return false }
    switch measure.time {
    case .seconds: return isRated(measure, line, bytes)
    case .minutes, .hours, .days:
      return isAdvanced(measure, line, bytes) || isRated(measure, line, bytes)
    case .none, .milliseconds: return false
    }
  }

  /// "Advance 1 hour": the verb right before a time; "auto-advance" tells when something comes.
  private static func isAdvanced(
    _ measure: Measure, _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var end = measure.range.lowerBound
    while end > line.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > line.lowerBound, Bytes.isLetter(bytes[start - 1]) { start -= 1 }
    let isJoined = start > line.lowerBound && bytes[start - 1] == 0x2D
    return start < end && !isJoined && advances.contains(WordKey(bytes, start..<end))
  }

  /// "1 hour per 300 ms": the longer of two times of which one passes in the other.
  private static func isRated(
    _ measure: Measure, _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let end = measure.range.upperBound
    guard end < line.upperBound, bytes[end] == 0x20,
      let rate = rates.first(where: {
        Bytes.matches($0, at: end, end: line.upperBound, in: bytes)
      }),
      case let start = end + rate.utf8CodeUnitCount, start < line.upperBound,
      Bytes.isDigit(bytes[start]),
      let real = QuantityScanner.scan(bytes, start..<min(line.upperBound, start + 24)).first
    else { return false }
    return real.range.lowerBound == start && real.isTime && real.high < measure.low
  }

  private static let readings: [StaticString] = [
    "read", "lesezeit", "de lecture", "de lectura", "de leitura", "di lettura", "leestijd",
    "czytania", "чтения", "читання", "阅读", "閱讀", "で読め", "읽기", "baca",
  ]

  /// "4 min read": how long a text takes to be read, in what a drawing shows.
  static func isReading(
    _ measure: Measure, in line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard measure.time == .minutes, measure.bound == .none else { return false }
    var start = measure.range.upperBound
    if start < line.upperBound, bytes[start] == 0x20 || bytes[start] == 0x2D { start += 1 }
    return readings.contains { word in
      let end = start + word.utf8CodeUnitCount
      return Bytes.matches(word, at: start, end: line.upperBound, in: bytes)
        && (end >= line.upperBound || !Bytes.isLetter(bytes[end]) || bytes[end - 1] >= 0x80)
    }
  }
}
