import SpecModel
import SpecText

extension QuantityScanner {
  /// "0.5s @0.2s": whether a time of seconds follows a sign that says when it begins; "@2x" is a density.
  func isTimeBehindAt(_ offset: Int) -> Bool {
    guard byte(offset - 2) == 0x20 || byte(offset - 2) == 0x28 else { return false }
    var end = offset
    while end - offset < 6, Bytes.isDigit(byte(end)) || byte(end) == 0x2E { end += 1 }
    if byte(end) == 0x6D { end += 1 }
    return byte(end) == 0x73 && !Bytes.isWord(byte(end + 1))
  }

  /// Marks between the ends of an interval, outside ASCII.
  private static let marks: [StaticString] = ["–", "—", "〜", "～", "‑", "−", "‒", "‐", "…", "‥"]

  /// Words between the ends of an interval, in scripts without spaces.
  private static let scriptWords: [StaticString] = ["から", "到", "至", "에서", "부터"]

  /// The interval that a measure opens, if a second number follows.
  func upperEnd(of first: Measure) -> Measure? {
    if let tolerance = tolerance(of: first) { return tolerance }
    guard let (start, isSpaced, isWord) = separator(after: first.range.upperBound, of: first),
      let number = NumberReader.read(start, scanner: self)
    else { return nil }
    if isSpaced, first.isBare, !opensText(first.range.lowerBound) { return nil }
    guard byte(number.end) != 0x3A || !Bytes.isDigit(byte(number.end + 1)) else { return nil }
    var second = Measure(
      low: number.value, high: number.value, unit: .count, range: start..<number.end)
    let found = unit(at: number.end)
    apply(found, to: &second)
    if second.isBare, found == nil, Bytes.isLetter(byte(number.end)) { return nil }
    let factor = first.isBare ? found?.entry.factor ?? 1 : 1
    guard first.isBare || (first.unit == second.unit && second.isTime == first.isTime) else {
      return nil
    }
    if isWord, !first.isBare, first.low > second.high { return nil }  // "from 300ms to 200ms"
    // "72pt - 18pt": what is left of the first.
    if isSpaced, first.unit?.isLength == true, first.low > second.high, !first.isBare,
      byte(trailing(first.range.upperBound)) == 0x2D
    {
      return nil
    }
    let low = first.low * factor
    second.low = min(low, second.high)
    second.high = max(low, second.high)
    second.range = first.range.lowerBound..<second.range.upperBound
    return second
  }

  /// "300ms ± 50ms", "300ms +/- 10%", "8 ± 3 ms", "30 s (±5 s)"
  private func tolerance(of first: Measure) -> Measure? {
    var start = trailing(first.range.upperBound)
    // "30 s (± 5 s)", "30秒（±5秒）"
    if byte(start) == 0x28 {
      start = trailing(start + 1)
    } else if Bytes.matches("（", at: start, end: range.upperBound, in: bytes) {
      start = trailing(start + 3)
    }
    if byte(start) == 0xC2, byte(start + 1) == 0xB1 {
      start += 2
    } else if Bytes.matches("+/-", at: start, end: range.upperBound, in: bytes) {
      start += 3
    } else {
      return nil
    }
    start = trailing(start)
    guard Bytes.isDigit(byte(start)), let number = NumberReader.read(start, scanner: self) else {
      return nil
    }
    var second = Measure(
      low: number.value, high: number.value, unit: .count, range: start..<number.end)
    let found = unit(at: number.end)
    apply(found, to: &second)
    var width = second.low
    var first = first
    if first.isBare {
      // The unit behind the tolerance is that of both.
      guard let found, second.isTime || second.unit?.isLength == true else { return nil }
      let start = first.range
      apply((found.entry, start.upperBound), to: &first)
    } else if second.unit == .percent, first.unit != .percent {
      width = first.low * second.low / 100
    } else if second.unit != first.unit {
      return nil
    }
    var result = first
    result.low = max(0, first.low - width)
    result.high = first.high + width
    result.range = first.range.lowerBound..<second.range.upperBound
    return result
  }

