import SpecDiagnostics
import SpecModel

/// Checks traces line by line while they are recorded: what a line shows is known before the next one comes.
///
/// ```swift
/// var stream = checker.stream()
/// for violation in stream.read(line) { print(violation.message) }
/// let result = stream.finish()
/// ```
///
/// The lines of a session are taken in the order in which they come, or wait for late ones in a window of time; one
/// that is older than what was judged already is counted as late. Frames and samples of signals are judged over whole
/// sessions, and thus not here.
/// Memory is bounded: a session that stopped is forgotten with its names, and beyond a number of sessions the one that
/// was silent longest is ended.
public struct TraceStream: Sendable {
  /// What a stream showed in all.
  public struct Result: Sendable, Hashable {
    /// The whole check in one word.
    public var verdict: TraceReport.Verdict
    /// How many lines were read.
    public var input: TraceReport.Input
    /// Number of sessions.
    public var sessions = 0
    /// Number of sessions in which something failed.
    public var failed = 0
    /// Lines that were older than the line before them, and were not judged.
    public var late = 0
    /// Lines that came late and were put in order.
    public var reordered = 0
    /// Sessions that were ended to make room.
    public var ended = 0
    /// What was read and held against nothing, by kind.
    public var unchecked: [String: Int] = [:]
    /// How much of the spec the lines showed.
    public var coverage: TraceReport.Coverage
  }

  private struct Live {
    var state: SessionState
    var lastLine: Int
    var hasMachine = false
    var steadyCounters = 0
    var held = HeldLines()
    /// Whether the last line that was judged was a `stop`.
    var isStopped = false
    /// The ids that the session holds: of what is open, and of its last line.
    var ids: [NameID] = []
  }

  /// So many lines after a session stopped it is forgotten.
  static let linger = 1000
  /// How many lines wait in all.
  private static let heldLimit = 1_000_000

  private var monitor: Monitor
  private let places: SpecPlaces
  private let sessionLimit: Int
  /// How long lines wait for late ones, in milliseconds.
  private let window: Double
  private var live: [NameID: Live] = [:]
  private var input = TraceReport.Input(files: 1)
  private var failed = 0
  private var errors = 0
  private var late = 0
  private var reordered = 0
  private var heldCount = 0
  /// The sessions that stopped, and the lines at which they did.
  private var stopped: [(session: NameID, line: Int)] = []
  private var ended = 0
  private var isDoubtful = false

  init(monitor: Monitor, places: SpecPlaces, sessionLimit: Int, window: Double) {
    self.window = window
    self.monitor = monitor
    self.places = places
    self.sessionLimit = sessionLimit
    self.monitor.log.paths = ["-"]
    self.monitor.log.names.passing = PassingNames()
  }

  /// Number of sessions that are remembered, and of names that may be forgotten.
  var remembered: (sessions: Int, names: Int, others: Int) {
    (live.count, monitor.log.names.passing?.count ?? 0, monitor.log.names.count)
  }

  // MARK: Lines

  /// Reads one line, with or without its line feed, and returns what is wrong with it.
  public mutating func read(_ line: UnsafeBufferPointer<UInt8>) -> [TraceReport.Violation] {
    input.lines += 1
    var scanner = LineScanner(cursor: JSONCursor(bytes: line, at: 0))
    if input.lines == 1 { scanner.cursor.at = JSONLinesReader.byteOrderMark(line) }
    scanner.cursor.skipSpaces()
    guard scanner.cursor.byte != 0x0A else {
      input.ignored += 1
      return []
    }
    let number = Int32(truncatingIfNeeded: input.lines)
    do throws(LineFault) {
      try scanner.scanLine(file: 0, line: number, into: &monitor.log)
    } catch {
      input.malformed += 1
      if error == .damaged { for name in live.keys { live[name].map { loseLines(of: name, $0) } } }
      let severity = monitor.options.severity(of: .malformed, found: .error, path: "-")
      if let severity {
        monitor.tally.records.append(
          TraceRecord(
            rule: .malformed, severity: severity, file: 0, line: number, session: NameTable.none,
            time: .nan, detail: .fault(error)))
      }
      return drained()
    }
    guard let event = monitor.log.events.popLast() else { return [] }
    let payload = event.payload >= 0 ? monitor.log.payloads.popLast() : nil
    if event.kind == .other { input.ignored += 1 } else { input.events += 1 }
    // A line that says nothing and names no session begins none.
    if event.kind == .other, event.session < 0, live[event.session] == nil { return drained() }
    follow(event, payload)
    forgetStopped()
    return drained()
  }

