import SpecModel
import SpecSyntax
import SpecText

extension LookLists {
  /// Adds the two states of a control that neighbouring lines name by opposite words: "Active: amber text" over
  /// "Inactive: grey text", "Tab (active): white" over "Tab (inactive): grey", whatever stands around them.
  func addOpposites(to drafts: inout MachineDrafts) {
    let plain = document.plain
    guard Self.cues.contains(where: { ASCII.find($0, in: plain, 0..<plain.count) != nil }) else {
      return
    }
    for (line, next) in zip(context.lines, context.lines.dropFirst()) {
      guard let label = line.label, let other = next.label, label.count <= 32, other.count <= 32,
        line.holder == next.holder, line.holder != .cell, line.depth == next.depth,
        !line.value.isEmpty, !next.value.isEmpty, isBeside(line, next),
        case let (first, second) = (look(label), look(other)), first.thing == second.thing,
        Self.areOpposites(first.name.lowercased(), second.name.lowercased())
      else { continue }
      let section = Int(document.nodes[line.node].section)
      let found = [(label, first.name), (other, second.name)].map { range, name in
        var draft = StateDraft(
          name: name, origin: context.origin(plain: range), screen: section)
        draft.parentSection = section
        return draft
      }
      StateTables(context).add(found, to: &drafts)
    }
  }

  /// Whether two lines stand in one paragraph, or are items of one list.
  private func isBeside(_ line: TextLine, _ next: TextLine) -> Bool {
    if line.holder == .paragraph { return line.node == next.node }
    guard line.holder == .item else { return false }
    let lists = [line, next].map { document.nodes[Int(document.nodes[$0.node].parent)].parent }
    return lists[0] == lists[1]
  }

  /// The name in a label, and the thing before it where the name stands in parentheses behind that.
  private func look(_ label: Range<Int>) -> (name: String, thing: String) {
    let text = document.string(plain: label)
    let (thing, name) = StateName.splitQualifier(text)
    return name.map { ($0, Names.key(thing)) } ?? (text, "")
  }

  private static func areOpposites(_ first: String, _ second: String) -> Bool {
    opposites.contains { $0 == (first, second) || $0 == (second, first) }
  }

  /// Letters without which none of the words below stands in a text.
  private static let cues: [StaticString] = ["nacti", "naktiv", "nativo", "nattivo"]
  private static let opposites: [(String, String)] = [
    ("active", "inactive"), ("aktiv", "inaktiv"), ("actif", "inactif"), ("activo", "inactivo"),
    ("ativo", "inativo"),
    ("attivo", "inattivo"), ("actief", "inactief"),
  ]
}
