import SpecText

/// Finds the things that a drawing joins: boxes, words in brackets, words alone.
struct ChartNodes {
  /// A thing with its name.
  struct Node {
    enum Kind { case box, bracket, words }
    var kind: Kind
    var text: String
    var row: Int
    /// The cells of a row of words; empty for a box.
    var cells: Range<Int>
    /// The cells of the last row, where several rows of words are one thing.
    var lowest: Range<Int> = 0..<0
    /// The rows of words in a box; the remarks in parentheses below words.
    var lines: [String] = []
    /// The edges of a box.
    var frame: Frame?
    /// The case in which a box is entered, where its first row says it: "tie offered?" over "TIE-VOTE".
    var condition: String?

    /// The cells that a line may leave downwards.
    var foot: Range<Int> { lowest.isEmpty ? cells : lowest }
  }

  var grid: ChartGrid
  var nodes: [Node] = []
  /// The node at a cell, by cell: the border of a box, or words.
  var owner: [Int]

  /// Whether a box is drawn.
  var hasBoxes: Bool { nodes.contains { $0.kind == .box } }

  /// Whether the one box is a title above names in brackets: it stands in front of them, and no line touches it.
  var hasTitleAlone: Bool {
    guard let box = nodes.firstIndex(where: { $0.kind == .box }), nodes[box].row == 0,
      nodes.count(where: { $0.kind == .box }) == 1,
      nodes.count(where: { $0.kind == .bracket }) > 2
    else { return false }
    return !owner.indices.contains { index in
      owner[index] == box
        && ChartGrid.Way.all.contains { way in
          grid.next(index, way).map {
            owner[$0] != box && (grid.uses[$0] == .line || grid.uses[$0] == .head)
          } ?? false
        }
    }
  }

  /// Whether the drawing has an upright line, a head that points up or down, or a box.
  var isDrawing: Bool {
    hasBoxes
      || grid.uses.indices.contains { index in
        (grid.uses[index] == .line || grid.uses[index] == .head)
          && !grid.ends[index].intersection([.up, .down]).isEmpty
      }
  }

  /// Whether lines begin with branches, and no head or box gives the drawing a direction.
  var isTree: Bool {
    guard !hasBoxes else { return false }
    var branches = 0
    for index in grid.uses.indices {
      if grid.uses[index] == .head,
        !grid.points[index].intersection([.up, .down]).isEmpty
      {
        return false
      }
      if grid.scalars[index] == 0x251C || grid.scalars[index] == 0x2514 { branches += 1 }
    }
    // Blank rows and remarks, "→ all at once", are no part of the tree.
    let rows = (0..<grid.height).count { row in
      firstColumn(ofRow: row).map { grid.uses[row * grid.width + $0] != .head } ?? false
    }
    return branches * 2 >= rows
  }

  /// Whether boxes hold drawings of what is on them.
  private(set) var holdsScreens = false
  /// Whether the edges of a box could not be followed, so that what is inside cannot be told from what is outside.
  private(set) var isBroken = false

  init(_ grid: ChartGrid) {
    self.grid = grid
    owner = Array(repeating: -1, count: grid.uses.count)
    findBoxes()
    claimCaptions()
    findWords()
    nameByTitles()
    joinRows()
  }

  // MARK: - Boxes

  private mutating func findBoxes() {
    var frames: [Frame] = []
    for index in grid.uses.indices where grid.uses[index] == .line {
      guard frames.count < 80, let frame = frame(at: index) else { continue }
      frames.append(frame)
    }
    let screens = screens(among: frames)
    // Lines between the sides of frames may join two looks of one thing as well.
    holdsScreens = screens.contains { isLeft($0) }
    frames.removeAll { frame in screens.contains { $0.holds(frame) } }
    // What holds other boxes or arrows is a frame around the drawing.
    let inner = frames.filter { frame in
      screens.contains { $0.top == frame.top && $0.left == frame.left }
        || !frames.contains { frame.holds($0) } && !hasHeads(in: frame)
    }
    for frame in frames
    where !inner.contains(where: { $0.top == frame.top && $0.left == frame.left }) {
      unframe(frame)
    }
    for frame in inner { addBox(frame) }
    isBroken = grid.uses.indices.contains { grid.uses[$0] == .line && isOpenCorner($0) }
  }