  /// After damage a session may be wherever rows lead to.
  private mutating func loseLines(of name: NameID, _ entry: Live) {
    var entry = entry
    flush(&entry)
    monitor.widen(&entry.state)
    live[name] = entry
  }

  private mutating func follow(_ event: TraceEvent, _ payload: TracePayload?) {
    guard !monitor.machines.isEmpty else { return }
    var entry = live.removeValue(forKey: event.session) ?? begin(event.session)
    entry.lastLine = input.lines
    if event.kind == .meta, let payload { entry.state.settings.apply(payload) }
    let event = event.scaled(by: entry.state.settings.unit)
    if let observes = entry.state.settings.observes {
      entry.state.isEventDriven = observes.isDisjoint(with: ["state", "transition"])
      if observes.contains("announce") { entry.state.announces = !monitor.plan.announced.isEmpty }
    }
    if event.kind == .stop { stopped.append((event.session, input.lines)) }
    if window > 0, !event.time.isNaN { hold(event, &entry) } else { take(event, &entry) }
    live[event.session] = entry
    if live.count > sessionLimit { makeRoom() }
  }

  // MARK: Late lines

  /// Lets a line wait for late ones, and judges those that no late line can come before.
  private mutating func hold(_ event: TraceEvent, _ entry: inout Live) {
    let frame = entry.state.settings.frame
    if entry.held.isBehindClockStep(event, window: window, frame: frame) { flush(&entry) }
    monitor.log.names.passing?.hold(event.id)
    if entry.held.insert(event) { reordered += 1 }
    heldCount += 1
    guard heldCount <= Self.heldLimit else { return flush(&entry) }
    release(entry.held.ready(window: window), &entry)
  }

  private mutating func flush(_ entry: inout Live) { release(entry.held.all(), &entry) }

  private mutating func release(_ events: [TraceEvent], _ entry: inout Live) {
    heldCount -= events.count
    for event in events {
      take(event, &entry)
      monitor.log.names.passing?.release(event.id)
    }
  }

  /// Judges a line; what it opens and the line itself hold their ids.
  private mutating func take(_ event: TraceEvent, _ entry: inout Live) {
    choose(event, &entry)
    judge(event, &entry)
    guard event.id >= 0 || !entry.ids.isEmpty else { return }
    let ids = entry.state.open.map(\.id) + [entry.state.last.id]
    for id in ids { monitor.log.names.passing?.hold(id) }
    for id in entry.ids { monitor.log.names.passing?.release(id) }
    entry.ids = ids.allSatisfy { $0 < 0 } ? [] : ids
  }

  private mutating func begin(_ session: NameID) -> Live {
    monitor.tally.sessions += 1
    monitor.log.names.passing?.hold(session)
    return Live(
      state: SessionState(
        name: session, settings: .init(),
        streams: Array(repeating: nil, count: monitor.machines.count)),
      lastLine: input.lines)
  }

  /// The machine of a session is the one that its first names fit best.
  private mutating func choose(_ event: TraceEvent, _ entry: inout Live) {
    let hasNames = event.source >= 0 || event.target >= 0 || event.trigger >= 0
    guard !entry.hasMachine, hasNames else { return }
    entry.hasMachine = true
    monitor.log.events = [event]
    monitor.order = [0]
    entry.state.defaultMachine = monitor.fittingMachine(
      TraceSession(name: event.session, events: 0..<1, settings: entry.state.settings))
    monitor.log.events = []
  }

  private mutating func judge(_ event: TraceEvent, _ entry: inout Live) {
    let last = entry.state.last
    if event.sequence >= 0, last.sequence >= 0 {
      entry.steadyCounters =
        event.sequence == last.sequence + 1 ? entry.steadyCounters + 1 : 0
      // A counter that went on by one some times counts the lines, so that a jump shows a loss.
      if entry.steadyCounters >= 3 { entry.state.usesCounter = true }
    }
    // Batches bear the time of their first sample, and are written when they are full.
    let isBatch = event.kind == .frames || event.kind == .signal
    if !event.time.isNaN, !isBatch, last.time - event.time > entry.state.settings.frame {
      if event.sequence >= 0, event.sequence < last.sequence {
        late += 1
        return
      }
      monitor.stepBack(event, by: last.time - event.time, in: &entry.state)
    }
    monitor.observeLive(event, in: &entry.state)
    entry.isStopped = event.kind == .stop
  }

