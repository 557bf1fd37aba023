import SpecModel
import SpecSyntax
import SpecText

extension TokenTables {
  /// Whether the heading above a table says that its values hold everywhere: "Global defaults", "Shared constants".
  func isOfDefaults(_ section: Int) -> Bool {
    guard section > 0 else { return false }
    let heading = Int(document.sections[section].heading)
    let text = reader.textRange(heading)
    // "Motion Constants — `Motion.swift`": the file tells nothing of the values.
    let end = Bytes.find(" — ", in: text, of: reader.bytes) ?? text.upperBound
    let words = Words.keys(reader.bytes, text.lowerBound..<end)
    guard (2...4).contains(words.count) else { return false }
    return words.contains(where: Self.defaults.contains)
      && words.contains(where: Self.general.contains)
      || words.contains(where: Self.settings.contains)
        && words.contains(where: Self.moves.contains)
        && words.contains(where: Self.everywhere.contains)
  }

  /// "Global Motion Settings", where "Motion settings" alone may be what a person sets.
  private static let settings = WordKey.set("settings", "parameters", "values", "einstellungen")
  private static let moves = WordKey.set("motion", "animation", "timing", "transition", "spring")
  private static let everywhere = WordKey.set(
    "global", "globals", "shared", "common", "base", "globale")

  private static let defaults = WordKey.set(
    "defaults", "constants", "konstanten", "constantes", "costanti")
  private static let general = WordKey.set(
    "global", "globals", "shared", "common", "base", "design", "general", "globale", "globales",
    "globais", "globali", "comunes", "animation", "motion", "timing", "spring")

  /// Whether a name in words tells which side of which element is measured: "Sidebar width", "Header height (compact)".
  func measuresElement(_ name: String) -> Bool {
    let bare = StateName.splitQualifier(name).name
    if Self.symbols.contains(where: { bare.hasSuffix($0) && bare.count > $0.count }) { return true }
    guard bare.utf8.contains(0x20) else { return false }
    let words = Names.words(bare)
    guard words.count > 1, let last = words.last else { return false }
    return Self.sides.contains(last)
      || words.count > 2
        && Self.edges.contains(last) && Self.sides.contains(words[words.count - 2])
  }

  /// Whether a cell is a curve and so names nothing: "cubic-bezier(0.4, 0, 0.2, 1)".
  func isCurve(_ cell: Range<Int>) -> Bool {
    guard cell.contains(where: { reader.bytes[$0] == 0x28 }),
      let literal = TokenLiteral.read(reader.bytes, cell), literal.kind == .easing
    else { return false }
    // "Ease-out (decelerate)" has a remark in its brackets.
    return literal.range.contains { reader.bytes[$0] == 0x28 }
  }

  private static let sides: Lexicon = [
    "width", "height", "margin", "padding", "inset", "offset", "breite", "höhe", "abstand",
    "ancho", "alto", "largeur", "hauteur", "largura", "altura", "larghezza", "altezza",
  ]
  private static let symbols = [
    "パディング", "マージン", "幅", "高さ", "패딩", "마진", "폭", "너비", "높이", "内边距", "外边距", "宽度", "高度",
  ]
  private static let edges: Lexicon = ["left", "right", "top", "bottom"]
}
