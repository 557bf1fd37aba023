import SpecModel
import SpecSyntax
import SpecText

/// Tables whose first header is the thing that the sentence above counts, in any language.
extension AnnouncedCount {
  /// Whether the first header of a table is what a number counts: "Drei Stufen für alle Ecken:" over "| Stufe | Radius |".
  func heads(_ block: Int, _ words: [String], _ place: Int) -> Bool {
    guard document.nodes[block].kind == .table,
      let cell = document.firstChild(of: block).flatMap(document.firstChild),
      let thing = Names.words(document.string(cell)).only
    else { return false }
    return words[(place + 1)...].prefix(2).contains { Self.isForm($0, of: thing) }
  }

  /// Whether a column of a table has so many values, which are then what is counted.
  func hasColumn(of number: Int, _ block: Int) -> Bool {
    let rows = document.children(of: block).dropFirst().map { document.children(of: $0) }
    let width = rows.map(\.count).min() ?? 0
    return (1..<max(1, width)).contains { column in
      Set(rows.map { document.string($0[column]) }).count == number
    }
  }

  /// Whether two words differ in their ends alone: "Stufen" and "Stufe", "níveis" and "nível".
  private static func isForm(_ word: String, of thing: String) -> Bool {
    let common = zip(word, thing).prefix { $0 == $1 }.count
    return common >= max(3, min(word.count, thing.count) - 1)
      && abs(word.count - thing.count) <= 3
  }
}
