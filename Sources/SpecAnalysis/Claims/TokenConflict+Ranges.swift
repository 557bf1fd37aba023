import SpecText

extension TokenConflicts {
  /// Whether one value is a range that holds the other: "180–260ms" in a table, `220ms` in the code.
  static func isWithinRange(_ first: String, _ second: String) -> Bool {
    guard let one = span(first).map(inLeastUnit), let other = span(second).map(inLeastUnit),
      one.unit == other.unit,
      (one.low < one.high) != (other.low < other.high)
    else { return false }
    return one.low <= other.low && other.high <= one.high
      || other.low <= one.low && one.high <= other.high
  }

  /// Seconds as milliseconds: "0.2s" lies within "180–260ms".
  private static func inLeastUnit(
    _ span: (low: Double, high: Double, unit: String)
  ) -> (low: Double, high: Double, unit: String) {
    span.unit == "s" ? (span.low * 1000, span.high * 1000, "ms") : span
  }

  /// A value as numbers with a unit, from low to high: "220ms", "180–260ms", "180ms - 260ms".
  private static func span(_ text: String) -> (low: Double, high: Double, unit: String)? {
    var rest = Substring(text)
    guard let low = number(&rest) else { return nil }
    let first = unit(&rest)
    guard let dash = ["–", "—", "-", "~", "〜", "～", "至", "to"].first(where: rest.hasPrefix) else {
      return rest.isEmpty ? (low, low, first) : nil
    }
    rest = rest.dropFirst(dash.count)
    guard let high = number(&rest), case let last = unit(&rest), rest.isEmpty,
      first.isEmpty || first == last, low < high
    else { return nil }
    return (low, high, last)
  }

  private static func number(_ rest: inout Substring) -> Double? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    rest = rest.dropFirst(digits.count)
    return Double(String(digits))
  }

  private static func unit(_ rest: inout Substring) -> String {
    let letters = rest.prefix { $0.isASCII && $0.isLetter || $0 == "%" }
    if letters == "to" { return "" }
    rest = rest.dropFirst(letters.count)
    return String(letters)
  }
}