  /// An upper left corner that a plain line joins with an upper right one, though no box was found there.
  private func isOpenCorner(_ index: Int) -> Bool {
    guard grid.uses[index] == .line, grid.ends[index] == [.right, .down] else { return false }
    var right = index
    while let next = grid.next(right, .right), grid.uses[next] == .line {
      right = next
      if grid.ends[right] != [.left, .right] { break }
    }
    return right > index + 1 && grid.ends[right] == [.left, .down]
      && !leadsDownToHead(index) && !leadsDownToHead(right)
  }

  /// Whether the line below a corner soon ends in a head, so that the corner is one of a way around and not of a box.
  private func leadsDownToHead(_ corner: Int) -> Bool {
    guard hasBoxes else { return false }
    var index = corner
    for _ in 0..<4 {
      guard let next = grid.next(index, .down), grid.ends[next].contains(.up) else { return false }
      if grid.uses[next] == .head { return grid.points[next] == .down }
      guard grid.uses[next] == .line else { return false }
      index = next
    }
    return false
  }

  /// The box whose upper left corner is a cell.
  private func frame(at index: Int) -> Frame? {
    guard grid.uses[index] == .line, isCorner(index, [.right, .down]) else { return nil }
    var right = index
    while let next = grid.next(right, .right), isEdge(next, .right, head: .down) {
      right = next
      if isCorner(right, [.left, .down]) { break }
      // A title in the upper edge is no part of the line.
    }
    guard right > index + 2, grid.ends[right].contains(.down) else { return nil }
    var bottom = index
    while let next = grid.next(bottom, .down), isEdge(next, .down, head: .right) {
      bottom = next
      if isCorner(bottom, [.right, .up]) { break }
    }
    guard grid.row(bottom) > grid.row(index) + 1, grid.ends[bottom].contains(.right),
      grid.scalars[index] != 0x2B || isPlainBox(index, bottom)
    else { return nil }
    let frame = Frame(
      top: grid.row(index), left: grid.column(index), bottom: grid.row(bottom),
      right: grid.column(right))
    return frame
  }

  /// Whether plus signs end both edges of a box alike, and a wall joins them: the line that goes on below the middle of
  /// "+---+---+" may meet a long bar.
  private func isPlainBox(_ top: Int, _ bottom: Int) -> Bool {
    let (right, end) = (lastPlus(from: top), lastPlus(from: bottom))
    guard abs(right - end) <= 3 else { return false }
    let columns = max(grid.column(top) + 1, right - 3)...max(right, min(right + 3, grid.width - 1))
    return right == end
      || (grid.row(top) + 1..<grid.row(bottom)).contains { row in
        columns.contains { grid.scalars[row * grid.width + $0] == 0x7C }
      }
  }

  /// The column of the last plus sign on a rule.
  private func lastPlus(from corner: Int) -> Int {
    var (index, last) = (corner, corner)
    while let next = grid.next(index, .right), goesOn(next) {
      index = next
      if grid.scalars[index] == 0x2B { last = index }
    }
    return grid.column(last)
  }

  /// Whether a level line goes on at a cell, or a head stands in it that points up or down.
  private func goesOn(_ index: Int) -> Bool {
    switch grid.uses[index] {
    case .line: grid.ends[index].contains(.left)
    case .head: grid.points[index].intersection([.left, .right]).isEmpty
    default: false
    }
  }

  /// Whether a cell goes on with the edge of a box: a line, or a head that points into the box and stands in its edge.
  private func isEdge(_ index: Int, _ way: ChartGrid.Way, head: ChartGrid.Way) -> Bool {
    if grid.ends[index].contains(way.opposite), grid.uses[index] == .line { return true }
    guard grid.uses[index] == .head else { return grid.ends[index].contains(way.opposite) }
    return grid.points[index] == head
      && grid.next(index, way).map { grid.ends[$0].contains(way.opposite) } ?? false
  }

  private func isCorner(_ index: Int, _ ways: ChartGrid.Way) -> Bool {
    grid.ends[index] == ways || grid.scalars[index] == 0x2B && grid.ends[index].isSuperset(of: ways)
  }

