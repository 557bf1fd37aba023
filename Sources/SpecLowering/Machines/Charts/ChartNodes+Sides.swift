import SpecText

/// Level lines between boxes that stand side by side, however high each of them is.
extension ChartNodes {
  /// Whether a level line joins the side of a frame with something.
  func isLinkedAtSide(_ frame: Frame) -> Bool { isLeftAtSide(frame) || isEnteredAtSide(frame) }

  /// Whether frames inside of others are themselves what level lines lead to, or both ends of such lines.
  func areLinkedAtSides(_ inner: [Frame]) -> Bool {
    inner.contains { isEnteredAtSide($0) }
      || inner.contains(where: isLeftAtSide) && inner.contains { isEnteredAtSide($0, walls: 1) }
  }

  /// Whether a level line leads away from the right side of a frame: "│ Go ├──▶", "│ Go │ ──▶".
  func isLeftAtSide(_ frame: Frame) -> Bool {
    (frame.top + 1..<frame.bottom).contains { row in leadsOn(row * grid.width + frame.right) }
  }

  /// Whether a line begins right of a wall, a blank or two off, and turns or ends in a head that points right.
  private func leadsOn(_ wall: Int) -> Bool {
    var (index, blanks, length) = (wall, 0, 0)
    while let next = grid.next(index, .right) {
      index = next
      switch grid.uses[index] {
      case .line where grid.ends[index].contains(.left):
        (blanks, length) = (0, length + 1)
        if !grid.ends[index].contains(.right) { return length > 1 }
      case .head: return grid.points[index].contains(.right)
      case .text where length > 0: blanks = 0
      case .blank where blanks < 2: blanks += 1
      default: return false
      }
    }
    return false
  }

  /// Whether a head right before the left side of a frame points at it.
  ///
  /// - Parameter walls: how many upright lines may stand between them.
  func isEnteredAtSide(_ frame: Frame, walls: Int = 0) -> Bool {
    (frame.top + 1..<frame.bottom).contains { row in
      var index = row * grid.width + frame.left
      var left = walls
      for _ in 0..<3 + walls * 4 {
        guard let next = grid.next(index, .left) else { return false }
        index = next
        switch grid.uses[index] {
        case .head: return grid.points[index].contains(.right)
        case .blank: continue
        case .line where left > 0 && grid.ends[index].isSuperset(of: [.up, .down]): left -= 1
        default: return false
        }
      }
      return false
    }
  }
}
