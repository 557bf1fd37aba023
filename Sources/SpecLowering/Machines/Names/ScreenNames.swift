import SpecModel
import SpecText

/// Names that say themselves that they are those of screens: "Library screen", "Pantalla de inicio", "Buchansicht",
/// "設定画面"; data, in lower case.
enum ScreenNames {
  enum Kind { case screen, overlay }

  /// What a name calls itself; `nil` for sizes, kinds and properties of screens, "Pantalla completa", "画面サイズ".
  static func kind(of title: String) -> Kind? {
    let name = StateName.splitQualifier(title).name
    let words = Names.words(name)
    guard (1...7).contains(words.count), let first = words.first, let last = words.last,
      !words.contains(where: { TransitionWords.sizes.contains($0) || others.contains($0) })
    else { return nil }
    if words.count > 1 {
      let isJoined = links.contains(words[words.count - 2])
      if words.count < 6, !isJoined, TransitionWords.screenNouns.contains(last) { return .screen }
      if begins(words) || first == "page" && isElided(name) { return .screen }
      if words.count < 5, !isJoined, overlays.contains(last), !forms.contains(first) {
        return .overlay
      }
      if leadingOverlays.contains(first), opensRest(words[1]) { return .overlay }
    }
    if words.count < 3, isCompound(last) { return .screen }
    return last.utf8.first ?? 0 >= 0xE0 ? unspacedKind(words) : nil
  }

  /// The name behind the noun and number of a screen, "Screen 2: Basket", "Экран 1. Полка", "页面一：书架", and whether the
  /// noun may also mean a page of paper.
  static func numbered(_ title: String) -> (name: String, isPage: Bool)? {
    let text = StateName.withoutNumbering(title)
    guard text.utf8.contains(where: { ASCII.isDigit($0) || $0 >= 0x80 }) else { return nil }
    let head = text.prefix { $0.isLetter && !$0.isNumber || $0 == " " }
    let noun = StateName.trimmed(String(head)).lowercased()
    guard numberedNouns.contains(noun) else { return nil }
    let behind = text.dropFirst(head.count)
    let number = behind.prefix { $0.isNumber }
    let rest = behind.dropFirst(number.count).drop { $0 == " " }
    guard (1...3).contains(number.count), let mark = rest.first, marks.contains(mark),
      !".-".contains(mark) || rest.dropFirst().first == " "
    else { return nil }
    let name = StateName.trimmed(String(rest.dropFirst().drop { "-–— ".contains($0) }))
    guard name.first?.isLetter == true, Names.wordCount(name) > 0 else { return nil }
    return (name, pages.contains(noun))
  }

  /// A name without the noun that says that it is a screen, "Inicio" of "Pantalla de Inicio", "Masuk" of "Layar Masuk",
  /// "Login" of "Login screen"; `nil` where it has none.
  static func withoutNoun(_ name: String) -> String? {
    var words = name.split(separator: " ")
    guard (2...6).contains(words.count) else { return nil }
    let first = words[0].lowercased()
    if leadingNouns.contains(first) {
      words.removeFirst()
    } else if first == "màn", words[1].lowercased() == "hình", words.count > 2 {
      words.removeFirst(2)
    } else if let last = words.last?.lowercased(), TransitionWords.screenNouns.contains(last) {
      words.removeLast()
    } else {
      return nil
    }
    while words.count > 1, links.contains(words[0].lowercased()) { words.removeFirst() }
    return words.joined(separator: " ")
  }

  private static let marks: Set<Character> = [":", "：", ".", "．", "、", "–", "—", "-", "|", "·"]

  /// Nouns with which the name of a screen or an overlay may begin.
  static let leads = leadingNouns.union(leadingOverlays)

  /// Whether the noun stands before what tells the screens apart, as in "Pantalla de inicio", "Экран книги".
  private static func begins(_ words: [String]) -> Bool {
    if leadingNouns.contains(words[0]) { return true }
    if words[0] == "page" { return opensRest(words[1]) }
    if words[0] == "màn", words[1] == "hình" { return words.count > 2 }
    return false
  }

