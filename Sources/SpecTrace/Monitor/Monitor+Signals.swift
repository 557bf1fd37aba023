import SpecModel

extension Monitor {
  /// Keeps a line of samples for the end of the session.
  mutating func signal(_ event: TraceEvent, at index: Int, in state: inout SessionState) {
    answer(withSignal: event, in: &state)
    if plan.watchesSignals {
      state.signals.append(index)
    } else {
      tally.uncheckedKinds[.signal, default: 0] += 1
    }
  }

  /// Holds the signals of a session against the relations, springs and curves of its spec.
  mutating func checkSignals(of state: inout SessionState) {
    guard !state.signals.isEmpty, !machines.isEmpty else { return }
    let series = series(of: state)
    let frame = 1000 / state.settings.refreshRate
    let document = machines[state.defaultMachine].document
    let known = checkRelations(series, document, frame: frame, in: &state)
    checkSprings(series, known, document, frame: frame, in: &state)
    checkCurves(series, known, document, frame: frame, in: &state)
  }

  /// What the relations of a spec say about signals.
  struct KnownSignals {
    /// Signals that lead others.
    var inputs: Set<Int> = []
    /// Signals that follow others by a factor, and are free when those rest.
    var followers: Set<Int> = []
    /// All signals that follow others.
    var outputs: Set<Int> = []
  }

  private mutating func checkRelations(
    _ series: [SignalSeries], _ document: Int, frame: Double, in state: inout SessionState
  ) -> KnownSignals {
    var known = KnownSignals()
    // Prose and code may state one relation; a signal that breaks it is one violation all the same.
    var reported: Set<Int> = []
    for index in plan.relations where plan.obligations[index].document == document {
      guard case .relation(let relation) = plan.obligations[index].subject,
        let output = SignalNames.index(of: relation.output, in: series)
      else { continue }
      let peak = series[output].samples.reduce(0) { max($0, abs($1.value)) }
      guard let law = SignalLaw(relation, peak: peak) else { continue }
      let inputs = law.inputs.compactMap { SignalNames.index(of: $0, in: series) }
      guard inputs.count == law.inputs.count, !inputs.contains(output) else { continue }
      known.inputs.formUnion(inputs)
      known.outputs.insert(output)
      if case .linear = relation.form { known.followers.insert(output) }
      let outcome = law.judge(series[output], inputs.map { series[$0] }, frame: frame)
      let names = inputs.map { "'\(series[$0].name)'" }.joined(separator: " and ")
      count(outcome, index)
      guard outcome.isBroken, reported.insert(output).inserted else { continue }
      note(outcome, index, names, series[output].name, in: &state)
    }
    return known
  }

  private func series(of state: SessionState) -> [SignalSeries] {
    var result: [SignalSeries] = []
    var places: [NameID: Int] = [:]
    for index in state.signals {
      let event = log.events[index]
      let name = log.names[event.name]
      let place = places[event.name] ?? result.count
      if place == result.count {
        places[event.name] = place
        result.append(SignalSeries(name: options.bindings[name] ?? name))
      }
      if event.payload >= 0 {
        let payload = log.payloads[Int(event.payload)]
        for (offset, value) in zip(payload.offsets, payload.values) {
          result[place].samples.append(
            .init(time: event.time + offset, value: value, event: index))
        }
      } else if !event.value.isNaN {
        result[place].samples.append(.init(time: event.time, value: event.value, event: index))
      }
    }
    for place in result.indices { result[place].samples.sort { $0.time < $1.time } }
    return result
  }

  private mutating func count(_ outcome: SignalLaw.Outcome, _ obligation: Int) {
    guard outcome.judged >= 3 else { return }
    if outcome.isBroken {
      tally.counts[obligation].fail += 1
    } else {
      tally.counts[obligation].pass += 1
    }
  }

  private mutating func note(
    _ outcome: SignalLaw.Outcome, _ obligation: Int, _ inputs: String, _ output: String,
    in state: inout SessionState
  ) {
    guard let first = outcome.first else { return }
    let shown =
      "\(Numbers.text(abs(first.sample.value), decimals: 2)) at "
      + Numbers.text(first.input, decimals: 1)
    let actual = outcome.factor.map { "\(Numbers.text($0, decimals: 3))x" } ?? shown
    record(
      .signal,
      .deviation(
        obligation: obligation, expected: plan.obligations[obligation].label,
        actual: actual,
        message: "'\(output)' does not follow \(inputs) as stated: it is \(actual), "
          + "\(outcome.broken) of \(outcome.judged) samples off"),
      log.events[first.sample.event], in: &state)
  }
}
