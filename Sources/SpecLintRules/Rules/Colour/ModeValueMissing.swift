import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports colours that a table gives for one appearance only.
public struct ModeValueMissing: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "K803", name: "mode-value-missing",
    summary: "A table of colours for light and dark has no value for one of them.",
    category: .colour, defaultSeverity: .warning,
    explanation: """
      A colour without a value for dark mode keeps its light one, or is guessed. Reported for empty
      cells, dashes and "TBD" in a column for light or dark, in rows whose other column has a colour,
      and for custom properties of a style sheet that the rule for the dark theme leaves out of a group,
      and for names that one of two tables below "Light" and "Dark" leaves out, where the document wants
      a value of each in both. A ground with a dark value whose own text ("--panel-foreground" of
      "--panel") has none is reported where the light text cannot be read on it.
      """,
    references: ["Apple HIG, Dark Mode", "Material Design, Color roles"],
    examples: [
      .accepted("| Token | Light | Dark |\n|---|---|---|\n| ink | #111111 | #EEEEEE |\n"),
      .flagged(
        "| Token | Light | Dark |\n|---|---|---|\n| ink | #111111 | #EEEEEE |\n⟦| leaf | #2E7D32 | — |⟧\n"
      ),
    ]
  )

  private static let blanks: Set<String> = ["", "-", "–", "—", "tbd", "todo", "?", "…", "..."]

  /// Makes the rule.
  public init() {}

  /// Reads the tables with a column for each appearance.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkSheets(context, into: &diagnostics)
    checkTables(context, into: &diagnostics)
    checkInks(context, into: &diagnostics)
    let document = context.document
    for number in document.tables {
      let rows = document.children(of: number)
      guard let head = rows.first else { continue }
      let header = document.children(of: head).map { Names.words(document.string($0)) }
      guard let light = header.firstIndex(where: { $0.contains("light") && !$0.contains("dark") }),
        let dark = header.firstIndex(where: { $0.contains("dark") && !$0.contains("light") })
      else { continue }
      guard !isOfOne(rows, (light, dark), document) else { continue }
      for row in rows.dropFirst() {
        let cells = document.children(of: row).map { document.string($0) }
        guard cells.indices.contains(max(light, dark)) else { continue }
        let missing = [(light, dark), (dark, light)].first { pair in
          isBlank(cells[pair.0]) && cells[pair.1].contains("#") && !givesBoth(cells[pair.1])
        }
        guard let missing else { continue }
        let name = cells.first ?? ""
        let mode = missing.0 == dark ? "dark" : "light"
        diagnostics.append(
          diagnostic(
            "'\(name)' has no value for \(mode) appearance",
            at: context.origin(document.firstLine(of: document.nodes[row].range)),
            label: "\(mode) is empty",
            related: [
              .init(
                context.origin(document.firstLine(of: document.nodes[head].range)), "the columns")
            ],
            why: "the row has \(cells[missing.1]) in the other column",
            help: "write the value, or say that both appearances share one"))
      }
    }
  }

  /// Whether all rows of a ramp, three at least, have a dash in one and the same of the two columns: it does not turn.
  private func isOfOne(
    _ rows: [Int], _ columns: (light: Int, dark: Int), _ document: Document
  ) -> Bool {
    guard rows.count > 3 else { return false }
    return [columns.light, columns.dark].contains { column in
      rows.dropFirst().allSatisfy { row in
        let cells = document.children(of: row)
        return column < cells.count
          && ["—", "–", "-"].contains(document.string(cells[column]).trimmedASCII)
      }
    }
  }

  /// Whether one cell holds the values of both appearances: "`#333` (light) / `#EEE` (dark)".
  private func givesBoth(_ cell: String) -> Bool {
    let words = Names.words(cell)
    return words.contains("light") && words.contains("dark")
  }

  /// Whether a cell gives no value.
  func isBlank(_ cell: String) -> Bool { Self.blanks.contains(cell.lowercased()) }
}
