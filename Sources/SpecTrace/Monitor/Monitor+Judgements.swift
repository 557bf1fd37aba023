import SpecModel

extension Monitor {
  /// Where a machine of a session stands; anywhere before its first line.
  func stream(_ machine: Int, _ state: SessionState) -> SessionState.Stream {
    state.streams[machine] ?? unknownStream(machine)
  }

  func unknownStream(_ machine: Int) -> SessionState.Stream {
    SessionState.Stream(states: machines[machine].allStates)
  }

  /// Judges a step and notes what is wrong with it; -1 where a name is unknown.
  mutating func take(
    _ key: StepKey, _ event: TraceEvent, _ machine: Int, in state: inout SessionState
  ) -> Int {
    let index = tables[machine].judgement(of: key, log.names)
    count(index, event, machine)
    let judgement = tables[machine].judgements[index]
    noteRelease(judgement.edges, event, machine, in: &state)
    var stream = stream(machine, state)
    let confirms = confirm(&stream, judgement, machine)
    if stream.isKnown, !confirms, !canLeave(active(stream, machine), judgement, machine) {
      tally.counts[plan.matrices[machine]].fail += 1
      record(
        .discontinuity,
        .continuity(
          judgement: index, states: place(of: stream, for: judgement, machine), since: stream.line),
        event, machine: machine, in: &state)
      stream.edge = -1
      if machines[machine].hasHistory {
        stream.configuration.before = nil
        stream.configuration.trail = []
      }
    }
    state.streams[machine] = stream
    for open in state.open.indices where state.open[open].machine == machine {
      let isStep = state.open[open].judgement >= 0 && !state.open[open].isMode
      if isStep { state.open[open].isInterrupted = true }
    }
    note(judgement, index, event, machine, in: &state)
    guard case .undefinedState = judgement.outcome else { return index }
    settle(judgement, event, machine, in: &state)
    return -1
  }

  /// Whether a step may leave one of the states that a session may be in.
  ///
  /// A step without a shown source that rows allow must be allowed from there, not from anywhere.
  private func canLeave(
    _ states: StateSet, _ judgement: StepJudgement, _ machine: Int
  ) -> Bool {
    guard judgement.key.source < 0, judgement.outcome == .allowed else {
      return states.meets(judgement.source)
    }
    return judgement.edges.contains { machines[machine].edges[$0].source.meets(states) }
  }

  /// Whether a step is the one that state lines just implied.
  private mutating func confirm(
    _ stream: inout SessionState.Stream, _ judgement: StepJudgement, _ machine: Int
  ) -> Bool {
    guard let implied = stream.implied else { return false }
    stream.implied = nil
    guard implied.source.meets(judgement.source), stream.states.meets(judgement.target),
      !stream.states.meets(judgement.source)
    else { return false }
    let before = tables[machine].judgements[implied.judgement]
    if before.outcome == .allowed, let edge = before.edges.first {
      tally.machines[machine].judgements[implied.judgement] -= 1
      tally.machines[machine].edges[edge] -= 1
      tally.counts[plan.matrices[machine]].pass -= 1
      tally.counts[plan.edges[machine][edge]].pass -= 1
    }
    stream.edge = implied.edge
    return true
  }

  /// After a step with an unknown name the session is where the known name says, or anywhere.
  private mutating func settle(
    _ judgement: StepJudgement, _ event: TraceEvent, _ machine: Int, in state: inout SessionState
  ) {
    leave(machine, at: event, for: StateSet(), in: &state)
    var stream = unknownStream(machine)
    if tables[machine].match(judgement.key.target, log.names) != nil {
      stream.states = judgement.target
      stream.isKnown = true
      stream.name = judgement.key.target
      stream.line = event.line
    }
    state.streams[machine] = stream
  }

  /// Counts steps that met a judgement.
  mutating func add(_ count: Int, to index: Int, _ machine: Int) {
    while index >= tally.machines[machine].judgements.count {
      tally.machines[machine].judgements.append(0)
    }
    tally.machines[machine].judgements[index] += count
  }

  mutating func count(_ index: Int, _ event: TraceEvent, _ machine: Int) {
    add(1, to: index, machine)
    guard tables[machine].judgements[index].outcome == .unspecified else { return }
    tally.machines[machine].samples[index, default: SampleLines()].add(
      SampleLine(
        file: event.file, line: event.line, duration: event.duration, animation: event.detail))
  }

