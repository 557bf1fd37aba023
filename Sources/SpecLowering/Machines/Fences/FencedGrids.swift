import SpecModel
import SpecSyntax
import SpecText

/// Reads grids that stand in fences as plain text: the same names above the columns and before the rows, and between
/// them signs or words for the changes that there are.
struct FencedGrids {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The changes of a fence; `nil` where it is no grid of states.
  func edges(in block: Document.CodeBlock) -> [EdgeDraft]? {
    guard let first = block.lines.first, first.count <= 240 else { return nil }
    var header: [String]?
    var rows: [(cells: [String], origin: Origin)] = []
    for line in block.lines {
      let whole = document.source.string(line)
      let text = StateName.trimmed(whole)
      if text.isEmpty || FencedTables.isRule(text) { continue }
      guard text.utf8.count <= 240, let cells = Self.cells(of: Self.withTab(text, whole))
      else {
        // What the columns are may stand alone above them.
        guard header == nil, ColumnRole.role(ofHeader: text) == .target else { return nil }
        continue
      }
      guard let columns = header else {
        header = cells
        continue
      }
      guard cells.count <= columns.count else { return nil }
      rows.append((cells, document.origin(line)))
    }
    if header?.first?.isEmpty == true, rows.allSatisfy({ $0.cells[0].isEmpty }) {
      header?.removeFirst()
      for row in rows.indices { rows[row].cells.removeFirst() }
    }
    guard let names = header, (3...20).contains(rows.count), mayBeGrid(names, block),
      case let columns = names.dropFirst().map({ ArrowSide.unwrapped($0) }),
      Self.areSame(columns, rows.map { ArrowSide.unwrapped($0.cells[0]) }),
      let marks = Self.marks(in: rows.map(\.cells))
    else { return nil }
    var result: [EdgeDraft] = []
    for row in rows {
      let source = NameReference(text: ArrowSide.unwrapped(row.cells[0]), origin: row.origin)
      for (column, cell) in row.cells.dropFirst().enumerated() {
        let said = cell.lowercased()
        let isYes = said == marks.yes || CellVocabulary.affirmations.contains(said)
        if said == marks.no || CellVocabulary.negations.contains(said)
          || !isYes && StateCell.isBlank(cell)
        {
          continue
        }
        let target = NameReference(text: columns[column], origin: row.origin)
        var edge = EdgeDraft(source: source, target: target, origin: row.origin)
        if !isYes { edge = edge.triggered(by: ArrowSide.unwrapped(cell), row.origin) }
        result.append(edge)
      }
    }
    return result.count > 1 ? result : nil
  }

  /// Whether the corner says that the rows are left, or the heading that the names are of states.
  private func mayBeGrid(_ header: [String], _ block: Document.CodeBlock) -> Bool {
    let node = Int(block.node)
    guard header.count > 3, !context.isSystem(around: node) else { return false }
    let corner = header[0]
    if ColumnRole.axes(ofCorner: corner) != nil { return true }
    switch ColumnRole.role(ofHeader: corner) {
    case .source?, .state?: return true
    case nil where Names.wordCount(corner) == 0:
      return Self.isOfStates(document.title(ofSection: Int(document.nodes[node].section)))
    default: return false
    }
  }

  /// Whether a heading speaks of states, of changes or of how screens lead to each other: "Panel" alone may be over parts.
  private static func isOfStates(_ title: String) -> Bool {
    Names.hasWord(title, in: TransitionWords.progress)
      || Names.hasWord(title, in: TransitionWords.transitions)
      || TransitionWords.progressMarks.contains(where: title.contains)
      || TransitionWords.transitionMarks.contains(where: title.contains)
      || CourseWords.areOfScreens(title)
  }

  /// Whether rows and columns have the same names, each once.
  private static func areSame(_ columns: [String], _ heads: [String]) -> Bool {
    let above = Set(columns.map { Names.key($0) })
    let before = Set(heads.map { Names.key($0) })
    return above.count == columns.count && before.count == heads.count
      && !above.contains("") && before.isSubset(of: above) && before.count * 3 >= above.count * 2
  }

  /// The signs for yes and no among the cells; `nil` where numbers or whole sentences fill them.
  private static func marks(in rows: [[String]]) -> (yes: String?, no: String?)? {
    let cells = rows.flatMap { $0.dropFirst() }.map { $0.lowercased() }
    let signs = Set(cells)
    let pair = CellVocabulary.verdictPairs.first { signs.contains($0.yes) && signs.contains($0.no) }
    for sign in signs where sign != pair?.yes && sign != pair?.no {
      guard sign.utf8.count <= 60, !sign.utf8.contains(where: ASCII.isDigit) else { return nil }
    }
    return (pair?.yes, pair?.no)
  }

  /// A line that tabs part, with the tab that it begins with: before it stands an empty corner.
  private static func withTab(_ text: String, _ whole: String) -> String {
    whole.utf8.first == 0x09 && text.utf8.contains(0x09) ? "\t" + text : text
  }

  private static func divides(_ character: Character) -> Bool {
    let bytes = character.utf8
    return bytes.count == 1
      ? bytes.first == 0x7C || bytes.first == 0x09 : bytes.first == 0xE2 && character == "│"
  }

  /// The cells of a line between strokes, tabs or blanks in a row; `nil` where there are none.
  private static func cells(of text: String) -> [String]? {
    let isDivided = text.contains(where: Self.divides)
    let cells = FencedTables.cells(of: text, isGrid: true)
    return cells.count > (isDivided ? 1 : 2) ? cells : nil
  }
}
