import SpecText

/// Follows the lines of a drawing from each arrow head back to where they begin.
struct ChartEdges {
  /// A line from one thing to another, with the words on it.
  struct Edge {
    var from: Int
    var to: Int
    var label: String?
    var row: Int
    /// Whether it is a head alone beside a box: "│ Saved │ → a green tick" tells what is shown.
    var isRemark = false
    /// The questions on the way with the answers that lead on: "Signed in? Yes".
    var condition: String?
    /// Whether its line ends at the corner of another that comes from above: "└─ again ─┘" below a box.
    var isCornered = false
    /// Where its line comes from the side to that of another name, that name.
    var trunk: Int?
  }

  let grid: ChartGrid
  let chart: ChartNodes
  private let hasBoxes: Bool
  /// Heads whose line begins at several things and leads to several, none of which can be told from the others.
  var unclear: [(target: Int, row: Int)] = []
  /// Words that stand on or beside a line.
  private(set) var labels: Set<Int> = []
  /// Whether heads that point down stand right above words, two at least: names are where heads lead to.
  private(set) var headsEnterWords = false
  /// Whether the words beside upright lines tell what the state above them is, and not why it is left.
  private(set) var tellsStates = false
  /// Whether three or more words begin with a capital, as names do, in a drawing without boxes.
  private(set) var hasTitles = false
  /// Possible ways along lines that meet others.
  private(set) var meeting: [Way] = []

  init(_ chart: ChartNodes) {
    self.chart = chart
    grid = chart.grid
    hasBoxes = chart.hasBoxes && !chart.hasTitleAlone
  }

  /// All lines with a head that join two things; more heads than `limit` draw something else.
  mutating func edges() -> [Edge] {
    let heads = grid.uses.indices.filter { grid.uses[$0] == .head }
    guard !heads.isEmpty, heads.count <= Self.limit else { return [] }
    headsEnterWords =
      heads.count { head in
        grid.points[head] == .down
          && grid.next(head, .down).map { grid.uses[$0] == .text } ?? false
      } > 1
    hasTitles =
      isOfWords
      && chart.nodes.count { $0.kind == .words && $0.text.first?.isUppercase == true } > 2
    labels = Set(chart.nodes.indices.filter(isLabel))
    tellsStates = hasParagraph
    var result: [Edge] = []
    for head in heads {
      for way in ChartGrid.Way.all where grid.points[head].contains(way) {
        guard let target = thing(from: head, way), !labels.contains(target) else { continue }
        result += sources(of: head, entering: target, against: way)
      }
    }
    let drawn = returned(cornered(result + straightened()))
    return withCases(withWords(withConditions(withStrokes(drawn))))
  }

  private static let limit = 80

  /// Whether words beside the line right below a name in brackets go on in the next row: a text of several rows
  /// describes what stands above.
  private var hasParagraph: Bool {
    guard !hasBoxes else { return false }
    var starts: Set<Int> = []
    for node in chart.nodes where node.kind == .words {
      guard let first = node.cells.first, let line = ends(of: node, .left, reach: 2),
        grid.uses[line] == .line, !grid.ends[line].intersection([.up, .down]).isEmpty,
        grid.ends[line].intersection([.left, .right]).isEmpty
      else { continue }
      if starts.contains(first - grid.width) { return true }
      let above = line - grid.width
      if above >= 0, chart.owner[above] >= 0, chart.nodes[chart.owner[above]].kind == .bracket {
        starts.insert(first)
      }
    }
    return false
  }

  // MARK: - Things

