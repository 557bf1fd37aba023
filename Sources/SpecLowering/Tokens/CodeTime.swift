import SpecModel
import SpecText

/// The time that a constant of code states: "80ms" in quotes, `Duration(seconds: 2)`, a number with its unit in the name.
enum CodeTime {
  /// The time of a value; `nil` where nothing tells its unit.
  static func read(
    _ value: Range<Int>, of name: Range<Int>, path: String = "", language: CodeLanguage,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Measure? {
    let measures = QuantityScanner.scan(bytes, value)
    guard measures.count == 1, var time = measures.first, time.isSingle else { return nil }
    if time.isTime { return time.range == value ? time : nil }
    guard time.isBare else { return nil }
    guard time.range == value else {
      return MotionCode.key(before: time.range, in: value, bytes)?.time(time, language: language)
    }
    let usual: Measure.TimeUnit? =
      unit(of: path)
      ?? (language == .swift ? .seconds : isStep(time, path, language) ? .milliseconds : nil)
    switch CodeWords.timeUnit(in: name, bytes) ?? usual {
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

  private static let scales: Lexicon = [
    "duration", "durations", "timing", "timings", "motion", "motions", "animation", "animations",
    "transition", "transitions", "speed", "speeds", "delay", "delays", "timeout", "timeouts",
    "debounce", "throttle", "stagger",
  ]

  /// The unit that the name of a group ends with: "motionMs: { tap: 90 }".
  private static func unit(of path: String) -> Measure.TimeUnit? {
    for word in Names.words(path).dropLast() {
      if milliseconds.contains(word) { return .milliseconds }
      if seconds.contains(word) { return .seconds }
    }
    return nil
  }

  private static let milliseconds: Lexicon = ["ms", "millis", "milliseconds", "msec"]
  private static let seconds: Lexicon = ["sec", "secs", "seconds"]

  /// "durations: { fast: 150 }": a step of a scale of times in a script, which counts milliseconds.
  private static func isStep(
    _ time: Measure, _ path: String, _ language: CodeLanguage
  ) -> Bool {
    guard language == .script || language == .data || language == .kotlin,
      (16...20_000).contains(time.low)
    else { return false }
    return Names.words(path).dropLast().contains(where: scales.contains)
  }
}
