import SpecText

/// Lines that turn or end beside others.
extension ChartEdges {
  /// The label of a line on which words are known not to stand.
  static let none = -2

  /// Whether "(again)" stands right below the level line of a way around, and a line goes on below it.
  func isRemarkOnBar(_ node: ChartNodes.Node) -> Bool {
    node.kind == .words && node.text.hasPrefix("(") && node.text.hasSuffix(")")
      && bar(above: node) != nil
      // Drawings are a column off now and then.
      && (node.foot.lowerBound - 1..<node.foot.upperBound + 1).contains { cell in
        grid.next(cell, .down).map { grid.uses[$0] == .line && grid.ends[$0].contains(.up) }
          ?? false
      }
  }

  /// A cell of the level line right above words.
  func bar(above node: ChartNodes.Node) -> Int? {
    node.cells.lazy.compactMap { grid.next($0, .up) }
      .first { grid.uses[$0] == .line && grid.ends[$0] == [.left, .right] }
  }

  /// Whether a way comes to an upper corner from the side and goes on below it, or a column off, where no line leads
  /// down.
  func turnsAtCorner(_ cells: [Int]) -> Bool {
    guard cells.count > 2 else { return false }
    return (1..<cells.count - 1).contains { place in
      let ends = grid.ends[cells[place]]
      guard ends == [.left, .up] || ends == [.right, .up],
        abs(cells[place - 1] - cells[place]) == 1
      else { return false }
      if isColumn(from: cells[place], to: cells[place + 1], rows: 1) { return true }
      // A corner beside the line joins it above, where the way to the head turns round.
      return place + 2 < cells.count && isColumn(from: cells[place], to: cells[place + 1], rows: -1)
        && grid.row(cells[place + 2]) > grid.row(cells[place + 1])
    }
  }

  /// Whether a cell lies a number of rows below another, or a column off.
  private func isColumn(from cell: Int, to other: Int, rows: Int) -> Bool {
    abs(other - cell - rows * grid.width) <= 1
  }

  /// The edges with those that end at the corner of another line leading to where that one begins, if their beginning
  /// leads there by a head as well: a second way to the same thing.
  func cornered(_ edges: [Edge]) -> [Edge] {
    guard edges.contains(where: \.isCornered) else { return edges }
    return edges.map { edge in
      guard edge.isCornered,
        let other = edges.first(where: { other in
          !other.isCornered && other.to == edge.to && other.row == edge.row
            && edges.contains { $0.from == edge.from && $0.to == other.from }
        })
      else { return edge }
      var turned = edge
      turned.to = other.from
      return turned
    }
  }

  /// Whether words stand at one end of a bar that comes from above and leads to other words: "right ──┴── wrong".
  func isEndOfFork(_ left: Int?, _ right: Int?) -> Bool {
    for (end, way) in [(left, ChartGrid.Way.left), (right, .right)] {
      guard var index = end, grid.uses[index] == .line, grid.ends[index] == [.left, .right] else {
        continue
      }
      var isFork = false
      while let next = grid.next(index, way), grid.uses[next] == .line {
        index = next
        if grid.ends[index] == [.left, .right, .up] { isFork = true }
      }
      var beyond = grid.next(index, way)
      if let next = beyond, grid.uses[next] == .blank { beyond = grid.next(next, way) }
      if isFork, beyond.map({ grid.uses[$0] == .text }) == true { return true }
    }
    return false
  }
}
