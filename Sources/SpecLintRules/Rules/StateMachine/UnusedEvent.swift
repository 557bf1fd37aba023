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
      list or more. Lists of what is logged, measured or sent to others are left alone, and so is a
      list beside transitions that mostly have other names. What a table of effects says of an event is
      no use of it. Each list is reported once.
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
    let triggers = triggers(context.spec)
    for list in EventList.find(in: context.document) where context.isNormative(list.heading) {
      let used = list.events.count { $0.isUsed }
      let open = list.events.filter { !$0.isUsed }
      guard used >= Self.leastUsed, used * 4 >= list.events.count, let first = open.first,
        isOfTriggers(list, triggers)
      else { continue }
      let more = open.count - 1
      diagnostics.append(
        diagnostic(
          more == 0
            ? "the event '\(first.name)' is listed and never used"
            : "the event '\(first.name)' and \(more) more of its list are never used",
          at: context.origin(first.range), label: "named here only",
          related: open.dropFirst().prefix(20).map {
            .init(context.origin($0.range), "'\($0.name)' is named here only as well")
          },
          why: "\(used) of the \(list.events.count) events of this list are named elsewhere, "
            + (more == 0 ? "this one is not" : "these are not"),
          help: "say what \(more == 0 ? "it does" : "they do") in each state, or take "
            + "\(more == 0 ? "it" : "them") off the list"))
    }
  }

  /// The names of identifiers by which transitions are triggered.
  private func triggers(_ spec: SpecDocument) -> Set<String> {
    var result: Set<String> = []
    for machine in spec.machines {
      for transition in machine.transitions {
        guard let text = transition.trigger?.text, text.utf8.contains(0x5F),
          text.utf8.allSatisfy(ASCII.isWord)
        else { continue }
        result.insert(text)
      }
    }
    return result
  }

  /// Whether a list is one of triggers: where most transitions have names of another list, it is a vocabulary of its own.
  private func isOfTriggers(_ list: EventList, _ triggers: Set<String>) -> Bool {
    guard triggers.count >= Self.leastUsed else { return true }
    let listed = list.events.count { triggers.contains($0.name) }
    return listed * 2 > triggers.count
  }
}
