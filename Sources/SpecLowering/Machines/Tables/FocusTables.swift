import SpecModel
import SpecSyntax
import SpecText

/// Reads tables of keys that move the focus: "| Menu | Right | focus → Grid, the menu folds |".
///
/// The first column names what has the focus, the column before the moves the key. "Same as Right" repeats a row.
struct FocusTables {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Row {
    var place: String
    var key: String
    var move: String
    var origin: Origin
  }

  /// Adds the moves of all tables with two at least, but for rows that other forms have read.
  ///
  /// - Complexity: O(tables) where no cell holds an arrow.
  func collect(into drafts: inout MachineDrafts) {
    var read: Set<UInt32>?
    var found: [MatrixDraft] = []
    for table in document.tables where context.mayHoldArrows(table: table) && mayMove(table) {
      guard let rows = rows(of: table) else { continue }
      let told = read ?? drafts.readLines
      read = told
      let edges = edges(of: rows).filter { !told.contains($0.origin.range.start) }
      guard !edges.isEmpty else { continue }
      found.append(
        MatrixDraft(
          form: "table", isClosed: false, section: Int(document.nodes[table].section),
          origin: document.origin(document.nodes[table].range), edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// A byte test: the table has a word for focus.
  private func mayMove(_ table: Int) -> Bool {
    let range = document.nodes[table].range.offsets
    let bytes = document.source.bytes
    let cues: [StaticString] = ["焦", "フォーカス", "포커스", "окус", "ОКУС"]
    return cues.contains { ASCII.find($0, in: bytes, range) != nil }
      || (["focus", "fokus", "foco"] as [StaticString]).contains {
        ASCII.contains($0, ignoringCaseIn: bytes, range)
      }
  }

  /// The rows of a table with a column in which two cells at least move the focus.
  private func rows(of table: Int) -> [Row]? {
    let nodes = document.children(of: table).dropFirst()
    guard (2...60).contains(nodes.count) else { return nil }
    let cells = nodes.map { document.children(of: $0).map { document.string($0) } }
    let width = cells.map(\.count).max() ?? 0
    guard width > 2,
      let column = (2..<width).first(where: { column in
        cells.count { $0.count > column && Self.target(of: $0[column]) != nil } > 1
      })
    else { return nil }
    return zip(nodes, cells).compactMap { node, cells in
      guard cells.count > column, (1...4).contains(Names.wordCount(cells[0])),
        !cells[column - 1].isEmpty, !Arrow.isIn(cells[0])
      else { return nil }
      return Row(
        place: ArrowSide.unwrapped(cells[0]), key: StateName.trimmed(cells[column - 1]),
        move: cells[column], origin: document.origin(document.nodes[node].range))
    }
  }

  private func edges(of rows: [Row]) -> [EdgeDraft] {
    let places = rows.map(\.place)
    let ends = rows.map { row -> (name: String, remark: String?)? in
      let move = model(of: row, among: rows)?.move ?? row.move
      guard let target = Self.target(of: move) else { return nil }
      let (text, remark) = StateName.splitQualifier(target)
      return Self.place(text, among: places).map { ($0, remark) }
    }
    let names = Set(ends.compactMap { $0?.name })
    // "focus → blue ring" tells a look: most targets must be places that other rows leave.
    let told = names.filter { name in
      places.contains { $0 == name || $0.hasPrefix(name + " ") }
    }
    guard !told.isEmpty, told.count * 2 >= names.count else { return [] }
    return zip(rows, ends).compactMap { row, end in
      guard let end else { return nil }
      // "Grid card" where others lead to "Grid".
      let place = names.contains(row.place) ? row.place : Self.short(row.place, names)
      var edge = EdgeDraft(
        source: NameReference(text: place, origin: row.origin),
        target: NameReference(text: end.name, origin: row.origin), origin: row.origin
      ).triggered(by: row.key, row.origin)
      edge.note(remark: end.remark, row.origin)
      return edge
    }
  }

  /// The row that "same as Right" repeats: that of the same place with this key.
  private func model(of row: Row, among rows: [Row]) -> Row? {
    let text = row.move.lowercased()
    guard let mark = Self.likes.prefix(of: text) else { return nil }
    let key = StateName.trimmed(String(text.dropFirst(mark.count)))
    return rows.first { $0.place == row.place && $0.key.lowercased() == key }
  }

  private static let likes: Phrases = [
    "same as ", "as ", "like ", "wie ", "comme ", "igual que ", "igual a ", "como ", "come ", "同",
  ]

  /// What the arrow behind the word for focus points at, up to the next clause.
  private static func target(of cell: String) -> String? {
    let text = cell.lowercased()
    guard let word = words.prefix(of: text) else { return nil }
    let rest = StateName.trimmed(String(cell.dropFirst(word.count)))
    guard let target = ArrowLine.textBehindArrow(rest) else { return nil }
    var depth = 0
    let end = target.firstIndex { character in
      if "(（[".contains(character) { depth += 1 }
      if ")）]".contains(character) { depth -= 1 }
      return depth == 0 && ",，;；。、".contains(character)
    }
    let name = StateName.withoutStop(StateName.trimmed(String(target[..<(end ?? target.endIndex)])))
    return name.isEmpty || Arrow.isIn(name) ? nil : name
  }

  private static let words: Phrases = [
    "focus", "fokus", "foco", "焦点", "焦點", "フォーカス", "포커스", "фокус",
  ]

  /// The place that a target means: one of the first column that it is, differs from in its index alone, or begins with;
  /// else its first words.
  private static func place(_ text: String, among places: [String]) -> String? {
    let key = Names.key(text)
    if let place = places.first(where: { Names.key($0) == key }) { return place }
    let bare = base(text)
    if let place = places.first(where: { base($0) == bare && $0.contains("[") }) { return place }
    if let place = places.filter({ text.hasPrefix($0 + " ") }).max(by: { $0.count < $1.count }) {
      return place
    }
    guard let first = text.split(separator: " ").first.map(String.init) else { return nil }
    if places.contains(where: { $0.hasPrefix(first + " ") }) { return first }
    return Names.wordCount(text) <= 3 ? text : nil
  }

  /// The text before an index: "Menu" of "Menu[i-1]".
  private static func base(_ text: String) -> String { String(text.prefix { $0 != "[" }) }

  /// The first word of a place, where that is a name that others lead to.
  private static func short(_ place: String, _ names: Set<String>) -> String {
    let first = String(place.prefix { $0 != " " })
    return names.contains(first) ? first : place
  }
}
