import SpecText

extension QuantityScanner {
  /// Whether a time stands behind an arrow and a number, both alone in brackets: "(900 → 150ms)".
  ///
  /// "(0.9 → 200ms)" and "(0 → 300ms)" tell what moves, and then how long.
  func isLoneChange(to measure: Measure) -> Bool {
    guard measure.joint == .arrow, measure.isTime, let last = measures.last, last.isSingle,
      last.low >= 10, byte(last.range.lowerBound - 1) == 0x28,
      byte(measure.range.upperBound) == 0x29
    else { return false }
    return true
  }
}
