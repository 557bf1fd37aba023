import SpecModel
import SpecText

/// The words that stand on the lines of a drawing or beside them.
extension ChartEdges {
  /// The words passed first, seen from the start; else the words beside the line, seen from the head.
  func label(of visit: Int, _ visits: [Visit]) -> String? {
    if visits[visit].label == Self.none { return nil }
    let cells = Self.path(from: visit, visits).reversed()
    if case let number = visits[visit].label, number >= 0 {
      if isSharedByLines(number),
        let own = cells.lazy.compactMap({ words(beside: $0) }).first(where: { $0 != number })
      {
        return Self.unwrapped(chart.nodes[own].text)
      }
      let text = Self.unwrapped(chart.nodes[number].text)
      return remark(below: number, cells).map { "\(text) \($0)" } ?? text
    }
    guard
      let place = cells.firstIndex(where: { cell in
        words(beside: cell).map { !areOfOther($0, over: cell, cells) } ?? false
      }), let first = words(beside: cells[place])
    else { return nil }
    var rows = [first]
    for index in cells[cells.index(after: place)...] {
      guard let next = words(beside: index), next != rows[0] else { continue }
      guard let cell = chart.nodes[next].cells.first, let below = chart.nodes[rows[0]].cells.first,
        continues(cell, below, chart.nodes[rows[0]].text), rows.count < 4
      else { break }
      rows.insert(next, at: 0)
    }
    if rows.count == 1, grid.ends[cells[place]].intersection([.up, .down]).isEmpty {
      rows = raised(first, over: cells[place])
    }
    return Self.unwrapped(
      rows.map { ([chart.nodes[$0].text] + chart.nodes[$0].lines).joined(separator: " ") }
        .joined(separator: " "))
  }

  /// Whether words that begin at a cell go on in those that begin at another: right below, or a little to the right where
  /// these close a parenthesis that they do not open, "calls (twice" over " and aloud)".
  private func continues(_ cell: Int, _ below: Int, _ text: String) -> Bool {
    if below == cell + grid.width { return true }
    guard grid.row(below) == grid.row(cell) + 1,
      abs(grid.column(below) - grid.column(cell)) <= 2
    else { return false }
    return text.count { ")）".contains($0) } > text.count { "(（".contains($0) }
  }

  /// Whether words among boxes lie across two upright lines, those of the way there and of the way back; words beside
  /// one of the lines are those of that line.
  private func isSharedByLines(_ number: Int) -> Bool {
    guard !isOfWords else { return false }
    let node = chart.nodes[number]
    return node.cells.count { isLine($0, .up) } > 1 && node.foot.count { isLine($0, .down) } > 1
  }

  /// Whether words among boxes that stand over a bar hang on another line that comes down to it right before them:
  /// "│ pay" over "└──────".
  private func areOfOther(_ words: Int, over cell: Int, _ way: some Sequence<Int>) -> Bool {
    guard !isOfWords, grid.ends[cell].isSuperset(of: [.left, .right]),
      !grid.ends[cell].contains(.up), var index = chart.nodes[words].cells.first,
      grid.row(index) == grid.row(cell) - 1
    else { return false }
    for _ in 0..<3 {
      guard let next = grid.next(index, .left) else { return false }
      index = next
      if grid.uses[index] == .line, grid.ends[index] == [.up, .down] {
        let line = index
        return !way.contains { $0 == line }
      }
      guard grid.uses[index] == .blank else { return false }
    }
    return false
  }

  /// How far words may reach beyond the line that they stand over.
  private static let overhang = 4

  /// The words above a level line, with the row right above them where they go on from there: "text" over "ready" over
  /// "──▶"; what reaches beyond the line is said of something else.
  private func raised(_ words: Int, over cell: Int) -> [Int] {
    guard let below = chart.nodes[words].cells.first, grid.row(below) < grid.row(cell) else {
      return [words]
    }
    var left = cell
    while let next = grid.next(left, .left), grid.uses[next] == .line || grid.uses[next] == .head {
      left = next
    }
    var right = cell
    while let next = grid.next(right, .right), grid.uses[next] == .line || grid.uses[next] == .head
    { right = next }
    let row = grid.row(below) - 1
    guard row >= 0 else { return [words] }
    let span = max(0, grid.column(left) - 1)...min(grid.width - 1, grid.column(right) + 1)
    let above = span.lazy.compactMap { free(row * grid.width + $0) }.first
    guard let above, case let cells = chart.nodes[above].cells,
      let first = cells.first, let last = cells.last, !labels.contains(above),
      grid.column(first) + Self.overhang >= span.lowerBound,
      grid.column(last) <= span.upperBound + Self.overhang
    else { return [words] }
    return [above, words]
  }

