import SpecModel
import SpecSyntax
import SpecText

extension BareHeadings {
  /// The sections that tell how they are left: a label such as "Exit transitions:" over a line with an arrow, or
  /// with the name of another section behind it, "Leads to: Payment".
  ///
  /// - Complexity: O(lines); only short labels are looked at.
  func sectionsWithExits(_ lines: [TextLine]) -> Set<Int> {
    var result: Set<Int> = []
    var titles: Set<String>?
    for (index, line) in lines.enumerated() {
      guard let label = line.label, label.count <= 24, line.holder != .cell,
        document.plain[label].withUnsafeBufferPointer({ Self.exits.contains(ignoringCase: $0) })
      else { continue }
      let section = Int(document.nodes[line.node].section)
      if line.value.isEmpty {
        guard index + 1 < lines.count,
          ArrowGlyph.mayOccur(in: document.plain, lines[index + 1].text)
        else { continue }
        result.insert(section)
      } else if line.value.count <= 80 {
        let keys = titles ?? titleKeys()
        titles = keys
        if names(in: line.value).contains(where: { keys.contains(Names.key($0)) }) {
          result.insert(section)
        }
      }
    }
    return result
  }

  private func titleKeys() -> Set<String> {
    Set(
      document.sections.indices.dropFirst().map { section in
        let title = StateName.withoutNumbering(document.title(ofSection: section))
        return Names.key(StateName.splitQualifier(title).name)
      }
    ).subtracting([""])
  }

  /// What stands behind the arrow of a value, or the names that it lists.
  private func names(in value: Range<Int>) -> [String] {
    let text = document.string(plain: value)
    let target = ArrowText(text)?.sides.last ?? text
    return StateNameList.split(target).map(ArrowSide.unwrapped)
  }

  /// Labels that nothing but a state or a screen has.
  private static let exits: Lexicon = [
    "exits", "exit", "exit paths", "exits to", "exit transitions", "next state", "next states",
    "leads to", "goes to",
    "outgoing transitions", "transitions to", "transitions out", "transitions", "navigates to",
    "next screen", "next screens", "ausgänge", "nächste zustände", "führt zu",
    "états suivants", "mène à", "estados siguientes", "siguientes estados", "lleva a",
    "próximos estados", "leva a", "stati successivi", "porta a", "volgende toestanden", "次の状態",
    "次の画面", "遷移先", "下一状态", "后续状态", "다음 상태",
  ]

  /// Adds sections that tell how they are left, where a sibling does so too, and siblings written as names in code.
  mutating func addLeft(_ sections: Set<Int>) {
    guard sections.count > 1 else { return }
    for section in children.indices {
      let left = children[section].filter { sections.contains($0) && named[$0] == nil }
      guard left.count > 1 else { continue }
      let areIdentifiers = left.allSatisfy(isIdentifier)
      for child in children[section] where named[child] == nil {
        let isSibling = areIdentifiers && isIdentifier(child)
        guard isSibling || sections.contains(child) && bareWords(of: child).count <= 4 else {
          continue
        }
        add(child, isNested: false)
      }
    }
  }
}
