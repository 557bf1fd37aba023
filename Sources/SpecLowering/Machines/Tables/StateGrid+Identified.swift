import SpecModel
import SpecText

extension StateGrid {
  /// Whether a header may be that of a grid behind a column of ids, "ID | Screen | Crown press | Swipe left" or
  /// "State ID | Name | On push".
  static func mayBeIdentified(_ header: [String]) -> Bool {
    guard header.count > 3 else { return false }
    let role = ColumnRole.role(ofHeader: header[0])
    let isOfStates = role == .state && Names.words(header[0]).last == "id"
    guard role == .id || isOfStates else { return false }
    return mayBeGrid(Array(header.dropFirst()))
      || StateTables.isTitle(Names.words(header[1]))
        && (isOfStates
          ? header.dropFirst(2).contains(where: isEvent)
          : header.dropFirst(2).allSatisfy(isEvent))
  }

  /// "On push", "Next on tap", "Swipe left".
  static func isEvent(_ head: String) -> Bool {
    let words = Names.words(head)
    guard (1...4).contains(words.count), words[0] != "taps" else { return false }
    return TransitionWords.occasions.contains(words[0])
      || words.contains(where: FlowSteps.isGesture)
  }
}

extension DocumentTable {
  /// The table without its first column, where that holds the ids of the rows and two cells at least lead to rows by them;
  /// `nil` for any other table.
  var behindIDs: DocumentTable? {
    let sample = self.sample
    let ids = Set(sample.compactMap { row in row.first.map { Names.key($0) } })
    let isNumbered = leadsByNumber(sample, ids)
    guard sample.count > 1, ids.count == sample.count,
      isNumbered || sample.allSatisfy({ $0.first.map(StateName.isID) == true })
    else { return nil }
    let hits = sample.flatMap { $0.dropFirst(2) }.count { cell in
      ids.contains(Names.key(ColumnRole.withoutArrow(cell)))
    }
    guard hits > 1 else { return nil }
    // Where cells lead to the rows by their ids, the names of the rows are those of states.
    let isTitle = StateTables.isTitle(Names.words(header[1]))
    var result = DocumentTable(
      node, header: [isTitle ? Self.corner : header[1]] + header.dropFirst(2), in: context)
    result.skipped = 1
    if isNumbered { result.names = titlesByID }
    return result
  }

  private static let corner = "State"

  /// Whether rows are numbered, and two columns at least, one of them below a gesture, hold nothing but such numbers.
  private func leadsByNumber(_ rows: [[String]], _ ids: Set<String>) -> Bool {
    guard rows.allSatisfy({ $0.first.map(Self.isNumber) == true }), header.count > 3,
      header.dropFirst(2).contains(where: StateGrid.isEvent),
      header.dropFirst(2).allSatisfy({ Names.wordCount($0) <= 3 })
    else { return false }
    return rows.allSatisfy { row in
      row.dropFirst(2).allSatisfy {
        StateCell.isBlank($0) || Self.isNumber($0) && ids.contains(Names.key($0))
      }
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    (1...3).contains(text.utf8.count) && text.utf8.allSatisfy(ASCII.isDigit)
  }

  /// The names of the rows by the keys of the ids before them.
  var titlesByID: [String: String] {
    var result: [String: String] = [:]
    for row in rows {
      let cells = cells(of: row)
      guard cells.count > 1, case let name = StateName.splitQualifier(text(cells[1])).name,
        !name.isEmpty
      else { continue }
      result[Names.key(text(cells[0]))] = name
    }
    return result
  }
}

extension MatrixDraft {
  /// Gives the ends that cells call by the id of a row the name of that row.
  mutating func nameTargets(by titles: [String: String]) {
    for index in edges.indices {
      guard let name = titles[edges[index].target.key] else { continue }
      edges[index].target.text = name
    }
  }
}
