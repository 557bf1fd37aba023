import SpecModel
import SpecSyntax
import SpecText

/// Reads labels "Entry" and "Exit" in a document about one screen, "Screen spec — Home `/`", whose values lead to
/// routes: "**Exit**: tap an item → `/item/:id` / [New] → `/item/new`".
///
/// The title must name the screen, and the exits must lead to two routes; other targets count where they are declared.
struct ScreenPassages {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The screen that the document is about.
  private struct Page {
    var name: String
    var route: String?
    var origin: Origin
  }

  /// A way between pages, each a route or a name.
  private struct Way {
    var source: String?
    var trigger: String?
    var target: String
    var origin: Origin
  }

  /// Adds the changes of all such lines that no other form has read, and the pages of their routes.
  ///
  /// - Complexity: O(labelled lines); the title is read only where a label is one of these.
  func collect(into drafts: inout MachineDrafts) {
    let lines = context.lines.indices.filter(mayBePassage)
    guard !lines.isEmpty, let page = titled(),
      !drafts.states.contains(where: { $0.isScreen && $0.section != nil })
    else { return }
    var known = KnownStates(drafts)
    let read = drafts.readLines
    let open = lines.map { context.lines[$0] }.filter {
      !read.contains(context.origin(plain: $0.text).range.start)
    }
    let out = open.filter(isExit).flatMap { exits(of: $0, known) }
      .filter { $0.target != page.route }
    guard Set(out.map(\.target).filter { $0.hasPrefix("/") }).count > 1 else { return }
    let into = open.filter { !isExit($0) }.flatMap { entries(of: $0, to: page) }
    let own = known.name(of: page.name) ?? page.route.flatMap { known.name(of: $0) }
    if own == nil {
      var state = StateDraft.screen(page.name, page.origin, in: 1)
      state.aliases = page.route.map { [LocatedText($0, page.origin)] } ?? []
      drafts.states.append(state)
      known.add(page.name)
    }
    let name = own ?? page.name
    if let route = page.route { known.add(route, as: name) }
    var edges: [EdgeDraft] = []
    for way in into + out {
      let ends = [way.source ?? name, way.target].map { end -> String in
        if let declared = known.name(of: end) { return declared }
        drafts.states.append(.screen(end, way.origin, in: 1))
        known.add(end)
        return end
      }
      guard Names.key(ends[0]) != Names.key(ends[1]) else { continue }
      let edge = EdgeDraft(from: ends[0], to: ends[1], way.origin)
      edges.append(way.trigger.map { edge.triggered(by: $0, way.origin) } ?? edge)
    }
    let found = MatrixDraft(
      form: "list", isClosed: false, section: 1, origin: out[0].origin, edges: edges)
    ArrowEdges.merge([found], into: &drafts)
  }

  /// Adds what rows of events tell in words, "Tap on bin | Transitions to Bin screen", where no other form has read them
  /// and the title says which screen the document is about, "Screen: Shelf".
  ///
  /// - Complexity: O(rows of tables whose first column is of events); the title is read only where a cell leads on.
  func collectRows(into drafts: inout MachineDrafts) {
    guard !drafts.states.contains(where: { $0.isScreen && $0.section != nil }) else { return }
    var rows: [(row: Int, trigger: String, target: String)] = []
    for table in document.tables where table + 1 < document.nodes.count {
      let header = context.cells(of: table + 1)
      guard let first = header.first,
        case let role = ColumnRole.role(ofHeader: document.string(first)),
        role == .event || role == .action
      else { continue }
      for row in document.children(of: table).dropFirst() {
        let cells = context.cells(of: row).map { StateName.trimmed(document.string($0)) }
        guard let trigger = cells.first, !trigger.isEmpty,
          let target = cells.dropFirst().lazy.compactMap(Self.screenLed).first
        else { continue }
        rows.append((row, trigger, target))
      }
    }
    guard !rows.isEmpty, let page = titled() else { return }
    let known = KnownStates(drafts)
    let read = drafts.readLines
    let edges = rows.compactMap { row, trigger, target -> EdgeDraft? in
      let origin = document.origin(document.nodes[row].range)
      guard !read.contains(origin.range.start), Names.key(target) != Names.key(page.name) else {
        return nil
      }
      return EdgeDraft(
        from: known.name(of: page.name) ?? page.name, to: known.name(of: target) ?? target, origin
      ).triggered(by: trigger, origin)
    }
    guard let first = edges.first else { return }
    let found = MatrixDraft(
      form: "list", isClosed: false, section: 1, origin: first.origin, edges: edges)
    ArrowEdges.merge([found], into: &drafts)
  }

  /// "Bin" of "Transitions to the Bin screen", and of "Va a la pantalla Bin"; `nil` of any other cell.
  private static func screenLed(_ cell: String) -> String? {
    guard (10...80).contains(cell.utf8.count), let lead = leads.prefix(of: cell.lowercased()) else {
      return nil
    }
    let words = StateName.withoutStop(String(cell.dropFirst(lead.count))).split(separator: " ")
    var rest = TransitionWords.withoutArticles(words[...])
    guard (2...5).contains(rest.count) else { return nil }
    if let noun = rest.last, TransitionWords.screenNouns.contains(noun.lowercased()) {
      rest = rest.dropLast()
    } else if let noun = rest.first, TransitionWords.screenNouns.contains(noun.lowercased()) {
      rest = rest.dropFirst()
    } else {
      return nil
    }
    let name = ArrowSide.unwrapped(rest.joined(separator: " "))
    let isName = name.first?.isUppercase == true && ArrowSide.isName(name)
    return isName && !CellVocabulary.isAny(name) ? name : nil
  }

