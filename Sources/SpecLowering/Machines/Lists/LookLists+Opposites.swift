import SpecModel
import SpecSyntax
import SpecText

extension LookLists {
  /// Adds the two states of a control that neighbouring lines name by opposite words: "Active: amber text" over
  /// "Inactive: grey text", "Tab (active): white" over "Tab (inactive): grey", "**Collapsed (default)**: one line" over
  /// "**Expanded**: all rows", whatever stands around them.
  func addOpposites(to drafts: inout MachineDrafts) {
    let plain = document.plain
    let cues = document.source.mayShow(Self.cues) + Self.wideCues
    guard cues.contains(where: { ASCII.find($0, in: plain, 0..<plain.count) != nil }) else {
      return
    }
    for (line, next) in zip(context.lines, context.lines.dropFirst()) {
      guard let label = line.label, let other = next.label, label.count <= 32, other.count <= 32,
        line.holder == next.holder, line.holder != .cell, line.depth == next.depth,
        !line.value.isEmpty, !next.value.isEmpty, isBeside(line, next),
        case let (first, second) = (look(label), look(other)), first.thing == second.thing,
        case let names = (first.name.lowercased(), second.name.lowercased()),
        Self.areOpposites(names.0, names.1)
          || line.isStrongLabel && next.isStrongLabel && Self.areFolds(names.0, names.1)
      else { continue }
      let section = Int(document.nodes[line.node].section)
      let found = [(label, first), (other, second)].map { range, look in
        var draft = StateDraft(
          name: look.name, origin: context.origin(plain: range), screen: section)
        draft.parentSection = section
        draft.isInitial = look.isInitial
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

  /// The name in a label, and the thing before it where the name stands in parentheses behind that; "(default)" marks a
  /// name as that of the first state.
  private func look(_ label: Range<Int>) -> (name: String, thing: String, isInitial: Bool) {
    let text = document.string(plain: label)
    let (thing, name) = StateName.splitQualifier(text)
    guard let name else { return (text, "", false) }
    return Self.firsts.contains(name.lowercased())
      ? (thing, "", true) : (name, Names.key(thing), false)
  }

  private static let firsts: Lexicon = [
    "default", "initial", "by default", "standard", "voreinstellung", "par défaut", "défaut",
    "por defecto", "predeterminado", "padrão", "predefinito", "standaard", "bawaan",
    "по умолчанию", "既定", "デフォルト", "默认", "預設", "기본",
  ]

  private static func areOpposites(_ first: String, _ second: String) -> Bool {
    opposites.contains { $0 == (first, second) || $0 == (second, first) }
  }

  private static func areFolds(_ first: String, _ second: String) -> Bool {
    folds.contains { $0 == (first, second) || $0 == (second, first) }
  }

  /// Letters without which none of the words below stands in a text.
  private static let cues: [StaticString] = [
    "nacti", "naktiv", "nativo", "nattivo", "ollapsed", "geklappt", "eplié", "legado", "ecolhid",
    "ompress", "geklapt",
  ]
  private static let wideCues: [StaticString] = ["вёрнут", "折", "收起", "접힘"]
  /// What shows little and what shows all of it, in two bold labels.
  private static let folds: [(String, String)] = [
    ("collapsed", "expanded"), ("eingeklappt", "ausgeklappt"), ("zugeklappt", "aufgeklappt"),
    ("replié", "déplié"), ("plegado", "desplegado"), ("recolhido", "expandido"),
    ("compresso", "espanso"), ("ingeklapt", "uitgeklapt"), ("свёрнуто", "развёрнуто"),
    ("折りたたみ", "展開"), ("折叠", "展开"), ("收起", "展开"), ("접힘", "펼침"),
  ]
  private static let opposites: [(String, String)] = [
    ("active", "inactive"), ("aktiv", "inaktiv"), ("actif", "inactif"), ("activo", "inactivo"),
    ("ativo", "inativo"),
    ("attivo", "inattivo"), ("actief", "inactief"),
  ]
}
