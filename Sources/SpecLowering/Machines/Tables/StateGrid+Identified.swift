import SpecModel
import SpecText

extension StateGrid {
  /// Whether a header may be that of a grid behind a column of ids, "ID | Screen | Crown press | Swipe left".
  static func mayBeIdentified(_ header: [String]) -> Bool {
    header.count > 3 && ColumnRole.role(ofHeader: header[0]) == .id
      && mayBeGrid(Array(header.dropFirst()))
  }
}

extension DocumentTable {
  /// The table without its first column, where that holds the ids of the rows and two cells at least lead to rows by them;
  /// `nil` for any other table.
  var behindIDs: DocumentTable? {
    let sample = self.sample
    let ids = Set(sample.compactMap { row in row.first.map { Names.key($0) } })
    guard sample.count > 1, ids.count == sample.count,
      sample.allSatisfy({ $0.first.map(StateName.isID) == true })
    else { return nil }
    let hits = sample.flatMap { $0.dropFirst(2) }.count { cell in
      ids.contains(Names.key(ColumnRole.withoutArrow(cell)))
    }
    guard hits > 1 else { return nil }
    var result = DocumentTable(node, header: Array(header.dropFirst()), in: context)
    result.skipped = 1
    return result
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
