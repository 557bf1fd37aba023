import SpecModel

/// What a step that a row allows, and that owes nothing but its duration, does to the counts of its machine.
///
/// It is shared, for each line of a session that is checked in full asks for one.
final class PlainStep: Sendable {
  /// The states that are left and entered.
  let source: StateSet
  let target: StateSet
  /// The name of the state that is entered.
  let name: NameID
  /// The row that is taken.
  let edge: Int
  /// The obligations on the matrix and on the row.
  let matrix: Int
  let row: Int
  /// The obligation on the duration; -1 where none is stated.
  let duration: Int
  /// The durations that pass beyond doubt; `nil` where they are measured one by one.
  let range: ClosedRange<Double>?

  init(
    _ judgement: StepJudgement, edge: Int, matrix: Int, row: Int, duration: Int,
    range: ClosedRange<Double>?
  ) {
    source = judgement.source
    target = judgement.target
    name = judgement.key.target
    self.edge = edge
    self.matrix = matrix
    self.row = row
    self.duration = duration
    self.range = range
  }
}

extension Monitor {
  /// Takes a step that needs no more than counting; false where the full judgement must speak.
  ///
  /// - Invariant: what it counts and leaves is what `transition` counts and leaves.
  mutating func takePlain(
    _ event: TraceEvent, _ machine: Int, in state: inout SessionState
  ) -> Bool {
    guard state.open.isEmpty, state.running.isEmpty, state.beats.isEmpty, !state.announces,
      event.source >= 0, state.streams[machine]?.mayStepPlainly == true
    else { return false }
    let key = StepKey(source: event.source, target: event.target, trigger: event.trigger)
    let index = tables[machine].judgement(of: key, log.names)
    guard let step = plainStep(index, machine),
      isInTime(event.duration, step, state.settings),
      let last = state.streams[machine]?.take(step, line: event.line)
    else { return false }
    tally.machines[machine].count(index, step.edge, after: last)
    tally.counts[step.matrix].pass += 1
    tally.counts[step.row].pass += 1
    if step.duration >= 0, !event.duration.isNaN {
      tally.count(.pass, event.duration, on: step.duration)
    }
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
      judgement, edge: edge, matrix: plan.matrices[machine], row: plan.edges[machine][edge],
      duration: duration,
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
    let pair = last * edges.count + edge
    guard pair >= seenPairs.count || !seenPairs[pair] else { return }
    pairs.insert(pair)
    guard pair < Self.seenLimit else { return }
    while pair >= seenPairs.count { seenPairs.append(false) }
    seenPairs[pair] = true
  }
}
