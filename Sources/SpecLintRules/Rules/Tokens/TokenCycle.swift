import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
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
      through all documents of the run; a circle has no value at all. In a style rule "--edge: var(--edge)"
      is a circle of its own, even where another rule gives the property a value.
      """,
    references: ["Design Tokens Format Module, 7.1.3", "CSS Custom Properties 1, 2.3"],
    examples: [
      .accepted("---\ncolors:\n  ink: '#222222'\n  text: '{colors.ink}'\n---\n"),
      .flagged(
        "---\ncolors:\n  ink: ⟦'{colors.text}'⟧\n  text: '{colors.ink}'\n---\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Reports properties of a style rule that are their own value: no other rule gives it to them there.
  ///
  /// - Source: CSS Custom Properties 1, 2.3: a cycle makes the property invalid at computed-value time.
  private func checkOwn(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    // More than this many are made by a program.
    let own = context.spec.tokens.lazy.filter {
      $0.name.hasPrefix("--") && TokenIndex.reference(in: $0.value) == $0.name
    }
    for token in own.prefix(20) where isInRule(token, context.document) {
      diagnostics.append(
        diagnostic(
          "'\(token.name)' refers to itself", at: token.valueOrigin, label: "its own value",
          why: "a custom property that refers to itself has no value in this rule, whatever other "
            + "rules give it",
          help: "leave the line out, or give it a value"))
    }
  }

  /// Whether a token stands in a rule of a style sheet, and not in a theme that passes values on.
  private func isInRule(_ token: Token, _ document: Document) -> Bool {
    let start = token.origin.range.start
    guard
      let block = document.codeBlocks.first(where: { block in
        block.lines.first.map { $0.start <= start } == true
          && block.lines.last.map { $0.end >= start } == true
      })
    else { return false }
    let opening = block.lines.last { line in
      line.start < start && ASCII.find(0x7B, in: document.source.bytes, line.offsets) != nil
    }
    guard let opening else { return false }
    let text = document.source.string(document.firstLine(of: opening))
    return text.hasPrefix(":root") || text.hasPrefix(".") || text.hasPrefix("[")
      || text.hasPrefix("html") || text.hasPrefix("body")
  }

  /// Whether the value of a token has its name as it is written: "Accent" beside "var(--color-accent)" is the name of one
  /// place for what another one calls otherwise.
  private func isOwnName(_ token: Token) -> Bool {
    TokenIndex.reference(in: token.value).map(TokenIndex.key) == TokenIndex.key(token.name)
  }

  /// Follows each reference and reports a circle once, at its first token in this document.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkOwn(context, into: &diagnostics)
    var settled: Set<Origin> = []
    for start in context.spec.tokens where TokenIndex.reference(in: start.value) != nil {
      guard let found = context.facts.tokens.circle(from: start, settled: &settled),
        let first = found.indices.filter({ found[$0].origin.file == context.document.file })
          .min(by: { found[$0].origin.range.start < found[$1].origin.range.start }),
        // "--face: var(--face)" in a theme passes a value on that code outside of the document gives.
        found.count > 1 || !context.document.isCode(found[first].origin.range.start),
        found.count > 1 || isOwnName(found[first])
      else { continue }
      let token = found[first]
      let circle = Array(found[first...] + found[..<first])
      let others = circle.filter { $0.origin != token.origin }
      let names = circle.prefix(8).map { "'\($0.name)'" } + (circle.count > 8 ? ["…"] : [])
      let chain = (names + ["'\(token.name)'"]).joined(separator: " → ")
      diagnostics.append(
        diagnostic(
          "'\(token.name)' refers to itself", at: token.valueOrigin, label: "part of a circle",
          related: others.prefix(20).map { .init($0.valueOrigin, "and this refers back") },
          why: "the chain is " + chain, help: "give one of the names a value of its own"))
    }
  }
}
