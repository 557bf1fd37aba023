import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports colours and curves that are called what they are not.
public struct NameVersusValue: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "T303", name: "name-vs-value",
    summary: "A colour or a curve is not what its name or description says.",
    category: .tokens, defaultSeverity: .error,
    explanation: """
      "Pure white" is #FFFFFF and "pure black" is #000000; a name that ends in the word of a hue promises
      that hue, with plenty of room. The name of the token and the description in parentheses behind the
      value are compared, and so are descriptions where a token is used, and words right beside a value
      ("green (#DC2626)"). Greys and near greys are left alone. A curve with the four numbers of one CSS
      keyword and the name of another one beside it is none of the two, and a second value "(lighter)" that is
      darker than the first one of its name is wrong as well, and so is a token that a table gives for a
      literal value ("hard-coded" beside "token") and that has another one.
      """,
    references: ["CSS Color Module Level 4, 6.1", "CSS Easing Functions Level 1, 2.2"],
    examples: [
      .accepted(
        "## Colors\n\n- **Paper**: `#FFFFFF` (Pure White) – pages\n- **Sky Blue**: `#4299E1` – links\n"
      ),
      .flagged(
        "## Colors\n\n- **Paper**: `⟦#F7FAFC⟧` (Pure White) – pages\n- **Ink**: `#222222` – text\n"),
      .flagged("## Colors\n\n- **Leaf Green**: `⟦#E53E3E⟧` – done\n- **Ink**: `#222222` – text\n"),
      .flagged(
        """
        - **Neutral-50**: `#F7FAFC` – pages

        ## Card

        - **Background**: Neutral-50 (⟦pure white⟧) for photos

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Compares names and descriptions with values, at definitions and at uses.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    var told: Set<Origin> = []
    for token in context.spec.tokens where token.kind == .color {
      guard let color = OpaqueColor(token.value) else { continue }
      let names = [token.name, description(after: token.valueOrigin.range, context)?.text ?? ""]
      guard let found = names.lazy.compactMap({ ColorName.mismatch($0, color) }).first else {
        continue
      }
      told.insert(token.valueOrigin)
      var report = diagnostic(
        "'\(token.name)' is \(token.value), which is not \(found.words)", at: token.valueOrigin,
        label: found.found, why: "expected \(found.expected)",
        help: found.value.map { "write \($0), or drop '\(found.words)'" }
          ?? "rename it, or choose another colour",
        fix: found.value.map {
          .init(
            safety: .unsafe, title: "write \($0)", edits: [.init(token.valueOrigin, text: $0)])
        })
      if isKnown(token.valueOrigin, context.document) { report.severity = .info }
      diagnostics.append(report)
    }
    checkCurves(context, into: &diagnostics)
    checkRemarks(context, into: &diagnostics)
    checkReplacements(context, into: &diagnostics)
    for use in context.spec.tokenUses { check(use, context, into: &diagnostics) }
    for slip in context.analysis.claims.colorWords
    where !told.contains(slip.origin) && context.isNormative(slip.origin.range) {
      diagnostics.append(
        diagnostic(
          "\(slip.value) is called \(slip.mismatch.words)", at: slip.origin,
          label: slip.mismatch.found, why: "expected \(slip.mismatch.expected)",
          help: "drop '\(slip.mismatch.words)', or choose another colour"))
    }
  }

  /// "Neutral-50 (pure white)" where Neutral-50 has another value.
  private func check(
    _ use: TokenUse, _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    guard let words = description(after: use.origin.range, context), words.text.count < 30,
      let token = context.facts.tokens.sharedDefinition(of: use.name), token.kind == .color,
      let color = OpaqueColor(token.value), let found = ColorName.mismatch(words.text, color)
    else { return }
    diagnostics.append(
      diagnostic(
        "'\(use.name)' is called \(found.words) here and is \(token.value)",
        at: context.origin(words.range), label: "'\(use.name)' is \(token.value)",
        related: [.init(token.valueOrigin, "defined here")], why: "expected \(found.expected)",
        help: "drop '\(found.words)', or use a token that is \(found.words)"))
  }

  /// The words in parentheses behind a place, with at most two marks between.
  private func description(
    after range: SourceRange, _ context: RuleContext
  ) -> (text: String, range: SourceRange)? {
    let bytes = context.document.source.bytes
    var start = Int(range.end)
    while start < bytes.count, start - Int(range.end) < 3,
      bytes[start] == ASCII.space || bytes[start] == ASCII.backtick || bytes[start] == 0x2A
    {
      start += 1
    }
    guard start < bytes.count, bytes[start] == 0x28 else { return nil }
    var end = start + 1
    while end < bytes.count, end - start < 60, bytes[end] != 0x29, bytes[end] != ASCII.lineFeed {
      end += 1
    }
    guard end < bytes.count, bytes[end] == 0x29 else { return nil }
    let place = SourceRange(start + 1, end)
    return (context.document.source.string(place), place)
  }
}
