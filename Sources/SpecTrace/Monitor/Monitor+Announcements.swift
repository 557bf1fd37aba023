import SpecModel

extension SessionState {
  /// Something that a screen reader was told.
  struct Spoken {
    var event: TraceEvent
    /// The obligations that state such a text.
    var obligations: [Int]
    /// Whether the session is where one of them belongs, or has just left it.
    var isInPlace: Bool
    /// Whether a change asked for it.
    var isUsed: Bool
  }
}

extension Monitor {
  /// How long before or after a change its announcement may come, in milliseconds.
  static let announcementReach = 1000.0

  /// Whether a session records what screen readers are told, so that silence says something.
  func announces(_ session: TraceSession) -> Bool {
    guard !plan.announced.isEmpty else { return false }
    if session.settings.observes?.contains("announce") == true { return true }
    return session.events.contains { log.events[Int(order[$0])].kind == .announce }
  }

  /// Takes what a screen reader was told for the announcements that run, and remembers it for those to come.
  mutating func announce(_ event: TraceEvent, in state: inout SessionState) {
    guard state.announces else {
      tally.uncheckedKinds[.announce, default: 0] += 1
      return
    }
    let stated = announcements(saying: event.detail)
    var isUsed = false
    state.running.removeAll { entry in
      guard case .announcement = entry.end, event.time <= entry.due,
        isFulfilled(entry.obligation, by: stated)
      else { return false }
      tally.counts[entry.obligation].pass += 1
      isUsed = true
      return true
    }
    let belongs = stated.contains { isInPlace($0, event, state) }
    state.spoken.append(
      .init(event: event, obligations: stated, isInPlace: belongs, isUsed: isUsed))
    state.nextDue = min(state.nextDue, event.time + Self.announcementReach)
  }

  private func announcement(_ obligation: Int) -> Announcement? {
    guard case .announcement(let found) = plan.obligations[obligation].subject else { return nil }
    return found
  }

  private func isFulfilled(_ obligation: Int, by stated: [Int]) -> Bool {
    if stated.contains(obligation) { return true }
    guard let asked = announcement(obligation), asked.texts.isEmpty else { return false }
    // Any words will do, but not those that are stated for other states alone.
    return stated.isEmpty || stated.contains { meets(asked, $0) }
  }

  /// Whether an obligation may ask for its text where another one asks for any.
  private func meets(_ asked: Announcement, _ stated: Int) -> Bool {
    guard let other = announcement(stated), !other.states.isEmpty, !asked.states.isEmpty else {
      return true
    }
    let places = asked.allStates
    return other.allStates.contains { places[$0.key]?.meets($0.value) ?? false }
  }

  /// The obligations that state a text; one whose words are a part of what another one states is not meant.
  private mutating func announcements(saying text: NameID) -> [Int] {
    guard text >= 0 else { return [] }
    if let known = announcedTexts[text] { return known }
    let written = log.names[text]
    let words = Names.words(options.bindings[written] ?? written)
    var places: [(obligation: Int, place: AnnouncedText.Place)] = []
    for index in plan.announced {
      for stated in announcement(index)?.texts ?? [] {
        places += stated.places(in: words).map { (index, $0) }
      }
    }
    let meant = places.filter { entry in
      !places.contains {
        $0.place.stated > entry.place.stated && $0.place.words.contains(entry.place.words)
      }
    }
    let found = plan.announced.filter { index in meant.contains { $0.obligation == index } }
    announcedTexts[text] = found
    return found
  }

  private func isInPlace(
    _ obligation: Int, _ event: TraceEvent, _ state: SessionState
  ) -> Bool {
    guard let places = announcement(obligation)?.allStates, !places.isEmpty else { return true }
    return places.contains { machine, states in
      guard let stream = state.streams[machine], stream.isKnown else {
        return machine == state.defaultMachine
      }
      if stream.states.meets(states) { return true }
      guard let left = state.left, left.machine == machine else { return false }
      return left.states.meets(states) && event.time - left.time <= Self.announcementReach
    }
  }

