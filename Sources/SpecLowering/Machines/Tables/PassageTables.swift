import SpecModel
import SpecSyntax
import SpecText

/// Reads tables that tell of each screen or state where it is entered from and where it is left to:
/// "Screen | Entry | Exit", with names of other rows in the cells.
struct PassageTables {
  private let table: DocumentTable
  private let name: Int
  private let id: Int?
  private let entries: [Int]
  private let exits: [Int]
  private var known: StateRegister

  /// Whether a header may be of such a table: a quick look before its rows are read.
  static func isHeader(_ header: [String]) -> Bool {
    header.count > 2 && header.count <= 12
      && header.contains { text in
        text.utf8.count <= 40
          && Names.isPhrase(ColumnRole.withoutParentheses(text), in: exits)
      }
  }

  /// Looks at the header; `nil` where it is another one.
  init?(_ table: DocumentTable, known: StateRegister) {
    let words = table.header.map { Names.words(ColumnRole.withoutParentheses($0)) }
    let phrases = words.map { $0.joined(separator: "-") }
    let entries = phrases.indices.filter { Self.entries.contains(phrases[$0]) }
    let exits = phrases.indices.filter { Self.exits.contains(phrases[$0]) }
    guard !entries.isEmpty || exits.count == 1, !exits.isEmpty, phrases.count <= 12,
      let name = words.indices.first(where: { index in
        !entries.contains(index) && !exits.contains(index)
          && (ColumnRole.role(ofHeader: table.header[index]) == .state
            || words[index].last.map(TransitionWords.screenNouns.contains) == true
            || ScreenTables.isScreenHead(words[index])
            || phrases[index] == "name" && Self.isOfScreens(table))
      })
    else { return nil }
    // "Leads to | By": what triggers the way out has a column.
    let columns = TableColumns(table.header)
    if columns.roles.contains(.event), columns.roles.contains(.target) { return nil }
    self.table = table
    self.name = name
    self.entries = entries
    self.exits = exits
    id = table.header.indices.first { ColumnRole.role(ofHeader: table.header[$0]) == .id }
    self.known = known
  }

  /// Whether a column tells what each row is entered from. Such a table is about its rows one by one: what leads into
  /// them need not stand in any of the cells.
  var tellsEntries: Bool { !entries.isEmpty }

  /// Whether a heading above the table speaks of screens or states, for a name alone may be anybody's.
  private static func isOfScreens(_ table: DocumentTable) -> Bool {
    table.document.path(ofSection: table.section).contains { section in
      Names.words(table.document.title(ofSection: section)).contains {
        TransitionWords.screenNouns.contains($0) || $0 == "states" || $0 == "state"
      }
    }
  }

  private static let entries: Lexicon = [
    "entry", "entries", "entry-point", "entry-points", "entered-from", "in", "incoming", "from",
    "reached-from", "comes-from", "access-from", "einstieg", "zugang", "entrée", "entrada",
    "ingresso", "진입", "진입-경로", "입구", "入口", "遷移元", "进入", "来源", "entry-from", "enter-from",
    "入口来源", "进入来源", "進入元", "진입처",
  ]
  private static let exits: Lexicon = [
    "exit", "exits", "exit-point", "exit-points", "exits-to", "leaves-to", "out", "outgoing",
    "leads-to", "ausgang", "ausstieg", "sortie", "salida", "saída", "uscita", "이탈", "이탈-경로",
    "출구", "出口", "遷移先", "退出", "去向", "exit-to", "exit-targets", "出口目标", "退出目标",
  ]

  /// A row with the name of what it is about.
  private struct Row {
    var name: String
    var id: String?
    var cells: [Int]
    var origin: Origin
  }

