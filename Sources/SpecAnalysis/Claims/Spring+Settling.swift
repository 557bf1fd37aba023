#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
public import SpecModel

extension Spring {
  /// The decay of the oscillation per millisecond; for overdamped springs that of the slower part.
  public var decay: Double {
    let frequency = 2 * Double.pi / response
    return dampingFraction <= 1
      ? dampingFraction * frequency
      : frequency * (dampingFraction - (dampingFraction * dampingFraction - 1).squareRoot())
  }

  /// The milliseconds after which less than 2% of the way is left.
  ///
  /// - Source: settling within 2% takes 4 time constants (second-order systems).
  public var settlingTime: Double { 4 / decay }

  /// How far the spring goes beyond its rest, as a share of the way.
  public var overshoot: Double {
    guard dampingFraction < 1 else { return 0 }
    let damping = dampingFraction
    return exp(-Double.pi * damping / (1 - damping * damping).squareRoot())
  }

  /// The milliseconds after which a share of the way is left for the first time, released from rest.
  public func time(untilLeft share: Double) -> Double {
    let step = settlingTime / 200
    var time = 0.0
    while time < settlingTime, distance(after: time) > share { time += step }
    return time
  }

  /// The share of the way that is left after some milliseconds.
  private func distance(after time: Double) -> Double {
    let frequency = 2 * Double.pi / response
    let damping = min(dampingFraction, 0.999)
    let root = (1 - damping * damping).squareRoot()
    let angle = frequency * root * time
    return exp(-damping * frequency * time) * (cos(angle) + damping / root * sin(angle))
  }
}
