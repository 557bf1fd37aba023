import SpecDiagnostics
import SpecModel
import SpecText

/// Puts what the monitor saw into words.
struct RecordWriter {
  let monitor: Monitor
  let places: SpecPlaces
  /// What is told of steps that no row allows, apart from lines.
  var stories: [StepStory.Key: StepStory] = [:]
  /// What is told of steps from states that sessions are not in, apart from lines.
  var discontinuities: [Discontinuity.Key: Discontinuity] = [:]
  /// The text that is being written.
  var words = ByteText()

  init(monitor: Monitor, places: SpecPlaces) {
    self.monitor = monitor
    self.places = places
  }

  var log: TraceLog { monitor.log }

  /// A record as a violation with its message and repair.
  mutating func violation(_ record: TraceRecord) -> TraceReport.Violation {
    var result = TraceReport.Violation(
      rule: record.rule, severity: record.severity, session: log.names[record.session],
      path: log.paths[Int(record.file)], line: Int(record.line),
      time: record.time.isNaN ? nil : record.time, message: "", group: record.rule.rawValue)
    switch record.detail {
    case .judgement(let index): write(step: index, record, into: &result)
    case .continuity(let index, let states, let since):
      write(discontinuity: index, states, since, record, into: &result)
    case .unanswered(let trigger, let states):
      write(unanswered: trigger, states, record, into: &result)
    case .name(let name): write(name: name, record, into: &result)
    case .measure(let obligation, let value, let start, let name):
      write((value, isOver: true), obligation, start, name, record, into: &result)
    case .overdue(let obligation, let value, let start, let name):
      write((value, isOver: false), obligation, start, name, record, into: &result)
    case .deviation(let obligation, let expected, let actual, let message):
      let stated = monitor.plan.obligations[obligation]
      result.spec = places.place(stated.origin, document: stated.document)
      result.group = stated.label
      (result.expected, result.actual, result.message) = (expected, actual, message)
      result.repair = Self.repair(record, expected: expected)
    case .begun(_, let name, let start) where record.rule == .duplicate:
      result.message =
        "id '\(log.names[name])' begins again, and what began with it on line \(start) has not ended"
      result.group = log.names[name]
      result.repair = "give what begins on line \(record.line) an id of its own"
    case .begun(let judgement, let name, _):
      write(begun: judgement, name, record, into: &result)
    default: write(recording: record, into: &result)
    }
    return result
  }

  /// What to do about samples, numbers and texts that are not what the spec states.
  private static func repair(_ record: TraceRecord, expected: String) -> String? {
    switch record.rule {
    case .wrongTarget: "let line \(record.line) enter \(expected)"
    case .period: "wait as stated (\(expected)), or state other waits in the spec"
    case .signal: "let it follow as stated, or state what it follows otherwise in the spec"
    case .spring: "let it spring back with \(expected), or state another spring in the spec"
    case .easing: "move it by \(expected), or state another curve in the spec"
    case .metric: "keep it \(expected), or state another bound in the spec"
    case .announce:
      "let the screen reader be told what is stated, where it is stated, or mend the statement"
    default: nil
    }
  }

  // MARK: Recording

  private func write(recording record: TraceRecord, into result: inout TraceReport.Violation) {
    switch record.detail {
    case .fault(let fault):
      result.message = "the line cannot be read: \(fault.text)"
      result.group = fault.text
      result.repair = "write the line as the trace format asks, or leave it out"
    case .counters(let before, let after):
      let count = after - before - 1
      result.message =
        "\(count) \(count == 1 ? "line is" : "lines are") missing: the counter goes from "
        + "\(before) to \(after)"
      result.repair = "record every line, or count with 'seq' only the lines that are recorded"
    case .distance(let distance) where record.rule == .clock:
      result.message = "the clock stepped back by \(Self.time(distance))"
      result.repair = "record a clock that never goes back, or a counter 'seq'"
    case .distance(let distance):
      result.message = "the recorder lost \(Self.time(distance)); what ran meanwhile is unknown"
    default:
      result.message = "the line repeats the line before it and is not counted"
      result.repair = "remove line \(record.line)"
    }
  }

  private func write(
    begun judgement: Int, _ name: NameID, _ record: TraceRecord,
    into result: inout TraceReport.Violation
  ) {
    if judgement >= 0 {
      let table = monitor.tables[record.machine]
      let step = stepText(table.judgements[judgement].key)
      result.message = "the transition '\(step)' begins and never ends"
      result.group = step
      if let edge = table.judgements[judgement].edges.first {
        result.spec = places.edge(edge, of: record.machine)
      }
    } else {
      result.message = "the operation '\(log.names[name])' begins and never ends"
      result.group = log.names[name]
    }
    result.repair = "record the end of what begins on line \(record.line)"
  }

