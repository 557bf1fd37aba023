import SpecModel
import SpecSyntax
import SpecText

extension StateLeads {
  /// What the rows of a table "Event | Goes to" lead to; none where a column names what they leave, or a target is no name.
  func targets(ofTable table: Int) -> [String] {
    let rows = document.children(of: table)
    guard let header = rows.first, (2...40).contains(rows.count) else { return [] }
    let columns = TableColumns(context.cells(of: header).map { document.string($0) })
    guard columns.form == .entries, columns.mayDeclareRows,
      columns.roles.contains(.event), let target = columns.roles.firstIndex(of: .target)
    else { return [] }
    var result: [String] = []
    for row in rows.dropFirst() {
      let cells = context.cells(of: row)
      guard target < cells.count else { return [] }
      let text = StateName.trimmed(document.string(cells[target]))
      if StateCell.isBlank(text) { continue }
      let names = StateNameList.split(ArrowLine.textBehindArrow(text) ?? text)
      let sides = names.compactMap { ArrowSide($0, known: KnownStates()) }
      guard sides.count == names.count, !sides.isEmpty else { return [] }
      result += sides.map(\.name)
    }
    return result
  }

  /// The bold paragraph right above a table, else the heading of its section, where no other table of ways out stands
  /// between.
  func leaf(aboveTable table: Int) -> Int {
    let section = Int(document.nodes[table].section)
    var leaf = table - 1
    while leaf > table - 4, document.nodes[leaf].kind == .paragraph {
      if document.span(at: document.plainText(of: leaf).lowerBound, of: leaf, in: .strong) != nil {
        return leaf
      }
      leaf -= 1
    }
    return section > 0 ? Int(document.sections[section].heading) : table - 1
  }
}
