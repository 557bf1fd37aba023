import SpecAnalysis
import SpecModel
import SpecText

/// The report of one spec as Markdown that reads well in a diff.
struct MarkdownReport {
  let report: SpecReport

  /// The whole report.
  func text() -> String {
    var text = GeneratedMark.comment("report") + "\n\n"
    text += "# " + Self.inline(report.title) + "\n\n"
    let path = report.links.address(path: report.spec.path)
    text += "Spec: [" + Self.inline(report.spec.path) + "](\(path))"
    if let status = report.spec.status { text += ", status " + Self.inline(status.text) }
    text += ".\n\n" + Self.figures(report.figures)
    for item in report.machines { text += machine(item) }
    text += facts()
    return text
  }

  /// Text within a paragraph or heading, with every mark escaped.
  static func inline(_ text: String) -> String {
    let cell = TextTable.markdownCell(text)
    return cell.hasPrefix("#") ? "\\" + cell : cell
  }

  /// The key figures as a table of one row each.
  static func figures(_ figures: SpecFigures) -> String {
    var table = TextTable(["Figure", "Count"])
    for figure in figures.named { table.append([figure.title, String(figure.value)]) }
    return table.markdown + "\n"
  }

  private func machine(_ item: SpecReport.MachineItem) -> String {
    let machine = item.machine
    var text = "## Machine: " + Self.inline(machine.name) + "\n\n"
    text += "Initial state: " + Self.inline(item.initialText) + ".\n\n"
    text += "### States\n\n" + states(of: item)
    guard !machine.transitions.isEmpty else { return text + "No transitions.\n\n" }
    let tables = MachineTables(item: item)
    text += "### Transition matrix\n\n"
    text += "Rows are left, columns are entered; a cell holds trigger, duration and animation.\n\n"
    text += tables.stateTable.markdown + "\n"
    if item.hasEvents {
      text += "### States and events\n\nA cell holds the state that the event leads to.\n\n"
      text += tables.eventTable.markdown + "\n"
    }
    text += "### Transitions\n\n" + transitions(of: machine)
    if !machine.histories.isEmpty {
      text += "### Ways back to the state before\n\n" + waysBack(of: machine)
    }
    if !machine.prohibitions.isEmpty {
      text += "### Forbidden transitions\n\n" + prohibitions(of: machine)
    }
    let open = machine.matches.filter { $0.rule == .ambiguous }
    if !open.isEmpty { text += "### Ambiguous names\n\n" + matches(open, of: machine) }
    return text
  }

  private func states(of item: SpecReport.MachineItem) -> String {
    let machine = item.machine
    var table = TextTable(["State", "Kind", "Verdict", "In", "Out", "Shortest run", "Line"])
    for id in machine.stateIDs {
      let state = machine[id]
      table.append([
        state.name, state.kind.rawValue, item.verdict(on: id).text,
        item.count(item.reachability.incoming, of: id),
        item.count(item.reachability.outgoing, of: id), item.run(to: id) ?? "",
        line(state.origin),
      ])
    }
    return markdown(table)
  }

  private func transitions(of machine: Machine) -> String {
    var table = TextTable(["From", "To", "Trigger", "Duration", "Animation", "Origin", "Line"])
    for transition in machine.transitions {
      table.append([
        MachineText.name(transition.source, in: machine),
        MachineText.target(of: transition, in: machine), transition.trigger?.text ?? "",
        transition.duration.map(MachineText.time) ?? "", transition.animation?.text ?? "",
        transition.provenance.rawValue, line(transition.origin),
      ])
    }
    return markdown(table)
  }

  private func waysBack(of machine: Machine) -> String {
    var table = TextTable(["From", "To", "Trigger", "Duration", "Line"])
    for history in machine.histories {
      table.append([
        MachineText.name(history.source, in: machine), MachineText.target(of: history, in: machine),
        history.transition.trigger?.text ?? "",
        history.transition.duration.map(MachineText.time) ?? "", line(history.transition.origin),
      ])
    }
    return markdown(table)
  }

  private func prohibitions(of machine: Machine) -> String {
    var table = TextTable(["From", "To", "Trigger", "Line"])
    for prohibition in machine.prohibitions {
      table.append([
        MachineText.name(prohibition.source, in: machine),
        MachineText.name(prohibition.target, in: machine), prohibition.trigger?.text ?? "",
        line(prohibition.origin),
      ])
    }
    return markdown(table)
  }

  private func matches(_ matches: [Machine.NameMatch], of machine: Machine) -> String {
    var table = TextTable(["Name", "Candidates", "Reason", "Line"])
    for match in matches {
      table.append([
        match.name.text, match.states.map { machine[$0].name }.joined(separator: ", "),
        match.reason, line(match.name.origin),
      ])
    }
    return markdown(table)
  }

  /// A marker of a line that `markdown` turns into a link.
  func line(_ origin: Origin) -> String { "L\(report.links.files.line(origin))" }

  /// A table whose last column holds lines of the spec, each of them a link.
  func markdown(_ table: TextTable) -> String {
    let base = report.links.address(path: report.spec.path)
    var text = ""
    for row in table.markdown.split(separator: "\n", omittingEmptySubsequences: true) {
      text += Self.linked(String(row), base: base) + "\n"
    }
    return text + "\n"
  }

  /// Turns a last cell such as `L12` into `[L12](base#L12)`.
  private static func linked(_ row: String, base: String) -> String {
    guard let bar = row.dropLast().lastIndex(of: "|") else { return row }
    let cell = row[row.index(after: bar)...].dropLast()
    let name = cell.drop { $0 == " " }.prefix { $0 != " " }
    guard name.first == "L", name.count > 1, name.dropFirst().allSatisfy(\.isNumber) else {
      return row
    }
    return row[...bar] + " [\(name)](\(base)#\(name)) |"
  }
}
