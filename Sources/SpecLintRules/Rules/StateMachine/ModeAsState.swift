import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports modes that are described like states of the screen.
public struct ModeAsState: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S512", name: "mode-as-state",
    summary: "A mode that holds together with every state is described as one of the states.",
    category: .stateMachine, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      A screen is loading or empty or offline, and each of these in light or dark appearance, at any
      text size, with or without a screen reader. A "Dark Mode State" beside the others hides the
      question what an error looks like in the dark. Reported where at least two other states are
      described in sections of the same machine.
      """,
    references: ["UML 2.5.1, 14.2.3.2: orthogonal regions", "Harel, Statecharts, 1987"],
    examples: [
      .accepted("## Loading State\n\nText.\n\n## Empty State\n\nText.\n\n## Dark Mode\n\nText.\n"),
      .flagged(
        "## Loading State\n\nText.\n\n## Empty State\n\nText.\n\n⟦## Dark Mode State⟧\n\nText.\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Looks for modes among described states.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    for machine in context.spec.machines {
      checkRows(machine, context, into: &diagnostics)
      let described = machine.states.filter { !$0.isMode && $0.section != nil }
      guard described.count >= 2, described.count(where: { isQualified($0, document) }) < 2 else {
        continue
      }
      for state in machine.states where state.isMode {
        guard let section = state.section else { continue }
        let heading = document.firstLine(of: section.range)
        guard saysState(document.source.string(heading)) else { continue }
        let others = described.prefix(2).map { "'\($0.name)'" }.joined(separator: " and ")
        diagnostics.append(
          diagnostic(
            "'\(state.name)' is a mode, not a state", at: context.origin(heading),
            label: "holds together with the other states",
            related: [
              .init(context.origin(document.firstLine(of: described[0].origin.range)), "a state")
            ],
            why: "the screen can be in \(others) and in '\(state.name)' at the same time",
            help: "move it out of the states, and say for each state what changes in it"))
      }
    }
  }

  /// Reports modes between which and the other states rows of a table lead.
  private func checkRows(
    _ machine: Machine, _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    let others = machine.states.filter { !$0.isMode && $0.kind != .final }
    guard others.count >= 2 else { return }
    for state in machine.stateIDs where machine[state].isMode && machine[state].section == nil {
      let rows = machine.transitions.filter { row in
        row.matrix.map { machine.matrices[$0].form == "table" } == true
          && (row.target == state && row.source.map { !machine[$0].isMode } == true
            || row.source == state && !machine[row.target].isMode)
      }
      guard rows.contains(where: { $0.target == state }),
        let row = rows.first(where: { $0.source == state }), context.isNormative(row.origin.range)
      else { continue }
      let names = others.prefix(2).map { "'\($0.name)'" }.joined(separator: " and ")
      diagnostics.append(
        diagnostic(
          "'\(machine[state].name)' is a mode, not a state", at: row.sourceOrigin,
          label: "holds together with the other states",
          related: [.init(rows[0].origin, "entered as a state")],
          why: "the screen can be in \(names) and in '\(machine[state].name)' at the same time",
          help: "take its rows out, and say for each state what changes in it"))
    }
  }

  /// Whether the heading of a state says in which mode it is shown, so that modes and states are kept apart:
  /// "Empty (Light Theme)".
  private func isQualified(_ state: State, _ document: Document) -> Bool {
    guard let section = state.section else { return false }
    let heading = document.source.string(document.firstLine(of: section.range))
    guard let open = heading.firstIndex(of: "(") else { return false }
    return Names.hasWord(String(heading[open...]), in: Self.modes)
  }

  private static let modes: Lexicon = ["light", "dark", "theme", "mode", "tema", "thème", "modo"]

  /// Whether a heading calls the mode a state, in one of the languages that headings are read in.
  private func saysState(_ heading: String) -> Bool {
    Names.words(heading).contains {
      ["state", "states", "estado", "état", "etat", "zustand", "stato", "状态", "状態"].contains($0)
    }
  }
}
