import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports rows that lead to a gesture.
public struct TriggerAsState: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S517", name: "trigger-as-state",
    summary: "A row leads to something that people do, not to a state.",
    category: .stateMachine, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      "Drill-down → Back" says that people go back and not where they arrive. Reported for targets in a
      table or diagram that are named like an action, that no section describes and no row leaves.
      """,
    references: ["UML 2.5.1, 14.2.3.9: source, target, trigger"],
    examples: [
      .accepted(
        "| From | To | Animation |\n|---|---|---|\n| List | Detail | Slide |\n| Detail | List | Slide |\n"
      ),
      .flagged(
        "| From | To | Animation |\n|---|---|---|\n| List | Detail | Slide |\n| Detail | ⟦Back⟧ | Slide |\n"
      ),
    ]
  )

  private static let actions: Set<String> = [
    "back", "go back", "tap", "click", "swipe", "press", "cancel", "close", "dismiss", "submit",
    "retry", "undo", "next", "scroll", "long press", "drag",
  ]

  /// Makes the rule.
  public init() {}

  private static let states: Lexicon = [
    "state", "states", "status", "状态", "狀態", "状態", "상태", "zustand", "état", "estado", "stato",
    "состояние", "staat", "durum",
  ]
  private static let targets: Lexicon = [
    "to", "target", "next", "leads", "result", "then", "after", "destination", "nach", "ziel",
    "vers", "cible", "a", "destino", "目标", "目標", "跳转", "遷移先", "다음", "去向", "new",
  ]

  /// Whether the row stands in a table of the states that each page has, "Page | State | Note", and leads nowhere.
  private func isCatalogue(_ row: Transition, _ context: RuleContext) -> Bool {
    let header = context.document.tableHeader(around: row.targetOrigin.range.start)
    return header.contains { Names.hasWord($0, in: Self.states, ofAtMost: 2) }
      && !header.contains { Names.hasWord($0, in: Self.targets) }
  }

  /// Looks at the targets of all rows.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for machine in context.spec.machines where machine.hasDeclaredMatrix {
      for state in machine.stateIDs {
        guard machine[state].section == nil,
          Self.actions.contains(Names.words(machine[state].name).joined(separator: " ")),
          !machine.transitions.contains(where: { $0.source == state }),
          let row = machine.transitions.first(where: { $0.target == state && $0.matrix != nil }),
          !isCatalogue(row, context)
        else { continue }
        let name = machine[state].name
        diagnostics.append(
          diagnostic(
            "'\(name)' is something people do, not a state", at: row.targetOrigin,
            label: "where does it lead?",
            why:
              "\(MachineStory.change(row, in: machine)) → unknown; no section and no other row has "
              + "'\(name)'",
            help: "write '\(name)' as the trigger, and the state that follows as the target"))
      }
    }
  }
}
