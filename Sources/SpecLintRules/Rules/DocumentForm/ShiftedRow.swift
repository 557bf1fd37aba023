import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports table rows whose cells stand below the wrong headers.
public struct ShiftedRow: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "D120", name: "shifted-row",
    summary:
      "A table row has fewer cells than its header, so that cells stand below wrong headers.",
    category: .documentForm, defaultSeverity: .error,
    explanation: """
      Markdown fills a short row with empty cells at its end. Where a cell in the middle is missing,
      every cell after it moves one column to the left, and readers take a duration for an animation.
      Most often source and target share one cell: `| Idle → Busy | Tap | 200ms |` below
      `| From | To | Trigger | Duration |`. The fix divides that cell. Other short rows are reported as
      warnings where the header has three columns or more. Of a row with more cells than its header the
      last ones are not shown: a bar inside a cell has to be written as `\\|`. Rows of one table that begin with
      two bars are one finding.
      """,
    references: ["GFM 0.29, 4.10: the remainder of a row may vary in the number of cells"],
    examples: [
      .accepted(
        "| From | To | Trigger |\n|---|---|---|\n| Idle | Busy | Tap |\n| Busy | Idle | |\n"),
      .flagged(
        """
        | From | To | Trigger | Duration |
        |---|---|---|---|
        | Idle | Busy | Tap | 200ms |
        ⟦| Busy → Idle | Done | 300ms |⟧

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Counts the cells of each row.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    var width = 0
    var header = 0
    // The first finding of each table, by the kind of it.
    var first: [String: Int] = [:]
    // Rows that begin with two bars, by the header of their table.
    var doubled: [(header: Int, width: Int, rows: [Int])] = []
    for (number, node) in document.nodes.enumerated() where node.kind == .tableRow {
      if node.level == 1 {
        width = Int(node.payload)
        header = number
      } else if Int(node.payload) > width, width > 0 {
        if beginsTwice(number, width: width, document) {
          if doubled.last?.header != header { doubled.append((header, width, [])) }
          doubled[doubled.count - 1].rows.append(number)
        } else if let found = excess(number, header: header, width: width, context) {
          diagnostics.append(found)
        }
      } else if Int(node.payload) < width, node.payload > 0, width > 2,
        !isTitle(number, document)
      {
        add(diagnostic(number, header: header, width: width, context), header, &first, &diagnostics)
      }
    }
    diagnostics += doubled.compactMap {
      self.doubled($0.rows, header: $0.header, width: $0.width, context)
    }
  }

  /// Adds a finding, or its place to the finding of the same kind in the same table: one slip in a pattern that was
  /// copied is one fault.
  private func add(
    _ found: Diagnostic, _ header: Int, _ first: inout [String: Int],
    _ diagnostics: inout [Diagnostic]
  ) {
    let key = "\(header) \(found.severity)"
    guard let index = first[key] else {
      first[key] = diagnostics.count
      diagnostics.append(found)
      return
    }
    diagnostics[index].related.append(.init(found.origin, "this row as well"))
    guard let more = found.fix, let fix = diagnostics[index].fix else { return }
    diagnostics[index].fix = .init(
      safety: fix.safety, title: "divide the cells", edits: fix.edits + more.edits)
  }

  /// Whether a row of one cell in bold type is a title of the rows below it.
  private func isTitle(_ row: Int, _ document: Document) -> Bool {
    guard document.nodes[row].payload == 1, let cell = document.firstChild(of: row) else {
      return false
    }
    let text = document.plainText(of: cell)
    let run = text.isEmpty ? -1 : document.run(at: text.lowerBound)
    return run >= 0 && document.runs[run].style.contains(.strong)
      && Int(document.runs[run].start) + Int(document.runs[run].count) >= text.upperBound
  }

  private func diagnostic(
    _ row: Int, header: Int, width: Int, _ context: RuleContext
  ) -> Diagnostic {
    let document = context.document
    let count = Int(document.nodes[row].payload)
    let cells = document.children(of: row).prefix(count).map { $0 }
    let line = context.origin(document.firstLine(of: document.nodes[row].range))
    let head = context.origin(document.firstLine(of: document.nodes[header].range))
    let related = [Diagnostic.Related(head, "\(width) columns")]
    guard count == width - 1, let arrow = arrow(in: cells, document) else {
      // A line without a bar is a paragraph that no empty line parts from the table.
      let isText = ASCII.find(0x7C, in: document.source.bytes, line.range.offsets) == nil
      var found = diagnostic(
        isText
          ? "this line is read as a row of the table above it"
          : "the row has \(count) of \(width) cells",
        at: line, label: isText ? "in the first of \(width) cells" : "\(count) cells",
        related: related,
        why: isText
          ? "a table ends at an empty line, and nothing else stands between it and the text"
          : "Markdown puts the missing cells at the end of the row",
        help: isText
          ? "put an empty line before the sentence" : "write the empty cells where they belong")
      found.severity = .warning
      return found
    }
    // A damaged header may have fewer cells than it counts.
    let title = document.children(of: header).dropFirst(count - 1).first.map { document.string($0) }
    let last = cells.last.map { document.string($0) } ?? ""
    return diagnostic(
      "'\(document.string(arrow.cell))' takes the cell of two columns, so '\(last)' stands below "
        + "'\(title ?? "another column")'",
      at: line, label: "\(count) cells", related: related,
      why: "the header has \(width) columns, the row \(count) cells; every cell after the arrow is "
        + "one column too far left",
      help: "write a '|' instead of the arrow",
      fix: .init(
        safety: .unsafe, title: "divide the cell",
        edits: [.init(context.origin(arrow.range), text: "|")]))
  }

  /// The first arrow between two names in the cells.
  private func arrow(in cells: [Int], _ document: Document) -> (cell: Int, range: SourceRange)? {
    for cell in cells {
      if let range = arrow(in: cell, document) { return (cell, range) }
    }
    return nil
  }

  private func arrow(in cell: Int, _ document: Document) -> SourceRange? {
    let text = document.plainText(of: cell)
    for (name, width) in [("→", 3), ("->", 2), ("=>", 2), ("↔", 3), ("⇄", 3), ("➜", 3)] {
      let bytes = Array(name.utf8)
      guard text.count > width + 1 else { continue }
      for offset in text.lowerBound + 1..<text.upperBound - width
      where document.plain[offset..<offset + width].elementsEqual(bytes) {
        return document.sourceRange(plain: offset..<offset + width)
      }
    }
    return nil
  }
}
