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

  /// What a list or a table leads to.
  struct Ways {
    var list: Int
    var targets: [String]
    /// The column that names it, where its header does not say so.
    var column: Int?
    /// Whether the first header says that the rows are what happens.
    var isOfActs = false
  }

  /// What each row of "Input | Result" leads to, where each cell of a column is one short name and no header tells ends;
  /// the headings above must tell whether these are states.
  ///
  /// - Complexity: the first row rules out most tables.
  func cellWays(ofTable table: Int) -> Ways? {
    let rows = document.children(of: table)
    guard (2...24).contains(rows.count), let header = rows.first,
      let first = rows.dropFirst().first,
      case let sample = context.cells(of: first), (2...4).contains(sample.count),
      let column = sample.indices.dropFirst().first(where: { isName(sample[$0]) })
    else { return nil }
    let columns = TableColumns(context.cells(of: header).map { document.string($0) })
    guard columns.form == nil, !columns.isForeign, column < columns.roles.count,
      !columns.roles.contains(where: { Self.ends.contains($0) }),
      Self.open.contains(columns.roles[column])
    else { return nil }
    var ways = Ways(list: table, targets: [], column: column)
    ways.isOfActs = columns.roles[0] == .event
    for row in rows.dropFirst() {
      let cells = context.cells(of: row)
      guard column < cells.count, isName(cells[column]) else { return nil }
      ways.targets.append(StateName.trimmed(document.string(cells[column])))
    }
    return ways
  }

  /// The columns of a table, where those of its targets may show by the cells alone.
  func columns(ofTable table: Int, _ header: [String]) -> TableColumns {
    var result = TableColumns(header)
    if let column = targetColumns[table] { result.leadOn(byCellsOf: column) }
    return result
  }

  private static let ends: Set<ColumnRole?> = [.source, .target, .change, .state]
  private static let open: Set<ColumnRole?> = [nil, .effect, .outcome, .note]

  /// Whether a cell holds one name and no more: an identifier, or a few words of which the first has a capital.
  private func isName(_ cell: Int) -> Bool {
    guard (2...40).contains(document.plainText(of: cell).count) else { return false }
    let text = StateName.trimmed(document.string(cell))
    guard let first = text.first, first.isLetter, (1...4).contains(Names.wordCount(text)) else {
      return false
    }
    return !text.contains(where: { ".,;:/()<>=→".contains($0) })
      && (first.isUppercase || !first.isCased || EventName.isIdentifier(text))
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