  /// Words between two pieces of one line; in a drawing with boxes, any words in brackets on a line.
  private func isLabel(_ number: Int) -> Bool {
    let node = chart.nodes[number]
    guard !node.cells.isEmpty else { return false }
    if hasBoxes, node.kind == .bracket { return !isEnd(node) }
    let left = ends(of: node, .left, reach: 2)
    let right = ends(of: node, .right, reach: 2)
    if isRemarkOnBar(node) || hasBoxes && isCaseBelowHead(node) { return true }
    if let left, let right, grid.uses[left] == .line, grid.ends[left].contains(.right),
      grid.ends[right].contains(.left)
    {
      return true
    }
    guard node.kind == .words || hasBoxes else { return false }
    let above = node.cells.contains { isLine($0, .up) }
    let below = node.foot.contains { isLine($0, .down) }
    if above, below {
      return hasBoxes || isPassed(node) || FlowWords.isAnswer(node.text) || isClause(node)
        || isOnWayBack(node)
    }
    if below, !above, node.kind == .words, isEndOfFork(left, right) { return true }
    // "(card shown)" below a head and above the next goes on with the way.
    return below && node.text.hasPrefix("(") && node.text.hasSuffix(")")
      && node.cells.contains { isHeadDown($0) }
  }

  /// Whether a plain line runs into words from above and leaves them below, where heads lead into other words.
  private func isPassed(_ node: ChartNodes.Node) -> Bool {
    guard headsEnterWords else { return false }
    return node.cells.contains { cell in
      guard let above = grid.next(cell, .up), grid.uses[above] == .line else { return false }
      return grid.ends[above].contains(.up) || grid.levelled.contains(above)
    }
      && node.cells.contains { cell in
        grid.next(cell, .down).map { grid.uses[$0] == .line && grid.ends[$0].contains(.down) }
          ?? false
      }
  }

  func isHeadDown(_ cell: Int) -> Bool {
    grid.next(cell, .up).map { grid.uses[$0] == .head && grid.points[$0] == .down } ?? false
  }

  /// Whether words in brackets among boxes are an end of a line, "[From Home]" over a line or below a head: nothing
  /// joins them on any other side.
  private func isEnd(_ node: ChartNodes.Node) -> Bool {
    guard ends(of: node, .left, reach: 2) == nil, ends(of: node, .right, reach: 2) == nil else {
      return false
    }
    let above = node.cells.contains { touches($0, .up) }
    let below = node.foot.contains { touches($0, .down) }
    return above != below
  }

  /// Whether a line, a head or the edge of a box stands right beside a cell.
  private func touches(_ index: Int, _ way: ChartGrid.Way) -> Bool {
    grid.next(index, way).map { grid.uses[$0] != .blank && grid.uses[$0] != .text } ?? false
  }

  func isLine(_ index: Int, _ way: ChartGrid.Way) -> Bool {
    guard let next = grid.next(index, way) else { return false }
    // Words may stand right above the head that points away from them.
    if grid.uses[next] == .head { return grid.points[next].contains(way) }
    return grid.uses[next] == .line && grid.ends[next].contains(way.opposite)
  }

  /// The first cell beside words that is not blank.
  func ends(of node: ChartNodes.Node, _ way: ChartGrid.Way, reach: Int) -> Int? {
    var index = way == .left ? node.cells.lowerBound : node.cells.upperBound - 1
    for _ in 0..<reach {
      guard let next = grid.next(index, way) else { return nil }
      index = next
      if grid.uses[index] != .blank { return index }
    }
    return nil
  }

  /// The thing that a cell leads to in a direction, or the one name in the row there.
  private func thing(from start: Int, _ way: ChartGrid.Way) -> Int? {
    nearThing(from: start, way) ?? loneName(from: start, way)
  }

  /// The thing that a cell leads to in a direction; blanks between them are few.
  private func nearThing(from start: Int, _ way: ChartGrid.Way) -> Int? {
    let isLevel = way == .left || way == .right
    var index = start
    for _ in 0..<(isLevel ? 3 : 2) {
      guard let next = grid.next(index, way) else { return nil }
      index = next
      if chart.owner[index] >= 0 { return chart.owner[index] }
      guard grid.uses[index] == .blank else { return nil }
      if !isLevel, let near = beside(index) { return near }
    }
    return nil
  }

