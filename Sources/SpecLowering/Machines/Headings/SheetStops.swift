import SpecModel
import SpecSyntax
import SpecText

/// Recognises tables of the heights at which a sheet comes to rest: "Snap | Height" below "Snap Points".
enum SheetStops {
  /// Whether a table lists the stops of a sheet by name in its first column.
  static func isTable(_ table: Int, _ context: LoweringContext) -> Bool {
    let document = context.document
    let section = Int(document.nodes[table].section)
    guard section > 0 else { return false }
    let heading = document.plainText(of: Int(document.sections[section].heading))
    guard heading.count <= 60, mayName(heading, document.plain),
      nameStops(Names.words(document.title(ofSection: section)))
    else { return false }
    let rows = document.children(of: table)
    guard rows.count > 2, let header = context.cells(of: rows[0]).first,
      heads.contains(document.string(header).lowercased())
    else { return false }
    return rows.dropFirst().allSatisfy { row in
      guard let cell = context.cells(of: row).first else { return false }
      let words = Names.words(document.string(cell))
      return (1...3).contains(words.count) && words[0].utf8.first.map(ASCII.isDigit) == false
    }
  }

  /// Whether a heading may speak of stops: a quick test on bytes.
  private static func mayName(_ heading: Range<Int>, _ plain: ContiguousArray<UInt8>) -> Bool {
    ["nap", "NAP", "etent", "ETENT", "Rast", "rast"].contains {
      ASCII.find($0, in: plain, heading) != nil
    }
  }

  private static func nameStops(_ words: [String]) -> Bool {
    if words.contains(where: nouns.contains) { return true }
    return zip(words, words.dropFirst()).contains { first, second in
      first == "snap" && places.contains(second)
    }
  }

  private static let nouns: Lexicon = [
    "detent", "detents", "rastpunkte", "raststufen", "rastpositionen", "snappoints",
  ]
  private static let places: Lexicon = [
    "point", "points", "position", "positions", "state", "states", "height", "heights", "stop",
    "stops", "level", "levels",
  ]
  private static let heads: Lexicon = [
    "snap", "snap point", "snap position", "detent", "position", "point", "stop", "stage", "name",
    "level", "state", "stufe", "rastpunkt", "posición", "position name",
  ]
}
