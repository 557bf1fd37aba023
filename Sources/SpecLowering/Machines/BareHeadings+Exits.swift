import SpecModel
import SpecSyntax
import SpecText

extension BareHeadings {
  /// The sections that tell how they are left, and what they are left to.
  struct Exits {
    var sections: Set<Int> = []
    /// The keys of names behind arrows and labels of exits.
    var targets: Set<String> = []
  }

  /// The sections that tell how they are left: a label such as "Exit transitions:" over a line with an arrow, or
  /// with the name of another section behind it, "Leads to: Payment".
  ///
  /// - Complexity: O(lines); only short labels are looked at.
  func sectionsWithExits(_ lines: [TextLine]) -> Exits {
    var result = Exits()
    var titles: Set<String>?
    for (index, line) in lines.enumerated() {
      if let tail = SuccessorPhrases.tail(of: line, in: document) {
        let all = titles ?? titleKeys()
        titles = all
        let found = StateNameList.split(tail).map { Names.key(ArrowSide.unwrapped($0)) }
        guard !found.isEmpty, found.allSatisfy(all.contains) else { continue }
        result.sections.insert(Int(document.nodes[line.node].section))
        result.targets.formUnion(found)
        continue
      }
      guard let label = line.label, label.count <= 24, line.holder != .cell,
        document.plain[label].withUnsafeBufferPointer({ Self.exits.contains(ignoringCase: $0) })
      else { continue }
      let section = Int(document.nodes[line.node].section)
      if line.value.isEmpty {
        let below = lines[(index + 1)...].prefix(12).prefix {
          ArrowGlyph.mayOccur(in: document.plain, $0.text)
        }
        guard !below.isEmpty else { continue }
        result.sections.insert(section)
        result.targets.formUnion(below.flatMap { names(in: $0.text) }.map(Names.key))
      } else if line.value.count <= 80 {
        let all = titles ?? titleKeys()
        titles = all
        let found = names(in: line.value).map(Names.key).filter(all.contains)
        guard !found.isEmpty else { continue }
        result.sections.insert(section)
        result.targets.formUnion(found)
      }
    }
    return result
  }

  /// The sections that say when they hold: "**Trigger:** the list is empty".
  ///
  /// - Complexity: O(lines); only short labels are looked at.
  func sectionsWithEntries(_ lines: [TextLine]) -> Set<Int> {
    var result: Set<Int> = []
    for line in lines {
      guard let label = line.label, label.count <= 24, line.holder != .cell, line.isStrongLabel,
        line.value.count > 8, line.depth <= 1,
        document.plain[label].withUnsafeBufferPointer({
          StateVocabulary.conditionLabels.contains(ignoringCase: $0)
        })
      else { continue }
      result.insert(Int(document.nodes[line.node].section))
    }
    return result
  }

  /// Adds the sections that say when they hold, two at least below one that speaks of states.
  mutating func addEntered(_ entered: Set<Int>) {
    guard entered.count > 1 else { return }
    for section in children.indices where section > 0 && speaksOfState(section) {
      let members = children[section].filter {
        entered.contains($0) && named[$0] == nil && found[$0] == nil
      }
      let all = children[section].count { entered.contains($0) }
      guard all > 1 else { continue }
      for child in members where !StateWords.isPart(bareWords(of: child)) && isLeaf(child) {
        add(child, isNested: false)
      }
    }
  }

  private func speaksOfState(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    return text.count <= 80 && StateVocabulary.mayNameState(document.plain, text)
      && Names.words(document.title(ofSection: section)).contains {
        StateVocabulary.plurals.contains($0) || StateVocabulary.singulars.contains($0)
      }
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
    return TextSplit.pieces(of: text, at: Self.semicolons, outsideParentheses: true).flatMap {
      clause in
      StateNameList.split(ArrowText(clause)?.sides.last ?? clause).map(ArrowSide.unwrapped)
    }
  }

  private static let semicolons: Phrases = ["; ", "；"]

  /// Labels that nothing but a state or a screen has.
  private static let exits: Lexicon = [
    "exits", "exit", "exit paths", "exits to", "exit transitions", "next state", "next states",
    "leads to", "goes to",
    "outgoing transitions", "transitions to", "transitions out", "transitions", "navigates to",
    "next screen", "next screens", "exits when", "leaves when", "left when", "exit condition",
    "exit conditions", "ausgänge", "nächste zustände", "führt zu",
    "états suivants", "mène à", "estados siguientes", "siguientes estados", "lleva a",
    "próximos estados", "leva a", "stati successivi", "porta a", "volgende toestanden", "次の状態",
    "次の画面", "遷移先", "下一状态", "后续状态", "다음 상태",
  ]

  /// Adds sections that tell how they are left, where a sibling does so too; with them the siblings that they lead to,
  /// and those written as names in code.
  mutating func addLeft(_ exits: Exits) {
    guard exits.sections.count > 1 else { return }
    for section in children.indices {
      let left = children[section].filter { exits.sections.contains($0) && named[$0] == nil }
      guard left.count > 1 else { continue }
      let areIdentifiers = left.allSatisfy(isIdentifier)
      for child in children[section] where named[child] == nil {
        let words = bareWords(of: child)
        let isSibling =
          areIdentifiers && isIdentifier(child)
          || exits.targets.contains(Names.key(words.joined(separator: " ")))
        guard isSibling || exits.sections.contains(child) && words.count <= 4 else { continue }
        add(child, isNested: false)
      }
    }
  }
}
