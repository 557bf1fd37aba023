import SpecModel
import SpecSyntax
import SpecText

extension StateGrid {
  /// Whether a table with the same names above and on the left tells which of them may hold at once, and no change
  /// between them: its caption says so, or half of its cells do.
  static func tellsCoexistence(_ table: DocumentTable, _ heads: [String]) -> Bool {
    let keys = Set(heads.prefix(40).map { Names.key($0) })
    guard table.header.dropFirst().count(where: { keys.contains(Names.key($0)) }) > 1 else {
      return false
    }
    if let caption = table.context.paragraph(before: table.node), caption.count <= 300,
      captions.isIn(table.document.string(plain: caption).lowercased())
    {
      return true
    }
    var (told, said) = (0, 0)
    for cell in table.sample.lazy.flatMap({ $0.dropFirst() }) where !StateCell.isBlank(cell) {
      said += 1
      if cell.utf8.count <= 200, relations.isIn(cell.lowercased()) { told += 1 }
    }
    return told > 1 && told * 2 >= said
  }

  private static let captions: Phrases = [
    "co-occur", "cooccur", "coexist", "co-exist", "combined-state", "combined state",
    "state combinations", "compatibility", "hold at once", "at the same time", "simultaneous",
    "gleichzeitig", "vereinbar", "kombinierbar", "en même temps", "simultané", "coexistencia",
    "compatibilidad", "simultáne", "compatibilidade", "simultâne", "contemporane",
    "compatibilità", "tegelijk", "bersamaan", "同時に", "共存", "同时", "并存", "互斥", "排他",
    "동시에", "공존", "одновременно", "совместим",
  ]
  private static let relations: Phrases = [
    "exclusive", "overlay", "coexist", "co-exist", "co-occur", "compatible",
    "both", "combine", "schließt aus", "schliesst aus", "ausgeschlossen", "gleichzeitig",
    "vereinbar", "exclusif", "excluyente", "excludente",
    "compatível", "esclusivo", "compatibile", "sluit uit", "eksklusif", "互斥", "共存", "并存",
    "排他", "両立", "공존", "배타", "исключ", "совместим",
  ]
}
