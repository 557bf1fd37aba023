import SpecModel

extension SpringFit {
  /// The speed with which a spring that is let go at the first sample's place passes the samples best.
  ///
  /// - Shape: the time after the first sample at which it is let go; the speed per millisecond.
  static func speed(of points: [Point], on spring: Spring, start: Double) -> Double {
    guard let first = points.first else { return 0 }
    let still = SpringCurve(spring: spring, start: first.value)
    let pushed = SpringCurve(spring: spring, start: 0, velocity: 1)
    var (products, squares) = (0.0, 0.0)
    for point in points where point.time > start {
      let share = pushed.value(at: point.time - start)
      products += share * (point.value - still.value(at: point.time - start))
      squares += share * share
    }
    return squares > 0 ? products / squares : 0
  }

  /// How far samples lie from a stated spring at best, whatever its place and speed are at the first of them.
  ///
  /// The first sample may be one from before the start, and is left out. All ways of a spring are sums of two, so no
  /// start has to be looked for.
  /// Returns the root of the mean squared distance.
  static func movingDistance(of points: [Point], from spring: Spring) -> Double {
    let curves = [
      SpringCurve(spring: spring, start: 1), SpringCurve(spring: spring, start: 0, velocity: 1),
    ]
    let shapes = points.dropFirst().map { point in
      (place: curves.map { $0.value(at: point.time) }, value: point.value)
    }
    let matrix = (0..<2).map { row in
      (0..<2).map { column in shapes.reduce(0) { $0 + $1.place[row] * $1.place[column] } }
    }
    let products = (0..<2).map { row in shapes.reduce(0) { $0 + $1.place[row] * $1.value } }
    guard let found = LinearSystem.solve(matrix, products) else { return .infinity }
    let cost = shapes.reduce(0.0) {
      let rest = $1.value - found[0] * $1.place[0] - found[1] * $1.place[1]
      return $0 + rest * rest
    }
    return (cost / Double(max(1, shapes.count))).squareRoot()
  }
}
