import SpecModel
import SpecSyntax
import SpecText

extension StateTables {
  /// "ID | State" gives states with an id; "State ID | Name" names them by the second column.
  func settleIDs(_ columns: inout Columns, _ texts: [String], _ header: Int) {
    let words = texts.map { Names.words($0) }
    if let title = words.prefix(2).firstIndex(where: Self.isTitle), title != columns.state,
      isOfCodes(columns.state, below: header)
    {
      (columns.id, columns.state) = (columns.state, title)
    } else if words[columns.state].last == "id" {
      if let title = words.firstIndex(where: { Self.titles.contains($0.last ?? "") }),
        title != columns.state
      {
        columns.id = columns.state
        columns.state = title
      }
    } else if columns.state > 0, ColumnRole.role(ofHeader: texts[columns.state - 1]) == .id {
      columns.id = columns.state - 1
    } else if columns.state + 1 < texts.count,
      ["id", "code", "key"].contains(words[columns.state + 1].joined())
    {
      columns.id = columns.state + 1
    }
  }

  /// Whether the cells of a column are ids such as "1a" or "S3", each another.
  private func isOfCodes(_ column: Int, below header: Int) -> Bool {
    let rows = document.children(of: Int(document.nodes[header].parent)).dropFirst()
    let codes = rows.map(context.cells(of:)).map {
      column < $0.count ? document.string($0[column]) : ""
    }
    return codes.count > 1 && codes.allSatisfy(IdentifiedSections.isCode)
      && Set(codes).count == codes.count
  }
}
