import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports states that no row leaves.
public struct DeadEnd: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S502", name: "dead-end",
    summary: "A row of the matrix leads to this state, and none leads out of it.",
    category: .stateMachine, defaultSeverity: .error,
    explanation: """
      A person who arrives in such a state cannot leave it. Often the way back is described in prose
      and missing from the matrix. Final states, and machines with a row from any state, are left
      alone, and so are states whose section says that there is no way back or whose row calls them
      terminal, and those inside a composite state that rows leave; so are machines that run from a
      beginning to their ends and never come back, the only state
      without a way out of a machine that marks its start, where its name is that of no screen, and tables
      without triggers or of tests; what the compiler concludes from prose is not counted as a row. Where there is no
      table, the lists below states ("Transitions from Trial") are read as one, if each state but one has
      such a list. Several results of one load ("loading" leads to each of them) are one warning. A place
      that is opened from another one ("List" leads to "Detail") is not taken for an intended end,
      neither in a table that never comes back nor in a flowchart of screens; in a diagram that marks its
      ends with `--> [*]`, one or two states that are neither left nor marked are warnings whatever their
      names.
      """,
    references: ["UML 2.5.1, 14.2.3.8"],
    examples: [
      .accepted(
        "| From | To | Trigger |\n|---|---|---|\n| List | Detail | Tap |\n| Detail | List | Back |\n"
      ),
      .accepted(
        "```mermaid\nstateDiagram-v2\n[*] --> Form\nForm --> Sent : submit\nSent --> [*] : done\n```\n"
      ),
      .flagged(
        """
        | From | To | Trigger |
        |---|---|---|
        | List | ⟦Detail⟧ | Tap |
        | List | Search | Pull |
        | Search | List | Cancel |

        """),
    ]
  )

  private static let closing: Lexicon = [
    "end", "ended", "final", "terminal", "exit", "exited", "closed", "dismissed", "destroyed",
    "terminated", "quit", "removed", "deleted", "unmounted", "done", "finished", "complete",
    "completed", "success", "succeeded", "rejected", "denied", "declined", "refunded", "expired",
    "submitted", "posted", "sent", "added", "cancelled", "canceled", "aborted", "committed",
    "settled", "resolved", "fulfilled", "delivered", "finalized", "finalised", "concluded",
    "voided", "missed", "refused", "withdrawn", "lapsed", "forfeited",
  ]

  /// Overlays that go away by themselves.
  private static let passing: Lexicon = ["toast", "snackbar"]

  /// Makes the rule.
  public init() {}

  /// Looks for states without a way out.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkLists(context, into: &diagnostics)
    checkCharts(context, into: &diagnostics)
    checkFlowcharts(context, into: &diagnostics)
    let others = StatesOfOthers(context)
    var left: LeftStates?
    var stated = StatedEnd(context.document)
    let barred = BarredStates(context.spec.machines)
    for (machine, reach) in zip(context.spec.machines, context.analysis.reachability) {
      guard machine.hasDeclaredMatrix, !reach.deadEnds.isEmpty,
        machine.transitions.contains(where: { $0.trigger != nil && $0.matrix != nil })
      else { continue }
      let lifecycle = Lifecycle(machine, roots: reach.roots)
      // A life has at least three changes; less is a matrix that is not yet written.
      let isLife = machine.transitions.count(where: { $0.matrix != nil }) >= 3
      var found: [StateID] = []
      let checked = CheckTables.statesOnlyIn(machine, context.document)
      let described = DescribedNames(machine, reach)
      for state in reach.deadEnds
      where !isClosing(machine[state]) && !checked.contains(state)
        && !barred.contains(machine[state]) && !others.contain(machine[state], of: machine)
        && described?.meant(by: state) == nil
      {
        let elsewhere = left ?? LeftStates(context.spec.machines)
        left = elsewhere
        guard !elsewhere.contains(machine[state], besides: machine),
          !isLife
            || !endsAsMeant(state, machine, reach, lifecycle)
              && !isGoal(state, machine, reach)
            || isOpenedPlace(state, machine, reach),
          !stated.isStated(machine[state].name),
          !isInLeftComposite(state, machine, reach, context),
          !isEndOfGrid(machine[state], machine, context),
          !isInGridOnly(state, machine, reach) || hasEmptyRow(machine[state], machine, context)
        else { continue }
        found.append(state)
      }
      let results = results(among: found, machine, reach)
      for state in found where !results.contains(state) {
        if let found = diagnostic(state, machine, reach, context) { diagnostics.append(found) }
      }
      if let report = report(results, machine, context) { diagnostics.append(report) }
      checkMarkedEnds(machine, reach, besides: found, context, into: &diagnostics)
    }
  }

  /// Names of states in which something went wrong: none of them is where a run ends as meant.
  static let failures: Lexicon = [
    "error", "failed", "failure", "wrong", "invalid", "incorrect", "unavailable", "offline",
    "incorrecto", "incorrecta", "erreur", "fehler", "falsch", "errore", "erro", "fallo",
  ]

  /// Reports states whose sections list no way out, where all others do.
  private func checkLists(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for (machine, reach) in zip(context.spec.machines, context.analysis.reachability) {
      let ways = ListedWays(machine, context.document)
      guard !ways.unleft.isEmpty else { continue }
      // What lists tell counts as rows here.
      var told = machine
      told.transitions = machine.transitions.filter { $0.provenance == .declared }
      for index in told.transitions.indices { told.transitions[index].matrix = 0 }
      let lifecycle = Lifecycle(told, roots: machine.initial.map { [$0] } ?? reach.roots)
      for found in ways.unleft where !isClosing(machine[found.state]) {
        let name = machine[found.state].name
        let form = machine.matrices.isEmpty ? "line" : "list"
        let isMeant = machine.transitions.allSatisfy {
          $0.target != found.state || $0.provenance != .declared || lifecycle.endsAsMeant(after: $0)
        }
        guard found.isStated || !isMeant || Names.hasWord(name, in: Self.failures),
          context.isNormative(found.origin.range)
        else { continue }
        let entering = machine.transitions.first { $0.target == found.state }
        diagnostics.append(
          diagnostic(
            "no \(form) leads out of the state '\(name)'", at: found.origin, label: "no way out",
            related: entering.map { [.init($0.origin, "enters it")] } ?? [],
            why: "\(found.count) other states tell what leads out of them, this one tells nothing",
            help: "say what leads out of '\(name)', or that it is the end"))
      }
    }
  }

  /// Whether the name itself says that nothing follows, or what follows lies outside of the product.
  func isClosing(_ state: State) -> Bool {
    if Names.hasWord(state.name, in: Self.closing) { return true }
    // "(disabled)" says that nothing happens.
    if state.name.hasPrefix("(") && state.name.hasSuffix(")")
      || state.name.hasPrefix("（") && state.name.hasSuffix("）")
    {
      return true
    }
    guard state.section == nil else { return false }
    return OutsidePlaces.contain(state.name) || Names.hasWord(state.name, in: Self.passing)
  }

  /// Whether a grid has a row for a state: it says that nothing leads out. Names of columns alone say nothing.
  private func hasEmptyRow(_ state: State, _ machine: Machine, _ context: RuleContext) -> Bool {
    let document = context.document
    return document.nodes.indices.contains { row in
      let node = document.nodes[row]
      guard node.kind == .tableRow, node.level == 0, let cell = document.firstChild(of: row),
        machine.matrices.contains(where: { $0.origin.range.contains(node.range) })
      else { return false }
      return Names.key(document.string(cell)) == state.key
    }
  }

  /// Whether the machine runs from a beginning to its ends, and this is one of them.
  private func endsAsMeant(
    _ state: StateID, _ machine: Machine, _ reach: Reachability, _ lifecycle: Lifecycle
  ) -> Bool {
    reach.transitions(into: state).allSatisfy { index in
      let entering = machine.transitions[index]
      return entering.source == state || entering.matrix == nil
        || lifecycle.endsAsMeant(after: entering)
    }
  }

  private func diagnostic(
    _ state: StateID, _ machine: Machine, _ reach: Reachability, _ context: RuleContext
  ) -> Diagnostic? {
    let name = machine[state].name
    let entering = reach.transitions(into: state).map { machine.transitions[$0] }
      .filter { $0.matrix != nil }
    guard let entry = entering.first(where: { $0.source != state }) else { return nil }
    let source = entry.source.map { machine[$0].name } ?? "any state"
    let prose = reach.transitions(outOf: state).lazy.map { machine.transitions[$0] }
      .first { $0.matrix == nil && $0.target != state }
    var related: [Diagnostic.Related] = []
    if let prose {
      related.append(.init(prose.origin, "the text gives a way out"))
    } else if let section = machine[state].section {
      related.append(.init(section, "described here"))
    }
    let isBarred = (prose?.target ?? entry.source).map { machine.forbids(state, to: $0) } ?? false
    return diagnostic(
      "no row leads out of the state '\(name)'",
      at: NamedStates.target(of: entry, machine, context),
      label: "entered from '\(source)'", related: related,
      why:
        "\(story(to: state, by: entry, machine, reach)) → no way back; "
        + "\(entering.count) \(entering.count == 1 ? "row enters" : "rows enter") it, none has it as "
        + "its source",
      help: isBarred
        ? "say what leads out of '\(name)', or that it is the end"
        : "add a row from '\(name)' to "
          + (prose.map { "'\(machine[$0.target].name)'" } ?? "'\(source)'"),
      fix: isBarred ? nil : fix(state, entry: entry, prose: prose, machine, context))
  }

  /// A shortest run into the state.
  private func story(
    to state: StateID, by entry: Transition, _ machine: Machine, _ reach: Reachability
  ) -> String {
    MachineStory.run(to: state, in: machine, reach: reach)
      ?? MachineStory.change(entry, in: machine)
  }

  private func fix(
    _ state: StateID, entry: Transition, prose: Transition?, _ machine: Machine,
    _ context: RuleContext
  ) -> Diagnostic.Fix? {
    guard let source = entry.source,
      entry.matrix.map({ machine.matrices[$0].form != "grid" }) ?? true
    else { return nil }
    let target = machine[prose?.target ?? source].name
    guard
      let new = MatrixEdit.row(
        like: entry, source: machine[state].name, target: target,
        trigger: prose?.trigger?.text ?? "Back", in: context.document)
    else { return nil }
    return Diagnostic.Fix(
      safety: .unsafe, title: "add a row from '\(machine[state].name)' to '\(target)'",
      edits: [.init(context.origin(new.range), text: new.text)])
  }
}
