import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports states of a matrix that no section describes.
public struct MatrixStateUndocumented: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S503", name: "matrix-state-undocumented",
    summary: "The matrix names a state that no section of the document describes.",
    category: .stateMachine, defaultSeverity: .warning,
    explanation: """
      In a document that describes its states in sections, a state that only the matrix knows has no
      layout, no copy and no size. The rule runs where at least half of the states of a matrix have a
      section.
      """,
    examples: [
      .accepted(
        "| From | To | Trigger |\n|---|---|---|\n| List | Detail | Tap |\n| Detail | List | Back |\n"
      ),
      .flagged(
        """
        ## Idle State

        ## Busy State

        ## Transitions

        | From | To | Trigger |
        |---|---|---|
        | Idle | Busy | Tap |
        | Busy | ⟦Receipt⟧ | Done |
        | Receipt | Idle | Close |

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Compares the matrix with the sections.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for (machine, reach) in zip(context.spec.machines, context.analysis.reachability) {
      guard machine.matrices.contains(where: { $0.form != "list" }) else { continue }
      let isDescribed = described(in: machine)
      let described = reach.states.filter(isDescribed.contains)
      guard described.count >= 2, described.count * 2 >= reach.states.count else { continue }
      for state in reach.states where machine[state].kind == .external {
        guard !isDescribed.contains(state), !OutsidePlaces.contain(machine[state].name),
          let origin = firstMention(of: state, machine)
        else { continue }
        diagnostics.append(
          diagnostic(
            "no section describes the state '\(machine[state].name)'", at: origin,
            label: "named here only",
            why:
              "\(described.count) of the \(reach.states.count) states of the matrix have a section; "
              + "no heading has the words of this name",
            help:
              "write a section 'State: \(machine[state].name)', or name the section it belongs to"
          ))
      }
    }
  }

  /// The states that have a section, or whose parts have one.
  private func described(in machine: Machine) -> Set<StateID> {
    var result: Set<StateID> = []
    for state in machine.stateIDs where machine[state].section != nil {
      result.insert(state)
      if let parent = machine[state].parent { result.insert(parent) }
    }
    return result
  }

  private func firstMention(of state: StateID, _ machine: Machine) -> Origin? {
    for transition in machine.transitions where transition.matrix != nil {
      if transition.source == state { return transition.sourceOrigin }
      if transition.target == state { return transition.targetOrigin }
    }
    return nil
  }
}
