import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecSyntax
import SpecText

/// Rows with more cells than their header.
extension ShiftedRow {
  /// Whether a row begins with two bars, which makes an empty cell in front of all others.
  func beginsTwice(_ row: Int, width: Int, _ document: Document) -> Bool {
    let start = Int(document.firstLine(of: document.nodes[row].range).start)
    guard ASCII.starts(document.source.bytes, at: start, with: "||") else { return false }
    let cells = document.writtenCells(ofRow: row)
    return cells.count == width + 1 && cells[0].start >= cells[0].end
      && cells[width].start < cells[width].end
  }

  /// Reports the rows of one table that begin with two bars: the slip was made once and copied.
  func doubled(_ rows: [Int], header: Int, width: Int, _ context: RuleContext) -> Diagnostic? {
    let document = context.document
    let places = rows.map { document.firstLine(of: document.nodes[$0].range) }
    guard let row = rows.first, let place = places.first,
      let last = document.writtenCells(ofRow: row).last
    else { return nil }
    let head = context.origin(document.firstLine(of: document.nodes[header].range))
    let edits = places.map { place in
      Diagnostic.Fix.Edit(
        context.origin(SourceRange(Int(place.start), Int(place.start) + 1)), text: "")
    }
    let others = places.dropFirst().prefix(20).map { place in
      Diagnostic.Related(context.origin(place), "this row as well")
    }
    return diagnostic(
      rows.count == 1
        ? "the row begins with two bars, so that its last cell is not shown"
        : "\(rows.count) rows begin with two bars, so that their last cells are not shown",
      at: context.origin(place), label: "'\(document.source.string(last))' is not shown",
      related: [Diagnostic.Related(head, "\(width) columns")] + others,
      why: "the two bars make an empty cell, and every other cell moves one column to the right",
      help: rows.count == 1 ? "take the second bar out" : "take the second bar out of each row",
      fix: .init(safety: .safe, title: "take the second bar out", edits: edits))
  }

  /// Reports a row with more cells than its header: Markdown shows none of the last ones.
  func excess(_ row: Int, header: Int, width: Int, _ context: RuleContext) -> Diagnostic? {
    let document = context.document
    let place = document.firstLine(of: document.nodes[row].range)
    let cells = document.writtenCells(ofRow: row)
    guard cells.count > width, cells[width...].contains(where: { $0.start < $0.end }) else {
      return nil
    }
    let lost = SourceRange(Int(cells[width].start), Int(cells[cells.count - 1].end))
    let bytes = document.source.bytes
    // A bar in code ends a cell all the same, and parts the code.
    let isInCode = cells.contains { cell in
      cell.start < cell.end
        && bytes[cell.offsets].count(where: { $0 == ASCII.backtick }) % 2 == 1
    }
    let hasBars = isInCode || ASCII.find("||", in: bytes, place.offsets) != nil
    let head = context.origin(document.firstLine(of: document.nodes[header].range))
    return diagnostic(
      "the row has \(cells.count) cells, its header \(width)", at: context.origin(place),
      label: "'\(document.source.string(lost))' is not shown",
      related: [.init(head, "\(width) columns")],
      why: "Markdown leaves out the cells behind the last column",
      help: hasBars
        ? "write '\\|' for each bar that belongs to a cell" : "take the bar out, or add a column")
  }
}
