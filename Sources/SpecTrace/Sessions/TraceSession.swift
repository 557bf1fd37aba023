import SpecModel

/// The lines of one run of the app, in the order in which they happened.
struct TraceSession: Sendable {
  /// A step back of the clock.
  struct ClockStep: Sendable {
    /// The line after the step.
    var event: Int32
    /// By how many milliseconds.
    var distance: Double
  }

  /// The session's name.
  var name: NameID
  /// Positions in the index's `order`.
  var events: Range<Int>
  /// What the session says about its recording.
  var settings: SessionSettings
  /// Where the clock stepped back.
  var clockSteps: [ClockStep] = []
}

/// What the `meta` lines of a session say.
struct SessionSettings: Sendable {
  /// Times one unit of the session in milliseconds.
  var unit: Double = 1
  /// Frames a second of the display.
  var refreshRate: Double = 60
  /// The name of the spec that the recorder follows; `nil` where it says nothing.
  var spec: String?
  /// What the recorder says it observes; `nil` where it says nothing.
  var observes: Set<String>?

  /// Conditions that held, each as "name=value".
  var contexts: Set<String> = []

  /// One frame in milliseconds.
  var frame: Double { 1000 / refreshRate }
  /// Uncertainty of a time stamp in milliseconds.
  var uncertainty: Double { frame / 2 }

  /// Takes over what a `meta` line says.
  mutating func apply(_ payload: TracePayload) {
    if let unit = payload.unit { self.unit = unit }
    if let rate = payload.refreshRate, rate >= 1, rate <= 10_000 { refreshRate = rate }
    spec = payload.spec ?? spec
    if let observes = payload.observes { self.observes = Set(observes) }
    contexts.formUnion(payload.context)
  }
}

/// Groups the lines of a log by session and puts each session in order.
///
/// - Complexity: O(lines) where each session is recorded in order, O(lines log lines) otherwise.
struct SessionIndex {
  /// Event indices, session after session.
  var order: ContiguousArray<Int32>
  /// The sessions by their first line.
  private(set) var sessions: [TraceSession] = []

  /// Groups the log's events; times become milliseconds in place.
  init(_ log: inout TraceLog) {
    let grouped = Self.group(log)
    order = grouped.order
    sessions.reserveCapacity(grouped.names.count)
    for (index, name) in grouped.names.enumerated() {
      let range = grouped.starts[index]..<grouped.starts[index + 1]
      var session = TraceSession(name: name, events: range, settings: .init())
      session.settings = Self.settings(of: order[range], in: log)
      if session.settings.unit != 1 {
        Self.scale(order[range], by: session.settings.unit, in: &log)
      }
      session.clockSteps = sort(range, log, frame: session.settings.frame)
      sessions.append(session)
    }
  }

  private typealias Groups = (
    order: ContiguousArray<Int32>, names: [NameID], starts: [Int]
  )

  /// A counting sort by session that keeps file order.
  private static func group(_ log: TraceLog) -> Groups {
    // Lines without a session are one session in each file; those have the last slots.
    let nameCount = log.names.count
    var ordinals = ContiguousArray<Int32>(
      repeating: -1, count: nameCount + max(1, log.paths.count))
    var names: [NameID] = []
    var counts: [Int] = []
    func slot(_ event: TraceEvent) -> Int {
      event.session >= 0 ? Int(event.session) : nameCount + Int(event.file)
    }
    for event in log.events {
      let slot = slot(event)
      if ordinals[slot] < 0 {
        ordinals[slot] = Int32(names.count)
        names.append(event.session)
        counts.append(0)
      }
      counts[Int(ordinals[slot])] += 1
    }
    var starts = [0]
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    var next = starts
    var order = ContiguousArray<Int32>(repeating: 0, count: log.events.count)
    for index in log.events.indices {
      let group = Int(ordinals[slot(log.events[index])])
      order[next[group]] = Int32(truncatingIfNeeded: index)
      next[group] += 1
    }
    return (order, names, starts)
  }

  private static func settings(
    of events: ArraySlice<Int32>, in log: TraceLog
  ) -> SessionSettings {
    var settings = SessionSettings()
    for index in events where log.events[Int(index)].kind == .meta {
      let event = log.events[Int(index)]
      if event.payload >= 0 { settings.apply(log.payloads[Int(event.payload)]) }
    }
    return settings
  }

  private static func scale(
    _ events: ArraySlice<Int32>, by unit: Double, in log: inout TraceLog
  ) {
    // A time that leaves the range of numbers stays as it is; nothing real is that far away.
    func scaled(_ value: Double) -> Double { (value * unit).isInfinite ? value : value * unit }
    for index in events.map(Int.init) {
      log.events[index].time = scaled(log.events[index].time)
      log.events[index].duration = scaled(log.events[index].duration)
      if log.events[index].kind == .gap {
        log.events[index].value = scaled(log.events[index].value)
      }
      let payload = Int(log.events[index].payload)
      guard payload >= 0 else { continue }
      for offset in log.payloads[payload].offsets.indices {
        log.payloads[payload].offsets[offset] *= unit
      }
      guard log.events[index].kind == .frames else { continue }
      for value in log.payloads[payload].values.indices {
        log.payloads[payload].values[value] *= unit
      }
    }
  }
}