  private func write(
    name: NameID, _ record: TraceRecord, into result: inout TraceReport.Violation
  ) {
    let text = JoinedNames.text(log.names[name])
    result.group = text
    if record.rule == .unmatchedEnd {
      result.message = "something ends here that never began"
      result.actual = text.isEmpty ? nil : "id \(text)"
      result.repair = "record the begin of what ends on line \(record.line)"
      return
    }
    let machine = monitor.machines[record.machine].machine
    let states = machine.states.map(\.name)
    let keys = Set(machine.states.map(\.key))
    let listed = JoinedNames.names(log.names[name])
    if listed.count > 1, listed.allSatisfy({ keys.contains(Names.key($0)) }) {
      result.message = "'\(text)' are not active at once in '\(machine.name)'"
      result.actual = text
      result.expected = "states of different concurrent parts"
      result.spec = places.place(machine.origin, of: record.machine)
      result.repair = "record one state of each part"
      return
    }
    result.message = "'\(text)' is no state of '\(machine.name)'"
    result.actual = text
    result.expected = "one of " + Self.list(states)
    result.spec = places.place(machine.origin, of: record.machine)
    if let near = Spelling.nearest(to: text, among: states) {
      result.repair = "did you mean '\(near)'? Else bind the name in the configuration"
    } else {
      result.repair = "add the state to the spec, or bind the name in the configuration"
    }
  }

  // MARK: Measures

  private func write(
    _ measured: (value: Double, isOver: Bool), _ index: Int, _ start: Int32, _ name: NameID,
    _ record: TraceRecord, into result: inout TraceReport.Violation
  ) {
    let (value, isOver) = measured
    let obligation = monitor.plan.obligations[index]
    result.spec = places.place(obligation.origin, document: obligation.document)
    result.group = obligation.label
    var stated = obligation.demand
    // A row that is taken when a time is over may be too early and too late.
    if obligation.isOfRow { stated?.isLimit = false }
    let demand = stated.map(\.text) ?? ""
    let subject = subject(of: obligation, name)
    let since = start == record.line ? "" : " since line \(start)"
    result.expected = demand
    result.actual = Self.time(value)
    switch (obligation.kind, isOver) {
    case (.frameRate, _):
      let rate = Numbers.text(obligation.demand?.quantity.min ?? 0, decimals: 1)
      result.expected = "\(rate) frames a second"
      result.actual = "\(Numbers.text(value, decimals: 1)) frames a second"
      result.message = "frames come at \(result.actual ?? "") where \(rate) are stated"
    case (.dwell, true):
      result.message = "the stay in \(subject) takes \(Self.time(value)), stated is \(demand)"
    case (.dwell, false):
      result.message =
        "the stay in \(subject) goes on after \(Self.time(value)), stated is \(demand)"
    case (.period, true):
      result.message = "\(subject) recurs after \(Self.time(value)), stated is \(demand)"
    case (.period, false):
      result.message =
        "\(subject) has not recurred after \(Self.time(value)), stated is \(demand)"
    case (_, true):
      result.message = "\(subject) takes \(Self.time(value)), stated is \(demand)"
    case (_, false):
      result.message = "\(subject) is not over after \(Self.time(value)), stated is \(demand)"
    }
    result.message += since
    result.repair = repair(obligation, value)
  }

  private func subject(of obligation: Obligation, _ name: NameID) -> String {
    switch obligation.subject {
    case .edge: "'\(obligation.label)'"
    case .state(let machine, let state): "'\(monitor.machines[machine].name(state))'"
    default: name >= 0 ? "'\(log.names[name])'" : "'\(obligation.label)'"
    }
  }

  private func repair(_ obligation: Obligation, _ value: Double) -> String? {
    guard let quantity = obligation.demand?.quantity else { return nil }
    guard obligation.kind != .frameRate else {
      let pause = Self.time(1000 / max(1, quantity.min ?? 60))
      return "present a frame every \(pause), or state another rate in the spec"
    }
    let bound = value > (quantity.max ?? .infinity) ? quantity.max : quantity.min
    guard let bound else { return nil }
    let word = value > bound ? "shorten" : "lengthen"
    return "\(word) it by \(Self.time(abs(value - bound))), or state another time in the spec"
  }

  /// A time in words.
  static func time(_ value: Double) -> String { "\(Numbers.text(value, decimals: 1)) ms" }
}

/// Finds the lines of the spec.
struct SpecPlaces {
  let specs: [SpecDocument]
  let machines: [CompiledMachine]
  let sources: [FileID: SourceText]

  func place(_ origin: Origin, document: Int) -> TraceReport.SpecPlace {
    TraceReport.SpecPlace(
      path: specs[document].path, line: sources[origin.file]?.line(of: origin.range.start),
      origin: origin)
  }

  func place(_ origin: Origin, of machine: Int) -> TraceReport.SpecPlace {
    place(origin, document: machines[machine].document)
  }

  func edge(_ edge: Int, of machine: Int) -> TraceReport.SpecPlace {
    let compiled = machines[machine]
    let transition = compiled.machine.transitions[compiled.edges[edge].transition]
    return place(transition.origin, of: machine)
  }
}