  /// Beginnings of cells that lead on; data, in lower case.
  private static let leads: Phrases = [
    "transitions to ", "navigates to ", "goes to ", "moves to ", "returns to ", "switches to ",
    "wechselt zu ", "wechselt zum ", "führt zu ", "führt zum ", "geht zu ", "geht zum ",
    "navega a ", "va a ", "pasa a ", "navigue vers ", "va vers ", "passe à ", "navega para ",
    "vai para ", "naviga a ", "passa a ", "gaat naar ", "pindah ke ", "переходит на ",
  ]

  // MARK: Lines

  /// Whether a line has such a label and an arrow behind it.
  private func mayBePassage(_ index: Int) -> Bool {
    let line = context.lines[index]
    guard line.holder == .paragraph || line.holder == .item, let label = line.label,
      (2...32).contains(label.count), (5...1_200).contains(line.value.count),
      context.mayHoldArrow(index)
    else { return false }
    let text = document.string(plain: label)
    return EntryLines.labels.contains(text.lowercased()) || ArrowLine.isExitLabel(text)
  }

  private func isExit(_ line: TextLine) -> Bool {
    line.label.map { ArrowLine.isExitLabel(document.string(plain: $0)) } ?? false
  }

  /// "tap an item → /item/:id / [New] → /item/new": one way a clause.
  private func exits(of line: TextLine, _ known: KnownStates) -> [Way] {
    let origin = context.origin(plain: line.text)
    return ExitWays.clauses(of: StateName.withoutStop(document.string(plain: line.value)))
      .compactMap { clause in
        guard let arrows = ArrowText(clause), arrows.sides.count == 2,
          arrows.joints[0].direction == .forward, arrows.sides[0].utf8.count <= 80,
          Self.route(in: arrows.sides[0]) == nil
        else { return nil }
        let end = ArrowSide.unwrapped(StateName.splitQualifier(arrows.sides[1]).name)
        guard let target = Self.route(in: arrows.sides[1]) ?? known.name(of: end) else {
          return nil
        }
        return Way(
          trigger: ArrowSide.unwrapped(arrows.sides[0]), target: target, origin: origin)
      }
  }

  /// "cold start → /splash → / / tab of the bar": each step from one route to the next.
  private func entries(of line: TextLine, to page: Page) -> [Way] {
    let origin = context.origin(plain: line.text)
    return TextSplit.pieces(
      of: StateName.withoutStop(document.string(plain: line.value)), at: [" / ", "; "],
      outsideParentheses: true
    ).flatMap { piece -> [Way] in
      guard let arrows = ArrowText(piece),
        arrows.joints.allSatisfy({ $0.direction == .forward && !$0.isGap }),
        let last = arrows.sides.last, case let end = Self.route(in: last), end != nil,
        end == page.route
      else { return [] }
      return zip(arrows.sides, arrows.sides.dropFirst()).compactMap { left, right in
        guard let source = Self.route(in: left), let target = Self.route(in: right) else {
          return nil
        }
        return Way(source: source, target: target, origin: origin)
      }
    }
  }

  /// The route that words are, apart from a remark in parentheses, or that a call of the router leads to, without its
  /// query.
  private static func route(in text: String) -> String? {
    let head = StateName.trimmed(StateName.splitQualifier(text).name)
    let path = Route.called(in: head) ?? Route.called(in: text) ?? head
    guard Route.isWhole(path) else { return nil }
    return String(path.prefix { $0 != "?" })
  }

  // MARK: Title

  /// The screen that the only title of the first level names, by its route or by a word for a screen.
  private func titled() -> Page? {
    guard document.sections.count > 1, document.sections[1].level == 1,
      document.sections.dropFirst(2).allSatisfy({ $0.level > 1 })
    else { return nil }
    let title = StateName.splitQualifier(
      StateName.withoutNumbering(document.title(ofSection: 1))
    ).name
    let origin = document.origin(
      document.nodes[Int(document.sections[1].heading)].range)
    let parts = TextSplit.pieces(of: title, at: Self.dashes)
    guard parts.count <= 3, let name = parts.last else { return nil }
    let words = name.split(separator: " ")
    if let last = words.last, (2...5).contains(words.count), Route.isWhole(String(last)) {
      let bare = words.dropLast().joined(separator: " ")
      guard ArrowSide.isName(bare) else { return nil }
      return Page(name: bare, route: String(last), origin: origin)
    }
    let isLabelled =
      parts.count > 1
      && (Names.words(parts[0]).contains(where: TransitionWords.screenNouns.contains)
        || TransitionWords.surfaceMarks.contains(where: parts[0].hasPrefix))
    guard isLabelled || ScreenNames.kind(of: name) == .screen, ArrowSide.isName(name) else {
      return nil
    }
    return Page(name: name, route: nil, origin: origin)
  }

  private static let dashes: Phrases = [" — ", " – ", " - ", ": ", "：", " | "]
}
