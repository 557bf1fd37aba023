import SpecModel
import SpecText

extension QuantityScanner {
  /// Reads "thirty seconds" or "half a second"; `nil` where the word is no number.
  mutating func readWords(_ word: Range<Int>) -> Int? {
    guard word.count >= 2, word.count <= 10,
      byte(word.upperBound) == 0x20 || byte(word.upperBound) == 0x2D,
      !Bytes.isWord(byte(word.lowerBound - 1)), byte(word.lowerBound - 1) != 0x2D
    else { return nil }
    switch byte(word.upperBound + 1) | 0x20 {
    // second, minute, hour, "a second", detik, uur, jam, Tage
    case 0x73, 0x6D, 0x68, 0x61, 0x64, 0x75, 0x6A, 0x74: break
    default: return nil
    }
    guard var value = UnitTable.numbers[WordKey(bytes, word)] else {
      return readEvery(word)
    }
    var start = word.upperBound
    if value == 0.5, Bytes.matches(" a ", at: start, end: range.upperBound, in: bytes) {
      start += 2
    } else if Bytes.matches(" and a half", at: start, end: range.upperBound, in: bytes) {
      value += 0.5
      start += 11
    }
    guard let (entry, end) = unit(at: start), entry.time != .none, end - start > 3 else {
      return nil
    }
    // "one day" is a manner of speaking.
    if entry.time == .days, value <= 1 { return nil }
    var measure = Measure(
      low: value * entry.factor, high: value * entry.factor, unit: .milliseconds,
      time: entry.time, range: word.lowerBound..<end)
    finish(&measure)
    return end
  }

  /// "every minute"; "every second row" is none.
  private mutating func readEvery(_ word: Range<Int>) -> Int? {
    guard UnitTable.every.contains(WordKey(bytes, word)),
      let (entry, end) = unit(at: word.upperBound), end - word.upperBound > 4,
      entry.time == .seconds || entry.time == .minutes || entry.time == .hours,
      !Bytes.isLetter(byte(trailing(end))) || entry.time != .seconds
    else { return nil }
    var measure = Measure(
      low: entry.factor, high: entry.factor, unit: .milliseconds, time: entry.time,
      range: word.upperBound + 1..<end)
    finish(&measure)
    return end
  }

  /// Numerals of Chinese and Japanese.
  private static let numerals: [(StaticString, Double)] = [
    ("半", 0.5), ("一", 1), ("二", 2), ("两", 2), ("兩", 2), ("三", 3), ("四", 4), ("五", 5),
    ("六", 6), ("七", 7), ("八", 8), ("九", 9), ("十", 10),
  ]

  /// Reads "３００ms" in full width and "三秒"; `nil` where no number stands there.
  mutating func readScript(_ offset: Int) -> Int? {
    if byte(offset) == 0xEF {
      guard let number = NumberReader.readWide(offset, scanner: self) else { return nil }
      var measure = Measure(
        low: number.value, high: number.value, unit: .count, range: offset..<number.end)
      apply(unit(at: number.end), to: &measure)
      if measure.isTime { finish(&measure) }
      return max(measure.range.upperBound, number.end)
    }
    guard byte(offset) <= 0xE5 else { return nil }
    for (text, value) in Self.numerals
    where Bytes.matches(text, at: offset, end: range.upperBound, in: bytes) {
      guard let (entry, end) = unit(at: offset + 3), entry.time == .seconds else { return nil }
      var measure = Measure(
        low: value * entry.factor, high: value * entry.factor, unit: .milliseconds,
        time: entry.time, range: offset..<end)
      finish(&measure)
      return end
    }
    return nil
  }
}