  /// Whether a bare number before a spaced dash begins a value, so that it is no label ("Step 2 - 300ms").
  func opensText(_ offset: Int) -> Bool {
    let before = leading(offset)
    let byte = before > range.lowerBound ? bytes[before - 1] : 0x3A
    return byte == 0x3A || byte == 0x28 || byte == 0x3C || byte == 0x7E || byte == 0x2C
  }

  /// The offset of the second number of an interval, whether a spaced dash stands before it, or a word.
  private func separator(after offset: Int, of first: Measure) -> (Int, Bool, Bool)? {
    // "$100\text{ms}$ and $250\text{ms}$": each end is a formula of its own.
    let offset = byte(offset) == 0x24 ? offset + 1 : offset
    if let noted = notedSeparator(after: offset, of: first) { return noted }
    let start = trailing(offset)
    let isSpaced = start > offset
    if let after = mark(at: start) {
      let next = trailing(after)
      guard Bytes.isDigit(byte(next)), (next > after) == isSpaced else { return nil }
      return (next, isSpaced, false)
    }
    if isSpaced, byte(start) == 0xD0 || byte(start) == 0xC4,
      let next = cyrillicSeparator(at: start, of: first)
    {
      return (next, false, true)
    }
    if byte(start) >= 0xE3 {
      for word in Self.scriptWords
      where Bytes.matches(word, at: start, end: range.upperBound, in: bytes) {
        let next = trailing(start + word.utf8CodeUnitCount)
        if first.isBare, isCounted(before: first.range.lowerBound) { return nil }
        return Bytes.isDigit(byte(next)) ? (next, false, true) : nil
      }
      return nil
    }
    return isSpaced ? wordSeparator(at: start, of: first) : nil
  }

  /// "스텝 3에서 5분간": whether a word for what is counted stands before a number, which begins no interval then.
  private func isCounted(before offset: Int) -> Bool {
    var end = offset
    while end > range.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
    let words: [StaticString] = ["스텝", "단계", "화면", "버전", "레벨", "페이지", "챕터", "슬라이드"]
    return words.contains { word in
      let start = end - word.utf8CodeUnitCount
      return start >= range.lowerBound && Bytes.matches(word, at: start, end: end, in: bytes)
    }
  }

  /// The offset after a mark between two ends.
  private func mark(at start: Int) -> Int? {
    switch byte(start) {
    // Two hyphens stand for a dash: "640--1023px".
    case 0x2D where byte(start + 1) == 0x2D && Bytes.isDigit(byte(start + 2)): return start + 2
    case 0x2D, 0x7E: return start + 1
    case 0x2E where byte(start + 1) == 0x2E && byte(start + 2) == 0x2E: return start + 3
    case 0x2E where byte(start + 1) == 0x2E: return start + 2
    case 0xE2, 0xE3, 0xEF:
      for mark in Self.marks
      where Bytes.matches(mark, at: start, end: range.upperBound, in: bytes) {
        return start + mark.utf8CodeUnitCount
      }
      return nil
    default: return nil
    }
  }

  private func wordSeparator(at start: Int, of first: Measure) -> (Int, Bool, Bool)? {
    var end = start
    while Bytes.isLetter(byte(end)) || byte(end) == 0xC3 || byte(end) == 0xA0 { end += 1 }
    guard end > start, end - start <= 8, byte(end) == 0x20 || byte(end) == 0xC2 else { return nil }
    var next = trailing(end)
    if byte(next) == 0x24 { next += 1 }
    guard Bytes.isDigit(byte(next)) else { return nil }
    let word = WordKey(bytes, start..<end)
    let isTo = UnitTable.to.contains(word)
    guard isTo || UnitTable.and.contains(word) && followsBetween(first) else { return nil }
    return (next, false, true)
  }

