import SpecModel
import SpecSyntax
import SpecText

extension StateLists {
  /// Whether an item "**Error state:** red" stands in one list with "**Focus state:** a ring": how one control looks.
  ///
  /// - Complexity: O(items of the list), where the label names a usual state.
  func isBesideLooks(_ words: [String], _ line: TextLine) -> Bool {
    guard line.holder == .item, line.isStrongLabel, words.count == 2,
      StateVocabulary.suffixes.contains(words[1]), StateWords.isState([words[0]])
    else { return false }
    let item = Int(document.nodes[line.node].parent)
    guard item > 0, document.nodes[item].kind == .item else { return false }
    let list = Int(document.nodes[item].parent)
    // The looks of a control are few.
    let items = document.children(of: list)
    guard items.count <= 32 else { return false }
    return items.contains { other in
      guard other != item, let leaf = document.firstChild(of: other),
        document.nodes[leaf].kind == .paragraph
      else { return false }
      let head = Names.words(document.string(plain: document.plainText(of: leaf).prefix(32)))
      return head.count > 1 && StateWords.interactions.contains(head[0])
        && StateVocabulary.suffixes.contains(head[1])
    }
  }

  /// The looks that bold words head below a heading that names two of them, "**Hover (mouse only):**" and "**Focus:**"
  /// below "Hover, Focus & Keyboard"; two at least.
  func looksOfTitles() -> [StateDraft] {
    var found: [(section: Int, state: StateDraft)] = []
    for line in context.lines where line.isStrongLabel && line.holder == .paragraph {
      guard let label = line.label, line.value.isEmpty, label.count <= 80 else { continue }
      var text = document.string(plain: label)
      if text.hasSuffix(":") { text.removeLast() }
      let (name, qualifier) = StateName.splitQualifier(StateName.trimmed(text))
      let words = Names.words(name)
      guard words.count == 1, StateWords.interactions.contains(words[0]) else { continue }
      let section = Int(document.nodes[line.node].section)
      let title = Names.words(document.title(ofSection: section))
      guard title.contains(words[0]), title.count(where: StateWords.interactions.contains) > 1
      else { continue }
      var state = draft(name, origin: context.origin(plain: label), node: line.node)
      state.qualifier = qualifier
      found.append((section, state))
    }
    let sections = found.map(\.section)
    return found.filter { item in sections.count { $0 == item.section } > 1 }.map(\.state)
  }
}
