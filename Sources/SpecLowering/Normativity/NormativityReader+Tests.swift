import SpecModel
import SpecSyntax
import SpecText

extension NormativityReader {
  /// Leaves out the measures of what is done in a table of tests: "Drag by 100 px" is an input and no demand. Where no
  /// column numbers or names the rows, a table may as well tell what gestures do.
  mutating func readInputs(of table: Int, header: Int) {
    guard
      let columns = TestColumns(
        document.children(of: header).map { bytes.string(Bytes.trim(text(of: $0), in: bytes)) }),
      columns.name != nil
    else { return }
    for row in document.children(of: table).dropFirst() {
      let cells = document.children(of: row)
      guard columns.act < cells.count, case let cell = cells[columns.act],
        text(of: cell).contains(where: { Bytes.isDigit(bytes[$0]) })
      else { continue }
      found.append(
        Normativity.Region(
          reason: .example, range: document.nodes[cell].range, words: text(of: cell)))
    }
  }
}
