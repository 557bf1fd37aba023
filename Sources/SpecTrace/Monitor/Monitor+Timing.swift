import SpecModel

extension Monitor {
  // MARK: Stays

  /// The obligations on the stay in some states.
  func dwells(_ states: StateSet, _ machine: Int) -> [Int] {
    plan.dwells[machine].compactMap { entry in
      states.isSubset(of: machines[machine].closures[entry.state]) ? entry.obligation : nil
    }
  }

  mutating func startDwell(
    _ states: StateSet, at time: Double, _ event: TraceEvent, _ machine: Int,
    in state: inout SessionState
  ) {
    for obligation in dwells(states, machine) {
      // Moving inside a composite state does not begin the stay in it anew.
      let isRunning = state.running.contains { $0.obligation == obligation }
      guard !isRunning else { continue }
      start(
        obligation, at: time, event, name: NameTable.none, until: .leave(machine: machine),
        in: &state)
    }
    for entry in plan.retries where entry.machine == machine {
      let isInside = states.isSubset(of: machines[machine].closures[entry.state])
      guard isInside, state.inside.insert(entry.obligation).inserted else { continue }
      state.entries[entry.obligation] = (event.time, time, event.line)
      expectFirstBeat(entry.obligation, from: time, event, in: &state)
    }
  }

  /// Ends the stays in states that a machine leaves; the empty set stands for unknown others.
  mutating func leave(
    _ machine: Int, at event: TraceEvent, for states: StateSet, in state: inout SessionState
  ) {
    let kept = states.isEmpty ? [] : dwells(states, machine)
    stop(at: event, in: &state) {
      $0.end == .leave(machine: machine) && !kept.contains($0.obligation)
    }
    for obligation in Array(state.beats.keys) {
      guard let scope = plan.obligations[obligation].scope, scope.machine == machine,
        states.isEmpty || !states.isSubset(of: machines[machine].closures[scope.state])
      else { continue }
      state.beats[obligation] = nil
      drop(at: event, in: &state) { $0.end == .beat && $0.obligation == obligation }
    }
    for entry in plan.retries where entry.machine == machine {
      guard states.isEmpty || !states.isSubset(of: machines[machine].closures[entry.state]),
        state.inside.remove(entry.obligation) != nil
      else { continue }
      state.entries[entry.obligation] = nil
      drop(at: event, in: &state) { $0.end == .beat && $0.obligation == entry.obligation }
    }
  }

  /// A row that is taken when a time is over must not be taken sooner.
  mutating func judgeTimedRow(
    _ index: Int, _ event: TraceEvent, _ machine: Int, in state: inout SessionState
  ) {
    let rows = Set(tables[machine].judgements[index].edges.map { plan.timedRows[machine][$0] })
    guard rows.count == 1, let obligation = rows.first, obligation >= 0,
      tables[machine].judgements[index].outcome == .allowed,
      let running = state.running.firstIndex(where: { $0.obligation == obligation }),
      var demand = plan.obligations[obligation].demand, let least = demand.quantity.min
    else { return }
    demand.isLimit = false
    let start = state.running[running]
    let value = event.time - start.start
    guard value < least, demand.measure(value, state.settings) == .fail else { return }
    state.running.remove(at: running)
    tally.count(.fail, value, on: obligation)
    record(
      .dwell,
      .measure(obligation: obligation, value: value, start: start.line, name: NameTable.none),
      event, in: &state)
  }

  // MARK: Things with a name

  /// The obligations of a kind that a name falls under.
  ///
  /// One shared word is enough for the name of an operation or animation, but not for a trigger:
  /// a person may press "Retry" at any time, whatever the spec says of an automatic retry.
  mutating func obligations(
    on name: NameID, _ kinds: [ObligationKind], isTrigger: Bool = false
  ) -> [Int] {
    subjects(of: name).compactMap { entry in
      guard kinds.contains(plan.obligations[entry.obligation].kind) else { return nil }
      if isTrigger, entry.rule == .joined, Names.words(log.names[name]).count < 2 { return nil }
      if entry.rule != .exact { tally.looseSubjects[name] = entry.obligation }
      return entry.obligation
    }
  }

  private mutating func subjects(of name: NameID) -> [(obligation: Int, rule: NameRule)] {
    guard name >= 0, !plan.named.isEmpty else { return [] }
    if let known = subjects[name] { return known }
    let text = options.bindings[log.names[name]] ?? log.names[name]
    var found: [(obligation: Int, rule: NameRule)] = []
    for index in plan.named {
      guard case .named(let words) = plan.obligations[index].subject,
        let rule = words.match(text)
      else { continue }
      found.append((index, rule))
    }
    subjects[name] = found
    return found
  }

  mutating func beginOperation(_ event: TraceEvent, in state: inout SessionState) {
    open(
      .init(
        id: event.id, machine: 0, judgement: -1, name: event.name, time: event.time,
        line: event.line, file: event.file), in: &state)
    for obligation in obligations(on: event.name, [.timeout, .latency]) {
      start(
        obligation, at: event.time, event, name: event.name, until: .operation(line: event.line),
        in: &state)
    }
  }

  mutating func endOperation(
    _ open: SessionState.Open, _ event: TraceEvent, isCompleted: Bool,
    in state: inout SessionState
  ) {
    if isCompleted {
      stop(at: event, in: &state) { $0.end == .operation(line: open.line) }
    } else {
      drop(at: event, in: &state) { $0.end == .operation(line: open.line) }
    }
    for obligation in obligations(on: open.name, [.period]) where state.beats[obligation] != nil {
      state.beats[obligation]?.end = event.time
      if isCompleted { state.restarts.insert(obligation) }
    }
  }

  mutating func animation(_ event: TraceEvent, in state: inout SessionState) {
    answer(event, in: &state)
    compareCurve(of: event, in: &state)
    guard !event.duration.isNaN else {
      beat(event.name, event, in: &state)
      return
    }
    cycle(event, in: &state)
    if event.duration > 0 { state.animations.append(event.time...(event.time + event.duration)) }
    for obligation in obligations(on: event.name, [.duration]) {
      judge(event.duration, obligation, start: event.line, name: event.name, event, in: &state)
    }
  }

  /// An animation that goes round: its duration is that of one round, and one line may stand for all of them.
  ///
  /// What comes every few seconds may take any time, but for one that is as long as the period.
  private mutating func cycle(_ event: TraceEvent, in state: inout SessionState) {
    for obligation in obligations(on: event.name, [.period]) where isInScope(obligation, state) {
      let stated = plan.obligations[obligation]
      let isRound =
        stated.isLoop
        || stated.backoff == nil
          && stated.demand.map { $0.measure(event.duration, state.settings) != .fail } ?? false
      if isRound {
        // No further line needs to tell of the rounds that follow.
        state.entries[obligation] = nil
        state.running.removeAll { $0.end == .beat && $0.obligation == obligation }
        judge(event.duration, obligation, start: event.line, name: event.name, event, in: &state)
      } else {
        beat(obligation, event.name, event, in: &state)
      }
    }
  }
}
