import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecText

/// Reports least values that are above the greatest value of the same thing.
public struct InvertedBounds: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "C417", name: "inverted-bounds",
    summary: "A least value is above the greatest value of the same thing.",
    category: .contradictions, defaultSeverity: .error,
    explanation: """
      Nothing is at least 480px and at most 440px wide. Compared are two items of one list, two rows of
      one table, two columns "Min" and "Max" of one row, and two declarations of one block, whose labels
      are the same but for the words "minimum" and "maximum". Values with a condition behind them are left
      alone.
      """,
    references: ["CSS Box Sizing Level 3, 5.2"],
    examples: [
      .accepted("- Minimum width: 280px\n- Maximum width: 560px\n"),
      .flagged("- Minimum width: ⟦480px⟧\n- Maximum width: 440px\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Reports each pair that the analysis found.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for bound in context.analysis.claims.invertedBounds
    where context.isNormative(bound.leastOrigin.range) {
      diagnostics.append(
        diagnostic(
          "at least \(bound.least) and at most \(bound.greatest) cannot both hold",
          at: bound.leastOrigin, label: "the least value",
          related: [.init(bound.greatestOrigin, "the greatest value")],
          why: "no value is at least \(bound.least) and at most \(bound.greatest)",
          help: "exchange the two, or mend the one that is wrong"))
    }
  }
}
