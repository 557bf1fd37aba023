import SpecModel
import SpecText

extension ChartNodes {
  /// The name of a box: its first row, and those right below that it goes on in.
  ///
  /// Rows of words are one name where the next word would not have fitted into the row above, "Camera" over "Access",
  /// and nothing else stands in the box; "STATE_PARTIAL_" over "LOCKOUT" is one as well.
  static func name(of lines: [String], width: Int) -> String {
    guard let start = lines.firstIndex(where: { !$0.isEmpty }) else { return "" }
    let first = lines[start]
    let rows = lines[start...].prefix { !$0.isEmpty }
    guard rows.count > 1 else { return first }
    // "STATE_PARTIAL_" over "LOCKOUT" is one name.
    if first.hasSuffix("_") || first.hasSuffix("-") { return first + rows[start + 1] }
    // "PROPOSAL" over "-OPEN"
    if rows[start + 1].first == "-", rows[start + 1].dropFirst().first?.isLetter == true,
      Names.wordCount(first) == 1, StateName.isInCapitals(first)
    {
      return first + rows[start + 1]
    }
    if let name = joined(first, rows[start + 1]) { return name }
    // "Stop (shop" over "/ fight)": the remark goes on to where it ends.
    if let name = closed(rows) { return name }
    let hasMore = lines[rows.endIndex...].contains { !$0.isEmpty }
    let areBroken = zip(rows, rows.dropFirst()).allSatisfy { row, next in
      let word = next.prefix { $0 != " " }
      return row.count + 1 + word.count > width - 2
    }
    let name = rows.joined(separator: " ")
    guard !hasMore, rows.count < 4, areBroken, (2...4).contains(Names.wordCount(name)),
      rows.allSatisfy(isPartOfName)
    else { return continued(rows, width: width) ?? first }
    return name
  }

  /// The name in the second of two rows whose first says in which case it holds: "if won:" over "OVER", "tie offered?" over
  /// "TIE-VOTE"; what asks over other words is a question.
  static func conditional(_ rows: [String]) -> (condition: String, name: String)? {
    guard rows.count == 2, case let name = rows[1], isPartOfName(name),
      (1...3).contains(Names.wordCount(name)), name.first?.isUppercase == true
    else { return nil }
    if rows[0].hasSuffix("?") || rows[0].hasSuffix("？") {
      return StateName.isInCapitals(name) && !StateName.isInCapitals(rows[0])
        ? (rows[0], name) : nil
    }
    guard rows[0].hasSuffix(":"), Names.wordCount(rows[0]) > 1,
      Names.firstWord(rows[0]).map(CellVocabulary.conditionWords.contains) == true
    else { return nil }
    return (String(rows[0].dropLast()), name)
  }

  /// "Lamp" over "cools" and "Timer" over "stops": the sentence of the first row to where the next one begins, where no row
  /// has room for the word below it.
  private static func continued(_ rows: ArraySlice<String>, width: Int) -> String? {
    guard let first = rows.first, first.first?.isUppercase == true else { return nil }
    let rest = rows.dropFirst().prefix { $0.first?.isLowercase == true }
    let name = ([first] + rest).joined(separator: " ")
    guard !rest.isEmpty, rows.dropFirst(rest.count + 1).first?.first?.isUppercase == true,
      (2...4).contains(Names.wordCount(name)), isPartOfName(first), rest.allSatisfy(isPartOfName)
    else { return nil }
    let areBroken = zip(rows, rest).allSatisfy { row, next in
      row.count + 1 + next.prefix { $0 != " " }.count > width - 2
    }
    return areBroken ? name : nil
  }

  /// "Charts" over "& Stats", "Login/" over "Sign-up": a sign at the break joins two rows to one name.
  private static func joined(_ first: String, _ next: String) -> String? {
    let isStroke = first.utf8.last == ASCII.slash
    let head = isStroke ? String(first.dropLast()) : first
    let tail = next.hasPrefix("& ") ? String(next.dropFirst(2)) : next
    guard isStroke || head.hasSuffix(" &") || tail != next, isPartOfName(head),
      isPartOfName(tail), case let name = first + (isStroke ? "" : " ") + next,
      (2...4).contains(Names.wordCount(name))
    else { return nil }
    return name
  }

  /// The rows up to the one that closes the parenthesis or the quotation mark which the first leaves open.
  private static func closed(_ rows: ArraySlice<String>) -> String? {
    if let first = rows.first, first.utf8.count(where: { $0 == ASCII.quote }) == 1,
      first.utf8.first == ASCII.quote,
      let end = rows.dropFirst().prefix(2).firstIndex(where: { $0.hasSuffix("\"") })
    {
      return rows[...end].joined(separator: " ")
    }
    if let first = rows.first, opensQuote(first),
      let end = rows.dropFirst().prefix(2).firstIndex(where: { $0.utf8.contains(ASCII.quote) }),
      rows[end].utf8.count(where: { $0 == ASCII.quote }) == 1,
      case let name = rows[...end].joined(separator: " "), Names.wordCount(name) <= 4
    {
      return name
    }
    guard let first = rows.first,
      first.last(where: { "()（）".contains($0) }).map("(（".contains) == true,
      let end = rows.dropFirst().prefix(3).firstIndex(where: {
        $0.hasSuffix(")") || $0.hasSuffix("）")
      })
    else { return nil }
    return rows[...end].joined(separator: " ")
  }

