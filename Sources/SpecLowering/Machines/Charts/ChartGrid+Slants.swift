/// Draws slanting lines of single strokes as level and upright ones, so that they are followed as others are.
extension ChartGrid {
  /// Turns each slanting line that begins below a thing and ends in a head that points down:
  ///
  ///        [asked]                   [asked]
  ///         /   \                  ┌──┘   └──┐
  ///       yes    no      is       yes        no
  ///       /       \                │         │
  ///      v         v               ▼         ▼
  ///
  /// A word may stand in for one stroke of a line. Strokes with anything beside them, "and/or", are none.
  ///
  /// - Complexity: O(cells).
  mutating func levelSlants() {
    for index in scalars.indices where isSlant(index) && isBelowThing(index) {
      guard let line = slant(from: index) else { continue }
      draw(line)
    }
  }

  /// A slanting line: its strokes from the upper end on, and the head below them.
  private struct Slant {
    var strokes: [Int]
    var head: Int
  }

  private func isFree(_ index: Int) -> Bool { scalars[index] == 0x20 }

  /// The cell a number of rows below another and to the side of it.
  private func cell(_ index: Int, down rows: Int, aside columns: Int) -> Int? {
    let below = row(index) + rows
    let beside = column(index) + columns
    guard (0..<height).contains(below), (0..<width).contains(beside) else { return nil }
    return below * width + beside
  }

  /// Whether nothing stands right before and behind a cell.
  private func standsAlone(_ index: Int) -> Bool {
    [Way.left, .right].allSatisfy { way in next(index, way).map(isFree) ?? true }
  }

  private func isStroke(_ index: Int) -> Bool { scalars[index] == 0x2F || scalars[index] == 0x5C }

  private func isSlant(_ index: Int) -> Bool { isStroke(index) && standsAlone(index) }

  /// Whether "v", "▼" or "↓" stands alone at a cell.
  private func isHeadDown(_ index: Int) -> Bool {
    [0x76, 0x56, 0x25BC, 0x25BE, 0x2193].contains(scalars[index]) && standsAlone(index)
  }

  /// Where a stroke leads: one column to the left or to the right with each row.
  private func side(_ index: Int) -> Int { scalars[index] == 0x2F ? -1 : 1 }

  /// Whether something that is no stroke stands above the upper end of a line, and no stroke goes on above a word.
  private func isBelowThing(_ index: Int) -> Bool {
    let side = side(index)
    let above = [0, -side, -2 * side].compactMap { cell(index, down: -1, aside: $0) }
    guard above.contains(where: { !isFree($0) && scalars[$0] != 0 }),
      !above.contains(where: isStroke)
    else { return false }
    let beyond = [-side, -2 * side, -3 * side].compactMap { cell(index, down: -2, aside: $0) }
    return !beyond.contains { scalars[$0] == scalars[index] && standsAlone($0) }
  }

  /// The line that begins with a stroke; `nil` where it leads to no head.
  private func slant(from top: Int) -> Slant? {
    let side = side(top)
    var strokes = [top]
    while strokes.count < 12, let last = strokes.last {
      let near = [side, 2 * side, 0].compactMap { cell(last, down: 1, aside: $0) }
      if let head = near.first(where: isHeadDown) { return Slant(strokes: strokes, head: head) }
      if let stroke = near.first(where: { scalars[$0] == scalars[top] && isSlant($0) }) {
        strokes.append(stroke)
        continue
      }
      // A word in the way.
      guard near.contains(where: { !isFree($0) }) else { return nil }
      let far = [2 * side, side, 3 * side].compactMap { cell(last, down: 2, aside: $0) }
      if let head = far.first(where: isHeadDown) { return Slant(strokes: strokes, head: head) }
      guard let stroke = far.first(where: { scalars[$0] == scalars[top] && isSlant($0) }) else {
        return nil
      }
      strokes.append(stroke)
    }
    return nil
  }

  /// Puts a level line in the row of the upper end and an upright one above the head; words stay where they are.
  private mutating func draw(_ line: Slant) {
    guard let top = line.strokes.first else { return }
    let end = row(top) * width + column(line.head)
    let between = min(top, end)...max(top, end)
    guard between.allSatisfy({ $0 == top || isFree($0) }) else { return }
    for stroke in line.strokes { scalars[stroke] = 0x20 }
    if end == top {
      scalars[top] = 0x2502
    } else {
      for cell in between { scalars[cell] = 0x2500 }
      scalars[top] = end < top ? 0x2518 : 0x2514
      scalars[end] = end < top ? 0x250C : 0x2510
      levelled.insert(end)
    }
    var place = end + width
    while place < line.head {
      if isFree(place) { scalars[place] = 0x2502 }
      place += width
    }
    scalars[line.head] = 0x25BC
  }
}
