import SpecModel
import SpecSyntax
import SpecText

/// Reads indexes of screens whose items are links that call themselves screens: "[UI 2.2: Map screen](ui.2.2.md)".
///
/// Three at least, in a document or below a heading about screens or an interface.
struct LinkedScreens {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the screens that no other form has declared.
  ///
  /// - Complexity: O(items); only the last or first word of items that are links is looked at.
  func collect(into drafts: inout MachineDrafts) {
    var found: [(name: String, id: String?, line: TextLine)] = []
    for line in context.lines where line.holder == .item && (8...140).contains(line.text.count) {
      guard isLink(line), let item = screen(document.string(plain: line.text)) else { continue }
      let section = Int(document.nodes[line.node].section)
      guard
        document.path(ofSection: section).contains(where: {
          BareHeadings.isOfInterface(document.title(ofSection: $0))
        })
      else { continue }
      found.append((item.name, item.id, line))
    }
    guard found.count > 2 else { return }
    // A table of contents links to sections that are read themselves.
    let titles = Set(
      document.sections.indices.dropFirst().map {
        Names.key(StateName.withoutNumbering(document.title(ofSection: $0)))
      })
    found.removeAll {
      titles.contains(
        Names.key(StateName.withoutNumbering(document.string(plain: $0.line.text))))
    }
    guard found.count > 2, Set(found.map { Names.key($0.name) }).count == found.count else {
      return
    }
    let first = Int(document.nodes[found[0].line.node].section)
    var known = KnownStates(drafts, statesOnly: true)
    for item in found where known.name(of: item.name) == nil {
      let section = Int(document.nodes[item.line.node].section)
      let origin = context.origin(plain: item.line.text)
      var draft = StateDraft(name: item.name, origin: origin, screen: first)
      draft.parentSection = section
      draft.isScreen = true
      if let id = item.id { draft.aliases = [LocatedText(id, origin)] }
      drafts.states.append(draft)
      known.add(item.name)
    }
  }

  /// Whether a link is all of an item.
  private func isLink(_ line: TextLine) -> Bool {
    document.span(at: line.text.lowerBound, of: line.node, in: .link) != nil
      && document.span(at: line.text.upperBound - 1, of: line.node, in: .link) != nil
  }

  /// The name behind "UI 2.2:" and that id, where the name calls itself a screen or a dialog.
  private func screen(_ text: String) -> (name: String, id: String?)? {
    var id: String?
    var rest = StateName.withoutNumbering(text)
    if let colon = rest.firstIndex(where: { ":：".contains($0) }) {
      let head = String(rest[..<colon])
      guard Names.wordCount(head) <= 4, head.contains(where: \.isNumber) else { return nil }
      id = StateName.trimmed(head)
      rest = StateName.trimmed(String(rest[rest.index(after: colon)...]))
    }
    let name = StateName.splitQualifier(rest).name
    guard (2...8).contains(Names.wordCount(name)), !Arrow.isIn(name),
      BareHeadings.endsAsScreen(name) || name.lowercased().hasPrefix("màn hình ")
    else { return nil }
    return (name, id)
  }
}
