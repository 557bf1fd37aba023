import SpecModel
import SpecText

extension StateCell {
  /// "Dim if hot, else Off" for "if hot: Dim, else Off": the condition of a change behind its end, as other cells have it.
  static func conditionBehind(_ text: String) -> String {
    guard text.utf8.count <= 120, text.utf8.contains(ASCII.colon),
      let space = text.firstIndex(of: " "),
      conjunctions.contains(text[..<space].lowercased()),
      let (condition, rest) = TextSplit.halves(of: String(text[space...]), at: ": "),
      (1...6).contains(Names.wordCount(condition)), !rest.isEmpty
    else { return text }
    let parts = TextSplit.pieces(of: rest, at: commas, most: 2, outsideParentheses: true)
    let end = parts[0]
    guard (1...4).contains(Names.wordCount(end)), !end.contains(":") else { return text }
    let first = "\(end) \(text[..<space].lowercased()) \(condition)"
    return parts.count > 1 ? "\(first), \(parts[1])" : first
  }

  private static let commas: Phrases = [", ", "; "]
  /// Words before a condition.
  private static let conjunctions: Lexicon = [
    "if", "when", "wenn", "falls", "si", "cuando", "se", "quando", "als", "jika", "если", "jeśli",
    "om", "hvis",
  ]
}

extension CellVocabulary {
  /// What lies above other things, and may be the one before: "previous layer".
  static let layers: Lexicon = [
    "loading", "stack", "layer", "panel", "tab", "menu", "window", "level", "ebene", "fenster",
    "couche", "fenêtre", "capa", "ventana", "camada", "janela", "livello", "finestra",
    "laag", "venster", "lapisan", "слой", "окно",
  ]
}