  /// Whether words begin in quotation marks and go on in the row below: 'Show "Lamp'; the sign of inches opens nothing.
  private static func opensQuote(_ row: String) -> Bool {
    guard row.utf8.count(where: { $0 == ASCII.quote }) == 1, let mark = row.firstIndex(of: "\""),
      mark > row.startIndex, case let before = row[row.index(before: mark)], " :(".contains(before)
    else { return false }
    return row[row.index(after: mark)...].first?.isLetter == true
  }

  /// Whether a row holds words and no remark, route or item.
  private static func isPartOfName(_ row: String) -> Bool {
    guard let first = row.first, first.isLetter || first.isNumber else { return false }
    return row.allSatisfy { $0.isLetter || $0.isNumber || " -&'’.".contains($0) }
  }

  /// Makes one thing of rows of words right below each other between boxes, where a line or a head enters the first and
  /// a line leaves the last: "tap back" over "in the first row" on a line, a name over what is said of it below a head.
  ///
  /// - Complexity: O(cells of words).
  mutating func joinRows() {
    guard hasBoxes else { return }
    for top in nodes.indices where nodes[top].kind == .words && !nodes[top].cells.isEmpty {
      guard let entry = entry(of: top) else { continue }
      var rows: [Int] = []
      while rows.count < 4, let next = row(below: rows.last ?? top) { rows.append(next) }
      guard let last = rows.last, isLeft(last) else { continue }
      for row in rows {
        if entry == .line {
          nodes[top].text += (nodes[top].text.hasSuffix("_") ? "" : " ") + nodes[row].text
        }
        claim(nodes[row].foot, for: top)
        claim(nodes[row].cells, for: top)
        nodes[top].lowest = nodes[row].foot
        nodes[row].cells = 0..<0
      }
    }
  }

  /// The words above with a remark behind a dash, "Playing — the first piece falls at once,", that goes on in a row right
  /// below, which begins further to the right.
  func continued(_ cells: Range<Int>) -> Int? {
    guard let first = cells.first, let above = grid.next(first, .up), owner[above] >= 0,
      grid.uses[above] == .text || grid.uses[above] == .inside
    else { return nil }
    let node = owner[above]
    guard nodes[node].kind == .words, let start = nodes[node].foot.first,
      grid.row(start) == grid.row(above),
      Self.dashes.isIn(nodes[node].text)
    else { return nil }
    let indent = grid.column(first) - grid.column(start)
    return (nodes[node].foot == nodes[node].cells ? 1...6 : 0...0).contains(indent) ? node : nil
  }

  private static let dashes: Phrases = [" — ", " – ", " -- ", "——"]

  /// What enters a row of words from above.
  private func entry(of node: Int) -> ChartGrid.Use? {
    nodes[node].cells.lazy.compactMap { cell -> ChartGrid.Use? in
      guard let above = grid.next(cell, .up) else { return nil }
      if grid.uses[above] == .head { return grid.points[above] == .down ? .head : nil }
      return grid.uses[above] == .line && grid.ends[above].contains(.down) ? .line : nil
    }.first
  }

  /// The only words right below a row that nothing else joins.
  private func row(below node: Int) -> Int? {
    var found: Int?
    for cell in nodes[node].foot {
      guard let next = grid.next(cell, .down) else { continue }
      switch grid.uses[next] {
      case .text:
        if let found, found != owner[next] { return nil }
        found = owner[next]
      case .blank, .inside: continue
      default: return nil
      }
    }
    guard let found, found >= 0, nodes[found].kind == .words, found != node else { return nil }
    return found
  }

  /// Whether a plain line leaves a row of words downwards.
  private func isLeft(_ node: Int) -> Bool {
    nodes[node].foot.contains { cell in
      grid.next(cell, .down).map { grid.uses[$0] == .line && grid.ends[$0].contains(.up) } ?? false
    }
  }

  // MARK: - Items

  /// Makes a row that holds one item, "- who is asked", a part of the words alone in the row above, "2. Questions", or
  /// of those whose item that row is: it tells what the step holds, and the line below leaves the step.
  ///
  /// - Complexity: O(width).
  mutating func joinItem(ofRow row: Int, from first: Int) -> Bool {
    let start = row * grid.width
    guard row > 0, !hasBoxes, first + 2 < grid.width,
      grid.uses[start + first] == .text, grid.uses[start + first + 1] == .blank,
      Self.bullets.contains(grid.scalars[start + first]),
      let last = (first..<grid.width).last(where: { grid.uses[start + $0] == .text }),
      last > first + 1,
      !(first...last).contains(where: { column in
        grid.uses[start + column] != .text && grid.uses[start + column] != .blank
      }),
      let node = words(aloneInRow: row - 1), let head = nodes[node].cells.first,
      grid.column(head) <= first,
      !Self.bullets.contains(grid.scalars[head])
    else { return false }
    let cells = start + grid.column(head)..<start + last + 1
    claim(cells, for: node)
    nodes[node].lowest = cells
    return true
  }

  /// The words that all cells of a row belong to.
  private func words(aloneInRow row: Int) -> Int? {
    let start = row * grid.width
    guard let first = firstColumn(ofRow: row), case let node = owner[start + first], node >= 0,
      nodes[node].kind == .words
    else { return nil }
    let isAlone = (first..<grid.width).allSatisfy { column in
      grid.uses[start + column] == .blank || owner[start + column] == node
    }
    return isAlone ? node : nil
  }

  /// "-", "*", "·", "•", "◦", "▪".
  private static let bullets: Set<UInt32> = [0x2D, 0x2A, 0xB7, 0x2022, 0x25E6, 0x25AA]
}