  /// Whether a word joins a noun before it with what that is of: "de".
  private static func opensRest(_ word: String) -> Bool { links.contains(word) }

  /// "Page d'accueil"
  private static func isElided(_ name: String) -> Bool {
    let rest = name.drop { $0 != " " }.dropFirst()
    return rest.hasPrefix("d'") || rest.hasPrefix("d’")
  }

  /// "Startbildschirm", "Einstellungsseite", "Kezdőképernyő".
  static func isCompound(_ word: String) -> Bool {
    guard word.utf8.count > 7, let end = ends.suffix(of: word), !wholes.contains(word) else {
      return false
    }
    return word.utf8.count > end.utf8.count + 2
  }

  /// What a name in a script without blanks calls itself with its end.
  private static func unspacedKind(_ words: [String]) -> Kind? {
    let last = words[words.count - 1]
    guard words.count < 5, last.count <= 14 else { return nil }
    if words.count == 1, last.hasPrefix("หน้าจอ") { return last.count > 6 ? .screen : nil }
    if let end = unspacedEnds.suffix(of: last) {
      let head = String(last.dropLast(end.count))
      if head.isEmpty { return words.count > 1 && end.count > 1 ? .screen : nil }
      guard !unspacedOthers.contains(head), !unspacedWholes.contains(last) else { return nil }
      return end == "屏" && head.count < 2 ? nil : .screen
    }
    return StateWords.overlayMarks.contains {
      last.hasSuffix($0) && (words.count > 1 || last.count > $0.count + 1)
    } ? .overlay : nil
  }

  // MARK: Words

  /// Nouns before the number of a screen.
  static let numberedNouns = StateWords.screens.union(TransitionWords.screenNouns).union(pages)
    .union(["màn hình", "介面", "畫面", "屏"])
  /// Nouns that may also mean a page of paper or one of a report.
  private static let pages: Lexicon = [
    "page", "página", "pagina", "seite", "halaman", "页面", "頁面", "页", "頁", "ページ", "페이지", "strona",
    "stránka", "sida", "sayfa", "страница", "сторінка", "trang", "view", "ansicht", "vista",
  ]

  /// Nouns that stand before what tells screens apart.
  private static let leadingNouns: Lexicon = [
    "écran", "ecran", "pantalla", "página", "pagina", "tela", "ecrã", "schermata", "layar",
    "halaman", "ekran", "экран", "екран", "obrazovka", "страница", "сторінка", "strona", "stránka",
    "οθόνη", "σελίδα", "ecranul", "trang", "شاشة", "الشاشة", "صفحة", "الصفحة", "صفحه", "מסך", "דף",
  ]
  /// Nouns of what opens above a screen, before what it is of: "Modal de búsqueda".
  private static let leadingOverlays: Lexicon = [
    "modal", "modale", "diálogo", "dialogue", "dialogo", "ventana", "fenêtre", "finestra",
    "janela", "panel", "painel", "vista",
  ]
  /// Nouns of what opens above a screen or is a part of the app.
  private static let overlays = TableVocabulary.overlayNouns.union([
    "view", "tab", "drawer", "popover",
  ])
  /// First words of names for a kind of overlay or view that a guide to components describes: "Bottom sheet".
  private static let forms: Lexicon = [
    "list", "grid", "card", "table", "tree", "calendar", "scroll", "split", "web", "text", "image",
    "bottom", "side", "action", "alert", "confirm", "confirmation", "base", "basic", "generic",
    "custom", "modal", "dialog", "standard", "simple", "default", "nested", "stacked", "form",
    "loading", "error", "empty", "navigation", "nav", "sheet", "collection", "stack", "map",
    "active", "selected", "new", "browser",
  ]
  /// Words that join what a screen is of, and so make a noun behind them the end of another name: "Tamaño de pantalla".
  private static let links: Lexicon = [
    "de", "del", "della", "dello", "di", "da", "do", "das", "dos", "du", "des", "d", "la", "las",
    "los", "der", "van", "of", "per", "por", "par", "pro", "je", "entre", "for",
  ]
  /// Words of sizes, kinds and properties of screens, and of what stands for any of them.
  private static let others: Lexicon = [
    "web", "completa", "completo", "táctil", "dividida", "plein", "pleine", "entier", "entière",
    "tactile", "cheia", "inteira", "intera", "penuh", "sentuh", "lebar", "kecil", "besar", "ukuran",
    "pequeña", "pequeñas", "grande", "grandes", "pequena", "piccola", "petit", "petite", "única",
    "unique", "cada", "chaque", "ogni", "jeder", "każdy", "каждый", "кожен", "her", "setiap",
    "boyutu", "boyutları", "akışı", "akisi", "okuyucu", "okuyucular", "okuyucusu", "çözünürlüğü",
    "yönü", "düzeni", "tasarımı", "listesi", "haritası", "geçişleri", "genişliği", "dotykowy",
    "dotykowe", "dotyková", "сенсорный", "сенсорний", "полный", "повний", "pełny", "nhỏ", "lớn",
    "rộng", "cảm", "toàn", "μικρή", "μεγάλη", "tamaño", "tamanho", "taille", "größe", "размер",
    "rozmiar", "velikost", "lectores", "orientación", "orientação", "orientation", "orientasi",
    "전체", "각", "모든", "모바일", "작은", "큰",
  ]

