import SpecModel

extension RecordWriter {
  /// A step as the trace writes it: "Default -> Error : Corruption Detected".
  func stepText(_ key: StepKey) -> String {
    let source = key.source >= 0 ? JoinedNames.text(log.names[key.source]) : "?"
    let step = "\(source) -> \(JoinedNames.text(log.names[key.target]))"
    return key.trigger >= 0 ? "\(step) : \(log.names[key.trigger])" : step
  }

  /// A step that has no row, or a row that says otherwise.
  mutating func write(
    step index: Int, _ record: TraceRecord, into result: inout TraceReport.Violation
  ) {
    let key = StepStory.Key(machine: record.machine, judgement: index)
    let told = stories[key] ?? story(key)
    stories[key] = told
    result.message = told.message
    result.expected = told.expected
    result.actual = told.actual
    result.group = told.actual
    result.spec = told.spec
    result.repair = told.repair(line: record.line, &words)
  }

  private func story(_ key: StepStory.Key) -> StepStory {
    let table = monitor.tables[key.machine]
    let compiled = table.compiled
    let judgement = table.judgements[key.judgement]
    let source =
      judgement.key.source >= 0
      ? JoinedNames.text(log.names[judgement.key.source]) : compiled.label(judgement.source)
    let target = JoinedNames.text(log.names[judgement.key.target])
    let trigger = judgement.key.trigger >= 0 ? log.names[judgement.key.trigger] : ""
    let step = stepText(judgement.key)
    var result = StepStory(
      message: "", expected: Self.rows(judgement.edges, compiled), actual: step,
      spec: judgement.edges.first.map { places.edge($0, of: key.machine) })
    switch judgement.outcome {
    case .wrongTarget:
      let targets = Self.list(judgement.edges.map { compiled.target($0) })
      result.message =
        "'\(trigger)' leads from '\(source)' to \(targets), the trace enters '\(target)'"
      result.repair = ["let line ", " enter \(targets)"]
    case .wrongTrigger:
      let triggers = Self.list(judgement.edges.compactMap { compiled.trigger($0) })
      result.message =
        "'\(source)' changes to '\(target)' on \(triggers), the trace shows '\(trigger)'"
      result.repair = ["let \(triggers) trigger line ", ""]
    case .forbidden(let index):
      result.message = "the spec forbids the step '\(step)'"
      result.expected = "no step '\(step)'"
      result.spec = places.place(compiled.machine.prohibitions[index].origin, of: key.machine)
      result.repair = ["remove the step on line ", ""]
    default: describe(undefined: judgement, source, target, compiled, key.machine, into: &result)
    }
    return result
  }

  private func describe(
    undefined judgement: StepJudgement, _ source: String, _ target: String,
    _ compiled: CompiledMachine, _ machine: Int, into result: inout StepStory
  ) {
    let key = judgement.key
    let shown = key.trigger >= 0 ? "'\(log.names[key.trigger])' to '\(target)'" : "'\(target)'"
    result.message =
      "after '\(source)' the trace shows \(shown), and no row leaves '\(source)' for '\(target)'"
    result.spec = nil
    let leaving = compiled.edges.indices.filter {
      compiled.edges[$0].source.meets(judgement.source)
    }
    result.expected = leaving.isEmpty ? nil : Self.rows(leaving, compiled)
    guard let near = nearest(to: judgement, compiled) else { return }
    result.spec = places.edge(near, of: machine)
    result.message += "; the nearest row is '\(compiled.label(near))'"
    result.repair = missing(from: judgement.source, to: judgement, compiled)
  }

  /// What would make an undefined step legal: a step before it, or its absence; the line stands between the texts.
  private func missing(
    from states: StateSet, to judgement: StepJudgement, _ compiled: CompiledMachine
  ) -> [String] {
    let trigger = judgement.key.trigger >= 0 ? log.names[judgement.key.trigger] : nil
    let folded = trigger.map { monitor.options.bindings[$0] ?? $0 }.map(CompiledMachine.fold)
    // The row whose target and trigger fit shows where the session should have been.
    let fitting = compiled.edges.indices.first { index in
      let edge = compiled.edges[index]
      return edge.target.meets(judgement.target)
        && (folded.map { edge.triggers.contains($0) } ?? true)
    }
    guard let fitting,
      let route = compiled.route(from: states, to: compiled.edges[fitting].source),
      !route.isEmpty
    else { return ["line ", " is surplus"] }
    return [steps(route, compiled) + " missing before line ", ", or line ", " is surplus"]
  }

  private func steps(_ route: [Int], _ compiled: CompiledMachine) -> String {
    let labels = route.map { "'\(compiled.label($0))'" }.joined(separator: ", then ")
    return labels + (route.count == 1 ? " is" : " are")
  }