  // MARK: Sessions

  private mutating func makeRoom() {
    let oldest = live.sorted { $0.value.lastLine < $1.value.lastLine }
    for (name, entry) in oldest.prefix(max(1, sessionLimit / 10)) {
      live[name] = nil
      end(entry)
      ended += 1
    }
  }

  /// Forgets the sessions that stopped a while ago and did not go on.
  private mutating func forgetStopped() {
    guard let first = stopped.first, first.line + Self.linger <= input.lines else { return }
    let count = stopped.firstIndex { $0.line + Self.linger > input.lines } ?? stopped.count
    for (name, _) in stopped[..<count] {
      guard var entry = live[name], entry.lastLine + Self.linger <= input.lines else { continue }
      flush(&entry)
      live[name] = entry.isStopped ? nil : entry
      if entry.isStopped { end(entry) }
    }
    stopped.removeFirst(count)
  }

  private mutating func end(_ entry: Live) {
    var entry = entry
    flush(&entry)
    for id in entry.ids { monitor.log.names.passing?.release(id) }
    monitor.log.names.passing?.release(entry.state.name)
    var state = entry.state
    monitor.finish(&state)
    failed += monitor.tally.failed.count
    monitor.tally.failed = []
  }

  /// Ends all sessions; what they left open is returned.
  public mutating func finish() -> (violations: [TraceReport.Violation], result: Result) {
    for (_, entry) in live.sorted(by: { $0.value.lastLine < $1.value.lastLine }) { end(entry) }
    live = [:]
    let violations = drained()
    monitor.log.lineCount = input.lines
    let report = ReportBuilder(monitor: monitor, places: places).report()
    var verdict = errors > 0 ? TraceReport.Verdict.fail : report.verdict
    if verdict == .pass, isDoubtful || late > 0 { verdict = .inconclusive }
    return (
      violations,
      Result(
        verdict: verdict, input: input, sessions: monitor.tally.sessions, failed: failed,
        late: late, reordered: reordered, ended: ended, unchecked: monitor.unchecked,
        coverage: report.coverage)
    )
  }

  /// What was recorded since the last line, in words.
  private mutating func drained() -> [TraceReport.Violation] {
    defer { monitor.log.names.passing?.sweep() }
    guard !monitor.tally.records.isEmpty else { return [] }
    var writer = RecordWriter(monitor: monitor, places: places)
    let violations = monitor.tally.records.map { writer.violation($0) }
    errors += violations.count { $0.severity == .error }
    isDoubtful = isDoubtful || violations.contains { [.gap, .lost, .unfinished].contains($0.rule) }
    monitor.tally.records = []
    return violations
  }
}

extension Monitor {
  /// Judges one line of a session that goes on.
  fileprivate mutating func observeLive(_ event: TraceEvent, in state: inout SessionState) {
    if event.kind == .frames || event.kind == .signal {
      tally.uncheckedKinds[event.kind, default: 0] += 1
      checkCounter(event, in: &state)
      if event.kind == .frames {
        answer(withFrames: event, in: &state)
      } else {
        answer(withSignal: event, in: &state)
      }
      // What is not judged is counted by the recorder all the same.
      state.last.sequence = max(state.last.sequence, event.sequence)
      return
    }
    if event.kind == .announce { state.announces = !plan.announced.isEmpty }
    observe(event, at: -1, in: &state)
    if !tally.layouts.isEmpty {
      tally.uncheckedKinds[.layout, default: 0] += tally.layouts.count
      tally.layouts = []
    }
    state.animations = []
    state.moves = []
    state.releases = []
  }
}

extension TraceEvent {
  /// The event with its times in milliseconds.
  fileprivate func scaled(by unit: Double) -> TraceEvent {
    guard unit != 1 else { return self }
    var event = self
    event.time *= unit
    event.duration *= unit
    if kind == .gap { event.value *= unit }
    return event
  }
}
