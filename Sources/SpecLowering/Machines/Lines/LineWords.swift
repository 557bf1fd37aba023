import SpecModel
import SpecText

/// Words that tell what arrows in lines and fences join; data, in lower case.
extension TransitionWords {
  /// Those who send messages: an arrow between them is one.
  static let actors: Lexicon = [
    "user", "users", "app", "system", "customer", "admin", "device", "agent", "model", "engine",
    "input", "output", "file", "data", "code", "benutzer", "nutzer", "usuario", "utilisateur",
    "utente", "gebruiker",
  ]
  /// Those of them that a screen may be about: "Code entry", "File picker".
  static let subjects: Lexicon = ["input", "file", "data", "code"]

  /// Properties whose values change, and are no states.
  static let properties: Lexicon = [
    "color", "colour", "background", "opacity", "scale", "border", "text", "icon", "size", "width",
    "height", "shadow", "rotation", "position", "margin", "padding", "font", "weight", "radius",
    "blur", "offset", "gradient", "stroke", "fill", "elevation", "volume", "red", "green", "blue",
    "gray", "grey", "white", "black", "transparent", "farbe", "couleur", "cor",
  ]

  /// Systems whose settings a path leads through.
  static let platforms: Lexicon = [
    "ios", "ipados", "android", "macos", "windows", "watchos", "tvos", "linux",
  ]
  /// Where such a path begins.
  static let settings: Lexicon = [
    "settings", "preferences", "einstellungen", "systemeinstellungen", "réglages", "paramètres",
    "ajustes", "configuración", "configurações", "impostazioni", "instellingen", "pengaturan",
  ]

  /// Verbs that make a sentence of a name.
  static let clauseVerbs: Lexicon = [
    "is", "are", "must", "should", "shall", "can", "cannot", "may", "will", "never", "not", "ist",
    "sind", "darf", "muss", "kann", "nie", "est", "doit", "peut", "jamais", "es", "debe", "puede",
    "nunca", "deve", "pode",
  ]

  private static let ticks = ["✅", "✔️", "✔", "✓", "☑️", "☑", "🟢"]

  /// A line without a sign before it that says that it holds: "✅ A → B".
  static func withoutTick(_ text: String) -> String {
    guard let first = text.utf8.first, first >= 0xE2,
      let tick = ticks.first(where: text.hasPrefix)
    else { return text }
    return StateName.trimmed(String(text.dropFirst(tick.count)))
  }

  /// Sizes of screens and of text, which breakpoints and scales join.
  static let sizes: Lexicon = [
    "mobile", "tablet", "desktop", "phone", "laptop", "small", "medium", "large", "extra", "xs",
    "sm", "md", "lg", "xl", "xxl", "compact", "wide", "narrow", "low", "high", "light", "dark",
    "portrait", "landscape", "left", "right", "top", "bottom", "before", "after",
  ]

  /// "any state", "jeder Zustand".
  static let anyWords: Lexicon = [
    "any", "all", "every", "each", "jeder", "jedem", "jeden", "alle", "allen", "tout", "tous",
    "toute", "chaque", "cualquier", "todo", "todos", "qualquer", "ogni", "qualsiasi", "elke",
    "iedere",
  ]

  /// Nouns for a whole screen, at the end of its name or over a column of screens.
  static let screenNouns: Lexicon = [
    "screen", "page", "bildschirm", "ansicht", "seite", "écran", "pantalla", "página", "tela",
    "schermata", "pagina", "scherm", "layar", "halaman", "画面", "ページ", "页面", "頁面", "界面", "屏幕",
    "畫面", "화면", "페이지", "ekran", "ekranı", "ekrani", "sayfası", "sayfasi", "экран", "екран",
    "obrazovka",
    "skärm", "skärmen", "skærm",
    "skjerm", "képernyő", "näyttö", "ecran", "οθόνη",
    "strona", "stránka", "sida", "sayfa", "страница", "сторінка",
  ]

  /// Words in a heading over what programs call and nobody sees.
  static let services: Lexicon = [
    "api", "apis", "endpoint", "endpoints", "rest", "backend", "server", "webhooks",
  ]

  /// Whether a title speaks of systems or data, and not of a state machine: "State Machine B: Data Loading" does.
  static func namesSystem(_ title: String) -> Bool {
    guard Names.hasWord(title, in: systems) else { return false }
    return !machines.occur(in: title) && !FlowWords.leadThroughReadings(Names.words(title))
  }

  static let machines = WordPhrases(
    [
      ["state", "machine"], ["state", "diagram"], ["state", "transition"],
      ["state", "transitions"], ["state", "chart"], ["state", "machines"],
    ] + LifecycleWords.phrases.phrases)

  /// Controls at the end of a text in scripts without spaces.
  static let controlMarks = ["ボタン", "リンク", "アイコン", "按钮", "按鈕", "链接", "버튼", "링크"]

  /// What a control is pressed for, in such scripts: "「+」ボタンで数える".
  static let meansMarks = ["ボタンで", "ボタンを", "アイコンを", "버튼으로", "버튼을", "按钮来", "按鈕來"]

  /// How what happens ends in such scripts, and is no state.
  static let happenings = [
    "とき", "場合", "たら", "した後", "完了後", "検知", "検出", "発生", "押下", "之后", "的时候", "检测到", "하면", " 시", " 후",
    "할 때",
  ]

  /// Acts of a person in scripts without spaces.
  static let actMarks = [
    "タップ", "クリック", "スワイプ", "長押し", "を押", "点击", "點擊", "单击", "双击", "长按", "滑动", "탭", "클릭",
    "스와이프",
  ]

  /// Words for a flow in a heading, in scripts without spaces.
  static let flowMarks = ["フロー", "流程", "흐름", "플로우"]

  /// Verbs that also begin the names of screens: "Choose Seat".
  static let screenVerbs: Lexicon = ["choose", "select", "enter", "pick", "type"]

  /// Whether a text is the name of a screen though it begins with a verb: all words in capitals, "Choose Seat".
  static func isTitledChoice(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard (2...4).contains(words.count), let first = words.first,
      screenVerbs.contains(first.lowercased())
    else { return false }
    return isTitled(text)
  }

  /// Whether all words but the small ones begin with a capital.
  static func isTitled(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.allSatisfy { beginsWithCapital($0) || smallWords.contains($0) }
      && words.first.map(beginsWithCapital) == true
  }

  private static func beginsWithCapital(_ word: Substring) -> Bool {
    guard let first = word.utf8.first else { return false }
    return first < 0x80 ? ASCII.isUpper(first) : word.first?.isUppercase == true
  }

  private static let smallWords: Lexicon = [
    "a", "an", "the", "of", "at", "in", "on", "to", "for", "and", "or", "with",
  ]
}
