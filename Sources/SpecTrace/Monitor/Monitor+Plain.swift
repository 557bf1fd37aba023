import SpecModel

/// What a step that a row allows, and that owes nothing but its duration, does to the counts of its machine.
struct PlainStep: Sendable {
  /// The states that are left and entered.
  var source: StateSet
  var target: StateSet
  /// The name of the state that is entered.
  var name: NameID
  /// The row that is taken.
  var edge: Int
  /// The obligations on the matrix and on the row.
  var matrix: Int
  var row: Int
  /// The obligation on the duration; -1 where none is stated.
  var duration: Int
  /// The durations that pass beyond doubt; `nil` where they are measured one by one.
  var range: ClosedRange<Double>?
}

extension Monitor {
  /// Takes a step that needs no more than counting; false where the full judgement must speak.
  ///
  /// - Invariant: what it counts and leaves is what `transition` counts and leaves.
  mutating func takePlain(
    _ event: TraceEvent, _ machine: Int, in state: inout SessionState
  ) -> Bool {
    guard state.open.isEmpty, state.running.isEmpty, state.beats.isEmpty, !state.announces,
      event.source >= 0,
      let stream = state.streams[machine], stream.isKnown, stream.implied == nil
    else { return false }
    let key = StepKey(source: event.source, target: event.target, trigger: event.trigger)
    let index = tables[machine].judgement(of: key, log.names)
    guard let step = plainStep(index, machine), stream.states.meets(step.source),
      isInTime(event.duration, step, state.settings)
    else { return false }
    tally.machines[machine].count(index, step.edge, after: stream.edge)
    tally.counts[step.matrix].pass += 1
    tally.counts[step.row].pass += 1
    if step.duration >= 0, !event.duration.isNaN {
      tally.count(.pass, event.duration, on: step.duration)
    }
    state.streams[machine] = .init(
      states: step.target, isKnown: true, name: step.name, line: event.line, edge: step.edge)
    if !plan.springs.isEmpty {
      noteRelease(tables[machine].judgements[index].edges, event, machine, in: &state)
    }
    if event.duration > 0 {
      state.animations.append(event.time...(event.time + event.duration))
    }
    return true
  }

  private func isInTime(
    _ duration: Double, _ step: PlainStep, _ settings: SessionSettings
  ) -> Bool {
    guard step.duration >= 0, !duration.isNaN else { return true }
    guard let range = step.range, settings.refreshRate == SessionSettings().refreshRate else {
      return false
    }
    return range.contains(duration)
  }

  /// The plain step of a judgement; `nil` where it is none.
  private mutating func plainStep(_ index: Int, _ machine: Int) -> PlainStep? {
    if index < plain[machine].count, let known = plain[machine][index] { return known.step }
    let missing = index + 1 - plain[machine].count
    if missing > 0 { plain[machine] += Array(repeating: nil, count: missing) }
    let step = makePlainStep(index, machine)
    plain[machine][index] = .init(step: step)
    return step
  }

  private mutating func makePlainStep(_ index: Int, _ machine: Int) -> PlainStep? {
    let judgement = tables[machine].judgements[index]
    guard judgement.outcome == .allowed, let edge = judgement.edges.first,
      !machines[machine].hasModes, !machines[machine].needsConfiguration,
      !plan.watchesStays(in: machine),
      obligations(on: judgement.key.trigger, [.period], isTrigger: true).isEmpty
    else { return nil }
    let timed = Set(judgement.edges.map { plan.durations[machine][$0] }.filter { $0 >= 0 })
    let hasCurve = judgement.edges.count == 1 && plan.edgeCurves[machine][edge] >= 0
    guard timed.count <= 1, !hasCurve else { return nil }
    for named in judgement.named { tally.machines[machine].visited.insert(named) }
    let duration = timed.first ?? -1
    return PlainStep(
      source: judgement.source, target: judgement.target, name: judgement.key.target, edge: edge,
      matrix: plan.matrices[machine], row: plan.edges[machine][edge], duration: duration,
      range: duration < 0 ? nil : plan.obligations[duration].demand.flatMap(Self.inside))
  }

  /// The durations inside a demand's range, so that no rounding decides.
  private static func inside(_ demand: Demand) -> ClosedRange<Double>? {
    guard let range = demand.passRange(SessionSettings()) else { return nil }
    let (lower, upper) = (range.lowerBound + 1e-6, range.upperBound - 1e-6)
    return lower <= upper ? lower...upper : nil
  }
}

extension Tally.Machine {
  /// Counts a step over a row after another row.
  fileprivate mutating func count(_ judgement: Int, _ edge: Int, after last: Int) {
    while judgement >= judgements.count { judgements.append(0) }
    judgements[judgement] += 1
    edges[edge] += 1
    guard last >= 0 else { return }
    pairs.insert(last * edges.count + edge)
  }
}
