import SpecDiagnostics
import SpecModel

extension TraceReport {
  /// The report for people: verdict, violations by kind, coverage, and what was not checked.
  public var text: String {
    var lines = [headline]
    lines += machines.map {
      "  checked against '\($0.name)' (\($0.path)): \(Self.count($0.sessions, "session"))"
    }
    lines += violationLines(violations.filter { $0.severity == .error }, title: "Violations")
    lines += alignment?.textLines ?? []
    lines += violationLines(violations.filter { $0.severity != .error }, title: "Warnings")
    lines += noteLines(.unspecified, title: "Gaps of the spec")
    lines += noteLines(.gap, title: "Gaps of the recording")
    lines += noteLines(.marginal, title: "Marginal")
    lines += ["", "Coverage"]
    lines += shareLines("states", coverage.states)
    lines += shareLines("transitions", coverage.transitions)
    lines += shareLines("pairs", coverage.pairs)
    lines += shareLines("cells of state and trigger", coverage.cells)
    lines += shareLines("constraints", coverage.constraints)
    lines += shareLines("bounds that were come near to", coverage.boundaries)
    if !contexts.isEmpty {
      let shown = contexts.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
      lines.append("  sessions by context: " + shown.joined(separator: ", "))
    }
    if !notChecked.isEmpty {
      lines += ["", "Not checked"] + notChecked.map { "  - \(NotChecked.short($0))" }
    }
    lines += noteLines(.looseName, title: "Names matched loosely")
    return lines.joined(separator: "\n") + "\n"
  }

  private var headline: String {
    let failed = failedSessions.count
    let sessions = Self.count(sessionCount, "session")
    var text =
      "\(verdict.rawValue): \(failed) of \(sessions) failed, \(Self.count(input.events, "event"))"
    if input.malformed > 0 { text += ", \(Self.count(input.malformed, "malformed line"))" }
    if input.ignored > 0 { text += ", \(Self.count(input.ignored, "ignored line"))" }
    return text
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private struct Group: Hashable {
    var rule: TraceRule
    var group: String
  }

  /// Violations by kind and subject: the most frequent first, each with its first lines.
  private func violationLines(_ list: [Violation], title: String) -> [String] {
    guard !list.isEmpty else { return [] }
    var order: [Group] = []
    var members: [Group: [Violation]] = [:]
    for violation in list {
      let group = Group(rule: violation.rule, group: violation.group)
      if members[group] == nil { order.append(group) }
      members[group, default: []].append(violation)
    }
    let sorted = order.enumerated().sorted {
      (-(members[$0.element]?.count ?? 0), $0.offset)
        < (-(members[$1.element]?.count ?? 0), $1.offset)
    }.map(\.element)
    var lines = ["", "\(title): \(list.count) in \(Self.count(sorted.count, "group"))"]
    for group in sorted.prefix(20) { lines += groupLines(group, members[group] ?? []) }
    if sorted.count > 20 { lines.append("  … and \(sorted.count - 20) more groups") }
    return lines
  }

  private func groupLines(_ group: Group, _ members: [Violation]) -> [String] {
    let sessions = Set(members.map(\.session)).count
    var lines = [
      "  \(group.rule.code) \(group.rule.rawValue) \(group.group): \(members.count)"
        + " in \(Self.count(sessions, "session"))"
    ]
    let shown = members.prefix(3)
    // One repair for all lines stands behind them; where they differ, each line has its own.
    let isOne = shown.allSatisfy { $0.repair == shown.first?.repair }
    for sample in shown {
      let session = sample.session.isEmpty ? "" : " [\(sample.session)]"
      lines.append("    \(sample.path):\(sample.line)\(session) \(sample.message)")
      if !isOne, let repair = sample.repair { lines.append("      repair: \(repair)") }
    }
    if isOne, let repair = shown.first?.repair { lines.append("    repair: \(repair)") }
    if let spec = members.first?.spec {
      lines.append("    spec: \(spec.path)\(spec.line.map { ":\($0)" } ?? "")")
    }
    return lines
  }

  private func noteLines(_ rule: TraceRule, title: String) -> [String] {
    let list = notes.filter { $0.rule == rule }
    guard !list.isEmpty else { return [] }
    var lines = ["", title]
    for note in list.prefix(20) {
      lines.append("  - \(note.message)")
      if rule == .unspecified, let repair = note.repair { lines.append("    \(repair)") }
    }
    if list.count > 20 { lines.append("  … and \(list.count - 20) more") }
    return lines
  }

  private func shareLines(_ title: String, _ share: Share) -> [String] {
    var lines = ["  \(title): \(share.covered) of \(share.total)"]
    guard title != "pairs", !title.hasPrefix("cells") else { return lines }
    for name in share.uncovered.prefix(10) { lines.append("    never shown: \(name)") }
    if share.uncovered.count > 10 {
      lines.append("    … and \(share.uncovered.count - 10) more")
    }
    if !share.unreachable.isEmpty {
      lines.append("    out of reach from the initial state: \(share.unreachable.count)")
    }
    return lines
  }
}