  /// The changes, and the names of rows that nothing else declares; `nil` where few cells name another row.
  mutating func read() -> (matrix: MatrixDraft, states: [StateDraft])? {
    var rows = table.rows.prefix(400).compactMap(row)
    setVariantsApart(&rows)
    guard rows.count > 1, rows.count * 2 > table.rows.count else { return nil }
    var spellings: [String: String] = [:]
    for row in rows {
      spellings[Names.key(row.name)] = row.name
      if let id = row.id { spellings[Names.key(id)] = row.name }
    }
    var matrix = MatrixDraft(
      form: "table", isClosed: false, section: table.section, origin: table.origin)
    var named = 0
    var led: Set<[String]> = []
    for row in rows {
      let found = exits.flatMap { column in
        column < row.cells.count ? ways(table.text(row.cells[column]), spellings) : []
      }
      if found.contains(where: { !$0.isLed }) { named += 1 }
      for way in found {
        led.insert([row.name, way.name])
        matrix.edges.append(edge(row.name, way.name, way.trigger, row.origin))
      }
    }
    for row in rows {
      let found = entries.flatMap { column in
        column < row.cells.count ? sources(table.text(row.cells[column]), spellings) : []
      }
      if !found.isEmpty { named += 1 }
      for way in found where led.insert([way.name, row.name]).inserted {
        matrix.edges.append(edge(way.name, row.name, way.trigger, row.origin))
      }
    }
    guard named * 2 >= rows.count, !matrix.edges.isEmpty else { return nil }
    return (matrix, rows.compactMap(state))
  }

  private func row(_ node: Int) -> Row? {
    let cells = table.cells(of: node)
    guard name < cells.count else { return nil }
    let text = StateName.splitQualifier(table.text(cells[name])).name
    let id =
      self.id.flatMap { $0 < cells.count ? table.text(cells[$0]) : nil }
      ?? StateName.id(before: text).map(String.init)
    guard (1...6).contains(Names.wordCount(text)), !StateCell.isBlank(text) else { return nil }
    return Row(
      name: known.name(of: text) ?? id.flatMap(known.name(of:)) ?? text, id: id, cells: cells,
      origin: table.document.origin(table.document.nodes[node].range))
  }

  /// Gives rows that differ in what stands in parentheses alone their whole names: "Diary (empty)", "Diary (running)".
  private func setVariantsApart(_ rows: inout [Row]) {
    var counts: [String: Int] = [:]
    for row in rows { counts[Names.key(row.name), default: 0] += 1 }
    for index in rows.indices where counts[Names.key(rows[index].name), default: 0] > 1 {
      rows[index].name = table.text(rows[index].cells[name])
    }
  }

  private func state(_ row: Row) -> StateDraft? {
    guard !known.contains(row.name) else { return nil }
    var draft = StateDraft(
      name: row.name, origin: table.document.origin(table.document.nodes[row.cells[name]].range),
      screen: table.section)
    draft.parentSection = table.section
    if let id = row.id, Names.wordCount(id) > 0 { draft.aliases = [LocatedText(id, draft.origin)] }
    return draft
  }

  private func edge(
    _ source: String, _ target: String, _ trigger: String?, _ origin: Origin
  ) -> EdgeDraft {
    var edge = EdgeDraft(
      source: NameReference(text: source, origin: origin),
      target: NameReference(text: target, origin: origin), origin: origin)
    edge.trigger = trigger.map { LocatedText($0, origin) }
    return edge
  }

  // MARK: Cells

  private static let joints: Phrases = [
    "; ", "；", " / ", "/ ", ", ", "、", " · ", "·", "\n", " or ", " und ", " ou ", " 또는 ",
  ]

  /// "[Next] → Cart / Help": where a row leads, each with what is done for it.
  private func ways(
    _ text: String, _ spellings: [String: String]
  ) -> [(name: String, trigger: String?, isLed: Bool)] {
    joined(pieces(text), of: text, spellings).compactMap { piece in
      guard let (trigger, target) = Arrow.split(piece) else {
        let (name, remark) = StateName.splitQualifier(piece)
        // "Alert on motion", "Alert when something moves"
        if remark == nil, case let (head, occasion?) = ArrowLine.divided(piece),
          let found = spellings[Names.key(ArrowSide.unwrapped(head))]
        {
          let trigger = occasion.hasPrefix("on ") ? String(occasion.dropFirst(3)) : occasion
          return (found, trigger, false)
        }
        let trigger = remark.flatMap { TargetProse.isRemark($0) ? nil : $0 }
        if let found = resolve(name, spellings) { return (found, trigger, false) }
        // "back to Cart"
        if let led = StateCell.withoutPhrase(name).flatMap({ resolve($0, spellings) }) {
          return (led, trigger, true)
        }
        return act(piece, Self.before, spellings).map { ($0.name, $0.act, false) }
      }
      return resolve(StateName.splitQualifier(target).name, spellings)
        .map { ($0, ArrowSide.unwrapped(trigger), false) }
    }
  }

