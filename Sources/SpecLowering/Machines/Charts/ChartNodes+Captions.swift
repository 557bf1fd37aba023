import SpecText

extension ChartNodes {
  /// Makes what is said of a box right of its wall a part of the box: "│ Defend │  Win → rise → keep the crown", words and
  /// arrows, the last of which leads to words in small letters.
  mutating func claimCaptions() {
    for node in nodes.indices {
      guard let frame = nodes[node].frame, frame.bottom > frame.top + 1 else { continue }
      for row in frame.top + 1..<frame.bottom {
        if let cells = caption(behind: frame.right, row) { claim(cells, for: node) }
      }
    }
  }

  /// Takes away what is said right of the wall of a frame that holds other boxes, and is no box itself.
  mutating func eraseCaption(behind wall: Int, _ row: Int) {
    guard let cells = caption(behind: wall, row) else { return }
    for cell in cells { grid.erase(cell) }
  }

  /// The cells of such words in a row; `nil` where something else stands there.
  private func caption(behind wall: Int, _ row: Int) -> Range<Int>? {
    let start = row * grid.width
    let behind = start + wall + 1..<start + grid.width
    guard let first = behind.first(where: { grid.uses[$0] != .blank }),
      (3...9).contains(first - start - wall), grid.uses[first] == .text
    else { return nil }
    var (last, head) = (first, first)
    for cell in first..<behind.upperBound {
      switch grid.uses[cell] {
      case .blank: continue
      case .text: last = cell
      case .head where grid.points[cell] == .right: head = cell
      default: return nil
      }
    }
    guard head > first, last > head,
      let word = (head + 1...last).first(where: { grid.uses[$0] == .text }),
      (0x61...0x7A).contains(grid.scalars[word])
    else { return nil }
    return first..<last + 1
  }
}
