import SpecModel

/// A relation between signals, held against their samples by interval arithmetic.
///
/// Two samples of one moment may carry stamps that are a frame apart, so each input stands for all
/// values that it has within a frame of the output's sample.
struct SignalLaw {
  /// What was found out.
  struct Outcome {
    /// How many samples could be held against the relation.
    var judged = 0
    /// How many of them break it.
    var broken = 0
    /// The sample that breaks it first, with the input there.
    var first: (sample: SignalSeries.Sample, input: Double)?
    /// The factor that explains the samples best, for a linear relation.
    var factor: Double?

    /// A few stray samples at a bend or a late stamp prove nothing.
    var isBroken: Bool { broken >= 3 && broken * 10 > judged }
  }

  /// What the relation asks of the output.
  private enum Demand {
    /// The output is this expression over the inputs.
    case expression(SignalExpression?, slack: Double)
    /// The output is nothing below this input, and something above it.
    case threshold(Double)
  }

  /// The names of the inputs, as the document writes them.
  let inputs: [String]
  private let demand: Demand
  /// Prose gives sizes and no directions; code gives both.
  private let usesSizes: Bool
  private let isLinear: Bool

  /// Makes the law of a relation; `nil` where its formula is not understood.
  init?(_ relation: SignalRelation, peak: Double) {
    var names = [relation.input]
    var usesSizes = true
    switch relation.form {
    case .linear:
      demand = .expression(Self.expression(relation), slack: max(0.5, 0.01 * peak))
    case .ramp(let output, _, _):
      let span = output.upperBound - output.lowerBound
      demand = .expression(Self.expression(relation), slack: 0.02 * max(1e-9, span))
    case .threshold(let value, _): demand = .threshold(value)
    case .formula:
      guard let expression = Self.expression(relation) else { return nil }
      names = expression.signals
      usesSizes = false
      demand = .expression(expression, slack: peak > 5 ? max(0.5, 0.01 * peak) : 0.02 * peak)
    }
    inputs = names
    self.usesSizes = usesSizes
    if case .linear = relation.form { isLinear = true } else { isLinear = false }
  }

  /// The output of a relation as an expression over its inputs; `nil` where a formula is not understood.
  static func expression(_ relation: SignalRelation) -> SignalExpression? {
    let input = SignalExpression.signal(relation.input)
    switch relation.form {
    case .linear(let factor): return .binary(.multiply, .number(abs(factor)), input)
    case .ramp(let output, let range, _): return ramp(input, output, range)
    case .threshold(let value, _):
      return .condition(.binary(.subtract, input, .number(value)), .number(1), .number(0))
    case .formula(let text): return SignalExpression(parsing: text)
    }
  }

  /// From the first output to the second while the input runs over an interval, and level outside it.
  private static func ramp(
    _ input: SignalExpression, _ output: ClosedRange<Double>, _ range: ClosedRange<Double>
  ) -> SignalExpression {
    let length = max(range.upperBound - range.lowerBound, 1e-9)
    let share = SignalExpression.binary(
      .divide, .binary(.subtract, input, .number(range.lowerBound)), .number(length))
    let level = SignalExpression.binary(
      .minimum, .binary(.maximum, share, .number(0)), .number(1))
    let span = output.upperBound - output.lowerBound
    return .binary(
      .add, .number(output.lowerBound), .binary(.multiply, .number(span), level))
  }

  /// Holds the samples of the output against the relation; inputs stand in the order of their names.
  func judge(_ output: SignalSeries, _ inputs: [SignalSeries], frame: Double) -> Outcome {
    var outcome = Outcome()
    var (products, squares) = (0.0, 0.0)
    for sample in output.samples {
      let given = inputs.map { $0.range(around: sample.time, frame: frame) }
      guard let expected = expected(given) else { continue }
      outcome.judged += 1
      let value = usesSizes ? abs(sample.value) : sample.value
      let middle = inputs.first?.value(at: sample.time, frame: frame) ?? 0
      products += abs(middle) * abs(sample.value)
      squares += middle * middle
      if expected.contains(value) { continue }
      outcome.broken += 1
      if outcome.first == nil { outcome.first = (sample, abs(middle)) }
    }
    if isLinear, squares > 0 { outcome.factor = products / squares }
    return outcome
  }

  /// The values that the relation allows; `nil` where an input is not known, or all are allowed.
  private func expected(_ given: [ClosedRange<Double>?]) -> ClosedRange<Double>? {
    switch demand {
    case .expression(let expression, let slack):
      let range = expression?.evaluate { name in
        guard let index = inputs.firstIndex(of: name), let range = given[index] else { return nil }
        return usesSizes ? Self.size(range) : range
      }
      return range.map { $0.lowerBound - slack...$0.upperBound + slack }
    case .threshold(let value):
      guard let range = given.first ?? nil else { return nil }
      let input = Self.size(range)
      if input.upperBound < value { return -0.01...0.01 }
      return input.lowerBound > 1.25 * value ? 0.001...Double.greatestFiniteMagnitude : nil
    }
  }

  private static func size(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let (low, high) = (abs(range.lowerBound), abs(range.upperBound))
    return range.contains(0) ? 0...max(low, high) : min(low, high)...max(low, high)
  }
}
