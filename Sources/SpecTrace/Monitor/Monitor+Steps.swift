import SpecModel

extension Monitor {
  // MARK: Lines

  mutating func transition(_ event: TraceEvent, in state: inout SessionState) {
    let machine = machine(of: event, in: state)
    if takePlain(event, machine, in: &state) { return }
    var event = event
    if takeMode(&event, machine, in: &state) != nil { return }
    let index = take(key(of: event), event, machine, in: &state)
    guard index >= 0 else { return }
    let end = event.duration.isNaN ? event.time : event.time + max(0, event.duration)
    complete(index, event, machine, in: &state)
    enter(index, at: end, event, machine, in: &state)
    measureDuration(index, event.duration, start: event.line, event, machine, in: &state)
    if !event.duration.isNaN, event.duration > 0 {
      state.animations.append(event.time...end)
      noteMove(index, machine, from: event.time, to: end, in: &state)
    }
    answer(event, in: &state)
    beat(event.trigger, event, in: &state)
  }

  func key(of event: TraceEvent) -> StepKey {
    StepKey(source: event.source, target: event.target, trigger: event.trigger)
  }

  mutating func showState(_ event: TraceEvent, in state: inout SessionState) {
    let machine = machine(of: event, in: state)
    var stream = stream(machine, state)
    answer(event, in: &state)
    guard !showModes(event, machine, in: &state) else { return }
    stream = self.stream(machine, state)
    guard let match = tables[machine].match(event.target, log.names) else {
      record(.undefinedState, .name(event.target), event, machine: machine, in: &state)
      leave(machine, at: event, for: StateSet(), in: &state)
      stream = unknownStream(machine)
      state.streams[machine] = stream
      return
    }
    for named in match.named { tally.machines[machine].visited.insert(named) }
    if stream.isKnown, !active(stream, machine).meets(match.states) {
      imply(event, stream, machine, in: &state)
      return
    }
    let isMoving = state.open.contains {
      $0.machine == machine && $0.judgement >= 0 && !$0.isMode
    }
    if !isMoving || !stream.isKnown {
      let wasKnown = stream.isKnown
      stream.states = wasKnown ? stream.states.intersection(match.states) : match.states
      stream.name = event.target
      stream.line = event.line
      enterPart(match.states, event.target, machine, in: &stream)
      if !wasKnown { startDwell(match.states, at: event.time, event, machine, in: &state) }
    }
    stream.isKnown = true
    state.streams[machine] = stream
  }

  /// Two state lines with nothing between them imply a step.
  private mutating func imply(
    _ event: TraceEvent, _ stream: SessionState.Stream, _ machine: Int,
    in state: inout SessionState
  ) {
    let pending = stream.pending
    let isTrigger = pending >= 0 && knowsTrigger(pending, machine)
    let key = StepKey(
      source: shownName(
        before: tables[machine].match(event.target, log.names)?.states ?? StateSet(), stream,
        machine),
      target: event.target,
      trigger: isTrigger ? pending : NameTable.none)
    let source = active(stream, machine)
    let index = take(key, event, machine, in: &state)
    guard index >= 0 else { return }
    complete(index, event, machine, in: &state)
    enter(index, at: event.time, event, machine, in: &state)
    state.streams[machine]?.implied = (index, source, stream.edge)
  }

  mutating func begin(_ event: TraceEvent, in state: inout SessionState) {
    answer(event, in: &state)
    beat(event.name, event, in: &state)
    guard event.source >= 0, event.target >= 0 else {
      beginOperation(event, in: &state)
      return
    }
    let machine = machine(of: event, in: state)
    var event = event
    if let index = takeMode(&event, machine, in: &state) {
      open(
        .init(
          id: event.id, machine: machine, judgement: index, name: event.name, time: event.time,
          line: event.line, file: event.file, isMode: true), in: &state)
      return
    }
    let index = take(key(of: event), event, machine, in: &state)
    beat(event.trigger, event, in: &state)
    guard index >= 0 else { return }
    open(
      .init(
        id: event.id, machine: machine, judgement: index, name: event.name, time: event.time,
        line: event.line, file: event.file), in: &state)
    let judgement = tables[machine].judgements[index]
    leave(machine, at: event, for: StateSet(), in: &state)
    // A step within one part leaves the others where they are.
    guard machines[machine].part(of: judgement.source.union(judgement.target)) == nil else {
      return
    }
    state.streams[machine]?.states = judgement.source.union(judgement.target)
    state.streams[machine]?.name = NameTable.none
  }

