import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecText

/// Controls without any mark of the focus.
extension WeakFocusColor {
  /// Reports the rules that take the outline of the browser away and put nothing in its place; the lines of all of them
  /// in one finding.
  func checkRemoved(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let removed = RemovedOutlines.find(in: context.document).filter {
      context.isNormative($0.origin.range)
    }
    guard let first = removed.first else { return }
    diagnostics.append(
      diagnostic(
        "'\(first.selector)' takes the mark of the focus away", at: first.origin,
        label: "no outline",
        related: removed.dropFirst().prefix(20).map { .init($0.origin, "no outline here either") },
        why: "no rule and no line of the document gives the focus another mark",
        help: "say how the focus is shown, for example with ':focus-visible { outline: … }'"))
  }
}
