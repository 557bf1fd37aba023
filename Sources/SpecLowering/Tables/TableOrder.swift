import SpecModel
import SpecSyntax
import SpecText

/// Which column of a table names its rows, and so from where its columns are read.
///
/// In most tables it is the first. Header and cells show it, so that a table keeps its meaning when its columns
/// change places; only where columns look alike does the place decide.
struct TableOrder {
  /// How far the header of a column must be behind that its cells are not looked at.
  private static let clear = 6
  /// What a column inside a table must be ahead of the first.
  private static let margin = 2
  /// The rows and the columns that are looked at.
  private static let rows = 12
  private static let columns = 16

  private let document: Document
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The column of names of a table that has it elsewhere than in front.
  struct Lead {
    var column: Int
    /// Whether all columns run backwards, and not only this one stands elsewhere.
    var isTurned: Bool
    /// Whether it stands between other columns.
    var isInside: Bool
    /// The columns of each half of a table whose headers come twice; none where they do not.
    var period: Int?

    /// The cells of a row with the column of names in front, in each half of a table whose headers come twice.
    func ordered(_ cells: [Int]) -> [Int] {
      guard let period, cells.count > period else { return orderedOnce(cells) }
      return stride(from: 0, to: cells.count, by: period).flatMap {
        orderedOnce(Array(cells[$0..<min($0 + period, cells.count)]))
      }
    }

    private func orderedOnce(_ cells: [Int]) -> [Int] {
      guard column < cells.count else { return cells }
      if isTurned { return cells.reversed() }
      return [cells[column]] + cells[..<column] + cells[(column + 1)...]
    }

    /// Where a column of so many stands in the document.
    func place(of index: Int, among count: Int) -> Int {
      guard column < count else { return index }
      if isTurned { return count - 1 - index }
      return index == 0 ? column : index <= column ? index - 1 : index
    }
  }

  /// The column of names of each table that has it elsewhere than in front.
  ///
  /// - Complexity: O(headers and first rows).
  static func leads(in document: Document) -> [Int: Lead] {
    document.plain.withUnsafeBufferPointer { bytes in
      let order = TableOrder(document: document, bytes: bytes)
      var result: [Int: Lead] = [:]
      var node = 0
      while node < document.nodes.count {
        guard document.nodes[node].kind == .table else {
          node += 1
          continue
        }
        result[node] = order.lead(of: node)
        node = max(node + 1, Int(document.nodes[node].end))
      }
      return result
    }
  }

  /// The column that names the rows of a table; `nil` where it is the first.
  private func lead(of table: Int) -> Lead? {
    guard table + 1 < document.nodes.count else { return nil }
    let all = document.children(of: table + 1)
    guard all.count > 1, all.count <= Self.columns else { return nil }
    let period = period(of: all)
    let header = Array(all.prefix(period ?? all.count))
    let said = header.map(points(ofHeader:))
    var points = said
    let least = (points.max() ?? 0) - Self.clear
    let open = points.indices.filter { points[$0] > least }
    if open != [0] { weigh(table, open, source: sourceColumn(header), &points) }
    takeOutFaces(header, &points)
    takeOutSources(header, &points)
    let last = header.count - 1
    var result = points[last] > points[0] ? last : 0
    for column in 1..<header.count where points[column] >= points[result] + Self.margin {
      result = column
    }
    guard result > 0 else { return nil }
    // Remarks stand at the far end: in front of all where the columns run backwards.
    let isTurned = result == last && said[last - 1] >= said[0]
    return Lead(
      column: result, isTurned: isTurned, isInside: result < last, period: period)
  }

  /// The columns of each half of a table whose headers come twice: 3 of "no | name | hex | no | name | hex".
  private func period(of header: [Int]) -> Int? {
    guard header.count > 5, header.count % 2 == 0, case let half = header.count / 2 else {
      return nil
    }
    let texts = header.map(text)
    let isAgain = (0..<half).allSatisfy {
      !texts[$0].isEmpty && isEqual(texts[$0], texts[$0 + half])
    }
    return isAgain ? half : nil
  }

