import SpecDiagnostics
import SpecText

/// Finds table rows with more cells than a table can have.
///
/// cmark-gfm walks over all cells of a row to append one, so that the time grows with the square of their number.
enum WideRows {
  /// Cells of a row beyond which it is not read.
  static let limit = 2_000

  /// The lines with more pipes than the limit, in order; a line of fewer bytes is not looked at.
  static func find(in source: SourceText) -> [SourceRange] {
    var rows: [SourceRange] = []
    for index in 0..<source.lineCount {
      let line = source.lineRange(index)
      guard line.offsets.count > limit else { continue }
      if source.bytes[line.offsets].count(where: { $0 == ASCII.pipe }) > limit { rows.append(line) }
    }
    return rows
  }
}

extension Diagnostic {
  /// A row that is left out.
  static func wideRow(_ origin: Origin) -> Diagnostic {
    Diagnostic(
      code: "D119", name: "excessive-table-row", severity: .warning,
      message: "a table row has more than \(WideRows.limit) cells", origin: origin,
      label: "this line is not read",
      help: "divide the table, or keep data of this size in a file of its own")
  }
}
