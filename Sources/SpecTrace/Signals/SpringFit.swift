import SpecModel

/// A spring that samples were found to follow.
///
/// - Units: milliseconds; lengths as sampled.
struct SpringFit {
  /// The parameters that explain the samples best.
  var spring: Spring
  /// The place from which the spring is let go.
  var amplitude: Double
  /// When it is let go, after the time of the first sample.
  var start: Double
  /// How fast it moves then, per millisecond.
  var velocity: Double
  /// The root of the mean squared distance between samples and curve.
  var residual: Double
  /// The standard error of the response, in milliseconds; not a number with fewer than five samples.
  var responseError: Double
  /// The standard error of the damping fraction.
  var dampingError: Double

  /// A sample: its time after the first one, and its place.
  typealias Point = (time: Double, value: Double)

  /// The place of the spring at a time after the first sample.
  func value(at time: Double) -> Double { SpringModel(self).value(at: time) }

  /// Identifies response, damping, amplitude and start by Gauss-Newton steps.
  ///
  /// The start is unknown within a frame; where a spring from rest cannot explain the samples, the
  /// speed at the first sample is identified in its place.
  /// - Complexity: O(samples), with a constant of about ten thousand.
  static func identify(_ points: [Point], frame: Double) -> SpringFit? {
    guard points.count >= 5, let span = points.last?.time, span > 0 else { return nil }
    let seeds = SpringModel.seeds(points, span: span)
    guard let still = best(seeds, points, frame: frame, isMoving: false) else { return nil }
    let size = 1e-6 * still.amplitude * still.amplitude
    guard still.scatter(points) > size,
      let moving = best(seeds, points, frame: frame, isMoving: true),
      moving.cost * 4 < still.cost
    else { return still.fit(points) }
    return moving.fit(points)
  }

  /// How far samples lie from a stated spring at best, with its start anywhere within a frame.
  ///
  /// - Shape: the root of the mean squared distance, and the amplitude that leaves it.
  static func distance(
    of points: [Point], from spring: Spring, frame: Double
  ) -> (residual: Double, amplitude: Double) {
    let curve = SpringCurve(spring: spring, start: 1)
    var best = (residual: Double.infinity, amplitude: 0.0)
    for step in -20...20 {
      let start = Double(step) / 20 * frame
      let shape = points.map { curve.value(at: max(0, $0.time - start)) }
      let squares = shape.reduce(0) { $0 + $1 * $1 }
      guard squares > 0 else { continue }
      let amplitude = zip(shape, points).reduce(0) { $0 + $1.0 * $1.1.value } / squares
      let cost = zip(shape, points).reduce(0.0) {
        let rest = $1.1.value - amplitude * $1.0
        return $0 + rest * rest
      }
      let residual = (cost / Double(points.count)).squareRoot()
      if residual < best.residual { best = (residual, amplitude) }
    }
    return best
  }

  private static func best(
    _ seeds: [SpringModel], _ points: [Point], frame: Double, isMoving: Bool
  ) -> SpringModel? {
    seeds.map { $0.refined(points, frame: frame, isMoving: isMoving) }
      .min { $0.cost < $1.cost }
  }
}
