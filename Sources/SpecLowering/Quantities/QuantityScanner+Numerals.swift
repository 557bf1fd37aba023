import SpecModel
import SpecText

/// Numbers in the signs of Chinese and Japanese, and in words of Korean, before a unit of time.
extension QuantityScanner {
  private static let numerals: [(StaticString, Double)] = [
    ("半", 0.5), ("一", 1), ("二", 2), ("两", 2), ("兩", 2), ("三", 3), ("四", 4), ("五", 5),
    ("六", 6), ("七", 7), ("八", 8), ("九", 9), ("十", 10), ("百", 100),
  ]
  /// What makes a number one of many: "数十秒" are tens of seconds.
  private static let vague: [StaticString] = ["数", "數", "几", "幾"]
  /// The units that a number in signs may have; "分" alone is a part of much else.
  private static let units: [StaticString] = [
    "秒", "毫秒", "ミリ秒", "分钟", "分鐘", "分間", "小时", "小時", "時間",
  ]

  /// Reads "三秒", "两分钟", "二十四小时" and "一个半小时"; `nil` where the sign begins no time.
  mutating func readNumeral(_ start: Int) -> Int? {
    guard let (number, end) = numeral(at: start) else { return nil }
    if Self.vague.contains(where: { ends($0, before: start) }) { return end }
    var value = number
    var offset = end
    if let article = ["个", "個"].first(where: { (text: StaticString) in follows(text, offset) }) {
      offset += article.utf8CodeUnitCount
      if follows("半", offset) {
        value += 0.5
        offset += 3
      }
    }
    guard Self.units.contains(where: { follows($0, offset) }) || follows("分半", offset),
      let (entry, stop) = unit(at: offset), entry.time != .none, entry.time != .days
    else { return end - start > 3 ? end : nil }
    var measure = Measure(
      low: value * entry.factor, high: value * entry.factor, unit: .milliseconds,
      time: entry.time, range: start..<stop)
    addHalfSign(to: &measure)
    finish(&measure)
    return measure.range.upperBound
  }

  /// Adds the half behind a unit in signs: "1分半", "一分半钟", "2時間半", "1분 반".
  func addHalfSign(to measure: inout Measure) {
    let end = measure.range.upperBound
    guard measure.time != .milliseconds, measure.time != .days, measure.isSingle else { return }
    guard follows("半", end) || follows(" 반", end) || follows("반", end) else { return }
    let stop = end + (byte(end) == 0x20 ? 4 : 3)
    // "24時間半額", "3분 반복"
    guard !Self.behindHalves.contains(where: { follows($0, stop) }) else { return }
    measure.low += UnitFactor.of(measure.time) / 2
    measure.high = measure.low
    measure.range =
      measure.range.lowerBound..<stop + (follows("钟", stop) || follows("鐘", stop) ? 3 : 0)
  }

  /// What makes another word of the sign for a half.
  private static let behindHalves: [StaticString] = [
    "額", "额", "価", "价", "径", "角", "透", "減", "减", "分", "数", "복", "응", "환", "짝", "투", "전", "영",
    "면", "경",
  ]

  /// The number that signs from an offset on make, and where they end: "二十四", "一百", "半".
  private func numeral(at start: Int) -> (value: Double, end: Int)? {
    var (total, last, end) = (0.0, 0.0, start)
    while end - start < 15,
      let (text, value) = Self.numerals.first(where: { follows($0.0, end) })
    {
      // A half stands alone.
      if value < 1 { return end == start ? (value, end + text.utf8CodeUnitCount) : nil }
      if value < 10 {
        guard last == 0 else { return nil }
        last = value
      } else {
        total += max(last, 1) * value
        last = 0
      }
      end += text.utf8CodeUnitCount
    }
    return end > start ? (total + last, end) : nil
  }

  private func follows(_ text: StaticString, _ offset: Int) -> Bool {
    Bytes.matches(text, at: offset, end: range.upperBound, in: bytes)
  }

  private func ends(_ text: StaticString, before offset: Int) -> Bool {
    let start = offset - text.utf8CodeUnitCount
    return start >= range.lowerBound && Bytes.matches(text, at: start, end: offset, in: bytes)
  }

  /// "0.6–3 c" among words of Cyrillic: the letter of ASCII that looks like the short form for seconds.
  func latinSecond(at start: Int) -> (entry: UnitEntry, end: Int)? {
    let end = start + 1
    guard byte(start) == 0x63, !Bytes.isWord(byte(end)), byte(end) &- 0xD0 >= 2,
      byte(end) != 0x20 || !Bytes.isDigit(byte(end + 1)), !isFactor(before: start),
      !isInstrumental(after: end),
      (max(range.lowerBound, start - 120)..<min(range.upperBound, start + 120)).contains(where: {
        bytes[$0] &- 0xD0 < 2
      })
    else { return nil }
    return (UnitEntry(unit: .milliseconds, factor: 1000, time: .seconds), end)
  }

