import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecText

/// Reports operations that the matrix lets succeed only.
public struct SuccessOnlyOperation: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S509", name: "success-only-operation",
    summary: "A state that waits for an operation can only be left when it succeeds.",
    category: .stateMachine, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      Loading, saving, sending and connecting can fail, take too long or be cancelled. A state that is
      named after such an operation, or whose only way out is a success, needs a row for one of these, or
      people are left with a spinner; so does "Import" or "Sync" whose section shows progress and which is
      left when it is finished.
      Only states of a declared matrix are checked; a row from any state that leads to an error counts,
      and so does a row of the state around it, and one of another table that names the state and a failure.
      """,
    references: [
      "Nielsen, 10 Usability Heuristics, 9: help users recover from errors",
      "Apple HIG, Loading", "WCAG 2.2, 3.3.1 Error Identification (A)",
    ],
    examples: [
      .accepted(
        """
        | From | To | Trigger |
        |---|---|---|
        | Form | Saving | Save |
        | Saving | Form | Saved |
        | Saving | Error | Save failed |
        | Error | Form | Back |

        """),
      .flagged(
        """
        | From | To | Trigger |
        |---|---|---|
        | Form | Saving | Save |
        | ⟦Saving⟧ | Form | Saved |

        """),
    ]
  )

  private static let operations: Lexicon = [
    "loading", "syncing", "uploading", "downloading", "saving", "submitting", "sending",
    "connecting", "fetching", "processing", "authenticating", "verifying", "validating",
    "refreshing", "importing", "exporting", "signing", "paying", "scanning",
  ]
  private static let failures = [
    "error", "fail", "timeout", "timed", "offline", "cancel", "abort", "retry", "denied", "reject",
    "unavailable", "invalid", "lost", "empty", "interrupt", "disconnect", "stop", "back", "close",
    "dismiss", "not", "without", "declin", "wrong", "conflict", "problem", "block", "refused",
    "expired", "leave", "exit",
  ]

  /// Makes the rule.
  public init() {}

  /// Looks at the rows out of each operation.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    var told: FailureRows?
    for machine in context.spec.machines where machine.hasDeclaredMatrix {
      let rows = machine.transitions.filter { isRow($0, machine) }
      guard !rows.contains(where: { $0.source == nil && isFailure($0, machine) }) else { continue }
      let bySource = Dictionary(grouping: rows) { $0.source }
      // People rest in a state with screens of its own until they succeed.
      let composites = Set(machine.states.compactMap(\.parent))
      for state in machine.stateIDs {
        let leaving = (bySource[state] ?? []).filter { $0.target != state }
        guard
          isOperation(machine[state])
            || leavesBySuccess(leaving) && !composites.contains(state)
              && !Names.hasWord(machine[state].name, in: Self.results)
            || showsProgress(machine[state], leaving: leaving, context.document)
        else { continue }
        let around = rows.filter { $0.source == machine[state].parent && $0.source != nil }
        guard let first = leaving.first,
          !(leaving + around).contains(where: { isFailure($0, machine) }),
          !failsElsewhere(machine[state], than: machine, context)
        else { continue }
        let rows = told ?? FailureRows(context.document, context.spec)
        told = rows
        guard !rows.tell(of: machine[state].name) else { continue }
        diagnostics.append(diagnostic(state, first, leaving.count, machine, context))
      }
    }
  }

  /// Whether another table of the document tells of a failure of the state, by name or by a pattern such as `*.loading`.
  private func failsElsewhere(
    _ state: State, than machine: Machine, _ context: RuleContext
  ) -> Bool {
    context.spec.machines.contains { other in
      guard other.key != machine.key else { return false }
      return other.transitions.contains { transition in
        guard let source = transition.source, isFailure(transition, other) else { return false }
        let name = other[source].name
        return other[source].key == state.key
          || name.hasPrefix("*") && name.count > 2 && state.name.hasSuffix(String(name.dropFirst()))
      }
    }
  }

  private func isRow(_ transition: Transition, _ machine: Machine) -> Bool {
    guard let matrix = transition.matrix, machine.matrices.indices.contains(matrix) else {
      return false
    }
    return machine.matrices[matrix].form == "table" || machine.matrices[matrix].form == "diagram"
  }

  /// Names of states in which the operation is over.
  private static let results = successes.union([
    "saved", "sent", "submitted", "done", "complete", "completed", "finished", "confirmed", "paid",
  ])

  private func isOperation(_ state: State) -> Bool {
    let words = Names.words(state.name)
    guard let place = words.firstIndex(where: Self.operations.contains) else { return false }
    // "Lazy loading implemented" tells what is done.
    return !words[place...].contains(where: Self.outcomes.contains)
  }

  private static let outcomes: Lexicon = [
    "implemented", "done", "built", "added", "complete", "completed", "finished", "shipped",
    "enabled", "supported", "ready",
  ]

  private static let successes: Lexicon = [
    "success", "successful", "succeeded", "succeeds", "éxito", "erfolg", "erfolgreich", "succès",
    "sucesso", "successo", "成功", "성공",
  ]

  /// Whether the only trigger out of a state is that something succeeded.
  private func leavesBySuccess(_ rows: [Transition]) -> Bool {
    guard let row = rows.first, rows.count == 1, let trigger = row.trigger?.text else {
      return false
    }
    return Names.wordCount(trigger) <= 3 && Names.hasWord(trigger, in: Self.successes)
  }

  /// Whether a row speaks of a failure; words of other scripts are not known and may.
  private func isFailure(_ transition: Transition, _ machine: Machine) -> Bool {
    let text =
      (transition.trigger?.text ?? "") + " " + (transition.guardText?.text ?? "") + " "
      + machine[transition.target].name
    if text.utf8.contains(where: { $0 >= 0xC3 }) { return true }
    return Names.words(text).contains { word in
      word == "no" || word == "null" || Self.failures.contains { word.hasPrefix($0) }
    }
  }

  private func diagnostic(
    _ state: StateID, _ row: Transition, _ count: Int, _ machine: Machine, _ context: RuleContext
  ) -> Diagnostic {
    let name = machine[state].name
    return diagnostic(
      "'\(name)' can only succeed", at: NamedStates.source(of: row, machine, context),
      label: "no failure, no way to cancel",
      why: "\(MachineStory.change(row, in: machine)), and if it fails → no row; "
        + "\(count) \(count == 1 ? "row leaves" : "rows leave") the state, none speaks of an error, a "
        + "timeout or a cancellation",
      help: "add a row from '\(name)' for a failure or a timeout")
  }
}