  mutating func end(_ event: TraceEvent, in state: inout SessionState) {
    let found = state.open.lastIndex {
      event.id >= 0 ? $0.id == event.id : event.name < 0 || $0.name == event.name
    }
    guard let found else {
      if !state.hasHole { record(.unmatchedEnd, .name(event.id), event, in: &state) }
      return
    }
    let open = state.open.remove(at: found)
    let isCompleted = event.detail < 0 || log.names[event.detail] == "completed"
    if open.judgement < 0 {
      endOperation(open, event, isCompleted: isCompleted, in: &state)
      return
    }
    if event.time > open.time { state.animations.append(open.time...event.time) }
    guard !open.isInterrupted else { return }
    guard isCompleted else {
      // A cancelled step leaves the session on either side.
      return
    }
    if open.isMode {
      measureDuration(
        open.judgement, event.time - open.time, start: open.line, event, open.machine, in: &state)
      return
    }
    noteMove(open.judgement, open.machine, from: open.time, to: event.time, in: &state)
    complete(open.judgement, event, open.machine, in: &state)
    enter(open.judgement, at: event.time, event, open.machine, in: &state)
    measureDuration(
      open.judgement, event.time - open.time, start: open.line, event, open.machine, in: &state)
  }

  mutating func trigger(_ event: TraceEvent, in state: inout SessionState) {
    beat(event.trigger, event, in: &state)
    startLatency(event, in: &state)
    let machine = machine(of: event, in: state)
    var stream = stream(machine, state)
    noteCell(event, stream, machine)
    guard state.isEventDriven else {
      stream.pending = event.trigger
      state.streams[machine] = stream
      return
    }
    guard knowsTrigger(event.trigger, machine) else {
      tally.unmatchedEvents += 1
      return
    }
    let trigger = tables[machine].trigger(event.trigger, log.names)
    var taken = tables[machine].enabled(active(stream, machine), trigger)
      .filter { !machines[machine].edges[$0].triggers.isEmpty }
    if !machines[machine].parts.isEmpty, followParts(&taken, event, machine, in: &state) { return }
    if machines[machine].hasModes, followModes(trigger, &taken, machine, in: &state) { return }
    guard !taken.isEmpty else {
      unanswered(event, stream, machine, in: &state)
      return
    }
    follow(taken, event, machine, in: &state)
  }

  private mutating func noteCell(
    _ event: TraceEvent, _ stream: SessionState.Stream, _ machine: Int
  ) {
    let states = machines[machine].outermost(stream.states)
    guard stream.isKnown, states.count == 1, knowsTrigger(event.trigger, machine) else { return }
    tally.machines[machine].cells.insert(.init(state: states[0], trigger: event.trigger))
  }

  private mutating func unanswered(
    _ event: TraceEvent, _ stream: SessionState.Stream, _ machine: Int,
    in state: inout SessionState
  ) {
    let isClosed = stream.states.isSubset(of: machines[machine].closedStates)
    guard options.world == .closed || options.world == .declared && isClosed else {
      tally.counts[plan.matrices[machine]].unspecified += 1
      return
    }
    tally.counts[plan.matrices[machine]].fail += 1
    record(
      .undefinedTransition, .unanswered(event.trigger, states: stream.states), event,
      machine: machine, in: &state)
  }

  /// Moves a session over the rows that a trigger enables, without a line that shows the target.
  private mutating func follow(
    _ taken: [Int], _ event: TraceEvent, _ machine: Int, in state: inout SessionState
  ) {
    var stream = stream(machine, state)
    let compiled = machines[machine]
    var targets = StateSet()
    var states: [Int] = []
    for edge in taken {
      let isBack = compiled.edges[edge].isHistory
      let entered =
        isBack ? statesBefore(stream) ?? compiled.edges[edge].target : compiled.edges[edge].target
      targets.formUnion(entered)
      let target = compiled.machine.transitions[compiled.edges[edge].transition].target.index
      for state in isBack ? compiled.outermost(entered) : [target] where !states.contains(state) {
        states.append(state)
      }
    }
    let change = Change(source: stream.states, target: targets, edges: taken, time: event.time)
    leave(machine, at: event, for: targets, in: &state)
    expectAnnouncements(of: change, event, machine, in: &state)
    noteWay(change, machine, in: &stream)
    tally.counts[plan.matrices[machine]].pass += 1
    let edge = taken.count == 1 ? taken[0] : -1
    if edge >= 0 { cover(edge, after: stream.edge, machine) }
    stream.states = targets
    stream.isKnown = true
    stream.edge = edge
    stream.line = event.line
    stream.name = states.count == 1 ? stateNames[machine][states[0]] : NameTable.none
    if states.count == 1 { tally.machines[machine].visited.insert(states[0]) }
    state.streams[machine] = stream
    startDwell(targets, at: event.time, event, machine, in: &state)
  }
}
