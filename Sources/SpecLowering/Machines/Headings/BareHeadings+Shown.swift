import SpecModel
import SpecSyntax
import SpecText

/// Sections that are told in the form of the numbered screens beside or around them.
extension BareHeadings {
  /// Adds the numbered sections that a word of their heading makes out to be a part, "7. Transition" and "11. Draft
  /// recovery", where they say what they show, "Shows:", as half of the numbered screens beside them do; and the views
  /// of such a screen, "List" and "Plant detail", that say so too.
  ///
  /// - Complexity: O(sections), and O(lines) where the numbered screens are four at least.
  mutating func addShown(_ lines: [TextLine], beside numbered: [Int]) {
    let members = numbered.filter { screens[$0] != nil && hasNumber($0) }
    guard members.count > 3 else { return }
    let shown = sectionsThatShow(lines)
    let showing = members.count(where: shown.contains)
    guard showing > 2, showing * 2 >= members.count else { return }
    let parents = Set(members.map { document.sections[$0].parent })
    for section in document.sections.indices.dropFirst()
    where shown.contains(section) && screens[section] == nil && found[section] == nil
      && named[section] == nil
    {
      let parent = document.sections[section].parent
      if parents.contains(parent), hasNumber(section) {
        guard mayBeShown(section) else { continue }
        let title = StateName.withoutNumbering(document.title(ofSection: section))
        let (name, qualifier) = StateName.splitQualifier(title)
        screens[section] = Name(name: name, qualifier: qualifier, id: nil, isNested: false)
      } else if screens[Int(parent)] != nil, members.contains(Int(parent)) {
        let views = children[Int(parent)].filter { shown.contains($0) && isView($0) }
        guard views.count > 1, views.contains(section) else { continue }
        add(section, isNested: true)
      }
    }
  }

  /// Whether a heading of a few words is no more than the name of one thing: no plural, "Transitions", and no part of
  /// a document that is written for its readers, "Summary".
  private func mayBeShown(_ section: Int) -> Bool {
    let words = bareWords(of: section)
    return (1...3).contains(words.count) && isLeaf(section)
      && words.last.map(Self.moments.contains) == true
  }

  /// Words that are both a part of a design and what a screen may be called.
  private static let moments: Lexicon = [
    "transition", "recovery", "order", "history", "feedback", "action", "interaction", "settings",
    "options",
    "übergang", "verlauf", "wiederherstellung", "récupération", "historique", "transición",
    "recuperación", "historial", "transição", "recuperação", "histórico", "transizione", "recupero",
    "cronologia", "overgang", "herstel", "geschiedenis", "transisi", "pemulihan", "riwayat",
  ]

  /// Whether a heading calls what it shows one way to look at things: "List", "Plant detail".
  private func isView(_ section: Int) -> Bool {
    let words = bareWords(of: section)
    return (1...3).contains(words.count) && isLeaf(section)
      && words.last.map(Self.views.contains) == true
  }

  private static let views: Lexicon = [
    "list", "detail", "details", "grid", "map", "calendar", "overview", "form", "editor", "gallery",
    "feed", "timeline", "search", "liste", "übersicht", "karte", "kalender", "grille", "détail",
    "détails", "lista", "detalle", "detalles", "detalhe", "detalhes", "dettaglio", "dettagli",
    "lijst", "daftar", "rincian",
  ]

  /// The sections in which a line right below the heading begins with "Shows".
  private func sectionsThatShow(_ lines: [TextLine]) -> Set<Int> {
    var result: Set<Int> = []
    for line in lines where line.holder == .paragraph && line.depth == 0 {
      guard line.text.count > 4,
        let first = Names.firstWord(document.string(plain: line.text.prefix(32))),
        Self.showing.contains(first)
      else { continue }
      result.insert(Int(document.nodes[line.node].section))
    }
    return result
  }

  private static let showing: Lexicon = [
    "shows", "displays", "zeigt", "affiche", "muestra", "mostra", "exibe", "toont", "menampilkan",
    "показывает",
  ]
}
