import SpecModel

/// What recurs in a state, and how a trace shows it.
extension Monitor {
  // MARK: Beats

  /// Something that may recur happened.
  ///
  /// - Parameter known: the obligations whose beat the line has shown already.
  mutating func beat(
    _ name: NameID, _ event: TraceEvent, besides known: Set<Int> = [],
    in state: inout SessionState
  ) {
    let isTrigger = name == event.trigger
    for obligation in obligations(on: name, [.period], isTrigger: isTrigger)
    where !known.contains(obligation) && isInScope(obligation, state) {
      beat(obligation, name, event, in: &state)
    }
  }

  /// A trigger is a beat where it bears the name of what recurs, or takes a row that is the beat.
  mutating func beat(
    ofTrigger event: TraceEvent, _ machine: Int, in state: inout SessionState
  ) {
    guard !plan.named.isEmpty else { return }
    let named = obligations(on: event.trigger, [.period], isTrigger: true)
    let trigger = tables[machine].trigger(event.trigger, log.names)
    let edges = machines[machine].edges
    let shown = plan.retries.compactMap { entry -> Int? in
      guard entry.machine == machine, !named.contains(entry.obligation) else { return nil }
      let rows = plan.obligations[entry.obligation].rows
      return rows.contains { edges[$0].triggers.contains(trigger) } ? entry.obligation : nil
    }
    for obligation in named + shown where isInScope(obligation, state) {
      beat(
        obligation, event.trigger, event, isLoose: !named.contains(obligation), in: &state)
    }
  }

  /// A step is a beat where its trigger bears the name of what recurs, or its rows are the beat; it counts in the
  /// state that it leaves.
  ///
  /// - Parameter index: the judgement of the step; -1 where a name is unknown.
  /// - Returns: the obligations that hold where the step begins.
  mutating func beat(
    ofStep index: Int, _ event: TraceEvent, _ machine: Int, in state: inout SessionState
  ) -> Set<Int> {
    guard !plan.named.isEmpty else { return [] }
    let step = index >= 0 ? tables[machine].judgements[index] : nil
    let edges = step?.outcome == .allowed ? step?.edges ?? [] : []
    let named = obligations(on: event.trigger, [.period], isTrigger: true)
    let shown = plan.retries.compactMap { entry -> Int? in
      let rows = plan.obligations[entry.obligation].rows
      let isShown = entry.machine == machine && !edges.isEmpty && edges.allSatisfy(rows.contains)
      return isShown ? entry.obligation : nil
    }
    let held = Set(named + shown).filter { isInScope($0, state) }
    // The event that caused the step was the beat.
    let pending = state.streams[machine]?.pending ?? NameTable.none
    guard pending < 0 || event.trigger >= 0 && pending != event.trigger else { return held }
    for obligation in held.sorted() {
      beat(
        obligation, event.trigger, event, isLoose: !named.contains(obligation), in: &state)
    }
    return held
  }

  /// - Parameter isLoose: whether it may as well be something that a person did, and thus come at any time.
  mutating func beat(
    _ obligation: Int, _ name: NameID, _ event: TraceEvent, isLoose: Bool = false,
    in state: inout SessionState
  ) {
    state.shownBeats.insert(obligation)
    state.running.removeAll { $0.end == .beat && $0.obligation == obligation }
    if let last = state.beats[obligation] {
      judgeBeat(last, obligation, name, event, isLoose: isLoose, in: &state)
    } else if plan.obligations[obligation].backoff != nil {
      judgeFirstWait(obligation, event, in: &state)
    } else {
      judgeFirstBeat(obligation, name, event, isLoose: isLoose, in: &state)
    }
    state.beats[obligation] = (event.time, event.time, event.line)
    state.lastBeats[obligation] = (event.time, event.line)
    guard plan.obligations[obligation].scope != nil else { return }
    waitForBeat(obligation, from: event.time, event, name: name, in: &state)
  }

  /// The next beat is missed when time passes its latest moment, not when another line comes.
  private mutating func waitForBeat(
    _ obligation: Int, from time: Double, _ event: TraceEvent, name: NameID,
    in state: inout SessionState
  ) {
    guard let due = latestBeat(obligation, after: time, in: state) else { return }
    state.running.append(
      .init(
        obligation: obligation, start: time, due: due, line: event.line, name: name, end: .beat))
    state.nextDue = min(state.nextDue, due)
  }

  private func latestBeat(
    _ obligation: Int, after time: Double, in state: SessionState
  ) -> Double? {
    if let backoff = plan.obligations[obligation].backoff {
      let waits = state.waits[obligation] ?? []
      return allowedWaits(backoff, after: waits, state).map { time + $0.range.upperBound }.max()
    }
    return plan.obligations[obligation].demand?.quantity.max.map {
      time + $0 + Self.slack($0, state.settings)
    }
  }

