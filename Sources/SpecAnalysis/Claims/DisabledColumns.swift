import SpecModel
import SpecSyntax
import SpecText

/// Columns and rows of tables for what takes no input, whose cells need no contrast (WCAG 2.2, 1.4.3): "Variant | Default |
/// Disabled".
struct DisabledColumns {
  private var cells: [SourceRange] = []

  /// Reads the tables of a document that hold the text colour of a pair.
  init(_ document: Document, _ pairs: [ColorPair]) {
    let inks = pairs.map { Int($0.ink.origin.range.start) }
    guard !inks.isEmpty else { return }
    for table in document.tables {
      let range = document.nodes[table].range
      guard inks.contains(where: range.offsets.contains) else { continue }
      let rows = document.children(of: table)
      guard let head = rows.first else { continue }
      if Self.isInventory(rows, document) {
        cells.append(range)
        continue
      }
      let columns = document.children(of: head).enumerated().filter { number, cell in
        number > 0 && Self.isOff(document.string(cell))
      }.map(\.offset)
      for row in rows.dropFirst() {
        let own = document.children(of: row)
        if let first = own.first, Self.isOff(document.string(first)) {
          cells += own.dropFirst().map { document.sourceRange(plain: document.plainText(of: $0)) }
        }
        for column in columns where own.indices.contains(column) {
          cells.append(document.sourceRange(plain: document.plainText(of: own[column])))
        }
      }
    }
  }

  private static let files: Lexicon = [
    "file", "path", "datei", "fichier", "archivo", "arquivo", "ファイル", "文件", "파일", "файл",
  ]
  private static let lines: Lexicon = [
    "line", "lines", "zeile", "ligne", "línea", "linha", "riga", "行", "行号", "줄", "строка",
  ]

  /// Whether a table tells where in code something was found, "File | Line | Style": what is there is no rule.
  private static func isInventory(_ rows: [Int], _ document: Document) -> Bool {
    guard let first = rows.first else { return false }
    let head = document.children(of: first).map { document.string($0) }
    guard head.contains(where: { Names.isPhrase($0, in: files) }),
      let column = head.firstIndex(where: { Names.isPhrase($0, in: lines) })
    else { return false }
    return rows.dropFirst().contains { row in
      let cells = document.children(of: row)
      guard cells.indices.contains(column) else { return false }
      let text = document.string(cells[column])
      return text.contains(where: \.isNumber)
        && text.allSatisfy { $0.isNumber || " ,-–:~Ll".contains($0) }
    }
  }

  private static func isOff(_ title: String) -> Bool {
    Names.hasWord(title, in: SwitchedOff.words, ofAtMost: 3)
      || title.count < 12 && SwitchedOff.wide.contains(where: title.contains)
  }

  /// Whether a place is in a cell of such a column.
  func contain(_ origin: Origin) -> Bool {
    cells.contains { $0.start <= origin.range.start && origin.range.start < $0.end }
  }
}
