import SpecModel
import SpecText

/// Comparisons apart from limits that are stated as such: "longer than 600 ms" is one, "min 44px" and "≥ 44px" are none.
extension Bounds {
  /// Which end a comparison around a measure leaves open, where no word before it has turned it round already.
  func compared(_ measure: Measure) -> Measure.Bound {
    let bound = comparison(before: measure.range.lowerBound) ?? comparison(behind: measure.range)
    guard let bound, measure.bound == bound.sense || measure.bound == .none && bound.mayBeAlone
    else { return .none }
    return bound.sense
  }

  /// A comparison; some words are read as a bound only beside a denial.
  private typealias Comparison = (sense: Measure.Bound, mayBeAlone: Bool)

  private func comparison(before start: Int) -> Comparison? {
    var end = scanner.leading(start)
    while scanner.byte(end - 1) == 0x7E { end = scanner.leading(end - 1) }
    switch scanner.byte(end - 1) {
    case 0x3C: return (.atMost, false)
    case 0x3E: return (.atLeast, false)
    case 0x80...: if let sense = script(Self.scriptsBefore, before: end) { return (sense, false) }
    default: break
    }
    guard var (first, next) = word(before: end) else { return nil }
    if Self.articlesBefore.contains(first), let found = word(before: next) { (first, next) = found }
    if Self.overs.contains(first) { return (.atLeast, true) }
    if UnitTable.exceed.contains(first) { return (.atLeast, false) }
    if Self.unders.contains(first) { return (.atMost, false) }
    guard UnitTable.than.contains(first), let (second, _) = word(before: next) else { return nil }
    if UnitTable.more.contains(second) { return (.atLeast, false) }
    return UnitTable.fewer.contains(second) ? (.atMost, false) : nil
  }

  /// "500ms or longer", "500ms+", "500ms 초과".
  private func comparison(behind range: Range<Int>) -> Comparison? {
    let end = scanner.trailing(range.upperBound)
    if scanner.byte(range.upperBound) == 0x2B || scanner.byte(range.upperBound - 1) == 0x2B {
      return (.atLeast, false)
    }
    for (text, sense) in Self.scriptsBehind
    where Bytes.matches(text, at: end, end: scanner.range.upperBound, in: scanner.bytes) {
      return (sense, false)
    }
    guard end < scanner.range.upperBound else { return nil }
    let reach = end..<Swift.min(end + 24, scanner.range.upperBound)
    let words = UnmarkedWords.keys(scanner.bytes, reach)
    guard words.count > 1, Self.or.contains(words[0]) else { return nil }
    if UnitTable.more.contains(words[1]) { return (.atLeast, false) }
    return UnitTable.fewer.contains(words[1]) ? (.atMost, false) : nil
  }

  private func script(
    _ texts: [(StaticString, Measure.Bound)], before end: Int
  ) -> Measure.Bound? {
    texts.first { text, _ in
      let start = end - text.utf8CodeUnitCount
      return start >= scanner.range.lowerBound
        && Bytes.matches(text, at: start, end: end, in: scanner.bytes)
    }?.1
  }

  private static let articlesBefore = WordKey.set(
    "the", "los", "las", "les", "i", "gli", "os", "as", "le", "la", "den", "die", "de")
  private static let overs = WordKey.set(
    "over", "above", "beyond", "past", "exceeds", "exceeding", "über", "oltre", "boven", "sobre",
    "powyżej", "ponad")
  private static let unders = WordKey.set(
    "under", "below", "unter", "sous", "sotto", "onder", "poniżej", "bajo", "abaixo")
  private static let scriptsBefore: [(StaticString, Measure.Bound)] = [
    ("超过", .atLeast), ("超過", .atLeast), ("大于", .atLeast), ("大於", .atLeast),
    ("多于", .atLeast), ("多於", .atLeast), ("低于", .atMost), ("低於", .atMost),
    ("小于", .atMost), ("小於", .atMost), ("少于", .atMost), ("少於", .atMost), ("不到", .atMost),
    ("дольше", .atLeast), ("более", .atLeast), ("больше", .atLeast), ("свыше", .atLeast),
    ("понад", .atLeast), ("менее", .atMost), ("меньше", .atMost), ("менше", .atMost),
  ]
  private static let scriptsBehind: [(StaticString, Measure.Bound)] = [
    ("を超え", .atLeast), ("초과", .atLeast), ("넘", .atLeast), ("を上回", .atLeast),
    ("未満", .atMost), ("미만", .atMost), ("を下回", .atMost),
  ]
}
