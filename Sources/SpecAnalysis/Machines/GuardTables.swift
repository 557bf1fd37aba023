public import SpecModel
public import SpecSyntax
import SpecText

/// Tables that tell where one is sent away to: "Accessed URL | Auth state | Handling". Their addresses are entered from
/// outside, and who may stay needs no row.
public enum GuardTables {
  private static let addresses: Lexicon = [
    "url", "urls", "path", "paths", "route", "routes", "adresse", "pfad", "chemin", "ruta", "rota",
    "percorso", "rute", "маршрут", "путь", "адрес",
  ]
  private static let wideAddresses: Phrases = ["路径", "路徑", "路由", "地址", "ルート", "パス", "경로", "주소"]
  private static let redirects: Lexicon = [
    "redirect", "redirects", "redirected", "redirecting", "redirection", "umleiten", "umleitung",
    "umgeleitet", "weiterleitung", "weitergeleitet", "rediriger", "redirige", "redirigé",
    "redirigir", "redirigido", "redirección", "redirecciona", "redireciona", "redirecionar",
    "redirecionado", "redirecionamento", "reindirizza", "reindirizzamento", "omleiden",
    "omleiding", "doorsturen", "doorverwijzen", "alihkan", "dialihkan", "pengalihan", "редирект",
    "перенаправление", "перенаправляет", "перенаправить",
  ]
  private static let wideRedirects: Phrases = ["리디렉션", "리다이렉트", "리다이렉션", "リダイレクト", "重定向", "重新導向"]

  /// Whether a matrix is such a table: most rows begin with an address below a title that says so, and at least half of
  /// them redirect.
  ///
  /// - Complexity: O(log nodes + cells).
  public static func contain(_ matrix: Machine.Matrix, _ document: Document) -> Bool {
    guard matrix.form == "table",
      let table = document.table(around: matrix.origin.range.start),
      case let rows = document.children(of: table), let head = rows.first, rows.count > 2
    else { return false }
    let titles = document.children(of: head).map { document.string($0) }
    guard let column = titles.firstIndex(where: { tells($0, addresses, wideAddresses) }) else {
      return false
    }
    let outcomes = titles.indices.filter { $0 > column }
    let isTitled = outcomes.contains { tells(titles[$0], redirects, wideRedirects) }
    var places = 0
    var sent = 0
    for row in rows.dropFirst() {
      let cells = document.children(of: row)
      guard cells.indices.contains(column) else { continue }
      if document.string(cells[column]).first(where: { $0 != " " && $0 != "`" }) == "/" {
        places += 1
      }
      let isSent = outcomes.contains { outcome in
        cells.indices.contains(outcome)
          && tells(document.string(cells[outcome]), redirects, wideRedirects)
      }
      if isTitled || isSent { sent += 1 }
    }
    let count = rows.count - 1
    return places * 2 > count && sent * 2 >= count
  }

  private static func tells(_ text: String, _ words: Lexicon, _ signs: Phrases) -> Bool {
    text.utf8.count < 80 && Names.hasWord(text, in: words, or: signs)
  }
}
