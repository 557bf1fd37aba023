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
    if !monitor.log.unknownKinds.isEmpty {
      let kinds = monitor.log.unknownKinds.sorted {
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
    if !report.layoutLines.isEmpty, !monitor.options.checksLayouts {
      result.append("layout dumps that lines name: \(report.layoutLines.count)")
    }
    if tally.unmatchedEvents > 0 {
      result.append("events whose name is no trigger of the spec: \(tally.unmatchedEvents)")
    }
    if report.omittedViolations > 0 {
      result.append("violations beyond the list: \(report.omittedViolations)")
    }
    let untriggered = report.obligations.filter {
      $0.kind != .transition && $0.counts.judged == 0 && $0.counts.inconclusive == 0
    }
    if !untriggered.isEmpty {
      let names = untriggered.prefix(3).map { "'\($0.label)'" }.joined(separator: ", ")
      let rest = untriggered.count > 3 ? " and \(untriggered.count - 3) more" : ""
      result.append(
        "demands of the spec that the trace never touched: \(untriggered.count) (\(names)\(rest))")
    }
    return result
  }
}
