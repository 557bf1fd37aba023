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
    var titles: [String: String]?
    for (index, line) in lines.enumerated() {
      if let tail = SuccessorPhrases.tail(of: line, in: document) {
        let all = titles ?? titleKeys()
        titles = all
        let pieces = StateNameList.split(tail)
        let found = pieces.compactMap { all[Names.key(ArrowSide.unwrapped($0))] }
        guard !found.isEmpty, found.count == pieces.count else { continue }
        result.sections.insert(Int(document.nodes[line.node].section))
        result.targets.formUnion(found)
        continue
      }
      guard let (label, value) = labelled(line), line.holder != .cell,
        document.plain[label].withUnsafeBufferPointer({ Self.exits.contains(ignoringCase: $0) })
      else { continue }
      let section = Int(document.nodes[line.node].section)
      if value.isEmpty {
        let below = lines[(index + 1)...].prefix(12).prefix {
          ArrowGlyph.mayOccur(in: document.plain, $0.text)
        }
        guard !areChanges(Array(below), besides: section) else { continue }
        var led = below.flatMap { names(in: $0.text) }.map(Names.key)
        if led.isEmpty {
          let all = titles ?? titleKeys()
          titles = all
          led = leads(below: index, lines).compactMap { all[$0] }
        }
        guard !led.isEmpty else { continue }
        result.sections.insert(section)
        result.targets.formUnion(led)
      } else if document.characterCount(of: value) <= 80 {
        let all = titles ?? titleKeys()
        titles = all
        let found = names(in: value).compactMap { all[Names.key($0)] }
        guard !found.isEmpty else { continue }
        result.sections.insert(section)
        result.targets.formUnion(found)
      }
    }
    return result
  }

  /// Whether items below "Transitions:" join names with each other, "Cold → Warm", "Warm → Cold", so that the heading
  /// is over what changes and names none of its states.
  private func areChanges(_ items: [TextLine], besides section: Int) -> Bool {
    guard items.count > 1 else { return false }
    var (sources, targets): (Set<String>, Set<String>) = ([], [])
    for item in items {
      let text = document.string(plain: item.label ?? item.text)
      guard let arrows = ArrowText(text), arrows.sides.count == 2 else { return false }
      sources.insert(Names.key(ArrowSide.unwrapped(arrows.sides[0])))
      targets.insert(Names.key(ArrowSide.unwrapped(arrows.sides[1])))
    }
    // "Idle → Warm" and "Warm → Idle" below "Warm" are the ways into and out of it.
    let own = Names.key(Self.title(document.title(ofSection: section)))
    return !sources.intersection(targets).subtracting([own]).isEmpty
  }

  /// The label of a line, also one that is set in bold or italics before a dash: "**Goes to** – Payment".
  private func labelled(_ line: TextLine) -> (label: Range<Int>, value: Range<Int>)? {
    if let label = line.label { return (label, line.value) }
    return line.holder == .heading ? nil : document.dashedLabel(line)
  }

  /// The keys of the names that the items below a label begin with: "Holding: finger down", "Holding (finger down)",
  /// "`Holding` after the finger is down", "To Holding when the finger is down".
  private func leads(below index: Int, _ lines: [TextLine]) -> [String] {
    lines[(index + 1)...].prefix(12).prefix { $0.holder == .item }.map { item in
      if let span = document.span(at: item.text.lowerBound, of: item.node, in: [.strong, .code]),
        span.lowerBound == item.text.lowerBound
      {
        return Names.key(ArrowSide.unwrapped(document.string(plain: span)))
      }
      var text = document.string(plain: item.label ?? item.text)
      if text.hasPrefix("To ") { text.removeFirst(3) }
      let name = item.label == nil ? ArrowLine.divided(text).name : text
      return Names.key(StateName.splitQualifier(ArrowSide.unwrapped(name)).name)
    }
  }

  /// The sections that say when they hold: "**Trigger:** the list is empty"; those that do so in a word or two count
  /// only beside others.
  ///
  /// - Complexity: O(lines); only short labels are looked at.
  func sectionsWithEntries(_ lines: [TextLine]) -> (told: Set<Int>, labelled: Set<Int>) {
    var (told, labelled): (Set<Int>, Set<Int>) = ([], [])
    for line in lines {
      guard let label = line.label, line.holder != .cell, line.isStrongLabel,
        line.value.count > 1, line.depth <= 1,
        document.plain[label].withUnsafeBufferPointer({
          StateVocabulary.conditionLabels.contains(ignoringCase: $0)
        })
      else { continue }
      let section = Int(document.nodes[line.node].section)
      labelled.insert(section)
      if line.value.count > 8 { told.insert(section) }
    }
    return (told, labelled)
  }

  /// Adds the sections that say when they hold, two at least below one that speaks of states: their form tells that all
  /// of them are states, whatever their words.
  mutating func addEntered(_ entered: (told: Set<Int>, labelled: Set<Int>)) {
    guard entered.told.count > 1 else { return }
    for section in children.indices where section > 0 && speaksOfState(section) {
      guard children[section].count(where: entered.told.contains) > 1 else { continue }
      for child in children[section]
      where entered.labelled.contains(child) && named[child] == nil && found[child] == nil
        && isLeaf(child) && !isPartOfState(child)
      {
        add(child, isNested: false)
      }
    }
  }

  /// Whether a heading names a part: "No match yet / the robot has not begun" is one name of two, each of a few words.
  private func isPartOfState(_ section: Int) -> Bool {
    let title = StateName.withoutNumbering(document.title(ofSection: section))
    let names = TextSplit.pieces(
      of: StateName.splitQualifier(title).name, at: [" / ", " or ", " oder ", " ou ", " o "])
    return names.contains { StateWords.isPart(Names.words($0)) }
  }

  private func speaksOfState(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard text.count <= 80, StateVocabulary.mayNameState(document.plain, text) else { return false }
    let title = document.title(ofSection: section)
    let words = Names.words(title)
    return words.contains {
      StateVocabulary.plurals.contains($0) || StateVocabulary.singulars.contains($0)
    } && !Self.isOfMotions(words, title)
  }

  /// The keys of the names in the titles, by themselves and by the numbers before them: "5.2 Picked up".
  private func titleKeys() -> [String: String] {
    var keys: [String: String] = [:]
    for section in document.sections.indices.dropFirst() {
      let whole = document.title(ofSection: section)
      let key = Names.key(Self.title(whole))
      let number = whole.prefix { $0.isNumber || $0 == "." }
      guard !key.isEmpty else { continue }
      keys[key] = key
      if number.contains(".") { keys[Names.key(ArrowSide.unwrapped(String(number)))] = key }
    }
    return keys
  }

  private static func title(_ title: String) -> String {
    StateName.splitQualifier(StateName.withoutNumbering(title)).name
  }

  /// What stands behind the arrow of a value, or the names that it lists.
  private func names(in value: Range<Int>) -> [String] {
    let text = document.string(plain: value)
    return TextSplit.pieces(of: text, at: Self.semicolons, outsideParentheses: true).flatMap {
      clause in
      StateNameList.split(ArrowText(clause)?.sides.last ?? clause).map {
        ArrowSide.unwrapped(ArrowLine.divided($0).name)
      }
    }
  }

  private static let semicolons: Phrases = ["; ", "；"]

  /// Labels that nothing but a state or a screen has.
  private static let exits = TransitionWords.exits
    .subtracting([
      "next", "next step", "next steps from here", "from here", "siguiente", "siguientes",
      "suivant", "suivants", "próximo", "próxima", "próximos", "successivo", "successivi",
      "volgende", "weiter", "danach", "berikutnya", "selanjutnya",
    ])
    .union([
      "transitions", "übergänge", "zustandsübergänge", "transiciones", "transições", "transizioni",
      "overgangen", "transisi", "次の画面", "遷移", "状态转换", "转换", "전이", "전환",
    ])

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
