/// The lines of a session that wait for late ones, by time, counter and position.
///
/// - Complexity: O(lines that a line is late by) a line.
struct HeldLines: Sendable {
  /// How many lines of a session wait at most.
  static let limit = 1000

  private(set) var events: [TraceEvent] = []
  /// The latest time that a line had.
  private(set) var newest = -Double.infinity
  private var newestSequence: Int64 = -1

  /// Whether a line shows that the clock itself stepped back: it goes on counting, or is older than any late line.
  func isBehindClockStep(_ event: TraceEvent, window: Double, frame: Double) -> Bool {
    guard newest - event.time > frame else { return false }
    if event.sequence >= 0, newestSequence >= 0 { return event.sequence > newestSequence }
    return newest - event.time > window
  }

  /// Adds a line; returns whether it was late.
  mutating func insert(_ event: TraceEvent) -> Bool {
    var place = events.count
    while place > 0, SessionIndex.precedes(event, events[place - 1]) { place -= 1 }
    events.insert(event, at: place)
    if event.time >= newest {
      newest = event.time
      newestSequence = max(newestSequence, event.sequence)
    }
    return place < events.count - 1
  }

  /// Takes the lines that no late line can come before.
  mutating func ready(window: Double) -> [TraceEvent] {
    var count = events.firstIndex { $0.time + window > newest } ?? events.count
    count = max(count, events.count - Self.limit)
    defer { events.removeFirst(count) }
    return Array(events[..<count])
  }

  /// Takes all lines.
  mutating func all() -> [TraceEvent] {
    defer { self = HeldLines() }
    return events
  }
}
