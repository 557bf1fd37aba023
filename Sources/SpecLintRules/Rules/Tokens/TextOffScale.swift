import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecText

/// Reports texts whose size is none of the document's text styles.
public struct TextOffScale: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "T313", name: "text-off-scale",
    summary: "A text has a size that the document's type scale does not have.",
    category: .tokens, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      A type scale with 12, 15, 20 and 32 px has no 22 px: either the text takes a step, or the scale
      lacks one. The scale is what a section on typography lists, with at least four sizes; held against
      it are sizes elsewhere that stand beside a weight ("22px/700", "20px, bold", "SemiBold 22px"), behind "font-size" in text or
      behind the name of a typeface that the document sets, or in a utility class ("`text-[17px]`"). Lines that scale a text for a screen or a
      reader are left alone, and so are the lettering in drawings of splash screens and logos and the rows below
      headings that list what code does otherwise ("Hardcoded values").
      """,
    references: [
      "Material Design 3, Typography: type scale", "Human Interface Guidelines, Typography",
    ],
    examples: [
      .accepted(
        "## Typography\n\n- Title: 20px / 600\n- Body: 15px / 400\n- Label: 12px / 500\n- Note: 11px / 400\n\n## Card\n\n- Title: 20px/600\n"
      ),
      .flagged(
        "## Typography\n\n- Title: 20px / 600\n- Body: 15px / 400\n- Label: 12px / 500\n- Note: 11px / 400\n\n## Card\n\n- Title: ⟦22px⟧/700\n"
      ),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Reports each size once.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let scale = TypeScale(context.document, context.spec)
    for stray in scale.strays {
      let places = stray.places.filter {
        context.isNormative($0.range) && !isAdmitted($0, context)
      }
      guard let first = places.first,
        let near = scale.steps.min(by: { abs($0 - stray.value) < abs($1 - stray.value) })
      else { continue }
      let steps = scale.steps.map { Numbers.text($0) }.joined(separator: ", ")
      diagnostics.append(
        diagnostic(
          "\(stray.size) is no size of the type scale", at: first, label: "no step",
          related: (scale.origin.map { [.init($0, "the scale begins here")] } ?? [])
            + places.dropFirst().prefix(8).map { .init($0, "here too") },
          why: "the scale has \(steps)",
          help: "take the step of \(Numbers.text(near)), or add this one to the scale"))
    }
  }
}
