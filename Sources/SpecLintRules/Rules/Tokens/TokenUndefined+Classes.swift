import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecText

/// Utility classes named after a custom property that the document's table of them does not have.
extension TokenUndefined {
  /// How many custom properties make a theme.
  private static let leastColors = 6

  /// Reports classes of grounds such as `bg-panel-high` beside a table of "--color-…" without that name, in documents
  /// whose other classes are named after the table.
  func checkClasses(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let tokens = context.facts.tokens
    let own = context.spec.tokens.filter { $0.name.hasPrefix("--color-") }
    guard own.count >= Self.leastColors else { return }
    checkShortened(context, into: &diagnostics)
    let classes = GroundClasses.find(context.document)
    let known = classes.filter { tokens.defines("--color-" + $0.name) }
    let missing = classes.filter { found in
      found.name.contains("-") && !tokens.defines("--color-" + found.name)
        && !tokens.defines(found.name) && !tokens.defines("--bg-" + found.name)
        && context.isNormative(found.origin.range)
    }
    guard known.count > 1, let first = missing.first, missing.count <= known.count else { return }
    let more = missing.count == 1 ? "" : " and \(missing.count - 1) more"
    var finding = diagnostic(
      "'bg-\(first.name)'\(more) has no colour", at: first.origin,
      label: "used here, defined nowhere",
      related: missing.dropFirst().map { .init($0.origin, "has no colour either") },
      why: "the document lists \(own.count) custom properties, and none is '--color-\(first.name)'",
      help: "take a class of the list, or add '--color-\(first.name)' to it")
    finding.severity =
      TokenSource.find(in: context.document, context.facts) == nil ? .warning : .info
    diagnostics.append(finding)
  }

  /// Reports `text-faint` beside "--color-text-faint", where the document writes `text-text-…` elsewhere.
  private func checkShortened(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let tokens = context.facts.tokens
    for found in GroundClasses.shortened(context.document) {
      let stem = found.name.prefix { $0 != "-" }
      let color = "--color-" + found.name.dropFirst(stem.count + 1)
      guard tokens.defines(found.property), !tokens.defines(color),
        context.isNormative(found.origin.range)
      else { continue }
      var finding = diagnostic(
        "'\(found.name)' has no colour", at: found.origin, label: "no class of the theme",
        why: "'\(found.property)' makes '\(found.whole)', and there is no '\(color)'",
        help: "write '\(found.whole)'",
        fix: .init(
          safety: .unsafe, title: "write '\(found.whole)'",
          edits: [.init(found.origin, text: found.whole)]))
      finding.severity = .warning
      diagnostics.append(finding)
    }
  }
}
