import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Columns of lengths of which one alone has another unit: "17 pt", "15 pt", "20px", "13 pt".
extension UnitMix {
  /// Reports the one cell in pixels among at least three in points or dp, and the other way round.
  func checkColumns(_ context: RuleContext, _ diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("px"), document.mentions("pt") || document.mentions("dp") else {
      return
    }
    for table in document.tables where context.isNormative(document.nodes[table].range) {
      let rows = document.children(of: table)
      guard (5...40).contains(rows.count) else { continue }
      let columns = document.children(of: rows[0]).count
      for column in 1..<max(1, columns) {
        let cells = rows.dropFirst().compactMap { row -> (cell: Int, unit: String)? in
          let cells = document.children(of: row)
          guard column < cells.count, let unit = unit(of: document.string(cells[column])) else {
            return nil
          }
          return (cells[column], unit)
        }
        guard cells.count > 3, cells.count >= rows.count - 2 else { continue }
        let pixels = cells.filter { $0.unit == "px" }
        let others = cells.filter { $0.unit != "px" }
        guard let odd = pixels.count == 1 ? pixels.first : others.count == 1 ? others.first : nil,
          let usual = cells.first(where: { $0.unit != odd.unit }),
          Set(cells.map(\.unit)).count == 2
        else { continue }
        func origin(_ cell: Int) -> Origin {
          document.origin(document.sourceRange(plain: document.plainText(of: cell)))
        }
        diagnostics.append(
          diagnostic(
            "'\(document.string(odd.cell))' is in \(odd.unit), the other \(cells.count - 1) lengths of the "
              + "column are in \(usual.unit)",
            at: origin(odd.cell), label: odd.unit,
            related: [.init(origin(usual.cell), "\(usual.unit) here")],
            why: "one column has one unit", help: "give it in \(usual.unit)"))
      }
    }
  }

  /// The letters of "px", "pt" and "dp".
  private static let unitLetters: [UInt8] = [0x70, 0x78, 0x74, 0x64]

  /// The unit of a cell that is one length and nothing else.
  private func unit(of cell: String) -> String? {
    // Most cells are words, which bytes rule out.
    guard let last = cell.utf8.last, last < 0x80, cell.utf8.contains(where: ASCII.isDigit),
      !cell.utf8.contains(where: { ASCII.isLetter($0) && !Self.unitLetters.contains($0) })
    else { return nil }
    let text = cell.filter { $0 != " " && $0 != "\u{A0}" && $0 != "`" }
    let digits = text.prefix { $0.isNumber || $0 == "." }
    let unit = String(text.dropFirst(digits.count))
    guard let value = Double(digits), value > 1, ["px", "pt", "dp"].contains(unit) else {
      return nil
    }
    return unit
  }
}
