import SpecModel
import SpecText

extension TransitionRows {
  /// What "Step 2" means where a column counts the rows from one on and another names them: "Step | Screen | Next".
  func countedSteps() -> [String: String] {
    guard let source = columns.roles.firstIndex(of: .source), table.rows.count > 1,
      let column = table.header.indices.first(where: {
        $0 != source && StepTables.isStep(table.header[$0])
      })
    else { return [:] }
    let word = table.header[column].lowercased()
    var result: [String: String] = [:]
    for (index, row) in table.rows.prefix(200).enumerated() {
      let cells = table.cells(of: row)
      guard column < cells.count, source < cells.count,
        case let number = table.text(cells[column]).lowercased(),
        number == String(index + 1) || number == "\(word) \(index + 1)"
      else { return [:] }
      let name = StateName.splitQualifier(table.text(cells[source])).name
      result["\(word) \(index + 1)"] = name
      result[String(index + 1)] = name
    }
    return result
  }
}
