import SpecText

/// Words for the looks of a whole app, which no states are: "dark", "high contrast".
enum ThemeWords {
  /// Words of names for a theme.
  static let names: Lexicon = [
    "sombre", "clair", "oscuro", "claro", "escuro", "scuro", "chiaro", "dunkel", "hell", "contrast",
    "theme",
  ]
  /// The same in scripts without blanks.
  static let wide = ["ダーク", "ライト", "深色", "浅色", "다크", "라이트"]
}
