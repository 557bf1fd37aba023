import SpecText

/// Puts upright lines that words have pushed off their columns back below those that they go on from.
///
/// Whoever draws in a font in which wide characters, emoji or Korean syllables take other than two columns, or counts
/// badly, closes a box too early or too late, and everything behind it in the row stands off as well.
extension ChartGrid {
  /// Puts the upright lines of each row of boxes in which words stand in line with those of the rows beside it, in
  /// their order.
  ///
  /// Rows of lines alone are where they should be: a row of words follows the one above it, or else the one below, as
  /// that of a box with its title in the upper edge does.
  ///
  /// - Complexity: O(cells).
  mutating func straighten() {
    let isOfBoxes = rowsOfBoxes()
    guard isOfBoxes.contains(true) else { return }
    var isSettled = (0..<height).map { !isOfBoxes[$0] || !holdsWords($0) }
    for row in 1..<max(1, height) where !isSettled[row] && isSettled[row - 1] {
      isSettled[row] = align(row, .up, with: row - 1)
    }
    for row in (0..<max(0, height - 1)).reversed() where !isSettled[row] && isSettled[row + 1] {
      isSettled[row] = align(row, .down, with: row + 1)
    }
  }

  /// For each row whether it holds the upper edge of a box, or goes through one.
  private func rowsOfBoxes() -> [Bool] {
    var open: Set<Int> = []
    return (0..<height).map { row in
      let isInside = !open.isEmpty
      var corner: (column: Int, way: Way)?
      for column in 0..<width {
        let scalar = scalars[row * width + column]
        if scalar == 0x2B, isTee(row * width + column) { continue }
        if scalar == 0x2B, isCorner(row * width + column) {
          if let left = corner, open.remove(left.column) == nil { open.insert(left.column) }
          corner = corner == nil ? (column, [.up, .down]) : nil
          continue
        }
        guard scalar >= 0x80, let ways = Self.lines(scalar) else { continue }
        switch ways {
        case [.right, .down]: corner = (column, .down)
        case [.right, .up]: corner = (column, .up)
        case [.left, .down]:
          if let left = corner, left.way == .down { open.insert(left.column) }
          corner = nil
        case [.left, .up]:
          if let left = corner, left.way == .up { open.remove(left.column) }
          corner = nil
        default:
          // A line that comes from above and parts is no upper edge.
          if corner?.way == .down, ways.contains(.up) { corner = nil }
        }
      }
      return isInside || !open.isEmpty
    }
  }

  /// Puts the upright lines of a row in line with those of another beside it; tells whether they are so now.
  private mutating func align(_ row: Int, _ way: Way, with other: Int) -> Bool {
    let marks = columns(ofRow: row, leading: way)
    let wanted = marks.isEmpty ? [] : columns(ofRow: other, leading: way.opposite)
    guard !wanted.isEmpty else { return false }
    if marks.allSatisfy(wanted.contains) { return true }
    guard let drift = Drift(self, row: row, marks: marks, wanted: wanted) else { return false }
    return move(row, drift)
  }

  private func holdsWords(_ row: Int) -> Bool {
    let start = row * width
    return Self.holdWords(scalars[start..<start + width])
  }

  private static func holdWords(_ cells: ArraySlice<UInt32>) -> Bool {
    cells.contains { cell in
      cell < 0x80
        ? cell != 0 && !plainSigns.contains(UInt8(cell)) : lines(cell) == nil && head(cell) == nil
    }
  }

  /// The characters of drawings that need no words: blank, | + - = > < ^ v.
  private static let plainSigns: [UInt8] = [0x20, 0x7C, 0x2B, 0x2D, 0x3D, 0x3E, 0x3C, 0x5E, 0x76]

  /// The columns of a row where a line goes on in a direction.
  private func columns(ofRow row: Int, leading way: Way) -> [Int] {
    let start = row * width
    return (0..<width).filter { column in
      let scalar = scalars[start + column]
      if scalar < 0x80 {
        return scalar == 0x7C || scalar == 0x2B && isCorner(start + column)
      }
      return (Self.lines(scalar) ?? Self.head(scalar)?.shaft)?.contains(way) ?? false
    }
  }

  /// Whether a plus sign stands within a rule, where a line leaves the edge of a box: "+---+---+".
  private func isTee(_ index: Int) -> Bool {
    [Way.left, .right].allSatisfy { way in next(index, way).map { scalars[$0] == 0x2D } ?? false }
  }

