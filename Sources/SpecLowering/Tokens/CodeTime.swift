import SpecModel
import SpecText

/// The time that a constant of code states: "80ms" in quotes, `Duration(seconds: 2)`, a number with its unit in the name.
enum CodeTime {
  /// The time of a value; `nil` where nothing tells its unit.
  static func read(
    _ value: Range<Int>, of name: Range<Int>, language: CodeLanguage,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Measure? {
    let measures = QuantityScanner.scan(bytes, value)
    guard measures.count == 1, var time = measures.first, time.isSingle else { return nil }
    if time.isTime { return time.range == value ? time : nil }
    guard time.isBare else { return nil }
    guard time.range == value else {
      return MotionCode.key(before: time.range, in: value, bytes)?.time(time, language: language)
    }
    switch CodeWords.timeUnit(in: name, bytes) ?? (language == .swift ? .seconds : nil) {
    case .milliseconds: time.time = .milliseconds
    case .seconds: time.time = .seconds
    default: return nil
    }
    let factor = UnitFactor.of(time.time)
    time.low *= factor
    time.high *= factor
    time.unit = .milliseconds
    return time
  }
}