  /// Ends of compounds.
  private static let ends: Phrases = [
    "bildschirm", "ansicht", "seite", "scherm", "skärm", "skærm", "skjerm", "startsida", "sida",
    "näyttö", "képernyő", "maske", "nézet",
  ]
  /// Words with these ends that name a side, a kind of screen or the whole of one.
  private static let wholes: Lexicon = [
    "vorderseite", "rückseite", "webseite", "internetseite", "außenseite", "innenseite",
    "oberseite", "unterseite", "kehrseite", "längsseite", "stirnseite", "serverseite",
    "clientseite", "touchbildschirm", "vollbildschirm", "großbildschirm", "kleinbildschirm",
    "listenansicht", "rasteransicht", "kachelansicht", "kartenansicht", "tabellenansicht",
    "vollansicht", "beeldscherm", "touchscherm", "aanraakscherm", "bildskärm", "pekskärm",
    "touchskärm", "framsida", "baksida", "webbsida", "insida", "utsida", "kosketusnäyttö",
    "érintőképernyő", "teljesképernyő", "tastaturmaske",
  ]

  /// Ends of names in scripts without blanks.
  private static let unspacedEnds: Phrases = [
    "页面", "頁面", "界面", "介面", "画面", "畫面", "屏幕", "ページ", "화면", "페이지", "स्क्रीन", "页", "頁", "屏",
  ]
  /// Words for an interface as a whole.
  private static let unspacedWholes: Lexicon = [
    "用户界面", "用戶介面", "使用者介面", "人机界面", "图形界面", "交互界面", "命令行界面", "ユーザー画面", "操作画面",
  ]
  /// What before such an end makes no name of one screen.
  private static let unspacedOthers: Lexicon = [
    "全", "各", "本", "此", "该", "該", "每", "每个", "多", "单", "單", "整", "分", "翻", "网", "網", "大", "小", "横",
    "竖", "半", "同", "同一", "一", "両", "ウェブ", "web", "スマホ", "pc", "モバイル",
    "移动端", "桌面端", "手机", "平板", "移动", "桌面", "所有", "全部", "主要", "关键", "關鍵", "核心", "重要", "対象", "その",
    "この", "他の", "이", "각", "전체", "모든", "다른", "모바일", "웹", "静态", "动态", "单个", "多个",
    "双", "续",
  ]
}