  /// The column of the states that changes leave, beside one of where they lead: a state comes once for each change.
  private func sourceColumn(_ header: [Int]) -> Int? {
    func first(_ words: WordSet) -> Int? {
      header.firstIndex { cell in
        let text = text(cell)
        return text.count <= 24 && Words.contain(words, bytes, text)
      }
    }
    guard let source = first(StubWords.froms), let target = first(StubWords.tos), source != target
    else { return nil }
    return source
  }

  /// Adds what the cells of some columns say.
  private func weigh(_ table: Int, _ open: [Int], source: Int?, _ points: inout [Int]) {
    var found = [Column](repeating: Column(), count: open.count)
    var row = Int(document.nodes[table + 1].end)
    for _ in 0..<Self.rows where row < Int(document.nodes[table].end) {
      var column = 0
      document.forEachChild(of: row) { cell in
        if let index = open.firstIndex(of: column) { add(cell, to: &found[index]) }
        column += 1
      }
      row = Int(document.nodes[row].end)
    }
    for (index, column) in open.enumerated() {
      points[column] += found[index].points(mayRepeat: column == source)
      // Where something stands in the code names nothing beside a column that does.
      if column > 0, found[index].files * 2 > found[index].filled { points[column] -= 8 }
    }
  }

  /// "Use | Font | Source": where what a row tells comes from, unless changes lead from there to a target.
  private func takeOutSources(_ header: [Int], _ points: inout [Int]) {
    let sources = header.indices.dropFirst().filter { column in
      let text = text(header[column])
      guard (3...16).contains(text.count),
        let word = UnmarkedWords.word(at: text.lowerBound, to: text.upperBound, bytes)
      else { return false }
      return word.end == text.upperBound && StubWords.sources.contains(word.key)
    }
    guard !sources.isEmpty,
      !header.contains(where: { words(text($0)).contains(where: StubWords.changes.contains) })
    else { return }
    for column in sources { points[column] = min(points[column], -3) }
  }

  /// The words of a header in Latin letters, or in another script where it begins with one.
  private func words(_ text: Range<Int>) -> [WordKey] {
    guard let first = text.first, bytes[first] >= 0x80 else { return Words.keys(bytes, text) }
    return UnmarkedWords.keys(bytes, text)
  }

  /// "Role | Font": faces name no rows beside the roles that they have, though they are set in bold.
  private func takeOutFaces(_ header: [Int], _ points: inout [Int]) {
    func isOne(_ cell: Int, of words: WordSet) -> Bool {
      let text = text(cell)
      guard text.count <= 20, case let keys = self.words(text), keys.count == 1 else {
        return false
      }
      return words.contains(keys[0])
    }
    // "Use | Family | Weight": what a face weighs names no use of it.
    if header.contains(where: { isOne($0, of: StubWords.faces) }) {
      for (column, cell) in header.enumerated()
      where column > 0 && isOne(cell, of: TokenColumns.weight) {
        points[column] -= 4
      }
    }
    guard header.contains(where: { isOne($0, of: StubWords.roles) }) else { return }
    for (column, cell) in header.enumerated() where isOne(cell, of: StubWords.faces) {
      points[column] -= 3
    }
  }

  private func text(_ node: Int) -> Range<Int> {
    Bytes.trim(document.plainText(of: node), in: bytes)
  }

  // MARK: Headers

  /// How much a header speaks for a column of names: above zero for it, below against it.
  private func points(ofHeader cell: Int) -> Int {
    let text = text(cell)
    guard text.count <= 80 else { return 0 }
    var sum = 0
    var count = 0
    var isOfCopy = false
    var isKey = false
    _ = Words.contains(bytes, inner(text)) { word in
      count += 1
      let key = WordKey(bytes, word)
      let own = StubWords.points[key] ?? 0
      // "Label key" is where the words of a row are kept.
      if !isOfCopy || !StubWords.keys.contains(key) { sum += own }
      // "Key uses" are the main ones, and no keys.
      if count == 2, isKey, own == StubWords.remark { sum = own }
      isOfCopy = StubWords.copy.contains(key)
      isKey = key == StubWords.key
      return false
    }
    let isPlain = !text.contains { bytes[$0] >= 0x80 }
    if count == 0, isPlain { return StubWords.unnamed }
    if sum == 0, !isPlain || isCorner(text) { sum = foreignPoints(document.string(plain: text)) }
    return min(max(sum, -4), 4)
  }

