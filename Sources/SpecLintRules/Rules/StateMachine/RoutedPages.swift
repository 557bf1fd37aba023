import SpecAnalysis
import SpecModel
import SpecSyntax
import SpecText

/// The pages that a table gives addresses: whoever knows one gets there, and the navigation leads to them from anywhere.
enum RoutedPages {
  private static let routes: Lexicon = [
    "route", "routes", "path", "url", "路由", "路径", "路徑", "ルート", "パス", "경로", "adresse", "chemin",
    "ruta",
    "rota", "маршрут",
  ]

  private static let pages: Lexicon = [
    "page", "pages", "screen", "screens", "view", "name", "title", "seite", "écran", "pantalla",
    "página", "tela", "pagina", "scherm", "halaman", "页面", "頁面", "画面", "ページ", "화면", "페이지", "экран",
    "страница",
  ]

  /// The names of the pages in the tables of routes of a document.
  ///
  /// - Complexity: O(tables).
  static func names(_ document: Document) -> Set<String> {
    guard document.mentions("`/") || document.mentions("| /") || document.mentions("|/") else {
      return []
    }
    var result: Set<String> = []
    for table in document.tables {
      let rows = document.children(of: table)
      guard rows.count > 2, let header = rows.first,
        let column = document.children(of: header).firstIndex(where: {
          Names.hasWord(document.string($0), in: routes, ofAtMost: 3)
        })
      else { continue }
      let body = rows.dropFirst().map(document.children)
      guard body.allSatisfy({ $0.count > column }),
        body.count(where: { document.string($0[column]).first { $0 != " " && $0 != "`" } == "/" })
          * 2
          > body.count
      else { continue }
      // Other columns tell of the pages: "Initial state".
      let titles = document.children(of: header).map(document.string)
      let page =
        titles.indices.first { $0 != column && Names.hasWord(titles[$0], in: pages) }
        ?? (column == 0 ? 1 : 0)
      for cells in body where page < cells.count {
        let text = document.string(cells[page])
        if text.utf8.count <= 48 { result.insert(Names.key(text)) }
      }
    }
    return result
  }
}
