import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecText

/// Reports signs that stand for two things in one drawing.
public struct IconTwoMeanings: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "X853", name: "icon-two-meanings",
    summary: "One sign is a control of its own and part of a message in the same drawing.",
    category: .accessibility, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      A bar that shows "Sync failed ⚠" beside an emergency button ⚠ makes people press the wrong one.
      Reported where a sign stands alone in the bar of a drawing and again beside the words of a failure
      in the same drawing.
      """,
    references: ["WCAG 2.2, 3.2.4 Consistent Identification (AA)"],
    examples: [
      .accepted(
        """
        ```
        ┌────────────────┐
        │ [Saved]      ⚠ │
        ├────────────────┤
        │ Today          │
        └────────────────┘
        ```

        """),
      .flagged(
        """
        ```
        ┌────────────────────┐
        │ ⟦[Sync failed ⚠]   ⚠⟧ │
        ├────────────────────┤
        │ Today              │
        └────────────────────┘
        ```

        """),
    ]
  )

  private static let failures = ["fail", "error", "warn", "problem", "lost", "unable"]

  /// Makes the rule.
  public init() {}

  /// Looks for the sign of the bar beside words of a failure.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for wireframe in context.spec.wireframes {
      guard let bar = wireframe.rows.first, bar.components.count > 1,
        let sign = bar.components.last(where: { $0.kind == .symbol && !$0.text.isEmpty }),
        sign.text.utf8.contains(where: { $0 >= 0x80 }),
        let row = wireframe.rows.first(where: {
          speaks(of: sign.text, $0, isBar: $0.origin == bar.origin)
        })
      else { continue }
      diagnostics.append(
        diagnostic(
          "'\(sign.text)' stands for two things in this drawing", at: row.origin,
          label: "marks a failure here", related: [.init(sign.origin, "a control of its own")],
          why: "the bar has '\(sign.text)' alone, this row has it beside the words of a failure",
          help: "give the control or the message another sign"))
    }
  }

  /// Whether a row has the sign beside words of a failure; in the bar itself a second sign must be there.
  private func speaks(of sign: String, _ row: Wireframe.Row, isBar: Bool) -> Bool {
    let text = row.components.map(\.text)
    let isBeside =
      text.contains { $0 != sign && $0.contains(sign) } || (!isBar && text.first == sign)
    return isBeside
      && text.contains { part in
        Names.words(part).contains { word in Self.failures.contains { word.hasPrefix($0) } }
      }
  }
}
