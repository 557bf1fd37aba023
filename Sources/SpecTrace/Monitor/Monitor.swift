import SpecDiagnostics
import SpecModel

/// Follows each session of a trace through the machines of the spec.
struct Monitor {
  var log: TraceLog
  var order: ContiguousArray<Int32>
  let machines: [CompiledMachine]
  let plan: ObligationPlan
  let options: TraceOptions
  /// Paths of the specs.
  let paths: [String]
  var tables: [StepTable]
  var tally: Tally
  var alignments: [AlignmentTable]
  /// By machine and judgement: the plain step, once it was looked for.
  var plain: [[KnownStep?]]

  /// A judgement that was looked at: a plain step, or none.
  struct KnownStep: Sendable {
    var step: PlainStep?
  }

  var machineNames: [NameID: [Int]] = [:]
  var metricNames: [NameID: [Int]] = [:]
  var announcedTexts: [NameID: [Int]] = [:]
  var subjects: [NameID: [(obligation: Int, rule: NameRule)]] = [:]
  /// The ids of the spec's own names of states.
  let stateNames: [[NameID]]

  init(
    machines: [CompiledMachine], plan: ObligationPlan, options: TraceOptions, paths: [String]
  ) {
    var log = TraceLog()
    stateNames = machines.map { machine in
      machine.machine.states.map { log.names.intern($0.name) }
    }
    self.log = log
    order = []
    self.machines = machines
    self.plan = plan
    self.options = options
    self.paths = paths
    tables = machines.map { StepTable($0, options: options) }
    tally = Tally(obligations: plan.obligations.count, machines: machines)
    plain = machines.map { _ in [] }
    alignments =
      options.explains ? machines.map { AlignmentTable($0, world: options.world) } : []
  }

  /// Where lines of any session may be missing.
  var damages: [TraceLog.Malformed] = []

  /// The sessions of the log whose first events were counted before, in the order of those.
  var passed: [PassedEvents] = []

  /// Checks one session.
  ///
  /// - Parameter passed: how many plain steps it begins with that were counted before.
  mutating func check(_ session: TraceSession, passed: Int = 0) {
    guard passed > 0 || isRun(session) else { return }
    tally.sessions += 1
    var state = SessionState(
      name: session.name, settings: session.settings,
      streams: Array(repeating: nil, count: machines.count))
    state.defaultMachine = fittingMachine(session)
    state.isEventDriven = isEventDriven(session)
    state.usesCounter = usesCounter(session)
    state.announces = announces(session)
    state.shownBeats = shownBeats(session)
    let clockSteps = Dictionary(
      session.clockSteps.map { (Int($0.event), $0.distance) }, uniquingKeysWith: max)
    state.animations.reserveCapacity(session.events.count - passed)
    if passed > 0 {
      pass(log.events[Int(order[session.events.lowerBound + passed - 1])], in: &state)
    }
    for position in session.events.dropFirst(passed) {
      let index = Int(order[position])
      let event = log.events[index]
      if !clockSteps.isEmpty, let distance = clockSteps[index] {
        stepBack(event, by: distance, in: &state)
      }
      if !damages.isEmpty, isDamaged(between: state.last, event) { widen(&state) }
      observe(event, at: index, in: &state)
    }
    finish(&state)
    if options.explains, state.leftRows { explain(session, state) }
  }

  /// Whether lines are a run of the app: lines without a session that say nothing, such as the header of a table, are none.
  private func isRun(_ session: TraceSession) -> Bool {
    session.name >= 0 || session.events.contains { log.events[Int(order[$0])].kind != .other }
  }

  /// Whether lines were lost between two lines of a session.
  private func isDamaged(between last: TraceEvent, _ event: TraceEvent) -> Bool {
    last.line > 0
      && damages.contains {
        $0.file == event.file && last.file == event.file && $0.line > last.line
          && $0.line < event.line
      }
  }

  /// Judges one line of a session.
  mutating func observe(_ event: TraceEvent, at index: Int, in state: inout SessionState) {
    handle(event, at: index, in: &state)
    advance(to: event, in: &state)
    state.last = event
  }

  /// Notes that the clock went back; what ran meanwhile cannot be judged.
  mutating func stepBack(
    _ event: TraceEvent, by distance: Double, in state: inout SessionState
  ) {
    record(.clock, .distance(distance), event, in: &state)
    suspend(&state)
    judgeSamples(of: &state)
    state.lastTime = -.infinity
  }

  /// Ends a run of the app; what follows under the same name is another run.
  private mutating func stop(_ event: TraceEvent, in state: inout SessionState) {
    advance(to: event, in: &state)
    state.isComplete = log.names[event.detail] == "complete"
    endOpen(&state)
    endRunning(&state)
    judgeSpoken(before: .infinity, in: &state)
    for machine in state.streams.indices where state.streams[machine] != nil {
      state.used.insert(machine)
      state.streams[machine] = nil
    }
    state.beats = [:]
    state.lastBeats = [:]
    state.entries = [:]
    state.inside = []
    state.isComplete = false
  }

  /// Judges the samples up to here: what follows has other stamps, or does not exist.
  private mutating func judgeSamples(of state: inout SessionState) {
    checkFrames(of: &state)
    checkSignals(of: &state)
    state.frames = []
    state.animations = []
    state.signals = []
    state.moves = []
    state.releases = []
  }

