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

  /// "Dim if hot, else Off" for "Dim if hot else Off": what holds otherwise is an end of its own.
  static func elseApart(_ text: String) -> String {
    guard text.utf8.count <= 120, otherwise.isIn(text) else { return text }
    for mark in otherwise {
      guard let (head, rest) = TextSplit.halves(of: text, at: mark), !rest.isEmpty,
        head.last.map({ ",;/|".contains($0) }) == false,
        conditions.contains(where: { head.contains($0) })
      else { continue }
      return "\(head),\(mark)\(rest)"
    }
    return text
  }

  private static let otherwise: Phrases = [
    " else ", " otherwise ", " sonst ", " andernfalls ", " ansonsten ", " sinon ", " si no ",
    " senão ", " altrimenti ", " anders ", " jika tidak ",
  ]

  /// Words before a condition that stand within no name.
  static let plainConditions: Set<String> = [
    " if ", " when ", " unless ", " wenn ", " falls ", " cuando ", " quando ", " quand ",
    " lorsque ", " wanneer ", " jika ",
  ]

  /// Whether words before a condition can be the name of a state that nothing else declares.
  static func isTitle(_ text: String) -> Bool {
    text.utf8.count <= 40 && text.first?.isUppercase == true && Names.wordCount(text) <= 3
      && ArrowSide.isName(text)
  }

  /// Whether an end is one of several cases, a title under a condition: "Dim" of "Dim if hot, else Off".
  static func isCase(_ name: String, _ remark: String?) -> Bool {
    guard let first = remark.flatMap(Names.firstWord) else { return false }
    return isTitle(name) && CellVocabulary.conditionWords.contains(first)
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