  /// "80ms (light) to 200ms": the separator behind what parentheses say of the first end; not where they tell that the
  /// value is replaced, "80ms (old) to 200ms (new)".
  private func notedSeparator(after offset: Int, of first: Measure) -> (Int, Bool, Bool)? {
    guard !first.isBare, byte(offset) == 0x20, byte(offset + 1) == 0x28 else { return nil }
    var close = offset + 2
    while close - offset < 32, byte(close) != 0x29 {
      guard !Bytes.isDigit(byte(close)), byte(close) != 0x28, close < range.upperBound else {
        return nil
      }
      close += 1
    }
    guard byte(close) == 0x29, byte(close + 1) == 0x20,
      !Self.editions.contains(WordKey(bytes, offset + 2..<close))
    else { return nil }
    return wordSeparator(at: close + 2, of: first)
  }

  private static let editions = WordKey.set(
    "old", "current", "currently", "before", "was", "previously", "today", "now", "alt", "bisher",
    "vorher", "ancien", "avant", "antes", "actual", "prima", "oud", "lama")

  /// "200 до 300 мс", "между 200 и 300 мс": the offset of the second number.
  private func cyrillicSeparator(at start: Int, of first: Measure) -> Int? {
    for (word, lead): (StaticString, StaticString) in [
      ("до ", ""), ("đến ", ""), ("и ", "между "), ("і ", "між "),
    ]
    where Bytes.matches(word, at: start, end: range.upperBound, in: bytes) {
      let next = trailing(start + word.utf8CodeUnitCount)
      let before = first.range.lowerBound - lead.utf8CodeUnitCount
      guard Bytes.isDigit(byte(next)),
        lead.utf8CodeUnitCount == 0
          || before >= range.lowerBound
            && Bytes.matches(lead, at: before, end: first.range.lowerBound, in: bytes)
      else { return nil }
      return next
    }
    return nil
  }

  private func followsBetween(_ measure: Measure) -> Bool {
    var end = leading(measure.range.lowerBound)
    if byte(end - 1) == 0x24 { end = leading(end - 1) }
    var start = end
    while Bytes.isLetter(byte(start - 1)), end - start < 9 { start -= 1 }
    return start < end && UnitTable.between.contains(WordKey(bytes, start..<end))
  }

  // MARK: Time spans

  /// "1/30 s", "1/2 s", "1/5 second": a fraction of a second, and no choice such as "1/5 s"; the offset after it.
  mutating func readFraction(_ start: Int, _ divisor: Int) -> Int? {
    guard Bytes.isDigit(byte(divisor)), byte(start - 1) != 0x2F,
      let second = NumberReader.read(divisor, scanner: self), second.isInteger, second.value > 1,
      let found = unit(at: second.end), found.entry.time == .seconds
    else { return nil }
    let isOne = Bytes.matches("second", at: found.end - 6, end: found.end, in: bytes)
    guard second.value >= 10 || isOne || second.value <= 4 else { return nil }
    var measure = Measure(
      low: 1 / second.value, high: 1 / second.value, unit: .count, range: start..<found.end)
    apply(found, to: &measure)
    finish(&measure)
    return found.end
  }

  /// A quoted span below a minute, "0:0:0.25": hours, minutes and seconds; the offset after it.
  ///
  /// - Source: .NET, standard time span format strings, as XAML attributes hold them.
  mutating func readSpan(_ start: Int) -> Int? {
    guard byte(start - 1) == 0x22 || byte(start - 1) == 0x27 else { return nil }
    var place = start
    for _ in 0..<2 {
      let first = place
      while byte(place) == 0x30 { place += 1 }
      guard (1...2).contains(place - first), byte(place) == 0x3A else { return nil }
      place += 1
    }
    guard Bytes.isDigit(byte(place)), let seconds = NumberReader.read(place, scanner: self),
      seconds.value < 60, byte(seconds.end) == byte(start - 1)
    else { return nil }
    var measure = Measure(
      low: seconds.value * 1000, high: seconds.value * 1000, unit: .milliseconds,
      range: start..<seconds.end)
    measure.time = .seconds
    measures.append(measure)
    return seconds.end
  }

  // MARK: Timelines

