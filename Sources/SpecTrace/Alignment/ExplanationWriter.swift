import SpecModel

/// Puts repairs into the spec's own words and groups them by cause.
struct ExplanationWriter {
  let monitor: Monitor
  let places: SpecPlaces

  /// What recurs in explanations, in words.
  private var rows: [Row: String] = [:]
  private var contents: [ShownLine.Content: String] = [:]
  private var labels: [Place: String] = [:]
  /// The explanation that is being written.
  private var words = ByteText()

  private struct Row: Hashable {
    var machine: Int
    var edge: Int
  }

  private struct Place: Hashable {
    var machine: Int
    var states: StateSet
  }

  private var log: TraceLog { monitor.log }

  /// How many lines show each cause.
  private static let sampleLimit = 3

  init(monitor: Monitor, places: SpecPlaces) {
    self.monitor = monitor
    self.places = places
  }

  /// All repairs of the run.
  mutating func alignment() -> TraceReport.Alignment {
    var result = TraceReport.Alignment()
    result.unexplained = monitor.tally.unexplained
    let repairs = monitor.tally.repairs.sorted { Self.key($0) < Self.key($1) }
    result.cost = repairs.reduce(0) { $0 + $1.cost }
    result.sessions = Set(repairs.map(\.session)).count
    result.explanations.reserveCapacity(repairs.count)
    for repair in repairs { result.explanations.append(explanation(repair)) }
    result.causes = causes(repairs)
    return result
  }

  private static func key(_ repair: SessionRepair) -> (Int32, Int32, Int) {
    let place = repair.choices.first?.first?.place
    return (place?.file ?? 0, place?.line ?? 0, repair.machine)
  }

  // MARK: Causes

  private struct Cause: Hashable {
    var machine: Int
    var kind: TraceReport.Alignment.Kind
    var edge: Int
    var shown: ShownLine.Content?
  }

  private mutating func causes(_ repairs: [SessionRepair]) -> [TraceReport.Alignment.Cause] {
    var indices: [Cause: Int] = [:]
    var found: [TraceReport.Alignment.Cause] = []
    var lastSession: [NameID] = []
    for repair in repairs {
      for change in repair.choices.first ?? [] {
        let key = Self.cause(of: change, repair.machine)
        let index = indices[key] ?? found.count
        if index == found.count {
          indices[key] = index
          found.append(cause(key))
          lastSession.append(NameTable.none - 1)
        }
        found[index].count += 1
        if lastSession[index] != repair.session { found[index].sessions += 1 }
        lastSession[index] = repair.session
        guard found[index].samples.count < Self.sampleLimit else { continue }
        found[index].samples.append(sample(change.place, repair.session))
      }
    }
    return found.sorted { ($1.sessions, $1.count, $0.step) < ($0.sessions, $0.count, $1.step) }
  }

  private static func cause(of change: SessionRepair.Change, _ machine: Int) -> Cause {
    switch change {
    case .missing(let edge, _): Cause(machine: machine, kind: .missing, edge: edge)
    case .surplus(let line):
      Cause(machine: machine, kind: .surplus, edge: -1, shown: line.content)
    case .wrong(let edge, let line):
      Cause(machine: machine, kind: .wrong, edge: edge, shown: line.content)
    }
  }

  private mutating func cause(_ key: Cause) -> TraceReport.Alignment.Cause {
    let compiled = monitor.machines[key.machine]
    var result = TraceReport.Alignment.Cause(
      kind: key.kind, step: key.edge >= 0 ? compiled.label(key.edge) : "")
    if let shown = key.shown { result.shown = text(shown) }
    if key.edge >= 0 { result.spec = places.edge(key.edge, of: key.machine) }
    if key.kind == .surplus { result.step = result.shown ?? "" }
    return result
  }

  private func sample(
    _ place: ShownLine, _ session: NameID
  ) -> TraceReport.Alignment.Sample {
    .init(
      session: log.names[session], path: log.paths[Int(place.file)], line: Int(place.line))
  }

  // MARK: Words

  private mutating func explanation(
    _ repair: SessionRepair
  ) -> TraceReport.Alignment.Explanation {
    let place = repair.choices.first?.first?.place
    words.removeAll()
    if let place {
      words += "line "
      words += Int(place.line)
      words += ": "
    }
    words += after(repair)
    if let place {
      words += "the trace shows '"
      words += text(place.content)
      words += "'"
    }
    words += repair.choices.count > 1 ? "; either " : "; "
    var places: [Range<Int>] = []
    places.reserveCapacity(repair.choices.count)
    for choice in repair.choices {
      if !places.isEmpty { words += ", or " }
      let start = words.count
      add(choice, repair.machine)
      places.append(start..<words.count)
    }
    return .init(
      session: log.names[repair.session], path: place.map { log.paths[Int($0.file)] } ?? "",
      line: place.map { Int($0.line) } ?? 0, cost: repair.cost, message: words.string,
      places: places)
  }

  /// Where a session is before its first change; nothing where it may be anywhere.
  private mutating func after(_ repair: SessionRepair) -> String {
    let place = Place(machine: repair.machine, states: repair.states)
    if let known = labels[place] { return known }
    let compiled = monitor.machines[repair.machine]
    let isAnywhere = repair.states.isEmpty || repair.states == compiled.allStates
    let text = isAnywhere ? "" : "after \(compiled.label(repair.states)) "
    labels[place] = text
    return text
  }

  private mutating func add(_ changes: [SessionRepair.Change], _ machine: Int) {
    var index = 0
    while index < changes.count {
      if index > 0 { words += " and " }
      switch changes[index] {
      case .surplus(let line):
        words += "line "
        words += Int(line.line)
        words += " is surplus"
      case .wrong(let edge, let line):
        words += "line "
        words += Int(line.line)
        words += " should be "
        words += row(edge, machine)
      case .missing(_, let before):
        let first = index
        while index < changes.count, case .missing(let edge, before) = changes[index] {
          if index > first { words += ", then " }
          words += row(edge, machine)
          index += 1
        }
        words += index == first + 1 ? " is missing before line " : " are missing before line "
        words += Int(before.line)
        continue
      }
      index += 1
    }
  }

  /// A row as "'Back' (Photo Detail -> Default)".
  private mutating func row(_ edge: Int, _ machine: Int) -> String {
    let key = Row(machine: machine, edge: edge)
    if let known = rows[key] { return known }
    let text = text(ofRow: edge, monitor.machines[machine])
    rows[key] = text
    return text
  }

  private func text(ofRow edge: Int, _ compiled: CompiledMachine) -> String {
    let transition = compiled.machine.transitions[compiled.edges[edge].transition]
    let source = transition.source.map { compiled.name($0.index) } ?? "*"
    let step = "\(source) -> \(compiled.name(transition.target.index))"
    return transition.trigger.map { "'\($0.text)' (\(step))" } ?? "'\(step)'"
  }

  private mutating func text(_ content: ShownLine.Content) -> String {
    if let known = contents[content] { return known }
    let text =
      switch content {
      case .step(let key): RecordWriter(monitor: monitor, places: places).stepText(key)
      case .state(let name): JoinedNames.text(log.names[name])
      case .trigger(let name): log.names[name]
      case .none: ""
      }
    contents[content] = text
    return text
  }
}
