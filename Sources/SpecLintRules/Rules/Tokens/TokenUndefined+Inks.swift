import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Names that are those of something else: of colours, "`text.muted`", of files, or of a guide that is no part of the run.
extension TokenUndefined {
  /// Last parts of names of text that say how strong its colour is.
  private static let inks: Lexicon = [
    "muted", "faint", "subtle", "dim", "dimmed", "strong", "primary", "secondary", "tertiary",
    "disabled", "inverse", "inverted", "accent", "danger", "warning", "success", "error", "info",
    "placeholder", "weak", "bright", "link", "quiet",
  ]

  /// Whether a name is that of a colour for text in a document that defines no colours: its theme has them in code.
  func isForeignInk(_ use: TokenUse, _ context: RuleContext) -> Bool {
    use.kind == .typography && use.name.hasPrefix("text.")
      && use.name.split(separator: ".").last.map { Self.inks.contains($0) } == true
      && !context.spec.tokens.contains { $0.kind == .color || $0.name.hasPrefix("text") }
  }

  /// Whether a name is a file's, or a plain word for a group: "`colors.md`", "Brand colors establish …".
  func isOther(_ use: TokenUse, _ context: RuleContext) -> Bool {
    if Self.extensions.contains(where: use.name.hasSuffix) { return true }
    let source = context.document.source
    let line = source.lineRange(source.lineIndex(of: Int(use.origin.range.start)))
    let rest = source.string(SourceRange(Int(use.origin.range.end), Int(line.end)))
    if use.name.utf8.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 }),
      rest.hasPrefix(" colors") || rest.hasPrefix(" colours")
    {
      return true
    }
    let before = source.string(SourceRange(Int(line.start), Int(use.origin.range.start)))
    return before.contains("](") || isInFile(before)
  }

  private static let extensions = [".md", ".json", ".css", ".scss", ".ts", ".js", ".yaml", ".yml"]

  /// What is said once of a document that defines nothing and names its values in braces alone, "{type.body}": it is one
  /// of a set, and the guide that has the values is no part of the run.
  func ofSet(_ uses: [TokenUse], _ context: RuleContext) -> Diagnostic? {
    let bytes = context.document.source.bytes
    guard uses.count > 1, context.facts.documents.count == 1, context.spec.tokens.isEmpty,
      uses.allSatisfy({ use in
        let start = Int(use.origin.range.start)
        return use.name.contains(".")
          && (bytes[start] == 0x7B || start > 0 && bytes[start - 1] == 0x7B)
      })
    else { return nil }
    var found = diagnostic(
      "'\(uses[0].name)' and \(uses.count - 1) more are defined in no document of the run",
      at: uses[0].origin, label: "not looked up",
      related: uses.dropFirst().prefix(20).map { .init($0.origin, "not looked up either") },
      why: "the document uses names in braces and defines none of its own",
      help: "lint the guide that defines the values together with this document")
    found.severity = .info
    return found
  }
}
