import SpecModel
import SpecSyntax
import SpecText

/// Columns and rows of tables for what takes no input, whose cells need no contrast (WCAG 2.2, 1.4.3): "Variant | Default |
/// Disabled".
struct DisabledColumns {
  private var cells: [SourceRange] = []

  /// Reads the tables of a document that hold the text colour of a pair.
  init(_ document: Document, _ tables: [InkTable]) {
    for table in tables {
      let titles = table.titles
      if Self.isInventory(table, document) {
        cells.append(table.range)
        continue
      }
      cells += table.cells(
        ofColumns: titles.indices.dropFirst().filter { Self.isOff(titles[$0]) })
      for row in table.rows.dropFirst() {
        if let first = document.firstChild(of: row), Self.isOff(document.string(first)) {
          cells += table.cells(ofRow: row).dropFirst()
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
  private static func isInventory(_ table: InkTable, _ document: Document) -> Bool {
    guard table.titles.contains(where: { Names.isPhrase($0, in: files) }),
      let column = table.titles.firstIndex(where: { Names.isPhrase($0, in: lines) })
    else { return false }
    return table.rows.dropFirst().contains { row in
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
    cells.hold(origin)
  }
}
