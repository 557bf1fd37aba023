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

  /// How far a sample may lie from the curve: a hundredth of the way, and half a point of rounding.
  static func slack(_ amplitude: Double) -> Double {
    let size = abs(amplitude)
    // Shares such as opacity and scale are not rounded to points.
    return 0.01 * size + (size > 5 ? 0.5 : 0.01 * size)
  }

  /// How many samples leave a tube around the curve that is as wide as the stamps are uncertain.
  func misses(_ points: [SpringFit.Point], uncertainty: Double) -> Int {
    let slack = Self.slack(start)
    return points.count { point in
      let places = (-2...2).map { value(at: max(0, point.time + Double($0) / 2 * uncertainty)) }
      let low = places.min() ?? 0
      let high = places.max() ?? 0
      return point.value < low - slack || point.value > high + slack
    }
  }

  /// The time after which the spring stays within a share of its way.
  ///
  /// A spring never rests; what "duration" means depends on this share.
  static func settlingTime(_ spring: Spring, within share: Double) -> Double {
    let curve = SpringCurve(spring: spring, start: 1)
    let step = spring.response / 256
    // The slowest part decays with this rate, so that no later time can leave the share again.
    let frequency = 2 * Double.pi / spring.response
    let ratio = spring.dampingFraction
    let rate = frequency * (ratio <= 1 ? ratio : ratio - (ratio * ratio - 1).squareRoot())
    var time = min(40 / max(rate, 1e-9), 1e7)
    var count = Int(time / step)
    guard count < 1_000_000 else { return time }
    while count > 0, abs(curve.value(at: Double(count) * step)) <= share { count -= 1 }
    var (low, high) = (Double(count) * step, Double(count + 1) * step)
    for _ in 0..<30 {
      time = (low + high) / 2
      if abs(curve.value(at: time)) > share { low = time } else { high = time }
    }
    return high
  }
}

extension Spring {
  /// The parameters as reports print them: "response 300 ms, damping 0.7".
  func parameters(rounded: Bool) -> String {
    let period = rounded ? Numbers.text(response, decimals: 0) : Numbers.text(response)
    let ratio = rounded ? Numbers.text(dampingFraction, decimals: 2) : Numbers.text(dampingFraction)
    return "response \(period) ms, damping \(ratio)"
  }

  /// The other forms in which libraries take the same spring.
  var otherForms: String {
    let bounce = dampingFraction <= 1 ? 1 - dampingFraction : 1 / dampingFraction - 1
    return "stiffness \(Numbers.text(stiffness, decimals: 0)), damping "
      + "\(Numbers.text(damping, decimals: 1)), mass 1; duration "
      + "\(Numbers.text(response, decimals: 0)) ms, bounce \(Numbers.text(bounce, decimals: 2))"
  }
}
