/// Pairs the edge characters of one line with the frame edges that are open there.
///
/// Drawn frames are ragged: wide characters and careless edits shift the right edge. So the order of
/// the edges counts first and their columns only decide which one is missing or superfluous.
enum DrawingAlignment {
  /// An edge that a line may show.
  struct Edge {
    var frame: Int
    var isLeft: Bool
    var column: Int
  }

  private static let missingEdge = 30
  private static let extraMark = 10

  /// The index of the edge that each mark draws, or -1.
  ///
  /// - Complexity: O(marks) where the numbers agree, else O(marks × edges).
  static func match(_ marks: [DrawingLine.Mark], _ edges: [Edge]) -> [Int] {
    if marks.count == edges.count, zip(marks, edges).allSatisfy({ fits($0.glyph, $1) }) {
      return Array(edges.indices)
    }
    if marks.isEmpty || edges.isEmpty { return Array(repeating: -1, count: marks.count) }
    return leastCost(marks, edges)
  }

  private static func fits(_ glyph: Glyph, _ edge: Edge) -> Bool {
    switch glyph {
    case .bar: true
    case .bottomLeft, .leftTee: edge.isLeft
    case .bottomRight, .rightTee: !edge.isLeft
    default: false
    }
  }

  private static func leastCost(_ marks: [DrawingLine.Mark], _ edges: [Edge]) -> [Int] {
    let width = edges.count + 1
    var cost = [Int](repeating: 0, count: (marks.count + 1) * width)
    for row in stride(from: marks.count, through: 0, by: -1) {
      for column in stride(from: edges.count, through: 0, by: -1) {
        if row == marks.count, column == edges.count { continue }
        var best = Int.max
        if row < marks.count { best = min(best, cost[(row + 1) * width + column] + extraMark) }
        if column < edges.count { best = min(best, cost[row * width + column + 1] + missingEdge) }
        if row < marks.count, column < edges.count, fits(marks[row].glyph, edges[column]) {
          let distance = abs(marks[row].column - edges[column].column)
          best = min(best, cost[(row + 1) * width + column + 1] + distance)
        }
        cost[row * width + column] = best
      }
    }
    return path(marks, edges, cost, width)
  }

  private static func path(
    _ marks: [DrawingLine.Mark], _ edges: [Edge], _ cost: [Int], _ width: Int
  ) -> [Int] {
    var result = [Int](repeating: -1, count: marks.count)
    var row = 0
    var column = 0
    while row < marks.count {
      let here = cost[row * width + column]
      if column < edges.count, fits(marks[row].glyph, edges[column]),
        here == cost[(row + 1) * width + column + 1]
          + abs(marks[row].column - edges[column].column)
      {
        result[row] = column
        row += 1
        column += 1
      } else if here == cost[(row + 1) * width + column] + extraMark {
        row += 1
      } else {
        column += 1
      }
    }
    return result
  }
}
