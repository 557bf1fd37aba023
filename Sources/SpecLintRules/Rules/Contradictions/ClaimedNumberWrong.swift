import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText
/// Reports contrast ratios that are not those of the two colours beside them.
public struct ClaimedNumberWrong: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "C412", name: "claimed-number-wrong",
    summary: "A contrast ratio is not that of the two colours on the same line.",
    category: .contradictions, defaultSeverity: .error,
    explanation: """
      Ratios are copied from one colour to the next and survive when a colour changes. The ratio of two
      opaque colours is computed from their relative luminance. A claim is wrong when it is more than
      0.2 off, or on the other side of 3, 4.5 or 7; those three numbers themselves are read as "at
      least". Lines with one or with more than two colours are left alone.
      """,
    references: ["WCAG 2.2, contrast ratio", "WCAG 2.2, 1.4.3"],
    examples: [
      .accepted("- Text `#000000` on `#FFFFFF`: 21:1\n- Hint `#595959` on white: at least 4.5:1\n"),
      .flagged("- Hint `#999999` on white: ⟦4.6⟧:1\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Computes each claim anew.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for claim in ContrastClaim.find(in: context.document) where claim.isWrong {
      // Rounded down, so that the text never promises more than there is.
      let value = Numbers.text((claim.computed * 100).rounded(.down) / 100)
      let limit = [7.0, 4.5, 3.0].first { claim.claimed >= $0 && claim.computed < $0 }
      let pair = claim.colors.joined(separator: " and ")
      diagnostics.append(
        diagnostic(
          "the contrast of \(pair) is \(value):1, not \(Numbers.text(claim.claimed)):1",
          at: claim.origin, label: limit.map { "below \(Numbers.text($0)):1" } ?? "is \(value)",
          why: "(L₁ + 0.05) ÷ (L₂ + 0.05) with the relative luminances of both colours = \(value)",
          help: limit == nil ? "write \(value):1" : "write \(value):1, or choose another colour",
          fix: .init(
            safety: .safe, title: "write \(value)", edits: [.init(claim.origin, text: value)])))
    }
  }
}
