import SpecModel
import SpecSyntax
import SpecText

extension HeadingStates {
  /// Takes out headings "Tab state", "文档状态" that tell how a thing stands, and those over variables that code
  /// declares: "New state" over "const [open, setOpen] = useState(false)".
  ///
  /// - Complexity: the blocks are looked at only below headings that name no usual state.
  func takeOutData(_ named: inout [Int: StateName]) {
    for (section, name) in named
    where name.form == .suffixed {
      // "New" is a state of a ticket, and a variable that a change to the code brings.
      let isNew = Self.news.contains(name.name.lowercased())
      guard isNew || !StateCues.isNameOfState(name.name) else { continue }
      if StateVocabulary.namesThing(name.name) || holdsDeclarations(section) {
        named[section] = nil
      }
    }
  }

  /// Whether nothing but code stands right below a heading, and it begins with a declaration.
  private func holdsDeclarations(_ section: Int) -> Bool {
    var isFound = false
    for node in document.sections[section].ownNodes {
      let entry = document.nodes[Int(node)]
      guard entry.kind != .heading else { continue }
      guard entry.kind == .codeBlock, case let index = Int(entry.payload),
        document.codeBlocks.indices.contains(index), !document.codeBlocks[index].language.isEmpty,
        let line = document.codeBlocks[index].lines.first(where: { !$0.offsets.isEmpty })
      else { return false }
      let bytes = document.source.bytes
      let first = bytes[line.offsets].prefix { $0 != ASCII.space && $0 != ASCII.tab }
      guard first.count <= 10,
        Self.declarations.contains(String(decoding: first, as: UTF8.self))
      else { return false }
      isFound = true
    }
    return isFound
  }

  /// Whether names in code are those of variables: a heading above says so, or one of them asks what is so, "isOpen".
  func areVariables(_ names: [String], in section: Int) -> Bool {
    guard names.count > 1 else { return false }
    return StatusItems.areVariables(names)
      || document.path(ofSection: section).contains {
        Names.hasWord(document.title(ofSection: $0), in: StatusItems.variables)
      }
  }

  private static let news: Lexicon = [
    "new", "additional", "neuer", "zusätzlicher", "nouvel", "nuevo", "novo", "nuovo", "nieuwe",
    "新しい", "新增", "追加", "새로운", "새",
  ]
  /// Words with which languages declare a variable; a type may list states.
  private static let declarations: Lexicon = [
    "const", "let", "var", "val", "final", "@State", "@Published", "@Observable", "private",
    "late", "static", "mutable", "lateinit",
  ]
}
