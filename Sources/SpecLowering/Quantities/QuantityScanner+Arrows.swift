import SpecText

extension QuantityScanner {
  /// "T+120 → 200ms", "t+120ms → 200ms": the window between two moments; from "T+0" on it lasts as long as the second
  /// says.
  mutating func joinMoments(_ measure: inout Measure) {
    guard measure.joint == .arrow, measure.isTime, measure.isSingle, let last = measures.last,
      last.isSingle, last.isBare || last.isTime, isMoment(last.range.lowerBound)
    else { return }
    let low = last.isBare ? last.low * UnitFactor.of(measure.time) : last.low
    guard low > 0, low < measure.low else { return }
    measure.low = low
    measure.range = last.range.lowerBound..<measure.range.upperBound
    measure.joint = last.joint
    measures.removeLast()
  }

  /// Whether "T+" stands before a number, the sign of which may be its own.
  private func isMoment(_ start: Int) -> Bool {
    let sign = byte(start) == 0x2B ? start : start - 1
    return byte(sign) == 0x2B && byte(sign - 1) | 0x20 == 0x74 && !Bytes.isWord(byte(sign - 2))
  }

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
