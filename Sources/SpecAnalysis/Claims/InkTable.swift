import SpecModel
import SpecSyntax
import SpecText

/// A table that holds the text colour of a pair.
struct InkTable {
  private let document: Document
  /// The place of the table.
  let range: SourceRange
  /// The rows, the one of the titles first.
  let rows: [Int]
  /// The texts of the cells of the first row.
  let titles: [String]

  /// The tables of a document that hold the text colour of one of some pairs, in order.
  ///
  /// - Complexity: O(tables × pairs).
  static func all(in document: Document, _ pairs: [ColorPair]) -> [InkTable] {
    let inks = pairs.map { Int($0.ink.origin.range.start) }
    guard !inks.isEmpty else { return [] }
    return document.tables.compactMap { table in
      let range = document.nodes[table].range
      guard inks.contains(where: range.offsets.contains),
        case let rows = document.children(of: table), !rows.isEmpty
      else { return nil }
      return InkTable(
        document: document, range: range, rows: rows,
        titles: document.children(of: rows[0]).map { document.string($0) })
    }
  }

  /// The places of the cells of a row.
  func cells(ofRow row: Int) -> [SourceRange] {
    document.children(of: row).map { document.sourceRange(plain: document.plainText(of: $0)) }
  }

  /// The places of the cells of some columns below the titles.
  func cells(ofColumns columns: [Int]) -> [SourceRange] {
    guard !columns.isEmpty else { return [] }
    return rows.dropFirst().flatMap { row -> [SourceRange] in
      let own = document.children(of: row)
      return columns.compactMap { column in
        own.indices.contains(column)
          ? document.sourceRange(plain: document.plainText(of: own[column])) : nil
      }
    }
  }
}

extension [SourceRange] {
  /// Whether a place begins in one of the ranges.
  func hold(_ origin: Origin) -> Bool {
    contains { $0.start <= origin.range.start && origin.range.start < $0.end }
  }
}