  /// "0:20-0:45" as minutes and seconds; the offset after it.
  mutating func readTimeline(
    _ minutes: NumberReader.Number, _ seconds: NumberReader.Number, start: Int
  ) -> Int? {
    guard seconds.end - minutes.end == 3, minutes.end - start <= 2, seconds.value < 60 else {
      return nil
    }
    var next = trailing(seconds.end)
    guard let after = mark(at: next) else { return nil }
    next = trailing(after)
    guard Bytes.isDigit(byte(next)), let high = NumberReader.read(next, scanner: self),
      byte(high.end) == 0x3A, Bytes.isDigit(byte(high.end + 1)),
      let last = NumberReader.read(high.end + 1, scanner: self), last.end - high.end == 3,
      last.value < 60, byte(last.end) != 0x3A || !Bytes.isDigit(byte(last.end + 1))
    else { return nil }
    var measure = Measure(
      low: (minutes.value * 60 + seconds.value) * 1000, high: (high.value * 60 + last.value) * 1000,
      unit: .milliseconds, range: start..<last.end)
    guard measure.low < measure.high else { return nil }
    measure.time = .seconds
    measure.isClock = true
    measures.append(measure)
    return last.end
  }

  /// "1 min 30 s", "2h 35min": whether a measure goes on with a smaller unit what the one before began.
  func continuesTime(_ measure: Measure) -> Bool {
    guard measure.isSingle, let last = measures.last, last.isSingle, last.bound != .atLeast,
      !last.isClock, measure.joint == .space || isJoined(measure, to: last),
      measure.range.lowerBound - last.range.upperBound <= (measure.joint == .space ? 2 : 6)
    else { return false }
    switch (last.time, measure.time) {
    case (.hours, .minutes), (.minutes, .seconds): return measure.low < UnitFactor.of(last.time)
    default: return false
    }
  }

  /// "One hour and ten minutes", and not "between one hour and ten minutes" or "at 1 minute and 30 seconds".
  private func isJoined(_ measure: Measure, to last: Measure) -> Bool {
    guard measure.isTime, last.isTime, measure.range.lowerBound > last.range.upperBound,
      measure.range.lowerBound - last.range.upperBound <= 6
    else { return false }
    let between = Bytes.trim(last.range.upperBound..<measure.range.lowerBound, in: bytes)
    guard (1...3).contains(between.count), UnitTable.and.contains(WordKey(bytes, between)) else {
      return false
    }
    let end = leading(last.range.lowerBound)
    var start = end
    while Bytes.isLetter(byte(start - 1)), end - start < 9 { start -= 1 }
    let word = WordKey(bytes, start..<end)
    return start == end || word != Self.at && !UnitTable.between.contains(word)
  }

  mutating func extendTime(by measure: Measure) {
    let index = measures.count - 1
    measures[index].low += measure.low
    measures[index].high = measures[index].low
    measures[index].range =
      measures[index].range.lowerBound..<measure.range.upperBound
  }

  /// "The 44 × 44pt minimum": a bound that stands behind the second side holds for the first.
  mutating func shareBound(with measure: Measure) {
    guard measure.bound != .none, let last = measures.last, last.bound == .none, last.isSingle,
      last.unit == measure.unit
    else { return }
    measures[measures.count - 1].bound = measure.bound
  }

  /// "12 frames at 60fps": the frames are a time.
  mutating func timeFrames(by rate: Measure) {
    guard let last = measures.last, last.isBare, last.isSingle, rate.isSingle, rate.low > 0 else {
      return
    }
    let between = last.range.upperBound..<rate.range.lowerBound
    guard between.count <= 24, let offset = Bytes.find("frame", in: between, of: bytes),
      offset - between.lowerBound <= 1
    else { return }
    let rest = Words.keys(bytes, offset..<between.upperBound)
    guard rest.count <= 2, rest.dropFirst().allSatisfy({ $0 == Self.at }) else { return }
    let index = measures.count - 1
    measures[index].low = last.low * 1000 / rate.low
    measures[index].high = measures[index].low
    measures[index].unit = .milliseconds
    measures[index].time = .milliseconds
  }

  private static let at = WordKey("at")
}
