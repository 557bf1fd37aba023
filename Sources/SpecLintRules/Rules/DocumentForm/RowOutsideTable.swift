import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports rows that a line cuts off from their table.
public struct RowOutsideTable: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "D109", name: "row-outside-table",
    summary: "Rows stand apart from their table, and are shown as text.",
    category: .documentForm, defaultSeverity: .warning,
    explanation: """
      An empty line ends a table. Rows behind it, or behind a note that was put between them, have no
      header: readers see bars instead of cells, and whoever reads the table by program misses the rows.
      Reported are paragraphs of rows with as many cells as the table above them in the same section.
      """,
    references: ["GitHub Flavored Markdown, 4.10: the table is broken at the first empty line"],
    examples: [
      .accepted("| Name | Value |\n|---|---|\n| Ink | #222222 |\n| Sea | #003366 |\n"),
      .flagged("| Name | Value |\n|---|---|\n| Ink | #222222 |\n\n⟦| Sea | #003366 |⟧\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Compares paragraphs of rows with the table before them.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    var table: (section: Int32, columns: Int, node: Int)?
    for (number, node) in document.nodes.enumerated() {
      switch node.kind {
      case .table where number + 1 < document.nodes.count:
        table = (node.section, document.children(of: number + 1).count, number)
      case .paragraph:
        guard let table, table.section == node.section,
          let rows = rows(document.plainText(of: number), table.columns, document)
        else { continue }
        let header = document.firstLine(of: document.nodes[table.node].range)
        diagnostics.append(
          diagnostic(
            rows == 1 ? "this row is in no table" : "these \(rows) rows are in no table",
            at: document.origin(document.firstLine(of: node.range)), label: "shown as text",
            related: [.init(document.origin(header), "the header that it needs")],
            why: "the table ends above, and no line with hyphens follows",
            help: "move the rows up to the table, or repeat the header above them"))
      default: break
      }
    }
  }

  /// The number of rows, where all lines are rows with so many cells.
  private func rows(_ text: Range<Int>, _ columns: Int, _ document: Document) -> Int? {
    guard columns > 1, let first = text.first, document.plain[first] == ASCII.pipe else {
      return nil
    }
    var count = 0
    for line in document.plain[text].split(separator: ASCII.lineFeed) {
      let row = ASCII.trimmed(document.plain, line.startIndex..<line.endIndex)
      guard let start = row.first, document.plain[start] == ASCII.pipe,
        document.plain[row.upperBound - 1] == ASCII.pipe,
        document.plain[row].count(where: { $0 == ASCII.pipe }) == columns + 1
      else { return nil }
      count += 1
    }
    return count > 0 ? count : nil
  }
}
