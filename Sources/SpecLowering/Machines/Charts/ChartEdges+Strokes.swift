import SpecModel
import SpecText

/// Drawings without boxes in which plain upright lines lead from name to name, and words hang on them.
extension ChartEdges {
  /// Whether it joins names that stand in no boxes.
  var isOfWords: Bool { !chart.hasBoxes }

  /// The edges with those that strokes without a head make, "Cart" over "│" over "Address" beside arrows elsewhere, and
  /// with what stands beside a stroke led on from the name above it: "│  tap gear ⇄ Settings".
  func withStrokes(_ edges: [Edge]) -> [Edge] {
    guard isOfWords, !edges.isEmpty else { return edges }
    let arms = arms()
    var result = withArms(arms, edges.filter { !isRemark($0) }.map(hung).flatMap(spread))
    let spoken = spoken(on: result).union(arms.map(\.words))
    for node in chart.nodes.indices
    where !chart.nodes[node].cells.isEmpty && !spoken.contains(node) && isName(node) {
      for (target, label) in reached(below: node)
      where !spoken.contains(target)
        && !result.contains(where: { $0.from == node && $0.to == target })
      {
        result.append(
          Edge(from: node, to: target, label: label, row: chart.nodes[target].row))
      }
    }
    return result
  }

  /// Whether words are an event on a line among names with capitals: "server hangs up" between strokes.
  func isClause(_ node: ChartNodes.Node) -> Bool {
    hasTitles && node.kind == .words && node.text.first?.isLowercase == true
      && Names.wordCount(node.text) > 1
  }

  /// The only words in the row above a line or below a head, where they begin further to the left: "Home" over a stroke
  /// further in.
  func loneName(from cell: Int, _ way: ChartGrid.Way) -> Int? {
    switch way {
    case .up where grid.uses[cell] == .line: loneName(in: cell - grid.width, left: cell)
    case .down where grid.uses[cell] == .head && grid.points[cell] == .down:
      loneName(in: cell + grid.width, left: cell)
    case .left where grid.uses[cell] == .head: farName(from: cell, way)
    case .right where grid.uses[cell] == .head: farName(from: cell, way)
    default: nil
    }
  }

  /// The words at the far end of the blanks beside a head: "Locked    ←    Open".
  private func farName(from head: Int, _ way: ChartGrid.Way) -> Int? {
    guard isOfWords else { return nil }
    var cell = head
    for _ in 0...Self.gap {
      guard let next = grid.next(cell, way) else { return nil }
      cell = next
      if chart.owner[cell] >= 0 { return chart.owner[cell] }
      guard grid.uses[cell] == .blank else { return nil }
    }
    return nil
  }

  func loneName(in place: Int, left cell: Int) -> Int? {
    guard isOfWords, grid.uses.indices.contains(place), grid.uses[place] == .blank,
      case let row = grid.row(place),
      let node = chart.nodes.lastIndex(where: { node in
        node.row == row && node.cells.last.map { $0 < place } ?? false
      }), let last = chart.nodes[node].cells.last, place - last <= Self.gap,
      chart.nodes[node].text.contains(where: \.isLetter),
      !(last + 1..<place).contains(where: { grid.uses[$0] != .blank })
    else { return nil }
    // Of several in a row only one that ends right beside.
    if place - last <= 2 { return node }
    let cells = row * grid.width..<(row + 1) * grid.width
    let isAlone = !cells.contains { index in
      grid.uses[index] == .line
        || grid.uses[index] == .text && !chart.nodes[node].cells.contains(index)
    }
    return isAlone ? node : nil
  }

  private static let gap = 10

  /// An edge to each of the names that brackets hold, "[Retry | Reset]": a bar in a drawing ends words.
  private func spread(_ edge: Edge) -> [Edge] {
    let first = chart.nodes[edge.to]
    guard first.text.hasPrefix("["), !first.text.contains("]") else { return [edge] }
    var result = [edge]
    for node in chart.nodes.indices
    where node > edge.to && chart.nodes[node].row == first.row && result.count < 12 {
      var other = edge
      other.to = node
      result.append(other)
      if chart.nodes[node].text.hasSuffix("]") { return result }
    }
    return [edge]
  }

  // MARK: Beside strokes

  /// "Card  ← moves on when the card is read": what is said of a name, and no name that leads to it.
  private func isRemark(_ edge: Edge) -> Bool {
    let (from, to) = (chart.nodes[edge.from], chart.nodes[edge.to])
    guard from.row == to.row, let start = from.cells.first, let end = to.cells.last, end < start,
      !(end + 1..<start).contains(where: { grid.uses[$0] == .line })
    else { return false }
    return from.isRequest
      || from.text.first?.isLowercase == true && to.text.first?.isLowercase == false
        && Names.wordCount(from.text) > 1
  }

