import SpecModel
import SpecSyntax
import SpecText

/// Reads ways out that lead to routes: items "gear → `/settings`" and rows "Corner | gear → S-12" in the section of a
/// page, and cells "steps → `/home` · skip → `/login`" in its row of an inventory.
///
/// What stands before an arrow triggers the change. A route that no page is declared with is a page of its own, named
/// as it is written before or behind the route. One such way out alone may be anything.
struct RouteExits {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The ways out of one text, and the page that they leave.
  private struct Passage {
    var exits: [Exit]
    var source: NameReference
    var origin: Origin
    var section: Int
  }

  /// Adds the ways out that no other form has read, and the pages that only they name.
  ///
  /// - Complexity: O(states) where no state has a route; else O(lines).
  func collect(into drafts: inout MachineDrafts) {
    let pages = drafts.states.filter { $0.aliases.contains { $0.text.hasPrefix("/") } }
    let screens = drafts.states.filter(Self.isNumbered)
    let all = pages.count > 1 ? pages : screens
    guard let first = all.first, all.count > 1 else { return }
    let sections = RoutedSections(drafts, in: document)
    let sources = Sources(
      pages: pages.count > 1 ? Set(pages.map(\.key)) : [], screens: Set(screens.map(\.key)),
      sections: sections)
    let passages = self.passages(drafts, sources)
    guard let start = passages.first else { return }
    let declared = declare(passages, like: first, &drafts)
    let known = StateRegister(drafts)
    let edges = passages.flatMap { passage in
      passage.exits.flatMap { self.edges($0, passage, known, sections) }
    }
    guard edges.count > 1 else {
      drafts.states.removeLast(declared)
      return
    }
    let found = MatrixDraft(
      form: "list", isClosed: false, section: start.section, origin: start.origin, edges: edges)
    ArrowEdges.merge([found], into: &drafts)
  }

  // MARK: Passages

  /// The states that ways out may leave.
  private struct Sources {
    /// The pages with routes, from which all forms lead.
    var pages: Set<String>
    /// The screens with ids, from which the rows of their sections lead.
    var screens: Set<String>
    var sections: RoutedSections
  }

  /// Whether a state has a section whose heading begins with its id: "S-07 Basket".
  private static func isNumbered(_ state: StateDraft) -> Bool {
    state.section != nil
      && state.aliases.contains { StateName.id(before: $0.text + " ")?.count == $0.text.count }
  }

  private func passages(_ drafts: MachineDrafts, _ sources: Sources) -> [Passage] {
    let read = drafts.readLines.union(drafts.matrices.map(\.origin.range.start))
    let places = LinePlaces(drafts, in: document, routed: sources.sections)
    var result = rows(drafts, read)
    for line in context.lines where line.holder != .heading {
      // An item goes on over the ends of its lines.
      let text = document.plainText(of: line.node)
      let isItem = line.holder == .item
      guard !isItem || line.text.lowerBound == text.lowerBound else { continue }
      let range = isItem ? text : line.text
      guard ArrowGlyph.mayOccur(in: document.plain, range) else { continue }
      let origin = context.origin(plain: line.text)
      let isCell = line.holder == .cell
      if isCell, !isValue(line, drafts, read) { continue }
      guard range.count <= 1_200, !read.contains(origin.range.start),
        let source = places.owner(of: line),
        sources.pages.contains(source.key) || isCell && sources.screens.contains(source.key)
      else { continue }
      let words = document.string(plain: valueStart(line)..<range.upperBound)
      result.append(
        Passage(
          exits: exits(in: words), source: source, origin: origin,
          section: Int(document.nodes[line.node].section)))
    }
    return result
  }

  /// Whether a cell stands beside its key in a table of two columns that no other form has read.
  private func isValue(_ line: TextLine, _ drafts: MachineDrafts, _ read: Set<UInt32>) -> Bool {
    let row = Int(document.nodes[line.node].parent)
    let table = Int(document.nodes[row].parent)
    guard document.nodes[table].kind == .table, !drafts.inventories.contains(table),
      !read.contains(document.nodes[table].range.start)
    else { return false }
    let cells = context.cells(of: row)
    return cells.count == 2 && cells[1] == line.node
  }

