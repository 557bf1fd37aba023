import SpecModel
import SpecSyntax
import SpecText

/// Tables with a column of screens that holds their routes, wherever it stands: "Priority | Stack | Screen | Condition" over
/// "`/welcome` (Welcome)".
extension RoutedNames {
  /// The pages of all columns of which each cell is a route, a name in parentheses behind it aside, and none comes twice.
  func columnPairs() -> [Page] {
    var result: [Page] = []
    for table in document.tables {
      let rows = document.children(of: table)
      guard (4...60).contains(rows.count), case let section = Int(document.nodes[table].section),
        let column = document.children(of: rows[0]).firstIndex(where: {
          isOverScreens(document.string($0), section)
        }), !Self.isAboutServices(section, document)
      else { continue }
      let pages = rows.dropFirst().compactMap { row -> Page? in
        let cells = document.children(of: row)
        return column < cells.count ? page(inCell: cells[column], section) : nil
      }
      guard pages.count == rows.count - 1, Set(pages.map(\.route)).count == pages.count else {
        continue
      }
      result += pages
    }
    return result
  }

  /// Whether a header is that of screens; pages may be those of any site, unless a heading speaks of the way between them.
  private func isOverScreens(_ header: String, _ section: Int) -> Bool {
    guard header.utf8.count <= 40, case let words = Names.words(header),
      ScreenTables.isScreenHead(words)
    else { return false }
    return words.contains(where: Self.screenNouns.contains)
      || document.path(ofSection: section).contains {
        $0 > 0 && TransitionWords.speaksOfStates(document.title(ofSection: $0))
      }
  }

  private static let screenNouns: Lexicon = [
    "screen", "screens", "bildschirm", "bildschirme", "écran", "écrans", "pantalla", "pantallas",
    "tela", "telas", "schermata", "schermate", "scherm", "schermen", "layar", "экран", "экраны",
    "画面", "画面名", "屏幕", "화면",
  ]

  /// "/welcome (Welcome)", "/settings": the route of a cell, and its name or the route again.
  private func page(inCell cell: Int, _ section: Int) -> Page? {
    let text = document.string(cell)
    guard text.utf8.first == ASCII.slash, text.utf8.count <= 100 else { return nil }
    let (route, title) = StateName.splitQualifier(text)
    guard Route.isWhole(route), !Self.folders.contains(route.dropFirst().lowercased()) else {
      return nil
    }
    let isName =
      title.map { title in
        (1...4).contains(Names.wordCount(title)) && title.first?.isLetter == true
          && Names.words(title).last.map(Self.accesses.contains) != true
      } == true
    return Page(
      name: isName ? title ?? route : route, route: route,
      origin: document.origin(document.nodes[cell].range), section: section)
  }
}
