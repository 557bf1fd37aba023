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
      ?? (language == .swift || isFraction(time, path, language)
        ? .seconds : isStep(time, path, language) ? .milliseconds : nil)
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

  /// "const val FADE_MS = 210L", "#define SPLASH_MS 1700": a constant with the unit at the end of its name, whose number
  /// has the ending of a type or no sign before it.
  static func declared(_ code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Measure? {
    let text = Bytes.trim(code, in: bytes)
    guard text.count < 120, let blank = text.last(where: { bytes[$0] == 0x20 }) else { return nil }
    let isDefined = Bytes.matches("#define ", at: text.lowerBound, end: text.upperBound, in: bytes)
    var end = text.upperBound
    if bytes[end - 1] == 0x3B { end -= 1 }
    while end > blank + 1, bytes[end - 1] | 0x20 == 0x6C || bytes[end - 1] | 0x20 == 0x75 {
      end -= 1
    }
    let number = blank + 1..<end
    let isLong = end < text.upperBound - (bytes[text.upperBound - 1] == 0x3B ? 1 : 0)
    var stop = blank
    while stop > text.lowerBound, bytes[stop - 1] == 0x20 || bytes[stop - 1] == 0x3D { stop -= 1 }
    var start = stop
    while start > text.lowerBound, Bytes.isWord(bytes[start - 1]) { start -= 1 }
    // "FADE_MS = 170" is all of a line in Python.
    let isWhole = start == text.lowerBound && Bytes.find(" = ", in: text, of: bytes) == stop
    guard isDefined || isLong || isWhole, start < stop else { return nil }
    let isSpan = isLong && CodeWords.kind(ofMeasureIn: start..<stop, bytes) == .duration
    return time(
      number, CodeWords.timeUnit(in: start..<stop, bytes) ?? (isSpan ? .milliseconds : nil), bytes)
  }

  /// "const COOLDOWN = 45; // ms between two hits", "lag: 40, // ms behind the finger": a constant or a member whose
  /// remark begins with its unit.
  static func remarked(
    _ code: Range<Int>, _ remark: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Measure? {
    guard let unit = unit(ofRemark: remark, bytes) else { return nil }
    let text = Bytes.trim(code, in: bytes)
    guard text.count > 4, text.count < 120 else { return nil }
    var end = text.upperBound
    while end > text.lowerBound, [0x3B, 0x2C, 0x7D, 0x20].contains(bytes[end - 1]) { end -= 1 }
    var first = end
    while first > text.lowerBound, Bytes.isDigit(bytes[first - 1]) || bytes[first - 1] == 0x2E {
      first -= 1
    }
    var sign = first
    while sign > text.lowerBound, bytes[sign - 1] == 0x20 { sign -= 1 }
    guard sign > text.lowerBound + 1 else { return nil }
    let isMember = bytes[sign - 1] == 0x3A && isNameEnd(bytes[sign - 2])
    guard isMember || bytes[sign - 1] == 0x3D else { return nil }
    return time(first..<end, unit, bytes)
  }

  private static func isNameEnd(_ byte: UInt8) -> Bool {
    Bytes.isWord(byte) || byte == 0x22 || byte == 0x27
  }

  /// The unit of time that a remark begins with, behind its marks.
  static func unit(
    ofRemark remark: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Measure.TimeUnit? {
    var start = remark.lowerBound
    while start < remark.upperBound, [0x2F, 0x2A, 0x23, 0x20].contains(bytes[start]) { start += 1 }
    var stop = start
    while stop < remark.upperBound, Bytes.isLetter(bytes[stop]) { stop += 1 }
    let unit: Measure.TimeUnit? = units[WordKey(bytes, start..<stop)]
    guard let unit, stop == remark.upperBound || !Bytes.isWord(bytes[stop]) else { return nil }
    return unit
  }

  private static let units: WordTable<Measure.TimeUnit> = WordKey.table(
    (
      .milliseconds,
      ["ms", "milliseconds", "millis", "millisekunden", "millisecondes", "milisegundos"]
    ), (.seconds, ["seconds", "secs", "sec", "sekunden", "secondes", "segundos"]))

  private static func time(
    _ number: Range<Int>, _ unit: Measure.TimeUnit?, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Measure? {
    guard let unit, !number.isEmpty, let first = QuantityScanner.scan(bytes, number).first,
      first.range == number, first.isBare, first.low > 0
    else { return nil }
    var time = first
    time.time = unit
    time.low *= UnitFactor.of(unit)
    time.high *= UnitFactor.of(unit)
    time.unit = .milliseconds
    return time
  }

  private static let scales: Lexicon = [
    "duration", "durations", "timing", "timings", "motion", "motions", "animation", "animations",
    "transition", "transitions", "speed", "speeds", "delay", "delays", "timeout", "timeouts",
    "debounce", "throttle", "stagger",
  ]

  /// Whether a name is that of a step of a scale of motions, "motion.fast", "duration-slow", and of nothing that a number
  /// may tell besides a time.
  static func isStepOfMotion(_ name: String) -> Bool {
    let words = Names.words(name)
    guard (2...4).contains(words.count), let first = words.first, !isParameter(name) else {
      return false
    }
    return motions.contains(first) && !words.contains(where: otherUnits.contains)
  }

  private static let motions: Lexicon = [
    "duration", "durations", "motion", "motions", "animation", "animations", "transition",
    "transitions", "dur",
  ]
  /// Words by which a number is something else, or counts other units.
  private static let otherUnits: Lexicon = [
    "s", "sec", "secs", "seconds", "frames", "fps", "min", "minutes", "stiffness", "damping",
    "tension", "friction", "mass", "velocity", "distance", "offset", "scale", "iterations",
    "repeat", "count", "steps", "max", "limit", "ease", "easing", "curve",
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

  /// "duration: { swift: 0.14 }": a step of a scale in a script that counts seconds, as libraries of motion do.
  private static func isFraction(
    _ time: Measure, _ path: String, _ language: CodeLanguage
  ) -> Bool {
    language == .script && time.low < 10 && !isParameter(path) && time.low != time.low.rounded()
      && Names.words(path).dropLast().contains(where: scales.contains)
      // "PropertyAnimation { to: 0.8 }": where a property goes.
      && !(Names.words(path).last.map(ends.contains) ?? false)
  }

  private static let ends: Lexicon = ["to", "from", "value"]

  /// "transition = { type: 'spring', stiffness: 260 }": what a number is besides a time.
  private static func isParameter(_ path: String) -> Bool {
    Names.words(path).last.map(parameters.contains) ?? false
  }
  private static let parameters: Lexicon = [
    "stiffness", "damping", "mass", "velocity", "bounce", "tension", "friction", "bounciness",
    "opacity", "scale", "rotate", "rotation", "x", "y", "width", "height", "ratio", "factor",
    "distance", "offset", "translation", "threshold", "blur", "spread", "radius", "angle", "depth",
    "perspective", "margin", "padding", "gap", "px", "count", "size",
  ]

  /// "durations: { fast: 150 }": a step of a scale of times in a script, which counts milliseconds.
  private static func isStep(
    _ time: Measure, _ path: String, _ language: CodeLanguage
  ) -> Bool {
    guard language == .script || language == .data || language == .kotlin,
      (16...20_000).contains(time.low), !isParameter(path)
    else { return false }
    return Names.words(path).dropLast().contains(where: scales.contains)
  }
}
