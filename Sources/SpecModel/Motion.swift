public import SpecText

/// A timing curve.
public enum Easing: Sendable, Hashable {
  /// A curve by its common name: "linear", "ease", "ease-in", "ease-out", "ease-in-out".
  case named(String)
  /// A cubic Bézier curve from (0, 0) to (1, 1) with its two control points (CSS Easing Functions 1, 2.2).
  case cubicBezier(Double, Double, Double, Double)
  /// A spring; `nil` parameters are not stated.
  case spring(Spring?)
  /// `steps(n)`.
  case steps(Int)

  /// The text in reports, for example "ease-out" or "cubic-bezier(0.4, 0, 0.2, 1)".
  public var label: String {
    switch self {
    case .named(let name): name
    case .cubicBezier(let a, let b, let c, let d):
      "cubic-bezier(\(Numbers.text(a)), \(Numbers.text(b)), \(Numbers.text(c)), \(Numbers.text(d)))"
    case .spring(let spring): spring.map(\.label) ?? "spring"
    case .steps(let count): "steps(\(count))"
    }
  }
}

/// The parameters of a damped harmonic oscillator.
public struct Spring: Sendable, Hashable {
  /// Undamped period in milliseconds (SwiftUI `response`).
  public var response: Double
  /// Damping ratio, 1 is critical (SwiftUI `dampingFraction`).
  public var dampingFraction: Double

  /// Makes a spring from period (ms) and damping ratio.
  public init(response: Double, dampingFraction: Double) {
    self.response = response
    self.dampingFraction = dampingFraction
  }

  /// Makes a spring from stiffness (N/m), damping (N·s/m) and mass (kg); `nil` unless all are positive.
  public init?(stiffness: Double, damping: Double, mass: Double = 1) {
    guard stiffness > 0, damping > 0, mass > 0 else { return nil }
    let frequency = (stiffness / mass).squareRoot()
    self.response = 2 * Double.pi / frequency * 1000
    self.dampingFraction = damping / (2 * (stiffness * mass).squareRoot())
  }

  /// Makes a spring from perceived duration (ms) and bounce (-1 to 1, 0 is critical).
  ///
  /// - Source: SwiftUI `Spring(duration:bounce:)`; a bounce below zero flattens the way.
  public init(duration: Double, bounce: Double) {
    self.response = duration
    self.dampingFraction = bounce < 0 ? 1 / max(0.01, 1 + bounce) : 1 - min(bounce, 1)
  }

  /// The stiffness (N/m) of the same spring at a mass of 1 kg.
  public var stiffness: Double {
    let frequency = 2 * Double.pi / response * 1000
    return frequency * frequency
  }

  /// The damping (N·s/m) of the same spring at a mass of 1 kg.
  public var damping: Double { 2 * dampingFraction * stiffness.squareRoot() }

  /// The text in reports.
  public var label: String {
    "spring(response \(Numbers.text(response)) ms, damping \(Numbers.text(dampingFraction)))"
  }
}

/// What moves, how long and by which curve.
public struct Motion: Sendable, Hashable {
  /// What moves, in the document's words, for example "Photo Tap".
  public var subject: String
  /// The headings above it, outermost first.
  public var scope: [String]
  /// How long it takes, in milliseconds.
  public var duration: Quantity?
  /// How long it waits first, in milliseconds.
  public var delay: Quantity?
  /// The delay between neighbours, in milliseconds.
  public var stagger: Quantity?
  /// The curve.
  public var easing: Easing?
  /// Where the curve is written.
  public var easingOrigin: Origin?
  /// The curve of the token by whose name the line calls its curve.
  public var tokenEasing: Easing?
  /// How long the token takes by whose name the line calls its time, in milliseconds.
  public var tokenDuration: Quantity?
  /// The words of the line.
  public var text: String = ""
  /// The line.
  public var origin: Origin

  /// Makes a motion.
  public init(subject: String, scope: [String], origin: Origin) {
    self.subject = subject
    self.scope = scope
    self.origin = origin
  }

  /// The curve, looked up where the line has only the name of a token.
  public var curve: Easing? { tokenEasing ?? easing }
  /// How long it takes, looked up where the line has only the name of a token.
  public var time: Quantity? { duration ?? tokenDuration }
}

/// A relation between signals of a gesture, for example "opacity 0 to 1 over 0–80pt of drag".
public struct SignalRelation: Sendable, Hashable {
  /// The form of the relation.
  public enum Form: Sendable, Hashable {
    /// output = factor × input
    case linear(factor: Double)
    /// The output runs from the first value to the second while the input runs over the interval.
    case ramp(output: ClosedRange<Double>, input: ClosedRange<Double>, inputUnit: Unit)
    /// The output switches on when the input exceeds the value.
    case threshold(value: Double, unit: Unit)
    /// An expression in code, in normal form.
    case formula(String)
  }

  /// The signal that follows, for example "opacity".
  public var output: String
  /// The signal that leads, for example "drag distance".
  public var input: String
  /// The form.
  public var form: Form
  /// Whether it stands in code.
  public var isCode: Bool
  /// The words.
  public var text: String
  /// Where they stand.
  public var origin: Origin

  /// Makes a relation.
  public init(
    output: String, input: String, form: Form, isCode: Bool, text: String, origin: Origin
  ) {
    self.output = output
    self.input = input
    self.form = form
    self.isCode = isCode
    self.text = text
    self.origin = origin
  }
}