  /// The words beside a cell of a line.
  func words(beside index: Int) -> Int? {
    let isUpright = !grid.ends[index].intersection([.up, .down]).isEmpty
    if isUpright, !tellsStates {
      for way in [ChartGrid.Way.right, .left] {
        var next = index
        for _ in 0..<3 {
          guard let step = grid.next(next, way) else { break }
          next = step
          guard grid.uses[next] == .blank else { break }
        }
        if let text = free(next) { return text }
      }
    }
    guard !grid.ends[index].intersection([.left, .right]).isEmpty else { return nil }
    for way in [ChartGrid.Way.up, .down] {
      if let next = grid.next(index, way), let text = free(next) { return text }
    }
    return nil
  }

  /// The words at a cell, where no line begins or ends at them.
  private func free(_ index: Int) -> Int? {
    let number = chart.owner[index]
    guard number >= 0, grid.uses[index] == .text || isRemark(index, of: number) else {
      return nil
    }
    if chart.nodes[number].kind == .bracket, labels.contains(number) { return number }
    guard chart.nodes[number].kind == .words, !isAttached(chart.nodes[number]),
      !(isOfWords && chart.nodes[number].text.hasSuffix(":"))
    else { return nil }
    return number
  }

  /// The lines without arrows in words, of which those that name a box say why the line beside them leads there.
  func withWords(_ edges: [Edge]) -> [Edge] {
    let said = edges.filter(isSaidOfLine)
    var result = edges.filter { !isSaidOfLine($0) && !isInSentence($0) }
    for edge in said {
      let key = Names.key(chart.nodes[edge.to].text)
      let places = result.indices.filter { place in
        let target = chart.nodes[result[place].to]
        return result[place].label == nil && target.kind == .box && Names.key(target.text) == key
      }
      if places.count == 1 { result[places[0]].label = chart.nodes[edge.from].text }
    }
    return result
  }

  /// The lines with the cases in which the boxes that they enter hold.
  func withCases(_ edges: [Edge]) -> [Edge] {
    guard chart.nodes.contains(where: { $0.condition != nil }) else { return edges }
    return edges.map { edge in
      guard let own = chart.nodes[edge.to].condition else { return edge }
      var copy = edge
      copy.condition = edge.condition.map { "\($0) and \(own)" } ?? own
      return copy
    }
  }

  /// Whether an arrow in words beside an upright line names a box, "│ long press → Setup": the words are said of the line.
  private func isSaidOfLine(_ edge: Edge) -> Bool {
    let (from, to) = (chart.nodes[edge.from], chart.nodes[edge.to])
    guard isAmongBoxes(from, to), let line = ends(of: from, .left, reach: 2),
      grid.uses[line] == .line, grid.ends[line] == [.up, .down],
      case let key = Names.key(to.text), !key.isEmpty
    else { return false }
    return chart.nodes.contains { $0.kind == .box && Names.key($0.text) == key }
  }

  /// Whether an arrow stands in a sentence below a drawing: "Menu: from any mode → overlay on top; release → pop."
  private func isInSentence(_ edge: Edge) -> Bool {
    guard isAmongBoxes(chart.nodes[edge.from], chart.nodes[edge.to]) else { return false }
    let row = grid.scalars[(edge.row * grid.width)..<((edge.row + 1) * grid.width)]
    return row.last { $0 > 0x20 } == 0x2E && row.contains(0x3A) && row.contains(0x3B)
  }

  private func isAmongBoxes(_ from: ChartNodes.Node, _ to: ChartNodes.Node) -> Bool {
    !isOfWords && from.kind == .words && to.kind == .words && from.row == to.row
  }

  /// Whether a cell is of the remark in parentheses below words.
  private func isRemark(_ index: Int, of number: Int) -> Bool {
    let node = chart.nodes[number]
    return grid.uses[index] == .inside && node.kind == .words && !node.lines.isEmpty
      && node.lowest.contains(index)
  }

  func isAttached(_ node: ChartNodes.Node) -> Bool {
    touches(node, on: .left, towards: .right) || touches(node, on: .right, towards: .left)
  }

  /// Whether a line on one side of a thing runs towards it.
  private func touches(
    _ node: ChartNodes.Node, on side: ChartGrid.Way, towards way: ChartGrid.Way
  ) -> Bool {
    guard let end = ends(of: node, side, reach: 2) else { return false }
    let isLine = grid.uses[end] == .line || grid.uses[end] == .head
    return isLine && (grid.ends[end].contains(way) || grid.points[end].contains(way))
  }

  /// "Trigger: press" and "(press)" as "press".
  static func unwrapped(_ text: String) -> String {
    // A slanting line of strokes beside the words is none of them.
    let words = text.split(separator: " ").drop { $0 == "\\" || $0 == "/" }
    let bare = ArrowSide.unwrapped(words.isEmpty ? text : words.joined(separator: " "))
    guard let colon = bare.firstIndex(of: ":"),
      ColumnRole.role(ofHeader: String(bare[..<colon])) == .event
    else { return bare }
    return StateName.trimmed(String(bare[bare.index(after: colon)...]))
  }
}
