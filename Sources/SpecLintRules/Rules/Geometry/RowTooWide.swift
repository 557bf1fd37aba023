import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecText

/// Reports columns and drawn rows that need more width than the screen has.
public struct RowTooWide: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "G711", name: "row-too-wide",
    summary: "Stated widths and gaps add up to more than the narrowest screen they are meant for.",
    category: .geometry, defaultSeverity: .error, precision: .heuristic,
    explanation: """
      "Mobile (320-767px)" begins at 320px. Where the same section gives a number of columns, the width of
      one, the gap and the margin, they must fit there; so must the things of a drawn row whose widths
      are given in a drawing with a screen size. What has no stated width counts nothing.
      """,
    references: ["WCAG 2.2, 1.4.10 Reflow"],
    examples: [
      .accepted(
        """
        ### Mobile (320-767px)

        - Photo grid: 2 columns
        - Card width: 136px
        - Grid gap: 16px
        - Screen margin: 16px

        """),
      .flagged(
        """
        ### Mobile (320-767px)

        - Photo grid: 2 columns
        - Card width: ⟦150px⟧
        - Grid gap: 16px
        - Screen margin: 16px

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Adds up the widths.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for grid in StatedGrid.all(in: context.spec) where grid.needed > grid.screen.value + 0.5 {
      guard context.isNormative(grid.cell.origin.range) else { continue }
      diagnostics.append(diagnostic(grid))
    }
    for row in DrawnRow.all(in: context.spec) where row.needed > row.screen.value + 0.5 {
      diagnostics.append(diagnostic(row))
    }
  }

  private func diagnostic(_ grid: StatedGrid) -> Diagnostic {
    let unit = grid.screen.unit.rawValue
    let count = grid.columns.quantity.exact ?? 0
    var sum = "\(Numbers.text(count))×\(Numbers.text(grid.cell.quantity.min ?? 0))"
    var related = [Diagnostic.Related(grid.columns.origin, "the columns")]
    if let gap = grid.gap, let value = gap.quantity.exact {
      sum += " + \(Numbers.text(count - 1))×\(Numbers.text(value))"
      related.append(.init(gap.origin, "the gap"))
    }
    if let margin = grid.margin, let value = margin.quantity.exact {
      sum += " + 2×\(Numbers.text(value))"
      related.append(.init(margin.origin, "the margin"))
    }
    let needed = Numbers.text(grid.needed) + unit
    let screen = Numbers.text(grid.screen.value) + unit
    return diagnostic(
      "\(Numbers.text(count)) columns need \(needed), the screen has \(screen)",
      at: grid.cell.origin, label: "too wide for \(screen)", related: related,
      why: "\(sum) = \(needed) > \(screen)",
      help: "make columns, gap or margin smaller, or let the number of columns follow the width")
  }

  private func diagnostic(_ row: DrawnRow) -> Diagnostic {
    let unit = row.screen.unit.rawValue
    let sum = row.parts.map { Numbers.text($0.width) }.joined(separator: " + ")
    let needed = Numbers.text(row.needed) + unit
    let screen = Numbers.text(row.screen.value) + unit
    return diagnostic(
      "the drawn row needs \(needed), the screen has \(screen)", at: row.origin,
      label: "needs \(needed)",
      related: row.parts.prefix(4).map {
        .init($0.origin, "'\($0.text)': \(Numbers.text($0.width))\(unit) wide")
      } + [.init(row.screenOrigin, "the screen: \(screen)")],
      why: "\(sum) = \(needed) > \(screen)", help: "make the things smaller, or draw two rows")
  }
}
