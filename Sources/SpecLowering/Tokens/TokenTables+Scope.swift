import SpecModel
import SpecSyntax
import SpecText

extension TokenTables {
  /// Whether the heading above a table says that its values hold everywhere: "Global defaults", "Shared constants".
  func isOfDefaults(_ section: Int) -> Bool {
    guard section > 0 else { return false }
    let heading = Int(document.sections[section].heading)
    let words = Words.keys(reader.bytes, reader.textRange(heading))
    return (2...4).contains(words.count) && words.contains(where: Self.defaults.contains)
      && words.contains(where: Self.general.contains)
  }

  private static let defaults = WordKey.set(
    "defaults", "constants", "konstanten", "constantes", "costanti")
  private static let general = WordKey.set(
    "global", "globals", "shared", "common", "base", "design", "general", "globale", "globales",
    "globais", "globali", "comunes")

  /// Whether a name in words tells which side of which element is measured: "Sidebar width", "Header height (compact)".
  func measuresElement(_ name: String) -> Bool {
    let bare = StateName.splitQualifier(name).name
    guard bare.utf8.contains(0x20) else { return false }
    let words = Names.words(bare)
    guard words.count > 1, let last = words.last else { return false }
    return Self.sides.contains(last)
      || words.count > 2
        && Self.edges.contains(last) && Self.sides.contains(words[words.count - 2])
  }

  private static let sides: Lexicon = [
    "width", "height", "margin", "padding", "inset", "offset", "breite", "höhe", "abstand",
    "ancho", "alto", "largeur", "hauteur", "largura", "altura", "larghezza", "altezza",
  ]
  private static let edges: Lexicon = ["left", "right", "top", "bottom"]
}
