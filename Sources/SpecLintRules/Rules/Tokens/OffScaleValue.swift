import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports durations that are not on the scale that the run defines.
public struct OffScaleValue: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "T305", name: "off-scale-value",
    summary: "An animation has a duration that is not on the document's scale of durations.",
    category: .tokens, defaultSeverity: .warning,
    explanation: """
      A motion system with 150, 250, 350 and 500 ms has no 300 ms. The scale is the duration tokens of
      the one document that this one links to and that defines at least three; documents that define
      durations themselves are not held against others. Times beyond the scale's ends,
      loops, waits and staggers are no steps of it; rows of settings ("low | 50 / 90 / 140 ms") are the
      scale at another level. Within one document the scale binds where it says so
      ("no hardcoded durations", "from the standard scale"): then code is held against it too, and so do scales of four
      durations or radii that most values of the document keep to. Type sizes,
      durations and weights that a sentence calls closed ("400 and 700, no others") are held against the text.
      """,
    references: [
      "Material Design, Easing and duration: duration tokens",
      "W3C Design Tokens Format Module, 8.5",
    ],
    examples: [
      .accepted("- **Fade animation**: 310ms\n"),
      .flagged(
        """
        === card.md ===
        ---
        related-files:
          - ./motion.md
        ---
        # Card

        - **Fade animation**: ⟦310ms⟧ ease-out

        === motion.md ===
        # Motion

        ## Durations

        | Token | Duration |
        |---|---|
        | `duration-fast` | 150ms |
        | `duration-normal` | 250ms |
        | `duration-slow` | 500ms |

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Compares the durations of animations with the scale of a linked document.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkClosed(context, into: &diagnostics)
    let animations = context.spec.durations.filter { isStep($0, context) }
    let own = Self.scale(of: context.spec)
    let isBound = own.count >= 3 && checkOwn(own, context, into: &diagnostics)
    checkSteps(isBound: isBound, context, into: &diagnostics)
    guard own.count < 3 else { return }
    guard !animations.isEmpty, let scale = scale(context) else { return }
    let values = scale.map(\.value).sorted()
    guard let first = values.first, let last = values.last else { return }
    for fact in animations {
      guard let value = fact.quantity.exact, value > first, value < last,
        !values.contains(value), !isSequence(fact, value, values, context),
        let near = values.min(by: { abs($0 - value) < abs($1 - value) }),
        let token = scale.first(where: { $0.value == near })?.token
      else { continue }
      let text = Numbers.text(near) + "ms"
      let list = values.map { Numbers.text($0) }.joined(separator: ", ")
      diagnostics.append(
        diagnostic(
          "\(Numbers.text(value))ms is not on the scale of durations", at: fact.origin,
          label: "between two steps", related: [.init(token.origin, "the nearest step, \(text)")],
          why: "the scale has \(list) ms", help: "write \(text), or '\(token.name)'",
          fix: .init(
            safety: .unsafe, title: "write \(text)", edits: [.init(fact.origin, text: text)])))
    }
  }

  /// Compares the durations of a document with its own scale, where it forbids any other; whether it does.
  private func checkOwn(
    _ scale: [Step], _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) -> Bool {
    let values = scale.map(\.value).sorted()
    guard let first = values.first, let last = values.last,
      let rule = context.analysis.mentions.of(.boundScale).first(where: {
        Names.hasWord(context.document.lineText(of: $0), in: Self.topics)
      })
    else { return false }
    let list = values.map { Numbers.text($0) }.joined(separator: ", ")
    var seen: Set<Double> = []
    for fact in context.spec.durations where fact.role == .animation {
      guard let value = fact.quantity.exact, value > first, value < last, !values.contains(value),
        isOwnStep(fact, context), !isSum(fact, context), !isRuledOut(fact, context.document),
        !isLevel(fact, scale, context), seen.insert(value).inserted
      else { continue }
      diagnostics.append(
        diagnostic(
          "\(Numbers.text(value))ms is not on the scale of durations", at: fact.origin,
          label: "no step of the scale",
          related: [
            .init(context.document.lineOrigin(of: rule), "the scale binds"),
            .init(scale[0].token.origin, "the scale"),
          ],
          why: "the scale has \(list) ms", help: "take a step of the scale, or add this one to it"))
    }
    return true
  }

  private static let sums: Lexicon = [
    "complete", "after", "total", "until", "together",
  ]

  /// Whether a time is that of several motions together: "everything stands still after 350ms".
  private func isSum(_ fact: DurationFact, _ context: RuleContext) -> Bool {
    let line = context.document.firstLine(of: fact.origin.range)
    let start = max(Int(line.start), Int(fact.origin.range.start) - 32)
    let end = min(Int(line.end), Int(fact.origin.range.end) + 12)
    guard start < end, !context.document.isCode(fact.origin.range.start) else { return false }
    return Names.hasWord(context.document.source.string(SourceRange(start, end)), in: Self.sums)
  }

  private static let topics: Lexicon = [
    "duration", "durations", "timing", "timings", "animation", "animations", "motion",
    "transition", "transitions",
  ]
  private static let waits: Lexicon = [
    "loop", "infinite", "shimmer", "pulse", "spinner", "delay", "stagger", "repeat", "linear",
    "before", "bad", "wrong", "don't", "avoid",
  ]

  /// Whether a line gives the time of a motion that a step could give: no loop, no wait, no bad example.
  private func isOwnStep(_ fact: DurationFact, _ context: RuleContext) -> Bool {
    let source = context.document.source
    let start = Int(fact.origin.range.start)
    // "A → +60ms → B": how much later than the one before.
    if source.bytes[start] == 0x2B || start > 0 && source.bytes[start - 1] == 0x2B { return false }
    let line = source.string(source.lineRange(source.lineIndex(of: start)))
    return line.utf8.count < 300 && context.isNormative(fact.origin.range)
      && !line.contains("❌") && !line.contains("✗") && !Names.hasWord(line, in: Self.waits)
      && !Self.isBound(line)
  }

  private func isStep(_ fact: DurationFact, _ context: RuleContext) -> Bool {
    fact.role == .animation && fact.quantity.exact != nil
      && !context.document.isCode(fact.origin.range.start) && !namesToken(fact, context)
      && !Names.words(fact.subject).contains {
        ["loop", "shimmer", "pulse", "spinner"].contains($0)
      }
  }

  /// Whether the line names the step in code: "150ms (Motion.quick)", "`motion.quick` (150ms)".
  private func namesToken(_ fact: DurationFact, _ context: RuleContext) -> Bool {
    let source = context.document.source
    let bytes = source.bytes
    let line = source.lineRange(source.lineIndex(of: Int(fact.origin.range.start)))
    // A name this far away belongs to another time.
    let start = max(Int(line.start), Int(fact.origin.range.start) - 120) + 1
    let end = min(Int(line.end), Int(fact.origin.range.end) + 120) - 1
    for offset in start..<max(start, end)
    where bytes[offset] == 0x2E && ASCII.isLetter(bytes[offset - 1])
      && ASCII.isLetter(bytes[offset + 1])
    {
      return true
    }
    return false
  }

  /// Whether a line tells of two motions, one after the other, and the time is the sum of two steps.
  private func isSequence(
    _ fact: DurationFact, _ value: Double, _ values: [Double], _ context: RuleContext
  ) -> Bool {
    guard values.contains(where: { values.contains(value - $0) }) else { return false }
    let source = context.document.source
    let range = source.lineRange(source.lineIndex(of: Int(fact.origin.range.start)))
    guard range.offsets.count <= 1000 else { return true }
    let line = source.string(range)
    return line.contains(", ") || line.contains(" + ") || Names.words(line).contains("then")
  }

  struct Step {
    var value: Double
    var token: Token
  }

  /// The steps of the one linked document that has a scale.
  private func scale(_ context: RuleContext) -> [Step]? {
    let index = Int(context.document.file.index)
    guard context.facts.documents.indices.contains(index) else { return nil }
    let linked = Set(context.facts.links(of: index).compactMap(\.document)).subtracting([index])
    let scales = linked.sorted().map { Self.scale(of: context.facts.specs[$0]) }
      .filter { $0.count >= 3 }
    return scales.count == 1 ? scales[0] : nil
  }

  private static func scale(of spec: SpecDocument) -> [Step] {
    var seen: Set<Double> = []
    return spec.tokens.compactMap { token in
      guard token.kind == .duration, let value = milliseconds(token.value), value > 0,
        seen.insert(value).inserted
      else {
        return nil
      }
      return Step(value: value, token: token)
    }
  }

  /// "250ms" or "0.25s" in milliseconds.
  static func milliseconds(_ text: String) -> Double? {
    let word = text.split(separator: " ").first.map(String.init) ?? text
    if word.hasSuffix("ms") { return Double(word.dropLast(2)) }
    if word.hasSuffix("s") { return Double(word.dropLast()).map { $0 * 1000 } }
    return nil
  }
}
