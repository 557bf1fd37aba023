import SpecText

extension ChartNodes {
  /// The words of a row inside of a box, or of one of its columns.
  struct InnerRow {
    var text: String
    var row: Int
  }

  /// The rows inside of a box, one list for each of the columns that a branch in an edge or rule opens.
  ///
  /// - Complexity: O(cells of the box).
  func columns(ofBox node: Int) -> [[InnerRow]] {
    guard let frame = nodes[node].frame else { return [] }
    let dividers = (frame.left + 1..<frame.right).compactMap { column -> (column: Int, row: Int)? in
      opening(of: column, in: frame).map { (column, $0) }
    }
    guard let first = dividers.first else {
      return [rows(frame.top + 1..<frame.bottom, frame.left..<end(of: frame, node))]
    }
    let edges = [frame.left] + dividers.map(\.column) + [frame.right]
    return zip(edges, edges.dropFirst()).map { left, right in
      rows(first.row + 1..<frame.bottom, left..<right + 1)
    }
  }

  /// The row of the branch from which an upright line runs down to the lower edge.
  private func opening(of column: Int, in frame: Frame) -> Int? {
    var row = frame.bottom - 1
    while row > frame.top, Self.isUpright(grid.scalars[row * grid.width + column]) { row -= 1 }
    let isBranch = Self.isBranch(grid.scalars[row * grid.width + column])
    return isBranch && frame.bottom - row > 1 ? row : nil
  }

  private static func isUpright(_ scalar: UInt32) -> Bool {
    scalar == 0x2502 || scalar == 0x2503 || scalar == 0x2551 || scalar == 0x7C
  }

  /// ┬ and ┼ in their weights.
  private static func isBranch(_ scalar: UInt32) -> Bool {
    0x252C...0x2533 ~= scalar || 0x253C...0x254B ~= scalar || 0x2564...0x2566 ~= scalar
      || 0x256A...0x256C ~= scalar
  }

  /// Where the cells of a box end; its right edge may be off its column.
  private func end(of frame: Frame, _ node: Int) -> Int {
    let row = (frame.top + 1) * grid.width
    return (frame.left + 1..<grid.width).last {
      owner[row + $0] == node && grid.uses[row + $0] == .border
    } ?? frame.right
  }

  /// The words between two edges, without those of boxes inside.
  private func rows(_ rows: Range<Int>, _ columns: Range<Int>) -> [InnerRow] {
    rows.map { row in
      let start = row * grid.width
      let text = grid.text(start + columns.lowerBound + 1..<start + end(of: columns, row))
      let bare = String(
        text.drop(while: Self.isEdge).reversed().drop(while: Self.isEdge).reversed())
      return InnerRow(text: bare.contains { $0.isLetter || Self.isHead($0) } ? bare : "", row: row)
    }
  }

  /// Where the words of a row end: at the edge, which may be pushed a little to the right by them.
  private func end(of columns: Range<Int>, _ row: Int) -> Int {
    let start = row * grid.width
    let last = columns.upperBound - 1
    return (last..<min(last + Self.raggedness, grid.width)).first {
      Self.isUpright(grid.scalars[start + $0])
    } ?? last
  }

  private static let raggedness = 4

  private static func isEdge(_ character: Character) -> Bool { "│┃║| ".contains(character) }

  private static func isHead(_ character: Character) -> Bool { ">►▶→⇒⟶".contains(character) }
}
