import SpecModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The four unknowns of a spring with the squared distance that they leave.
struct SpringModel {
  var response: Double
  var damping: Double
  var amplitude: Double
  var start: Double
  /// The speed at the start, per millisecond.
  var velocity = 0.0
  /// Whether the speed at the start is the fourth unknown, in place of the start.
  var isMoving = false
  var cost = Double.infinity

  init(response: Double, damping: Double, amplitude: Double, start: Double) {
    (self.response, self.damping) = (response, damping)
    (self.amplitude, self.start) = (amplitude, start)
  }

  init(_ fit: SpringFit) {
    self.init(
      response: fit.spring.response, damping: fit.spring.dampingFraction,
      amplitude: fit.amplitude, start: fit.start)
    velocity = fit.velocity
  }

  private var curve: SpringCurve {
    SpringCurve(
      spring: Spring(response: response, dampingFraction: damping), start: amplitude,
      velocity: velocity)
  }

  /// Before the start the place is that of the start.
  func value(at time: Double) -> Double { curve.value(at: max(0, time - start)) }

  func distance(_ points: [SpringFit.Point]) -> Double {
    let curve = curve
    return points.reduce(0) {
      let rest = $1.value - curve.value(at: max(0, $1.time - start))
      return $0 + rest * rest
    }
  }

  /// The mean squared distance for each sample beyond the unknowns.
  func scatter(_ points: [SpringFit.Point]) -> Double {
    cost / Double(max(1, points.count - 4))
  }

  // MARK: Where to begin

  /// The best few of a grid over response and damping, each with the amplitude that fits it best.
  static func seeds(_ points: [SpringFit.Point], span: Double) -> [SpringModel] {
    var found: [SpringModel] = []
    var response = max(40, span / 8)
    while response < span * 6 {
      for damping in [0.08, 0.2, 0.35, 0.5, 0.7, 0.9, 1.1, 1.5, 2.2] {
        var model = SpringModel(response: response, damping: damping, amplitude: 1, start: 0)
        let curve = model.curve
        var (products, squares) = (0.0, 0.0)
        for point in points {
          let value = curve.value(at: point.time)
          products += value * point.value
          squares += value * value
        }
        guard squares > 0 else { continue }
        model.amplitude = products / squares
        model.cost = model.distance(points)
        found.append(model)
      }
      response *= 1.2
    }
    return Array(found.sorted { $0.cost < $1.cost }.prefix(4))
  }

  // MARK: Steps

  /// Marquardt's steps until none of them helps.
  ///
  /// - Source: Marquardt, "An Algorithm for Least-Squares Estimation of Nonlinear Parameters" (1963).
  func refined(_ points: [SpringFit.Point], frame: Double, isMoving: Bool) -> SpringModel {
    var model = self
    model.isMoving = isMoving
    model.cost = model.distance(points)
    var damping = 1e-3
    for _ in 0..<60 {
      let (matrix, gradient) = model.normal(points)
      var improved = false
      while damping < 1e8 {
        var damped = matrix
        for index in 0..<4 { damped[index][index] *= 1 + damping }
        guard let step = LinearSystem.solve(damped, gradient) else { break }
        let next = model.moved(step, frame: frame, points)
        if next.cost < model.cost {
          let gain = model.cost - next.cost
          improved = gain > 1e-10 * model.cost
          model = next
          damping = max(1e-9, damping / 8)
          break
        }
        damping *= 6
      }
      if !improved { break }
    }
    return model
  }

  private func moved(
    _ step: [Double], frame: Double, _ points: [SpringFit.Point]
  ) -> SpringModel {
    var next = self
    next.response = min(max(response * exp(min(max(step[0], -0.7), 0.7)), 5), 60_000)
    next.damping = min(max(damping + step[1], 0.005), 6)
    next.amplitude = amplitude + step[2]
    if isMoving {
      next.velocity = velocity + step[3]
    } else {
      next.start = min(max(start + step[3], -frame), frame)
    }
    next.cost = next.distance(points)
    return next
  }

  /// The normal equations of a step: in the logarithm of the response, damping, amplitude, and start or speed.
  private func normal(_ points: [SpringFit.Point]) -> (matrix: [[Double]], gradient: [Double]) {
    var matrix = [[Double]](repeating: [Double](repeating: 0, count: 4), count: 4)
    var gradient = [Double](repeating: 0, count: 4)
    let sides = neighbours()
    for point in points {
      let rest = point.value - value(at: point.time)
      let slopes = sides.map { pair in
        (pair.high.value(at: point.time) - pair.low.value(at: point.time)) / pair.distance
      }
      for row in 0..<4 {
        gradient[row] += slopes[row] * rest
        for column in 0..<4 { matrix[row][column] += slopes[row] * slopes[column] }
      }
    }
    for index in 0..<4 { matrix[index][index] += 1e-12 }
    return (matrix, gradient)
  }

  /// The models a little to either side in each unknown.
  private func neighbours() -> [(low: SpringModel, high: SpringModel, distance: Double)] {
    func pair(_ distance: Double, _ change: (inout SpringModel, Double) -> Void) -> (
      SpringModel, SpringModel, Double
    ) {
      var (low, high) = (self, self)
      change(&low, -distance / 2)
      change(&high, distance / 2)
      return (low, high, distance)
    }
    return [
      pair(2e-4) { $0.response *= exp($1) }, pair(2e-4) { $0.damping += $1 },
      pair(max(1e-6, abs(amplitude) * 1e-4)) { $0.amplitude += $1 },
      isMoving
        ? pair(max(1e-9, abs(amplitude) * 1e-6)) { $0.velocity += $1 }
        : pair(0.02) { $0.start += $1 },
    ]
  }

  // MARK: Result

  /// The result with the standard errors that the curvature of the distance gives.
  func fit(_ points: [SpringFit.Point]) -> SpringFit {
    let scatter = scatter(points)
    let (matrix, _) = normal(points)
    func error(_ index: Int) -> Double {
      var unit = [0.0, 0, 0, 0]
      unit[index] = 1
      guard points.count > 4, let column = LinearSystem.solve(matrix, unit) else { return .nan }
      return (max(0, column[index]) * scatter).squareRoot()
    }
    return SpringFit(
      spring: Spring(response: response, dampingFraction: damping), amplitude: amplitude,
      start: start, velocity: velocity, residual: (cost / Double(points.count)).squareRoot(),
      responseError: error(0) * response, dampingError: error(1))
  }
}
