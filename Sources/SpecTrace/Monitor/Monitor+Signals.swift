import SpecModel

extension Monitor {
  /// Keeps a line of samples for the end of the session.
  mutating func signal(_ event: TraceEvent, at index: Int, in state: inout SessionState) {
    answer(event, in: &state)
    if plan.relations.isEmpty && plan.springs.isEmpty {
      tally.uncheckedKinds[.signal, default: 0] += 1
    } else {
      state.signals.append(index)
    }
  }

  /// Holds the signals of a session against the relations and springs of its spec.
  mutating func checkSignals(of state: inout SessionState) {
    guard !state.signals.isEmpty, !machines.isEmpty else { return }
    let series = series(of: state)
    let frame = 1000 / state.settings.refreshRate
    let document = machines[state.defaultMachine].document
    var inputs: Set<Int> = []
    var outputs: Set<Int> = []
    for index in plan.relations where plan.obligations[index].document == document {
      guard case .relation(let relation) = plan.obligations[index].subject,
        let input = SignalNames.index(of: relation.input, in: series),
        let output = SignalNames.index(of: relation.output, in: series), input != output
      else { continue }
      inputs.insert(input)
      if case .linear = relation.form { outputs.insert(output) }
      let outcome = SignalLaw(relation: relation).judge(
        series[output], series[input], frame: frame)
      note(outcome, index, series[input].name, series[output].name, in: &state)
    }
    let springs = plan.springs.filter { plan.obligations[$0].document == document }
    guard !springs.isEmpty else { return }
    let resting = inputs.map { series[$0].samples.last?.time ?? 0 }.max()
    for output in outputs.sorted() {
      for way in waysBack(series[output], after: resting, frame: frame) {
        judge(way, springs, series[output], frame: frame, in: &state)
      }
    }
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

  private mutating func note(
    _ outcome: SignalLaw.Outcome, _ obligation: Int, _ input: String, _ output: String,
    in state: inout SessionState
  ) {
    guard outcome.judged >= 3 else { return }
    guard outcome.fails, let first = outcome.first else {
      tally.counts[obligation].pass += 1
      return
    }
    tally.counts[obligation].fail += 1
    let shown =
      "\(Numbers.text(abs(first.sample.value), decimals: 2)) at "
      + Numbers.text(first.input, decimals: 1)
    let actual = outcome.factor.map { "\(Numbers.text($0, decimals: 3))x" } ?? shown
    record(
      .signal,
      .deviation(
        obligation: obligation, expected: plan.obligations[obligation].label,
        actual: actual,
        message: "'\(output)' does not follow '\(input)' as stated: it is \(actual), "
          + "\(outcome.broken) of \(outcome.judged) samples off"),
      log.events[first.sample.event], in: &state)
  }

  /// Stretches of a signal after the finger is up, from a place away from rest.
  private func waysBack(
    _ series: SignalSeries, after resting: Double?, frame: Double
  ) -> [[SignalSeries.Sample]] {
    var result: [[SignalSeries.Sample]] = []
    var current: [SignalSeries.Sample] = []
    for sample in series.samples where resting.map({ sample.time > $0 + frame / 2 }) ?? true {
      if let last = current.last, sample.time - last.time > 6 * frame {
        result.append(current)
        current = []
      }
      current.append(sample)
    }
    result.append(current)
    return result.filter { way in
      guard way.count >= 8, let first = way.first, let last = way.last else { return false }
      return abs(first.value) > 2 && abs(last.value) < 0.5 * abs(first.value)
    }
  }

  private mutating func judge(
    _ way: [SignalSeries.Sample], _ springs: [Int], _ series: SignalSeries, frame: Double,
    in state: inout SessionState
  ) {
    let start = way[0]
    let points = way.map { (time: $0.time - start.time, value: $0.value) }
    func fits(_ index: Int) -> Bool {
      guard case .spring(let spring) = plan.obligations[index].subject else { return false }
      let curve = SpringCurve(spring: spring, start: start.value)
      return curve.misses(points, uncertainty: frame) * 20 <= points.count
    }
    if let index = springs.first(where: fits) {
      tally.counts[index].pass += 1
      return
    }
    guard let index = springs.first, case .spring(let stated) = plan.obligations[index].subject
    else { return }
    tally.counts[index].fail += 1
    let shown = SpringCurve.fit(points, near: stated)
    let actual =
      "response \(Numbers.text(shown.response, decimals: 0)) ms, damping "
      + Numbers.text(shown.dampingFraction, decimals: 2)
    let expected =
      "response \(Numbers.text(stated.response)) ms, damping "
      + Numbers.text(stated.dampingFraction)
    record(
      .spring,
      .deviation(
        obligation: index, expected: expected, actual: actual,
        message: "'\(series.name)' springs back with \(actual), stated is \(expected)"),
      log.events[start.event], in: &state)
  }
}
