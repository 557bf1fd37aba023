import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecText

/// Reports signs in bars that no line gives a name for screen readers.
public struct ControlWithoutLabel: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "X851", name: "control-without-label",
    summary: "A sign in the bar of a drawing has no label, and other things have one.",
    category: .accessibility, defaultSeverity: .warning, precision: .heuristic,
    isOnByDefault: false,
    explanation: """
      A screen reader says "button", or nothing, for a control that is only a sign. Reported once for
      each sign in the bar of a drawing, where the document gives labels or announcements and none of
      them names the sign. Off by default: signs are often named by their components.
      """,
    references: ["WCAG 2.2, 4.1.2 Name, Role, Value (A)", "WCAG 2.2, 1.1.1 Non-text Content (A)"],
    examples: [
      .accepted("```\n┌──────────┐\n│ Home   ⚠ │\n├──────────┤\n│ Today    │\n└──────────┘\n```\n"),
      .flagged(
        """
        ```
        ┌──────────┐
        │ Home   ⟦⚠⟧ │
        ├──────────┤
        │ Today    │
        └──────────┘
        ```

        - Screen reader announces: "Card, button"

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Compares the signs with the labels.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let labels = context.spec.accessibility.filter {
      $0.kind == .label || $0.kind == .announcement
    }
    guard let first = labels.first else { return }
    var seen: Set<String> = []
    for wireframe in context.spec.wireframes {
      guard let bar = wireframe.rows.first, bar.components.count > 1 else { continue }
      for sign in bar.components
      where sign.kind == .symbol && sign.text.utf8.contains(where: { $0 >= 0xC3 })
        && seen.insert(sign.text).inserted
      {
        guard !labels.contains(where: { $0.text.contains(sign.text) }) else { continue }
        diagnostics.append(
          diagnostic(
            "'\(sign.text)' has no name for screen readers", at: sign.origin, label: "a sign alone",
            related: [.init(first.origin, "other things have one")],
            why: "\(labels.count) labels or announcements, none for '\(sign.text)'",
            help: "give it a label, for example 'Emergency, button'"))
      }
    }
  }
}
