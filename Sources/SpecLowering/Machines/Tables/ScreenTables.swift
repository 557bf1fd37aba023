import SpecModel
import SpecSyntax
import SpecText

/// Reads inventories of screens: tables with a column of screens beside one of their routes or purposes.
///
/// Each row is a screen, and its route another spelling of it. The names must differ from row to row: a table that
/// names a screen again and again tells about its parts.
struct ScreenTables {
  let context: LoweringContext
  let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  struct Columns {
    var name: Int
    /// A column of ids beside a column of titles.
    var id: Int?
    var route: Int?
  }

  /// Adds the screens of all such tables; what a screen that is declared already is called here becomes an alias.
  func collect(into drafts: inout MachineDrafts) {
    var known: [String: Int]?
    var screen: Int?
    var singles: [Single] = []
    // The screens of tables by their names in code.
    var coded: [String: Int] = [:]
    for node in document.tables {
      guard node + 1 < document.nodes.count,
        let columns = columns(of: node + 1) ?? routed(node + 1),
        !isOfDesignFile(node, columns.name)
      else { continue }
      let section = Int(document.nodes[node].section)
      let rows = ArraySlice(
        document.children(of: node).dropFirst().filter { isNamed($0, columns) })
      var found = rows.compactMap { self.state(inRow: $0, columns, section: screen ?? section) }
      guard found.count > 1, found.count * 5 >= rows.count * 4, isRouted(rows, columns) else {
        if rows.count == 1, found.count == 1, isRouted(rows, columns) {
          found[0].parentSection = section
          singles.append(Single(table: node, draft: found[0]))
        }
        continue
      }
      if columns.route != nil { found = withRoutesJoined(found) }
      found = Self.withoutParts(found)
      guard found.count > 1, areDifferent(found) else { continue }
      setVariantsApart(&found)
      screen = screen ?? section
      drafts.inventories.insert(node)
      let count = drafts.states.count
      _ = drafts.openHeading(ofSection: section, in: document)
      if drafts.states.count < count { (known, coded) = (nil, [:]) }
      var places = known.take() ?? Self.places(of: drafts.states)
      // Beside numbered sections of screens, the rows are more of those.
      let first = drafts.states.count
      let isNumbered = drafts.states.contains(where: \.isScreen)
      for var draft in found {
        let spellings = [draft.name] + draft.aliases.map(\.text)
        let keys = spellings.map { $0.hasPrefix("/") ? $0.lowercased() : Names.key($0) }
        // Rows of one table that differ in what stands in parentheses are screens of their own.
        let place = keys.lazy.compactMap({ places[$0] }).first ?? Self.place(of: draft, in: coded)
        if let place, place < first {
          drafts.states[place].learn(draft)
          continue
        }
        draft.isScreen = isNumbered
        let key = draft.key
        if places[key] == nil { places[key] = drafts.states.count }
        for code in Self.codes(of: draft) where coded[code] == nil {
          coded[code] = drafts.states.count
        }
        drafts.states.append(draft)
      }
      known = places
    }
    addSingles(singles, to: &drafts)
    addParts(to: &drafts)
  }

  /// The first state of each name, and of each route as it is written: no other key has a slash.
  static func places(of states: [StateDraft]) -> [String: Int] {
    var result: [String: Int] = [:]
    for (index, state) in states.enumerated() {
      for route in state.aliases where route.text.hasPrefix("/") {
        let key = route.text.lowercased()
        if result[key] == nil { result[key] = index }
      }
      if result[state.key] == nil { result[state.key] = index }
    }
    return result
  }

  /// The screens with those that have two routes told once; as they are where most are told again.
  private func withRoutesJoined(_ found: [StateDraft]) -> [StateDraft] {
    var result: [StateDraft] = []
    var places: [String: Int] = [:]
    for draft in found {
      let key = draft.key + " " + (draft.qualifier ?? "")
      guard let place = places[key] else {
        places[key] = result.count
        result.append(draft)
        continue
      }
      let known = Set(result[place].aliases.map(\.text))
      result[place].aliases += draft.aliases.filter { !known.contains($0.text) }
    }
    return result.count * 4 >= found.count * 3 ? result : found
  }