  func hasHeads(in frame: Frame) -> Bool {
    for row in frame.top + 1..<max(frame.top + 1, frame.bottom) {
      for column in frame.left + 1..<frame.right {
        let index = row * grid.width + column
        guard grid.uses[index] == .head else { continue }
        let points = grid.points[index]
        if !points.intersection([.up, .down]).isEmpty { return true }
      }
    }
    return false
  }

  /// Takes the frame around a drawing away, with its title and the rule below it.
  private mutating func unframe(_ frame: Frame) {
    for row in frame.top...frame.bottom {
      let start = row * grid.width
      // The right edge is often off its column.
      let right = (frame.right - 3...frame.right + 3).last { column in
        column < grid.width && column > frame.left && grid.uses[start + column] == .line
      }
      if let right { eraseCaption(behind: right, row) }
      let isRule = isRule(row, frame)
      if isRule, row > frame.top, row < frame.bottom, row - frame.top <= 3 {
        for title in frame.top + 1..<row { clear(title, frame) }
      }
      if isRule || row == frame.top || row == frame.bottom { clear(row, frame) }
      grid.erase(start + frame.left)
      if let right { grid.erase(start + right) }
    }
  }

  private func isRule(_ row: Int, _ frame: Frame) -> Bool {
    let start = row * grid.width
    return (frame.left + 1..<frame.right).allSatisfy { grid.ends[start + $0].contains(.right) }
  }

  private mutating func clear(_ row: Int, _ frame: Frame) {
    for column in frame.left...min(frame.right, grid.width - 1) {
      grid.erase(row * grid.width + column)
    }
  }

  private mutating func addBox(_ frame: Frame) {
    var lines: [String] = []
    for row in frame.top + 1..<frame.bottom {
      let start = row * grid.width
      var end = start + frame.right
      // A ragged right edge: the words end at the next line, also where they are longer than the frame.
      if grid.uses[end] == .text, let wall = wall(behind: frame.right, row) { end = start + wall }
      // Where the edge is in its column, a line before it is the edge of a box inside.
      let edge = start + frame.right
      let isStraight =
        grid.uses[edge] == .line && grid.ends[edge].isSuperset(of: [.up, .down])
      let first = isStraight ? frame.right : frame.right - 2
      for column in frame.left + 1..<min(frame.right + 2, grid.width)
      where column >= first && grid.uses[start + column] == .line {
        end = start + column
        break
      }
      lines.append(grid.text(start + frame.left + 1..<end))
      for index in start + frame.left...end {
        let isEdge = index == start + frame.left || index == end
        grid.uses[index] = isEdge ? .border : .inside
        owner[index] = nodes.count
      }
    }
    for row in [frame.top, frame.bottom] {
      for column in frame.left...min(frame.right, grid.width - 1) {
        let index = row * grid.width + column
        if grid.uses[index] == .line { grid.uses[index] = .border }
        owner[index] = nodes.count
      }
    }
    let filled = lines.filter { !$0.isEmpty }
    let title = grid.titles[frame.top * grid.width + frame.left]
    let led = title == nil ? Self.conditional(filled) : nil
    nodes.append(
      Node(
        kind: .box,
        text: title ?? led?.name ?? Self.name(of: lines, width: frame.right - frame.left - 1),
        row: frame.top, cells: 0..<0, lines: filled, frame: frame, condition: led?.condition))
  }

  /// The column of the wall behind words that go through the right edge of a frame.
  private func wall(behind edge: Int, _ row: Int) -> Int? {
    let cells = (edge..<min(edge + 60, grid.width))
    let column = cells.first { column in
      let use = grid.uses[row * grid.width + column]
      return use != .text && use != .blank
    }
    return column.flatMap { grid.uses[row * grid.width + $0] == .line ? $0 : nil }
  }

  // MARK: - Words