  /// The edge with the name above a stroke in place of the words that hang on it.
  private func hung(_ edge: Edge) -> Edge {
    var edge = edge
    // Words on the line below a name are not raised to the name.
    let name = Self.unwrapped(chart.nodes[edge.from].text)
    if let label = edge.label, label.hasPrefix(name + " ") {
      edge.label = StateName.trimmed(String(label.dropFirst(name.count)))
    }
    if let owner = owner(ofWords: edge.from, in: edge.row), owner != edge.to {
      edge.label = Self.unwrapped(chart.nodes[edge.from].text)
      edge.from = owner
    } else if let owner = owner(ofWords: edge.to, in: edge.row), owner != edge.from {
      edge.label = nil
      edge.to = owner
    }
    return edge
  }

  /// The name above the stroke right in front of words.
  private func owner(ofWords number: Int, in row: Int) -> Int? {
    let node = chart.nodes[number]
    guard node.kind == .words, node.row == row, var cell = node.cells.first else { return nil }
    for _ in 0..<3 {
      guard let next = grid.next(cell, .left) else { return nil }
      cell = next
      if grid.uses[cell] != .blank { break }
    }
    guard grid.uses[cell] == .line, grid.ends[cell] == [.up, .down] else { return nil }
    while let next = grid.next(cell, .up) {
      if chart.owner[next] >= 0 { return chart.owner[next] }
      guard grid.uses[next] == .line, grid.ends[next].contains(.down) else {
        return loneName(from: cell, .up)
      }
      cell = next
    }
    return nil
  }

  /// Whether words are a name that lines join: no label, and nothing that hangs on a stroke.
  private func isName(_ number: Int) -> Bool {
    let node = chart.nodes[number]
    guard node.text.contains(where: \.isLetter), owner(ofWords: number, in: node.row) == nil else {
      return false
    }
    return !labels.contains(number) || !isClause(node) && !leadsToHead(number)
  }

  // MARK: Strokes

  /// The lines that leave a name downwards.
  private func stems(below number: Int) -> [Int] {
    let foot = chart.nodes[number].foot
    let stems = foot.compactMap { grid.next($0, .down) }.filter(isStem)
    if !stems.isEmpty { return stems }
    guard let last = foot.last else { return [] }
    return (last + 1...last + Self.gap).compactMap { grid.next($0, .down) }.filter {
      isStem($0) && loneName(from: $0, .up) == number
    }
  }

  /// Whether a line leads up from a cell, and is no stroke between two names in a row, "[A | B]".
  private func isStem(_ cell: Int) -> Bool {
    guard grid.uses[cell] == .line, grid.ends[cell].contains(.up) else { return false }
    return ![ChartGrid.Way.left, .right].allSatisfy { way in
      guard let next = grid.next(cell, way) else { return false }
      return grid.uses[next] == .text
        || grid.uses[next] == .blank && grid.next(next, way).map { grid.uses[$0] == .text } == true
    }
  }

  /// The names at the ends of the strokes below a name that have no head, each with the words beside its way.
  private func reached(below number: Int) -> [(target: Int, label: String?)] {
    var found: [(target: Int, label: String?)] = []
    follow(stems(below: number)) { cell, path in
      let target = chart.owner[cell]
      guard target >= 0, target != number, isName(target),
        !found.contains(where: { $0.target == target })
      else { return }
      let said = path.compactMap { self.words(beside: $0) }
        .first(where: { $0 != target && $0 != number })
      found.append((target, said.map { Self.unwrapped(chart.nodes[$0].text) }))
    }
    return found
  }

  /// Whether a head ends a line that leaves words downwards.
  private func leadsToHead(_ number: Int) -> Bool {
    var isFound = false
    follow(stems(below: number)) { cell, _ in if grid.uses[cell] == .head { isFound = true } }
    return isFound
  }

  /// Follows lines downwards to what they end at, never up; each end comes with the cells on the way.
  ///
  /// - Complexity: O(cells of the lines).
  private func follow(_ stems: [Int], _ end: (_ cell: Int, _ path: [Int]) -> Void) {
    var open = stems.map { [$0] }
    var seen = Set(stems)
    while let path = open.popLast(), let cell = path.last {
      for way in [ChartGrid.Way.down, .left, .right] where grid.ends[cell].contains(way) {
        guard let next = grid.next(cell, way) else { continue }
        if grid.uses[next] == .line, grid.ends[next].contains(way.opposite) {
          if way == .down, !isStem(next) { continue }
          if path.count < 400, seen.insert(next).inserted { open.append(path + [next]) }
        } else if grid.uses[next] == .head || way == .down && grid.uses[next] == .text {
          end(next, path)
        }
      }
    }
  }
}
