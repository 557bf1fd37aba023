import SpecModel
import SpecText

/// Words of headings over how screens lead to each other, in several languages; data, in lower case.
enum CourseWords {
  /// Whether a heading says that screens lead to each other: "Screen flow", "Navigationsplan", "画面遷移", "Key journeys".
  static func areOfScreens(_ title: String) -> Bool {
    NameMemo.answer(.areOfScreens, of: title, areOfScreensAnew)
  }

  private static func areOfScreensAnew(_ title: String) -> Bool {
    var words = Names.words(title)
    // "d'écrans"
    if words.contains(where: { $0.contains("'") || $0.contains("’") }) {
      words = words.flatMap { $0.split { "'’".contains($0) } }.map(String.init)
    }
    guard !words.contains(where: others.contains), !FlowWords.areOfReading(words),
      !TransitionWords.namesSystem(title)
    else { return false }
    if words.contains(where: { navigations.prefix(of: $0) != nil || whole.contains($0) }) {
      return true
    }
    if phrases.occur(in: words) { return true }
    let isOfScreen = words.contains { people.contains($0) || screens.prefix(of: $0) != nil }
    if isOfScreen, words.contains(where: { ways.suffix(of: $0) != nil }) { return true }
    if words.count < 4, words.contains(where: mains.contains), words.contains(where: runs.contains)
    {
      return true
    }
    guard title.utf8.contains(where: { $0 >= 0xE3 }), !otherMarks.contains(where: title.contains)
    else { return false }
    return navigationMarks.contains(where: title.contains)
      || screenMarks.contains(where: title.contains) && wayMarks.contains(where: title.contains)
  }

  /// Whether a title is over a flow or over how screens lead to each other.
  static func nameCourse(_ title: String) -> Bool { FlowWords.nameFlow(title) || areNamed(title) }

  /// Whether a heading names a way through something, of screens or not: "Booking flow".
  static func areNamed(_ title: String) -> Bool {
    WizardSteps.isJourney(title) || areOfScreens(title)
  }

  /// Beginnings of words for navigation.
  private static let navigations: Phrases = [
    "navigation", "navegaci", "navegaç", "navigazion", "navigat", "navigasi", "navigac", "nawigacj",
    "навигаци", "навігаці", "navigasyon", "gezinme", "navigering", "navigointi", "πλοήγησ",
  ]
  private static let navigationMarks = [
    "ナビゲーション", "导航", "導航", "내비게이션", "네비게이션", "導線", "動線", "动线", "동선",
  ]

  private static let whole: Lexicon = [
    "userflow", "userflows", "screenflow", "screenflows", "wireflow", "wireflows", "sitemap",
    "nutzerreise", "benutzerreise", "gebruikersreis", "användarresa", "användarflöde",
    "brukerreise", "brugerrejse",
  ]

  /// Ways of a person or through screens in several words.
  private static let phrases: WordPhrases = [
    ["luồng", "người", "dùng"], ["luồng", "màn", "hình"], ["luồng", "chính"],
    ["luồng", "giao", "diện"], ["hành", "trình"], ["điều", "hướng"], ["sơ", "đồ", "màn", "hình"],
    ["chuyển", "màn", "hình"],
  ]

