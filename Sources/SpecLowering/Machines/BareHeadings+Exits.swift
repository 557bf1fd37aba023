import SpecSyntax
import SpecText

extension BareHeadings {
  /// The sections that tell how they are left: a label such as "Exit transitions:" over a line with an arrow.
  ///
  /// - Complexity: O(lines); only labels without a value are looked at.
  func sectionsWithExits(_ lines: [TextLine]) -> Set<Int> {
    var result: Set<Int> = []
    for (index, line) in lines.enumerated() where line.value.isEmpty && index + 1 < lines.count {
      guard let label = line.label, label.count <= 24, line.holder != .cell,
        ArrowGlyph.mayOccur(in: document.plain, lines[index + 1].text),
        document.plain[label].withUnsafeBufferPointer({ Self.exits.contains(ignoringCase: $0) })
      else { continue }
      result.insert(Int(document.nodes[line.node].section))
    }
    return result
  }

  /// Labels that nothing but a state has.
  private static let exits: Lexicon = [
    "exits", "exit paths", "exit transitions", "next states", "outgoing transitions",
    "transitions to", "transitions out", "transitions", "ausgänge", "nächste zustände",
    "états suivants", "estados siguientes", "siguientes estados", "próximos estados",
    "stati successivi", "volgende toestanden", "次の状態", "遷移先", "下一状态", "后续状态", "다음 상태",
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
