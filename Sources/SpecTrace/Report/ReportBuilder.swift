import SpecDiagnostics
import SpecModel
import SpecText

/// Makes the report from what the monitor counted.
struct ReportBuilder {
  let monitor: Monitor
  let places: SpecPlaces
  /// Who puts into words what was noted.
  var workers = Workers.one
  var sizes = ShareSizes()

  private var log: TraceLog { monitor.log }
  private var tally: Tally { monitor.tally }

  /// How many violations are listed.
  static let violationLimit = 100_000

  func report() -> TraceReport {
    var report = TraceReport()
    report.input = TraceReport.Input(
      files: log.paths.count, lines: log.lineCount, events: log.knownEventCount,
      malformed: log.malformed.count, ignored: log.ignoredCount)
    report.sessionCount = tally.sessions
    report.failedSessions = tally.failed.map { entry in
      TraceReport.FailedSession(
        name: log.names[entry.session], path: log.paths[Int(entry.file)], line: Int(entry.line),
        errors: entry.count)
    }
    report.machines = monitor.machines.indices.compactMap(use)
    report.coverage = CoverageBuilder(monitor: monitor).coverage()
    report.contexts = tally.contexts
    report.obligations = monitor.plan.obligations.indices.map(result)
    addRecords(to: &report)
    addLayouts(to: &report)
    report.notes += GapWriter(monitor: monitor, places: places).notes()
    report.notes += marginalNotes()
    report.notes += looseNames()
    grade(&report.notes)
    if monitor.options.explains {
      var writer = ExplanationWriter(monitor: monitor, places: places)
      report.alignment = writer.alignment()
    }
    report.verdict = verdict(report)
    report.notChecked = NotChecked(monitor: monitor, report: report).reasons()
    return report
  }

  private func use(_ machine: Int) -> TraceReport.MachineUse? {
    let sessions = tally.machines[machine].sessions
    guard sessions > 0 else { return nil }
    let compiled = monitor.machines[machine]
    return TraceReport.MachineUse(
      name: compiled.machine.name, path: places.specs[compiled.document].path, sessions: sessions)
  }

  private func addRecords(to report: inout TraceReport) {
    let malformed = monitor.malformedRecords
    // A line may have several records; they keep the order in which they were made.
    let records = tally.records + malformed
    let order = records.indices.map { (records[$0].file, records[$0].line, $0) }
    var listed: [TraceRecord] = []
    listed.reserveCapacity(records.count)
    for (_, _, index) in order.sorted(by: <) {
      let record = records[index]
      if record.rule.isNote || listed.count < Self.violationLimit {
        listed.append(record)
      } else {
        report.omittedViolations += 1
        if record.severity == .error { report.omittedErrors += 1 }
      }
    }
    // Most lists have no notes among them: they are handed on as they are.
    let told = violations(of: listed)
    if listed.contains(where: { $0.rule.isNote }) {
      report.notes += told.filter { $0.rule.isNote }
      report.violations = told.filter { !$0.rule.isNote }
    } else {
      report.violations = told
    }
  }

  /// Records in words, in shares that other threads may write.
  private func violations(of records: [TraceRecord]) -> [TraceReport.Violation] {
    let shares = workers.shares(of: records.count, atLeast: sizes.records)
    let (monitor, places) = (monitor, places)
    let told = workers.map(shares.count) { index in
      var writer = RecordWriter(monitor: monitor, places: places)
      return records[shares[index]].map { writer.violation($0) }
    }
    return told.count == 1 ? told[0] : told.flatMap { $0 }
  }

  private func addLayouts(to report: inout TraceReport) {
    let lines = tally.layouts.sorted {
      ($0.event.file, $0.event.line) < ($1.event.file, $1.event.line)
    }
    report.layoutLines = lines.map { layout in
      TraceReport.LayoutLine(
        path: log.paths[Int(layout.event.file)], line: Int(layout.event.line),
        session: log.names[layout.session],
        time: layout.event.time.isNaN ? nil : layout.event.time, state: layout.state,
        dump: log.names[layout.event.detail])
    }
  }

