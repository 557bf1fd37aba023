import SpecModel

/// Says what was not checked, and why: nothing passes in silence.
struct NotChecked {
  let monitor: Monitor
  let report: TraceReport

  /// One sentence for each reason.
  func reasons() -> [String] {
    var result: [String] = []
    if monitor.machines.isEmpty {
      let what = monitor.options.machine.map { "has no state machine '\($0)'" }
      result.append("the spec \(what ?? "declares no state machine"), so no step can be checked")
    }
    if report.input.lines == 0 { result.append("the trace is empty") }
    let tally = monitor.tally
    let unknownKinds = monitor.log.unknownKinds.filter {
      !ForeignSink.isHeader(monitor.log.names[$0.key])
    }
    if !unknownKinds.isEmpty {
      let kinds = unknownKinds.sorted {
        monitor.log.names[$0.key] < monitor.log.names[$1.key]
      }.map { entry in
        let name = monitor.log.names[entry.key]
        return "\(name.isEmpty ? "no kind" : "'\(name)'") (\(entry.value))"
      }
      result.append("lines of unknown kinds: " + kinds.joined(separator: ", "))
    }
    for (kind, count) in tally.uncheckedKinds.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      result.append("lines of kind '\(kind)' were read and held against nothing: \(count)")
    }
    result += unitReasons()
    if !report.layoutLines.isEmpty, !monitor.options.checksLayouts {
      result.append("layout dumps that lines name: \(report.layoutLines.count)")
    }
    if tally.unmatchedEvents > 0 {
      result.append("events whose name is no trigger of the spec: \(tally.unmatchedEvents)")
    }
    if tally.framesOutside > 0 {
      result.append("lines of frames outside of animations: \(tally.framesOutside)")
    }
    result += machineReasons()
    if !monitor.plan.unheld.isEmpty {
      let names = Self.listed(monitor.plan.unheld.map { "'\($0.subject)'" })
      result.append(
        "times of the spec that no line of a trace tells: \(monitor.plan.unheld.count) (\(names))")
    }
    if report.omittedViolations > 0 {
      result.append("violations beyond the list: \(report.omittedViolations)")
    }
    let undecided = report.obligations.filter { $0.counts.inconclusive > 0 }
    if !undecided.isEmpty {
      let names = Self.listed(undecided.map { "'\($0.label)'" })
      result.append(
        "demands that were not decided, since the recording ends, has a hole or is not exact enough: "
          + "\(undecided.count) (\(names))")
    }
    let untriggered = report.obligations.filter {
      $0.kind != .transition && $0.counts.judged == 0 && $0.counts.inconclusive == 0
    }
    if !untriggered.isEmpty {
      let names = Self.listed(untriggered.map { "'\($0.label)'" })
      result.append(
        "demands of the spec that the trace never touched: \(untriggered.count) (\(names))")
    }
    return result
  }

  /// All names, for programs read them, too; `short` cuts them for people.
  private static func listed(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// A reason for people: of a long list the first names, for their number stands before them.
  static func short(_ reason: String) -> String {
    guard reason.utf8.count > longest else { return reason }
    let head = reason.prefix(longest)
    guard let end = head.ranges(of: ", ").last?.lowerBound, reason.hasSuffix(")") else {
      return reason
    }
    return String(head[..<end]) + ", …)"
  }

  /// Bytes of a reason that is shown whole.
  private static let longest = 240

  /// Numbers whose units are none of what is stated.
  private func unitReasons() -> [String] {
    let names = monitor.log.names
    let odd = monitor.tally.oddUnits.sorted { names[$0.key] < names[$1.key] }
    guard !odd.isEmpty else { return [] }
    let units = Self.listed(odd.map { "'\(names[$0.key])' (\($0.value))" })
    return ["metrics in units that do not fit what the spec states: \(units)"]
  }

  /// Lines that name machines which the specs do not have.
  private func machineReasons() -> [String] {
    let unknown = monitor.tally.unknownMachines.sorted {
      monitor.log.names[$0.key] < monitor.log.names[$1.key]
    }
    guard !unknown.isEmpty else { return [] }
    let names = Self.listed(unknown.map { "'\(monitor.log.names[$0.key])' (\($0.value))" })
    return ["lines of machines that the spec does not have: \(names)"]
  }
}
