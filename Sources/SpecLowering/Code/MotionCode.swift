import SpecModel
import SpecText

/// Recognises times in code by the names that stand before them.
enum MotionCode {
  /// The name before a number, and what it says about the number.
  struct Key {
    var role: DurationFact.Role
    /// The unit in the name; `none` where the language fixes it.
    var unit: Measure.TimeUnit
    /// Whether the name says a unit and nothing about the role: "Duration(milliseconds: 300)".
    var isUnit = false
    /// What a number in a unit below the millisecond is multiplied by.
    var scale = 1.0
    /// Which end the number bounds: "Math.max(length, 150)" is 150 at least.
    var bound = Measure.Bound.none

    /// The number as a time; `nil` where it can be none.
    func time(_ measure: Measure, language: CodeLanguage) -> Measure? {
      guard measure.low >= 0 else { return nil }
      var time = measure
      time.time = unit
      if unit == .none { time.time = Self.unit(of: measure, language: language) }
      let factor = UnitFactor.of(time.time) * scale
      time.low *= factor
      time.high *= factor
      // "nanoseconds: 500 * NSEC_PER_MSEC" goes on.
      if scale < 1, time.high < 1 { return nil }
      time.unit = .milliseconds
      time.bound = bound
      return time
    }

    /// Swift gives seconds; scripts give milliseconds, and libraries that take seconds never ask for more than ten.
    private static func unit(of measure: Measure, language: CodeLanguage) -> Measure.TimeUnit {
      switch language {
      case .swift: .seconds
      case .script, .data: measure.high > 0 && measure.high <= 10 ? .seconds : .milliseconds
      default: .milliseconds
      }
    }
  }

  private static let words: [(StaticString, DurationFact.Role)] = [
    ("stagger", .stagger), ("delay", .delay), ("timeout", .timeout), ("debounce", .debounce),
    ("throttle", .debounce), ("interval", .period), ("duration", .animation),
    ("response", .spring),
  ]

  /// Bytes before a number in which a word can speak of it; a minified sheet is one line.
  private static let reach = 400

  /// Ends of names whose numbers count or scale: "stagger-limit", "delayFactor".
  private static let counts: [StaticString] = [
    "limit", "count", "items", "steps", "index", "factor", "ratio", "multiplier", "retries",
    "attempts", "size", "scale", "level",
  ]

  private static let types = WordKey.set(
    "number", "timeinterval", "double", "int", "float", "cgfloat", "long", "num", "const",
    "duration")

  /// Whether a line of code speaks of motion or of timers.
  static func isMotion(_ code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    func starts(_ word: StaticString, _ offset: Int) -> Bool {
      Bytes.matches(word, at: offset, end: code.upperBound, in: bytes)
    }
    return code.contains { offset in
      switch bytes[offset] | 0x20 {
      case 0x61: starts("animat", offset)
      case 0x62: starts("bezier", offset)
      case 0x63: starts("cubic", offset)
      case 0x64:
        starts("duration", offset) || starts("delay", offset) || starts("debounce", offset)
      case 0x65: starts("ease", offset) || starts("easing", offset)
      case 0x69:
        starts("interval", offset) || starts("infinite'", offset) || starts("infinite\"", offset)
      case 0x73: starts("stagger", offset) || starts("spring", offset)
      case 0x74:
        starts("transition", offset) || starts("timeout", offset) || starts("throttle", offset)
      default: false
      }
    }
  }

