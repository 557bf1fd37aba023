import SpecModel
import SpecSyntax
import SpecText

/// Tables right below a sentence that counts states, where they have as many rows: "Three system states only:" over "Mood |
/// Goal | Adjustments".
extension StateEnumerations {
  /// The names in the first column of such tables; tables whose header says that states follow are read elsewhere.
  func counted() -> [StateDraft] {
    let leads = CountedLeads(context)
    var result: [StateDraft] = []
    for table in document.tables {
      guard let above = document.sibling(before: table),
        document.nodes[above].kind == .paragraph,
        case let text = document.plainText(of: above), (10...400).contains(text.count),
        StateVocabulary.mayNameState(document.plain, text),
        let count = leads.count(
          in: text, nouns: StateVocabulary.plurals, qualifiers: Self.qualifiers)
      else { continue }
      let rows = document.children(of: table)
      guard rows.count == count + 1, isOfOtherThings(rows[0]) else { continue }
      let cells = rows.dropFirst().compactMap { document.firstChild(of: $0) }
      let names = cells.map { document.string($0) }
      guard names.count == count, names.allSatisfy(Self.isName), Set(names).count == count,
        !ForeignStates.areLands(names, behind: Names.words(document.string(plain: text)))
      else { continue }
      result += cells.map { draft(trimmed($0), node: $0, like: nil) }
    }
    return result
  }

  static let qualifiers: Lexicon = [
    "system", "distinct", "possible", "different", "main", "mutually", "exclusive", "emotional",
    "operating", "visual", "ui", "internal", "mögliche", "verschiedene", "possibles", "distincts",
    "posibles", "distintos", "possíveis", "diferentes", "possibili", "distinti", "mogelijke",
    "verschillende",
  ]

  /// Whether no header is one of states or of where a row leads.
  private func isOfOtherThings(_ header: Int) -> Bool {
    !document.children(of: header).contains { cell in
      let title = document.string(cell)
      let role = ColumnRole.role(ofHeader: title)
      return role == .state || role == .source || role == .target || StateVocabulary.isIn(title)
    }
  }

  /// One to three words that begin with a capital, or any in other scripts.
  private static func isName(_ text: String) -> Bool {
    guard let first = StateName.trimmed(text).utf8.first, ASCII.isUpper(first) || first >= 0xC3,
      text.utf8.count <= 40
    else { return false }
    return (1...3).contains(Names.wordCount(text)) && !Arrow.isIn(text)
      && !text.contains(where: { ".,;:/".contains($0) })
  }

  private func trimmed(_ cell: Int) -> Range<Int> {
    ASCII.trimmed(document.plain, document.plainText(of: cell))
  }
}
