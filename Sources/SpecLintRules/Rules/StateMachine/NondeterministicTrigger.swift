import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecText

/// Reports triggers that lead from one state to several others.
public struct NondeterministicTrigger: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S507", name: "nondeterministic-trigger",
    summary: "One trigger leads from one state to two others, and no guard decides between them.",
    category: .stateMachine, defaultSeverity: .error, precision: .heuristic,
    explanation: """
      Who builds the screen must choose one of the rows, and two people choose differently. Guards are
      compared: rows whose guards deny one another, or share a word, are left alone; so are a row with a
      guard beside one without, which is read as "otherwise", and a row from any state beside a row from
      one. Guards that speak of different things can both hold.
      """,
    references: ["UML 2.5.1, 14.2.3.9.3", "SCXML 3.13"],
    examples: [
      .accepted(
        """
        | From | Event | Guard | To |
        |---|---|---|---|
        | Cart | Pay | card is valid | Receipt |
        | Cart | Pay | card is not valid | Refused |
        | Receipt | Close | | Cart |
        | Refused | Close | | Cart |

        """),
      .flagged(
        """
        | From | Event | Guard | To |
        |---|---|---|---|
        | Reader | Back | | Shelf |
        | Reader | ⟦Back⟧ | | Store |
        | Shelf | Open | | Reader |
        | Store | Open | | Reader |

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Reads the rows that compete.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for (machine, rivals) in zip(context.spec.machines, context.analysis.rivals) {
      var seen: Set<Origin> = []
      for pair in rivals
      where pair.relation != .duplicate && seen.insert(pair.second.origin).inserted {
        diagnostics.append(diagnostic(pair, machine))
      }
    }
  }

  private func diagnostic(_ pair: Rivals, _ machine: Machine) -> Diagnostic {
    let first = machine.transitions[pair.first.transition]
    let second = machine.transitions[pair.second.transition]
    let trigger = second.trigger?.text ?? ""
    let targets = [first, second].map { machine[$0.target].name }
    let why =
      switch (pair.relation, first.guardText, second.guardText) {
      case (.overlapping, let a?, let b?): "'\(a.text)' and '\(b.text)' can both hold"
      case (_, let a?, _?): "both rows have the guard '\(a.text)'"
      default: "neither row has a guard"
      }
    return diagnostic(
      "'\(trigger)' leads from '\(MachineText.name(second.source, in: machine))' to "
        + "'\(targets[0])' and to '\(targets[1])'",
      at: second.trigger?.origin ?? second.origin, label: "to '\(targets[1])'",
      related: [.init(first.trigger?.origin ?? first.origin, "to '\(targets[0])'")],
      why: "\(MachineStory.change(first, in: machine)), or "
        + "\(MachineStory.change(second, in: machine)); \(why)",
      help: "say in both rows under which condition each of them is taken")
  }
}
