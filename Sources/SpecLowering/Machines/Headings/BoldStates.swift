import SpecModel
import SpecSyntax
import SpecText

/// Reads states that bold labels call so below any heading, two or more in one section: "**Empty state**: a drawing and
/// a hint" over "**Error state**: a banner".
///
/// States of one control, "**Hover state**: darker", are none of the screen.
struct BoldStates {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the states of all such labels that nothing else declares.
  ///
  /// - Complexity: O(lines).
  func collect(into drafts: inout MachineDrafts) {
    var sections: [Int: [TextLine]] = [:]
    for line in context.lines where line.isStrongLabel && isLabel(line) {
      sections[Int(document.nodes[line.node].section), default: []].append(line)
    }
    guard sections.contains(where: { $0.value.count > 1 }) else { return }
    var keys = Set(drafts.states.map(\.key))
    for (section, lines) in sections.sorted(by: { $0.key < $1.key }) where lines.count > 1 {
      let found = lines.compactMap { draft($0, section) }
      guard Set(found.map(\.key)).count > 1, !isOfControl(found) else { continue }
      for state in found where keys.insert(state.key).inserted { drafts.states.append(state) }
    }
  }

  private func isLabel(_ line: TextLine) -> Bool {
    guard let label = line.label, (6...40).contains(label.count), !line.value.isEmpty,
      line.holder == .item || line.holder == .paragraph
    else { return false }
    return StateVocabulary.mayNameState(document.plain, label)
  }

  private func draft(_ line: TextLine, _ section: Int) -> StateDraft? {
    guard let label = line.label, case let text = document.string(plain: label),
      (2...4).contains(Names.wordCount(text)), Self.endsAsState(text),
      let name = StateName(heading: text)?.name, (1...3).contains(Names.wordCount(name)),
      !context.isSystem(section)
    else { return nil }
    var draft = StateDraft(name: name, origin: context.origin(plain: label), screen: 0)
    draft.aliases = [LocatedText(text, draft.origin)]
    draft.parentSection = section
    return draft
  }

  /// "Empty state", "Estado vacío", "空状態".
  private static func endsAsState(_ text: String) -> Bool {
    let words = Names.words(text)
    guard let first = words.first, let last = words.last else { return false }
    return nouns.contains(last) || nouns.contains(first)
      || StateVocabulary.unspacedNouns.contains(where: text.hasSuffix)
  }

  private static let nouns: Lexicon = [
    "state", "zustand", "état", "estado", "stato", "toestand", "tillstånd", "tilstand", "stan",
    "состояние", "keadaan",
  ]

  /// Whether one of the names at least is how a control looks.
  private func isOfControl(_ found: [StateDraft]) -> Bool {
    found.contains { Names.hasWord($0.name, in: Self.looks) }
  }

  private static let looks: Lexicon = [
    "hover", "hovered", "pressed", "focus", "focused", "disabled", "enabled", "active", "inactive",
    "default", "normal", "selected", "unselected", "checked", "unchecked", "on", "off", "current",
    "initial", "management", "shared", "global", "local", "saved", "internal", "component",
  ]
}
