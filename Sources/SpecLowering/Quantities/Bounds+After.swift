import SpecModel
import SpecText

/// The words behind a number that open one end of it: "300 ms or less".
extension Bounds {
  func suffix(of measure: Measure) -> Measure.Bound {
    var start = measure.range.upperBound
    if measure.unit == .framesPerSecond || measure.unit == .hertz || measure.isTime
      || measure.unit?.isLength == true,
      measure.range.contains(where: { scanner.bytes[$0] == 0x2B })
    {
      return .atLeast
    }
    if scanner.byte(start) == 0x2B {
      let next = scanner.byte(start + 1)
      return Bytes.isDigit(next) ? .none : .atLeast
    }
    let next = scanner.trailing(start)
    if scanner.byte(next) >= 0x80 {
      for (text, bound) in UnitTable.scriptsAfter
      where Bytes.matches(text, at: next, end: scanner.range.upperBound, in: scanner.bytes) {
        if bound == .atLeast, deniesScript(behind: next + text.utf8CodeUnitCount) { return .atMost }
        return beginsNoun(text, at: next) ? .none : bound
      }
    }
    guard scanner.byte(start) == 0x20 else { return .none }
    start += 1
    // "400 ms (max)", "400 ms (máx.)"
    if scanner.byte(start) == 0x28, !measure.isBare, let bound = enclosed(start + 1) {
      return bound
    }
    for denial: StaticString in ["nicht überschr", "nicht überst", "niet overschr"]
    where Bytes.matches(denial, at: start, end: scanner.range.upperBound, in: scanner.bytes) {
      return .atMost
    }
    if let bound = phrase(at: start) { return bound }
    let stated = measure.isBare ? Measure.Bound.none : called(behind: start)
    if stated != .none { return stated }
    guard var (first, end) = word(after: start) else { return .none }
    // "300ms apart or less"
    if first == Self.apart, scanner.byte(end) == 0x20, let next = word(after: end + 1) {
      (first, end) = next
    }
    if let bound = Self.plainBounds[first] { return bound }
    guard let (second, _) = word(after: end + 1), scanner.byte(end) == 0x20 else { return .none }
    if Self.or.contains(first) {
      if UnitTable.more.contains(second) || second == Self.above { return .atLeast }
      if UnitTable.fewer.contains(second) || second == Self.below { return .atMost }
    }
    if Self.and.contains(first), Self.openEnds.contains(second) { return .atLeast }
    if first == Self.at, second == Self.most { return .atMost }
    if first == Self.at, second == Self.least { return .atLeast }
    return tailBound(behind: measure.range.upperBound)
  }

  /// "80ms after the shortcut at the latest": a bound at the end of the clause that the number stands in.
  private func tailBound(behind start: Int) -> Measure.Bound {
    var end = start
    let limit = Swift.min(scanner.range.upperBound, start + 80)
    while end < limit {
      let byte = scanner.byte(end)
      if byte == 0x2E || byte == 0x2C || byte == 0x3B || byte == 0x28 || Bytes.isDigit(byte) {
        break
      }
      end += 1
    }
    guard end - start > 12 else { return .none }
    let last = scanner.leading(end)
    return Self.tails.first { text, _ in
      Bytes.matches(text, at: last - text.utf8CodeUnitCount, end: last, in: scanner.bytes)
        && scanner.byte(last - text.utf8CodeUnitCount - 1) == 0x20
    }?.1 ?? .none
  }

  /// Words for a bound at the end of a clause.
  private static let tails: [(StaticString, Measure.Bound)] = [
    ("at the latest", .atMost), ("at most", .atMost), ("at the most", .atMost), ("tops", .atMost),
    ("maximum", .atMost), ("au plus tard", .atMost), ("a más tardar", .atMost),
    ("al más tardar", .atMost), ("al più tardi", .atMost), ("no máximo", .atMost),
    ("o mais tardar", .atMost), ("höchstens", .atMost), ("spätestens", .atMost),
    ("uiterlijk", .atMost), ("at the earliest", .atLeast), ("at the soonest", .atLeast),
    ("frühestens", .atLeast), ("au plus tôt", .atLeast), ("como muy pronto", .atLeast),
    ("como pronto", .atLeast), ("no mais cedo", .atLeast), ("al più presto", .atLeast),
    ("op zijn vroegst", .atLeast), ("op z'n vroegst", .atLeast), ("paling cepat", .atLeast),
    ("at least", .atLeast),
  ]

  private func phrase(at start: Int) -> Measure.Bound? {
    for (text, bound) in UnitTable.phrasesAfter
    where Bytes.matches(text, at: start, end: scanner.range.upperBound, in: scanner.bytes) {
      let end = start + text.utf8CodeUnitCount
      let next = scanner.byte(scanner.trailing(end))
      return Bytes.isLetter(scanner.byte(end)) || Bytes.isDigit(next) ? nil : bound
    }
    return nil
  }

  /// Whether the sign for "within" begins another word: "150ms 内容刷新", "200ms 내비게이션".
  private func beginsNoun(_ text: StaticString, at offset: Int) -> Bool {
    guard text.utf8CodeUnitCount == 3 else { return false }
    return UnitTable.innerNouns.contains {
      Bytes.matches($0, at: offset, end: scanner.range.upperBound, in: scanner.bytes)
    }
  }

  /// "1024px and more", "1024px and up"
  private static let and = WordKey.set("and", "und", "et", "y", "e", "en", "dan")
  private static let openEnds = WordKey.set(
    "more", "up", "above", "larger", "wider", "greater", "beyond", "upwards", "mehr", "aufwärts",
    "breiter", "plus", "más", "mais", "più")
  /// Words for a bound right behind the number; those with accents are among the phrases.
  private static let plainBounds: WordTable<Measure.Bound> = WordKey.table(
    (.atLeast, ["min", "minimum", "onward", "onwards"]),
    (
      .atMost,
      ["max", "maximum", "ceiling", "maxi", "massimo", "maks", "maksimum", "maksimal", "maximaal"]
    ))

  /// A word for a bound that stands alone in brackets, which open before an offset.
  private func enclosed(_ start: Int) -> Measure.Bound? {
    var bound: Measure.Bound?
    var end = start
    if let (first, next) = word(after: start) {
      bound = Self.plainBounds[first]
      end = next
    }
    if bound == nil {
      let found = UnitTable.phrasesAfter.first {
        Bytes.matches($0.0, at: start, end: scanner.range.upperBound, in: scanner.bytes)
      }
      guard let found else { return nil }
      bound = found.1
      end = start + found.0.utf8CodeUnitCount
    }
    if scanner.byte(end) == 0x2E { end += 1 }
    return scanner.byte(end) == 0x29 ? bound : nil
  }

  private static let above = WordKey("above")
  private static let below = WordKey("below")

  private func word(after offset: Int) -> (key: WordKey, end: Int)? {
    var end = offset
    while Bytes.isLetter(scanner.byte(end)) { end += 1 }
    guard end > offset, scanner.byte(end) != 0x2D else { return nil }
    return (WordKey(scanner.bytes, offset..<end), end)
  }
}
