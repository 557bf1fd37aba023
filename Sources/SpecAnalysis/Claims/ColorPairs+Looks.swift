import SpecSyntax
import SpecText

/// Tables that give the properties of a thing in several looks.
extension ColorPairs {
  /// The columns in which rows write colours as values, of tables where one row writes several.
  func lookColumns(_ rows: ArraySlice<Int>) -> [Int] {
    var result: Set<Int> = []
    var hasSeveral = false
    for row in rows {
      let found = document.children(of: row).enumerated().dropFirst().filter {
        WrittenColor.mayBeIn(document.plainText(of: $0.element), document.plain)
      }.map(\.offset)
      if found.count > 1 { hasSeveral = true }
      result.formUnion(found)
    }
    return hasSeveral ? result.sorted() : []
  }
}
