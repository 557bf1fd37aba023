import SpecModel
import SpecText

/// Nodes at the beginning of a flowchart that tell that somebody opens the program.
extension FlowchartRoles {
  /// Whether a round node that nothing leads to tells in words that the program is opened, "([The nurse opens the app])",
  /// so that it triggers what follows and is no state; what `MachineDrafts.settleLaunches` takes for a mark is left to it.
  static func isOpening(
    _ node: DiagramGraph.Node, _ outgoing: [DiagramGraph.Edge], in graph: DiagramGraph
  ) -> Bool {
    guard !node.isGroup, node.shape == .round || node.shape == .circle,
      outgoing.count == 1, outgoing[0].label == nil,
      let text = node.text.map({ DiagramText.line($0) }), tellsOpening(text) || isIcon(text)
    else { return false }
    return graph[outgoing[0].target].shape == .diamond || !MachineDrafts.isLaunch(text)
  }

  /// Whether the only node that nothing leads to is who acts, "User", and no place: a page of that name is led to, and
  /// what people become stands beside other such words, "Visitor" before "Customer".
  static func isActor(_ index: Int, _ incoming: [Int: Int], in graph: DiagramGraph) -> Bool {
    guard !graph[index].isGroup, namesActor(graph[index]) else { return false }
    let others = graph.nodes.indices.filter { $0 != index && !graph[$0].isGroup }
    return others.count > 2 && others.allSatisfy { incoming[$0] != nil && !namesActor(graph[$0]) }
  }

  private static func namesActor(_ node: DiagramGraph.Node) -> Bool {
    let text = node.text.map { DiagramText.line($0) } ?? node.id
    guard text.utf8.count <= 24, case let words = Names.words(text), words.count == 1 else {
      return false
    }
    return FlowchartVocabulary.actors.contains(words[0]) || actors.contains(words[0])
  }

  private static let actors: Lexicon = [
    "actor", "shopper", "besucher", "kunde", "visiteur", "visitante", "cliente", "klant",
    "bezoeker", "pengunjung", "訪問者", "ユーザ", "用戶", "访客", "使用者", "방문자",
  ]

  /// "([Tray icon])", "([拡張アイコン])": what is pressed to open a program.
  private static func isIcon(_ text: String) -> Bool {
    guard text.utf8.count <= 40 else { return false }
    return Names.words(text).last.map(icons.contains) == true
      || iconMarks.contains(where: text.hasSuffix)
  }

  private static let icons: Lexicon = [
    "icon", "icône", "icono", "ícone", "icona", "pictogram", "ikon",
  ]
  private static let iconMarks = ["アイコン", "图标", "圖示", "아이콘"]

  /// "Der Gast öffnet die App", "App opened", "用户打开应用": a word for a program and one for its opening.
  static func tellsOpening(_ text: String) -> Bool {
    if text.utf8.contains(where: { $0 >= 0xE3 }) {
      return programMarks.isIn(text) && openingMarks.isIn(text)
    }
    let words = Names.words(text)
    guard (2...12).contains(words.count), !text.hasSuffix("?") else { return false }
    return words.contains(where: programs.contains) && words.contains(where: openings.contains)
  }

  private static let programs: Lexicon = [
    "app", "application", "program", "website", "webapp", "anwendung", "programm", "lapp",
    "lapplication", "appli", "lappli", "aplicación", "aplicação", "aplicativo", "applicazione",
    "lapplicazione", "applicatie", "aplikasi", "приложение", "приложения", "застосунок",
    "застосунку", "додаток", "aplikację", "aplikacji", "aplikaci", "uygulama", "uygulamayı",
    "appen", "appar", "sovelluksen", "sovellus", "aplicația", "alkalmazást", "εφαρμογή",
  ]
  private static let openings: Lexicon = [
    "open", "opens", "opened", "opening", "launch", "launches", "launched", "start", "starts",
    "started", "startup", "öffnet", "öffnen", "geöffnet", "startet", "starten", "gestartet",
    "ouvre", "ouvrir", "ouverture", "lance", "lancer", "lancement", "démarre", "démarrage", "abre",
    "abrir", "abierta", "inicia", "iniciar", "inicio", "início", "arranca", "aberto", "apre",
    "aprire", "apertura", "avvia", "avvio", "opent", "openen", "geopend", "membuka", "buka",
    "dibuka", "открывает", "открыть", "запускает", "запуск", "відкриває", "запускає", "otwiera",
    "uruchamia", "uruchomienie", "otevře", "otevírá", "spustí", "açar", "açıyor", "açılır",
    "öppnar", "startar", "åbner", "åpner", "starter", "avaa", "deschide", "megnyitja", "ανοίγει",
  ]
  private static let programMarks: Phrases = [
    "アプリ", "サイト", "应用", "應用", "小程序", "程序", "程式", "网站", "網站", "App", "app", "APP", "앱", "어플", "사이트",
  ]
  private static let openingMarks: Phrases = [
    "開く", "開き", "開いた", "起動", "打开", "打開", "开启", "開啟", "启动", "啟動", "进入", "進入", "실행", "열", "엽니다",
    "연다", "접속",
  ]
}