  /// A step from a state that the session is not in.
  mutating func write(
    discontinuity index: Int, _ states: StateSet, _ since: Int32, _ record: TraceRecord,
    into result: inout TraceReport.Violation
  ) {
    let key = Discontinuity.Key(machine: record.machine, judgement: index, states: states)
    let told: Discontinuity
    if let known = discontinuities[key] {
      told = known
    } else {
      told = discontinuity(key)
      discontinuities[key] = told
    }
    words.removeAll()
    words += told.stay
    words += " since line "
    words += Int(since)
    words += ", "
    words += told.leave
    result.message = words.string
    result.expected = told.expected
    result.actual = told.actual
    result.group = told.group
    result.spec = told.spec
    words.removeAll()
    if let route = told.route {
      words += route
      words += " missing before line "
      words += Int(record.line)
      words += ", or "
    }
    words += "line "
    words += Int(record.line)
    words += " is surplus"
    result.repair = words.string
  }

  private func discontinuity(_ key: Discontinuity.Key) -> Discontinuity {
    let compiled = monitor.machines[key.machine]
    let judgement = monitor.tables[key.machine].judgements[key.judgement]
    let states = compiled.label(key.states)
    let isShown = judgement.key.source >= 0
    let source = JoinedNames.text(
      log.names[isShown ? judgement.key.source : judgement.key.target])
    let route = compiled.route(from: key.states, to: judgement.source) ?? []
    let row = route.first ?? judgement.edges.first
    return Discontinuity(
      stay: "the session is in \(states)",
      leave: isShown ? "the trace leaves '\(source)'" : "no row leads from there to '\(source)'",
      expected: "a step from \(states)", actual: stepText(judgement.key),
      group: "\(states), then '\(source)'",
      spec: row.map { places.edge($0, of: key.machine) },
      route: route.isEmpty ? nil : steps(route, compiled))
  }

  /// A trigger that no row of the possible states answers.
  func write(
    unanswered trigger: NameID, _ states: StateSet, _ record: TraceRecord,
    into result: inout TraceReport.Violation
  ) {
    let compiled = monitor.machines[record.machine]
    let name = log.names[trigger]
    let leaving = compiled.edges.indices.filter { compiled.edges[$0].source.meets(states) }
    result.message = "no row of \(compiled.label(states)) answers '\(name)'"
    result.actual = name
    result.group = name
    result.expected = Self.list(leaving.compactMap { compiled.trigger($0) })
    if let edge = leaving.first { result.spec = places.edge(edge, of: record.machine) }
    result.repair = "line \(record.line) is surplus, or a row for '\(name)' is missing in the spec"
  }

  /// The row that shares most with a step: source, target, trigger; the first of equals.
  private func nearest(to judgement: StepJudgement, _ compiled: CompiledMachine) -> Int? {
    let name = judgement.key.trigger >= 0 ? log.names[judgement.key.trigger] : ""
    let trigger = CompiledMachine.fold(monitor.options.bindings[name] ?? name)
    var best: (edge: Int, score: Int)?
    for (index, edge) in compiled.edges.enumerated() {
      var score = edge.triggers.contains(trigger) ? 4 : 0
      if edge.source.meets(judgement.source) { score += 3 }
      if edge.target.meets(judgement.target) { score += 2 }
      if score > best?.score ?? 0 { best = (index, score) }
    }
    return best?.edge
  }

  /// Names in quotes, each once, and not more than a reader takes in.
  static func list(_ names: [String]) -> String {
    var seen: [String] = []
    for name in names where !seen.contains(name) {
      if seen.count == 12 { return quoted(seen) + " or others" }
      seen.append(name)
    }
    return quoted(seen)
  }

  private static func quoted(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: " or ")
  }

  private static func rows(_ edges: [Int], _ compiled: CompiledMachine) -> String {
    let labels = edges.prefix(6).map(compiled.label).joined(separator: " or ")
    return edges.count > 6 ? "\(labels) or others" : labels
  }
}

/// What is told of a step that no row allows, apart from lines.
struct StepStory {
  struct Key: Hashable {
    var machine: Int
    var judgement: Int
  }

  var message: String
  var expected: String?
  var actual: String
  var spec: TraceReport.SpecPlace?
  /// The texts between which the line stands; empty where nothing is proposed.
  var repair: [String] = []

  /// What to do about a line, put together in `words`; `nil` where nothing is proposed.
  func repair(line: Int32, _ words: inout ByteText) -> String? {
    guard let first = repair.first else { return nil }
    words.removeAll()
    words += first
    for text in repair.dropFirst() {
      words += Int(line)
      words += text
    }
    return words.string
  }
}

/// What is told of a step from a state that a session is not in, apart from lines.
struct Discontinuity {
  struct Key: Hashable {
    var machine: Int
    var judgement: Int
    var states: StateSet
  }

  var stay: String
  var leave: String
  var expected: String
  var actual: String
  var group: String
  var spec: TraceReport.SpecPlace?
  /// The steps that are missing; `nil` where there is no way.
  var route: String?
}
