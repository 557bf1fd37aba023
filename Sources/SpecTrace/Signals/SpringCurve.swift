import SpecModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The way of a spring back to zero.
///
/// - Units: milliseconds; lengths as sampled.
/// - Source: the damped harmonic oscillator x″ + 2ζω₀x′ + ω₀²x = 0.
struct SpringCurve {
  var spring: Spring
  /// Where it is let go.
  var start: Double
  /// How fast it moves then, per millisecond.
  var velocity = 0.0

  /// The place after a time.
  func value(at time: Double) -> Double {
    let frequency = 2 * Double.pi / spring.response
    let ratio = spring.dampingFraction
    if abs(ratio - 1) < 1e-6 {
      return exp(-frequency * time) * (start + (velocity + frequency * start) * time)
    }
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let sine = (velocity + ratio * frequency * start) / damped
      return exp(-ratio * frequency * time)
        * (start * cos(damped * time) + sine * sin(damped * time))
    }
    let root = (ratio * ratio - 1).squareRoot()
    let slow = -frequency * (ratio - root)
    let fast = -frequency * (ratio + root)
    let share = (velocity - fast * start) / (slow - fast)
    return share * exp(slow * time) + (start - share) * exp(fast * time)
  }

  /// How many samples leave a tube around the curve that is as wide as the stamps are uncertain.
  func misses(_ points: [(time: Double, value: Double)], uncertainty: Double) -> Int {
    let slack = 0.01 * abs(start) + 0.5
    return points.count { point in
      let places = (-2...2).map { value(at: max(0, point.time + Double($0) / 2 * uncertainty)) }
      let low = places.min() ?? 0
      let high = places.max() ?? 0
      return point.value < low - slack || point.value > high + slack
    }
  }

  /// The response and damping that explain samples best.
  ///
  /// - Complexity: O(samples), with a constant of about a thousand.
  static func fit(_ points: [(time: Double, value: Double)], near stated: Spring) -> Spring {
    var best = stated
    func error(_ spring: Spring) -> Double {
      let curve = SpringCurve(spring: spring, start: points.first?.value ?? 0)
      return points.reduce(0) {
        let difference = $1.value - curve.value(at: $1.time)
        return $0 + difference * difference
      }
    }
    var least = error(best)
    func tryOut(_ response: Double, _ damping: Double) {
      guard response > 1, damping > 0.02, damping < 4 else { return }
      let spring = Spring(response: response, dampingFraction: damping)
      let found = error(spring)
      if found < least { (best, least) = (spring, found) }
    }
    for step in -12...12 {
      for damping in stride(from: 0.1, through: 1.3, by: 0.1) {
        tryOut(stated.response * pow(1.12, Double(step)), damping)
      }
    }
    var (scale, offset) = (1.06, 0.05)
    for _ in 0..<10 {
      let center = best
      for response in [center.response / scale, center.response, center.response * scale] {
        for damping in [-offset, 0, offset] { tryOut(response, center.dampingFraction + damping) }
      }
      scale = scale.squareRoot()
      offset /= 2
    }
    return best
  }
}
