import SpecModel

extension Monitor {
  // MARK: Running measurements

  /// Lets time pass: a measurement that a line did not end and whose deadline is over has failed.
  mutating func advance(to event: TraceEvent, in state: inout SessionState) {
    guard event.time > state.lastTime || state.lastTime.isInfinite else { return }
    if event.time.isNaN { return }
    state.lastTime = event.time
    guard event.time >= state.nextDue else { return }
    let overdue = state.running.filter { $0.due <= event.time }
    state.running.removeAll { $0.due <= event.time }
    for entry in overdue {
      fail(entry, at: event, in: &state)
      if entry.end == .beat {
        state.beats[entry.obligation] = nil
        state.entries[entry.obligation] = nil
      }
    }
    judgeSpoken(before: event.time, in: &state)
    updateNextDue(&state)
  }

  private mutating func fail(
    _ entry: SessionState.Running, at event: TraceEvent, in state: inout SessionState
  ) {
    if case .announcement = entry.end { return failAnnouncement(entry, at: event, in: &state) }
    if mayHaveEndedUnseen(entry, state) {
      tally.counts[entry.obligation].inconclusive += 1
      return
    }
    let value = event.time - entry.start
    tally.count(.fail, value, on: entry.obligation)
    record(
      Self.rule(of: plan.obligations[entry.obligation].kind),
      .overdue(obligation: entry.obligation, value: value, start: entry.line, name: entry.name),
      event, in: &state)
  }

  /// Whether events alone do not show that a stay is over: a row without a trigger leads out of its state.
  private func mayHaveEndedUnseen(
    _ entry: SessionState.Running, _ state: SessionState
  ) -> Bool {
    guard state.isEventDriven else { return false }
    var place: (machine: Int, state: Int)?
    if case .leave(let machine) = entry.end,
      case .state(_, let stay) = plan.obligations[entry.obligation].subject
    {
      place = (machine, stay)
    } else if entry.end == .beat {
      place = plan.obligations[entry.obligation].scope
    }
    guard let place else { return false }
    let inside = machines[place.machine].closures[place.state]
    return machines[place.machine].silentEdges.contains {
      let edge = machines[place.machine].edges[$0]
      return edge.source.meets(inside) && !edge.target.isSubset(of: inside)
    }
  }

  private func updateNextDue(_ state: inout SessionState) {
    state.nextDue = state.running.reduce(.infinity) { min($0, $1.due) }
    guard let first = state.spoken.first else { return }
    state.nextDue = min(state.nextDue, first.event.time + Self.announcementReach)
  }

  static func rule(of kind: ObligationKind) -> TraceRule {
    switch kind {
    case .transition: .undefinedTransition
    case .duration: .duration
    case .timeout: .timeout
    case .period: .period
    case .latency: .latency
    case .dwell: .dwell
    case .frameRate: .frameRate
    case .signal: .signal
    case .spring: .spring
    case .easing: .easing
    case .metric: .metric
    case .announce: .announce
    }
  }

  /// Begins to measure, unless more than any app can mean is running already.
  mutating func start(
    _ obligation: Int, at time: Double, _ event: TraceEvent, name: NameID,
    until end: SessionState.Running.End, in state: inout SessionState
  ) {
    guard state.running.count < SessionState.runningLimit else {
      tally.counts[obligation].inconclusive += 1
      return
    }
    guard let demand = plan.obligations[obligation].demand else { return }
    let due = demand.deadline(state.settings).map { time + $0 } ?? .infinity
    state.running.append(
      .init(
        obligation: obligation, start: time, due: due, line: event.line, name: name, end: end))
    state.nextDue = min(state.nextDue, due)
  }

  /// Ends measurements and compares them with their obligations.
  mutating func stop(
    at event: TraceEvent, in state: inout SessionState,
    where isOver: (SessionState.Running) -> Bool
  ) {
    guard state.running.contains(where: isOver) else { return }
    let over = state.running.filter(isOver)
    state.running.removeAll(where: isOver)
    for entry in over {
      judge(
        event.time - entry.start, entry.obligation, start: entry.line, name: entry.name, event,
        in: &state)
    }
    updateNextDue(&state)
  }

  /// Gives up measurements, except those whose deadline is over.
  mutating func drop(
    at event: TraceEvent, in state: inout SessionState,
    where isGivenUp: (SessionState.Running) -> Bool
  ) {
    for entry in state.running.filter(isGivenUp) where entry.due <= event.time {
      fail(entry, at: event, in: &state)
    }
    state.running.removeAll(where: isGivenUp)
    updateNextDue(&state)
  }

  /// Compares a measured value with an obligation.
  mutating func judge(
    _ value: Double, _ obligation: Int, start: Int32, name: NameID, _ event: TraceEvent,
    in state: inout SessionState
  ) {
    guard let demand = plan.obligations[obligation].demand else { return }
    let measure = demand.measure(value, state.settings)
    tally.count(measure, value, on: obligation)
    guard measure == .fail else { return }
    record(
      Self.rule(of: plan.obligations[obligation].kind),
      .measure(obligation: obligation, value: value, start: start, name: name), event, in: &state)
  }
}
