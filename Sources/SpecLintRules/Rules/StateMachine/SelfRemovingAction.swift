import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports actions that go away with the thing that holds them.
public struct SelfRemovingAction: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S511", name: "self-removing-action",
    summary: "An action stands only inside a thing that people can dismiss.",
    category: .stateMachine, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      Who closes the banner that holds "Retry" has no way to try again. Reported where one section calls
      a banner, a toast or a notice dismissible and places a button or an action in it.
      """,
    references: ["WCAG 2.2, 2.2.1 Timing Adjustable (A)", "Material Design, Banners"],
    examples: [
      .accepted("## Error State\n\n- Error banner\n- Retry button (in banner)\n"),
      .flagged("## Error State\n\n- Error banner (⟦dismissible⟧)\n- Retry button (in banner)\n"),
    ]
  )

  private static let holders: Set<String> = [
    "banner", "toast", "snackbar", "notice", "alert", "notification", "tooltip", "card", "infobar",
  ]
  private static let actions: Set<String> = ["button", "action", "link", "cta", "retry", "undo"]

  /// Makes the rule.
  public init() {}

  /// Looks for a holder that goes away and an action in it.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    for mention in context.analysis.mentions.of(.dismissible) {
      let words = Names.words(document.lineText(of: mention))
      guard let holder = words.first(where: Self.holders.contains),
        let action = action(in: holder, near: mention, document)
      else { continue }
      let text = document.string(plain: action.words)
      diagnostics.append(
        diagnostic(
          "dismissing the \(holder) takes '\(text)' away", at: document.origin(of: mention),
          label: "the \(holder) can be closed",
          related: [
            .init(document.origin(document.sourceRange(plain: action.words)), "only inside it")
          ],
          why:
            "close the \(holder) → '\(text)' is gone → no way to do it until the \(holder) comes back",
          help: "offer '\(text)' a second time outside of the \(holder), or do not let it be closed"
        ))
    }
  }

  /// A line of the same section that places an action in the holder.
  private func action(
    in holder: String, near mention: Mention, _ document: Document
  ) -> (node: Int, words: Range<Int>)? {
    let section = document.sections[Int(document.nodes[mention.node].section)].ownNodes
    for node in Int(section.lowerBound)..<Int(section.upperBound)
    where !document.nodes[node].text.isEmpty && document.nodes[node].kind != .codeBlock {
      let range = document.plainText(of: node)
      let words = Names.words(document.string(plain: range))
      guard words.count <= 12, words.contains(where: Self.actions.contains),
        let place = words.lastIndex(of: holder), place > 0,
        words[..<place].suffix(2).contains(where: { $0 == "in" || $0 == "inside" || $0 == "within" }
        )
      else { continue }
      let end = document.plain[range].firstIndex(of: 0x28) ?? range.upperBound
      var stop = end
      while stop > range.lowerBound, document.plain[stop - 1] == 0x20 { stop -= 1 }
      if stop > range.lowerBound { return (node, range.lowerBound..<stop) }
    }
    return nil
  }
}
