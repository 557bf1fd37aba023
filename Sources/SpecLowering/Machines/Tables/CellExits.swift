import SpecModel
import SpecSyntax
import SpecText

/// Reads cells with an arrow in tables that no other form has read: "`Draft` → `Sent`" beside what happens, and in the
/// row of a state the ways out of it, "“Rate” → Rating" and "→ Home".
///
/// Both ends must be names of states, or of screens by the codes before their headings: "P-07" of "5. P-07 Detail".
struct CellExits {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such cells.
  ///
  /// - Complexity: O(cells with arrows), each with a few names.
  func collect(into drafts: inout MachineDrafts) {
    guard !drafts.states.isEmpty else { return }
    let lines = context.lines.indices.filter {
      context.lines[$0].holder == .cell && context.mayHoldArrow($0)
        && context.lines[$0].text.count <= 300
    }
    guard !lines.isEmpty else { return }
    let read = Set(drafts.matrices.map(\.origin.range.start)).union(drafts.readLines)
    let known = StateRegister(drafts)
    let starts = drafts.states.map(\.origin.range.start).sorted()
    var codes = HeadingCodes(document)
    var told = Set(drafts.matrices.flatMap { $0.edges.map(Self.ends(of:)) })
    var found: [Int: MatrixDraft] = [:]
    var order: [Int] = []
    for index in lines {
      let line = context.lines[index]
      let row = Int(document.nodes[line.node].parent)
      guard row > 0, case let table = Int(document.nodes[row].parent), table > 0,
        document.nodes[table].kind == .table, row != table + 1,
        !read.contains(document.nodes[table].range.start),
        !read.contains(document.nodes[row].range.start)
      else { continue }
      let cells = context.cells(of: row)
      guard let place = cells.firstIndex(of: line.node), place > 0 || cells.count > 1 else {
        continue
      }
      let header = context.cells(of: table + 1).map { document.string($0) }
      let cell = Cell(
        row: row, place: place, cells: cells.map { StateName.trimmed(document.string($0)) },
        header: header, text: document.string(plain: line.text))
      var edges = changes(cell, known)
      if edges.isEmpty, place > 0, holds(starts, row) { edges = exits(cell, known, &codes) }
      for edge in edges {
        let isNew = told.insert(Self.ends(of: edge)).inserted
        guard isNew || edge.trigger != nil else { continue }
        if found[table] == nil {
          order.append(table)
          found[table] = MatrixDraft(
            form: "table", isClosed: false, section: Int(document.nodes[table].section),
            origin: document.origin(document.nodes[table].range))
        }
        found[table]?.edges.append(edge)
      }
    }
    drafts.states += codes.declared()
    ArrowEdges.merge(order.compactMap { found[$0] }, into: &drafts)
  }

  private static func ends(of edge: EdgeDraft) -> String {
    (edge.source?.key ?? "*") + ">" + edge.target.key
  }

  /// Whether a row declares a state.
  private func holds(_ starts: [UInt32], _ row: Int) -> Bool {
    let range = document.origin(document.nodes[row].range).range
    let next = starts.partitionPoint { $0 < range.start }
    return next < starts.count && starts[next] < range.end
  }

  /// A cell with its row.
  private struct Cell {
    var row: Int
    var place: Int
    var cells: [String]
    var header: [String]
    var text: String

    var title: String { place < header.count ? header[place] : "" }
  }

  // MARK: Changes

  /// "`Draft` → `Sent` kept": both ends are known, and another cell tells what happens.
  private func changes(_ cell: Cell, _ known: StateRegister) -> [EdgeDraft] {
    guard let arrows = ArrowText(cell.text), arrows.sides.count == 2,
      arrows.joints[0].direction == .forward, arrows.joints[0].label == nil
    else { return [] }
    let origin = document.origin(document.nodes[cell.row].range)
    let pairs = pairs(arrows.sides[0], arrows.sides[1], known)
    guard !pairs.isEmpty, let trigger = trigger(beside: cell) else { return [] }
    return pairs.map { from, to in
      EdgeDraft(
        source: NameReference(text: from, origin: origin),
        target: NameReference(text: to, origin: origin), origin: origin
      ).triggered(by: trigger, origin)
    }
  }

  /// The ends of a change; those of two patterns with stars are joined where the stars stand for the same.
  private func pairs(
    _ left: String, _ right: String, _ known: StateRegister
  ) -> [(from: String, to: String)] {
    let source = ArrowSide.unwrapped(left)
    if let from = known.name(of: source) {
      return head(right, known).map { [(from, $0)] } ?? []
    }
    let pattern = String(right.prefix { $0 != " " && $0 != "(" })
    guard source.utf8.contains(0x2A), pattern.utf8.contains(0x2A),
      case let halves = source.split(separator: "*", omittingEmptySubsequences: false),
      case let others = pattern.split(separator: "*", omittingEmptySubsequences: false),
      halves.count == 2, others.count == 2
    else { return [] }
    return known.matches(ofGlob: source).compactMap { from in
      let inner = from.dropFirst(halves[0].count).dropLast(halves[1].count)
      return known.name(of: "\(others[0])\(inner)\(others[1])").map { (from, $0) }
    }
  }

