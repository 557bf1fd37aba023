/// Reads the words around a number that open one end of it.
struct Bounds {
  let scanner: QuantityScanner

  /// Sets the bound and the approximation of a measure.
  func apply(to measure: inout Measure) {
    let before = prefix(of: measure)
    measure.isApproximate = before.isApproximate
    guard measure.isSingle else { return }
    measure.bound = before.bound
    if measure.bound == .none { measure.bound = suffix(of: measure) }
  }

  // MARK: Before the number

  private func prefix(of measure: Measure) -> (bound: Measure.Bound, isApproximate: Bool) {
    var end = measure.range.lowerBound
    while scanner.byte(end - 1) == 0x20 { end -= 1 }
    switch scanner.byte(end - 1) {
    case 0x3C: return (.atMost, false)
    case 0x3E:
      return scanner.byte(end - 2) == 0x2D || scanner.byte(end - 2) == 0x3D
        ? (.none, false) : (.atLeast, false)
    case 0x7E: return (.none, true)
    case 0x3D where scanner.byte(end - 2) == 0x3C: return (.atMost, false)
    case 0x3D where scanner.byte(end - 2) == 0x3E: return (.atLeast, false)
    case 0xA4 where isMath(end): return (.atMost, false)  // ≤
    case 0xA5 where isMath(end): return (.atLeast, false)  // ≥
    case 0x88 where isMath(end): return (.none, true)  // ≈
    case 0x2D where Bytes.matches("sub-", at: end - 4, end: end, in: scanner.bytes):
      return (.atMost, false)
    default: return words(before: end)
    }
  }

  private func isMath(_ end: Int) -> Bool {
    scanner.byte(end - 3) == 0xE2 && scanner.byte(end - 2) == 0x89
  }

  private func words(before end: Int) -> (bound: Measure.Bound, isApproximate: Bool) {
    guard let (first, start) = word(before: end) else { return (.none, false) }
    if UnitTable.atMost.contains(first) { return (.atMost, false) }
    if first == Self.exceed || UnitTable.atLeast.contains(first) {
      let negated = word(before: start).map { UnitTable.negations.contains($0.key) } ?? false
      return (negated ? .atMost : .atLeast, false)
    }
    if UnitTable.about.contains(first) { return (.none, true) }
    guard let (second, secondStart) = word(before: start) else { return (.none, false) }
    if first == Self.of {
      if UnitTable.atMost.contains(second) { return (.atMost, false) }
      return UnitTable.atLeast.contains(second) ? (.atLeast, false) : (.none, false)
    }
    if first == Self.least, second == Self.at { return (.atLeast, false) }
    if first == Self.most, second == Self.at { return (.atMost, false) }
    if first == Self.to, second == Self.up { return (.atMost, false) }
    guard UnitTable.than.contains(first) else { return (.none, false) }
    let negated = word(before: secondStart).map { UnitTable.negations.contains($0.key) } ?? false
    if UnitTable.fewer.contains(second) { return (negated ? .atLeast : .atMost, false) }
    if UnitTable.more.contains(second) { return (negated ? .atMost : .atLeast, false) }
    return (.none, false)
  }

  private static let exceed = WordKey("exceed")
  private static let of = WordKey("of")
  private static let at = WordKey("at")
  private static let to = WordKey("to")
  private static let up = WordKey("up")
  private static let least = WordKey("least")
  private static let most = WordKey("most")
  private static let or = WordKey("or")

  /// The word that ends at an offset, spaces skipped; a colon or a full stop ends the search.
  private func word(before offset: Int) -> (key: WordKey, start: Int)? {
    var end = offset
    while scanner.byte(end - 1) == 0x20 { end -= 1 }
    if scanner.byte(end - 1) == 0x2E, Bytes.isLetter(scanner.byte(end - 2)) { end -= 1 }
    var start = end
    while Bytes.isLetter(scanner.byte(start - 1)) { start -= 1 }
    guard start < end else { return nil }
    return (WordKey(scanner.bytes, start..<end), start)
  }

  // MARK: After the number

  private static let suffixes: [(StaticString, Measure.Bound)] = [
    ("以上", .atLeast), ("以内", .atMost), ("以下", .atMost), ("未満", .atMost), ("이상", .atLeast),
    ("이내", .atMost), ("이하", .atMost), ("内", .atMost),
  ]

  private func suffix(of measure: Measure) -> Measure.Bound {
    var start = measure.range.upperBound
    if scanner.byte(start) == 0x2B {
      let next = scanner.byte(start + 1)
      return Bytes.isDigit(next) ? .none : .atLeast
    }
    if scanner.byte(start) >= 0x80 {
      for (text, bound) in Self.suffixes
      where Bytes.matches(text, at: start, end: scanner.range.upperBound, in: scanner.bytes) {
        return bound
      }
    }
    guard scanner.byte(start) == 0x20 else { return .none }
    start += 1
    guard let (first, end) = word(after: start) else { return .none }
    if first == Self.minimum || first == Self.min { return .atLeast }
    if first == Self.maximum || first == Self.max { return .atMost }
    guard let (second, _) = word(after: end + 1), scanner.byte(end) == 0x20 else { return .none }
    if first == Self.or {
      if UnitTable.more.contains(second) || second == Self.above { return .atLeast }
      if UnitTable.fewer.contains(second) || second == Self.below { return .atMost }
    }
    if first == Self.at, second == Self.most { return .atMost }
    if first == Self.at, second == Self.least { return .atLeast }
    return .none
  }

  private static let min = WordKey("min")
  private static let max = WordKey("max")
  private static let minimum = WordKey("minimum")
  private static let maximum = WordKey("maximum")
  private static let above = WordKey("above")
  private static let below = WordKey("below")

  private func word(after offset: Int) -> (key: WordKey, end: Int)? {
    var end = offset
    while Bytes.isLetter(scanner.byte(end)) { end += 1 }
    guard end > offset, scanner.byte(end) != 0x2D else { return nil }
    return (WordKey(scanner.bytes, offset..<end), end)
  }
}
