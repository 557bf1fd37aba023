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
      document. Addresses on the web and absolute paths are left alone, except those that name a disk
      (`file:///`, `C:\\`). The rule is silent where the
      disk was not asked, for example for standard input.
      """,
    examples: [
      .accepted("# A\n\nSee [the site](https://example.org) and [below](#a).\n"),
      .accepted("=== a.md ===\n# A\n\nSee [B](b.md).\n=== b.md ===\n# B\n"),
      .flagged("# A\n\nSee [motion](⟦./motion.md⟧).\n"),
      .flagged("# A\n\nThe [screen](⟦file:///c:/app/Screen.kt⟧) hosts it.\n"),
      .flagged("---\nrelated-files:\n  - ⟦../style.md⟧\n---\n# A\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Looks each target up.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkMachinePaths(context, into: &diagnostics)
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

  /// Links to the disk of the machine on which the document was written: "file:///d:/app/Main.kt".
  private func checkMachinePaths(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for link in context.document.links where isMachinePath(link.destination) {
      diagnostics.append(
        diagnostic(
          "'\(link.destination)' is a place on one machine",
          at: context.document.origin(link.destinationRange), label: "nobody else has this path",
          why: "the link names a disk, not a place beside this document",
          help: "write a path relative to this document, or an address on the web"))
    }
  }

  private func isMachinePath(_ destination: String) -> Bool {
    var head = destination.utf8.prefix(8).makeIterator()
    if destination.lowercased().hasPrefix("file:/") { return true }
    // "C:\\specs" and "C:/specs"
    guard let letter = head.next(), ASCII.isLetter(letter), head.next() == ASCII.colon,
      let slash = head.next()
    else { return false }
    return slash == ASCII.slash || slash == 0x5C
  }
}
