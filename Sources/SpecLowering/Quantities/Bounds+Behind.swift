import SpecText

/// Bounds that a noun behind the number names in Chinese, Japanese or Korean, and those of Slavic prepositions.
extension Bounds {
  /// The bound behind a number, or that of a preposition before it which other languages use otherwise.
  func behind(_ measure: Measure) -> Measure.Bound {
    let bound = suffix(of: measure)
    if bound != .none { return bound }
    if let bound = noun(behind: scanner.trailing(measure.range.upperBound)) { return bound }
    return measure.isTime && isDeadline(measure) ? .atMost : .none
  }

  /// "80 ms 最小间隔", "300 ms 최대 지연": a word for an end before the noun that the number is of, or at the end of the text;
  /// before another number it belongs to that one.
  private func noun(behind start: Int) -> Measure.Bound? {
    let (bytes, limit) = (scanner.bytes, scanner.range.upperBound)
    guard scanner.byte(start) >= 0xE4,
      let (text, bound) = Self.ends.first(where: {
        Bytes.matches($0.0, at: start, end: limit, in: bytes)
      })
    else { return nil }
    var end = start + text.utf8CodeUnitCount
    let reach = Swift.min(limit, end + 30)
    while end < reach,
      !Self.breaks.contains(where: { Bytes.matches($0, at: end, end: limit, in: bytes) })
    {
      if Bytes.isDigit(scanner.byte(end)) { return nil }
      end += 1
    }
    // "400 ms 最大" with nothing behind it
    return end > start + text.utf8CodeUnitCount || end == limit ? bound : nil
  }

  private static let ends: [(StaticString, Measure.Bound)] = [
    ("最小", .atLeast), ("最短", .atLeast), ("最低", .atLeast), ("最大", .atMost), ("最长", .atMost),
    ("最長", .atMost), ("最高", .atMost), ("최소", .atLeast), ("최대", .atMost),
  ]
  /// What ends the noun.
  private static let breaks: [StaticString] = [
    "，", "、", "。", "；", "：", "（", "）", "和", "与", "與", "及", "と", "및", "과 ", "와 ", ",", ";", ".", "(",
    ")", "|",
    "·", "\n",
  ]

  /// "Načte se do 2 sekund", "w ciągu do 5 minut": a preposition before a time in a Slavic language, where no number
  /// before it makes an interval.
  private func isDeadline(_ measure: Measure) -> Bool {
    let bytes = scanner.bytes
    guard let (word, start) = word(before: measure.range.lowerBound), word == Self.until,
      scanner.byte(start - 1) == 0x20 || start == scanner.range.lowerBound,
      !Bytes.isDigit(scanner.byte(scanner.leading(start) - 1))
    else { return false }
    return Self.units.contains {
      Bytes.find($0, in: measure.range, of: bytes) != nil
    }
  }

  private static let until = WordKey("do")
  /// Units whose words only these languages spell so.
  private static let units: [StaticString] = [
    "sekund", "vteřin", "minut", "hodin", "godzin", "sekúnd", "minút",
  ]
}
