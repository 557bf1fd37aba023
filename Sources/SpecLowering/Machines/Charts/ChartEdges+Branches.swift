import SpecModel
import SpecText

/// Lines that part below a box, and the words that tell their ways apart.
extension ChartEdges {
  /// A cell of a line on the way back from a head.
  struct Visit {
    var index: Int
    var previous: Int
    /// The words passed on the way.
    var label: Int
  }

  /// The way back from a head along its line.
  struct Search {
    private struct Passing: Hashable {
      var cell: Int
      var label: Int
    }

    private(set) var visits: [Visit]
    /// What the line ends at, each with the visit from which it was reached.
    var found: [(node: Int, visit: Int)] = []
    /// The words behind which each cell was passed first.
    private var seen: [Int: Int]
    private var again: Set<Passing> = []
    /// Whether a line that parts below one thing and comes together again is as many ways as it has words.
    private let tellsWaysApart: Bool

    init(from head: Int, tellsWaysApart: Bool) {
      visits = [Visit(index: head, previous: -1, label: -1)]
      seen = [head: -1]
      self.tellsWaysApart = tellsWaysApart
    }

    /// Goes on to a cell; one that was passed before only behind other words, as the line that "├─ failed ──┐" and
    /// "└─ too late ──┤" leave.
    mutating func pass(_ cell: Int, from position: Int, behind label: Int) {
      if let first = seen[cell] {
        let before = visits[position].previous
        guard tellsWaysApart, label >= 0, first >= 0, first != label,
          before < 0 || visits[before].index != cell,
          again.insert(Passing(cell: cell, label: label)).inserted
        else { return }
      } else {
        seen[cell] = label
      }
      visits.append(Visit(index: cell, previous: position, label: label))
    }

    /// What the line begins at: each thing once, or once for each of the words behind which it was reached where the
    /// line leads to no other head.
    func begins(but target: Int, isShared: Bool) -> [(node: Int, visit: Int)] {
      var result: [(node: Int, visit: Int)] = []
      for item in found where item.node != target {
        let label = visits[item.visit].label
        let isKnown = result.contains { other in
          let known = visits[other.visit].label
          return other.node == item.node
            && (isShared || !tellsWaysApart || label < 0 || known < 0 || known == label)
        }
        if !isKnown { result.append(item) }
      }
      return result
    }
  }

  /// The head at the other end of a drawn line that has one at each and no branch between them: "Open <----> Shut"; a
  /// sign such as "<->" is read with the words beside it.
  func farHead(_ visits: [Visit], pointing way: ChartGrid.Way) -> Int? {
    guard visits.count > 3, let last = visits.indices.last,
      grid.uses[visits[last].index] == .head, grid.points[visits[last].index] == way,
      visits.dropFirst().dropLast().allSatisfy({
        grid.uses[$0.index] == .line && grid.ends[$0.index].count == 2
      })
    else { return nil }
    return last
  }

  // MARK: - Branches

  /// Whether a line to the right of a cell among boxes turns down to a head: "├─ failed ──┐" over "▼" is a way of its
  /// own, and leads back to nothing.
  func isBranch(_ cell: Int) -> Bool {
    let ends = grid.ends[cell]
    guard !isOfWords, grid.uses[cell] == .line, ends.isSuperset(of: [.up, .right]),
      !ends.contains(.left), !hangsBelowHead(cell), let corner = corner(rightOf: cell)
    else { return false }
    return leadsDownToHead(corner)
  }

  /// The corner at which the line to the right of a cell turns down, over the words on it.
  private func corner(rightOf cell: Int) -> Int? {
    var index = cell
    var blanks = 0
    while blanks < 3, let next = grid.next(index, .right) {
      index = next
      switch grid.uses[index] {
      case .text: blanks = 0
      case .line where grid.ends[index] == [.left, .right]: blanks = 0
      case .line:
        return grid.ends[index].isSuperset(of: [.left, .down])
          && !grid.ends[index].contains(.right) ? index : nil
      case .blank: blanks += 1
      default: return nil
      }
    }
    return nil
  }

  /// Whether the line below a corner, a column off now and then, ends in a head that points down.
  private func leadsDownToHead(_ corner: Int) -> Bool {
    var index = corner
    for _ in 0..<grid.height {
      guard let below = grid.next(index, .down) else { return false }
      let near = grid.uses[below] == .blank ? [below - 1, below + 1] : [below]
      guard
        let next = near.first(where: { cell in
          grid.uses.indices.contains(cell) && grid.ends[cell].contains(.up)
        })
      else { return false }
      if grid.uses[next] == .head { return grid.points[next].contains(.down) }
      guard grid.uses[next] == .line, grid.ends[next].contains(.down) else { return false }
      index = next
    }
    return false
  }

  /// Whether the line above a cell ends in a head that points up.
  private func hangsBelowHead(_ cell: Int) -> Bool {
    var index = cell
    while grid.ends[index].contains(.up), let above = grid.next(index, .up) {
      if grid.uses[above] == .head { return grid.points[above].contains(.up) }
      guard grid.uses[above] == .line, grid.ends[above].contains(.down) else { return false }
      index = above
    }
    return false
  }

  // MARK: - Words

  /// The words in parentheses beside a line right below the words that it leaves: "Found" over "│ (score > 5)".
  func remark(below label: Int, _ cells: some Sequence<Int>) -> String? {
    let row = chart.nodes[label].row + 1
    return cells.lazy.filter { grid.row($0) == row }.compactMap { words(beside: $0) }
      .map { chart.nodes[$0].text }.first { $0.hasPrefix("(") && $0.hasSuffix(")") }
  }

  /// Whether words between a head and a line that goes on below them are one of two cases, "Signed in" beside "Not
  /// signed in", and no thing of their own.
  func isCaseBelowHead(_ node: ChartNodes.Node) -> Bool {
    guard node.kind == .words, node.cells.contains(where: isHeadDown),
      node.foot.contains(where: { isLine($0, .down) })
    else { return false }
    return chart.nodes.contains { other in
      other.kind == .words && other.row == node.row && Self.areOpposite(other.text, node.text)
    }
  }

  /// The lines with words in brackets taken for conditions where another line from the same box denies them:
  /// "[on time]" beside "[not on time]". "[Retry]" is a button.
  func withConditions(_ edges: [Edge]) -> [Edge] {
    let brackets = Set(
      chart.nodes.filter { $0.kind == .bracket }.map { Self.unwrapped($0.text) })
    guard brackets.count > 1 else { return edges }
    return edges.map { edge in
      guard let label = edge.label, brackets.contains(label),
        edges.contains(where: { other in
          other.from == edge.from
            && other.label.map { brackets.contains($0) && Self.areOpposite($0, label) } ?? false
        })
      else { return edge }
      var guarded = edge
      guarded.label = nil
      guarded.condition = edge.condition.map { "\($0) and \(label)" } ?? label
      return guarded
    }
  }

  /// Whether one of two texts is the other one denied, "on time" and "not on time", and no act.
  private static func areOpposite(_ first: String, _ second: String) -> Bool {
    let pair = [first, second].map { Names.words($0) }
    let bare = pair.map { $0.filter { !DeniedChangeWords.denials.contains($0) } }
    // "no more" denies "more stops" as well.
    guard !bare.contains([]), bare[0].starts(with: bare[1]) || bare[1].starts(with: bare[0]),
      (bare[0].count == pair[0].count) != (bare[1].count == pair[1].count)
    else { return false }
    return ![first, second].contains { FlowSteps.kind(of: $0) == .action }
  }
}
