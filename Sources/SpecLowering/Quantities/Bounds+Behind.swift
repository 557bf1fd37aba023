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

  /// "150ms is a ceiling for all of it", "2 s sind die Obergrenze": the bound that a verb behind the number calls it.
  func called(behind start: Int) -> Measure.Bound {
    let (bytes, limit) = (scanner.bytes, scanner.range.upperBound)
    guard let verb = UnmarkedWords.word(at: start, to: limit, bytes),
      Self.copulas.contains(verb.key),
      // "è" and "é"; without its mark the letter says "and".
      verb.end - start > 1 || scanner.byte(start) >= 0x80
    else { return .none }
    var end = verb.end
    for _ in 0..<4 {
      guard scanner.byte(end) == 0x20,
        let next = UnmarkedWords.word(at: end + 1, to: limit, bytes)
      else { return .none }
      if let bound = Self.bounding[next.key] {
        // "es el límite inferior"
        let side = UnmarkedWords.word(at: next.end + 1, to: Swift.max(limit, next.end + 1), bytes)
        return side.map { Self.lower.contains($0.key) } == true ? .atLeast : bound
      }
      guard Self.attributes.contains(next.key) else { return .none }
      end = next.end
    }
    return .none
  }

  private static let copulas = WordKey.set(
    "is", "are", "as", "ist", "sind", "gilt", "est", "sont", "es", "son", "e", "sao", "sono",
    "zijn", "adalah", "bildet")
  private static let lower = WordKey.set("inferieure", "inferior", "inferiore")
  /// Words between the verb and the noun of the bound.
  private static let attributes = WordKey.set(
    "a", "an", "the", "our", "its", "hard", "strict", "absolute", "upper", "outer", "general",
    "overall", "als", "die", "der", "das", "eine", "ein", "unsere", "harte", "un", "une", "le",
    "la", "el", "il", "lo", "o", "um", "uma", "una", "het", "de", "een", "batas")
  /// Nouns for the end of an interval, without marks.
  private static let bounding: WordTable<Measure.Bound> = WordKey.table(
    (
      .atMost,
      [
        "ceiling", "cap", "maximum", "max", "limit", "limite", "obergrenze", "hochstgrenze",
        "hochstwert",
        "plafond", "tope", "techo", "teto", "tetto", "maximo", "massimo", "bovengrens", "maksimum",
        "atas",
      ]
    ),
    (
      .atLeast,
      [
        "floor", "minimum", "min", "untergrenze", "mindestwert", "plancher", "minimo", "ondergrens",
        "bawah",
      ]
    ))

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
