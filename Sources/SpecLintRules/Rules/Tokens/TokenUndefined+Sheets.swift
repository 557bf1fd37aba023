import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Custom properties that code reads in a document that defines its own in blocks ":root { … }".
extension TokenUndefined {
  /// Reports together those that no block defines, where the blocks define four times as many and leave nothing out.
  func checkSheets(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions(":root"), document.mentions("var(--") else { return }
    let defined = Set(
      context.spec.tokens.lazy.filter {
        $0.name.hasPrefix("--") && document.isCode($0.origin.range.start)
      }.map(\.name))
    guard defined.count >= 5, !isShortened(document) else { return }
    var order: [TokenUse] = []
    var seen: Set<String> = []
    let written = listed(document).union(valued(document)).union(namedTogether(document))
    for use in context.spec.tokenUses
    where document.isCode(use.origin.range.start) && isVariable(use, document.source.bytes)
      && context.isNormative(use.origin.range) && !written.contains(use.name)
      && !context.facts.tokens.defines(use.name) && !isHost(use.name)
      && !PropertyUses.isPlaceholder(use.name) && !PropertyUses.isRuntime(use.name)
      && !PropertyUses.isDefined(use.name, context) && !isReplaced(use, context)
      && !isFirstOnLine(use.name, document.source) && seen.insert(use.name).inserted
    { order.append(use) }
    guard let first = order.first, order.count * 4 <= defined.count,
      TokenSource.find(in: document, context.facts) == nil
    else { return }
    diagnostics.append(
      diagnostic(
        order.count == 1
          ? "'\(first.name)' is defined in no document of the run"
          : "'\(first.name)' and \(order.count - 1) more are defined in no document of the run",
        at: first.origin, label: "used here, defined nowhere",
        related: order.dropFirst().prefix(20).map {
          .init($0.origin, "'\($0.name)' is not either")
        },
        why: "the document defines \(defined.count) custom properties, and not "
          + (order.count == 1 ? "this one" : "these"),
        help:
          "add them where the others are defined, or lint the style guide together with this file"
      ))
  }

  /// Whether a style sheet says that it leaves out a part of itself.
  private func isShortened(_ document: Document) -> Bool {
    document.codeBlocks.contains { block in
      block.lines.contains { line in
        let text = line.offsets
        guard text.count < 60 else { return false }
        return ASCII.find("...", in: document.source.bytes, text) != nil
          || ASCII.find("…", in: document.source.bytes, text) != nil
          || ASCII.find("etc", in: document.source.bytes, text) != nil
      }
    }
  }
}
