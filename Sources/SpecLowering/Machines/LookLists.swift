import SpecModel
import SpecSyntax
import SpecText

/// Reads lists of how one control looks: "**Hover** – a shadow", "**Disabled**: 40 % opacity".
///
/// Three items at least begin with the usual names of such states, and none with anything else; no heading need call
/// them states.
struct LookLists {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the states of all such lists that are not declared yet.
  func collect(into drafts: inout MachineDrafts) {
    guard mayHoldLooks() else { return }
    var lists: [Int: [TextLine]] = [:]
    for line in context.lines where line.holder == .item && mayBeLook(line) {
      lists[Int(document.nodes[Int(document.nodes[line.node].parent)].parent), default: []]
        .append(line)
    }
    for list in lists.keys.sorted() {
      guard let lines = lists[list], lines.count > 2,
        lines.count == document.children(of: list).count
      else { continue }
      // Most lists end the search with their first item.
      let names = Array(lines.lazy.map(name).prefix { $0 != nil }).compactMap(\.self)
      guard names.count == lines.count,
        names.count(where: { isOfControl($0.text) }) > 1
      else { continue }
      let section = Int(document.nodes[list].section)
      let found = names.map { name in
        var draft = StateDraft(name: name.text, origin: name.origin, screen: section)
        draft.parentSection = section
        return draft
      }
      StateTables(context).add(found, to: &drafts)
    }
  }

  /// Whether two usual names stand in the document: a test on bytes.
  private func mayHoldLooks() -> Bool {
    let plain = document.plain
    let cues: [StaticString] = ["over", "isabled", "ressed", "ocus", "hecked", "nabled"]
    return cues.lazy.filter { ASCII.find($0, in: plain, 0..<plain.count) != nil }.prefix(2).count
      > 1
  }

  /// Whether an item begins in bold: a look at its first run.
  private func mayBeLook(_ line: TextLine) -> Bool {
    document.span(at: line.text.lowerBound, of: line.node, in: .strong)
      .map { $0.lowerBound == line.text.lowerBound && $0.count <= 24 } ?? false
  }

  private func name(_ line: TextLine) -> LocatedText? {
    guard let span = document.span(at: line.text.lowerBound, of: line.node, in: .strong) else {
      return nil
    }
    let text = ArrowSide.unwrapped(document.string(plain: span))
    let name = StateName(heading: text)?.name ?? text
    let words = Names.words(name)
    guard words.count == 1, Self.looks.contains(words[0]) else { return nil }
    return LocatedText(name, context.origin(plain: span))
  }

  private func isOfControl(_ name: String) -> Bool {
    Names.hasWord(name, in: StateWords.interactions)
  }

  private static let looks = StateWords.interactions.union(StateWords.neutral).union([
    "active", "selected", "unselected", "loading", "error", "visited", "busy", "dragging", "filled",
    "empty", "invalid", "valid", "readonly", "inactive", "open", "closed", "expanded", "collapsed",
  ])
}
