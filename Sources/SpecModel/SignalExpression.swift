/// An expression over signals, such as `min(|offset| / 80, 1)`.
public indirect enum SignalExpression: Sendable, Hashable {
  /// An operation on two operands.
  public enum Operation: String, Sendable, Hashable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case minimum = "min"
    case maximum = "max"
  }

  case number(Double)
  /// A signal by its name in the document.
  case signal(String)
  case absolute(SignalExpression)
  case binary(Operation, SignalExpression, SignalExpression)
  /// The first branch where the difference is above zero, else the second.
  case condition(SignalExpression, SignalExpression, SignalExpression)

  /// The names of the signals in it, in order of first mention.
  public var signals: [String] {
    switch self {
    case .number: return []
    case .signal(let name): return [name]
    case .absolute(let inner): return inner.signals
    case .binary(_, let left, let right): return Self.union([left, right])
    case .condition(let test, let then, let other): return Self.union([test, then, other])
    }
  }

  private static func union(_ parts: [SignalExpression]) -> [String] {
    parts.flatMap(\.signals).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The normal form: every operation in brackets or as a function.
  public var text: String {
    switch self {
    case .number(let value): Numbers.text(value)
    case .signal(let name): name
    case .absolute(let inner): "abs(\(inner.text))"
    case .binary(let operation, let left, let right):
      switch operation {
      case .minimum, .maximum: "\(operation.rawValue)(\(left.text), \(right.text))"
      default: "(\(left.text) \(operation.rawValue) \(right.text))"
      }
    case .condition(let test, let then, let other):
      "(\(test.text) > 0 ? \(then.text) : \(other.text))"
    }
  }

  /// The values that it takes while each signal stays within an interval.
  ///
  /// `nil` where a signal is not known, or where a divisor may be zero.
  /// - Source: Moore, Kearfott and Cloud, "Introduction to Interval Analysis" (2009), chapter 2.
  public func evaluate(
    _ values: (String) -> ClosedRange<Double>?
  ) -> ClosedRange<Double>? {
    switch self {
    case .number(let value): return value...value
    case .signal(let name): return values(name)
    case .absolute(let inner): return inner.evaluate(values).map(Self.absolute)
    case .binary(let operation, let left, let right):
      guard let a = left.evaluate(values), let b = right.evaluate(values) else { return nil }
      return Self.apply(operation, a, b)
    case .condition(let test, let then, let other):
      guard let sign = test.evaluate(values) else { return nil }
      if sign.lowerBound > 0 { return then.evaluate(values) }
      if sign.upperBound <= 0 { return other.evaluate(values) }
      guard let a = then.evaluate(values), let b = other.evaluate(values) else { return nil }
      return min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)
    }
  }

  private static func absolute(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let (low, high) = (abs(range.lowerBound), abs(range.upperBound))
    return range.contains(0) ? 0...max(low, high) : min(low, high)...max(low, high)
  }

  private static func apply(
    _ operation: Operation, _ a: ClosedRange<Double>, _ b: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    switch operation {
    case .add: return span([a.lowerBound + b.lowerBound, a.upperBound + b.upperBound])
    case .subtract: return span([a.lowerBound - b.upperBound, a.upperBound - b.lowerBound])
    case .minimum: return span([min(a.lowerBound, b.lowerBound), min(a.upperBound, b.upperBound)])
    case .maximum: return span([max(a.lowerBound, b.lowerBound), max(a.upperBound, b.upperBound)])
    case .multiply:
      return span(
        [a.lowerBound, a.upperBound].flatMap { [$0 * b.lowerBound, $0 * b.upperBound] })
    case .divide:
      guard !b.contains(0) else { return nil }
      return span(
        [a.lowerBound, a.upperBound].flatMap { [$0 / b.lowerBound, $0 / b.upperBound] })
    }
  }

  private static func span(_ values: [Double]) -> ClosedRange<Double>? {
    guard let low = values.min(), let high = values.max(), low.isFinite, high.isFinite else {
      return nil
    }
    return low...high
  }
}