  /// What the other cells of a row say to happen; `nil` where no header calls it so.
  private func trigger(beside cell: Cell) -> String? {
    var condition: String?
    for (column, title) in cell.header.enumerated()
    where column != cell.place && column < cell.cells.count && !cell.cells[column].isEmpty {
      switch ColumnRole.role(ofHeader: title) {
      case .event, .action: return cell.cells[column]
      case .guardText: condition = condition ?? cell.cells[column]
      // "Happening | Handling": the only other cell, under a header that says nothing else.
      case nil
      where cell.header.count == 2 && cell.place > 0 && !Names.hasWord(title, in: Self.labels)
        && !Self.depths.contains(cell.cells[column].lowercased()):
        condition = cell.cells[column]
      default: break
      }
    }
    return condition
  }

  /// Headers of what a row is called, covers or belongs to.
  private static let labels: Lexicon = [
    "test", "case", "tc", "scenario", "requirement", "req", "story", "flow", "journey", "path",
    "module", "component", "feature", "screen", "page", "name", "file", "function", "method",
    "property", "attribute", "field", "token", "animation", "element", "state", "status", "section",
    "chapter", "version", "rule", "anforderung", "exigence", "requisito", "vereiste", "kravet",
    "画面", "機能", "功能", "页面", "화면", "기능",
  ]

  /// Labels of rows that tell where a screen stands among the others: "Breadcrumb | Home → Cart".
  private static let depths: Lexicon = [
    "depth", "breadcrumb", "breadcrumbs", "menu path", "menu location", "hierarchy", "tiefe",
    "brotkrumen", "menüpfad", "fil d'ariane", "profondeur", "miga de pan", "migas de pan",
    "profundidad", "trilha", "profundidade", "briciole", "kruimelpad", "階層", "パンくず", "パンくずリスト",
    "层级", "面包屑", "層級", "麵包屑", "뎁스", "메뉴 위치", "메뉴 경로", "계층", "브레드크럼",
  ]

  // MARK: Exits

  /// "“Rate” → Rating" and "→ Home" in the row of a state.
  private func exits(
    _ cell: Cell, _ known: StateRegister, _ codes: inout HeadingCodes
  ) -> [EdgeDraft] {
    let own = StateName.splitQualifier(cell.cells[0]).name
    guard let source = known.name(of: cell.cells[0]) ?? known.name(of: own) else { return [] }
    let role = ColumnRole.role(ofHeader: cell.title)
    switch role {
    case .animation, .easing, .source, .guardText: return []
    // "Interaction" tells what can be done in the state of the row, and "Trigger" what led to it.
    case .event where !Self.interactions.contains(cell.title.lowercased()): return []
    default: break
    }
    let isTimed = role == .duration || role == .delay
    let origin = document.origin(document.nodes[cell.row].range)
    var result: [EdgeDraft] = []
    for piece in TextSplit.pieces(of: cell.text, at: Self.joints, outsideParentheses: true) {
      if !isTimed, let edge = chain(piece, from: source, cell, known) {
        result.append(edge)
        continue
      }
      let (label, rest): (String?, String)
      if !isTimed, let target = ArrowLine.textBehindArrow(piece) {
        (label, rest) = (nil, target)
      } else if let arrows = ArrowText(piece), arrows.sides.count == 2,
        arrows.joints[0].direction == .forward,
        isTimed ? Self.isTime(arrows.sides[0]) : mayTrigger(arrows.sides[0], cell, known)
      {
        (label, rest) = (arrows.sides[0], arrows.sides[1])
      } else {
        continue
      }
      guard let target = head(rest, known) ?? codes.screen(rest), target != source else { continue }
      let edge = EdgeDraft(
        source: NameReference(text: source, origin: origin),
        target: NameReference(text: target, origin: origin), origin: origin)
      result.append(
        label.map {
          isTimed ? edge.annotated(tail: $0, origin) : edge.triggered(by: $0, origin)
        } ?? edge)
    }
    return result
  }

