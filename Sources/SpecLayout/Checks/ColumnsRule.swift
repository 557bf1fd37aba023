import SpecModel
import SpecText

/// Reports grids with another number of columns, or other gaps between them, than the spec states for the screen's width.
enum ColumnsRule: LayoutRule {
  static func check(_ context: CheckContext, into results: inout CheckResults) {
    let demands = context.constraints(.columns).filter {
      $0.quantity.exact != nil && context.applies($0) == true
    }
    guard !demands.isEmpty else { return }
    for demand in demands {
      guard let grid = grid(of: demand, context) else { continue }
      results.checks.append(columns(grid, demand, context.facts).stated(at: demand.origin))
      guard let gap = gap(beside: demand, context) else { continue }
      results.checks += gaps(grid, gap, context).map { $0.stated(at: gap.origin) }
    }
  }

  /// The elements of a grid, row by row, each from left to right; `nil` where there are less than two rows.
  private static func grid(
    of demand: Constraint, _ context: CheckContext
  ) -> [[Int]]? {
    let words = Subject.specificWords(demand.subject).map(Subject.singular)
      .filter { !["grid", "column", "gap", "gallery", "list"].contains($0) }
    guard !words.isEmpty else { return nil }
    let facts = context.facts
    let cells = context.words.outermost(named: words).compactMap { node in
      facts.frames[node].map { (node: node, rect: $0) }
    }.sorted { ($0.rect.y, $0.rect.x, $0.node) < ($1.rect.y, $1.rect.x, $1.node) }
    guard let first = cells.first else { return nil }
    var rows: [[(node: Int, rect: LayoutRect)]] = []
    var top = first.rect.y - 1000
    for cell in cells {
      // Cells of one row begin at one height and are of one width.
      guard abs(cell.rect.width - first.rect.width) <= 1 + facts.edgeError else { return nil }
      if cell.rect.y - top > 1 + facts.edgeError {
        rows.append([])
        top = cell.rect.y
      }
      rows[rows.count - 1].append(cell)
    }
    guard rows.count > 1 else { return nil }
    return rows.map { row in row.sorted { $0.rect.x < $1.rect.x }.map(\.node) }
  }

  private static func columns(
    _ grid: [[Int]], _ demand: Constraint, _ facts: LayoutFacts
  ) -> LayoutCheck {
    let wanted = Int(demand.quantity.exact ?? 0)
    let found = grid.map(\.count).max() ?? 0
    return LayoutCheck(
      .columns, found == wanted ? .pass : .fail, node: grid.first?.first,
      expected: "\(wanted) columns", actual: "\(found) columns",
      message: "the grid of '\(facts.caption(grid[0][0]))' has \(found) columns, the spec says "
        + "\(wanted) on a screen of this width")
  }

  /// The gap that the line with the number of columns states.
  private static func gap(beside demand: Constraint, _ context: CheckContext) -> Constraint? {
    context.constraints(.spacing).first {
      $0.lineOrigin == demand.lineOrigin && $0.quantity.unit.isLength && $0.quantity.min != nil
    }
  }

  private static func gaps(
    _ grid: [[Int]], _ demand: Constraint, _ context: CheckContext
  ) -> [LayoutCheck] {
    let facts = context.facts
    guard facts.hasScale else { return [] }
    var checks: [LayoutCheck] = []
    for row in grid {
      for (left, right) in zip(row, row.dropFirst()) {
        guard let a = facts.frames[left], let b = facts.frames[right] else { continue }
        let distance = b.x - a.right
        let possible = facts.horizontalGap(left: a, right: b)
        let verdict = context.verdict(distance, possible, equals: demand.quantity)
        let expected = "\(Decimals.text(demand.quantity.min ?? 0)) \(demand.quantity.unit.rawValue)"
        var check = LayoutCheck(
          .columns, verdict, node: right, expected: expected, actual: facts.text(distance),
          message: "columns '\(facts.caption(left))' and '\(facts.caption(right))' are "
            + "\(facts.text(distance)) apart, the spec says \(expected)"
        ).with(other: left)
        // One gap of a layout is one mistake, however many cells repeat it.
        if verdict == .fail,
          checks.contains(where: { $0.verdict == .fail && $0.actual == check.actual })
        {
          check.verdict = .notApplicable
          check = check.because(.duplicate)
        }
        checks.append(verdict == .unknown ? check.because(.rounding) : check)
      }
    }
    return checks
  }
}
