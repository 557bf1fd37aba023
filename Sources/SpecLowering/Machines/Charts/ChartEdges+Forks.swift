import SpecModel
import SpecText

/// Lines that part below the head of an arrow, with words on each arm: "Notice" over "↓" over "┌──┴──┐", below it "undo"
/// and "5 s pass", each over what it leads to.
extension ChartEdges {
  /// An arm of a fork: from a name along the words on it to what stands below them.
  struct Arm {
    var from: Int
    var words: Int
    var to: Int
  }

  /// The arms of all forks, two or more each, on which words stand that plain lines enter and leave, where some of them
  /// tell what happens.
  ///
  /// - Complexity: O(cells).
  func arms() -> [Arm] {
    guard isOfWords else { return [] }
    var result: [Arm] = []
    for head in grid.uses.indices where grid.uses[head] == .head && grid.points[head] == .down {
      guard let bar = grid.next(head, .down), grid.uses[bar] == .line,
        !grid.ends[bar].intersection([.left, .right]).isEmpty, let from = name(above: head)
      else { continue }
      let corners = corners(of: bar)
      let arms = corners.compactMap { corner -> Arm? in
        guard let words = words(below: corner), words != from, let to = end(below: words) else {
          return nil
        }
        return Arm(from: from, words: words, to: to)
      }
      guard arms.count > 1, arms.count == corners.count, Set(arms.map(\.words)).count == arms.count,
        arms.contains(where: { tellsHappening(chart.nodes[$0.words].text) })
      else { continue }
      result += arms
    }
    return result
  }

  /// The edges with those of forks in place of what else is drawn between the words on their arms and other things.
  func withArms(_ arms: [Arm], _ edges: [Edge]) -> [Edge] {
    guard !arms.isEmpty else { return edges }
    let words = Set(arms.map(\.words))
    var result = edges.filter { !words.contains($0.from) && !words.contains($0.to) }
    for arm in arms where !words.contains(arm.from) && !words.contains(arm.to) {
      guard !result.contains(where: { $0.from == arm.from && $0.to == arm.to }) else { continue }
      result.append(
        Edge(
          from: arm.from, to: arm.to, label: Self.unwrapped(chart.nodes[arm.words].text),
          row: chart.nodes[arm.to].row))
    }
    return result
  }

  private func tellsHappening(_ text: String) -> Bool {
    FlowSteps.kind(of: text) == .action || FlowWords.isAnswer(text) || EventName.isEvent(text)
      || text.contains(where: \.isNumber)
  }

  /// The words above the line that ends in a head.
  private func name(above head: Int) -> Int? {
    var cell = head
    while let above = grid.next(cell, .up) {
      if chart.owner[above] >= 0 { return chart.owner[above] }
      guard grid.uses[above] == .line, grid.ends[above].contains(.up) else { break }
      cell = above
    }
    return loneName(in: cell - grid.width, left: cell)
  }

  /// The cells of a level line from which others lead down.
  private func corners(of bar: Int) -> [Int] {
    var cell = bar
    while let next = joined(cell, .left) { cell = next }
    var result: [Int] = []
    while true {
      if grid.ends[cell].contains(.down) { result.append(cell) }
      guard let next = joined(cell, .right) else { return result }
      cell = next
    }
  }

  private func joined(_ cell: Int, _ way: ChartGrid.Way) -> Int? {
    guard grid.ends[cell].contains(way), let next = grid.next(cell, way),
      grid.uses[next] == .line, grid.ends[next].contains(way.opposite)
    else { return nil }
    return next
  }

  /// The words that a plain line leads down to.
  private func words(below corner: Int) -> Int? {
    var cell = corner
    while let below = grid.next(cell, .down) {
      if chart.owner[below] >= 0 { return chart.owner[below] }
      guard grid.uses[below] == .line, grid.ends[below].contains(.up) else { return nil }
      cell = below
    }
    return nil
  }

  /// What the line below words leads to, straight down.
  private func end(below words: Int) -> Int? {
    for start in chart.nodes[words].foot {
      var cell = start
      while let below = grid.next(cell, .down) {
        let owner = chart.owner[below]
        if owner >= 0, owner != words, cell != start { return owner }
        let goesOn =
          grid.uses[below] == .line && grid.ends[below].contains(.up)
          || grid.uses[below] == .head && grid.points[below].contains(.down)
        guard goesOn else { break }
        cell = below
      }
    }
    return nil
  }
}
