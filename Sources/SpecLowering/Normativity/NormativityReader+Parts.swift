import SpecModel
import SpecSyntax

extension NormativityReader {
  /// Whether a title over a history goes on with a noun for what shows it: "Version history row", or "Version history
  /// table" where no table of versions follows.
  func isPartOfInterface(_ title: TitleMarks, _ section: Int) -> Bool {
    let core = title.core
    guard core.count > 2, let last = core.last,
      NotNormativeWords.dated.contains(core[core.endIndex - 2].key)
    else { return false }
    if NotNormativeWords.rows.contains(last.key) { return true }
    return NotNormativeWords.listings.contains(last.key)
      && !document.tables.contains { Int(document.nodes[$0].section) == section }
  }
}

/// Nouns for the parts that show a history.
extension NotNormativeWords {
  static let rows = WordKey.set(
    "item", "items", "row", "rows", "cell", "drawer", "sidebar", "popover", "widget", "tile",
    "icon", "link", "zeile", "eintrag", "ligne", "fila", "linha", "riga", "rij", "baris")
  /// Nouns for a part of the interface, and for what the document itself shows its versions in.
  static let listings = WordKey.set(
    "table", "tabelle", "tableau", "tabla", "tabela", "tabella", "tabel", "grid", "timeline")
}
