import SpecModel
import SpecText

/// What is no motion, though a word around the time speaks of one.
extension DurationRole {
  private static let triggers = WordKey.set("trigger", "triggers", "disparador", "gatilho")
  private static let expectations = WordKey.set("expectation", "expectations", "expected")
  private static let motions = WordKey.set(
    "animation", "animations", "transition", "transitions", "motion", "fade", "fades", "loop",
    "drift", "drifts")
  private static let names: [StaticString] = ["animation", "duration", "motion"]

  /// The role of a time that words take for the length of a motion: nothing moves for hours or days, for minutes only
  /// where the line itself says so, and what "Trigger: pressed and released within 90ms" bounds is what a person does.
  static func settled(_ measure: Measure, _ place: Place) -> DurationFact.Role {
    switch measure.time {
    case .hours, .days: return .other
    case .minutes:
      let isOfLine =
        place.words.contains { motions.contains($0.key) }
        || (place.label + place.row).contains(where: motions.contains)
        || place.text.map { text in text.line.contains { text.bytes[$0] >= 0xC3 } } ?? false
      return isOfLine || measure.bound != .none ? .animation : .other
    default: break
    }
    guard measure.bound == .atMost else { return .animation }
    // "Expected duration | < 2s": how long it takes until something is there.
    if place.above.contains(where: expectations.contains) { return .latency }
    return place.label.contains(where: triggers.contains) ? .dwell : .animation
  }

  /// "Press animation | 150ms": whether the name of a row ends in a word for a motion and no word beside the time or
  /// above it says that something stays.
  static func isOfRowOfMotion(_ measure: Measure, _ place: Place) -> Bool {
    func stays(_ word: WordKey) -> Bool { DurationCues.words[word] == .dwell }
    guard measure.bound == .none, measure.time == .milliseconds || measure.time == .seconds,
      place.row.count < 5, let last = place.row.last, motions.contains(last)
    else { return false }
    return !place.words.contains { stays($0.key) } && !place.above.contains(where: stays)
  }

  /// "t=200ms: the lid moves", "T+200ms": when something begins in a course.
  static func isInstant(_ measure: Measure, _ place: Place) -> Bool {
    guard let text = place.text, measure.bound == .none, measure.isSingle,
      text.line.contains(measure.range.lowerBound)
    else { return false }
    var start = measure.range.lowerBound
    func isBefore(_ byte: UInt8) -> Bool {
      start > text.line.lowerBound && text.bytes[start - 1] == byte
    }
    if isBefore(0x20) { start -= 1 }
    guard isBefore(0x3D) || isBefore(0x2B) else { return false }
    start -= 1
    if isBefore(0x20) { start -= 1 }
    guard isBefore(0x74) || isBefore(0x54) else { return false }
    start -= 1
    guard start > text.line.lowerBound else { return true }
    return !Bytes.isWord(text.bytes[start - 1]) && text.bytes[start - 1] < 0x80
  }

  /// "AppMotion.brisk (110ms) – press of a key": whether a time in brackets is the value of a name in code that speaks of
  /// motion, whatever is said of its use.
  static func isOfNamedMotion(_ measure: Measure, _ place: Place) -> Bool {
    guard let text = place.text, measure.time == .milliseconds || measure.time == .seconds,
      measure.high < 10_000, case let open = measure.range.lowerBound - 1,
      open - 1 > text.line.lowerBound, text.bytes[open] == 0x28, text.bytes[open - 1] == 0x20
    else { return false }
    var start = open - 1
    while start > text.line.lowerBound, text.bytes[start - 1] != 0x20 { start -= 1 }
    let name = start..<open - 1
    return name.contains { text.bytes[$0] == 0x2E || text.bytes[$0] == 0x2D }
      && names.contains { Bytes.find($0, in: name, of: text.bytes) != nil }
  }
}

extension DurationClause {
  /// The words without those of a remark on another time: the brackets of "180ms (after 2s of rest)" say nothing of the
  /// first; "(fade 80ms + slide 100ms)" and "(stays, then fades 80ms)" may.
  func withoutRemark(_ words: ArraySlice<Words.Word>) -> ArraySlice<Words.Word> {
    guard let bytes = source, time.upperBound + 2 < range.upperBound,
      bytes[time.upperBound] == 0x20, bytes[time.upperBound + 1] == 0x28,
      let end = bytes[time.upperBound..<range.upperBound].firstIndex(of: 0x29),
      case let remark = time.upperBound + 1..<end, !remark.contains(where: { bytes[$0] == 0x2C }),
      QuantityScanner.scan(bytes, remark).contains(where: \.isTime)
    else { return words }
    return words.filter {
      !remark.contains($0.range.lowerBound) || DurationCues.words[$0.key] == .animation
    }[...]
  }
}