  /// "Login / Register" is one screen of two names, each of which stands for it where no other screen has it.
  private func addParts(to drafts: inout MachineDrafts) {
    guard drafts.states.contains(where: { $0.name.contains(" / ") || $0.name.contains("／") }) else {
      return
    }
    var taken = Set(
      drafts.states.flatMap { [$0.name] + $0.aliases.map(\.text) }.map { Names.key($0) })
    for index in drafts.states.indices {
      let state = drafts.states[index]
      let parts = TextSplit.pieces(of: state.name, at: Self.strokes)
      guard parts.count == 2, parts.allSatisfy({ (1...3).contains(Names.wordCount($0)) }),
        parts.allSatisfy({ !taken.contains(Names.key($0)) })
      else { continue }
      for part in parts {
        taken.insert(Names.key(part))
        drafts.states[index].aliases.append(LocatedText(part, state.origin))
      }
    }
  }

  private static let strokes: Phrases = [" / ", "／"]

  private func areDifferent(_ found: [StateDraft]) -> Bool {
    Set(found.map { $0.key + " " + ($0.qualifier ?? "") }).count == found.count
  }

  // MARK: Columns

  private func columns(of header: Int) -> Columns? {
    let cells = context.cells(of: header)
    guard cells.count > 1, cells.allSatisfy({ document.plainText(of: $0).count <= 60 })
    else { return nil }
    let texts = cells.map { Self.firstOfTwo(ColumnRole.withoutParentheses(document.string($0))) }
    let words = texts.map { Names.words($0) }
    guard !Self.areControls(words),
      let first = Self.screenColumn(words) ?? Self.named(words) ?? Self.linked(words)
        ?? components(words, header) ?? listedNames(words, header, texts)
    else { return nil }
    // Beside "URL", "Route file" tells where the page is written.
    let routes = words.indices.filter {
      $0 != first && Self.isHead(words[$0], Self.routes)
        && (words[$0].count == 1 || Self.files.isDisjoint(with: words[$0]))
        && isTold(inColumn: $0, header)
    }
    let route =
      routes.first { words[$0].last.map(Self.routes.contains) == true } ?? routes.first
    let isTab = words[first].last.map(Self.parts.contains) ?? false
    let isDescribed = words.indices.contains { column in
      column != first
        && (Self.isHead(words[column], Self.purposes)
          || Self.isHead(words[column], Self.descriptions) && isAboutScreens(header))
    }
    // "Screen | Footer | Palette" below "Full screens": the heading says what the rows are.
    let isListed =
      (first == 0 && words[0].count == 1 && Self.screens.contains(words[0][0])
        || words[first].last.map(Self.titles.contains) == true)
      && (isBelowList(header, words[0]) || isIndex(header, texts)) && !isMatrix(header)
    // "ID | Section | Screen | Priority" in a document about screens.
    let isCounted =
      first > 0 && first < 3 && words[first].count == 1 && Self.isScreenHead(words[first])
      && ColumnRole.role(ofHeader: texts[0]) == .id && (isAboutScreens(header) || hasIDs(header))
    // "Screen | States": what has states of its own is a screen.
    let hasStates = first < 2 && !isTab && texts.contains(where: StateCells.listsStates)
    guard
      route != nil || isDescribed && !isTab || isListed || isCounted || hasStates
        || Self.areNumbered(words, first),
      !words.contains(where: {
        $0.contains(where: { Self.foreign.contains($0) && !(isCounted && $0 == "section") })
      }),
      !Self.listFaults(texts),
      route != nil || first == 0 || !words.contains(where: { $0.contains("component") })
    else { return nil }
    var columns = Columns(name: first, id: nil, route: route)
    guard words[first].last?.hasSuffix("id") == true else {
      columns.id = Self.idColumn(texts, words, besides: first)
      return columns
    }
    let title = words.indices.first {
      $0 != first
        && (Self.isHead(words[$0], Self.titles)
          || Self.isScreenHead(words[$0]) && ColumnRole.role(ofHeader: texts[$0]) != .target)
    }
    if let title = title ?? described(header, words, besides: first) {
      columns.id = first
      columns.name = title
    }
    return columns
  }