  mutating func note(
    _ judgement: StepJudgement, _ index: Int, _ event: TraceEvent, _ machine: Int,
    in state: inout SessionState
  ) {
    let rule: TraceRule
    switch judgement.outcome {
    case .allowed: return
    case .unspecified:
      tally.counts[plan.matrices[machine]].unspecified += 1
      return
    case .undefinedState(let name):
      tally.counts[plan.matrices[machine]].fail += 1
      record(.undefinedState, .name(name), event, machine: machine, in: &state)
      return
    case .forbidden: rule = .forbidden
    case .wrongTarget: rule = .wrongTarget
    case .wrongTrigger: rule = .wrongTrigger
    case .undefined: rule = .undefinedTransition
    }
    tally.counts[plan.matrices[machine]].fail += 1
    if let edge = judgement.edges.first, judgement.edges.count == 1 {
      tally.counts[plan.edges[machine][edge]].fail += 1
    }
    if notesWrongReturn(judgement, event, machine, in: &state) { return }
    record(rule, .judgement(index), event, machine: machine, in: &state)
  }

  /// Counts a step that is done.
  mutating func complete(
    _ index: Int, _ event: TraceEvent, _ machine: Int, in state: inout SessionState
  ) {
    let judgement = tables[machine].judgements[index]
    for named in judgement.named { tally.machines[machine].visited.insert(named) }
    guard judgement.outcome == .allowed, let edge = judgement.edges.first,
      !failsToReturn(judgement, event, machine, in: &state)
    else {
      state.streams[machine]?.edge = -1
      return
    }
    tally.counts[plan.matrices[machine]].pass += 1
    tally.counts[plan.edges[machine][edge]].pass += 1
    cover(edge, after: state.streams[machine]?.edge ?? -1, machine)
    state.streams[machine]?.edge = edge
  }

  mutating func cover(_ edge: Int, after last: Int, _ machine: Int) {
    tally.machines[machine].edges[edge] += 1
    if last >= 0 {
      tally.machines[machine].pairs.insert(last * machines[machine].edges.count + edge)
    }
  }

  /// Puts a session into the state that a step enters.
  mutating func enter(
    _ index: Int, at time: Double, _ event: TraceEvent, _ machine: Int,
    in state: inout SessionState
  ) {
    let target = tables[machine].judgements[index].target
    let name = tables[machine].judgements[index].key.target
    if machines[machine].hasHistory { noteWay(of: index, at: time, machine, in: &state) }
    if state.announces { expectAnnouncements(of: index, at: time, event, machine, in: &state) }
    if plan.hasTimedRows { judgeTimedRow(index, event, machine, in: &state) }
    if !plan.watchesStays(in: machine) {
      state.streams[machine]?.states = target
    } else {
      leave(machine, at: event, for: target, in: &state)
      state.streams[machine]?.states = target
      startDwell(target, at: time, event, machine, in: &state)
    }
    if !machines[machine].parts.isEmpty, var stream = state.streams[machine] {
      enterPart(target, name, machine, in: &stream)
      state.streams[machine] = stream
    }
    state.streams[machine]?.isKnown = true
    state.streams[machine]?.name = name
    state.streams[machine]?.line = event.line
    state.streams[machine]?.pending = NameTable.none
  }

  /// Compares a step's duration with the rows that allow it.
  mutating func measureDuration(
    _ index: Int, _ value: Double, start: Int32, _ event: TraceEvent, _ machine: Int,
    in state: inout SessionState
  ) {
    let judgement = tables[machine].judgements[index]
    guard judgement.outcome == .allowed, !value.isNaN else { return }
    var chosen: (obligation: Int, measure: Measure)?
    for edge in judgement.edges {
      let obligation = plan.durations[machine][edge]
      guard obligation >= 0, let demand = plan.obligations[obligation].demand else { continue }
      let measure = demand.measure(value, state.settings)
      if chosen == nil || chosen?.measure == .fail && measure != .fail {
        chosen = (obligation, measure)
      }
    }
    guard let chosen else { return }
    tally.count(chosen.measure, value, on: chosen.obligation)
    guard chosen.measure == .fail else { return }
    record(
      .duration,
      .measure(
        obligation: chosen.obligation, value: value, start: start, name: NameTable.none),
      event, machine: machine, in: &state)
  }
}
