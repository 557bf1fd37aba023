import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecText
/// Reports design values that are defined by each other in a circle.
public struct TokenCycle: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "T302", name: "token-cycle",
    summary: "A design value refers to itself, directly or through other names.",
    category: .tokens, defaultSeverity: .error,
    explanation: """
      A name may stand for another name, as long as the chain ends at a value. Chains are followed
      through all documents of the run; a circle has no value at all.
      """,
    references: ["Design Tokens Format Module, 7.1.3"],
    examples: [
      .accepted("---\ncolors:\n  ink: '#222222'\n  text: '{colors.ink}'\n---\n"),
      .flagged(
        "---\ncolors:\n  ink: ⟦'{colors.text}'⟧\n  text: '{colors.ink}'\n---\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Follows each reference and reports a circle once, at its first token in this document.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    var reported: Set<Origin> = []
    for token in context.spec.tokens where TokenIndex.reference(in: token.value) != nil {
      guard case .cycle(let circle) = context.facts.tokens.resolve(token),
        circle.contains(where: { $0.origin == token.origin }),
        // "--face: var(--face)" in a theme passes a value on that code outside of the document gives.
        circle.count > 1 || !context.document.isCode(token.origin.range.start),
        reported.isDisjoint(with: circle.map(\.origin))
      else { continue }
      reported.formUnion(circle.map(\.origin))
      let others = circle.filter { $0.origin != token.origin }
      let chain = (circle + circle.prefix(1)).map { "'\($0.name)'" }.joined(separator: " → ")
      diagnostics.append(
        diagnostic(
          "'\(token.name)' refers to itself", at: token.valueOrigin, label: "part of a circle",
          related: others.prefix(20).map { .init($0.valueOrigin, "and this refers back") },
          why: "the chain is " + chain, help: "give one of the names a value of its own"))
    }
  }
}
