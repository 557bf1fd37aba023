import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecText

/// Reports steps of a scale that are not larger than the step below them.
public struct ScaleOrder: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "T311", name: "scale-order",
    summary: "A step of a scale of sizes is no larger than the step below it.",
    category: .tokens, defaultSeverity: .warning,
    explanation: """
      The steps xs, sm, md, lg and xl of one scale stand for growing lengths. Two steps with one value, or
      a larger step with a smaller value, are slips of the pen: whoever picks the next step sees no
      change. The rule compares spacings, sizes, radii, type sizes and breakpoints of one section whose
      names differ in the step alone, and distances that prose names by a step, as in "`lg (24px)` between
      sections"; two styles of one size that differ in weight are left alone; a scale has three steps or more,
      each of them once. Of steps that are numbers, "space-4"
      and "space-5", a scale has four or more, and the one pair out of order is reported.
      """,
    examples: [
      .accepted("## Spacing\n\n- `gap-sm`: 8px\n- `gap-md`: 16px\n- `gap-lg`: 24px\n"),
      .flagged("## Spacing\n\n- `gap-md`: 16px\n- `gap-lg`: 32px\n- `gap-xl`: ⟦32px⟧\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Compares neighbouring steps of each scale.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for slip in ScaleSlip.find(context.document, context.spec)
    where context.isNormative(slip.step.origin.range) {
      diagnostics.append(
        diagnostic(
          slip.value == slip.lowValue
            ? "'\(slip.step.name)' is as large as '\(slip.below.name)'"
            : "'\(slip.step.name)' is smaller than '\(slip.below.name)'",
          at: slip.step.valueOrigin, label: slip.value,
          related: [.init(slip.below.valueOrigin, slip.lowValue)],
          why: "both are steps of one scale, and its steps grow",
          help: "give '\(slip.step.name)' a larger value, or leave the step out"))
    }
  }
}