  /// The column of short descriptions, where ids alone would name the rows: "Screen ID | URL | Overview".
  private func described(_ header: Int, _ words: [[String]], besides first: Int) -> Int? {
    guard hasIDs(header) else { return nil }
    let rows = document.children(of: Int(document.nodes[header].parent)).dropFirst()
      .map { context.cells(of: $0) }
    return words.indices.first { column in
      column != first
        && (Self.isHead(words[column], Self.purposes)
          || Self.isHead(words[column], Self.descriptions))
        && areNames(rows, column, mayBeCode: false)
    }
  }

  /// The column of screens; behind "Tab | Label" it may be one further on.
  private static func screenColumn(_ words: [[String]]) -> Int? {
    guard let first = words.prefix(3).firstIndex(where: isScreenHead) else { return nil }
    guard words[first].last.map(parts.contains) == true else { return first }
    return words.firstIndex { head in
      isScreenHead(head) && head.last.map { !parts.contains($0) } == true
    } ?? first
  }

  /// "Screen ID | Screen name", "Page | ScreenId": two columns that call themselves those of screens.
  private static func areNumbered(_ words: [[String]], _ first: Int) -> Bool {
    words.indices.contains { other in
      other != first && isScreenHead(words[other])
        && (words[first].last?.hasSuffix("id") == true || isIDOfScreen(words[other]))
    }
  }

  /// The column of components beside one of routes, below a heading over screens.
  private func components(_ words: [[String]], _ header: Int) -> Int? {
    guard words.contains(where: { $0.count == 1 && Self.routes.contains($0[0]) }),
      isAboutScreens(header)
    else { return nil }
    return words.firstIndex { $0.count == 1 && StateTables.components.contains($0[0]) }
  }

  /// The column of names below a heading over screens, "N° | Name | Role", where no other names them.
  private func listedNames(_ words: [[String]], _ header: Int, _ texts: [String]) -> Int? {
    guard context.scope(of: header).last.map(Self.listsScreens) == true || isIndex(header, texts)
    else { return nil }
    return words.prefix(3).firstIndex { $0.count == 1 && Self.titles.contains($0[0]) }
  }

  /// The column of names beside one of routes: "Route | Name"; the routes make the rows pages.
  private static func named(_ words: [[String]]) -> Int? {
    // Both words stand alone in their heads, so that they say it at any place.
    guard words.contains(where: { $0.count == 1 && routes.contains($0[0]) }) else { return nil }
    return words.firstIndex { $0.count == 1 && titles.contains($0[0]) }
  }

  /// The column of what links open: "Deep link | Opens"; the links make it one of screens.
  private static func linked(_ words: [[String]]) -> Int? {
    guard words.contains(where: { $0.count <= 2 && $0.last.map(links.contains) == true }) else {
      return nil
    }
    return words.firstIndex { $0.count == 1 && openings.contains($0[0]) }
  }

  private static let links: Lexicon = ["link", "links", "deeplink", "deeplinks", "url", "uri"]
  private static let openings: Lexicon = [
    "opens", "destination", "target", "öffnet", "ouvre", "abre", "apre", "opent",
  ]

  /// Whether a head is over screens.
  static func isScreenHead(_ words: [String]) -> Bool {
    guard let last = words.last, words.count <= 2 else { return false }
    if screens.contains(last) || words.count == 1 && parts.contains(last) { return true }
    if words.count == 2, screens.contains(words.joined(separator: " ")) { return true }
    if words.count == 2, titles.contains(last) || ["id", "key", "component"].contains(last) {
      return screens.contains(words[0])
    }
    guard words.count == 1, last.utf8.first ?? 0 >= 0xE3 else { return false }
    return ["名", "名称", "名稱", "一覧", "명", "이름", "ID", "id"].contains {
      last.hasSuffix($0) && screens.contains(String(last.dropLast($0.count)))
    }
  }

  private static func isHead(_ words: [String], _ set: Lexicon) -> Bool {
    guard let last = words.last, words.count <= 3 else { return false }
    if words.count == 2, set.contains(words.joined(separator: " ")) { return true }
    if set.contains(last) || words.first.map(set.contains) ?? false { return true }
    return last.utf8.first ?? 0 >= 0xE3 && words.count == 1
      && unspaced.contains { last.hasSuffix($0) && set.contains($0) }
  }