  private mutating func findWords() {
    var head: (column: Int, node: Int)?
    for row in 0..<grid.height {
      var column = 0
      let start = row * grid.width
      if let first = firstColumn(ofRow: row) {
        if joinItem(ofRow: row, from: first) { continue }
        if isBranch(start + first) {
          if let head, head.column == first { fill(row, from: first, with: head.node) }
        } else {
          head = grid.uses[start + first] == .text ? (first, nodes.count) : nil
        }
      } else {
        head = nil
      }
      while column < grid.width {
        guard grid.uses[start + column] == .text else {
          column += 1
          continue
        }
        let first = column
        var last = column
        while column < grid.width {
          if grid.uses[start + column] == .text {
            last = column
          } else if grid.uses[start + column] != .blank || column - last > 1 {
            break
          }
          column += 1
        }
        for words in Self.columns(start + first..<start + last + 1, in: grid) {
          add(words, row: row)
        }
      }
    }
  }

  // MARK: - Remarks

  func firstColumn(ofRow row: Int) -> Int? {
    let start = row * grid.width
    return (0..<grid.width).first { grid.uses[start + $0] != .blank }
  }

  /// Whether "├─" or "└─" before words stands at a cell.
  private func isBranch(_ index: Int) -> Bool {
    guard grid.scalars[index] == 0x251C || grid.scalars[index] == 0x2514,
      let next = grid.next(index, .right), grid.ends[next].contains(.right)
    else { return false }
    var after = next
    while let next = grid.next(after, .right), grid.uses[next] == .line { after = next }
    return grid.next(after, .right).map { grid.uses[$0] == .blank || grid.uses[$0] == .text }
      ?? false
  }

  /// Makes a row of remarks below a name, "├── shows a list", a part of that node.
  private mutating func fill(_ row: Int, from column: Int, with node: Int) {
    let start = row * grid.width
    var blanks = 0
    for index in start + column..<start + grid.width {
      blanks = grid.uses[index] == .blank ? blanks + 1 : 0
      if blanks > 3 { break }
      grid.uses[index] = .inside
      owner[index] = node
    }
  }

  /// The words or name in brackets right above "(560 wide)", which says more of the same thing.
  private func remarked(_ cells: Range<Int>, _ text: String) -> Int? {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
    for cell in cells {
      guard let above = grid.next(cell, .up), grid.uses[above] == .text, owner[above] >= 0 else {
        continue
      }
      let node = owner[above]
      return nodes[node].kind != .box && !nodes[node].text.hasPrefix("(")
        && !hangs(cells, below: node) ? node : nil
    }
    return nil
  }

  /// Whether words among boxes stand right beside a line that leaves the words above them: "Found" over
  /// "│ (score > 5)".
  private func hangs(_ cells: Range<Int>, below node: Int) -> Bool {
    guard hasBoxes, let first = cells.first, var line = grid.next(first, .left) else {
      return false
    }
    if grid.uses[line] == .blank { line = grid.next(line, .left) ?? line }
    guard grid.uses[line] == .line, grid.ends[line] == [.up, .down] else { return false }
    return grid.next(line, .up).map { owner[$0] == node } ?? false
  }

  /// The name in code that the row above breaks off, "waiting_" over "for_shop".
  private func begun(above cells: Range<Int>) -> Int? {
    guard let cell = cells.first, let above = grid.next(cell, .up), grid.uses[above] == .text,
      case let node = owner[above], node >= 0, nodes[node].foot.first == above
    else { return nil }
    let text = nodes[node].text
    return nodes[node].kind == .words && text.utf8.count > 1 && text.utf8.last == 0x5F ? node : nil
  }

  /// Makes cells part of a thing.
  mutating func claim(_ cells: Range<Int>, for node: Int) {
    for index in cells {
      grid.uses[index] = .inside
      owner[index] = node
    }
  }

  private mutating func add(_ cells: Range<Int>, row: Int) {
    let text = grid.text(cells)
    guard !text.isEmpty else { return }
    if let name = begun(above: cells) {
      claim(cells, for: name)
      nodes[name].text += text
      nodes[name].lowest = cells
      return
    }
    if let name = remarked(cells, text) ?? continued(cells) {
      claim(cells, for: name)
      nodes[name].lowest = cells
      nodes[name].lines.append(text)
      return
    }
    let isBracket =
      text.hasPrefix("[") && text.hasSuffix("]") && text.filter { $0 == "[" }.count == 1
    for index in cells { owner[index] = nodes.count }
    nodes.append(Node(kind: isBracket ? .bracket : .words, text: text, row: row, cells: cells))
  }
}