  private func result(_ index: Int) -> TraceReport.ObligationResult {
    let obligation = monitor.plan.obligations[index]
    return TraceReport.ObligationResult(
      id: obligation.id, kind: obligation.kind, label: obligation.label,
      spec: places.place(obligation.origin, document: obligation.document),
      counts: tally.counts[index], statistics: Self.statistics(tally.values[index]))
  }

  private static func statistics(_ values: Sketch) -> TraceReport.Statistics? {
    guard values.count > 0 else { return nil }
    return TraceReport.Statistics(
      count: values.count, p50: values.quantile(0.5), p90: values.quantile(0.9),
      p95: values.quantile(0.95), p99: values.quantile(0.99), max: values.maximum)
  }

  private func verdict(_ report: TraceReport) -> TraceReport.Verdict {
    let hasError =
      report.omittedErrors > 0 || report.violations.contains { $0.severity == .error }
      || report.notes.contains { $0.severity == .error }
    if hasError { return .fail }
    let counts = tally.counts
    let isDoubtful =
      counts.contains { $0.inconclusive > 0 }
      || report.violations.contains { $0.rule == .unfinished || $0.rule == .lost }
      || report.notes.contains { $0.rule == .gap }
    let isMarginal = counts.contains { $0.marginal > 0 }
    if monitor.options.isStrict, isDoubtful || isMarginal { return .fail }
    if isDoubtful { return .inconclusive }
    let hasChecked =
      counts.contains { $0.judged > 0 || $0.unspecified > 0 }
      || tally.machines.contains { !$0.visited.isEmpty }
    return hasChecked ? .pass : .nothingChecked
  }

  /// Gives notes the severity that a person asks for, and leaves out those that nobody wants.
  private func grade(_ notes: inout [TraceReport.Violation]) {
    guard !monitor.options.levels.isEmpty else { return }
    notes = notes.compactMap { note in
      guard
        let severity = monitor.options.severity(
          of: note.rule, found: note.severity, path: note.path)
      else { return nil }
      var note = note
      note.severity = severity
      return note
    }
  }

  private func marginalNotes() -> [TraceReport.Violation] {
    monitor.plan.obligations.indices.compactMap { index in
      let count = tally.counts[index].marginal
      guard count > 0 else { return nil }
      let obligation = monitor.plan.obligations[index]
      let times = count == 1 ? "1 measured value lies" : "\(count) measured values lie"
      return TraceReport.Violation(
        rule: .marginal, severity: .info, session: "", path: "", line: 0, time: nil,
        message: "'\(obligation.label)': \(times) closer to the bound than the stamps are exact",
        expected: obligation.demand?.text,
        spec: places.place(obligation.origin, document: obligation.document),
        group: obligation.label)
    }
  }

  // MARK: Loose names

  private func looseNames() -> [TraceReport.Violation] {
    var notes: [TraceReport.Violation] = []
    for (index, table) in monitor.tables.enumerated() where tally.machines[index].sessions > 0 {
      for (name, match) in table.matches.sorted(by: { log.names[$0.name] < log.names[$1.name] })
      where match.rule != .exact {
        let states = table.compiled.label(StateSet(match.named))
        notes.append(
          note(
            name, "is taken for \(states), \(Self.reason(match.rule))",
            spec: match.named.first.map {
              places.place(table.compiled.machine.states[$0].origin, of: index)
            }))
      }
    }
    for (name, obligation) in tally.looseSubjects.sorted(by: {
      log.names[$0.key] < log.names[$1.key]
    }) {
      let subject = monitor.plan.obligations[obligation]
      notes.append(
        note(
          name, "is held against '\(subject.label)', since the words agree",
          spec: places.place(subject.origin, document: subject.document)))
    }
    return notes
  }

  private static func reason(_ rule: NameRule) -> String {
    switch rule {
    case .exact: "by its spelling"
    case .folded: "apart from case, marks and filler words"
    case .joined: "as the spec's own names were joined"
    case .nested: "as a path or list of states"
    }
  }

  private func note(
    _ name: NameID, _ text: String, spec: TraceReport.SpecPlace?
  ) -> TraceReport.Violation {
    let shown = JoinedNames.text(log.names[name])
    return TraceReport.Violation(
      rule: .looseName, severity: .info, session: "", path: "", line: 0, time: nil,
      message: "'\(shown)' \(text)", spec: spec,
      repair: "bind the name in the configuration to be sure", group: shown)
  }
}