  /// A change begins to wait for the announcements that it asks for; what an earlier one asked for is waived.
  mutating func expectAnnouncements(
    of change: Change, _ event: TraceEvent, _ machine: Int, in state: inout SessionState
  ) {
    guard state.announces else { return }
    let time = change.time
    drop(at: event, in: &state) { $0.end == .announcement(machine: machine) }
    state.left = (machine, change.source, event.time)
    for obligation in plan.announced {
      guard let asked = announcement(obligation),
        asked.isAsked(by: machine, change)
      else { continue }
      let heard = state.spoken.firstIndex {
        !$0.isUsed && $0.event.time >= time - Self.announcementReach
          && isFulfilled(obligation, by: $0.obligations)
      }
      if let heard {
        state.spoken[heard].isUsed = true
        tally.counts[obligation].pass += 1
        continue
      }
      guard state.running.count < SessionState.runningLimit else { continue }
      let due = time + Self.announcementReach
      state.running.append(
        .init(
          obligation: obligation, start: time, due: due, line: event.line,
          name: stream(machine, state).name, end: .announcement(machine: machine)))
      state.nextDue = min(state.nextDue, due)
    }
  }

  /// A step begins to wait for its announcements, unless state lines have shown it already.
  mutating func expectAnnouncements(
    of index: Int, at time: Double, _ event: TraceEvent, _ machine: Int,
    in state: inout SessionState
  ) {
    let step = tables[machine].judgements[index]
    let before = stream(machine, state)
    let isThere =
      before.isKnown && before.states.isSubset(of: step.target)
      && !before.states.meets(step.source)
    guard !isThere else { return }
    let source = step.key.source >= 0 ? step.source : before.states
    let change = Change(source: source, target: step.target, edges: step.edges, time: time)
    expectAnnouncements(of: change, event, machine, in: &state)
  }

  /// A change whose announcement did not come.
  mutating func failAnnouncement(
    _ entry: SessionState.Running, at event: TraceEvent, in state: inout SessionState
  ) {
    guard let asked = announcement(entry.obligation) else { return }
    tally.counts[entry.obligation].fail += 1
    let other = state.spoken.last { !$0.isUsed && $0.event.time <= entry.due }
    let heard = other.map { "\"\(log.names[$0.event.detail])\" (line \($0.event.line))" }
    let reach = RecordWriter.time(Self.announcementReach)
    record(
      .announce,
      .deviation(
        obligation: entry.obligation, expected: asked.text, actual: heard ?? "silence",
        message: "the change on line \(entry.line) is not announced within \(reach): stated is "
          + asked.text + (heard.map { ", announced is \($0)" } ?? "")),
      event, in: &state)
  }

  /// Judges announcements that no change can ask for any more.
  mutating func judgeSpoken(before time: Double, in state: inout SessionState) {
    guard !state.spoken.isEmpty else { return }
    let over = state.spoken.filter { $0.event.time + Self.announcementReach <= time }
    state.spoken.removeAll { $0.event.time + Self.announcementReach <= time }
    for spoken in over where !spoken.isUsed { judge(spoken, in: &state) }
  }

  private mutating func judge(_ spoken: SessionState.Spoken, in state: inout SessionState) {
    guard let first = spoken.obligations.first, let stated = announcement(first) else {
      tally.uncheckedKinds[.announce, default: 0] += 1
      return
    }
    if spoken.isInPlace {
      tally.counts[first].pass += 1
      return
    }
    tally.counts[first].fail += 1
    let places = stated.allStates.sorted { $0.key < $1.key }
      .map { machines[$0.key].label($0.value) }.joined(separator: " or ")
    let text = log.names[spoken.event.detail]
    record(
      .announce,
      .deviation(
        obligation: first, expected: "announced in \(places)", actual: "\"\(text)\"",
        message: "\"\(text)\" is announced where the session is not in \(places)"),
      spoken.event, in: &state)
  }
}
