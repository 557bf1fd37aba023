import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports code samples that use another text style than the prose about the same thing.
public struct ProseVersusCode: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "C402", name: "prose-vs-code",
    summary: "Prose and code of the same thing give different values.",
    category: .contradictions, defaultSeverity: .error,
    explanation: """
      Engineers copy the code, designers check the prose. A code sample belongs to the thing that its
      comment or its heading names; prose about the same thing must name the same text style.
      """,
    references: ["Human Interface Guidelines, Typography"],
    examples: [
      .accepted(
        """
        - Badge: Footnote font

        ```swift
        // Badge
        .font(.footnote)
        ```

        """),
      .flagged(
        """
        - Badge: ⟦Caption2⟧ font

        ```swift
        // Badge
        .font(.footnote)
        ```

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Reports each code sample once, at the first sentence that it contradicts.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let source = context.document.source
    for conflict in context.analysis.textStyleConflicts {
      guard let first = conflict.prose.first else { continue }
      let said = source.string(first.origin.range)
      let code = source.string(conflict.code.origin.range)
      let later = conflict.prose.dropFirst().map {
        Diagnostic.Related($0.origin, "prose says '\(source.string($0.origin.range))' here too")
      }
      diagnostics.append(
        diagnostic(
          "'\(conflict.subject)' is \(said) here and '\(code)' in code", at: first.origin,
          label: "prose says \(said)",
          related: [.init(conflict.code.origin, "code says '\(code)'")] + later,
          why:
            "the comment or heading over the code and the prose both speak of '\(conflict.subject)'",
          help: "write '.\(style(first, source))' in code, or name '\(code)' in prose",
          fix: Diagnostic.Fix(
            safety: .unsafe, title: "write '.\(style(first, source))' in code",
            edits: [.init(conflict.code.origin, text: "." + style(first, source))])))
    }
  }

  /// The style as code writes it.
  private func style(_ mention: TextStyleConflict.Mention, _ source: SourceText) -> String {
    let written = source.string(mention.origin.range)
    return written.prefix(1).lowercased() + written.dropFirst()
  }
}
