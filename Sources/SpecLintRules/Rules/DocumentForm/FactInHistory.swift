import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Points at values that stand in history and are not compiled.
public struct FactInHistory: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "D106", name: "fact-in-history",
    summary: "A value stands in a part that tells how the design came about, and demands nothing.",
    category: .documentForm, defaultSeverity: .info, precision: .heuristic, isOnByDefault: false,
    explanation: """
      "The first plan had timers of 3 seconds" is history: nobody builds the timer, and Plumb compiles
      nothing from it. Turn the rule on to see which values were left out for that reason.
      """,
    examples: [
      .accepted("## Timing\n\n- Toast: 3 seconds\n"),
      .flagged("# A\n\n⟦## Lessons Learned⟧\n\n- The first plan had timers of 3 seconds\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Lists the places that keep facts out.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for place in context.spec.notNormative where place.reason == .history && place.factCount > 0 {
      let count = place.factCount
      diagnostics.append(
        diagnostic(
          "\(count) \(count == 1 ? "value is" : "values are") left out: '\(place.text)' "
            + place.reason.explanation,
          at: context.origin(context.document.firstLine(of: place.origin.range)), label: "history",
          why: "what a document tells of its past is no demand",
          help: "move a value that still holds to the section of its subject"))
    }
  }
}
