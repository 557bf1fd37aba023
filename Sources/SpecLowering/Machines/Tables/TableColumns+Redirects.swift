import SpecModel
import SpecSyntax
import SpecText

/// Tables of redirects by path: "URL | Signed in? | Handling" over "`/` | yes | redirect to `/home`".
extension TableColumns {
  /// Whether a header speaks of paths: a quick look before its cells are read.
  var mayRedirect: Bool {
    (2...6).contains(header.count)
      && header.contains { text in
        Names.hasWord(text, in: Self.paths) || Self.pathMarks.isIn(text)
      }
  }

  /// Takes the column of paths for what is left, the one that redirects for where to, and the one between them for
  /// what triggers it; `false` where the cells tell no redirects.
  mutating func settleRedirects(_ rows: [[String]]) -> Bool {
    guard mayRedirect, rows.count > 1 else { return false }
    func cells(_ column: Int) -> [String] {
      rows.compactMap { column < $0.count ? $0[column] : nil }.filter { !$0.isEmpty }
    }
    guard
      let source = header.indices.first(where: { column in
        let cells = cells(column)
        return cells.count > 1 && cells.allSatisfy { Self.isPath($0.prefix { $0 != "," }) }
      }),
      let target = header.indices.first(where: { column in
        let cells = cells(column)
        let isHeaded = Names.isPhrase(header[column], in: Self.redirects)
        let found = cells.count { Self.redirect(in: $0, isHeaded: isHeaded) != nil }
        return column != source && found > 1 && found * 2 > cells.count
      })
    else { return false }
    // "Screen | Path | Next": the rows name the pages of the paths, and no column tells a condition.
    let namesPages = header.indices.contains { column in
      column != source && column != target
        && ScreenTables.isScreenHead(Names.words(ColumnRole.withoutParentheses(header[column])))
    }
    if namesPages { return false }
    let between = header.indices.filter { column in
      guard column != source, column != target else { return false }
      switch roles[column] {
      case .note, .id, .duration, .animation: return false
      default: return true
      }
    }
    for column in between { roles[column] = column == between.first ? .event : nil }
    roles[source] = .source
    roles[target] = .target
    form = .ends
    leadsByPaths = true
    return true
  }

  /// The path that a cell redirects to: "redirect to `/home`", "`/home` リダイレクト", "→ /login"; `nil` where it tells no
  /// redirect.
  static func redirect(in text: String, isHeaded: Bool) -> String? {
    guard text.utf8.count <= 120 else { return nil }
    var paths: [Substring] = []
    var tells = isHeaded
    for word in text.split(whereSeparator: { " `,;".contains($0) }) {
      if isPath(word) {
        paths.append(word)
      } else if verbs.contains(word.lowercased()) || marks.contains(where: word.contains) {
        tells = true
      }
    }
    guard paths.count == 1, tells else { return nil }
    var path = String(paths[0])
    while path.count > 1, let last = path.last, ".)。".contains(last) { path.removeLast() }
    return path
  }

  private static func isPath(_ text: Substring) -> Bool {
    text == "/" || Route.begins(String(text))
  }

  private static let paths: Lexicon = [
    "url", "urls", "uri", "path", "paths", "route", "routes", "requested", "pfad", "chemin", "ruta",
    "rota", "caminho", "percorso", "rotta", "pad", "rute", "visit", "visits", "адрес", "путь",
  ]
  private static let pathMarks: Phrases = [
    "パス", "ルート", "アクセス先", "路径", "路由", "訪問", "访问", "경로", "접근", "주소",
  ]
  private static let redirects: Lexicon = [
    "redirect", "redirects", "redirect-to", "redirects-to", "redirect-target", "redirected-to",
    "goes-to", "target", "destination", "リダイレクト先", "重定向到", "跳转到", "리디렉션", "이동",
  ]
  private static let verbs: Lexicon = [
    "redirect", "redirects", "redirected", "redirection", "sent", "send", "sends", "→", "->", "=>",
    "umleiten", "umleitung", "weiterleiten", "weiterleitung", "leitet", "redirige", "rediriger",
    "redirigé", "renvoie", "renvoi", "redirigir", "redirecciona", "redirección", "redireciona",
    "redirecionar", "redirecionamento", "reindirizza", "reindirizzamento", "rinvia", "doorsturen",
    "stuurt", "omleiden", "alihkan", "dialihkan", "arahkan", "bounce", "bounced", "forward",
    "forwards", "goto", "navigate", "replace", "перенаправление", "редирект",
  ]
  private static let marks = [
    "リダイレクト", "転送", "遷移", "重定向", "跳转", "跳轉", "리디렉션", "리다이렉트", "이동", "→",
  ]
}

extension TableColumns {
  /// "다음 버튼", "次へボタン", "Bouton suivant": the button that leads on, and how it looks, not what it leads to.
  static func isOfButton(_ header: String) -> Bool {
    let bare = ColumnRole.withoutParentheses(header)
    guard bare.utf8.count <= 60 else { return false }
    if bare.utf8.last ?? 0 >= 0x80, buttonMarks.suffix(of: bare) != nil {
      return ColumnRole.role(ofHeader: bare) == .target
    }
    let words = Names.words(bare)
    guard words.count == 2, buttons.contains(words[0]) || buttons.contains(words[1]) else {
      return false
    }
    return ColumnRole.role(ofHeader: bare) == .target
  }

  private static let buttonMarks: Phrases = ["버튼", "ボタン", "按钮", "按鈕"]
  private static let buttons: Lexicon = [
    "button", "buttons", "schaltfläche", "knopf", "bouton", "botón", "botão", "pulsante", "bottone",
    "knop", "tombol", "кнопка", "przycisk",
  ]
}

extension DocumentTable {
  private static let redirections = GlobalWays.redirections.union(["redirected", "redirecting"])
  private static let redirectionMarks: Phrases = [
    "リダイレクト", "転送", "重定向", "리디렉션", "리다이렉트",
  ]
  /// Answers by which a server leads elsewhere.
  private static let statuses: Set<String> = ["301", "302", "303", "307", "308"]

  /// Words for a way through several screens.
  private static let journeys: Lexicon = [
    "flow", "flows", "journey", "journeys", "ablauf", "parcours", "flujo", "fluxo", "flusso",
    "verloop", "alur", "сценарий",
  ]

  /// Whether both ends are flows, "From flow | To flow": there are other ways into each of them.
  var joinsFlows: Bool {
    header.count { Names.words($0).last.map(Self.journeys.contains) == true } > 1
  }

  /// Whether all rows leave addresses, and the heading, a header or a status says that each leads elsewhere at once:
  /// nobody is ever there, and nothing in the app need lead there.
  func redirects(_ matrix: MatrixDraft) -> Bool {
    guard !matrix.edges.isEmpty,
      matrix.edges.allSatisfy({ $0.source?.text.hasPrefix("/") == true })
    else { return false }
    let titles = [document.title(ofSection: section)] + header
    return titles.contains { title in
      Names.hasWord(title, in: Self.redirections)
        || Self.redirectionMarks.isIn(title)
    }
      || rows.contains { row in
        cells(of: row).contains { Self.statuses.contains(text($0)) }
      }
  }
}