  /// What a time on a line of code is for.
  static func role(
    of code: Range<Int>, at range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> DurationFact.Role {
    let before = max(code.lowerBound, range.lowerBound - reach)..<range.lowerBound
    for (word, role) in words where role != .animation && role != .spring {
      if Bytes.find(word, in: before, of: bytes) != nil { return role }
    }
    return .animation
  }

  /// Whether a time follows another one in the same part of a declaration, so that it is the delay.
  ///
  /// - Source: CSS Transitions 1, 2.5; CSS Animations 1, 3.10.
  static func isSecondTime(
    _ measure: Measure, of measures: [Measure], in code: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let place = measure.range.lowerBound
    // A minified sheet is one line with thousands of times: only what is near can be the same part.
    let near = max(code.lowerBound, place - reach)..<min(code.upperBound, place + reach)
    guard measures.count > 1,
      let part = segments(near, bytes, isCSS: true).first(where: { $0.contains(place) }),
      Bytes.find("steps(", in: part, of: bytes) == nil
    else { return false }
    var low = 0
    var high = measures.count
    while low < high {
      let middle = (low + high) / 2
      if measures[middle].range.lowerBound < part.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return measures[low...].prefix { $0.range.upperBound <= place }.contains(where: \.isTime)
  }

  /// The name that gives a bare number its meaning: "duration: 300", "withDuration: 0.15", "setDuration(150)".
  static func key(
    before number: Range<Int>, in code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Key? {
    if let suffix = suffix(after: number, in: code, bytes) { return suffix }
    if let key = branchKey(before: number, in: code, bytes) { return key }
    var end = skipSpaces(number.lowerBound, code, bytes)
    guard end > code.lowerBound else { return nil }
    let mark = bytes[end - 1]
    if mark == 0x2C { return clampKey(before: end - 1, in: code, bytes) }
    if mark == 0x7B { return attributeKey(before: end - 1, number, in: code, bytes) }
    guard mark == 0x3A || mark == 0x3D || mark == 0x28 && !isOneOfMany(number, code, bytes) else {
      return nil
    }
    end = skipSpaces(end - 1, code, bytes)
    while end > code.lowerBound,
      bytes[end - 1] == 0x22 || bytes[end - 1] == 0x27 || bytes[end - 1] == 0x3F
    {
      end -= 1
    }
    // "vibrate?.(10)" is the call "vibrate(10)".
    if mark == 0x28, end - 2 > code.lowerBound, bytes[end - 1] == 0x2E, bytes[end - 2] == 0x3F {
      end -= 2
    }
    var start = nameStart(end, code, bytes)
    if types.contains(WordKey(bytes, start..<end)), mark == 0x3D,
      let name = nameBeforeType(start, code, bytes)
    {
      (start, end) = (name.lowerBound, name.upperBound)
    }
    guard start < end else { return nil }
    // "setDuration(0)" puts what was counted back to its start.
    if mark == 0x28, number.count == 1, bytes[number.lowerBound] == 0x30,
      Bytes.matches("set", at: start, end: end, in: bytes)
    {
      return nil
    }
    return key(named: start..<end, mark: mark, bytes)
  }

  /// "lagFor(2, 900, 90)": the first of three numbers in a call, of which the name tells nothing.
  private static func isOneOfMany(
    _ number: Range<Int>, _ code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var offset = number.upperBound
    var count = 0
    while Bytes.matches(", ", at: offset, end: code.upperBound, in: bytes) {
      offset += 2
      let start = offset
      while offset < code.upperBound, Bytes.isDigit(bytes[offset]) || bytes[offset] == 0x2E {
        offset += 1
      }
      guard offset > start else { return false }
      count += 1
    }
    return count > 1
  }

  /// "delay={500}", "hideAfter={5000}": the name of what an element is given in JSX, whose small numbers may count.
  private static func attributeKey(
    before brace: Int, _ number: Range<Int>, in code: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Key? {
    let close = number.upperBound
    guard brace > code.lowerBound, bytes[brace - 1] == 0x3D, number.count > 1,
      close < code.upperBound, bytes[close] == 0x7D,
      case let name = nameStart(brace - 1, code, bytes)..<brace - 1, !name.isEmpty
    else { return nil }
    if number.count > 3, endsExactly(name, with: "After", bytes) {
      return Key(role: .timeout, unit: .none)
    }
    guard let key = key(named: name, mark: 0x3D, bytes), key.role != .spring,
      key.role != .period || number.count > 2
    else { return nil }
    return key
  }

  /// "duration: Math.max(length, 150)": the name before a call that bounds a value, whose comma stands at an offset.
  private static func clampKey(
    before comma: Int, in code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Key? {
    let near = max(code.lowerBound, comma - 60)..<comma
    guard let open = near.last(where: { bytes[$0] == 0x28 }), open - 8 >= code.lowerBound,
      !(open..<comma).contains(where: { bytes[$0] == 0x29 || bytes[$0] == 0x2C })
    else { return nil }
    let isLeast = Bytes.matches("math.max", at: open - 8, end: open, in: bytes)
    guard isLeast || Bytes.matches("math.min", at: open - 8, end: open, in: bytes) else {
      return nil
    }
    let mark = skipSpaces(open - 8, code, bytes) - 1
    guard mark > code.lowerBound, bytes[mark] == 0x3A || bytes[mark] == 0x3D else { return nil }
    let end = skipSpaces(mark, code, bytes)
    let start = nameStart(end, code, bytes)
    guard start < end, var key = key(named: start..<end, mark: bytes[mark], bytes) else {
      return nil
    }
    key.bound = isLeast ? .atLeast : .atMost
    return key
  }

  /// "asyncAfter(deadline: .now() + 0.2)", ".delay(Double(index) * 0.08)": seconds behind a sum or a product.
  ///
  /// - Source: Apple, `DispatchTime` and `Animation.delay(_:)`.
  static func deadline(
    before number: Range<Int>, in code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Key? {
    let end = skipSpaces(number.lowerBound, code, bytes)
    guard end > code.lowerBound, bytes[end - 1] == 0x2B || bytes[end - 1] == 0x2A else {
      return nil
    }
    let before = code.lowerBound..<skipSpaces(end - 1, code, bytes)
    if bytes[end - 1] == 0x2B {
      let isNow = Bytes.matches(
        ".now()", at: before.upperBound - 6, end: before.upperBound, in: bytes)
      return isNow ? Key(role: .delay, unit: .seconds) : nil
    }
    let isDelay =
      Bytes.find(".now() +", in: before, of: bytes) != nil
      || Bytes.find(".delay(", in: before, of: bytes) != nil
    return isDelay ? Key(role: .stagger, unit: .seconds) : nil
  }

  /// "duration: isCalm ? 0.1 : 0.3": the name before the question; a branch of zero turns the motion off.
  private static func branchKey(
    before number: Range<Int>, in code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Key? {
    let mark = skipSpaces(number.lowerBound, code, bytes) - 1
    guard mark > code.lowerBound, bytes[mark] == 0x3F || bytes[mark] == 0x3A,
      bytes[number.lowerBound] != 0x30 || number.count > 1
    else { return nil }
    let start = max(code.lowerBound, number.lowerBound - 120)
    guard let question = (start...mark).last(where: { bytes[$0] == 0x3F }) else { return nil }
    guard let sign = (start..<question).last(where: { bytes[$0] == 0x3A || bytes[$0] == 0x3D }),
      bytes[sign] == 0x3A || isAssignment(sign, number, bytes)
    else { return nil }
    let end = skipSpaces(sign, code, bytes)
    let name = nameStart(end, code, bytes)..<end
    if bytes[sign] == 0x3D, !spans.contains(WordKey(bytes, name)) { return nil }
    return name.isEmpty ? nil : key(named: name, mark: bytes[sign], bytes)
  }

  private static let spans = WordKey.set("duration", "delay", "debounce", "stagger")

  /// Whether an equals sign gives a value, and the number of a branch may be milliseconds.
  private static func isAssignment(
    _ sign: Int, _ number: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    bytes[sign] == 0x3D && bytes[sign + 1] == 0x20 && bytes[sign - 1] == 0x20 && number.count > 1
  }

  /// "1/30": the quotient that code gives in place of a number.
  static func quotient(
    _ measure: Measure, _ bytes: UnsafeBufferPointer<UInt8>, end: Int
  ) -> Measure {
    if let product = product(measure, bytes, end: end) { return product }
    var offset = measure.range.upperBound
    guard measure.low == 1, measure.isSingle, offset + 1 < end, bytes[offset] == 0x2F,
      Bytes.isDigit(bytes[offset + 1])
    else { return measure }
    offset += 1
    var divisor = 0.0
    while offset < end, Bytes.isDigit(bytes[offset]), divisor < 1000 {
      divisor = divisor * 10 + Double(bytes[offset] & 0x0F)
      offset += 1
    }
    guard divisor > 1 else { return measure }
    var result = measure
    result.low /= divisor
    result.high /= divisor
    result.range = measure.range.lowerBound..<offset
    return result
  }

  /// "5 * 1000", "15 * 60 * 1000": the product of whole numbers.
  private static func product(
    _ measure: Measure, _ bytes: UnsafeBufferPointer<UInt8>, end: Int
  ) -> Measure? {
    var offset = measure.range.upperBound
    var result = measure
    while measure.isSingle, Bytes.matches(" * ", at: offset, end: end, in: bytes),
      Bytes.isDigit(offset + 3 < end ? bytes[offset + 3] : 0)
    {
      var factor = 0.0
      var next = offset + 3
      while next < end, Bytes.isDigit(bytes[next]) || bytes[next] == 0x5F, factor < 1_000_000 {
        if bytes[next] != 0x5F { factor = factor * 10 + Double(bytes[next] & 0x0F) }
        next += 1
      }
      guard next == end || !Bytes.isWord(bytes[next]) && bytes[next] != 0x2E else { return nil }
      result.low *= factor
      result.high *= factor
      result.range = measure.range.lowerBound..<next
      offset = next
    }
    return offset > measure.range.upperBound ? result : nil
  }

  static func key(
    named name: Range<Int>, mark: UInt8, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Key? {
    let units: [(StaticString, Measure.TimeUnit, scale: Double)] = [
      ("milliseconds", .milliseconds, 1), ("millis", .milliseconds, 1),
      ("nanoseconds", .milliseconds, 1e-6), ("microseconds", .milliseconds, 1e-3),
      ("seconds", .seconds, 1), ("from_secs", .seconds, 1), ("minutes", .minutes, 1),
    ]
    var unit = Measure.TimeUnit.none
    for (word, value, scale) in units where Bytes.find(word, in: name, of: bytes) != nil {
      unit = value
      if scale < 1 { return Key(role: .animation, unit: unit, isUnit: true, scale: scale) }
      break
    }
    for suffix: StaticString in ["Ms", "_ms", "MS"] where endsExactly(name, with: suffix, bytes) {
      unit = .milliseconds
    }
    for word in counts
    where Bytes.matches(
      word, at: name.upperBound - word.utf8CodeUnitCount, end: name.upperBound, in: bytes)
    {
      return nil
    }
    for (word, role) in words where Bytes.find(word, in: name, of: bytes) != nil {
      return Key(role: role, unit: unit)
    }
    if unit != .none { return Key(role: .animation, unit: unit, isUnit: true) }
    if mark == 0x28, Bytes.matches("tween", at: name.lowerBound, end: name.upperBound, in: bytes) {
      return Key(role: .animation, unit: .milliseconds)
    }
    return mark == 0x28 && shakes(name, bytes) ? Key(role: .other, unit: .milliseconds) : nil
  }

  /// "navigator.vibrate(40)", "createOneShot(40, 120)": a call that shakes the device for as many milliseconds.
  ///
  /// - Source: W3C Vibration API; Android, `VibrationEffect`.
  private static func shakes(_ name: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let word: StaticString = name.count == 7 ? "vibrate" : "createoneshot"
    return name.count == word.utf8CodeUnitCount
      && Bytes.matches(word, at: name.lowerBound, end: name.upperBound, in: bytes)
  }

  private static func endsExactly(
    _ name: Range<Int>, with suffix: StaticString, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let count = suffix.utf8CodeUnitCount
    guard name.count > count else { return false }
    for index in 0..<count where bytes[name.upperBound - count + index] != suffix.utf8Start[index] {
      return false
    }
    return true
  }

  /// "300.milliseconds"
  private static func suffix(
    after number: Range<Int>, in code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Key? {
    let end = number.upperBound
    let units: [(StaticString, Measure.TimeUnit)] = [
      (".milliseconds", .milliseconds), (".seconds", .seconds), (".minutes", .minutes),
    ]
    for (word, unit) in units where Bytes.matches(word, at: end, end: code.upperBound, in: bytes) {
      return Key(role: .animation, unit: unit)
    }
    // "`${index * 50}ms`": each comes as much later than the one before.
    let start = skipSpaces(number.lowerBound, code, bytes)
    guard start > code.lowerBound, bytes[start - 1] == 0x2A,
      Bytes.matches("}ms", at: end, end: code.upperBound, in: bytes),
      case let factor = skipSpaces(start - 1, code, bytes),
      !isRandom(code.lowerBound..<factor, bytes)
    else { return nil }
    return Key(role: .stagger, unit: .milliseconds)
  }

  /// "Math.random() * 500": some time up to that, another for each.
  private static func isRandom(
    _ code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let call: StaticString = "random()"
    let start = code.upperBound - call.utf8CodeUnitCount
    return start > code.lowerBound
      && Bytes.matches(call, at: start, end: code.upperBound, in: bytes)
  }

  private static func skipSpaces(
    _ offset: Int, _ code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var end = offset
    while end > code.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
    return end
  }

  private static func nameStart(
    _ end: Int, _ code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var start = end
    while start > code.lowerBound, Bytes.isWord(bytes[start - 1]) || bytes[start - 1] == 0x2D {
      start -= 1
    }
    return start
  }

  /// "delay: number = 500"
  private static func nameBeforeType(
    _ start: Int, _ code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var end = skipSpaces(start, code, bytes)
    guard end > code.lowerBound, bytes[end - 1] == 0x3A else { return nil }
    end = skipSpaces(end - 1, code, bytes)
    return nameStart(end, code, bytes)..<end
  }

  /// "duration-200", "delay-75" and "animate-[rise_400ms]" among utility classes.
  static func utilityClasses(
    _ code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [Measure] {
    utilityClasses("duration-", code, bytes) + utilityClasses("delay-", code, bytes)
      + bracketedTimes(code, bytes)
  }

  private static func utilityClasses(
    _ stem: StaticString, _ code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [Measure] {
    var result: [Measure] = []
    var rest = code
    while let start = Bytes.find(stem, in: rest, of: bytes) {
      let digits = start + stem.utf8CodeUnitCount
      var end = digits
      var value = 0.0
      while end < code.upperBound, Bytes.isDigit(bytes[end]), end - digits < 6 {
        value = value * 10 + Double(bytes[end] & 0x0F)
        end += 1
      }
      rest = max(end, start + 1)..<code.upperBound
      let before = start > code.lowerBound ? bytes[start - 1] : 0x20
      guard end > digits, before != 0x2D, !Bytes.isWord(before) else { continue }
      result.append(
        Measure(
          low: value, high: value, unit: .milliseconds, time: .milliseconds, range: digits..<end))
    }
    return result
  }

  /// The parts of a declaration that each describe one motion: "opacity 200ms ease, color 100ms".
  static func segments(
    _ code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, isCSS: Bool
  ) -> [Range<Int>] {
    guard isCSS else { return [code] }
    var result: [Range<Int>] = []
    var start = code.lowerBound
    var depth = 0
    for index in code {
      switch bytes[index] {
      case 0x28: depth += 1
      case 0x29: depth = max(0, depth - 1)
      case 0x2C where depth == 0, 0x3B where depth == 0:
        result.append(start..<index)
        start = index + 1
      default: break
      }
    }
    if start < code.upperBound { result.append(start..<code.upperBound) }
    return result
  }
}