  /// "2 分割", "3分の1", "85 分位": the sign for a time as the beginning of another word.
  func isPart(_ sign: StaticString, at start: Int, _ end: Int) -> Bool {
    if byte(start) == 0xEB, follows("분", start) { return isKoreanPart(end) }
    if byte(start) == 0xEC { return isKoreanWord(start, end) }
    guard byte(start) == 0xE5, follows("分", start) else { return false }
    if Self.ownWords.contains(where: { follows($0, end) }) { return false }
    if follows("之", end) { return numeral(at: end + 3) != nil || Bytes.isDigit(byte(end + 3)) }
    return Self.behindParts.contains { follows($0, end) }
      || follows("の", end) && (Bytes.isDigit(byte(end + 3)) || byte(end + 3) == 0xEF)
  }

  /// "2분할", "3분기", "2분의 1", "4분면": parts, quarters and fractions; "5분할인" and "5분기준" begin with minutes.
  private func isKoreanPart(_ end: Int) -> Bool {
    if follows("의 ", end) { return Bytes.isDigit(byte(end + 4)) }
    let isOwn = ["할인", "기준", "기다"].contains { (word: StaticString) in follows(word, end) }
    return !isOwn
      && ["할", "기", "류", "면", "위"].contains { (part: StaticString) in follows(part, end) }
  }

  /// "10초과", "3초기화", "100시간표": more than ten, a setting back and a timetable; "3초기준" begins with seconds.
  private func isKoreanWord(_ start: Int, _ end: Int) -> Bool {
    if follows("초", start) {
      return ["과", "기화", "기값", "기 "].contains { (word: StaticString) in follows(word, end) }
    }
    return follows("시간", start) && (follows("표", end) || follows("제 ", end))
  }

  /// Words that begin with such a sign and leave the sign for minutes to the number: "15分区切り", "30分配達".
  private static let ownWords: [StaticString] = [
    "区切", "配達", "配送", "配信", "割引", "割増", "支払", "解約", "列車", "別枠", "制限",
  ]
  private static let behindParts: [StaticString] = [
    "割", "岐", "類", "类", "栏", "欄", "屏", "列", "页", "頁", "区", "區", "组", "組", "野", "布", "析", "配", "解",
    "支", "辨", "别", "別", "散", "裂", "数", "數", "制", "位", "音符", "象限",
  ]

  // MARK: Decades

  /// The end of "1980s", and of "80s" or "80s/90s" before a word for looks: years, and no seconds.
  func decade(_ number: NumberReader.Number, _ start: Int) -> Int? {
    let end = number.end
    guard isDecade(start, end) else { return nil }
    if end - start == 4 { return (1500...2090).contains(number.value) ? end + 1 : nil }
    var next = end + 1
    if byte(next) == 0x2F || byte(next) == 0x2D, Bytes.isDigit(byte(next + 1)) {
      guard isDecade(next + 1, next + 3) else { return nil }
      next += 4
    }
    guard byte(next) == 0x20 || byte(next) == 0x2D else { return nil }
    return Self.looks.contains { follows($0, next + 1) } ? end + 1 : nil
  }

  /// Whether two or four digits that end with 0 stand before a lone "s".
  private func isDecade(_ start: Int, _ end: Int) -> Bool {
    (end - start == 2 || end - start == 4) && byte(end) == 0x73 && !Bytes.isWord(byte(end + 1))
      && byte(end - 1) == 0x30 && (start..<end).allSatisfy { Bytes.isDigit(byte($0)) }
  }

  private static let looks: [StaticString] = [
    "look", "style", "aesthetic", "retro", "arcade", "vibe", "era", "music", "font", "feel",
    "inspired", "nostalgi", "pop", "stil", "estilo", "estética", "ästhetik", "esthétique",
  ]

  // MARK: Korean

  /// Times in words; most short words for numbers are parts of other words.
  static let koreanTimes: [(StaticString, Double, Measure.TimeUnit)] = [
    ("한 시간", 3_600_000, .hours), ("두 시간", 7_200_000, .hours), ("세 시간", 10_800_000, .hours),
    ("일 분", 60_000, .minutes), ("삼 분", 180_000, .minutes), ("오 분", 300_000, .minutes),
    ("십 분", 600_000, .minutes), ("삼십 분", 1_800_000, .minutes), ("삼 초", 3000, .seconds),
    ("삼초", 3000, .seconds), ("오 초", 5000, .seconds), ("오초", 5000, .seconds),
    ("십 초", 10_000, .seconds), ("십초", 10_000, .seconds), ("삼십 초", 30_000, .seconds),
    ("삼십초", 30_000, .seconds), ("반초", 500, .seconds), ("반 초", 500, .seconds),
  ]

  /// Reads "십 초" and "한 시간" at the start of a word.
  mutating func readKorean(_ start: Int) -> Int? {
    guard byte(start - 1) < 0x80,
      let found = Self.koreanTimes.first(where: { follows($0.0, start) })
    else { return nil }
    let end = start + found.0.utf8CodeUnitCount
    var measure = Measure(
      low: found.1, high: found.1, unit: .milliseconds, time: found.2, range: start..<end)
    finish(&measure)
    return end
  }
}