  func isInScope(_ obligation: Int, _ state: SessionState) -> Bool {
    guard let scope = plan.obligations[obligation].scope,
      let stream = state.streams[scope.machine], stream.isKnown
    else { return true }
    return stream.states.meets(machines[scope.machine].closures[scope.state])
  }

  /// A period may be off by a twentieth, or by two frames where that is more.
  private static func slack(_ period: Double, _ settings: SessionSettings) -> Double {
    max(0.05 * period, 2 * settings.frame)
  }

  private mutating func judgeBeat(
    _ last: (start: Double, end: Double, line: Int32), _ obligation: Int, _ name: NameID,
    _ event: TraceEvent, isLoose: Bool, in state: inout SessionState
  ) {
    if let backoff = plan.obligations[obligation].backoff {
      return judgeWait(last, obligation, backoff, event, in: &state)
    }
    guard let quantity = plan.obligations[obligation].demand?.quantity else { return }
    let least = isLoose ? nil : quantity.min
    let lower = least.map { $0 - Self.slack($0, state.settings) } ?? 0
    let upper = quantity.max.map { $0 + Self.slack($0, state.settings) } ?? .infinity
    guard lower <= upper else { return }
    // Specs rarely say whether they count from the start or from the end of the last time.
    let isKept = [last.start, last.end].contains { (lower...upper).contains(event.time - $0) }
    let value = event.time - last.start
    tally.count(isKept ? .pass : .fail, value, on: obligation)
    guard !isKept else { return }
    record(
      .period,
      .measure(obligation: obligation, value: value, start: last.line, name: name), event,
      in: &state)
  }

  // MARK: The first beat

  /// The obligations whose beats a session shows anywhere, so that a first one that is late says something.
  mutating func shownBeats(_ session: TraceSession) -> Set<Int> {
    guard !plan.retries.isEmpty else { return [] }
    var (result, seen): (Set<Int>, Set<NameID>) = ([], [])
    for position in session.events {
      let event = log.events[Int(order[position])]
      switch event.kind {
      case .event, .transition, .begin, .animation: break
      default: continue
      }
      for name in [event.trigger, event.name] where name >= 0 && seen.insert(name).inserted {
        result.formUnion(obligations(on: name, [.period], isTrigger: name == event.trigger))
      }
    }
    return result
  }

  /// A state in which something recurs is entered: its first beat comes within a period, if the session shows beats.
  mutating func expectFirstBeat(
    _ obligation: Int, from time: Double, _ event: TraceEvent, in state: inout SessionState
  ) {
    guard plan.obligations[obligation].backoff == nil, showsBeats(obligation, state) else { return }
    waitForBeat(obligation, from: time, event, name: NameTable.none, in: &state)
  }

  /// Whether silence says that nothing recurred: a row is the beat, the session shows beats, or it says that it would.
  private func showsBeats(_ obligation: Int, _ state: SessionState) -> Bool {
    let stated = plan.obligations[obligation]
    if !stated.rows.isEmpty || state.shownBeats.contains(obligation) { return true }
    guard let observes = state.settings.observes, case .named(let words) = stated.subject else {
      return false
    }
    return observes.contains { name in
      if stated.isWork, name == "operation" || name == "operations" { return true }
      // "operation:Background sync"
      return name.firstIndex(of: ":").map { words.match(String(name[$0...])) != nil } ?? false
    }
  }

  /// Counts the time from entering a state to what recurs in it; what recurred before the state was left may count, too.
  private mutating func judgeFirstBeat(
    _ obligation: Int, _ name: NameID, _ event: TraceEvent, isLoose: Bool,
    in state: inout SessionState
  ) {
    guard let entry = state.entries.removeValue(forKey: obligation),
      let quantity = plan.obligations[obligation].demand?.quantity
    else { return }
    let upper = quantity.max.map { $0 + Self.slack($0, state.settings) } ?? .infinity
    let lower = quantity.min.map { $0 - Self.slack($0, state.settings) } ?? 0
    let shown = [entry.start, entry.end].map { event.time - $0 }
    var failed: (value: Double, line: Int32)?
    if shown.allSatisfy({ $0 > upper }) {
      failed = (event.time - entry.end, entry.line)
    } else if !isLoose, let last = state.lastBeats[obligation], event.time - last.time < lower,
      shown.allSatisfy({ $0 < lower })
    {
      failed = (event.time - last.time, last.line)
    }
    guard let failed else {
      // What began to recur elsewhere may come at any moment.
      if let kept = shown.first(where: { $0 >= lower && $0 <= upper }) {
        tally.count(.pass, kept, on: obligation)
      }
      return
    }
    tally.count(.fail, failed.value, on: obligation)
    record(
      .period,
      .measure(obligation: obligation, value: failed.value, start: failed.line, name: name), event,
      in: &state)
  }
}
