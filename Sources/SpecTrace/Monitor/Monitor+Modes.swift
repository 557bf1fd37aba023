import SpecModel

/// Orthogonal modes (dark mode, text size, focus) as regions of their own.
///
/// A configuration is a state of the screen with the modes that are on. Regions do not depend on each other, so the set
/// of possible configurations is the product of the possible states of the screen and of each mode.
extension Monitor {
  /// The modes that a name means; `nil` where it means a state of the screen, or nothing.
  private mutating func modes(_ name: NameID, _ machine: Int) -> StateSet? {
    guard name >= 0, let match = tables[machine].match(name, log.names) else { return nil }
    let named = StateSet(match.named)
    return !named.isEmpty && named.isSubset(of: machines[machine].modes) ? named : nil
  }

  /// Whether a line speaks of a mode.
  mutating func showsMode(_ event: TraceEvent, _ machine: Int) -> Bool {
    guard machines[machine].hasModes else { return false }
    return modes(event.source, machine) != nil || modes(event.target, machine) != nil
  }

  /// Takes a line that turns a mode on or off and leaves the screen where it is; `nil` where it is none.
  ///
  /// A step from a mode to a state of the screen that no row of the mode allows is one of the screen: its source is
  /// then the state that the session is in.
  mutating func takeMode(
    _ event: inout TraceEvent, _ machine: Int, in state: inout SessionState
  ) -> Int? {
    guard machines[machine].hasModes else { return nil }
    let (left, entered) = (modes(event.source, machine), modes(event.target, machine))
    guard left != nil || entered != nil else { return nil }
    let index = tables[machine].judgement(of: key(of: event), log.names)
    let judgement = tables[machine].judgements[index]
    if entered == nil, judgement.outcome != .allowed {
      event.source = stream(machine, state).name
      return nil
    }
    var stream = stream(machine, state)
    if left == nil, event.source >= 0 { locate(&stream, judgement, index, event, machine, &state) }
    if let left, !stream.configuration.modesOff.intersection(left).isEmpty {
      tally.counts[plan.matrices[machine]].fail += 1
      record(
        .discontinuity,
        .continuity(judgement: index, states: stream.states, since: stream.line), event,
        machine: machine, in: &state)
    }
    change(&stream, on: entered ?? StateSet(), off: left ?? StateSet())
    state.streams[machine] = stream
    judgeMode(index, event, machine, in: &state)
    return index
  }

  /// What is left of the screen says where the session is.
  private mutating func locate(
    _ stream: inout SessionState.Stream, _ judgement: StepJudgement, _ index: Int,
    _ event: TraceEvent, _ machine: Int, _ state: inout SessionState
  ) {
    guard stream.isKnown, !stream.states.meets(judgement.source) else {
      let isNew = !stream.isKnown
      stream.states = isNew ? judgement.source : stream.states.intersection(judgement.source)
      if isNew {
        stream.name = event.source
        stream.line = event.line
      }
      stream.isKnown = true
      return
    }
    tally.counts[plan.matrices[machine]].fail += 1
    record(
      .discontinuity,
      .continuity(judgement: index, states: stream.states, since: stream.line), event,
      machine: machine, in: &state)
    stream.states = judgement.source
    stream.name = event.source
    stream.line = event.line
    stream.edge = -1
  }

  private func change(_ stream: inout SessionState.Stream, on: StateSet, off: StateSet) {
    stream.configuration.modesOn = stream.configuration.modesOn.filter { !off.contains($0) }.union(
      on)
    stream.configuration.modesOff = stream.configuration.modesOff.filter { !on.contains($0) }.union(
      off)
  }

  /// A change of a mode that a row allows is counted; of others the spec says nothing, unless its world is closed.
  private mutating func judgeMode(
    _ index: Int, _ event: TraceEvent, _ machine: Int, in state: inout SessionState
  ) {
    let judgement = tables[machine].judgements[index]
    for named in judgement.named { tally.machines[machine].visited.insert(named) }
    answer(event, in: &state)
    beat(event.trigger, event, in: &state)
    switch judgement.outcome {
    case .allowed:
      count(index, event, machine)
      guard let edge = judgement.edges.first else { return }
      tally.counts[plan.matrices[machine]].pass += 1
      tally.counts[plan.edges[machine][edge]].pass += 1
      cover(edge, after: -1, machine)
      measureDuration(index, event.duration, start: event.line, event, machine, in: &state)
    case .forbidden, .undefinedState:
      count(index, event, machine)
      note(judgement, index, event, machine, in: &state)
    case _ where options.world == .closed:
      count(index, event, machine)
      note(judgement, index, event, machine, in: &state)
    default: tally.counts[plan.matrices[machine]].unspecified += 1
    }
  }

  /// Takes the modes that a state line names; true where it names no state of the screen.
  mutating func showModes(
    _ event: TraceEvent, _ machine: Int, in state: inout SessionState
  ) -> Bool {
    guard machines[machine].hasModes, event.target >= 0 else { return false }
    let single = modes(event.target, machine)
    var shown = single ?? StateSet()
    if single == nil {
      for name in JoinedNames.names(log.names[event.target]) {
        if let found = modes(log.names.intern(name), machine) { shown.formUnion(found) }
      }
    }
    guard !shown.isEmpty else { return false }
    for mode in shown.members { tally.machines[machine].visited.insert(mode) }
    var stream = stream(machine, state)
    change(&stream, on: shown, off: StateSet())
    state.streams[machine] = stream
    return single != nil
  }

  /// Lets a trigger without a shown target turn modes on and off; true where it does nothing else.
  mutating func followModes(
    _ trigger: String, _ taken: inout [Int], _ machine: Int, in state: inout SessionState
  ) -> Bool {
    let compiled = machines[machine]
    var stream = stream(machine, state)
    let possible = compiled.modes.filter { !stream.configuration.modesOff.contains($0) }
    let leaving = tables[machine].enabled(possible, trigger).filter {
      !compiled.edges[$0].triggers.isEmpty && compiled.edges[$0].depth >= 0
        && compiled.edges[$0].source.isSubset(of: compiled.modes)
    }
    let entering = taken.filter { compiled.edges[$0].target.isSubset(of: compiled.modes) }
    guard !leaving.isEmpty || !entering.isEmpty else { return false }
    let edges = Set(leaving + entering).sorted()
    taken.removeAll { edges.contains($0) }
    for edge in edges {
      let on = compiled.edges[edge].target.intersection(compiled.modes)
      let off = compiled.edges[edge].source.intersection(compiled.modes)
      change(&stream, on: on, off: leaving.contains(edge) ? off : StateSet())
      for mode in on.members { tally.machines[machine].visited.insert(mode) }
      cover(edge, after: -1, machine)
    }
    tally.counts[plan.matrices[machine]].pass += 1
    state.streams[machine] = stream
    return taken.isEmpty
  }
}