  /// Words one column off an upright line.
  private func beside(_ index: Int) -> Int? {
    for way in [ChartGrid.Way.left, .right] {
      if let next = grid.next(index, way), grid.uses[next] == .text || grid.uses[next] == .border {
        return chart.owner[next] >= 0 ? chart.owner[next] : nil
      }
    }
    return nil
  }

  // MARK: - Lines

  /// Goes from a head back along its line to the things where it begins.
  private mutating func sources(of head: Int, entering target: Int, against way: ChartGrid.Way)
    -> [Edge]
  {
    var search = Search(from: head, tellsWaysApart: hasBoxes)
    var targets = 1
    var position = 0
    while position < search.visits.count, search.visits.count < 4000 {
      let current = search.visits[position]
      let isStart = position == 0
      for next in ChartGrid.Way.all where grid.ends[current.index].contains(next) {
        if isStart, next == way { continue }
        step(from: position, next, &search)
      }
      if !isStart, grid.uses[current.index] == .head { targets += 1 }
      position += 1
    }
    if search.found.isEmpty, let far = farHead(search.visits, pointing: way.opposite),
      let node = thing(from: search.visits[far].index, way.opposite), !labels.contains(node)
    {
      search.found = [(node, far)]
      targets = 1
    }
    let visits = search.visits
    let begins = search.begins(but: target, isShared: targets > 1)
    let areSeveral = Set(begins.map(\.node)).count > 1
    let ways = begins.map { (node: $0.node, cells: Self.path(from: $0.visit, visits)) }
    let edges = begins.map { begin in
      Edge(
        from: begin.node, to: target,
        label: label(of: begin.visit, visits)
          ?? words(in: begin.node, from: visits[begin.visit].index),
        row: grid.row(head),
        isCornered: areSeveral && turnsAtCorner(Self.path(from: begin.visit, visits)),
        trunk: areSeveral ? trunk(of: Self.path(from: begin.visit, visits), among: ways) : nil)
    }
    if hasBoxes, visits.count == 1, way == .right, chart.nodes[target].kind == .words {
      return edges.map { edge in
        var edge = edge
        edge.isRemark = chart.nodes[edge.from].kind == .box
        return edge
      }
    }
    guard targets > 1, areSeveral else {
      return withoutSiblings(edges, begins.map(\.visit), visits)
    }
    // Where several lines meet on the way to several heads, all of them are needed to tell which leads where.
    meeting += zip(edges, begins).map { edge, begin in
      Way(edge: edge, cells: Self.path(from: begin.visit, visits))
    }
    return []
  }

  /// The edges without those that begin where the line from another name leads down to: the other arm of a fork.
  private func withoutSiblings(_ edges: [Edge], _ begins: [Int], _ visits: [Visit]) -> [Edge] {
    guard isOfWords, edges.count > 1 else { return edges }
    let areBelow = zip(edges, begins).map { edge, visit in
      chart.nodes[edge.from].row > grid.row(visits[visit].index)
    }
    guard areBelow.contains(false) else { return edges }
    return zip(edges, areBelow).filter { !$0.1 }.map(\.0)
  }

  /// The cells from the beginning of a line to its head.
  static func path(from visit: Int, _ visits: [Visit]) -> [Int] {
    var cells: [Int] = []
    var position = visit
    while position >= 0 {
      cells.append(visits[position].index)
      position = visits[position].previous
    }
    return cells
  }

  private func step(from position: Int, _ way: ChartGrid.Way, _ search: inout Search) {
    let current = search.visits[position]
    let isHead = grid.uses[current.index] == .head
    if way == .right, isBranch(current.index) { return }
    if let line = line(from: current.index, way) {
      search.pass(line, from: position, behind: current.label)
      return
    }
    guard let thing = thing(from: current.index, way) else { return }
    if labels.contains(thing) {
      // "(again)" below a bar is said of the bar, and the line below comes from where the bar does.
      let isPassed = way == .up && isRemarkOnBar(chart.nodes[thing])
      let bars = isPassed ? [bar(above: chart.nodes[thing])].compactMap(\.self) : []
      for line in isPassed ? bars : lines(at: thing, beyond: way) {
        search.pass(line, from: position, behind: isPassed ? Self.none : thing)
      }
      return
    }
    if position > 0, isHead, grid.points[current.index].contains(way) { return }
    // "├─ words" is a remark on the line.
    let node = chart.nodes[thing]
    if way == .right, node.kind == .words, !(isHead && grid.points[current.index].count > 1),
      !isEntered(node)
    {
      return
    }
    search.found.append((thing, position))
  }

