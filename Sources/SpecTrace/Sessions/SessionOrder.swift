extension SessionIndex {
  /// Orders the lines of a session by time, counter and position, and finds clock steps.
  ///
  /// A line with a smaller time than the line before it is late where its counter is smaller, too.
  /// Where the counter goes on, the clock itself went back, and the counter decides the order.
  mutating func sort(
    _ range: Range<Int>, _ log: TraceLog, frame: Double
  ) -> [TraceSession.ClockStep] {
    var steps: [TraceSession.ClockStep] = []
    var isOrdered = true
    var isCounted = true
    var last = -1
    for position in range {
      let index = Int(order[position])
      let event = log.events[index]
      guard !event.time.isNaN else { continue }
      if event.sequence < 0 { isCounted = false }
      if last >= 0 {
        let before = log.events[last]
        isOrdered = isOrdered && !Self.precedes(event, before)
        // Samples and frames are written once a batch is full, with the time of its first one.
        let isBatch = event.payload >= 0 && (event.kind == .signal || event.kind == .frames)
        let isLate = isBatch || event.sequence >= 0 && event.sequence < before.sequence
        if before.time - event.time > frame, !isLate {
          steps.append(.init(event: order[position], distance: before.time - event.time))
        }
        if isBatch, event.time < before.time { continue }
      }
      last = index
    }
    guard !isOrdered else { return steps }
    let usesCounter = isCounted && !steps.isEmpty
    // Lines without a time (settings) lead; position breaks every tie, so the order is total.
    order[range].sort { a, b in
      let first = log.events[Int(a)]
      let second = log.events[Int(b)]
      if first.time.isNaN || second.time.isNaN {
        return first.time.isNaN == second.time.isNaN ? a < b : first.time.isNaN
      }
      if usesCounter, first.sequence != second.sequence { return first.sequence < second.sequence }
      if Self.precedes(first, second) { return true }
      return Self.precedes(second, first) ? false : a < b
    }
    return steps
  }

  /// Whether one line comes before another by time and counter.
  static func precedes(_ a: TraceEvent, _ b: TraceEvent) -> Bool {
    if a.time != b.time { return a.time < b.time }
    return a.sequence >= 0 && b.sequence >= 0 && a.sequence < b.sequence
  }
}
