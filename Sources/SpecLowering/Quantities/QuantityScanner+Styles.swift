import SpecText

extension QuantityScanner {
  private static let motions: [StaticString] = ["transition", "animation"]

  /// "transition: 'color 0.15s'": whether a mark right behind a time closes the value of a motion in a script; it is a
  /// sign of the genitive elsewhere ("the 80s' charm").
  func closesMotion(_ mark: Int) -> Bool {
    var open = mark - 1
    while open > range.lowerBound, mark - open < 120, byte(open) != 0x27 { open -= 1 }
    guard byte(open) == 0x27 else { return false }
    let sign = leading(open) - 1
    guard byte(sign) == 0x3A || byte(sign) == 0x3D else { return false }
    let end = leading(sign)
    return Self.motions.contains {
      let start = end - $0.utf8CodeUnitCount
      return start >= range.lowerBound && Bytes.matches($0, at: start, end: end, in: bytes)
    }
  }
}