  /// Where the words behind a label begin; a label that holds an arrow is none.
  private func valueStart(_ line: TextLine) -> Int {
    guard let label = line.label, !ArrowGlyph.mayOccur(in: document.plain, label),
      !isInQuotes(label)
    else { return line.text.lowerBound }
    return line.value.lowerBound
  }

  /// Whether the colon of a label stands inside quotation marks: ""Next: pay" → `/pay`".
  private func isInQuotes(_ label: Range<Int>) -> Bool {
    let text = document.string(plain: label)
    guard let first = text.first, let closing = QuotedWays.closing(first) else { return false }
    return !text.dropFirst().contains(closing)
  }

  /// The cells with arrows in inventories of pages that no column tells the targets of.
  private func rows(_ drafts: MachineDrafts, _ read: Set<UInt32>) -> [Passage] {
    guard !drafts.inventories.isEmpty else { return [] }
    let known = StateRegister(drafts)
    var result: [Passage] = []
    for table in drafts.inventories.sorted()
    where !read.contains(document.nodes[table].range.start) {
      for row in document.children(of: table).dropFirst() {
        let cells = context.cells(of: row)
        guard
          let named = cells.first(where: { known.contains(StateName.trimmed(document.string($0))) }
          ),
          let name = known.name(of: StateName.trimmed(document.string(named)))
        else { continue }
        let source = NameReference(
          text: name, origin: document.origin(document.nodes[named].range))
        for cell in cells where cell != named {
          let text = document.plainText(of: cell)
          guard text.count <= 1_200, ArrowGlyph.mayOccur(in: document.plain, text) else { continue }
          result.append(
            Passage(
              exits: exits(in: document.string(plain: text)), source: source,
              origin: document.origin(document.nodes[cell].range),
              section: Int(document.nodes[table].section)))
        }
      }
    }
    return result
  }

  // MARK: Exits

  /// What triggers a change, and the words on where it leads.
  private struct Exit {
    var trigger: String
    var target: String
  }

  private func exits(in text: String) -> [Exit] {
    TextSplit.pieces(
      of: String(text.map { $0 == "\n" ? " " : $0 }), at: Self.joints, outsideParentheses: true
    )
    .flatMap { ExitWays.alternatives(in: $0) ?? [$0] }
    .flatMap(QuotedWays.split).compactMap { piece in
      let sides = Arrow.pieces(of: piece)
      guard sides.count == 2, let left = sides.first, let right = sides.last, !right.isEmpty
      else { return nil }
      // "The list of all tasks. Tap a task" is described, then left.
      let trigger = QuotedWays.label(
        in: StateName.trimmed(TextSplit.pieces(of: left, at: [". "]).last ?? left))
      guard trigger.utf8.count <= 120, right.utf8.count <= 300 else { return nil }
      return Exit(trigger: trigger, target: right)
    }
  }

  private static let joints: Phrases = ["; ", " · ", "；", " • ", " | "]

  private func edges(
    _ exit: Exit, _ passage: Passage, _ known: StateRegister, _ sections: RoutedSections
  ) -> [EdgeDraft] {
    targets(in: exit.target, known, sections).filter { Names.key($0) != passage.source.key }.map {
      target in
      EdgeDraft(
        source: passage.source, target: NameReference(text: target, origin: passage.origin),
        origin: passage.origin
      ).triggered(by: exit.trigger, passage.origin)
    }
  }

  private func targets(
    in text: String, _ known: StateRegister, _ sections: RoutedSections
  ) -> [String] {
    if let page = RouteCell.page(in: text, known) { return [page] }
    let name = head(of: text)
    if let state = state(named: name, known, sections) { return [state] }
    let names = TextSplit.pieces(of: name, at: ["/", " or ", " oder ", " ou "])
      .map { state(named: $0, known, sections) }
    return names.count > 1 && !names.contains(nil) ? names.compactMap(\.self) : []
  }

