import SpecModel

/// How soon the interface answers: from an event to the first presented frame in which something moved.
///
/// A line tells of that where it shows a change: a step, another state, an animation, a sample of a signal that moved, or
/// frames on a screen that was idle. Numbers, announcements and the begin of work that nobody sees are no answer.
extension Monitor {
  /// Begins to wait for the answer to an event.
  mutating func startLatency(_ event: TraceEvent, in state: inout SessionState) {
    guard plan.hasLatencies else { return }
    let owed = obligations(on: event.trigger, [.latency], isTrigger: true)
    let isDue = !owed.isEmpty && !isUnanswered(event, state)
    for obligation in owed where isDue {
      guard showsAnswers(state) else {
        tally.counts[obligation].inconclusive += 1
        continue
      }
      start(obligation, at: event.time, event, name: event.trigger, until: .answer, in: &state)
    }
    // Samples of the time behind the event may stand in lines before it.
    if !state.movements.isEmpty { answerWithMovements(event, in: &state) }
  }

  /// Whether the spec says that a trigger does nothing here: rows answer it, and none of them where the session is.
  ///
  /// What nobody states to happen is not late: a tap on "Play" while it plays, where "Play" leads from "Ready".
  private mutating func isUnanswered(_ event: TraceEvent, _ state: SessionState) -> Bool {
    guard event.trigger >= 0, !machines.isEmpty else { return false }
    let machine = machine(of: event, in: state)
    let place = stream(machine, state)
    guard place.isKnown, !machines[machine].hasModes, knowsTrigger(event.trigger, machine) else {
      return false
    }
    let trigger = tables[machine].trigger(event.trigger, log.names)
    let possible = tables[machine].reachableUnseen(from: active(place, machine))
    return tables[machine].enabled(possible, trigger).allSatisfy {
      machines[machine].edges[$0].triggers.isEmpty
    }
  }

  /// Whether a session records anything that can show an answer.
  private func showsAnswers(_ state: SessionState) -> Bool {
    guard let observes = state.settings.observes else { return true }
    return observes.contains { name in
      ["state", "transition", "frame", "animation", "signal"].contains { name.hasPrefix($0) }
    }
  }

  /// The interface showed something.
  mutating func answer(_ event: TraceEvent, in state: inout SessionState) {
    guard !state.running.isEmpty else { return }
    stop(at: event, in: &state) { $0.end == .answer }
  }

  // MARK: Frames

  /// A pause of so many frames means that the screen was idle.
  private static let idleFrames = 3.0

  /// Frames are an answer where the screen was idle before: then something moved in the first of them.
  mutating func answer(withFrames event: TraceEvent, in state: inout SessionState) {
    guard plan.hasLatencies, !event.time.isNaN else { return }
    let isIdle = event.time - state.framesEnd > Self.idleFrames * state.settings.frame
    let deltas = event.payload >= 0 ? log.payloads[Int(event.payload)].values : []
    let end = deltas.reduce(event.time) { $0 + max(0, $1) }
    state.framesEnd = max(state.framesEnd, end)
    if isIdle { answer(event, in: &state) }
  }

  // MARK: Signals

  /// Samples are an answer where they show that a signal moved; what leads others is the finger's.
  mutating func answer(withSignal event: TraceEvent, in state: inout SessionState) {
    guard plan.hasLatencies, !isLeading(event.name) else { return }
    var last = state.values[event.name]
    var movements: [Double] = []
    func see(_ value: Double, at time: Double, isAlone: Bool) {
      // A signal of which nothing was recorded but one value is one that was set.
      if last.map({ $0 != value }) ?? isAlone { movements.append(time) }
      last = value
    }
    if event.payload >= 0 {
      let payload = log.payloads[Int(event.payload)]
      for (offset, value) in zip(payload.offsets, payload.values) {
        see(value, at: event.time + offset, isAlone: payload.values.count == 1)
      }
    } else if !event.value.isNaN {
      see(event.value, at: event.time, isAlone: true)
    }
    state.values[event.name] = last
    // Events of later lines come later.
    state.movements.removeAll { $0 <= event.time }
    state.movements += movements
    answerWithMovements(event, in: &state)
  }

  /// Ends the waits that began before signals moved.
  private mutating func answerWithMovements(_ event: TraceEvent, in state: inout SessionState) {
    let starts = Set(state.running.lazy.filter { $0.end == .answer }.map(\.start))
    for start in starts.sorted() {
      guard let time = state.movements.filter({ $0 > start }).min() else { continue }
      var shown = event
      shown.time = time
      stop(at: shown, in: &state) { $0.end == .answer && $0.start == start }
    }
  }

  /// Whether a signal leads another one in a relation of the spec.
  private func isLeading(_ name: NameID) -> Bool {
    guard !plan.relations.isEmpty, name >= 0 else { return false }
    let written = log.names[name]
    let series = [SignalSeries(name: options.bindings[written] ?? written)]
    return plan.relations.contains { index in
      guard case .relation(let relation) = plan.obligations[index].subject,
        SignalNames.index(of: relation.output, in: series) == nil
      else { return false }
      return SignalNames.index(of: relation.input, in: series) != nil
    }
  }
}