  /// "Tap → `onOpen` → opening": what triggers a change, what is done on the way, and the state that it leads to. A way
  /// through several declared names tells where the row stands among them.
  private func chain(
    _ text: String, from source: String, _ cell: Cell, _ known: StateRegister
  ) -> EdgeDraft? {
    guard let arrows = ArrowText(text), (3...6).contains(arrows.sides.count),
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil && !$0.isGap }),
      mayTrigger(arrows.sides[0], cell, known), !Self.depths.contains(cell.title.lowercased()),
      let last = arrows.sides.last, let target = head(StateName.withoutStop(last), known),
      target != source,
      case let acts = arrows.sides.dropFirst().dropLast(),
      acts.allSatisfy({ head($0, known) == nil })
    else { return nil }
    let origin = document.origin(document.nodes[cell.row].range)
    var edge = EdgeDraft(
      source: NameReference(text: source, origin: origin),
      target: NameReference(text: target, origin: origin), origin: origin
    ).triggered(by: arrows.sides[0], origin)
    edge.effect = LocatedText(acts.joined(separator: ", "), origin)
    return edge
  }

  private static let interactions: Lexicon = [
    "interaction", "interactions", "interaktion", "interaktionen", "interacción", "interacciones",
    "interação", "interações", "interazione", "interazioni", "interactie", "interacties",
    "interaksi", "взаимодействие", "インタラクション", "交互", "상호작용", "인터랙션",
  ]

  /// "2 s" before an arrow in a column of durations: for how long the state holds before the change comes.
  private static func isTime(_ text: String) -> Bool {
    guard text.utf8.count <= 16, text.utf8.first.map(ASCII.isDigit) == true else { return false }
    var copy = text
    return copy.withUTF8 { bytes in
      QuantityScanner.scan(bytes, 0..<bytes.count).contains(where: \.isTime)
    }
  }

  private static let joints: Phrases = ["; ", "；", "\n", " · ", " | ", "<br>", "<br/>"]

  /// Whether the words before an arrow may be the label of a control or an act: quoted, or a few words.
  private func mayTrigger(_ text: String, _ cell: Cell, _ known: StateRegister) -> Bool {
    guard text.utf8.count <= 80, text.contains(where: \.isLetter), !known.contains(text),
      let first = text.first
    else { return false }
    if "\"“「『«„'‘".contains(first) { return true }
    return Names.wordCount(text) <= 4 && !TableColumns.changesProperty(text)
      && ArrowText(text + " → x").map { !$0.changesNumber } ?? false
  }

  /// The declared name with which a target begins, where a remark at most stands behind it: "`Sent` kept".
  private func head(_ text: String, _ known: StateRegister) -> String? {
    let bare = ArrowSide.unwrapped(text)
    if let name = known.name(of: bare) { return name }
    let words = bare.split(separator: " ")
    for count in stride(from: min(5, words.count - 1), through: 1, by: -1) {
      let name = ArrowSide.unwrapped(words[..<count].joined(separator: " "))
      guard let found = known.name(of: name) else { continue }
      let next = words[count]
      let isCode = name.utf8.contains { $0 == 0x2D || $0 == 0x5F || ASCII.isDigit($0) }
      let isRemark =
        next.first.map { "(（+,–—-&".contains($0) } ?? false || next.utf8.first ?? 0 >= 0xE3
        || TransitionWords.annotations.contains(next.lowercased())
      return isCode || isRemark ? found : nil
    }
    // "S-01(new)"
    guard let open = bare.firstIndex(where: { "(（".contains($0) }), open > bare.startIndex else {
      return nil
    }
    return known.name(of: StateName.trimmed(String(bare[..<open])))
  }
}

/// The screens that headings number with codes: "5. P-07 Detail", "M-01 Rating".
private struct HeadingCodes {
  private struct Screen {
    var name: String
    var title: String
    var section: Int
  }

  private let document: Document
  private var screens: [String: Screen]?
  /// The codes that cells lead to, in order.
  private var used: [String] = []

  init(_ document: Document) { self.document = document }

  /// The name of the screen whose code a text begins with, also of one without a heading of its own among others.
  mutating func screen(_ text: String) -> String? {
    let code = String(text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    guard StateName.isID(code) else { return nil }
    let known = screens ?? read()
    screens = known
    let letters = code.prefix { $0.isLetter }
    guard
      known[code] != nil || known.keys.count(where: { $0.prefix { $0.isLetter } == letters }) > 1
    else { return nil }
    if !used.contains(code) { used.append(code) }
    return known[code]?.name ?? code
  }

  private func read() -> [String: Screen] {
    var result: [String: Screen] = [:]
    for section in document.sections.indices.dropFirst() {
      let title = StateName.withoutNumbering(document.title(ofSection: section))
      guard let id = StateName.id(before: title), result[String(id)] == nil else { continue }
      let name = StateName.trimmed(
        String(title[id.endIndex...].drop { " -–—:·.".contains($0) }))
      guard (1...6).contains(Names.wordCount(name)) else { continue }
      result[String(id)] = Screen(name: name, title: title, section: section)
    }
    return result
  }

  /// The screens that cells lead to and no form has declared.
  func declared() -> [StateDraft] {
    used.compactMap { code in
      guard let screen = screens?[code] else { return nil }
      let heading = Int(document.sections[screen.section].heading)
      let parent = max(0, Int(document.sections[screen.section].parent))
      var draft = StateDraft(
        name: screen.name, origin: document.origin(document.nodes[heading].range), screen: parent)
      draft.parentSection = parent
      draft.section = document.origin(document.range(ofSection: screen.section))
      draft.aliases = [code, screen.title].map { LocatedText($0, draft.origin) }
      return draft
    }
  }
}
