import SpecText

extension ChartEdges {
  /// A way along drawn lines that other ways share in part.
  struct Way {
    var edge: Edge
    /// The cells from its beginning to its head.
    var cells: [Int]

    /// The cell of its head.
    var head: Int { cells.last ?? 0 }

    /// How often it changes its direction.
    var turns: Int {
      var count = 0
      var last = 0
      for (cell, next) in zip(cells, cells.dropFirst()) {
        let step = next - cell
        if last != 0, step != last { count += 1 }
        last = step
      }
      return count
    }
  }

  /// Two cells of a line, in the order of the grid.
  private struct Piece: Hashable {
    var first: Int
    var second: Int
  }

  /// The ways among those that meet which can all hold at once: a piece of a line is passed in one direction only,
  /// and a way with fewer turns says which.
  ///
  /// - Complexity: O(cells of all ways).
  mutating func straightened() -> [Edge] {
    guard !meeting.isEmpty else { return [] }
    let order = meeting.indices.sorted { a, b in
      let (first, second) = (meeting[a], meeting[b])
      return (first.turns, first.cells.count, a) < (second.turns, second.cells.count, b)
    }
    var isForward: [Piece: Bool] = [:]
    var taken: [Int] = []
    for index in order {
      let cells = meeting[index].cells
      let pieces = zip(cells, cells.dropFirst()).map { cell, next in
        (piece: Piece(first: min(cell, next), second: max(cell, next)), isForward: cell < next)
      }
      guard pieces.allSatisfy({ isForward[$0.piece] ?? $0.isForward == $0.isForward }) else {
        continue
      }
      for (piece, way) in pieces { isForward[piece] = way }
      taken.append(index)
    }
    let reached = Set(taken.map { meeting[$0].head })
    for way in meeting where !reached.contains(way.head) {
      unclear.append((way.edge.to, way.edge.row))
    }
    return taken.sorted().map { meeting[$0].edge }
  }
}
