import SpecText

/// Titles that stand in the upper edges of boxes: "┌─ Basket ─┐", "+-- Basket --+".
extension ChartGrid {
  /// Draws the edges through, and keeps the titles by the cells of the corners before them.
  mutating func liftTitles() {
    for row in 0..<max(0, height - 1) {
      var column = 0
      while column + 4 < width {
        let corner = row * width + column
        guard opensEdge(corner), hasWall(below: corner),
          let edge = titledEdge(corner + 1..<row * width + width)
        else {
          column += 1
          continue
        }
        titles[corner] = text(edge.title)
        let rule = scalars[corner + 1]
        for cell in edge.title { scalars[cell] = rule }
        column = edge.corner % width + 1
      }
    }
  }

  /// The words within a stretch of a row that an edge runs up to and on from, and the corner that ends the edge.
  private func titledEdge(_ range: Range<Int>) -> (title: Range<Int>, corner: Int)? {
    var start = range.lowerBound
    while start < range.upperBound, isRule(scalars[start]) { start += 1 }
    guard start > range.lowerBound, start < range.upperBound, scalars[start] != 0x2B else {
      return nil
    }
    var end = start
    while end < range.upperBound, end - start <= 60, isTitle(end) { end += 1 }
    guard end > start + 1, end < range.upperBound, isRule(scalars[end]) else { return nil }
    var corner = end
    while corner < range.upperBound, isRule(scalars[corner]) { corner += 1 }
    let words = text(start..<end)
    guard corner < range.upperBound, closesEdge(corner), words.contains(where: \.isLetter),
      !words.contains("  ")
    else { return nil }
    return (start..<end, corner)
  }

  /// Whether a cell may belong to words: no line, and no hyphen that begins one.
  private func isTitle(_ index: Int) -> Bool {
    let scalar = scalars[index]
    if scalar == 0x2D || scalar == 0x3D {
      return !isRule(scalars[index + 1]) && scalars[index + 1] != 0x2B
    }
    return scalar != 0x7C && scalar != 0x2B && Self.lines(scalar) == nil && Self.head(scalar) == nil
  }

  private func isRule(_ scalar: UInt32) -> Bool {
    scalar == 0x2D || scalar == 0x3D || Self.lines(scalar) == [.left, .right]
  }

  private func opensEdge(_ index: Int) -> Bool {
    let scalar = scalars[index]
    return scalar == 0x2B && isRule(scalars[index + 1]) && isRule(scalars[index + 2])
      || scalar > 0x2500 && Self.lines(scalar) == [.right, .down]
  }

  private func closesEdge(_ index: Int) -> Bool {
    let scalar = scalars[index]
    return scalar == 0x2B || scalar > 0x2500 && Self.lines(scalar) == [.left, .down]
  }

  private func hasWall(below index: Int) -> Bool {
    let scalar = scalars[index + width]
    return scalar == 0x7C || Self.lines(scalar)?.contains([.up, .down]) == true
  }
}
