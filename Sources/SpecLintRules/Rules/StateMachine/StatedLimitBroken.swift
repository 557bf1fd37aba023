import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecText

/// Reports transitions that a sentence of the document rules out.
public struct StatedLimitBroken: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S521", name: "stated-limit-broken",
    summary: "A sentence limits how a state is entered or left, and a transition does otherwise.",
    category: .stateMachine, defaultSeverity: .warning, precision: .heuristic, isOnByDefault: false,
    explanation: """
      "Terminal states: `Paid`, `Void`" and a row from `Void` to `Draft` cannot both be built. Read are
      sentences that call a state terminal or final, that name the only states from which another one
      is entered, and that say where a state never leads to, the section of a state that calls it one ("Final state: no
      way out"), and a cell "none (final)" below "Next". They are held against the declared
      transitions of the one machine that has these states. Sentences with a condition or an exception
      are left alone, and so are ways out of an end by which everything begins anew.
      """,
    references: ["UML 2.5.1, 14.2.3.9", "SCXML 3.7: final"],
    examples: [
      .accepted(
        """
        | From | Event | To |
        |---|---|---|
        | Draft | Send | Sent |
        | Sent | Pay | Paid |

        Terminal states: `Paid`

        """),
      .flagged(
        """
        | From | Event | To |
        |---|---|---|
        | Draft | Send | Sent |
        | Sent | Pay | Paid |
        | Paid | Refund | Sent |

        ⟦Terminal states: `Paid`⟧

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Holds the sentences against the transitions.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let machines = context.spec.machines
    for (index, limit) in StatedLimits.find(machines, context.document) {
      let machine = machines[index]
      let transition = machine.transitions[limit.transition]
      guard context.isNormative(limit.origin.range), context.isNormative(transition.origin.range)
      else { continue }
      let name = machine[limit.state].name
      let change = MachineStory.change(transition, in: machine)
      let claim =
        switch limit.kind {
        case .terminal: "'\(name)' is called an end"
        case .onlyFrom(let sources):
          "'\(name)' is to be entered from "
            + sources.map { "'\(machine[$0].name)'" }.joined(separator: " and ") + " alone"
        case .never: "'\(name)' is never to lead to '\(machine[transition.target].name)'"
        }
      diagnostics.append(
        diagnostic(
          "\(claim), and '\(change)' does otherwise", at: limit.origin, label: "said here",
          related: [.init(transition.origin, "told here")],
          why: "the sentence has no exception, and the transition is declared",
          help: "take the transition out, or name the exception in the sentence"))
    }
  }
}
