import SpecModel

extension TraceSummary {
  /// The summary for people.
  public var text: String {
    var lines = [
      "\(verdict.rawValue): \(failed) of \(sessions) sessions failed, \(input.events) events"
    ]
    if input.malformed > 0 { lines[0] += ", \(input.malformed) malformed lines" }
    for machine in machines where machine.sessions > 0 {
      lines.append("  checked against '\(machine.name)' (\(machine.path)): \(machine.sessions)")
    }
    lines += section(
      "Causes",
      causes.sorted { ($1.value.sessions, $0.key) < ($0.value.sessions, $1.key) }.map {
        ("\($0.key.rule) \($0.key.subject)", $0.value)
      })
    if let repairs {
      lines += section(
        "Repairs: \(repairs.cost) changes in \(repairs.sessions) sessions",
        repairs.changes.sorted { ($1.value.sessions, $0.key) < ($0.value.sessions, $1.key) }.map {
          ("\($0.key.kind) \($0.key.step)", $0.value)
        })
    }
    lines += section("Gaps of the spec", gaps.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    lines += timeLines
    lines += coverageLines
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ title: String, _ entries: [(String, Occurrences)]) -> [String] {
    guard !entries.isEmpty else { return [] }
    var lines = ["", title]
    for (name, found) in entries.prefix(20) {
      let sessions = found.sessions > 0 ? " in \(found.sessions) sessions" : ""
      let samples = found.samples.map(\.session).filter { !$0.isEmpty }.joined(separator: ", ")
      lines.append(
        "  \(name): \(found.count)\(sessions)" + (samples.isEmpty ? "" : " (\(samples))"))
    }
    if entries.count > 20 { lines.append("  … and \(entries.count - 20) more") }
    return lines
  }

  private var timeLines: [String] {
    let timed = demands.filter { $0.values.count > 0 }
    guard !timed.isEmpty else { return [] }
    return ["", "Measured"]
      + timed.map { demand in
        let values = demand.values
        let shares = [0.5, 0.95, 0.99].map { Numbers.text(values.quantile($0), decimals: 1) }
        return
          "  \(demand.kind) \(demand.label): \(values.count), p50 \(shares[0]), p95 \(shares[1]), "
          + "p99 \(shares[2]), max \(Numbers.text(values.maximum, decimals: 1))"
      }
  }

  private var coverageLines: [String] {
    var lines = ["", "Coverage"]
    for machine in machines where machine.sessions > 0 {
      let states = machine.visited.count { $0 }
      let rows = machine.counts.count { $0 > 0 }
      lines.append(
        "  \(machine.name): \(states) of \(machine.states.count) states, "
          + "\(rows) of \(machine.rows.count) rows, \(machine.pairs.count) pairs")
      for (row, count) in zip(machine.rows, machine.counts) where count == 0 {
        lines.append("    never shown: \(row)")
      }
    }
    return lines
  }
}
