import SpecModel
import SpecSyntax
import SpecText

extension HeadingStates {
  /// Takes out headings "Tab state", "文档状态" that tell how a thing stands, and those over variables that code
  /// declares: "New state" over "const [open, setOpen] = useState(false)", or that a table gives values.
  ///
  /// - Complexity: the blocks are looked at only below headings that name no usual state.
  func takeOutData(_ named: inout [Int: StateName]) {
    let all = named
    for (section, name) in all
    where name.form == .suffixed {
      if StateVocabulary.isCutOff(name.name) {
        named[section] = nil
        continue
      }
      // "New" is a state of a ticket, and a variable that a change to the code brings.
      let isNew = Self.news.contains(name.name.lowercased())
      guard isNew || !StateCues.isNameOfState(name.name) else { continue }
      let isThing =
        StateVocabulary.namesThing(name.name)
        && !(Self.stages.contains(name.name.lowercased()) && isAmongStates(section, all))
      if isThing || StateVocabulary.namesPlace(name.name) || holdsDeclarations(section)
        || holdsValues(section)
      {
        named[section] = nil
      }
    }
  }

  /// Names of things that also tell what is done with them.
  private static let stages: Lexicon = [
    "input", "output", "eingabe", "saisie", "entrada", "immissione", "invoer", "入力", "输入", "輸入",
    "입력",
  ]

  /// Whether all headings beside one, two at least, call what they name a state, and most by a usual name: "Input state"
  /// beside "Validating state" and "Warning state".
  private func isAmongStates(_ section: Int, _ named: [Int: StateName]) -> Bool {
    let parent = document.sections[section].parent
    guard parent > 0 else { return false }
    let siblings = document.sections.indices.filter { document.sections[$0].parent == parent }
    let names = siblings.compactMap { named[$0] }.filter { $0.form == .suffixed }.map(\.name)
    return siblings.count > 2 && names.count == siblings.count
      && names.count(where: StateCues.isNameOfState) * 2 >= names.count
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

  /// Whether a table right below a heading tells the values with which variables begin: "state | 初期値".
  private func holdsValues(_ section: Int) -> Bool {
    document.sections[section].ownNodes.contains { node in
      guard document.nodes[Int(node)].kind == .table,
        let header = document.firstChild(of: Int(node))
      else { return false }
      return context.cells(of: header).dropFirst().contains { cell in
        let text = document.string(cell)
        return text.utf8.count < 32 && Self.firstValues.contains(text.lowercased())
      }
    }
  }

  /// Heads of columns with the value with which a variable begins, and with where it is kept.
  static let firstValues: Lexicon = keptValues.union([
    "initial value", "default value", "anfangswert", "startwert", "valeur initiale",
    "valor inicial", "valore iniziale", "初期値", "初始值", "默认值", "預設值", "초기값", "초깃값", "기본값",
    "начальное значение",
  ])

  /// Heads of columns with where a value is kept, which a state may be as well.
  static let keptValues: Lexicon = ["persisted", "永続化"]

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