  /// Ends a session.
  mutating func finish(_ state: inout SessionState) {
    endOpen(&state)
    endRunning(&state)
    judgeSpoken(before: .infinity, in: &state)
    judgeSamples(of: &state)
    for machine in state.streams.indices where state.streams[machine] != nil {
      state.used.insert(machine)
    }
    for machine in state.used.members { tally.machines[machine].sessions += 1 }
    for context in state.settings.contexts { tally.contexts[context, default: 0] += 1 }
    guard state.errors > 0 else { return }
    tally.failed.append(
      (state.name, state.errors, state.firstError.file, state.firstError.line))
  }

  private mutating func handle(_ event: TraceEvent, at index: Int, in state: inout SessionState) {
    if isRepetition(event, of: state.last) {
      record(.duplicate, .none, event, in: &state)
      return
    }
    checkCounter(event, in: &state)
    if event.machine >= 0, isOfUnknownMachine(event) { return }
    defer { if !state.waits.isEmpty { noteOther(event, in: &state) } }
    switch event.kind {
    case .transition: transition(event, in: &state)
    case .state: showState(event, in: &state)
    case .event: trigger(event, in: &state)
    case .begin: begin(event, in: &state)
    case .end: end(event, in: &state)
    case .animation: animation(event, in: &state)
    case .frames: frames(event, at: index, in: &state)
    case .gap:
      advance(to: event, in: &state)
      record(.gap, .distance(event.value - event.time), event, in: &state)
      widen(&state)
    case .stop: stop(event, in: &state)
    case .signal: signal(event, at: index, in: &state)
    case .metric: metric(event, in: &state)
    case .announce: announce(event, in: &state)
    case .layout: layout(event, in: &state)
    case .meta, .other: break
    }
  }

  // MARK: Records

  /// Notes something that a person should know.
  mutating func record(
    _ rule: TraceRule, _ detail: TraceRecord.Detail, _ event: TraceEvent, machine: Int = -1,
    severity: Severity? = nil, in state: inout SessionState
  ) {
    var severity = severity ?? rule.severity
    if !options.levels.isEmpty {
      let path = log.paths[Int(event.file)]
      guard let asked = options.severity(of: rule, found: severity, path: path) else { return }
      severity = asked
    }
    tally.records.append(
      TraceRecord(
        rule: rule, severity: severity, file: event.file, line: event.line, session: state.name,
        time: event.time, machine: machine, detail: detail))
    guard severity == .error else { return }
    if rule.leavesRows { state.leftRows = true }
    if state.errors == 0 { state.firstError = (event.file, event.line) }
    state.errors += 1
  }

  /// The lines that could not be read.
  var malformedRecords: [TraceRecord] {
    log.malformed.compactMap { entry in
      let path = log.paths[Int(entry.file)]
      return options.severity(of: .malformed, found: .error, path: path).map {
        TraceRecord(
          rule: .malformed, severity: $0, file: entry.file, line: entry.line,
          session: NameTable.none, time: .nan, detail: .fault(entry.fault))
      }
    }
  }

  // MARK: Recording faults

  /// Whether a line says once more what the line before it said.
  private func isRepetition(_ event: TraceEvent, of last: TraceEvent) -> Bool {
    guard event.kind == last.kind, event.time == last.time, event.sequence == last.sequence,
      event.source == last.source, event.target == last.target
    else { return false }
    switch event.kind {
    case .state, .event, .transition, .begin, .end, .animation: break
    default: return false
    }
    return event.trigger == last.trigger && event.name == last.name && event.id == last.id
      && event.detail == last.detail && event.machine == last.machine
      && (event.duration == last.duration || event.duration.isNaN && last.duration.isNaN)
  }

  /// Notes lines that the counter of a session shows to be lost.
  mutating func checkCounter(_ event: TraceEvent, in state: inout SessionState) {
    guard state.usesCounter, event.sequence >= 0, state.last.sequence >= 0,
      event.sequence > state.last.sequence + 1
    else { return }
    record(.lost, .counters(state.last.sequence, event.sequence), event, in: &state)
    widen(&state)
  }

  /// Whether the counter of a session counts its lines, so that a jump shows a loss.
  private func usesCounter(_ session: TraceSession) -> Bool {
    var jumps = 0
    var last: Int64 = -1
    for position in session.events {
      let sequence = log.events[Int(order[position])].sequence
      guard sequence >= 0 else { continue }
      if last >= 0, sequence < last { return false }
      if last >= 0, sequence > last + 1 { jumps += 1 }
      last = sequence
    }
    return jumps > 0 && jumps * 2 <= session.events.count
  }

  /// After a hole the session may be wherever rows lead to, and nothing that ran can be judged.
  mutating func widen(_ state: inout SessionState) {
    suspend(&state)
    for machine in state.streams.indices {
      guard var stream = state.streams[machine], stream.isKnown else { continue }
      stream.states = machines[machine].reachable(from: stream.states)
      // Rows into modes do not leave the screen.
      if machines[machine].hasModes {
        stream.states = stream.states.intersection(machines[machine].screens)
      }
      stream.name = NameTable.none
      stream.edge = -1
      stream.pending = NameTable.none
      stream.implied = nil
      stream.forgetConfiguration()
      state.streams[machine] = stream
    }
  }

  /// Gives up all running measurements.
  private mutating func suspend(_ state: inout SessionState) {
    for entry in state.running { tally.counts[entry.obligation].inconclusive += 1 }
    state.running = []
    state.spoken = []
    state.nextDue = .infinity
    for entry in state.open where entry.judgement >= 0 && !entry.isInterrupted {
      countInconclusive(entry)
    }
    state.open = []
    state.beats = [:]
    state.lastBeats = [:]
    state.entries = [:]
    state.inside = []
    state.hasHole = true
  }
}
