import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecText

/// States of charts of code.
extension DeadEnd {
  /// Reports the states of charts of code in which something went wrong for good.
  func checkCharts(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for machine in context.spec.machines where CodeChart.isWhole(machine, context.document) {
      let left = Set(machine.transitions.compactMap(\.source))
      for state in machine.stateIDs
      where !left.contains(state) && machine[state].kind != .final && machine[state].parent == nil
        && Names.hasWord(machine[state].name, in: Self.failures)
      {
        guard let entry = machine.transitions.first(where: { $0.target == state }),
          !CodeChart.isFinal(machine[state], context.document),
          context.isNormative(entry.targetOrigin.range)
        else { continue }
        let name = machine[state].name
        diagnostics.append(
          diagnostic(
            "nothing leads out of the state '\(name)'", at: entry.targetOrigin,
            label: "no way out",
            why: "the chart has \(machine.transitions.count) changes, and none leaves '\(name)'",
            help: "add a change out of '\(name)', or mark it as final"))
      }
    }
  }
}

/// What a machine works towards.
extension DeadEnd {
  /// Words of names of parts of an interface, which people leave again.
  private static let surfaces: Lexicon = [
    "detail", "details", "view", "page", "screen", "sheet", "dialog", "modal", "picker", "list",
    "menu", "settings", "form", "tab", "panel", "drawer", "popup", "home", "profile", "search",
    "map", "editor", "player", "camera", "overlay", "loading", "waiting", "idle",
  ]

  /// Whether a machine that marks its start has no other end, and this one is what it works towards: several states lead to
  /// it, or, where all names are written as in a program, a state that is not the first one. A state in which something
  /// went wrong is none.
  func isGoal(_ state: StateID, _ machine: Machine, _ reach: Reachability) -> Bool {
    guard machine.initialReason == .marked,
      reach.deadEnds.count(where: { !isClosing(machine[$0]) }) == 1,
      !Names.hasWord(machine[state].name, in: Self.failures)
    else { return false }
    let sources = reach.transitions(into: state).compactMap { index -> StateID? in
      let entering = machine.transitions[index]
      return entering.matrix == nil || entering.source == state ? nil : entering.source
    }
    return Set(sources).count > 1
      || !sources.contains { $0 == machine.initial } && machine[state].section == nil
        && !Names.hasWord(machine[state].name, in: Self.surfaces)
        && machine.transitions.allSatisfy { isIdentifier(machine[$0.target].name) }
  }

  /// Whether a name is written as in a program, "in_review": lives of records have such states, and screens have titles.
  private func isIdentifier(_ name: String) -> Bool {
    name.utf8.allSatisfy {
      ASCII.isDigit($0) || $0 == 0x5F || $0 == ASCII.hyphen || $0 &- 0x61 < 26
    }
  }
}
