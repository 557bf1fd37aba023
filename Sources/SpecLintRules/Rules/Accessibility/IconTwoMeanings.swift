import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports signs that stand for two things in one drawing.
public struct IconTwoMeanings: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "X853", name: "icon-two-meanings",
    summary: "One sign is a control of its own and part of a message in the same drawing.",
    category: .accessibility, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      A bar that shows "Sync failed ⚠" beside an emergency button ⚠ makes people press the wrong one.
      Reported where a sign stands alone in the bar of a drawing and again beside the words of a failure
      in the same drawing.
      """,
    references: ["WCAG 2.2, 3.2.4 Consistent Identification (AA)"],
    examples: [
      .accepted(
        """
        ```
        ┌────────────────┐
        │ [Saved]      ⚠ │
        ├────────────────┤
        │ Today          │
        └────────────────┘
        ```

        """),
      .flagged(
        """
        ```
        ┌────────────────────┐
        │ ⟦[Sync failed ⚠]   ⚠⟧ │
        ├────────────────────┤
        │ Today              │
        └────────────────────┘
        ```

        """),
    ]
  )

  private static let failures = ["fail", "error", "warn", "problem", "lost", "unable"]

  /// Makes the rule.
  public init() {}

  /// Looks for the sign of the bar beside words of a failure.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkItems(context, into: &diagnostics)
    for wireframe in context.spec.wireframes {
      guard let bar = wireframe.rows.first, bar.components.count > 1,
        let sign = bar.components.last(where: { $0.kind == .symbol && !$0.text.isEmpty }),
        sign.text.utf8.contains(where: { $0 >= 0x80 }),
        // Marks of what is done stand before many things.
        !["✅", "❌", "✓", "✗", "✔", "☑", "🟢", "🔴", "🟡", "⏳"].contains(sign.text),
        let row = wireframe.rows.first(where: {
          speaks(of: sign.text, $0, isBar: $0.origin == bar.origin)
        })
      else { continue }
      diagnostics.append(
        diagnostic(
          "'\(sign.text)' stands for two things in this drawing", at: row.origin,
          label: "marks a failure here", related: [.init(sign.origin, "a control of its own")],
          why: "the bar has '\(sign.text)' alone, this row has it beside the words of a failure",
          help: "give the control or the message another sign"))
    }
  }

  /// Reports two items of a document that begin with one sign and the word button, and do different things.
  private func checkItems(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions(" button") else { return }
    var seen: [String: (words: Set<String>, node: Int)] = [:]
    for (number, node) in document.nodes.enumerated() where node.kind == .paragraph {
      let text = document.plainText(of: number)
      guard text.count < 300, let first = text.first, document.plain[first] >= 0xE2,
        document.nodes[Int(node.parent)].kind == .item,
        let blank = document.plain[text].firstIndex(of: ASCII.space), blank - first <= 8,
        ASCII.starts(document.plain, at: blank, with: " button")
      else { continue }
      let sign = document.string(plain: first..<blank)
      guard sign.unicodeScalars.allSatisfy({ !$0.properties.isAlphabetic }) else { continue }
      let words = Set(Names.significantWords(document.string(plain: blank + 7..<text.upperBound)))
        .subtracting(Self.fillers).filter { !$0.utf8.contains(where: ASCII.isDigit) }
      guard let earlier = seen[sign] else {
        seen[sign] = (words, number)
        continue
      }
      guard earlier.words.isDisjoint(with: words), context.isNormative(node.range) else { continue }
      diagnostics.append(
        diagnostic(
          "'\(sign)' is the sign of two different buttons", at: document.origin(node.range),
          label: "does something else here",
          related: [.init(document.origin(document.nodes[earlier.node].range), "the other one")],
          why: "the two lines have no word in common that says what the button does",
          help: "give one of them another sign"))
    }
  }

  private static let fillers: Set<String> = [
    "name", "px", "pt", "dp", "button", "the", "in", "to", "by", "a", "of", "with", "on", "top",
    "right", "left", "corner", "label", "icon", "24", "40", "44", "48", "x",
  ]

  /// Whether a row has the sign beside words of a failure; in the bar itself a second sign must be there.
  private func speaks(of sign: String, _ row: Wireframe.Row, isBar: Bool) -> Bool {
    let text = row.components.map(\.text)
    let isBeside =
      text.contains { $0 != sign && $0.contains(sign) } || (!isBar && text.first == sign)
    return isBeside
      && text.contains { part in
        Names.words(part).contains { word in Self.failures.contains { word.hasPrefix($0) } }
      }
  }
}