  /// The state that words name, alone or as what a move leads to.
  private func state(
    named text: String, _ known: StateRegister, _ sections: RoutedSections
  ) -> String? {
    if let name = known.name(of: text) ?? sections.page(named: text) { return name }
    guard let side = ArrowSide(text, known: KnownStates()), side.isMove else { return nil }
    let bare = StateVocabulary.withoutSurface(side.name)
    return known.name(of: bare) ?? sections.page(named: bare)
  }

  /// The words of a target before a remark or a route; "Search / Saved" are two.
  private func head(of text: String) -> String {
    let words = text.prefix { !"(（[,.—".contains($0) }
    let parts = words.split(separator: " ")
    let count = parts.indices.dropFirst().first { parts[$0].hasPrefix("/") && parts[$0] != "/" }
    return StateName.trimmed(parts[..<(count ?? parts.count)].joined(separator: " "))
  }

  // MARK: Pages

  /// Adds pages whose routes only ways out name, beside one that is declared; gives their number.
  private func declare(
    _ passages: [Passage], like page: StateDraft, _ drafts: inout MachineDrafts
  ) -> Int {
    let known = StateRegister(drafts)
    let count = drafts.states.count
    var places: [String: Int] = [:]
    for passage in passages {
      for exit in passage.exits where RouteCell.page(in: exit.target, known) == nil {
        guard let (name, route) = Self.page(in: exit.target), !known.contains(name) else {
          continue
        }
        let alias = LocatedText(route, passage.origin)
        if let place = places[Names.key(name)] ?? places[Names.key(route)] {
          let isKnown = drafts.states[place].aliases.contains { $0.text == route }
          if !isKnown, name != route { drafts.states[place].aliases.append(alias) }
          continue
        }
        var draft = StateDraft(name: name, origin: passage.origin, screen: page.screen)
        draft.parentSection = page.screen
        draft.isScreen = page.isScreen
        if name != route { draft.aliases.append(alias) }
        for key in [Names.key(name), Names.key(route)] { places[key] = drafts.states.count }
        drafts.states.append(draft)
      }
    }
    return drafts.states.count - count
  }

  /// The name and route of "task-detail (/task/:id)", "/settings (settings)" or "/settings".
  private static func page(in text: String) -> (name: String, route: String)? {
    guard let slash = text.firstIndex(of: "/"), text.utf8.count <= 300 else { return nil }
    // "Edit/delete" is no route.
    if slash > text.startIndex, !" ([`\"'*".contains(text[text.index(before: slash)]) { return nil }
    let path = Route.path(in: text[slash...].prefix { !" `\"'*,;".contains($0) })
    var route = String(path.prefix { $0 != "?" && $0 != "=" })
    while route.hasSuffix(".") || route.hasSuffix(":") { route.removeLast() }
    guard Route.begins(route) else { return nil }
    var before = StateName.trimmed(String(text[..<slash].prefix { !"([".contains($0) }))
    if Route.nouns.contains(before.lowercased()) { before = "" }
    if (1...3).contains(Names.wordCount(before)), !isMove(before) { return (before, route) }
    // A name in parentheses behind the route.
    let rest = text[path.endIndex...].drop { " `*".contains($0) }
    guard before.isEmpty, rest.first == "(", let close = rest.firstIndex(of: ")") else {
      return before.isEmpty || isMove(before) ? (route, route) : nil
    }
    let name = StateName.trimmed(String(rest[..<close].dropFirst()))
    return (EventName.isIdentifier(name) && !isLook(name) ? name : route, route)
  }

  /// "btn-primary": how a button looks, and no name of a page.
  private static func isLook(_ name: String) -> Bool {
    Names.words(name).contains(where: looks.contains)
  }

  private static let looks: Lexicon = [
    "btn", "button", "cta", "primary", "secondary", "tertiary", "ghost", "outline", "outlined",
    "filled", "link", "icon",
  ]

  private static func isMove(_ text: String) -> Bool {
    let words = Names.words(text)
    return TransitionWords.moves.contains { words.starts(with: $0) }
  }
}