  /// The pieces with those that name nothing put before the one with an arrow behind them: "time is up · tap → Film"
  /// has two triggers of one way.
  private func joined(
    _ pieces: [String], of text: String, _ spellings: [String: String]
  ) -> [String] {
    guard pieces.count > 1, pieces.contains(where: Arrow.isIn) else { return pieces }
    let joint = text.contains("·") ? " · " : text.contains("/") ? " / " : ", "
    var result: [String] = []
    var open: [String] = []
    for piece in pieces {
      if Arrow.isIn(piece) {
        result.append((open + [piece]).joined(separator: joint))
        open = []
      } else if resolve(StateName.splitQualifier(piece).name, spellings) == nil {
        open.append(piece)
      } else {
        result += open + [piece]
        open = []
      }
    }
    return result + open
  }

  /// "Home, Cart (back)": what a row is entered from.
  private func sources(
    _ text: String, _ spellings: [String: String]
  ) -> [(name: String, trigger: String?)] {
    pieces(text).compactMap { piece in
      guard !Arrow.isIn(piece) else { return nil }
      if let found = quoted(piece, spellings) { return (found.name, found.act) }
      let (name, remark) = StateName.splitQualifier(piece)
      if let found = resolve(name, spellings) { return (found, remark) }
      return act(piece, Self.behind, spellings).map { ($0.name, $0.act) }
    }
  }

  /// The row and the control of "basket「pay」", "basket FAB「+」": a name with what is touched there behind it.
  private func quoted(
    _ piece: String, _ spellings: [String: String]
  ) -> (name: String, act: String)? {
    guard piece.hasSuffix("」") || piece.hasSuffix("”"),
      let end = piece.firstIndex(where: { " 「“".contains($0) }),
      let found = spellings[Names.key(String(piece[..<end]))]
    else { return nil }
    return (found, ArrowSide.unwrapped(StateName.trimmed(String(piece[end...]))))
  }

  /// The act and the row of "drag down to Peek" or "long drag from Peek".
  private func act(
    _ piece: String, _ prepositions: [String], _ spellings: [String: String]
  ) -> (name: String, act: String)? {
    guard (2...7).contains(Names.wordCount(piece)) else { return nil }
    for preposition in prepositions {
      guard let (act, name) = TextSplit.halves(of: piece, at: preposition),
        let found = spellings[Names.key(ArrowSide.unwrapped(name))],
        let last = Names.words(act).last,
        FlowSteps.beginsWithGesture(act) || FlowchartVocabulary.gestures.contains(last)
      else { continue }
      return (found, act)
    }
    return nil
  }

  private static let before = [" to ", " into ", " zu ", " nach ", " vers ", " para ", " naar "]
  private static let behind = [" from ", " von ", " aus ", " depuis ", " desde ", " vanuit "]

  private func pieces(_ text: String) -> [String] {
    guard text.utf8.count <= 600, !StateCell.isBlank(text) else { return [] }
    return TextSplit.pieces(of: text, at: Self.joints, outsideParentheses: true)
      .filter { !$0.isEmpty }
  }

  private func resolve(_ text: String, _ spellings: [String: String]) -> String? {
    let name = ArrowSide.unwrapped(text)
    if let found = spellings[Names.key(name)] ?? known.name(of: name) { return found }
    if TransitionRows.callsItselfOverlay(name) { return name }
    // "list" beside the one row "Recipe list"
    if name.utf8.count > 3, Names.wordCount(name) == 1, case let word = name.lowercased() {
      let found = Set(spellings.values).filter {
        Names.wordCount($0) > 1 && Names.words($0).last == word
      }
      if found.count == 1 { return found.first }
    }
    // "SCR-02 Intro": an id with words behind it.
    guard let first = name.split(separator: " ").first, first.count < name.count else { return nil }
    return spellings[Names.key(String(first))]
  }
}
