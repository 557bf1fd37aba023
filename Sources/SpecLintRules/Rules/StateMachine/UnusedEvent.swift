import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports events of the document's own list that nothing reacts to.
public struct UnusedEvent: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S520", name: "unused-event",
    summary: "The list of events has an event that no other line of the document names.",
    category: .stateMachine, defaultSeverity: .info, precision: .heuristic,
    explanation: """
      A document that lists its events and says what each of them does leaves those open that it never
      names again: nobody knows what the interface does when they come. The rule looks at sections
      that are titled events, triggers, signals, inputs or actions, where the document has transitions
      and names at least three events of the list elsewhere, and where these are a quarter of the
      list or more.
      """,
    examples: [
      .accepted(
        """
        ## Events

        - `TAP_PLAY`
        - `TAP_STOP`

        ## Transitions

        | From | Event | To |
        |---|---|---|
        | Idle | TAP_PLAY | Playing |
        | Playing | TAP_STOP | Idle |

        """),
      .flagged(
        """
        ## Events

        - `TAP_PLAY`
        - `TAP_STOP`
        - `TRACK_END`
        - `⟦SEEK_DONE⟧`

        ## Transitions

        | From | Event | To |
        |---|---|---|
        | Idle | TAP_PLAY | Playing |
        | Playing | TAP_STOP | Idle |
        | Playing | TRACK_END | Idle |

        """),
    ]
  )

  /// Events that must be used elsewhere, so that the names are the ones that the document goes by.
  private static let leastUsed = 3

  /// Makes the rule.
  public init() {}

  /// Compares each list with the rest of the document.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    guard context.spec.machines.contains(where: { !$0.transitions.isEmpty }) else { return }
    for list in EventList.find(in: context.document) where context.isNormative(list.heading) {
      let used = list.events.count { $0.isUsed }
      guard used >= Self.leastUsed, used * 4 >= list.events.count else { continue }
      for event in list.events where !event.isUsed {
        diagnostics.append(
          diagnostic(
            "the event '\(event.name)' is listed and never used",
            at: context.origin(event.range), label: "named here only",
            why: "\(used) of the \(list.events.count) events of this list are named elsewhere, "
              + "this one is not",
            help: "say what it does in each state, or take it off the list"))
      }
    }
  }
}
