import SpecModel

extension Monitor {
  /// How many states a session can be led back over.
  private static let trailLimit = 64

  /// The states that a row back may lead to now; `nil` where it is unknown which came before.
  ///
  /// The state before is the one that the last step left, or the last one that was left and not returned to: of a
  /// dialog that was opened over an overlay both are meant where the overlay closes.
  func statesBefore(_ stream: SessionState.Stream) -> StateSet? {
    guard let before = stream.configuration.before else { return nil }
    return stream.configuration.trail.last.map { $0.union(before) } ?? before
  }

  /// Judges a step that only rows back allow against the states that the session came from.
  mutating func failsToReturn(
    _ judgement: StepJudgement, _ event: TraceEvent, _ machine: Int,
    in state: inout SessionState
  ) -> Bool {
    let compiled = machines[machine]
    guard compiled.hasHistory, let edge = judgement.edges.first,
      judgement.edges.allSatisfy({ compiled.edges[$0].isHistory }),
      let stream = state.streams[machine], let before = statesBefore(stream),
      !before.meets(judgement.target)
    else { return false }
    tally.counts[plan.matrices[machine]].fail += 1
    tally.counts[plan.edges[machine][edge]].fail += 1
    noteWrongReturn(edge, to: judgement, from: before, event, machine, in: &state)
    return true
  }

  /// Notes a step that a row back should have taken to the states before.
  private mutating func noteWrongReturn(
    _ edge: Int, to judgement: StepJudgement, from before: StateSet, _ event: TraceEvent,
    _ machine: Int, in state: inout SessionState
  ) {
    let compiled = machines[machine]
    let shown = compiled.label(judgement.target)
    let trigger = compiled.trigger(edge).map { "'\($0)'" } ?? "the step"
    record(
      .wrongTarget,
      .deviation(
        obligation: plan.edges[machine][edge], expected: compiled.label(before), actual: shown,
        message: "\(trigger) leads back to \(compiled.label(before)), the state before; the trace "
          + "shows \(shown)"),
      event, machine: machine, in: &state)
  }

  /// Notes a step to a state that no row back leads to, where it is known which state came before.
  mutating func notesWrongReturn(
    _ judgement: StepJudgement, _ event: TraceEvent, _ machine: Int, in state: inout SessionState
  ) -> Bool {
    guard machines[machine].hasHistory, judgement.outcome == .wrongTarget,
      judgement.edges.count == 1, machines[machine].edges[judgement.edges[0]].isHistory,
      let stream = state.streams[machine], let before = statesBefore(stream)
    else { return false }
    noteWrongReturn(judgement.edges[0], to: judgement, from: before, event, machine, in: &state)
    return true
  }

  /// Remembers which states a step leaves, before it is taken.
  func noteWay(
    _ change: Change, _ machine: Int, in stream: inout SessionState.Stream
  ) {
    let compiled = machines[machine]
    // A step that stays where it is leaves nothing that a row could lead back to.
    guard compiled.hasHistory, change.source != change.target else { return }
    let returns =
      !change.edges.isEmpty && change.edges.allSatisfy { compiled.edges[$0].isHistory }
    if returns {
      while let last = stream.configuration.trail.popLast() {
        if last.meets(change.target) { break }
      }
    } else {
      stream.configuration.trail.append(change.source)
      if stream.configuration.trail.count > Self.trailLimit {
        stream.configuration.trail.removeFirst()
      }
    }
    stream.configuration.before = change.source
  }

  /// Remembers which states a judged step leaves.
  func noteWay(
    of index: Int, at time: Double, _ machine: Int, in state: inout SessionState
  ) {
    guard var stream = state.streams[machine] else { return }
    let step = tables[machine].judgements[index]
    let source = step.key.source >= 0 ? step.source : stream.states
    // A step that state lines implied and a line of its own confirms is one step.
    guard !stream.isKnown || stream.states.meets(source) || !stream.states.meets(step.target) else {
      return
    }
    noteWay(
      Change(source: source, target: step.target, edges: step.edges, time: time), machine,
      in: &stream)
    state.streams[machine] = stream
  }
}
