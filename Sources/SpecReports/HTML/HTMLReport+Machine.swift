import SpecAnalysis
import SpecModel
import SpecText

extension HTMLReport {
  /// Writes the section of a machine: picture, states, both matrices, rows and names.
  func writeMachine(_ index: Int, to html: inout HTMLWriter) {
    let item = report.machines[index]
    let id = "machine-\(index + 1)"
    html.element("section", [("aria-labelledby", id)]) { html in
      html.element("h2", item.machine.name, [("id", id), ("dir", "auto")])
      html.element("p") { html in
        html.write("Initial state: ")
        html.element("strong", item.initialText)
        let count = item.machine.transitions.count + item.machine.histories.count
        html.write(". \(item.machine.states.count) states, \(count) transitions.")
      }
      writeDiagram(of: item, to: &html)
      html.element("h3", "States and reachability")
      if !item.isJudged {
        html.element(
          "p", "No declared transition table: reachability is not judged.", [("class", "muted")])
      }
      states(of: item).write(to: &html)
      if !item.machine.transitions.isEmpty {
        html.element("h3", "Transition matrix")
        writeStateMatrix(of: item.machine, to: &html)
        if item.hasEvents {
          html.element("h3", "States and events")
          writeEventMatrix(of: item.machine, to: &html)
        }
        html.element("h3", "Transitions")
        transitions(of: item.machine).write(to: &html)
      }
      writeWaysBack(of: item.machine, to: &html)
      writeProhibitions(of: item.machine, to: &html)
      writeMatches(of: item.machine, to: &html)
    }
  }

  private func writeDiagram(of item: SpecReport.MachineItem, to html: inout HTMLWriter) {
    let diagram = StateDiagram(item.machine, reachability: item.reachability)
    if diagram.isEmpty { return }
    guard !diagram.isTooLarge else {
      html.element(
        "p", "The machine is too large for a picture; the tables hold it all.",
        [("class", "muted")])
      return
    }
    html.element("figure") { html in
      let frame: [HTMLWriter.Attribute] = [
        ("class", "scroll"), ("tabindex", "0"), ("role", "region"),
        ("aria-label", "State diagram, scrolls sideways"),
      ]
      html.element("div", frame) { diagram.write(to: &$0) }
      html.element("figcaption", diagram.legend)
    }
  }

  private func states(of item: SpecReport.MachineItem) -> HTMLTable {
    let machine = item.machine
    let rows = machine.stateIDs.map { id -> [HTMLTable.Cell] in
      let state = machine[id]
      let verdict = item.verdict(on: id)
      let kind = state.parent.map { state.kind.rawValue + ", in " + machine[$0].name }
      return [
        .text(state.name), .text(kind ?? state.kind.rawValue),
        item.isJudged ? Self.mark(verdict) : .text(""),
        .text(item.count(item.reachability.incoming, of: id)),
        .text(item.count(item.reachability.outgoing, of: id)), .text(item.run(to: id) ?? ""),
        .text(Self.aliases(of: state)), line(state.origin),
      ]
    }
    return HTMLTable(
      caption: item.isJudged ? "Every state, with a shortest run from the start" : "Every state",
      columns: [
        "State", "Kind", "Verdict", "In", "Out", "Shortest run", "Also written", "Line",
      ], rows: rows, numeric: [3, 4])
  }

  private static func mark(_ verdict: SpecReport.MachineItem.Verdict) -> HTMLTable.Cell {
    switch verdict {
    case .connected: .mark(verdict.text, "good")
    case .unreachable: .mark(verdict.text, "bad")
    case .deadEnd: .mark(verdict.text, "warn")
    case .mode, .notJudged: .mark(verdict.text, "muted")
    }
  }

  private static func aliases(of state: State) -> String {
    var seen: Set<String> = [state.name]
    return state.aliases.map(\.text).filter { seen.insert($0).inserted }.joined(separator: "; ")
  }

  private func transitions(of machine: Machine) -> HTMLTable {
    let rows = machine.transitions.map { transition -> [HTMLTable.Cell] in
      [
        .text(MachineText.name(transition.source, in: machine)),
        .text(machine[transition.target].name), .text(transition.trigger?.text ?? ""),
        .text(transition.guardText?.text ?? ""),
        .text(transition.duration.map(MachineText.time) ?? ""),
        .text(transition.animation?.text ?? ""), .text(transition.provenance.rawValue),
        line(transition.origin),
      ]
    }
    return HTMLTable(
      caption: "Every transition in document order",
      columns: ["From", "To", "Trigger", "Guard", "Duration", "Animation", "Origin", "Line"],
      rows: rows)
  }

  private func writeWaysBack(of machine: Machine, to html: inout HTMLWriter) {
    guard !machine.histories.isEmpty else { return }
    html.element("h3", "Ways back to the state before")
    let rows = machine.histories.map { history -> [HTMLTable.Cell] in
      [
        .text(MachineText.name(history.source, in: machine)),
        .text(MachineText.target(of: history, in: machine)),
        .text(history.transition.trigger?.text ?? ""),
        .text(history.transition.duration.map(MachineText.time) ?? ""),
        line(history.transition.origin),
      ]
    }
    HTMLTable(
      caption: "Changes back to whatever state came before",
      columns: ["From", "To", "Trigger", "Duration", "Line"], rows: rows
    ).write(to: &html)
  }

  private func writeProhibitions(of machine: Machine, to html: inout HTMLWriter) {
    guard !machine.prohibitions.isEmpty else { return }
    html.element("h3", "Forbidden transitions")
    let rows = machine.prohibitions.map { prohibition -> [HTMLTable.Cell] in
      [
        .text(MachineText.name(prohibition.source, in: machine)),
        .text(MachineText.name(prohibition.target, in: machine)),
        .text(prohibition.trigger?.text ?? ""), line(prohibition.origin),
      ]
    }
    HTMLTable(
      caption: "What the spec rules out", columns: ["From", "To", "Trigger", "Line"], rows: rows
    ).write(to: &html)
  }

  private func writeMatches(of machine: Machine, to html: inout HTMLWriter) {
    guard !machine.matches.isEmpty else { return }
    html.element("h3", "Names joined and names left open")
    let ordered =
      machine.matches.filter { $0.rule == .ambiguous }
      + machine.matches.filter { $0.rule != .ambiguous }
    let rows = ordered.map { match -> [HTMLTable.Cell] in
      [
        .text(match.name.text),
        match.rule == .ambiguous ? .mark("? ambiguous", "warn") : .text(match.rule.rawValue),
        .text(match.states.map { machine[$0].name }.joined(separator: ", ")),
        .text(match.reason), line(match.name.origin),
      ]
    }
    HTMLTable(
      caption: "Which spellings are taken for one state, and why",
      columns: ["Name", "Rule", "States", "Reason", "Line"], rows: rows
    ).write(to: &html)
  }
}
