import SpecModel
import SpecSyntax
import SpecText

/// Reads tables of controls in which columns tell the screen of each and what follows: "Control | View | Consequence" over
/// "Forgot? | sign-in | → `reset`, `flash: false`".
///
/// Most rows must stand on screens that the document declares, and two at least lead with an arrow to one of them; what
/// stands behind the first comma is an effect.
struct ControlRows {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Columns {
    /// The screen on which the control stands.
    var place: Int
    var control: Int
    /// The columns that may tell what follows.
    var others: [Int]
  }

  /// Adds the changes of all such tables that no other form has read.
  ///
  /// - Complexity: O(tables), where no header has such columns.
  func collect(into drafts: inout MachineDrafts) {
    var prepared: (known: KnownStates, read: Set<UInt32>)?
    var found: [MatrixDraft] = []
    for table in document.tables
    where !drafts.inventories.contains(table) && context.mayHoldArrows(table: table) {
      guard let columns = columns(of: table), !context.isSystem(around: table) else { continue }
      if prepared == nil {
        let read = drafts.readLines.union(drafts.matrices.map(\.origin.range.start))
        prepared = (KnownStates(drafts), read)
      }
      guard let (known, read) = prepared else { return }
      let rows = document.children(of: table).dropFirst()
      let origin = document.origin(document.nodes[table].range)
      guard !read.contains(origin.range.start),
        !rows.contains(where: { read.contains(document.nodes[$0].range.start) })
      else { continue }
      let edges = edges(Array(rows), columns, known)
      guard edges.count > 1 else { continue }
      found.append(
        MatrixDraft(
          form: "table", isClosed: false, section: Int(document.nodes[table].section),
          origin: origin, edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  // MARK: Columns

  /// The only column of screens beside one of controls, in a table of which no column is a source or a target.
  private func columns(of table: Int) -> Columns? {
    let header = context.cells(of: table + 1).map { document.string($0) }
    guard (3...10).contains(header.count) else { return nil }
    let roles = header.map { ColumnRole.role(ofHeader: $0) }
    let words = header.map { Names.words(ColumnRole.withoutParentheses($0)) }
    let places = header.indices.filter {
      ScreenTables.isScreenHead(words[$0]) && (roles[$0] == nil || roles[$0] == .state)
    }
    guard places.count == 1, let place = places.first,
      !roles.contains(where: { $0 == .source || $0 == .target || $0 == .change }),
      let control = header.indices.first(where: { column in
        column != place
          && (roles[column] == .event || roles[column] == .action || Self.isControl(words[column]))
      })
    else { return nil }
    let others = header.indices.filter { $0 != place && $0 != control }
    return Columns(place: place, control: control, others: Array(others))
  }

  private static func isControl(_ words: [String]) -> Bool {
    words.count <= 2 && words.last.map(TableColumns.elements.contains) == true
  }

  // MARK: Rows

  /// The changes of the rows, by the only column that leads on; none where the screens are not those of the document.
  private func edges(
    _ rows: [Int], _ columns: Columns, _ known: KnownStates
  ) -> [EdgeDraft] {
    let cells = rows.map { context.cells(of: $0) }
    let places = cells.map { name(of: $0, columns.place, known) }
    guard places.count(where: { $0 != nil }) * 2 > rows.count else { return [] }
    let leading = columns.others.filter { column in
      cells.contains { column < $0.count && target($0[column], known) != nil }
    }
    guard leading.count == 1, let column = leading.first else { return [] }
    var result: [EdgeDraft] = []
    for (index, row) in rows.enumerated() where column < cells[index].count {
      guard let place = places[index], let end = target(cells[index][column], known),
        Names.key(place) != Names.key(end.name), columns.control < cells[index].count
      else { continue }
      let text = StateName.trimmed(document.string(cells[index][columns.control]))
      let origin = document.origin(document.nodes[row].range)
      var edge = EdgeDraft(from: place, to: end.name, origin)
        .triggered(by: StateName.splitQualifier(text).name, origin)
      if let effect = end.effect { edge.effect = LocatedText(effect, origin) }
      result.append(edge)
    }
    return result
  }

  private func name(of cells: [Int], _ column: Int, _ known: KnownStates) -> String? {
    guard column < cells.count else { return nil }
    let text = StateName.trimmed(document.string(cells[column]))
    return known.name(of: text) ?? known.name(of: StateName.splitQualifier(text).name)
  }

  /// The declared state behind the arrow with which a cell begins, and what the cell says behind it.
  private func target(_ cell: Int, _ known: KnownStates) -> (name: String, effect: String?)? {
    let text = document.plainText(of: cell)
    guard text.count <= 300, ArrowGlyph.mayOccur(in: document.plain, text.prefix(4)),
      let rest = ArrowLine.textBehindArrow(StateName.trimmed(document.string(plain: text)))
    else { return nil }
    let parts = TextSplit.pieces(
      of: rest, at: [", ", "; ", " — ", " – "], most: 2, outsideParentheses: true)
    guard let first = parts.first,
      let name = known.name(of: ArrowSide.unwrapped(StateName.splitQualifier(first).name))
    else { return nil }
    return (name, parts.count > 1 ? parts[1] : nil)
  }
}
