import SpecText

/// Words for the light and the dark appearance of an app, data only.
public enum ModeWords {
  /// An appearance.
  public enum Mode: Sendable { case light, dark }

  private static let dark: Lexicon = [
    "dark", "night", "sombre", "dunkel", "dunkles", "dunkle", "oscuro", "oscura", "escuro", "scuro",
    "scura", "donker", "donkere", "gelap", "ciemny", "tmavý", "koyu", "mörk", "tối",
  ]
  private static let light: Lexicon = [
    "light", "day", "clair", "claire", "hell", "helles", "helle", "claro", "clara", "chiaro",
    "chiara", "licht", "lichte", "terang", "jasny", "světlý", "açık", "ljus", "sáng",
  ]
  private static let themes: Lexicon = [
    "theme", "themes", "tema", "temas", "temi", "thème", "thèmes", "thema", "motyw", "motiv",
  ]
  /// Words of scripts without blanks between them, and stems of languages that inflect.
  private static let darkMarks = [
    "深色", "暗色", "夜间", "夜間", "ダーク", "다크", "тёмн", "темн", "Тёмн", "Темн",
  ]
  private static let lightMarks = ["浅色", "淺色", "亮色", "日间", "ライト", "라이트", "светл", "Светл"]
  private static let themeMarks = ["主题", "主題", "テーマ", "테마", "тем", "Тем"]

  /// The one appearance that a text names; `nil` where it names none or both.
  public static func mode(in text: String) -> Mode? {
    var (isDark, isLight) = FoldedText.read(text) { folded in
      (
        (0..<folded.count).contains { dark.contains(folded.word($0)) },
        (0..<folded.count).contains { light.contains(folded.word($0)) }
      )
    }
    if mayHoldMark(text) {
      isDark = isDark || darkMarks.contains(where: text.contains)
      isLight = isLight || lightMarks.contains(where: text.contains)
    }
    return isDark == isLight ? nil : isDark ? .dark : .light
  }

  private static let modes: Lexicon = [
    "mode", "modes", "modus", "modo", "modos", "appearance", "scheme", "variant", "režim",
  ]
  private static let modeMarks = ["モード", "模式", "모드", "режим", "Режим"]

  /// Whether a title stands over the dark appearance; "Dark Brown" names a colour.
  public static func isDarkTheme(_ title: String) -> Bool { theme(of: title) == .dark }

  /// The appearance that a title stands over, by one word alone or beside a word for such; "Light grey" is a colour.
  public static func theme(of title: String) -> Mode? {
    guard let mode = mode(in: title) else { return nil }
    let isTheme =
      Names.wordCount(title) == 1 || Names.hasWord(title, in: themes)
      || Names.hasWord(title, in: modes) || hasMark(title, themeMarks)
      || hasMark(title, modeMarks)
    return isTheme ? mode : nil
  }

  /// Whether a text speaks of an appearance or a theme.
  public static func isAboutTheme(_ text: String) -> Bool {
    [dark, light, themes].contains { Names.hasWord(text, in: $0) }
      || [darkMarks, lightMarks, themeMarks].contains { hasMark(text, $0) }
  }

  /// Whether a word says "theme" in a language of Latin letters.
  public static func isTheme(_ word: String) -> Bool { themes.contains(word) }

  /// Whether a title of a script without blanks ends in its word for a theme and says which: "海洋主题".
  public static func endsInTheme(_ title: String) -> Bool {
    mayHoldMark(title)
      && themeMarks.prefix(4).contains { title.hasSuffix($0) && title.utf8.count > $0.utf8.count }
  }

  private static func hasMark(_ text: String, _ marks: [String]) -> Bool {
    mayHoldMark(text) && marks.contains(where: text.contains)
  }

  /// A byte test: the marks have only bytes beyond ASCII.
  private static func mayHoldMark(_ text: String) -> Bool { text.utf8.contains { $0 >= 0xD0 } }
}
