import SpecModel
import SpecText

/// Finds numbers with units in one pass over bytes.
///
/// - Shape: reads intervals ("200–300ms", "2 to 3 s", "between 1 and 2 s"), bounds ("<1 second", "44px minimum"), pairs
///   ("24px/30px", "20pt × 20pt"), numbers in words before a unit of time, and bare numbers.
/// - Errors: leaves out times of day, dates, versions, issue numbers, hex colours and names with a number
///   ("H2", "px-3", "--space-2xl").
struct QuantityScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  /// What words around a number, its unit and its other end may stand in; line feeds in it are blanks.
  let range: Range<Int>
  var measures: [Measure] = []

  /// All measures of a range of bytes, in order.
  ///
  /// - Parameter reach: what the range continues and what continues it, itself included.
  static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, within reach: Range<Int>? = nil
  ) -> [Measure] {
    var scanner = QuantityScanner(bytes: bytes, range: reach ?? range)
    scanner.run(range)
    return scanner.measures
  }

  private mutating func run(_ numbers: Range<Int>) {
    var offset = numbers.lowerBound
    while offset < numbers.upperBound {
      let byte = bytes[offset]
      if Bytes.isDigit(byte) {
        offset = startsNumber(offset) ? read(offset) : afterName(offset)
      } else if Bytes.isLetter(byte) {
        let end = afterLetters(offset)
        offset =
          UnmarkedWords.isLead(self.byte(end))
          ? readMarked(offset) : max(end, readWords(offset..<end) ?? end)
      } else if byte >= 0xC2, let end = readScript(offset) {
        offset = end
      } else if UnmarkedWords.isLead(byte) {
        offset = readMarked(offset)
      } else {
        offset += 1
      }
    }
  }

  func byte(_ offset: Int) -> UInt8 {
    guard offset >= range.lowerBound, offset < range.upperBound else { return 0 }
    return bytes[offset] == 0x0A ? 0x20 : bytes[offset]
  }

  private func afterLetters(_ offset: Int) -> Int {
    var end = offset
    while end < range.upperBound, Bytes.isLetter(bytes[end]) { end += 1 }
    return end
  }

  /// The end of a name that holds digits.
  private func afterName(_ offset: Int) -> Int {
    var end = offset
    while end < range.upperBound, Bytes.isWord(bytes[end]) { end += 1 }
    return max(end, offset + 1)
  }

  /// Whether a number may start at a digit: it does not continue a name, a version or an issue number.
  private func startsNumber(_ offset: Int) -> Bool {
    let before = byte(offset - 1)
    if before == 0x24 { return Formula.opens(at: offset, self) }
    if let last = measures.last, last.range.upperBound == offset,
      last.time == .minutes || last.time == .hours
    {
      return true  // "2m30s"
    }
    if before == 0x78 || before == 0x58, let last = measures.last {
      return trailing(last.range.upperBound) == offset - 1  // "24x24px"
    }
    if before == 0x40 { return isTimeBehindAt(offset) }
    if Bytes.isWord(before) || before == 0x23 || isReference(offset) { return false }
    if before == 0x2E {
      return !Bytes.isWord(byte(offset - 2)) && byte(offset - 2) != 0x29
    }
    guard before == 0x2D else { return true }
    let second = byte(offset - 2)
    if Bytes.matches("sub-", at: offset - 4, end: offset, in: bytes) { return true }
    return !Bytes.isWord(second) && second != 0x29 && second != 0x2D && second != 0x7D
  }

  /// The offset after spaces of any kind.
  func trailing(_ offset: Int) -> Int {
    var end = offset
    while true {
      let next = afterSpace(end)
      if next == end { return end }
      end = next
    }
  }

  /// The offset before spaces of any kind.
  func leading(_ offset: Int) -> Int {
    var end = offset
    while true {
      if byte(end - 1) == 0x20 {
        end -= 1
      } else if byte(end - 1) == 0xA0, byte(end - 2) == 0xC2 {
        end -= 2
      } else if byte(end - 2) == 0x80, byte(end - 3) == 0xE2,
        0x80..<0x8B ~= byte(end - 1) || byte(end - 1) == 0xAF
      {
        end -= 3
      } else {
        return end
      }
    }
  }

  // MARK: Numbers

  /// Reads a number with what follows and returns the offset after it.
  private mutating func read(_ start: Int) -> Int {
    guard let first = NumberReader.read(start, scanner: self) else { return afterName(start) }
    if first.value == 1, byte(first.end) == 0x2F, let end = readFraction(start, first.end + 1) {
      return end
    }
    if let end = decade(first, start) ?? skipForeign(first, start: start) { return end }
    var measure = Measure(
      low: first.value, high: first.value, unit: .count, range: start..<first.end)
    apply(
      unit(at: first.end) ?? shortMinutes(at: first.end, start: start)
        ?? furtherTime(at: first.end) ?? namedPixels(at: first.end) ?? ordinal(at: first.end),
      to: &measure)
    if measure.isBare,
      let open = openRate(at: first.end) ?? otherCase(start, first.end)
        ?? otherWay(start, first.end)
    {
      apply(open, to: &measure)
    }
    if measure.isBare, Bytes.isLetter(byte(first.end)), !continuesAsSize(first.end) {
      return afterName(first.end)
    }
    if let upper = upperEnd(of: measure) { measure = upper } else { addPart(to: &measure) }
    measure = signed(measure)
    finish(&measure)
    return max(measure.range.upperBound, start + 1)
  }

  /// "2m 14s", "1h 5m": minutes before seconds or after hours; a lone "5m" may be metres.
  private func shortMinutes(at offset: Int, start: Int) -> (entry: UnitEntry, end: Int)? {
    if byte(offset) == 0x68, isCompact(offset + 1, 0x6D) {
      return (UnitEntry(unit: .milliseconds, factor: 3_600_000, time: .hours), offset + 1)
    }
    let isCompact = isCompact(offset + 1, 0x73)
    guard byte(offset) == 0x6D, isCompact || !Bytes.isWord(byte(offset + 1)) else { return nil }
    let minutes = (UnitEntry(unit: .milliseconds, factor: 60_000, time: .minutes), offset + 1)
    if isCompact { return minutes }
    if let last = measures.last, last.time == .hours, start - last.range.upperBound <= 1 {
      return minutes
    }
    var end = afterSpace(offset + 1)
    let digits = end
    while Bytes.isDigit(byte(end)) { end += 1 }
    let isSeconds = byte(end) == 0x73 && !Bytes.isWord(byte(end + 1))
    return (1...2).contains(end - digits) && isSeconds ? minutes : nil
  }

  /// Whether one or two digits and a unit of one letter follow, as in "2m30s" and "1h05m".
  private func isCompact(_ start: Int, _ unit: UInt8) -> Bool {
    var end = start
    while end - start < 3, Bytes.isDigit(byte(end)) { end += 1 }
    guard (1...2).contains(end - start), byte(end) == unit else { return false }
    return !Bytes.isWord(byte(end + 1)) || unit == 0x6D && isCompact(end + 1, 0x73)
  }

  /// "60+ fps", "3+ seconds", "1280+ px": a rate, a time or a width with a plus between the number and the unit.
  private func openRate(at offset: Int) -> (entry: UnitEntry, end: Int)? {
    guard byte(offset) == 0x2B, let found = unit(at: offset + 1) else { return nil }
    let isTime = found.entry.time != .none && found.entry.time != .days
    return isTime || found.entry.unit == .framesPerSecond || found.entry.unit == .hertz
      || found.entry.unit == .px || found.entry.unit == .dp || found.entry.unit == .pt
      ? found : nil
  }

  /// "var 45:e sekund": the ending of an ordinal between the number and its time.
  private func ordinal(at offset: Int) -> (entry: UnitEntry, end: Int)? {
    guard byte(offset) == 0x3A, byte(offset + 1) == 0x65 || byte(offset + 1) == 0x61,
      byte(offset + 2) == 0x20, let found = unit(at: offset + 2), found.entry.time != .none
    else { return nil }
    return found
  }

  /// "24x24": a cross between two numbers.
  private func continuesAsSize(_ offset: Int) -> Bool {
    byte(offset) | 0x20 == 0x78 && Bytes.isDigit(byte(offset + 1))
  }

  /// Status codes of HTTP that nobody gives as a number of seconds.
  private static let answers: Set<Double> = [401, 403, 404, 405, 409, 410, 422, 429, 502, 503, 504]

  /// The end of what only looks like a measure: a time of day, a date, a version, an aspect ratio.
  private mutating func skipForeign(_ number: NumberReader.Number, start: Int) -> Int? {
    let next = byte(number.end)
    // "every request 401s": what a server answers.
    if next == 0x73, Self.answers.contains(number.value), !Bytes.isWord(byte(number.end + 1)) {
      return number.end + 1
    }
    if next == 0x3A, Bytes.isDigit(byte(number.end + 1)) {
      guard let second = NumberReader.read(number.end + 1, scanner: self) else { return nil }
      let isRatio = second.value == 1 && second.end == number.end + 2 && number.value <= 21
      if isRatio, !Bytes.isDigit(byte(second.end)), byte(second.end) != 0x3A {
        var measure = Measure(
          low: number.value, high: number.value, unit: .ratio, range: start..<second.end)
        finish(&measure)
      }
      return readSpan(start) ?? readTimeline(number, second, start: start)
        ?? afterClock(second.end)
    }
    let isYear = number.end - start == 4 && number.isInteger
    if next == 0x2E, Bytes.isDigit(byte(number.end + 1)) { return afterName(number.end + 1) }
    if isYear || number.end - start <= 2, next == 0x2D || next == 0x2F {
      return afterDate(start)
    }
    return nil
  }

  /// "2025-01-21", "21/01/2025"
  private func afterDate(_ start: Int) -> Int? {
    var end = start
    var groups: [Int] = []
    while groups.count < 3 {
      let from = end
      while Bytes.isDigit(byte(end)) { end += 1 }
      guard end > from else { break }
      groups.append(end - from)
      guard byte(end) == byte(start + groups[0]), groups.count < 3 else { break }
      end += 1
    }
    guard groups.count == 3, !Bytes.isLetter(byte(end)), groups[1] <= 2,
      groups[0] == 4 || groups[2] == 4
    else { return nil }
    return end
  }

  /// "8:00", "0:00-0:20", "12:30:45"
  func afterClock(_ offset: Int) -> Int {
    var end = offset
    while byte(end) == 0x3A, Bytes.isDigit(byte(end + 1)) {
      end += 1
      while Bytes.isDigit(byte(end)) { end += 1 }
    }
    return end
  }

  private func signed(_ measure: Measure) -> Measure {
    guard byte(measure.range.lowerBound - 1) == 0x2D, !measure.isTime, measure.isSingle,
      measure.range.lowerBound > range.lowerBound
    else { return measure }
    var measure = measure
    measure.low = -measure.low
    measure.high = -measure.high
    measure.range = measure.range.lowerBound - 1..<measure.range.upperBound
    return measure
  }

  // MARK: Units

  /// The unit after a number, with the offset after it.
  func unit(at offset: Int) -> (entry: UnitEntry, end: Int)? {
    if byte(offset) == 0x25 { return (UnitEntry(unit: .percent), offset + 1) }
    if let found = Formula.unit(at: offset, self) { return found }
    let spaced = afterSpace(offset)
    let start = byte(spaced) == 0x2D && spaced == offset ? offset + 1 : spaced
    if byte(start) == 0x25, start == spaced { return (UnitEntry(unit: .percent), start + 1) }
    if byte(start) >= 0x80,
      let found = symbol(UnitTable.symbols, at: start, isSpaced: start != offset)
    {
      return found
    }
    guard Bytes.isLetter(byte(start)) else { return nil }
    let end = afterLetters(start)
    if end == start + 1, let second = latinSecond(at: start) { return second }
    if UnmarkedWords.isLead(byte(end)),
      let found = symbol(UnitTable.marked, at: start, isSpaced: start != offset)
    {
      return found
    }
    guard !Bytes.isWord(byte(end)), !isMarkedLetter(end), end - start <= 14,
      !isMaterial(start..<end, after: offset),
      let entry = UnitTable.words[WordKey(bytes, start..<end)],
      start == offset || entry.allowsSpace, isSpelled(start..<end, isSpaced: start != offset)
    else { return nil }
    return (entry, end)
  }

  /// Whether a letter with a mark goes on with a word: the s of "212 sócios" is no unit.
  private func isMarkedLetter(_ offset: Int) -> Bool {
    let first = byte(offset)
    guard UnmarkedWords.isLead(first) else { return false }
    // "×" and "÷" stand among the letters.
    return first != 0xC3 || byte(offset + 1) != 0x97 && byte(offset + 1) != 0xB7
  }

  /// One letter in upper case is no unit; "2-s" is none either.
  private func isSpelled(_ word: Range<Int>, isSpaced: Bool) -> Bool {
    if word.count == 1, bytes[word.lowerBound] != 0x78, bytes[word.lowerBound] != 0x58 {
      let isLower = bytes[word.lowerBound] >= 0x61
      let isPossessive =
        byte(word.upperBound) == 0x27 && !closesMotion(word.upperBound)
        || Bytes.matches("’", at: word.upperBound, end: range.upperBound, in: bytes)
      return isLower && !isPossessive && byte(word.lowerBound - 1) != 0x2D
    }
    // "SEK" is money.
    return word.count != 3
      || !Bytes.matches("sek", at: word.lowerBound, end: word.upperBound, in: bytes)
      || bytes[word.lowerBound + 1] >= 0x61
  }

  /// "1 ore", "2 Ore": the metal; hours in Italian are more than one and in lower case.
  private func isMaterial(_ word: Range<Int>, after number: Int) -> Bool {
    guard word.count == 3,
      Bytes.matches("ore", at: word.lowerBound, end: word.upperBound, in: bytes)
    else { return false }
    return bytes[word.lowerBound] < 0x61
      || byte(number - 1) == 0x31 && !Bytes.isDigit(byte(number - 2))
  }

  private func symbol(
    _ table: [(StaticString, UnitEntry)], at start: Int, isSpaced: Bool
  ) -> (entry: UnitEntry, end: Int)? {
    for (text, entry) in table
    where Bytes.matches(text, at: start, end: range.upperBound, in: bytes) {
      let end = start + text.utf8CodeUnitCount
      guard entry.allowsSpace || !isSpaced else { return nil }
      // "с", "мин": short forms of Cyrillic are units only where no word goes on with them; "час" has cases.
      if text.utf8CodeUnitCount <= 8, byte(start) &- 0xD0 < 2, entry.time != .hours,
        byte(end) &- 0xD0 < 2 || Bytes.isWord(byte(end))
      {
        continue
      }
      // "Ромб 40×40 с буквой", "20 с рамкой": with something, and no seconds.
      if text.utf8CodeUnitCount == 2, isSpaced, entry.time == .seconds,
        isFactor(before: start) || isInstrumental(after: end)
      {
        return nil
      }
      if text.utf8CodeUnitCount == 3 || byte(start) == 0xEC, isPart(text, at: start, end) {
        return nil
      }
      // "часов", "часовое", and not "частинок"
      if entry.time == .hours, byte(start) &- 0xD0 < 2, byte(end) == 0xD1, byte(end + 1) == 0x82 {
        continue
      }
      // "2×3", "2×N": a size and no factor.
      let next = byte(trailing(end))
      if entry.unit == .times,
        Bytes.isDigit(next) || byte(end) &- 0x41 < 26 && !Bytes.isLetter(byte(end + 1))
      {
        return nil
      }
      return (entry, end)
    }
    return nil
  }

  /// Whether a Cyrillic word in the instrumental case follows, as behind the preposition "с".
  func isInstrumental(after offset: Int) -> Bool {
    var end = offset
    guard byte(end) == 0x20 else { return false }
    end += 1
    let start = end
    while byte(end) &- 0xD0 < 2 { end += 2 }
    return end - start >= 8
      && Self.instrumental.contains {
        Bytes.matches($0, at: end - $0.utf8CodeUnitCount, end: end, in: bytes)
      }
  }
  private static let instrumental: [StaticString] = [
    "ой", "ей", "ом", "ем", "ым", "им", "ами", "ями", "ыми", "ими", "ью",
  ]

  /// Whether the number before an offset is the second of a size, "40×40" or "40x40".
  func isFactor(before offset: Int) -> Bool {
    var start = offset
    while byte(start - 1) == 0x20 || byte(start - 1) == 0xA0 || byte(start - 1) == 0xC2 {
      start -= 1
    }
    while Bytes.isDigit(byte(start - 1)) { start -= 1 }
    let sign = byte(start - 1)
    return sign == 0x78 || byte(start - 2) == 0xC3 && sign == 0x97
      || byte(start - 2) == 0xD1 && sign == 0x85
  }

  /// After one space, a no-break space included.
  func afterSpace(_ offset: Int) -> Int {
    switch byte(offset) {
    case 0x20: return offset + 1
    case 0xC2 where byte(offset + 1) == 0xA0: return offset + 2
    case 0xE2
    where byte(offset + 1) == 0x80 && (0x80..<0x8B ~= byte(offset + 2) || byte(offset + 2) == 0xAF):
      return offset + 3
    case 0xE3 where byte(offset + 1) == 0x80 && byte(offset + 2) == 0x80: return offset + 3
    default: return offset
    }
  }

  func apply(_ found: (entry: UnitEntry, end: Int)?, to measure: inout Measure) {
    guard let (entry, end) = found else { return }
    measure.low *= entry.factor
    measure.high *= entry.factor
    measure.unit = entry.unit
    measure.time = entry.time
    measure.range = measure.range.lowerBound..<end
  }

  // MARK: Completion

  mutating func finish(_ measure: inout Measure) {
    measure.joint = joint(before: measure.range.lowerBound)
    if measure.unit == .framesPerSecond { timeFrames(by: measure) }
    if continuesTime(measure) { return extendTime(by: measure) }
    joinMoments(&measure)
    shareUnit(with: measure)
    Bounds(scanner: self).apply(to: &measure)
    if measure.bound == .none, let last = measures.last,
      measure.joint == .times || isAlternative(measure, to: last)
    {
      measure.bound = last.bound
    }
    if measure.joint == .times { shareBound(with: measure) }
    if measures.isEmpty { measures.reserveCapacity(4) }
    measures.append(measure)
  }

  /// "24 × 24px", "30/60/90s": the numbers before take the unit of the last.
  private mutating func shareUnit(with measure: Measure) {
    // "3 × 150 ms": how often, and no time.
    guard
      measure.joint == .times && isSide(measure) || measure.joint == .slash
        || isLoneChange(to: measure),
      !measure.isBare, measure.unit != .times, let last = measures.last, last.isBare
    else { return }
    let factor = measure.time == .none ? 1 : UnitFactor.of(measure.time)
    var joint = measure.joint
    var index = measures.count - 1
    while index >= 0, joint == measure.joint, measures[index].isBare {
      measures[index].unit = measure.unit
      measures[index].time = measure.time
      measures[index].low *= factor
      measures[index].high *= factor
      joint = measures[index].joint
      index -= 1
    }
  }

  private func joint(before start: Int) -> Measure.Joint {
    guard let last = measures.last else { return .none }
    let between = Bytes.trim(last.range.upperBound..<max(start, last.range.upperBound), in: bytes)
    if between.isEmpty { return .space }
    let table: [(StaticString, Measure.Joint)] = [
      ("/", .slash), ("×", .times), ("x", .times), ("by", .times), ("+", .plus), ("→", .arrow),
      ("->", .arrow), (",", .comma),
    ]
    for (mark, joint) in table
    where mark.utf8CodeUnitCount == between.count
      && Bytes.matches(mark, at: between.lowerBound, end: between.upperBound, in: bytes)
    {
      return joint
    }
    return .none
  }
}

/// How many milliseconds a unit of time has.
enum UnitFactor {
  static func of(_ time: Measure.TimeUnit) -> Double {
    switch time {
    case .none, .milliseconds: 1
    case .seconds: 1000
    case .minutes: 60_000
    case .hours: 3_600_000
    case .days: 86_400_000
    }
  }
}
