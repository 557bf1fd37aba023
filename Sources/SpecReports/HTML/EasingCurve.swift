import SpecModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The graph of a timing curve as a small picture; the label beside it says the same.
struct EasingCurve {
  private let easing: Easing
  private static let side = 26.0
  private static let count = 32

  /// Prepares the picture of a curve.
  init(_ easing: Easing) { self.easing = easing }

  /// Progress at evenly spaced times from 0 to 1; `nil` where the curve is not known in numbers.
  var samples: [Double]? {
    switch easing {
    case .named(let name):
      switch name {
      case "linear": Self.bezier(0, 0, 1, 1)
      case "ease": Self.bezier(0.25, 0.1, 0.25, 1)
      case "ease-in": Self.bezier(0.42, 0, 1, 1)
      case "ease-out": Self.bezier(0, 0, 0.58, 1)
      case "ease-in-out": Self.bezier(0.42, 0, 0.58, 1)
      default: nil
      }
    case .cubicBezier(let x1, let y1, let x2, let y2): Self.bezier(x1, y1, x2, y2)
    case .spring(let spring): spring.flatMap(Self.spring)
    case .steps(let count): count > 0 ? Self.steps(min(count, 16)) : nil
    }
  }

  /// Writes the picture, or nothing where the curve is not known.
  func write(to html: inout HTMLWriter) {
    guard let samples, samples.allSatisfy(\.isFinite) else { return }
    let side = Self.side
    let box = "0 -7 \(n(side)) \(n(side + 14))"
    html.open(
      "svg",
      [
        ("class", "curve"), ("viewBox", box), ("width", n(side)), ("height", n(side + 14)),
        ("aria-hidden", "true"),
      ])
    for y in [0, side] {
      html.empty("line", [("x1", "0"), ("x2", n(side)), ("y1", n(y)), ("y2", n(y))])
    }
    var commands = ""
    for (index, sample) in samples.enumerated() {
      let x = side * Double(index) / Double(samples.count - 1)
      let y = side * (1 - min(1.27, max(-0.27, sample)))
      commands += (index == 0 ? "M" : "L") + n(x) + " " + n(y)
    }
    html.empty("path", [("d", commands)])
    html.close("svg")
  }

  /// Samples of a cubic Bézier curve over time (CSS Easing Functions 1, 2.2), found by bisection.
  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> [Double]? {
    guard (0...1).contains(x1), (0...1).contains(x2) else { return nil }
    func value(_ t: Double, _ a: Double, _ b: Double) -> Double {
      let u = 1 - t
      return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
    return (0...count).map { index in
      let time = Double(index) / Double(count)
      var low = 0.0
      var high = 1.0
      for _ in 0..<30 {
        let middle = (low + high) / 2
        if value(middle, x1, x2) < time { low = middle } else { high = middle }
      }
      return value((low + high) / 2, y1, y2)
    }
  }

  /// Samples of a damped oscillator from 0 to 1 over two periods.
  private static func spring(_ spring: Spring) -> [Double]? {
    let damping = spring.dampingFraction
    guard damping >= 0, damping.isFinite else { return nil }
    let omega = 2 * Double.pi
    return (0...64).map { index in
      let time = 2 * Double(index) / 64
      let decay = exp(-damping * omega * time)
      if damping < 1 {
        let frequency = omega * (1 - damping * damping).squareRoot()
        let phase = frequency * time
        return 1 - decay * (cos(phase) + damping * omega / frequency * sin(phase))
      }
      guard damping > 1.0001 else { return 1 - exp(-omega * time) * (1 + omega * time) }
      let root = (damping * damping - 1).squareRoot()
      let slow = -omega * (damping - root)
      let fast = -omega * (damping + root)
      return 1 - (fast * exp(slow * time) - slow * exp(fast * time)) / (fast - slow)
    }
  }

  private static func steps(_ count: Int) -> [Double] {
    (0...64).map { index in
      (Double(index) / 64 * Double(count)).rounded(.down) / Double(count)
    }
  }

  private func n(_ value: Double) -> String { StateDiagram.number(value) }
}
