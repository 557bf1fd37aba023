import SpecModel

/// Numbers of a layout for people and for reports.
enum Decimals {
  /// At most two decimals, no trailing zeros; the same on every machine.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "?" }
    guard value.magnitude < 1e12 else { return String(describing: value) }
    return Numbers.text(value, decimals: 2)
  }

  /// A demanded length: "8 pt", "8–16 pt", "≥ 8 pt".
  static func text(_ quantity: Quantity) -> String {
    let unit = quantity.unit.rawValue
    switch (quantity.min, quantity.max) {
    case (let low?, let high?) where low == high: return "\(text(low)) \(unit)"
    case (let low?, let high?): return "\(text(low))–\(text(high)) \(unit)"
    case (let low?, nil): return "≥ \(text(low)) \(unit)"
    case (nil, let high?): return "≤ \(text(high)) \(unit)"
    case (nil, nil): return unit
    }
  }

  /// The value with at most four decimals.
  static func rounded(_ value: Double) -> Double {
    guard value.magnitude < 1e11 else { return value }
    return (value * 10_000).rounded() / 10_000
  }
}
