import SpecModel

/// The progress of an animation over its time, both from 0 to 1.
///
/// - Source: CSS Easing Functions 1, 2.2 and 2.3.
struct EasingCurve: Sendable, Hashable {
  /// The control points of a cubic Bézier curve from (0, 0) to (1, 1).
  var points: (x1: Double, y1: Double, x2: Double, y2: Double)
  /// The common name; `nil` for a curve that a document gives by numbers.
  var name: String?
  /// The progress at equal steps of the time.
  private var table: [Double]

  /// The five curves that every platform names.
  static let named: [EasingCurve] = [
    EasingCurve(0, 0, 1, 1, "linear"), EasingCurve(0.25, 0.1, 0.25, 1, "ease"),
    EasingCurve(0.42, 0, 1, 1, "ease-in"), EasingCurve(0, 0, 0.58, 1, "ease-out"),
    EasingCurve(0.42, 0, 0.58, 1, "ease-in-out"),
  ]

  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ name: String?) {
    points = (x1, y1, x2, y2)
    self.name = name
    table = (0...Self.resolution).map { step in
      let share = Double(step) / Double(Self.resolution)
      return Self.bezier(Self.parameter(at: share, x1, x2), y1, y2)
    }
  }

  /// The curve of a stated easing; `nil` for springs, steps and names without a curve.
  init?(_ easing: Easing) {
    switch easing {
    case .named(let name):
      guard let curve = Self.named.first(where: { $0.name == name }) else { return nil }
      self = curve
    case .cubicBezier(let x1, let y1, let x2, let y2):
      guard (0...1).contains(x1), (0...1).contains(x2) else { return nil }
      self.init(x1, y1, x2, y2, nil)
    case .spring, .steps: return nil
    }
  }

  /// The text in reports.
  var label: String {
    name ?? Easing.cubicBezier(points.x1, points.y1, points.x2, points.y2).label
  }

  /// The progress at a share of the time, on lines between the steps; 0 before the start and 1 after the end.
  func progress(at share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    let place = share * Double(Self.resolution)
    let step = Int(place)
    return table[step] + (table[step + 1] - table[step]) * (place - Double(step))
  }

  private static let resolution = 512

  private static func bezier(_ u: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - u
    return 3 * rest * rest * u * first + 3 * rest * u * u * second + u * u * u
  }

  /// The parameter of the curve whose x is the share, by bisection: x grows with the parameter.
  private static func parameter(at share: Double, _ x1: Double, _ x2: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bezier(middle, x1, x2) < share { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  static func == (a: EasingCurve, b: EasingCurve) -> Bool { a.points == b.points }

  func hash(into hasher: inout Hasher) {
    for value in [points.x1, points.y1, points.x2, points.y2] { hasher.combine(value) }
  }
}
