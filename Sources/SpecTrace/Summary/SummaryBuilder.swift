import SpecDiagnostics
import SpecModel

/// Makes the summary from what the monitor counted.
struct SummaryBuilder {
  let monitor: Monitor
  let places: SpecPlaces

  private var tally: Tally { monitor.tally }

  func summary() -> TraceSummary {
    var result = TraceSummary(spec: digest)
    let log = monitor.log
    result.input = .init(
      lines: log.lineCount, events: log.knownEventCount, malformed: log.malformed.count,
      ignored: log.ignoredCount)
    result.sessions = tally.sessions
    result.failed = tally.failed.count
    result.machines = monitor.machines.indices.map(machine)
    result.demands = monitor.plan.obligations.indices.map(demand)
    addCauses(to: &result)
    addGaps(to: &result)
    result.worst = Array(
      tally.failed.map { .init(session: log.names[$0.session], errors: $0.count) }.sorted()
        .prefix(TraceSummary.worstLimit))
    if monitor.options.explains { result.repairs = repairs }
    result.contexts = tally.contexts
    addUnchecked(to: &result)
    return result
  }

  /// A digest of all names and demands (FNV-1a), so that only checks of one spec are joined.
  private var digest: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    add(monitor.options.world.rawValue)
    for machine in monitor.machines {
      add(machine.machine.key)
      for state in machine.machine.states { add(state.name) }
      for edge in machine.edges.indices { add(machine.label(edge)) }
    }
    for obligation in monitor.plan.obligations {
      add(obligation.id)
      add(obligation.demand?.text ?? "")
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  private func machine(_ index: Int) -> TraceSummary.Machine {
    let compiled = monitor.machines[index]
    let counted = tally.machines[index]
    let states = compiled.machine.states
    return TraceSummary.Machine(
      name: compiled.machine.name, path: places.specs[compiled.document].path,
      sessions: counted.sessions, states: states.map(\.name),
      visited: states.indices.map { counted.visited.contains($0) },
      rows: compiled.edges.indices.map(compiled.label), counts: counted.edges,
      pairs: counted.pairs.sorted())
  }

  private func demand(_ index: Int) -> TraceSummary.Demand {
    let obligation = monitor.plan.obligations[index]
    return TraceSummary.Demand(
      id: obligation.id, kind: obligation.kind.rawValue, label: obligation.label,
      counts: tally.counts[index], values: tally.values[index])
  }

  // MARK: Causes

  private func addCauses(to result: inout TraceSummary) {
    var writer = RecordWriter(monitor: monitor, places: places)
    var last: [TraceSummary.Cause: NameID] = [:]
    for record in tally.records + monitor.malformedRecords {
      let violation = writer.violation(record)
      let cause = TraceSummary.Cause(
        severity: Self.rank(record.severity), rule: record.rule.rawValue,
        subject: violation.group)
      let isFirst = record.session >= 0 && last[cause] != record.session
      last[cause] = record.session
      let sample = TraceSummary.Sample(
        session: monitor.log.names[record.session], time: Self.microseconds(record.time))
      result.causes[cause, default: .init()].add(sample, isFirstOfSession: isFirst)
    }
  }

  private static func rank(_ severity: Severity) -> Int {
    switch severity {
    case .error: TraceSummary.errorRank
    case .warning: 2
    case .info: 1
    }
  }

  private static func microseconds(_ time: Double) -> Int? {
    time.isNaN ? nil : Int(max(-9e18, min(9e18, (time * 1000).rounded())))
  }

  private func addGaps(to result: inout TraceSummary) {
    let writer = RecordWriter(monitor: monitor, places: places)
    for (index, machine) in tally.machines.enumerated() {
      for step in machine.judgements.indices where machine.judgements[step] > 0 {
        let judgement = monitor.tables[index].judgements[step]
        guard judgement.outcome == .unspecified else { continue }
        let name = monitor.machines[index].machine.name
        let key = "\(name): \(writer.stepText(judgement.key))"
        result.gaps[key, default: .init()].count += machine.judgements[step]
      }
    }
  }

  private var repairs: TraceSummary.Repairs {
    var result = TraceSummary.Repairs()
    var writer = ExplanationWriter(monitor: monitor, places: places)
    let alignment = writer.alignment()
    result.cost = alignment.cost
    result.sessions = alignment.sessions
    for cause in alignment.causes {
      let key = TraceSummary.Repair(
        kind: cause.kind.rawValue, step: cause.step,
        shown: cause.kind == .wrong ? cause.shown ?? "" : "")
      result.changes[key, default: .init()].count += cause.count
      result.changes[key, default: .init()].sessions += cause.sessions
    }
    return result
  }

  private func addUnchecked(to result: inout TraceSummary) {
    result.unchecked.merge(monitor.unchecked, uniquingKeysWith: +)
  }
}

extension Monitor {
  /// How many lines were read and held against nothing, by kind.
  var unchecked: [String: Int] {
    var result: [String: Int] = [:]
    for (kind, count) in tally.uncheckedKinds { result["\(kind)", default: 0] += count }
    if !tally.layouts.isEmpty { result["layout", default: 0] += tally.layouts.count }
    for (kind, count) in log.unknownKinds where !ForeignSink.isHeader(log.names[kind]) {
      result[log.names[kind], default: 0] += count
    }
    if tally.unmatchedEvents > 0 {
      result["events that are no trigger", default: 0] += tally.unmatchedEvents
    }
    if tally.framesOutside > 0 {
      result["frames outside of animations", default: 0] += tally.framesOutside
    }
    if machines.count > 1, !tally.unknownMachines.isEmpty {
      result["lines of unknown machines", default: 0] +=
        tally.unknownMachines.values.reduce(0, +)
    }
    return result
  }
}
