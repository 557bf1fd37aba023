/// The full check of some sessions, which another thread may run.
struct ComplexCheck: Sendable {
  /// The monitor, with what it saw of the sessions.
  private(set) var monitor: Monitor
  private var reader: EventReader
  /// So many lines are checked at once.
  private static let batchSize = 1 << 10
  /// The lines of so many sessions are looked up together.
  private static let groupSize = 16

  init(_ monitor: Monitor, reader: EventReader) {
    self.monitor = monitor
    self.reader = reader
  }

  /// Lines that were another text when they were read again.
  var changed: [TraceLog.Malformed] { reader.changed }
  /// What was counted of the sessions' plain steps, below zero.
  var takenBack: StepCounts { reader.takenBack }

  /// Checks sessions line by line.
  mutating func run(_ sessions: ArraySlice<ComplexSession>) {
    var log = TraceLog()
    swap(&log, &monitor.log)
    var rest = sessions
    while !rest.isEmpty {
      let group = rest.prefix(Self.groupSize)
      rest = rest.dropFirst(Self.groupSize)
      var lines = reader.lines(of: group.flatMap(\.parts))[...]
      for session in group {
        let first = log.events.count
        let passed = reader.read(session, lines.prefix(session.parts.count), into: &log)
        lines = lines.dropFirst(session.parts.count)
        if passed > 0 {
          monitor.passed.append(
            .init(event: Int32(truncatingIfNeeded: first), count: passed))
        }
      }
      guard log.events.count >= Self.batchSize else { continue }
      swap(&log, &monitor.log)
      checkBatch()
      swap(&log, &monitor.log)
    }
    swap(&log, &monitor.log)
    checkBatch()
  }

  private mutating func checkBatch() {
    if !monitor.machines.isEmpty { monitor.checkLog() }
    monitor.log.events.removeAll(keepingCapacity: true)
    monitor.log.payloads.removeAll(keepingCapacity: true)
    monitor.passed.removeAll(keepingCapacity: true)
  }
}

extension Monitor {
  /// The events that a session begins with and that were counted before.
  struct PassedEvents: Sendable {
    /// The first event of the session.
    var event: Int32
    /// How many there are.
    var count: Int
  }

  /// Whether what plain steps leave behind is all in the last of them, so that a session may go on from there.
  var mayPassPlainSteps: Bool {
    machines.count == 1 && plan.springs.isEmpty && plan.announced.isEmpty && damages.isEmpty
      && !machines[0].needsConfiguration && !machines[0].hasModes && !plan.watchesStays(in: 0)
  }

  /// Checks all sessions of the log.
  mutating func checkLog() {
    let index = SessionIndex(&log)
    order = index.order
    // Both lists are in the order of the sessions' first events.
    var rest = passed[...]
    for session in index.sessions {
      var count = 0
      if let next = rest.first, next.event == order[session.events.lowerBound] {
        count = next.count
        rest.removeFirst()
      }
      check(session, passed: count)
    }
  }

  /// Goes on behind plain steps that were counted before.
  mutating func pass(_ event: TraceEvent, in state: inout SessionState) {
    let index = tables[0].judgement(of: key(of: event), log.names)
    let judgement = tables[0].judgements[index]
    state.streams[0] = SessionState.Stream(
      states: judgement.target, isKnown: true, name: event.target, line: event.line,
      edge: judgement.edges.first ?? -1)
    state.lastTime = event.time
    state.last = event
  }
}