  /// Whether a plus sign stands at the end of a rule.
  private func isCorner(_ index: Int) -> Bool {
    [Way.left, .right].contains { way in next(index, way).map { scalars[$0] == 0x2D } ?? false }
  }

  /// Writes a row anew with its marks where they belong; leaves it alone where the words would not fit.
  private mutating func move(_ row: Int, _ drift: Drift) -> Bool {
    let start = row * width
    var cells: [UInt32] = []
    cells.reserveCapacity(width)
    var from = 0
    for (mark, column) in zip(drift.marks, drift.columns) {
      let words = Array(scalars[start + from..<start + mark])
      guard let piece = Self.fitted(words, column - cells.count) else { return false }
      cells += piece
      cells.append(scalars[start + mark])
      from = mark + 1
    }
    cells += scalars[start + from..<start + width]
    while cells.count > width, cells.last == 0x20 { cells.removeLast() }
    guard cells.count <= width else { return false }
    cells += Array(repeating: 0x20, count: width - cells.count)
    scalars.replaceSubrange(start..<start + width, with: cells)
    return true
  }

  /// The cells between two marks in a number of columns: blanks give way first, then the second halves of wide
  /// characters, then lines.
  private static func fitted(_ cells: [UInt32], _ count: Int) -> [UInt32]? {
    guard count >= 0 else { return nil }
    var cells = cells
    while cells.count > count, cells.last == 0x20 { cells.removeLast() }
    while cells.count > count, cells.first == 0x20 { cells.removeFirst() }
    while cells.count > count, let half = cells.lastIndex(of: 0) { cells.remove(at: half) }
    while cells.count > count, let rule = cells.last, isRule(rule), cells.dropLast().last == rule {
      cells.removeLast()
    }
    guard cells.count <= count else { return nil }
    let missing = count - cells.count
    if let rule = cells.last, isRule(rule) { return cells + Array(repeating: rule, count: missing) }
    if let rule = cells.first, isRule(rule) {
      return Array(repeating: rule, count: missing) + cells
    }
    return cells + Array(repeating: 0x20, count: missing)
  }

  private static func isRule(_ scalar: UInt32) -> Bool {
    scalar == 0x2D || scalar >= 0x80 && lines(scalar) == [.left, .right]
  }

  /// Where the upright lines of a row belong.
  private struct Drift {
    let marks: [Int]
    let columns: [Int]

    /// `nil` where the row is not off by words, or no better for moving.
    init?(_ grid: ChartGrid, row: Int, marks: [Int], wanted: [Int]) {
      self.marks = marks
      let start = row * grid.width
      let slacks = zip([-1] + marks, marks).map { before, mark in
        Self.slack(grid.scalars[start + before + 1..<start + mark])
      }
      let paired = marks.count == wanted.count ? Self.paired(marks, wanted, slacks) : nil
      guard let found = paired ?? Self.nearest(marks, wanted, slacks), found != marks,
        found.count(where: wanted.contains) > marks.count(where: wanted.contains)
      else { return nil }
      columns = found
    }

    /// The wanted columns, where each mark may have been pushed off its own.
    private static func paired(_ marks: [Int], _ wanted: [Int], _ slacks: [Int]) -> [Int]? {
      var shift = 0
      for (place, mark) in marks.enumerated() {
        let next = wanted[place] - mark
        // Blanks between boxes may take up what words before have pushed.
        guard abs(next - shift) <= slacks[place] || slacks[place] == 0 && next == 0 else {
          return nil
        }
        shift = next
      }
      return wanted
    }

    /// For each mark the wanted column that it is nearest to; the others move along with the one before.
    private static func nearest(_ marks: [Int], _ wanted: [Int], _ slacks: [Int]) -> [Int]? {
      var columns: [Int] = []
      var shift = 0
      var rest = wanted[...]
      for (mark, slack) in zip(marks, slacks) {
        let place =
          (slack == 0 ? [mark + shift, mark] : [mark + shift]).first(where: rest.contains)
          ?? rest.filter { abs($0 - mark - shift) <= slack }
          .min { abs($0 - mark - shift) < abs($1 - mark - shift) }
        let column = place ?? mark + shift
        guard column > columns.last ?? -1 else { return nil }
        columns.append(column)
        rest = rest.drop { $0 <= column }
        shift = column - mark
      }
      return columns
    }

    /// How far words may push what stands behind them: two columns, more where many wide characters count.
    private static func slack(_ cells: ArraySlice<UInt32>) -> Int {
      guard ChartGrid.holdWords(cells) else { return 0 }
      return max(2, cells.count { $0 == 0 })
    }
  }
}
