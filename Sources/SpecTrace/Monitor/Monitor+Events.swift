import SpecModel

/// Triggers that no line of a step explains.
extension Monitor {
  mutating func trigger(_ event: TraceEvent, in state: inout SessionState) {
    let machine = machine(of: event, in: state)
    beat(ofTrigger: event, machine, in: &state)
    startLatency(event, in: &state)
    var stream = stream(machine, state)
    noteCell(event, stream, machine)
    guard state.isEventDriven else {
      stream.pending = event.trigger
      state.streams[machine] = stream
      return
    }
    guard knowsTrigger(event.trigger, machine) else {
      if !takeSilentRow(event, machine, in: &state) { tally.unmatchedEvents += 1 }
      return
    }
    let trigger = tables[machine].trigger(event.trigger, log.names)
    let active = active(stream, machine)
    let possible = tables[machine].reachableUnseen(from: active)
    if possible != active {
      // What came before a step that nobody saw is not known.
      stream.forgetConfiguration()
      state.streams[machine] = stream
    }
    var taken = tables[machine].enabled(possible, trigger)
      .filter { !machines[machine].edges[$0].triggers.isEmpty }
    if !machines[machine].parts.isEmpty, followParts(&taken, event, machine, in: &state) { return }
    if machines[machine].hasModes, followModes(trigger, &taken, machine, in: &state) { return }
    if taken.isEmpty {
      unanswered(event, from: possible, machine, in: &state)
    } else {
      follow(taken, from: possible, event, machine, in: &state)
    }
  }

  /// Takes rows that no trigger takes where an event bears the words of their cell, such as "Auto".
  private mutating func takeSilentRow(
    _ event: TraceEvent, _ machine: Int, in state: inout SessionState
  ) -> Bool {
    let compiled = machines[machine]
    let name = tables[machine].trigger(event.trigger, log.names)
    let named = compiled.silentEdges.filter { row in
      let cell = compiled.machine.transitions[compiled.edges[row].transition].trigger?.text
      return !name.isEmpty && cell.map(CompiledMachine.fold) == name
    }
    guard !named.isEmpty, compiled.parts.isEmpty, !compiled.hasModes else { return false }
    let active = stream(machine, state).states
    for possible in [active, tables[machine].reachableUnseen(from: active)] {
      let taken = named.filter { compiled.edges[$0].source.meets(possible) }
      guard !taken.isEmpty else { continue }
      follow(taken, from: possible, event, machine, in: &state)
      return true
    }
    return false
  }

  private mutating func noteCell(
    _ event: TraceEvent, _ stream: SessionState.Stream, _ machine: Int
  ) {
    let states = machines[machine].outermost(stream.states)
    guard stream.isKnown, states.count == 1, knowsTrigger(event.trigger, machine) else { return }
    tally.machines[machine].cells.insert(.init(state: states[0], trigger: event.trigger))
  }

  /// A trigger that no row answers: the states of which the spec says all that leaves them are ruled out.
  private mutating func unanswered(
    _ event: TraceEvent, from possible: StateSet, _ machine: Int, in state: inout SessionState
  ) {
    let closed = machines[machine].closedStates
    let isClosed = options.world == .declared && possible.isSubset(of: closed)
    guard options.world == .closed || isClosed else {
      tally.counts[plan.matrices[machine]].unspecified += 1
      var stream = stream(machine, state)
      guard options.world == .declared, stream.isKnown, machines[machine].parts.isEmpty
      else { return }
      stream.states = possible.filter { !closed.contains($0) }
      state.streams[machine] = stream
      return
    }
    tally.counts[plan.matrices[machine]].fail += 1
    record(
      .undefinedTransition, .unanswered(event.trigger, states: possible), event,
      machine: machine, in: &state)
  }

  /// Moves a session over the rows that a trigger enables, without a line that shows the target.
  ///
  /// The states from which no such row leads are ruled out; only the others may have been left.
  private mutating func follow(
    _ taken: [Int], from possible: StateSet, _ event: TraceEvent, _ machine: Int,
    in state: inout SessionState
  ) {
    var stream = stream(machine, state)
    let compiled = machines[machine]
    var (sources, targets) = (StateSet(), StateSet())
    var states: [Int] = []
    for edge in taken {
      let isBack = compiled.edges[edge].isHistory
      let entered =
        (isBack ? statesBefore(stream) : nil) ?? compiled.states(behind: edge, from: possible)
      sources.formUnion(compiled.edges[edge].source.intersection(possible))
      targets.formUnion(entered)
      let target = compiled.machine.transitions[compiled.edges[edge].transition].target.index
      for state in isBack ? compiled.outermost(entered) : [target] where !states.contains(state) {
        states.append(state)
      }
    }
    let change = Change(source: sources, target: targets, edges: taken, time: event.time)
    noteRelease(taken, event, machine, in: &state)
    leave(machine, at: event, for: targets, in: &state)
    expectAnnouncements(of: change, event, machine, in: &state)
    noteWay(change, machine, in: &stream)
    tally.counts[plan.matrices[machine]].pass += 1
    let edge = taken.count == 1 ? taken[0] : -1
    if edge >= 0 { cover(edge, after: stream.edge, machine) }
    enter(targets, machine, in: &stream)
    stream.isKnown = true
    stream.edge = edge
    stream.line = event.line
    stream.name = states.count == 1 ? stateNames[machine][states[0]] : NameTable.none
    if states.count == 1 {
      tally.machines[machine].visited.insert(states[0])
      let first = compiled.outermost(targets)
      if first.count == 1 { tally.machines[machine].visited.insert(first[0]) }
    }
    state.streams[machine] = stream
    startDwell(targets, at: event.time, event, machine, in: &state)
  }
}
