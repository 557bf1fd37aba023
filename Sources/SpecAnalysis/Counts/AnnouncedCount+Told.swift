import SpecModel
import SpecSyntax
import SpecText

/// Sentences behind or beside the only list of a section that say how many it has.
extension AnnouncedCount {
  private static let verbs: Lexicon = [
    "has", "of", "comprises", "takes", "hat", "umfasst", "zählt", "compte", "comprend", "comporte",
    "tiene", "comprende", "tem", "conta", "ha", "heeft", "total", "altogether",
  ]
  /// What numbered lists tell one after another.
  private static let ways: Lexicon = [
    "steps", "screens", "pages", "stages", "phases", "schritte", "bildschirme", "seiten", "phasen",
    "étapes", "écrans", "pasos", "pantallas", "etapas", "fases", "telas", "passos",
    "passi", "schermate", "fasi", "stappen", "schermen",
  ]

  /// "The journey has five screens." behind a numbered list of four below the heading "Journey".
  func told() -> [ListCount] {
    var result: [ListCount] = []
    for section in document.sections.indices where document.sections[section].heading >= 0 {
      let own = document.sections[section]
      var sentences: [(claimed: Int, noun: String, text: Range<Int>)] = []
      lazy var title = Set(Names.words(document.title(ofSection: section)))
      for node in own.ownNodes where document.nodes[Int(node)].kind == .paragraph {
        let text = document.plainText(of: Int(node))
        guard text.count < 160, document.nodes[Int(node)].parent <= 0 || isTop(Int(node)),
          let (claimed, noun) = total(in: text, title)
        else { continue }
        sentences.append((claimed, noun, text))
      }
      guard let told = sentences.only, let block = onlyBlock(of: section),
        let (counted, members) = members(of: block), told.claimed != counted,
        abs(told.claimed - counted) <= max(1, told.claimed / 4), fits(block, told.noun)
      else { continue }
      result.append(count(told.claimed, counted, members, told.text, block))
    }
    return result
  }

  /// Whether a paragraph stands in no list and no quotation.
  private func isTop(_ paragraph: Int) -> Bool {
    let parent = document.nodes[Int(document.nodes[paragraph].parent)].kind
    return parent != .item && parent != .blockQuote
  }

  /// Whether a numbered list tells steps or screens, or a table has the noun among its headers.
  private func fits(_ block: Int, _ noun: String) -> Bool {
    document.nodes[block].kind == .list
      ? document.nodes[block].level == 1 && Self.ways.contains(noun) : heads(block, noun)
  }

  /// The number and the noun at the end of the only sentence, about what the title names.
  private func total(in text: Range<Int>, _ title: @autoclosure () -> Set<String>) -> (Int, String)?
  {
    let words = Names.words(document.string(plain: text))
    guard words.count >= 4, words.count <= 14, let noun = words.last,
      case let place = words.count - 2, let claimed = ListCount.number(words[place]),
      (3...20).contains(claimed), Self.verbs.contains(words[place - 1]),
      case let title = title(),
      words[..<place].contains(where: { $0.utf8.count > 3 && title.contains($0) })
    else { return nil }
    return (claimed, noun)
  }
}
