import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Checklists in fences, which are no lists to Markdown.
extension StatusVersusChecklist {
  /// The open boxes of fences without a language that have ticked ones too.
  static func openLines(_ document: Document) -> (open: [SourceRange], ticked: Int) {
    guard document.mentions("[ ]"), document.mentions("[x]") else { return ([], 0) }
    let bytes = document.source.bytes
    var result: [SourceRange] = []
    var ticked = 0
    for block in document.codeBlocks where FenceTags.plain.contains(block.language) {
      let lines = block.lines.map { line in
        ASCII.trimmed(bytes, line.offsets)
      }
      let done = lines.count { ASCII.starts(bytes, at: $0.lowerBound, with: "[x] ") }
      // A key to the signs is no list, and neither are drawn check boxes.
      guard done > 0, lines.count(where: { !$0.isEmpty && bytes[$0.lowerBound] != 0x5B }) == 0
      else { continue }
      ticked += done
      result += lines.filter { ASCII.starts(bytes, at: $0.lowerBound, with: "[ ] ") }.map {
        SourceRange($0.lowerBound, $0.upperBound)
      }
    }
    return (result, ticked)
  }

  /// Compares a status that says that all is built with the boxes in fences.
  func checkFences(
    _ status: DocumentStatus, _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    guard StatusVersusPending.isBuilt(status) else { return }
    let (open, ticked) = Self.openLines(context.document)
    guard let first = open.first else { return }
    diagnostics.append(
      diagnostic(
        "the status is '\(status.text)', but \(ticked) of \(ticked + open.count) boxes are ticked",
        at: context.origin(status.range), label: "finished",
        related: [.init(context.origin(first), Self.first(of: open.count))]
          + open.dropFirst().prefix(20).map { .init(context.origin($0), "open as well") },
        why: "'\(status.text)' says that nothing is left to do",
        help: "tick the \(Self.boxes(open.count)), or say 'partly \(status.text.lowercased())'"))
  }
}
