import SpecModel

/// A relation between two signals, held against their samples.
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
    var fails: Bool { broken >= 3 && broken * 10 > judged }
  }

  let relation: SignalRelation

  /// Holds the samples of the output against the relation.
  func judge(_ output: SignalSeries, _ input: SignalSeries, frame: Double) -> Outcome {
    var outcome = Outcome()
    var (products, squares) = (0.0, 0.0)
    let peak = output.samples.reduce(0) { max($0, abs($1.value)) }
    for sample in output.samples {
      guard let given = input.value(at: sample.time, frame: frame) else { continue }
      guard let range = expected(abs(given.value), given.change, peak) else { continue }
      outcome.judged += 1
      products += abs(given.value) * abs(sample.value)
      squares += given.value * given.value
      if range.contains(abs(sample.value)) { continue }
      outcome.broken += 1
      if outcome.first == nil { outcome.first = (sample, abs(given.value)) }
    }
    if case .linear = relation.form, squares > 0 { outcome.factor = products / squares }
    return outcome
  }

  /// The values that the relation allows, wider by what the input changes within a frame.
  private func expected(_ input: Double, _ change: Double, _ peak: Double) -> ClosedRange<Double>? {
    switch relation.form {
    case .linear(let factor):
      let slack = abs(factor) * change + max(0.5, 0.01 * peak)
      return abs(factor) * input - slack...abs(factor) * input + slack
    case .ramp(let output, let range, _):
      let low = ramp(input - change, output, range)
      let high = ramp(input + change, output, range)
      let slack = 0.02 * max(1e-9, output.upperBound - output.lowerBound)
      return min(low, high) - slack...max(low, high) + slack
    case .threshold(let value, _):
      if input < value - change { return -0.01...0.01 }
      return input > 1.25 * value + change ? 0.001...Double.greatestFiniteMagnitude : nil
    case .formula: return nil
    }
  }

  private func ramp(
    _ input: Double, _ output: ClosedRange<Double>, _ range: ClosedRange<Double>
  ) -> Double {
    let length = range.upperBound - range.lowerBound
    let share = length > 0 ? (input - range.lowerBound) / length : 1
    return output.lowerBound
      + (output.upperBound - output.lowerBound) * min(max(share, 0), 1)
  }
}
