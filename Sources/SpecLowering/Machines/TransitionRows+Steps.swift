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

  /// Whether the row only marks where a run starts.
  mutating func isInitial(
    _ source: LocatedText?, of row: Row, target: LocatedText?, edge: EdgeDraft
  ) -> Bool {
    guard let target, let cell = row.cells[.source] else { return false }
    // The cell may hold both ends: "[*] → Idle".
    let text = table.text(cell)
    let raw = Arrow.split(text)?.0 ?? text
    guard CellVocabulary.initialMarks.contains(raw.lowercased()) else { return false }
    // Below a row that marks the start with a sign, "Initial" is the name of a state.
    let isWord = Names.wordCount(raw) > 0 && raw.first?.isLetter == true
    guard !isWord || matrix.initial.isEmpty else { return false }
    var first = true
    for case .state(let name, _) in StateCell.ends(in: target.text, known: known) {
      if first { matrix.initial.append(NameReference(text: name, origin: target.origin)) }
      first = false
    }
    // A mark in words with a trigger is also a state that the run leaves.
    guard edge.trigger != nil, Names.wordCount(raw) > 0, !StateCell.isBlank(raw),
      !raw.hasPrefix("(")
    else { return true }
    matrix.initial = [NameReference(text: raw, origin: source?.origin ?? row.origin)]
    return false
  }
}
