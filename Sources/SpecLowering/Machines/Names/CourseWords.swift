import SpecModel
import SpecText

/// Words of headings over how screens lead to each other, in several languages; data, in lower case.
enum CourseWords {
  /// Whether a heading says that screens lead to each other: "Screen flow", "Navigationsplan", "画面遷移".
  static func areOfScreens(_ title: String) -> Bool {
    var words = Names.words(title)
    // "d'écrans"
    if words.contains(where: { $0.contains("'") || $0.contains("’") }) {
      words = words.flatMap { $0.split { "'’".contains($0) } }.map(String.init)
    }
    guard !words.contains(where: others.contains), !TransitionWords.namesSystem(title) else {
      return false
    }
    if words.contains(where: { word in navigations.contains { word.hasPrefix($0) } }) {
      return true
    }
    if words.contains(where: whole.contains) { return true }
    let isOfScreen = words.contains { word in
      people.contains(word) || screens.contains { word.hasPrefix($0) }
    }
    if isOfScreen, words.contains(where: { word in ways.contains { word.hasSuffix($0) } }) {
      return true
    }
    guard title.utf8.contains(where: { $0 >= 0xE3 }), !otherMarks.contains(where: title.contains)
    else { return false }
    return navigationMarks.contains(where: title.contains)
      || screenMarks.contains(where: title.contains) && wayMarks.contains(where: title.contains)
  }

  /// "Main flow:", "Error states (from anywhere):": what the lines below a caption are, which triggers nothing.
  static func isCaption(_ text: String) -> Bool {
    let words = Names.words(StateName.splitQualifier(String(text.dropLast())).name)
    guard let last = words.last, words.count <= 6 else { return false }
    return FlowWords.courses.contains(last) || StateVocabulary.plurals.contains(last)
  }

  /// Whether a heading names a way through something, of screens or not: "Booking flow".
  static func areNamed(_ title: String) -> Bool {
    WizardSteps.isJourney(title) || areOfScreens(title)
  }

  /// Beginnings of words for navigation.
  private static let navigations = [
    "navigation", "navegaci", "navegaç", "navigazion", "navigat", "navigasi",
  ]
  private static let navigationMarks = ["ナビゲーション", "导航", "導航", "내비게이션", "네비게이션"]

  private static let whole: Lexicon = [
    "userflow", "userflows", "screenflow", "screenflows", "wireflow", "wireflows", "sitemap",
  ]

  /// Beginnings of words for screens.
  private static let screens = [
    "screen", "page", "view", "bildschirm", "seiten", "ansicht", "masken", "écran", "ecran",
    "pantalla",
    "tela", "schermat", "scherm", "layar", "halaman",
  ]
  private static let people: Lexicon = [
    "user", "users", "app", "ui", "ux", "nutzer", "benutzer", "utilisateur", "utilisateurs",
    "usuario",
    "usuarios", "usuário", "usuários", "utente", "utenti", "gebruiker", "gebruikers", "pengguna",
  ]
  /// Ends of words for a way.
  private static let ways = [
    "flow", "flows", "map", "order", "graph", "path", "paths", "journey", "journeys", "transition",
    "transitions", "ablauf", "abläufe", "fluss", "folge", "übergang", "übergänge", "wechsel",
    "parcours", "flux", "enchaînement", "enchaînements", "carte", "flujo", "flujos", "mapa",
    "recorrido", "recorridos", "transiciones", "fluxo", "fluxos", "percurso", "percursos",
    "transições",
    "flusso", "flussi", "percorso", "percorsi", "transizioni", "mappa", "verloop", "stroom",
    "overgangen", "volgorde", "alur", "peta", "perpindahan", "transisi",
  ]
  private static let screenMarks = ["画面", "页面", "頁面", "界面", "屏幕", "화면", "페이지", "ユーザー", "用户", "사용자"]
  private static let wayMarks = [
    "フロー", "遷移", "流れ", "流程", "跳转", "流转", "转换", "흐름", "플로우", "전환", "전이", "이동",
  ]

  /// Words for moving among controls, and for the making of the product.
  private static let others: Lexicon = [
    "keyboard", "focus", "tab", "gesture", "gestures", "tastatur", "clavier", "teclado", "tastiera",
    "toetsenbord", "papan", "animation", "code", "git", "test", "tests", "review", "reader",
    "reading", "dom", "z", "stacking", "sort", "sorting", "source", "sortierung", "lese", "vorlese",
    "lecture", "tri", "lectura", "orden", "leitura", "ordenação", "lettura", "ordinamento",
    "urutan",
  ]
  private static let otherMarks = ["キーボード", "键盘", "鍵盤", "키보드", "焦点", "フォーカス", "포커스"]
}
