/// How text sizes grow with the setting of the system.
enum TypeCurve {
  /// What a text of a size is set in at a factor; all sizes that a platform may make of it.
  ///
  /// - Units: pt or sp.
  static func sizes(of base: Double, factor: Double, _ platform: Platform) -> [Double] {
    switch platform {
    case .android: [base * factor, android14(base, factor: factor)]
    case .apple: [base * factor] + appleStyles(of: base)
    case .web, .unknown: [base * factor]
    }
  }

  /// Android 14 lets large texts grow less; between the tables for 1 and 2 it interpolates.
  private static func android14(_ base: Double, factor: Double) -> Double {
    guard factor > 1 else { return base * factor }
    let knots: [(Double, Double)] = [
      (8, 16), (10, 20), (12, 24), (14, 26), (18, 30), (20, 34), (24, 36), (30, 38), (100, 100),
    ]
    var doubled = base >= 100 ? base : base * 2
    for (low, high) in zip(knots, knots.dropFirst()) where low.0 <= base && base <= high.0 {
      doubled = low.1 + (high.1 - low.1) * (base - low.0) / (high.0 - low.0)
    }
    let share = min(factor - 1, 1)
    return base + (doubled - base) * share
  }

  /// Apple's text styles of a size at the larger settings, XL to AX5 (Human Interface Guidelines, Typography).
  private static func appleStyles(of base: Double) -> [Double] {
    switch base {
    case 34: [36, 38, 40, 44, 48, 52, 56, 60]
    case 28: [30, 32, 34, 38, 43, 48, 53, 58]
    case 22: [24, 26, 28, 34, 39, 44, 50, 56]
    case 20: [22, 24, 26, 31, 37, 43, 49, 55]
    case 17: [19, 21, 23, 28, 33, 40, 47, 53]
    case 16: [18, 20, 22, 26, 32, 38, 44, 51]
    case 15: [17, 19, 21, 25, 30, 36, 42, 49]
    case 13: [15, 17, 19, 23, 27, 33, 38, 44]
    case 12: [14, 16, 18, 22, 26, 32, 37, 43]
    default: []
    }
  }
}
