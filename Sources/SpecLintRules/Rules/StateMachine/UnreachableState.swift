import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports states that no run enters.
public struct UnreachableState: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S501", name: "unreachable-state",
    summary: "No row of the matrix leads from the initial state to this state.",
    category: .stateMachine, defaultSeverity: .error,
    explanation: """
      A state that leaves the matrix but is never entered by it is dead design work, or a row is
      missing. Only documents that declare a matrix are checked, and only the states that take part in
      it; what the compiler concludes from prose is not counted as a row, and pages with a route of their
      own are reached from anywhere; tables of tests or of acceptance declare no states. Lists below all states
      ("Transitions from Trial") are read as a matrix where there is no table. In charts of code with
      an initial state the one state that is left and never entered is reported, with the state that is
      spelt nearly so where there is one; in diagrams the composite state that no change enters or leaves.
      In a table or diagram that marks its start, states that lead to one another only are one finding;
      in a grid of states and events, and in a flowchart of screens that leads back to its first one and
      says on each line what happens, the one state that is left and never entered is reported.
      """,
    references: ["UML 2.5.1, 14.2.3", "SCXML 3.1"],
    examples: [
      .accepted(
        """
        ## Transitions

        | From | To | Trigger |
        |---|---|---|
        | (none) | Idle | Launch |
        | Idle | Busy | Tap |
        | Busy | Idle | Done |

        """),
      .flagged(
        """
        ## Transitions

        | From | To | Trigger |
        |---|---|---|
        | (none) | Idle | Launch |
        | Idle | Busy | Tap |
        | Busy | Idle | Done |
        | ⟦Failed⟧ | Busy | Retry |

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Explores each machine from its initial state.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkLists(context, into: &diagnostics)
    checkMisspelt(context, into: &diagnostics)
    checkCharts(context, into: &diagnostics)
    checkIslands(context, into: &diagnostics)
    checkDetached(context, into: &diagnostics)
    checkGrids(context, into: &diagnostics)
    checkFlowcharts(context, into: &diagnostics)
    let others = StatesOfOthers(context)
    lazy var pages = RoutedPages.names(context.document)
    for (machine, reach) in zip(context.spec.machines, context.analysis.reachability) {
      guard let initial = machine.initial, machine.hasDeclaredMatrix, Self.tellsEvents(machine)
      else { continue }
      var states = reach.unreachable.filter { $0 != initial }
      guard !states.isEmpty else { continue }
      let checked = CheckTables.statesOnlyIn(machine, context.document)
      let slips = Self.behindSlips(machine, reach)
      states.removeAll {
        pages.contains(Names.key(machine[$0].name)) || checked.contains($0) || slips.contains($0)
          || others.contain(machine[$0], of: machine)
      }
      let contexts = childContexts(machine)
      for state in states {
        let trigger = machine[state].context?.text ?? contexts[state] ?? "…"
        diagnostics.append(diagnostic(state, trigger: trigger, machine, reach, context))
      }
    }
  }

  /// Whether at least half of the rows say what happens: an inventory "Screen | Leads to" leaves out most ways, and
  /// columns of stages, "Before | During | After", tell of no changes.
  static func tellsEvents(_ machine: Machine) -> Bool {
    let rows = machine.transitions.filter { $0.matrix != nil }
    return rows.count { $0.trigger != nil } * 2 >= rows.count
  }

  /// Conditions that hold wherever one is, so that no list has to lead to their state.
  static let everywhere: Lexicon = [
    "offline", "network", "connection", "session", "maintenance", "update", "permission",
  ]

  /// Reports the state that no list leads to, where each state lists its ways out.
  private func checkLists(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for machine in context.spec.machines {
      for found in ListedWays(machine, context.document).unentered {
        let state = machine[found.state]
        guard
          !Names.hasWord(state.name + " " + (state.context?.text ?? ""), in: Self.everywhere),
          context.isNormative(found.origin.range)
        else { continue }
        let form = machine.matrices.isEmpty ? "line" : "list"
        var result = diagnostic(
          "no \(form) leads to the state '\(state.name)'", at: found.origin, label: "never entered",
          why:
            "\(found.count) states tell what leads out of them; none leads here, and no other "
            + "section has the name",
          help: "add '→ \(state.name)' to the state from which it is entered")
        result.severity = .warning
        diagnostics.append(result)
      }
    }
  }

  /// What the first part of each composite state says of when it holds.
  private func childContexts(_ machine: Machine) -> [StateID: String] {
    machine.states.reduce(into: [:]) { result, state in
      guard let parent = state.parent, let text = state.context?.text else { return }
      if result[parent] == nil { result[parent] = text }
    }
  }

  private func diagnostic(
    _ state: StateID, trigger: String, _ machine: Machine, _ reach: Reachability,
    _ context: RuleContext
  ) -> Diagnostic {
    let name = machine[state].name
    let start = machine.initial.map { machine[$0].name } ?? ""
    let leaving = reach.transitions(outOf: state).lazy.map { machine.transitions[$0] }
      .first { $0.matrix != nil }
    let entering = reach.transitions(into: state).lazy.map { machine.transitions[$0] }
      .filter { $0.matrix != nil }
    let origin =
      leaving.map { NamedStates.source(of: $0, machine, context) }
      ?? entering.first.map { NamedStates.target(of: $0, machine, context) }
      ?? machine[state].origin
    var related: [Diagnostic.Related] = []
    if let section = machine[state].section { related.append(.init(section, "described here")) }
    let cause =
      entering.isEmpty
      ? "no row has '\(name)' as its target"
      : "every row into '\(name)' starts in a state that is not entered either"
    return diagnostic(
      "no row leads to the state '\(name)'", at: origin,
      label: "leaves the matrix, never enters it",
      related: related,
      why: "nothing → \(leaving.map { MachineStory.change($0, in: machine) } ?? name): \(cause); "
        + "looked from '\(start)' through \(reach.states.count) states of the matrix",
      help: "add a row that leads to '\(name)', for example from '\(start)'",
      fix: leaving.flatMap {
        fix(state, start: start, trigger: trigger, like: $0, machine, context)
      })
  }

  private func fix(
    _ state: StateID, start: String, trigger: String, like row: Transition, _ machine: Machine,
    _ context: RuleContext
  ) -> Diagnostic.Fix? {
    guard machine.initial.map({ machine.forbids($0, to: state) }) != true,
      let new = MatrixEdit.row(
        like: row, source: start, target: machine[state].name, trigger: trigger,
        in: context.document)
    else { return nil }
    return Diagnostic.Fix(
      safety: .unsafe, title: "add a row from '\(start)' to '\(machine[state].name)'",
      edits: [.init(context.origin(new.range), text: new.text)])
  }
}