  /// Beginnings of words for screens.
  private static let screens: Phrases = [
    "screen", "page", "view", "bildschirm", "seiten", "ansicht", "masken", "écran", "ecran",
    "pantalla", "tela", "schermat", "scherm", "layar", "halaman", "ekran", "экран", "екран",
    "страниц", "сторін", "obrazov", "skärm", "skærm", "skjerm", "näyt", "képerny", "οθον", "página",
    "pagina", "stron", "sayfa", "stránk", "الشاشات",
  ]
  private static let people: Lexicon = [
    "user", "users", "app", "ui", "ux", "nutzer", "benutzer", "utilisateur", "utilisateurs",
    "usuario", "usuarios", "usuário", "usuários", "utente", "utenti", "gebruiker", "gebruikers",
    "pengguna", "kullanıcı", "kullanici", "użytkownika", "użytkowników", "пользователя",
    "пользователей", "пользовательский", "пользовательские", "користувача", "користувачів",
    "користувацький", "користувацькі", "uživatele", "uživatelský", "uživatelské", "användarens",
    "brugerens", "brukerens", "käyttäjän", "felhasználói", "utilizatorului", "χρήστη", "المستخدم",
    "המשתמש",
  ]
  /// Ends of words for a way.
  private static let ways: Phrases = [
    "flow", "flows", "map", "order", "graph", "path", "paths", "journey", "journeys", "transition",
    "transitions", "scenario", "scenarios", "ablauf", "abläufe", "fluss", "folge", "übergang",
    "übergänge", "wechsel", "szenarien", "parcours", "flux", "enchaînement", "enchaînements",
    "carte", "scénarios", "flujo", "flujos", "mapa", "recorrido", "recorridos", "transiciones",
    "escenarios", "fluxo", "fluxos", "percurso", "percursos", "transições", "jornada", "jornadas",
    "cenários", "flusso", "flussi", "percorso", "percorsi", "transizioni", "mappa", "scenari",
    "verloop", "stroom", "overgangen", "volgorde", "alur", "peta", "perpindahan", "transisi",
    "perjalanan", "akış", "akışı", "akışları", "akisi", "akislari", "haritası", "haritasi",
    "yolculuğu", "yolculugu", "geçişleri", "gecisleri", "przepływ", "przepływy", "ścieżka",
    "ścieżki", "scenariusze", "przejścia", "карта", "путь", "пути", "сценарии", "сценарий", "поток",
    "потоки", "флоу", "переходы", "маршрут", "маршруты", "шлях", "шляхи", "сценарії", "сценарій",
    "потік", "переходи", "flöde", "flöden", "flyt",
    "scénáře", "kulku", "polku", "folyamat", "parcurs", "ροή", "διαδρομή", "تدفق", "رحلة", "מסע",
    "זרימת",
  ]
  /// Words before those that say that the most important ways through the app follow, and not of what.
  private static let mains: Lexicon = [
    "main", "key", "core", "critical", "happy", "primary", "principal", "principales", "principaux",
    "principais", "principali", "zentrale", "wichtige", "wichtigste", "belangrijkste", "główne",
    "główny", "główna", "основные", "основной", "главные", "ключевые", "основні", "основний",
    "ключові", "ana", "temel", "utama", "hlavní", "huvudsakliga", "viktigaste",
  ]
  private static let runs: Lexicon = WizardSteps.journeys.union([
    "path", "paths", "scenario", "scenarios", "abläufe", "wege", "szenarien", "scénarios",
    "recorridos", "escenarios", "cenários", "flussi", "scenari", "ścieżka", "ścieżki",
    "scenariusze", "сценарии", "сценарий", "пути", "сценарії", "senaryolar", "scénáře",
  ])
  private static let screenMarks = [
    "画面", "页面", "頁面", "界面", "屏幕", "화면", "페이지", "ユーザー", "用户", "用戶", "使用者", "사용자", "유저",
    "核心", "主要", "주요", "핵심",
  ]
  private static let wayMarks = [
    "フロー", "遷移", "流れ", "シナリオ", "流程", "跳转", "跳轉", "流转", "转换", "路径", "路徑", "旅程", "흐름", "플로우",
    "전환", "전이", "이동", "여정", "시나리오", "경로",
  ]

  /// Words for moving among controls, and for the making of the product.
  private static let others: Lexicon = [
    "keyboard", "focus", "tab", "gesture", "gestures", "tastatur", "clavier", "teclado", "tastiera",
    "toetsenbord", "papan", "animation", "code", "git", "test", "tests", "review", "reader",
    "dom", "z", "stacking", "sort", "sorting", "source", "sortierung", "lese", "vorlese",
    "lecture", "tri", "lectura", "orden", "leitura", "ordenação", "lettura", "ordinamento",
    "urutan", "iş", "kerja", "trabajo", "trabalho", "travail", "lavoro", "pracy", "việc",
    "datos", "dados", "données", "dati", "gegevens", "danych", "данных", "даних", "veri", "dữ",
  ]
  private static let otherMarks = [
    "キーボード", "键盘", "鍵盤", "키보드", "焦点", "フォーカス", "포커스", "数据", "數據", "データ", "데이터",
  ]
}
