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
      let parts = rest.prefix(Self.groupSize).flatMap(\.parts)
      rest = rest.dropFirst(Self.groupSize)
      for (part, lines) in zip(parts, reader.lines(of: parts)) {
        reader.read(part.segment, part.entry, lines, into: &log)
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
  }
}

extension Monitor {
  /// Checks all sessions of the log.
  mutating func checkLog() {
    let index = SessionIndex(&log)
    order = index.order
    for session in index.sessions { check(session) }
  }
}