  /// The first part of "Screen / surface", where both stand for one thing.
  private static func firstOfTwo(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == ASCII.slash || $0 >= 0xE3 }) else { return text }
    let parts = TextSplit.pieces(of: text, at: slashes)
    guard parts.count == 2, parts.allSatisfy({ Names.wordCount($0) == 1 }),
      Names.words(parts[0]).last.map(screens.contains) == true,
      ColumnRole.role(ofHeader: parts[1]).map({ $0 == .state || $0 == .note }) ?? true
    else { return text }
    return parts[0]
  }

  private static let slashes: Phrases = ["/", "／", "・"]

  /// Whether the cells behind the first say yes or no: who may see which screen.
  private func isMatrix(_ header: Int) -> Bool {
    let rows = document.children(of: Int(document.nodes[header].parent)).dropFirst().prefix(12)
    let cells = rows.compactMap { context.cells(of: $0).dropFirst().first }
    return cells.count { document.characterCount(of: document.plainText(of: $0)) < 3 } * 2
      > cells.count
  }

  /// Whether all rows begin with an id: "SCR-01".
  private func hasIDs(_ header: Int) -> Bool {
    let rows = document.children(of: Int(document.nodes[header].parent)).dropFirst()
    return rows.count > 1
      && rows.allSatisfy { row in
        context.cells(of: row).first.map { StateName.isID(document.string($0)) } == true
      }
  }

  /// "Screens", "Pages", "Key screens".
  static func listsScreens(_ title: String) -> Bool {
    if BareHeadings.listsScreens(title) { return true }
    let words = Names.words(StateName.withoutNumbering(title))
    return words.count <= 2 && words.last.map(ListedPages.plurals.contains) == true
  }

  /// Whether the heading above a table lists screens, or the one above that where the head says "Page" or "Screen".
  private func isBelowList(_ header: Int, _ head: [String]) -> Bool {
    let titles = context.scope(of: header).suffix(2)
    if titles.last.map(Self.listsScreens) == true { return true }
    return head.count == 1 && TransitionWords.screenNouns.contains(head[0])
      && titles.first.map(Self.listsScreens) == true
      && titles.last.map { BareHeadings.callsItselfScreen($0) } == false
  }

  /// Whether one of the two headings above speaks of screens.
  private func isAboutScreens(_ header: Int) -> Bool {
    context.scope(of: header).suffix(2).contains { title in
      Names.hasWord(title, in: Self.screens) || Names.hasWord(title, in: Self.inventories)
        || Names.hasWord(title, in: StateWords.screenPlurals)
        || ["画面", "页面", "頁面", "ページ", "화면"].contains(where: title.contains)
    }
  }

  /// Whether a row has something to name.
  private func isNamed(_ row: Int, _ columns: Columns) -> Bool {
    let cells = context.cells(of: row)
    return columns.name >= cells.count || isTold(cells[columns.name])
  }

  /// Whether a cell has something to say: "N/A" and "—" have not.
  func isTold(_ cell: Int) -> Bool {
    let text = document.plainText(of: cell)
    return text.count > 24
      || !text.isEmpty && !CellVocabulary.isAbsence(StateName.trimmed(document.string(cell)))
  }

  /// Whether most cells of the routes begin with a slash; where no column has them there is nothing to doubt.
  private func isRouted(_ rows: ArraySlice<Int>, _ columns: Columns) -> Bool {
    guard let route = columns.route else { return true }
    var (told, paths, names) = (0, 0, 0)
    for row in rows {
      let cells = context.cells(of: row)
      guard route < cells.count, isTold(cells[route]) else { continue }
      told += 1
      if path(in: cells[route]) ?? innerPath(in: cells[route]) != nil { paths += 1 }
      if isNameInCode(cells[route]) { names += 1 }
    }
    return told > 0 && (paths * 2 >= told || (paths + names) * 6 >= told * 5)
  }

  // MARK: Rows

  /// "Control | Component | Destination": whether the rows are controls.
  private static func areControls(_ header: [[String]]) -> Bool {
    guard let control = header.first?.first, controls.contains(control) else { return false }
    return header.dropFirst().contains { $0 == ["component"] }
  }

  private static let controls: Lexicon = ["control", "controls", "button", "link", "action", "cta"]

  /// "OldEditRedirect": what only sends on to another page shows none.
  private static func leadsElsewhere(_ name: String) -> Bool {
    !name.utf8.contains(ASCII.space) && name.utf8.count > 8
      && (name.hasSuffix("Redirect") || name.hasSuffix("Redirector"))
  }

  private func state(inRow row: Int, _ columns: Columns, section: Int) -> StateDraft? {
    let cells = context.cells(of: row)
    guard columns.name < cells.count else { return nil }
    let cell = cells[columns.name]
    let text = StateName.withoutListNumber(StateName.trimmed(document.string(cell)))
    let (name, qualifier) = StateName.splitQualifier(text)
    let words = Names.words(name)
    guard (1...6).contains(words.count), words.contains(where: { $0.utf8.contains { $0 > 0x39 } }),
      !CellVocabulary.isAny(name), !Self.leadsElsewhere(name), !Arrow.isIn(name)
    else { return nil }
    let origin = document.origin(document.nodes[cell].range)
    var draft = StateDraft(name: name, origin: origin, screen: section)
    draft.parentSection = section
    if let qualifier {
      if !Route.begins(qualifier), qualifier != "/" { draft.qualifier = qualifier }
      draft.aliases.append(LocatedText(text, origin))
      // "送信完了（配達中画面）": what calls itself a screen is another name of it.
      if BareHeadings.endsAsScreen(qualifier) {
        draft.aliases.append(LocatedText(qualifier, origin))
      }
    }
    if let id = columns.id, id < cells.count {
      // A drawing may write both: "[S-01: Home]".
      draft.aliases.append(LocatedText("\(document.string(cells[id])) \(name)", origin))
    }
    let route = columns.route.flatMap {
      $0 < cells.count ? path(in: cells[$0]) ?? innerPath(in: cells[$0]) : nil
    }
    let id = columns.id.flatMap { $0 < cells.count ? document.string(cells[$0]) : nil }
    for other in [route ?? codeName(columns.route, cells), id].compactMap({ $0 })
    where (Names.wordCount(other) > 0 || other == "/") && !CellVocabulary.isAbsence(other) {
      draft.aliases.append(LocatedText(other, origin))
    }
    return draft
  }

  private func codeName(_ column: Int?, _ cells: [Int]) -> String? {
    guard let column, column < cells.count, isNameInCode(cells[column]) else { return nil }
    return document.string(cells[column])
  }

  /// Whether a cell holds a name in code and no more: "`start`".
  private func isNameInCode(_ cell: Int) -> Bool {
    let text = document.plainText(of: cell)
    guard (2...32).contains(text.count), let span = document.span(at: text.lowerBound, in: .code),
      span.lowerBound <= text.lowerBound, span.upperBound >= text.upperBound
    else { return false }
    return EventName.isIdentifier(document.string(plain: text))
  }

  /// The path of a page with which a cell begins, without a query.
  func path(in cell: Int) -> String? {
    let range = document.plainText(of: cell)
    guard let first = document.plain[range].first else { return nil }
    guard first == 0x2F || first == 0x23 else {
      return deepLink(range) ?? ScreenLinks.route(document.string(plain: range))
    }
    let end = document.plain[range].firstIndex { $0 == 0x20 || $0 == 0x3F || $0 == 0x2C }
    let text = document.string(plain: range.lowerBound..<(end ?? range.upperBound))
    return text == "/" || Route.begins(text) ? text : nil
  }

  /// "stall://orders": a link of the app's own scheme.
  private func deepLink(_ range: Range<Int>) -> String? {
    guard range.count <= 80, let mark = ASCII.find("://", in: document.plain, range),
      document.plain[range.lowerBound..<mark].allSatisfy({ ASCII.isWord($0) || $0 == 0x2D }),
      !ASCII.starts(document.plain, at: range.lowerBound, with: "http")
    else { return nil }
    let text = document.string(plain: range)
    return text.contains(" ") ? nil : text
  }
}

extension StateDraft {
  /// Takes the name and the other spellings of another draft of the same state.
  mutating func learn(_ other: StateDraft) {
    var keys = Set(([name] + aliases.map(\.text)).map { Names.key($0) })
    for text in [LocatedText(other.name, other.origin)] + other.aliases
    where keys.insert(Names.key(text.text)).inserted {
      aliases.append(text)
    }
  }
}