  /// A header without what stands in parentheses.
  private func inner(_ text: Range<Int>) -> Range<Int> {
    let open = text.first { bytes[$0] == 0x28 } ?? Bytes.find("（", in: text, of: bytes)
    guard let open, open > text.lowerBound + 1 else { return text }
    return text.lowerBound..<open
  }

  /// Whether a header may name both axes of a grid: "State \\ Event".
  private func isCorner(_ text: Range<Int>) -> Bool {
    text.contains { bytes[$0] == 0x5C || bytes[$0] == 0x2F }
  }

  private func foreignPoints(_ text: String) -> Int {
    if ColumnRole.axes(ofCorner: text) != nil { return StubWords.unnamed }
    guard let role = ColumnRole.role(ofHeader: text) else { return 0 }
    return StubWords.points(of: role)
  }

  // MARK: Cells

  /// What the cells of a column look like.
  private struct Column {
    var filled = 0
    var strong = 0
    var values = 0
    var colors = 0
    var long = 0
    var repeated = 0
    var files = 0
    var texts: [Range<Int>] = []

    func points(mayRepeat: Bool) -> Int {
      guard filled > 0 else { return -3 }
      var sum = strong * 4 >= filled * 3 ? 3 : 0
      if values * 2 > filled { sum -= 2 }
      // What holds nothing but colours gives them to what another column names.
      if colors == filled, filled > 1 { sum -= 4 }
      if long * 2 > filled { sum -= 2 }
      if repeated == 0 || mayRepeat && values == 0 {
        sum += 1
      } else if repeated * 4 > filled {
        sum -= 2
      }
      return sum
    }
  }

  private func add(_ cell: Int, to column: inout Column) {
    let text = text(cell)
    guard !text.isEmpty else { return }
    column.filled += 1
    let first = Int(document.nodes[cell].runs.lowerBound)
    if document.runs[first].style.contains(.strong) { column.strong += 1 }
    if isLong(text) { column.long += 1 }
    if isValue(text) { column.values += 1 }
    if CodeFiles.isPlace(text, bytes) { column.files += 1 }
    if bytes[text.lowerBound] == ASCII.hash, TokenLiteral.color(bytes, text) != nil {
      column.colors += 1
    }
    if column.texts.contains(where: { isEqual($0, text) }) {
      column.repeated += 1
    } else {
      column.texts.append(text)
    }
  }

  /// Whether a cell holds a sentence and no name.
  private func isLong(_ text: Range<Int>) -> Bool {
    guard text.count > 24 else { return false }
    return text.count > 80 || text.count(where: { bytes[$0] == 0x20 }) > 4
  }

  /// Whether a cell begins like a value: a sign, a number with more behind it, a colour.
  private func isValue(_ text: Range<Int>) -> Bool {
    let first = bytes[text.lowerBound]
    if Bytes.isLetter(first) { return text.contains { bytes[$0] == 0x28 } && isFunction(text) }
    if Bytes.isDigit(first) { return !text.allSatisfy { Bytes.isDigit(bytes[$0]) } }
    // "--gap" is a name.
    if first == 0x2D, text.count > 3, bytes[text.lowerBound + 1] == 0x2D { return false }
    return first == 0x23 || first == 0x3C || first == 0x3E || first == 0x7E || first == 0x2D
  }

  private func isFunction(_ text: Range<Int>) -> Bool {
    guard let literal = TokenLiteral.read(bytes, text), literal.kind != .other else { return false }
    // "Ease-out (decelerate)" has a remark in its brackets.
    return literal.range.contains { bytes[$0] == 0x28 }
  }

  private func isEqual(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { bytes[$0] == bytes[$1] }
  }
}

extension LoweringContext {
  /// The cells of a row from the column that names the rows on, wherever that stands.
  func cells(of row: Int) -> [Int] {
    let cells = document.children(of: row)
    guard let lead = leads[Int(document.nodes[row].parent)] else { return cells }
    return lead.ordered(cells)
  }

  /// The cell that names a row, wherever its column stands.
  func nameCell(ofRow row: Int) -> Int? {
    guard leads[Int(document.nodes[row].parent)] != nil else { return document.firstChild(of: row) }
    return cells(of: row).first
  }
}
