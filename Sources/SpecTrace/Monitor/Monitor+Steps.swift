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
    let beats = beat(ofStep: index, event, machine, in: &state)
    complete(index, event, machine, in: &state)
    enter(index, at: end, event, machine, in: &state)
    measureDuration(index, event.duration, start: event.line, event, machine, in: &state)
    if !event.duration.isNaN, event.duration > 0 {
      state.animations.append(event.time...end)
      noteMove(index, machine, from: event.time, to: end, in: &state)
    }
    answer(event, in: &state)
    beat(event.trigger, event, besides: beats, in: &state)
  }

  func key(of event: TraceEvent) -> StepKey {
    StepKey(source: event.source, target: event.target, trigger: event.trigger)
  }

  mutating func showState(_ event: TraceEvent, in state: inout SessionState) {
    let machine = machine(of: event, in: state)
    var stream = stream(machine, state)
    guard !showModes(event, machine, in: &state) else {
      answer(event, in: &state)
      return
    }
    if !machines[machine].parts.isEmpty,
      let names = configuration(event.target, machine)
    {
      showConfiguration(names, event, machine, in: &state)
      return
    }
    stream = self.stream(machine, state)
    guard let match = tables[machine].match(event.target, log.names) else {
      showUnknown(event, machine, in: &state)
      return
    }
    for named in match.named { tally.machines[machine].visited.insert(named) }
    // A line that says once more where the session is shows no change.
    if !stream.isKnown || !stream.states.isSubset(of: match.states) {
      answer(event, in: &state)
    }
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

  /// A state that the machine does not know: the session may be anywhere.
  mutating func showUnknown(
    _ event: TraceEvent, _ machine: Int, in state: inout SessionState
  ) {
    tally.counts[plan.matrices[machine]].fail += 1
    record(.undefinedState, .name(event.target), event, machine: machine, in: &state)
    answer(event, in: &state)
    leave(machine, at: event, for: StateSet(), in: &state)
    state.streams[machine] = unknownStream(machine)
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
    _ = beat(ofStep: index, event, machine, in: &state)
    complete(index, event, machine, in: &state)
    enter(index, at: event.time, event, machine, in: &state)
    state.streams[machine]?.implied = (index, source, stream.edge)
  }

  /// Notes that something begins under an id whose last begin has not ended, so that nobody knows which of them ends.
  private mutating func noteOpenID(_ event: TraceEvent, in state: inout SessionState) {
    guard event.id >= 0,
      let open = state.open.last(where: { $0.id == event.id && !$0.isInterrupted })
    else { return }
    record(
      .duplicate, .begun(judgement: -1, name: event.id, start: open.line), event, in: &state)
  }

  mutating func begin(_ event: TraceEvent, in state: inout SessionState) {
    noteOpenID(event, in: &state)
    beat(event.name, event, in: &state)
    guard event.source >= 0, event.target >= 0 else {
      beginOperation(event, in: &state)
      return
    }
    answer(event, in: &state)
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
    _ = beat(ofStep: index, event, machine, in: &state)
    guard index >= 0 else { return }
    open(
      .init(
        id: event.id, machine: machine, judgement: index, name: event.name, time: event.time,
        line: event.line, file: event.file), in: &state)
    let judgement = tables[machine].judgements[index]
    if plan.hasTimedRows { judgeTimedRow(index, event, machine, in: &state) }
    // A step that leads back to where it begins does not cut the stay there, however long it takes.
    leave(machine, at: event, for: judgement.target, in: &state)
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
}