  /// Whether the head of another line points at words from above: they are an end of lines, and no remark on one.
  private func isEntered(_ node: ChartNodes.Node) -> Bool {
    node.cells.contains { cell in
      grid.next(cell, .up).map { grid.uses[$0] == .head && grid.points[$0].contains(.down) }
        ?? false
    }
  }

  /// The cell of a line that goes on in a direction.
  private func line(from index: Int, _ way: ChartGrid.Way) -> Int? {
    guard let next = grid.next(index, way) else { return nil }
    if joins(next, way) { return next }
    // The blank between two words belongs to them.
    guard way == .up || way == .down, grid.uses[next] == .blank, chart.owner[next] < 0 else {
      return nil
    }
    // Drawings are a column off now and then, and leave a row free.
    for side in [ChartGrid.Way.left, .right] {
      if let near = grid.next(next, side), grid.ends[near].contains(way.opposite),
        grid.uses[near] == .line || isLooseHead(near, way.opposite)
      {
        return near
      }
    }
    if let near = beside(next), chart.nodes[near].kind == .bracket { return nil }
    if loneName(from: index, way) != nil { return nil }
    guard let far = grid.next(next, way), joins(far, way) else { return nil }
    return far
  }

  /// Whether a head stands where no line ends in it in a direction, so that one a column off is its own.
  private func isLooseHead(_ index: Int, _ way: ChartGrid.Way) -> Bool {
    grid.uses[index] == .head
      && grid.next(index, way).map { grid.uses[$0] == .blank || grid.uses[$0] == .text } == true
  }

  private func joins(_ index: Int, _ way: ChartGrid.Way) -> Bool {
    switch grid.uses[index] {
    // A stem may go on below "└─ remark".
    case .line:
      grid.ends[index].contains(way.opposite) || grid.ends[index].count > 2
        || !grid.ends[index].intersection([.up, .down]).isEmpty && (way == .up || way == .down)
    case .head:
      grid.ends[index].contains(way.opposite) || grid.points[index].contains(way.opposite)
    default: false
    }
  }

  /// The lines that leave words on a line on the far sides.
  private func lines(at number: Int, beyond way: ChartGrid.Way) -> [Int] {
    let node = chart.nodes[number]
    var result: [Int] = []
    for side in [ChartGrid.Way.left, .right] where side != way.opposite {
      if let end = ends(of: node, side, reach: 2),
        grid.uses[end] == .line || grid.uses[end] == .head,
        grid.ends[end].contains(side.opposite) || grid.points[end].contains(side.opposite)
      {
        result.append(end)
      }
    }
    for side in [ChartGrid.Way.up, .down] where side != way.opposite {
      for cell in side == .down ? node.foot : node.cells {
        if let next = grid.next(cell, side), joins(next, side) { result.append(next) }
      }
    }
    return result
  }
}

extension ChartGrid.Way {
  /// How many directions it holds.
  var count: Int { rawValue.nonzeroBitCount }
}

extension ChartEdges.Edge {
  /// Takes the label and the condition of a line that ends at the question which this one leaves: plain "yes" is no
  /// trigger, but a condition with the question that it answers.
  mutating func settle(behind entry: ChartEdges.Edge, asking question: String) {
    var conditions = [entry.condition].compactMap(\.self)
    if let answer = label, FlowWords.isAnswer(answer) {
      conditions.append("\(question) \(answer)")
      label = entry.label
    } else {
      label = label ?? entry.label
    }
    if let condition { conditions.append(condition) }
    condition = conditions.isEmpty ? nil : conditions.joined(separator: " and ")
  }
}
