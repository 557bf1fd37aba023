import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports transitions with a stagger that last no longer than one of their items.
public struct StaggerNotInTotal: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "A602", name: "stagger-not-in-total",
    summary: "A staggered transition is given the duration of one item.",
    category: .motion, defaultSeverity: .warning,
    explanation: """
      Items that start one after another end one after another: with n items the whole takes the
      duration of one item and n − 1 times the delay between them. A matrix that gives the staggered
      transition the duration of one item lets the next state begin while items still move. Compared
      are rows whose animation says "stagger" with the motion that gives a delay between neighbours.
      """,
    references: ["Material Design 3, Motion, Duration"],
    examples: [
      .accepted(
        """
        - **Card Entry**:
          - Entry: cards fade in with 200ms ease-out
          - Stagger: 40ms delay between adjacent cards

        | From | To | Trigger | Duration | Animation |
        |---|---|---|---|---|
        | Loading | List | Loaded | 480ms | Fade-in with stagger |
        | List | Card | Tap | 200ms | Scale |

        """),
      .flagged(
        """
        - **Card Entry**:
          - Entry: cards fade in with 200ms ease-out
          - Stagger: 40ms delay between adjacent cards

        | From | To | Trigger | Duration | Animation |
        |---|---|---|---|---|
        | Loading | List | Loaded | ⟦200ms⟧ | Fade-in with stagger |
        | List | Card | Tap | 200ms | Scale |

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Compares the staggered rows with the motion of one item.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let staggers = context.spec.motions.filter { ($0.stagger?.exact ?? 0) > 0 }
    guard !staggers.isEmpty else { return }
    checkTotals(staggers, context, into: &diagnostics)
    let rows = context.spec.machines.flatMap(\.transitions).filter { transition in
      transition.animation.map { isStaggered($0.text) } == true
    }
    guard !rows.isEmpty else { return }
    let motions = Dictionary(grouping: context.spec.motions.indices) {
      context.line(context.spec.motions[$0].origin)
    }
    var items: [Double: (delay: Motion, item: Motion)?] = [:]
    for row in rows {
      guard let total = row.duration?.exact, let place = row.durationOrigin,
        !saysPerItem(after: place, context)
      else { continue }
      let found = items[total] ?? item(lasting: total, staggers, motions, context)
      items[total] = .some(found)
      guard let (delay, item) = found, let step = delay.stagger?.exact else { continue }
      let eight = total + 7 * step
      diagnostics.append(
        diagnostic(
          "\(Numbers.text(total)) ms is the time of one item, not of the staggered whole",
          at: place, label: "8 items take \(Numbers.text(eight)) ms",
          related: [
            .init(item.origin, "one item: \(Numbers.text(total)) ms"),
            .init(delay.origin, "between items: \(Numbers.text(step)) ms"),
          ],
          why: "\(Numbers.text(total)) + 7 × \(Numbers.text(step)) = \(Numbers.text(eight)) ms "
            + "for 8 items; two already take \(Numbers.text(total + step)) ms",
          help: "give the duration of the whole for the number of items that are seen, "
            + "or write \(Numbers.text(total))ms + \(Numbers.text(step))ms per item"))
    }
  }

  private static let denials: Set<String> = ["no", "not", "without", "non"]

  /// Whether an animation is said to stagger; "no stagger" is not.
  private func isStaggered(_ animation: String) -> Bool {
    let words = Names.words(animation)
    guard let place = words.firstIndex(where: { $0.hasPrefix("stagger") }) else { return false }
    return place == 0 || !Self.denials.contains(words[place - 1])
  }

  private static let shares: Lexicon = ["per", "each", "every", "je", "pro", "par", "por"]

  /// Whether the rest of the cell makes the length that of each item: "200ms per row".
  private func saysPerItem(after place: Origin, _ context: RuleContext) -> Bool {
    let source = context.document.source
    let start = Int(place.range.end)
    let line = source.lineRange(source.lineIndex(of: start))
    let rest = source.string(SourceRange(start, max(start, Int(line.end)))).prefix { $0 != "|" }
    return Names.hasWord(String(rest), in: Self.shares)
  }

  /// The motion of one item with a length, beside the motion that gives the delay between items.
  ///
  /// - Parameter motions: the places of all motions by their lines.
  private func item(
    lasting total: Double, _ staggers: [Motion], _ motions: [Int: [Int]], _ context: RuleContext
  ) -> (delay: Motion, item: Motion)? {
    for delay in staggers {
      let owner = delay.subject.split(separator: ":").first.map(String.init) ?? delay.subject
      let line = context.line(delay.origin)
      let item = (line - 6...line + 6).flatMap { motions[$0] ?? [] }.sorted().first { place in
        let motion = context.spec.motions[place]
        return motion.scope == delay.scope && motion.duration?.exact == total
          && (motion.subject.hasPrefix(owner) || share(one: delay, motion, context))
      }
      if let item { return (delay, context.spec.motions[item]) }
    }
    return nil
  }

  /// Whether both are items of the list that a label above it names, or in which the delay stands by its name alone:
  /// "Stagger: 50ms".
  private func share(one delay: Motion, _ item: Motion, _ context: RuleContext) -> Bool {
    let words = Names.words(delay.subject)
    let isBare = words.count == 1 && words[0].hasPrefix("stagger")
    guard isBare || delay.isNamedByOwner && delay.subject != delay.scope.last,
      let list = context.document.list(at: delay.origin.range.start)
    else { return false }
    return context.document.list(at: item.origin.range.start) == list
  }
}
