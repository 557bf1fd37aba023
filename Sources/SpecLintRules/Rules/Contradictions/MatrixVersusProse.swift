import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecText

/// Reports rows of a transition matrix that are immediate and take time, or that leave out a part of their motion.
public struct MatrixVersusProse: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "C409", name: "matrix-vs-prose",
    summary: "A row calls a timed transition immediate, or leaves out a part of its motion.",
    category: .contradictions, defaultSeverity: .warning,
    explanation: """
      "Immediate", "instant" and "no animation" mean that the next state is there at once. A row that
      says so and has a duration of 100 ms or more tells two things; whoever builds it takes one. A row
      that says "Fade" tells something else than a list below the name of its trigger, or one with an
      item of the same name, that takes the same time and adds a spring or a change of scale.
      """,
    examples: [
      .accepted(
        """
        | From | To | Trigger | Duration | Animation |
        |---|---|---|---|---|
        | Idle | Busy | Send | 0ms | Instant |
        | Busy | Idle | Done | 200ms | Fade |

        """),
      .flagged(
        """
        | From | To | Trigger | Duration | Animation |
        |---|---|---|---|---|
        | Idle | Busy | Send | ⟦200ms⟧ | Immediate feedback |
        | Busy | Idle | Done | 200ms | Fade |

        """),
      .flagged(
        """
        - **Card Tap**:
          - Release: spring to the full card
          - Duration: 250ms

        | From | To | Trigger | Duration | Animation |
        |---|---|---|---|---|
        | List | Card | Card Tap | 250ms | ⟦Fade⟧ |
        | Card | List | Back | 200ms | Fade |

        """),
    ]
  )

  private static let immediate: Set<String> = [
    "immediate", "immediately", "instant", "instantly", "sofort", "immédiat", "immédiatement",
    "inmediato", "inmediata", "imediato", "imediata", "immediato", "immediata",
    "即时", "立即", "即時", "즉시",
  ]

  /// Words after which the row tells two cases, of which one takes time.
  private static let conditions: Set<String> = [
    "reduced", "otherwise", "unless", "except", "if", "when", "then", "haptic", "haptics",
  ]

  /// Makes the rule.
  public init() {}

  /// Reads animation and duration of each row.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkParts(context, into: &diagnostics)
    for machine in context.spec.machines {
      for transition in machine.transitions where transition.matrix != nil {
        guard let animation = transition.animation, let duration = transition.duration?.exact,
          duration >= 100, let place = transition.durationOrigin
        else { continue }
        let words = Names.words(animation.text)
        // A row without animation may wait for seconds before it fires.
        let isNone =
          words.starts(with: ["no", "animation"]) || words.first == "none" && duration < 1000
        guard words.first.map(Self.immediate.contains) == true || isNone,
          !words.contains(where: Self.conditions.contains)
        else { continue }
        diagnostics.append(
          diagnostic(
            "the row says '\(animation.text)' and takes \(Numbers.text(duration)) ms",
            at: place, label: "\(Numbers.text(duration)) ms",
            related: [.init(animation.origin, "at once")],
            why: "what is immediate takes no time; both stand in one row",
            help: "write 0ms, or name the animation that takes \(Numbers.text(duration)) ms"))
      }
    }
  }
}
