import SpecText

extension ChartNodes {
  /// The stretches of a row of words, cut where each stands below a head of its own: "Orders Services" below "▼ ▼".
  ///
  /// One name may also lie below two heads, so that each stretch has to begin where its head points.
  static func columns(_ cells: Range<Int>, in grid: ChartGrid) -> [Range<Int>] {
    var starts = [cells.lowerBound]
    var heads = 0
    for cell in cells {
      guard let above = grid.next(cell, .up), grid.uses[above] == .head, grid.points[above] == .down
      else { continue }
      heads += 1
      guard heads > 1, let last = starts.last else { continue }
      let near = (max(last + 1, cell - slack)...cell + slack).first { start in
        cells.contains(start) && grid.uses[start] == .text && grid.uses[start - 1] == .blank
      }
      guard let near else { return [cells] }
      starts.append(near)
    }
    guard starts.count == heads, heads > 1 else { return [cells] }
    return zip(starts, starts.dropFirst() + [cells.upperBound]).map { $0..<$1 }
  }

  /// How many cells a name may begin beside its head.
  private static let slack = 2
}
