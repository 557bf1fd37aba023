import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecText

/// Reports names that promise a difference from their neighbour which the values do not have.
public struct NameVersusSibling: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "T312", name: "name-vs-sibling",
    summary: "A name promises a difference from its neighbour that the values do not have.",
    category: .tokens, defaultSeverity: .warning,
    explanation: """
      "Harbour dark" is darker than "Harbour", "ease-out" is no "ease-in-out", and the shadow of the first
      role is not made from the second one while the second has a shadow of its own. Compared are values
      of one section: a colour with one that has "dark", "darker", "light" or "lighter" behind the same
      name, by their luminance; curves whose names differ in their kind; references whose name and
      target name two roles; shadows named after a role with its colours, by their hue. Values for dark
      and light mode are left alone, also where only the grounds tell that they are such: a white "bg"
      beside a "bg-dark" that is nearly black.
      """,
    references: ["WCAG 2.2, relative luminance", "CSS Easing Functions Level 1, 2.2"],
    examples: [
      .accepted("## Colours\n\n- `harbour`: `#336699`\n- `harbour-dark`: `#224466`\n"),
      .flagged("## Colours\n\n- `harbour`: `#336699`\n- `harbour-dark`: `⟦#3A70A8⟧`\n"),
      .flagged(
        """
        ```css
        --ease-out: ⟦cubic-bezier(0.4, 0, 0.2, 1)⟧;
        --ease-in-out: cubic-bezier(0.4, 0, 0.2, 1);
        ```

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Reports what the comparison of neighbours found.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for slip in NameSlip.find(context.document, context.spec)
    where context.isNormative(slip.token.origin.range) {
      diagnostics.append(
        diagnostic(
          slip.headline, at: slip.token.valueOrigin, label: slip.label,
          related: [.init(slip.other.valueOrigin, "'\(slip.other.name)'")], why: slip.reason,
          help: slip.help))
    }
  }
}
