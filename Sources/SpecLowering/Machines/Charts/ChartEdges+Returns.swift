import SpecModel
import SpecText

/// Branches to the side of a line that come back to it further down: "├─ pause ──▶ Paused", below it "resume", and below
/// that "├──────┘".
extension ChartEdges {
  /// What the line leaves that another line comes to from the side: the thing at the beginning of a way that passes the
  /// joint from above; `nil` where none does.
  ///
  /// - Parameters:
  ///   - path: the cells of a way from its beginning to its head.
  ///   - ways: all ways to that head, each with the thing at its beginning.
  func trunk(of path: [Int], among ways: [(node: Int, cells: [Int])]) -> Int? {
    guard isOfWords, path.count > 4 else { return nil }
    for place in 1..<path.count - 1
    where abs(path[place] - path[place - 1]) == 1 && path[place + 1] == path[place] + grid.width {
      let joint = path[place]
      for way in ways {
        guard let index = way.cells.firstIndex(of: joint), index > 0,
          way.cells[index - 1] == joint - grid.width
        else { continue }
        return way.node
      }
    }
    return nil
  }

  /// The edges with those that come back to the line of the name from which they branched off leading to that name, where
  /// words on the way tell a return: "Retry", "Resume". Without such words the way goes on with the line.
  func returned(_ edges: [Edge]) -> [Edge] {
    guard edges.contains(where: { $0.trunk != nil }) else { return edges }
    return edges.map { edge in
      guard let trunk = edge.trunk, trunk != edge.from, let label = edge.label,
        Self.tellsReturn(label),
        edges.contains(where: { $0.from == trunk && $0.to == edge.from })
      else { return edge }
      var back = edge
      back.to = trunk
      return back
    }
  }

  /// Whether words tell a return, and the plain line below them turns aside: they stand on a branch that comes back.
  func isOnWayBack(_ node: ChartNodes.Node) -> Bool {
    guard isOfWords, node.kind == .words, Self.tellsReturn(node.text) else { return false }
    return node.foot.contains { cell in
      var index = cell
      while let below = grid.next(index, .down), grid.uses[below] == .line,
        grid.ends[below].contains(.up)
      {
        index = below
        if isJoined(below, .down) { continue }
        return isJoined(below, .left) || isJoined(below, .right)
      }
      return false
    }
  }

  /// Whether a line goes on from a cell of one in a direction.
  private func isJoined(_ cell: Int, _ way: ChartGrid.Way) -> Bool {
    guard grid.ends[cell].contains(way), let next = grid.next(cell, way) else { return false }
    return (grid.uses[next] == .line || grid.uses[next] == .head)
      && grid.ends[next].contains(way.opposite)
  }

  /// The words that only say why a line is taken, as an edge tells: they are no names as well.
  func spoken(on edges: [Edge]) -> Set<Int> {
    let said = Set(edges.compactMap { $0.label.map(Names.key) })
    let ends = Set(edges.flatMap { [$0.from, $0.to] })
    return labels.filter { label in
      !ends.contains(label) && said.contains(Names.key(Self.unwrapped(chart.nodes[label].text)))
    }
  }

  /// Whether words tell that something goes on where it was left, or is tried once more.
  private static func tellsReturn(_ text: String) -> Bool {
    guard text.utf8.count <= 60 else { return false }
    let words = Names.words(text)
    return words.count <= 4
      && (words.contains(where: returns.contains) || wideReturns.contains(where: text.contains))
  }

  private static let returns: Lexicon = [
    "retry", "again", "resume", "back", "return", "erneut", "nochmal", "wiederholen", "fortsetzen",
    "zurück", "réessayer", "reprendre", "retour", "reintentar", "reanudar", "volver", "retomar",
    "voltar", "novamente", "riprova", "riprovare", "riprendi", "riprendere", "indietro", "opnieuw",
    "hervat", "hervatten", "terug", "ulangi", "lanjutkan", "kembali", "повторить", "возобновить",
    "назад", "снова",
  ]
  private static let wideReturns = [
    "再試行", "やり直", "再開", "戻る", "重试", "重試", "恢复", "恢復", "返回", "재시도", "다시", "재개", "돌아",
  ]
}
