import SpecText

/// Cells that say yes or no, in several languages and by marks.
enum AnswerWords {
  private static let yes: Lexicon = [
    "yes", "y", "true", "x", "✓", "✔", "✔️", "✅", "☑", "●", "ja", "oui", "sí", "si", "sim", "sì",
    "是", "はい", "예",
  ]
  private static let no: Lexicon = [
    "no", "n", "false", "-", "–", "—", "❌", "✗", "✘", "✕", "○", "nein", "non", "não", "nee", "否",
    "いいえ", "아니오",
  ]

  /// What a cell answers; `nil` where it says something else.
  static func answer(_ text: String) -> Bool? {
    let text = text.lowercased()
    return yes.contains(text) ? true : no.contains(text) ? false : nil
  }
}
