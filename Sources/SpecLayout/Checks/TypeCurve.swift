/// How text sizes grow with the setting of the system.
///
/// - Units: pt or sp.
enum TypeCurve {
  /// What Android 14 and later make of a size: large texts grow less; between the tables for 1 and 2 it interpolates.
  static func android14(_ base: Double, factor: Double) -> Double {
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

  /// What Apple makes of the text style that has a size by default; `nil` where no style has it.
  static func apple(_ base: Double, _ category: TextSizeCategory) -> Double? {
    styles.first { $0[defaultPlace] == base }.flatMap { row in
      TextSizeCategory.allCases.firstIndex(of: category).map { row[$0] }
    }
  }

  /// What texts of a size become that scale as one text style or another does.
  static func appleScaled(_ base: Double, _ category: TextSizeCategory) -> [Double] {
    guard let place = TextSizeCategory.allCases.firstIndex(of: category) else { return [] }
    return styles.map { base * $0[place] / $0[defaultPlace] }
  }

  /// What becomes of body text, rounded to hundredths.
  static func bodyFactor(_ category: TextSizeCategory) -> Double {
    let size = apple(body, category) ?? body
    return (size / body * 100).rounded() / 100
  }

  private static let defaultPlace = 3
  /// Size of body text by default.
  private static let body = 17.0

  /// Apple's text styles from XS to AX5 (Human Interface Guidelines, Typography, "Dynamic Type sizes").
  private static let styles: [[Double]] = [
    [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}
