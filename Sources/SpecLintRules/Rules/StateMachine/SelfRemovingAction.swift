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
    checkTitled(context, into: &diagnostics)
    for mention in context.analysis.mentions.of(.dismissible) {
      let words = Names.words(document.lineText(of: mention))
      guard let holder = words.first(where: Self.holders.contains),
        context.isNormative(document.sourceRange(plain: mention.range)),
        let action = action(in: holder, near: mention, document)
          ?? onlyAction(in: holder, near: mention, document)
      else { continue }
      let whole = document.string(plain: action.words)
      let text =
        whole.utf8.count <= 60
        ? whole : Names.words(whole).first(where: Self.actions.contains) ?? "the action"
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

  private static let closers: Lexicon = [
    "dismiss", "close", "closing", "dismissal", "cross", "schließen", "fermer", "cerrar", "chiudi",
  ]
  private static let deeds: Lexicon = [
    "action", "button", "retry", "undo", "link", "restore", "sending",
  ]
  private static let places = [
    "only place", "only way", "nowhere else", "no other way", "no other place",
  ]
  private static let openers: Lexicon = ["no", "none", "never", "not", "cannot", "automatic"]

  /// Sections titled by a holder, with an item "Dismiss: …" and a sentence that gives the action this place alone.
  private func checkTitled(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    for section in document.sections where section.heading >= 0 {
      let title = Names.words(document.string(Int(section.heading)))
      guard let holder = title.first(where: Self.holders.contains) else { continue }
      for node in Int(section.ownNodes.lowerBound)..<Int(section.ownNodes.upperBound)
      where document.nodes[node].kind == .paragraph {
        let range = document.plainText(of: node)
        guard let colon = ASCII.find(ASCII.colon, in: document.plain, range),
          colon - range.lowerBound < 24,
          document.nodes[Int(document.nodes[node].parent)].kind == .item,
          Names.hasWord(
            document.string(plain: range.lowerBound..<colon), in: Self.closers, ofAtMost: 2),
          !Names.hasWord(
            document.string(plain: colon..<min(range.upperBound, colon + 24)), in: Self.openers),
          let action = soleAction(besides: node, section, document),
          context.isNormative(document.sourceRange(plain: range))
        else { continue }
        let label = document.sourceRange(plain: range.lowerBound..<colon)
        diagnostics.append(
          diagnostic(
            "dismissing the \(holder) takes its action away", at: context.origin(label),
            label: "the \(holder) can be closed",
            related: [
              .init(document.origin(document.sourceRange(plain: action)), "nowhere else")
            ],
            why: "close the \(holder) → no way to do it until the \(holder) comes back",
            help: "offer the action a second time outside of the \(holder)"))
      }
    }
  }

  /// An item that says that something can be done here alone.
  private func soleAction(
    besides node: Int, _ section: Document.Section, _ document: Document
  ) -> Range<Int>? {
    for other in Int(section.ownNodes.lowerBound)..<Int(section.ownNodes.upperBound)
    where other != node && document.nodes[other].kind == .paragraph {
      let range = document.plainText(of: other)
      guard range.count < 400, case let text = document.string(other).lowercased(),
        Self.places.contains(where: text.contains),
        Names.hasWord(text, in: Self.deeds)
      else { continue }
      return range
    }
    return nil
  }

  private static let exclusives = [
    "nowhere else", "only in the", "only from the", "only inside", "only by the",
    "only through the",
    "only on the", "only via the", "no other place", "no other way", "only place", "only way",
    "exclusively", "only exists in", "only there", "nur im", "nur in der", "nur über",
    "nirgends sonst",
  ]
  private static let returns = ["also ", "as well", "comes back", "reappears", "returns", "again"]

  /// A sentence of the section that says that something can be done in the holder alone.
  private func onlyAction(
    in holder: String, near mention: Mention, _ document: Document
  ) -> (node: Int, words: Range<Int>)? {
    let section = document.sections[Int(document.nodes[mention.node].section)].ownNodes
    for node in Int(section.lowerBound)..<Int(section.upperBound)
    where document.nodes[node].kind == .paragraph {
      let range = document.plainText(of: node)
      guard range.count < 400 else { continue }
      let text = document.string(plain: range)
      let lower = text.lowercased()
      guard Self.exclusives.contains(where: lower.contains),
        case let words = Names.words(text), words.contains(holder),
        words.contains(where: Self.actions.contains) || words.contains("sending"),
        !Self.returns.contains(where: { lower.contains($0) && !lower.contains("not " + $0) })
      else { continue }
      return (node, range)
    }
    return nil
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
