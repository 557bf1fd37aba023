import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports links to files that do not exist.
public struct LinkTargetMissing: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "M206", name: "link-target-missing",
    summary: "A link or a related file points at nothing on disk.",
    category: .metadata, defaultSeverity: .error,
    explanation: """
      Relative links and the files that front matter lists are looked up from the folder of the
      document. Addresses on the web and absolute paths are left alone. The rule is silent where the
      disk was not asked, for example for standard input.
      """,
    examples: [
      .accepted("# A\n\nSee [the site](https://example.org) and [below](#a).\n"),
      .accepted("=== a.md ===\n# A\n\nSee [B](b.md).\n=== b.md ===\n# B\n"),
      .flagged("# A\n\nSee [motion](⟦./motion.md⟧).\n"),
      .flagged("---\nrelated-files:\n  - ⟦../style.md⟧\n---\n# A\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Looks each target up.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for target in context.analysis.linkTargets where !target.written.isEmpty {
      guard context.facts.exists(target.path) == false else { continue }
      diagnostics.append(
        diagnostic(
          "the file '\(target.written)' does not exist", at: target.origin,
          label: "nothing at this path",
          why: "looked for '\(target.path)', seen from the folder of this document",
          help:
            "write the file, correct the path, or take the \(target.isFrontMatter ? "entry" : "link") out"
        ))
    }
  }
}
