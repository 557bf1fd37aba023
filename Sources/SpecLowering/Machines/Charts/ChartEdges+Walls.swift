import SpecModel
import SpecText

/// Lines that begin at words inside of a box and go out through its wall.
extension ChartEdges {
  /// The words in a box from which a line leads out: "│ [Start] ──┼──▶", "│ │ Start │──┼──▶".
  ///
  /// - Parameter cell: the cell of the line beside the wall.
  func words(in node: Int, from cell: Int) -> String? {
    guard chart.nodes[node].kind == .box else { return nil }
    for way in [ChartGrid.Way.left, .right] {
      guard let wall = grid.next(cell, way), chart.owner[wall] == node,
        grid.uses[wall] == .border, let last = end(ofRuleFrom: wall, way, in: node)
      else { continue }
      return words(beyond: last, way, in: node)
    }
    return nil
  }

  /// The last cell of the level line that goes on behind a wall.
  private func end(ofRuleFrom wall: Int, _ way: ChartGrid.Way, in node: Int) -> Int? {
    var index = wall
    while let next = grid.next(index, way), chart.owner[next] == node,
      grid.uses[next] == .inside, isRule(grid.scalars[next])
    { index = next }
    return index == wall ? nil : index
  }

  /// The words behind the end of a line, and behind the wall of a button there.
  private func words(beyond end: Int, _ way: ChartGrid.Way, in node: Int) -> String? {
    var (index, blanks, walls) = (end, 0, 0)
    var (first, last): (Int?, Int?) = (nil, nil)
    while let next = grid.next(index, way), chart.owner[next] == node, grid.uses[next] == .inside {
      index = next
      let scalar = grid.scalars[index]
      if scalar == 0x20 {
        blanks += 1
        if blanks > 2 || blanks > 1 && first != nil && walls == 0 { break }
      } else if ChartGrid.lines(scalar)?.contains([.up, .down]) == true || scalar == 0x7C {
        walls += 1
        if first != nil || walls > 1 { break }
        blanks = -Self.padding
      } else {
        blanks = 0
        first = first ?? index
        last = index
      }
    }
    guard let first, let last else { return nil }
    let text = Self.unwrapped(grid.text(min(first, last)..<max(first, last) + 1))
    let isTitle = chart.nodes[node].lines.first?.hasPrefix(text) == true
    return text.contains(where: \.isLetter) && Names.wordCount(text) <= 5 && !isTitle ? text : nil
  }

  /// How far the words of a button may stand from its wall, beyond what blanks there are between words.
  private static let padding = 16

  private func isRule(_ scalar: UInt32) -> Bool {
    scalar == 0x2D || ChartGrid.lines(scalar) == [.left, .right]
  }
}
