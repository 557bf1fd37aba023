import SpecModel
import SpecSyntax
import SpecText

/// Reads how a page is left and reached: "**Profile:** tap the picture" below "Navigates to", "Tap on a card from Home"
/// below "Reached from", and rows "Tap pin | Opens Details Sheet" of a table of actions and results.
///
/// The section around must call itself a page or screen, or be a declared state.
struct ScreenExits {
  let context: LoweringContext
  let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private enum Direction { case outward, inward }

  /// Adds the changes of all such lists and tables; a row says nothing new of two screens that a list joins.
  ///
  /// - Complexity: O(lines); names are looked up only below such headings.
  func collect(into drafts: inout MachineDrafts) {
    var places: LinePlaces?
    var known = KnownStates()
    func prepare() -> LinePlaces {
      if let places { return places }
      let made = LinePlaces(drafts, in: document)
      places = made
      known = made.withScreens()
      return made
    }
    var found: [MatrixDraft] = []
    var readLines: Set<UInt32>?
    let lines = context.lines
    for index in lines.indices
    where (lines[index].text.count <= 48 || lines[index].isStrongLabel)
      && lines[index].holder != .cell
    {
      let line = lines[index]
      if let label = line.label, !line.value.isEmpty {
        guard line.value.count <= 240, isInward(label), let page = prepare().owner(of: line)
        else { continue }
        found += matrices(entries(behind: line, to: page, known), line)
        continue
      }
      guard let direction = direction(of: line),
        let page = prepare().screen(of: line)
          ?? (direction == .inward ? prepare().source(of: line) : nil)
      else { continue }
      let read = readLines ?? drafts.readLines
      readLines = read
      let items = items(below: index).filter {
        !read.contains(context.origin(plain: $0.text).range.start)
      }
      let edges = items.flatMap { item in
        direction == .outward
          ? exit(item, from: page, known).map { [$0] } ?? []
          : entry(item, to: page, known)
      }
      found += matrices(edges, line)
    }
    var joined = Self.ends(of: found)
    var told: Set<String>?
    var readRows: Set<UInt32> = []
    for table in document.tables {
      guard let column = columnOfResults(table) else { continue }
      let section = Int(document.nodes[table].section)
      guard let page = prepare().screen(aroundSection: section) else { continue }
      if told == nil { readRows = drafts.readLines }
      let ends = told ?? Self.ends(of: drafts.matrices)
      told = ends
      joined.formUnion(ends)
      let rows = document.children(of: table).dropFirst().filter {
        !readRows.contains(document.nodes[$0].range.start)
      }
      let edges = news(in: rows.flatMap { reactions($0, column, of: page, known) }, &joined)
      if let first = edges.first { found.append(matrix(edges, section, first.origin)) }
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// The edges of one table that nothing else tells; those with the same ends are changes on different triggers.
  private func news(in edges: [EdgeDraft], _ told: inout Set<String>) -> [EdgeDraft] {
    let found = edges.filter { !told.contains(Self.ends(of: $0)) }
    told.formUnion(found.map { Self.ends(of: $0) })
    return found
  }

  private func matrix(_ edges: [EdgeDraft], _ section: Int, _ origin: Origin) -> MatrixDraft {
    MatrixDraft(form: "list", isClosed: false, section: section, origin: origin, edges: edges)
  }

  /// The changes of one line; none where it tells none.
  private func matrices(_ edges: [EdgeDraft], _ line: TextLine) -> [MatrixDraft] {
    edges.first.map {
      [matrix(edges, Int(document.nodes[line.node].section), $0.origin)]
    } ?? []
  }

  static func ends(of edge: EdgeDraft) -> String {
    (edge.source?.key ?? "*") + ">" + edge.target.key
  }

  // MARK: Headings and labels

  /// What a heading, or a label over a list with nothing behind it, says of the items below.
  private func direction(of line: TextLine) -> Direction? {
    let plain = document.plain
    guard let start = line.text.first(where: { ASCII.isLetter(plain[$0]) }) else { return nil }
    var end = line.text.upperBound
    while end > start, !ASCII.isWord(plain[end - 1]), plain[end - 1] < 0x80 { end -= 1 }
    let found: Direction? = plain[start..<end]
      .withUnsafeBufferPointer { bytes in
        if Self.outward.contains(ignoringCase: bytes) { return .outward }
        return Self.inward.contains(ignoringCase: bytes) ? .inward : nil
      }
    guard found != nil, line.holder == .heading || line.label != nil || isBold(line) else {
      return nil
    }
    return found
  }

  private func isInward(_ label: Range<Int>) -> Bool {
    context.document.plain[label].withUnsafeBufferPointer { Self.inward.contains(ignoringCase: $0) }
  }

  /// "**Reached from:** Draft (press Sign), Review": the names behind a label, each with what leads on.
  private func entries(
    behind line: TextLine, to page: NameReference, _ known: KnownStates
  ) -> [EdgeDraft] {
    let origin = context.origin(plain: line.text)
    let text = StateName.withoutStop(document.string(plain: line.value))
    return TextSplit.pieces(of: text, at: Self.lists, outsideParentheses: true).compactMap {
      piece in
      let (name, remark) = StateName.splitQualifier(ArrowSide.unwrapped(piece))
      guard let source = known.name(of: name) ?? known.name(of: piece),
        Names.key(source) != page.key
      else { return nil }
      let edge = EdgeDraft(
        source: NameReference(text: source, origin: origin),
        target: NameReference(text: page.text, origin: origin), origin: origin)
      return remark.map { told(edge, $0) } ?? edge
    }
  }

  private static let lists: Phrases = [
    "; ", ", ", " / ", " or ", " oder ", " ou ", " o ", "、", "；",
  ]

  private func isBold(_ line: TextLine) -> Bool {
    document.span(at: line.text.lowerBound, of: line.node, in: .strong)
      .map { $0.upperBound >= line.text.upperBound } ?? false
  }

  private static let outward: Lexicon = [
    "navigates to", "navigate to", "navigation to", "goes to", "leads to", "links to", "exits to",
    "navigation", "navigates",
    "navega hacia", "navega a", "navega para", "lleva a", "leva a", "vai para", "navigue vers",
    "mène à", "navigiert zu", "führt zu", "naviga verso", "porta a", "navigeert naar", "leidt naar",
  ]
  /// Words over what leads to a screen; in lower case.
  static let inward: Lexicon = [
    "reached from", "reachable from", "navigated from", "accessed from", "accessible from",
    "access from", "comes from", "coming from", "opened from", "arrives from", "llega desde",
    "se llega desde", "accesible desde", "chega de", "vem de", "acessado de", "accessible depuis",
    "vient de", "erreichbar von", "erreichbar aus", "kommt von", "arriva da", "raggiungibile da",
    "bereikbaar via", "bereikbaar vanuit", "entry points", "entry point", "entry paths",
    "entered from", "enters from", "comes in from", "arrived at from", "entry from",
    "se entra desde",
    "viene de", "se accede desde", "on arrive depuis", "on y arrive depuis", "accès depuis",
    "erreichbar über", "betreten von", "man kommt von", "si arriva da", "si entra da", "entra da",
    "komt van", "binnen via", "dari", "masuk dari", "diakses dari", "nås från", "kommer från",
    "kommer fra", "nås fra", "wejście z", "przychodzi z", "dostępny z", "переход из", "вход из",
    "przejście z", "vstup z", "přichází z", "buradan gelinir", "đến từ", "遷移元", "来自", "진입 경로",
    "puntos de entrada", "points d'entrée", "einstiegspunkte", "pontos de entrada",
    "punti di ingresso",
  ]

  /// The items of the first level right below a heading or label.
  private func items(below index: Int) -> [TextLine] {
    let base = context.lines[index].holder == .item ? context.lines[index].depth : 0
    var result: [TextLine] = []
    for line in context.lines[(index + 1)...] {
      guard line.holder == .item, line.depth > base else { break }
      if line.depth == base + 1 { result.append(line) }
    }
    return result
  }

  // MARK: Items

  /// "**Profile:** tap the picture (own account)", "Profile Page (tap the picture)": a name, what leads there, a remark.
  private func exit(
    _ item: TextLine, from page: NameReference, _ known: KnownStates
  ) -> EdgeDraft? {
    guard let (name, trigger) = named(item, known) ?? behindArrow(item, known),
      Names.key(name) != page.key
    else { return nil }
    let origin = context.origin(plain: item.text)
    let edge = EdgeDraft(
      source: page, target: NameReference(text: name, origin: origin), origin: origin)
    return told(edge, trigger)
  }

  /// "**Home:** tap a card", "Home Page (tap a card)", "Tap a card from Home", "Tab bar from any screen".
  private func entry(
    _ item: TextLine, to page: NameReference, _ known: KnownStates
  ) -> [EdgeDraft] {
    let origin = context.origin(plain: item.text)
    let target = NameReference(text: page.text, origin: origin)
    if let (name, trigger) = named(item, known) {
      guard Names.key(name) != page.key else { return [] }
      let source = NameReference(text: name, origin: origin)
      return [told(EdgeDraft(source: source, target: target, origin: origin), trigger)]
    }
    guard item.label == nil, item.text.count <= 160,
      !ArrowGlyph.mayOccur(in: document.plain, item.text)
    else { return [] }
    let words = document.string(plain: item.text).split(separator: " ").map(String.init)
    guard
      let place = words.firstIndex(where: { TransitionWords.from.contains($0.lowercased()) }),
      place > 0, place + 1 < words.count
    else { return [] }
    let rest = Array(TransitionWords.withoutArticles(words[(place + 1)...]))
    var before = words[..<place]
    // "After Save from Loaf": what happens, without the word for when.
    if before.count > 1, TransitionWords.occasions.contains(before[0].lowercased()) {
      before.removeFirst()
    }
    let lead = ArrowSide.unwrapped(before.joined(separator: " "))
    if isAny(rest) {
      return [EdgeDraft(source: nil, target: target, origin: origin).triggered(by: lead, origin)]
    }
    return origins(rest.joined(separator: " "), of: page, known).map { name, remark in
      let edge = EdgeDraft(
        source: NameReference(text: name, origin: origin), target: target, origin: origin)
      return edge.triggered(by: Self.saysNothing(lead) ? remark ?? lead : lead, origin)
    }
  }

  /// The screens of "Basket / Menu" and "S-05 (first start) or S-06 (later)", each with its remark; none where one is
  /// no screen.
  private func origins(
    _ text: String, of page: NameReference, _ known: KnownStates
  ) -> [(name: String, remark: String?)] {
    let pieces = TextSplit.pieces(
      of: StateName.withoutStop(text), at: Self.joints, outsideParentheses: true)
    let found = pieces.compactMap { piece -> (name: String, remark: String?)? in
      let (head, remark) = StateName.splitQualifier(piece)
      let name = ArrowSide.unwrapped(head)
      let isNumbered = StateName.isID(name) && StateName.id(before: page.text + " ") != nil
      guard let screen = screen(name, known) ?? (isNumbered ? name : nil),
        Names.key(screen) != page.key
      else { return nil }
      return (screen, remark)
    }
    return found.count == pieces.count ? found : []
  }

  private static let joints: Phrases = [" / ", " or ", ", ", " oder ", " ou ", " o "]

  /// Whether words only say that there is a change: "Auto-transition".
  private static func saysNothing(_ text: String) -> Bool {
    Names.words(text).allSatisfy {
      TransitionWords.transitions.contains($0) || changes.contains($0)
    }
  }

  private static let changes: Lexicon = [
    "auto", "automatic", "direct", "navigation", "redirect", "redirected", "arrives", "coming",
  ]

  /// The edge with what leads along it; what stands in parentheses behind that is a remark.
  private func told(_ edge: EdgeDraft, _ text: String) -> EdgeDraft {
    let (trigger, remark) = StateName.splitQualifier(text)
    var result = edge.triggered(by: StateName.withoutStop(trigger), edge.origin)
    result.effect = result.effect ?? remark.map { LocatedText($0, edge.origin) }
    return result
  }

  /// The name that an item begins with and what stands behind it: in bold or code before a colon or a dash, or that
  /// of a screen before parentheses.
  private func named(_ item: TextLine, _ known: KnownStates) -> (name: String, trigger: String)? {
    guard item.text.count <= 240, !ArrowGlyph.mayOccur(in: document.plain, item.text) else {
      return nil
    }
    if let (lead, rest) = setApart(item), (2...200).contains(rest.utf8.count) {
      let text = ArrowSide.unwrapped(lead)
      guard (1...4).contains(Names.wordCount(text)), ArrowSide.isName(text),
        ColumnRole.role(ofHeader: text) == nil || known.name(of: text) != nil
      else { return nil }
      return (known.name(of: text) ?? text, rest)
    }
    guard item.label == nil else { return nil }
    let (lead, remark) = StateName.splitQualifier(document.string(plain: item.text))
    guard let remark, let name = screen(ArrowSide.unwrapped(lead), known) else { return nil }
    return (name, remark)
  }

  /// The words in bold or code with which an item begins, and those behind a colon or a dash after them.
  private func setApart(_ item: TextLine) -> (String, String)? {
    guard
      let span = document.span(at: item.text.lowerBound, of: item.node, in: [.strong, .code]),
      span.lowerBound == item.text.lowerBound, span.upperBound < item.text.upperBound
    else { return nil }
    if let label = item.label {
      guard label.upperBound <= span.upperBound, label.count <= 40 else { return nil }
      return (document.string(plain: label), document.string(plain: item.value))
    }
    let rest = document.string(plain: span.rest(of: item.text))
    guard let mark = Self.dashes.first(where: rest.hasPrefix) else { return nil }
    return (document.string(plain: span), String(rest.dropFirst(mark.count)))
  }

  private static let dashes = [" – ", " — ", " - "]

  /// "Tap the bell → Alerts Page": what leads there and the screen.
  private func behindArrow(_ item: TextLine, _ known: KnownStates) -> (String, String)? {
    guard item.label == nil, item.text.count <= 160,
      ArrowGlyph.mayOccur(in: document.plain, item.text),
      let arrows = ArrowText(document.string(plain: item.text)), arrows.sides.count == 2,
      arrows.joints[0].direction == .forward, Names.wordCount(arrows.sides[0]) > 0,
      let name = screen(ArrowSide.unwrapped(arrows.sides[1]), known)
    else { return nil }
    return (name, arrows.sides[0])
  }

  private func isAny(_ words: [String]) -> Bool {
    words.count == 2 && TransitionWords.anyWords.contains(words[0].lowercased())
      && TransitionWords.surfaces.contains(words[1].lowercased())
  }

  /// A screen that the document knows, or a name that calls itself one.
  private func screen(_ text: String, _ known: KnownStates) -> String? {
    if let name = known.name(of: text) { return name }
    let words = Names.words(text)
    guard (2...4).contains(words.count), text.utf8.first.map(ASCII.isUpper) == true,
      words.last.map(Self.kinds.contains) == true
    else { return nil }
    return text
  }

  private static let kinds: Lexicon = TransitionWords.screenNouns.union([
    "screen", "page", "sheet", "modal", "dialog",
  ])

  // MARK: Tables

  /// The column that tells what the acts or controls of the first column do; `nil` where a table has none.
  func columnOfResults(_ table: Int) -> Int? {
    guard table + 1 < document.nodes.count else { return nil }
    let header = cellsOfResults(table + 1)
    guard (2...4).contains(header.count),
      header.allSatisfy({ document.plainText(of: $0).count <= 24 })
    else { return nil }
    let first = document.string(header[0])
    let acts = ColumnRole.role(ofHeader: first)
    if acts == .event || acts == .action {
      return header.indices.dropFirst().first { column in
        let text = document.string(header[column]).lowercased()
        return Self.isOfResults(text)
          || acts == .event && header.count <= 3 && Self.answers.contains(text) && pointsOn(table)
      }
    }
    let words = Names.words(first)
    let isOfReplies = words.count <= 2 && words.contains(where: Self.replies.contains)
    guard acts == nil, isOfReplies || Self.areControls(first, words) else {
      return nil
    }
    return header.indices.dropFirst().first { column in
      let text = document.string(header[column]).lowercased()
      return Self.isOfResults(text) || Self.areAnswers(text)
        || isOfReplies && (text == "ux" || text == "ui")
    }
  }

  private static func isOfResults(_ header: String) -> Bool {
    results.contains(header) || ColumnRole.role(ofHeader: header) == .effect
  }

  /// Whether a cell of the second column begins with an arrow.
  private func pointsOn(_ table: Int) -> Bool {
    document.children(of: table).dropFirst().contains { row in
      let cells = context.cells(of: row)
      guard cells.count > 1 else { return false }
      let text = document.string(cells[1])
      return text.hasPrefix("→") || text.hasPrefix("->")
    }
  }

  /// Headers of parts of a screen, and of what they do.
  static let controls: Lexicon = [
    "element", "elements", "control", "controls", "button", "buttons", "zone", "zones", "link",
    "links", "item", "items", "icon", "widget", "key", "component", "elemento", "botón", "botão",
    "élément", "bouton", "taste", "schaltfläche", "pulsante", "knop",
  ]
  /// Headers of what a server answers: "API answer", "HTTP status".
  private static let replies: Lexicon = [
    "api", "http", "response", "antwort", "réponse", "respuesta", "resposta", "risposta", "respons",
    "ответ", "応答", "响应", "응답",
  ]
  static let answers: Lexicon = [
    "action", "actions", "behavior", "behaviour", "on tap", "on click", "on press",
    "tap action",
    "interaction", "function", "does", "what it does", "acción", "ação", "aktion", "azione",
    "actie",
    "comportamiento", "verhalten",
  ]

  private static let results: Lexicon = [
    "result", "results", "outcome", "response", "effect", "leads to", "resultado", "resultados",
    "résultat", "ergebnis", "risultato", "resultaat", "hasil", "efecto", "efeito",
    "handling", "what it does", "behandlung", "traitement", "tratamiento", "manejo", "tratamento",
    "gestione", "afhandeling", "penanganan", "обработка", "対応", "处理", "處理", "처리",
  ]

  /// "Tap pin | Opens Details Sheet with a preview": a row whose result begins with a move to a screen, or is one.
  private func reactions(
    _ row: Int, _ column: Int, of page: NameReference, _ known: KnownStates
  ) -> [EdgeDraft] {
    let cells = cellsOfResults(row)
    guard column < cells.count, document.plainText(of: cells[column]).count <= 120 else {
      return []
    }
    let trigger = StateName.trimmed(document.string(cells[0]))
    let text = document.string(cells[column])
    guard !trigger.isEmpty else { return [] }
    let origin = document.origin(document.nodes[row].range)
    let several = Self.ways(text, known)
    let single =
      several.count > 1
      ? nil : (end(text, known) ?? Self.led(to: text, known)).map { [($0, nil as String?)] }
    return (single ?? several.map { ($0.target, $0.condition) })
      .filter { Names.key($0.0) != page.key }
      .map { name, condition in
        var edge = EdgeDraft(
          source: page, target: NameReference(text: name, origin: origin), origin: origin
        ).triggered(by: trigger, origin)
        if let condition { edge.limit(to: condition, origin) }
        return edge
      }
  }

  /// The screen that a result names right behind a move with which it begins: "Opens Details Sheet with a preview".
  private func end(_ text: String, _ known: KnownStates) -> String? {
    let words = text.split(separator: " ").map(String.init)
    guard let length = lengthOfMove(words.prefix(4).map { $0.lowercased() }) else { return nil }
    let rest = Array(TransitionWords.withoutArticles(words.dropFirst(length)))
    for count in (1...4).reversed() where count <= rest.count {
      let next = count < rest.count ? rest[count] : "("
      guard next.hasPrefix("(") || TransitionWords.annotations.contains(next.lowercased()) else {
        continue
      }
      if let name = screen(ArrowSide.unwrapped(rest[..<count].joined(separator: " ")), known) {
        return name
      }
    }
    return nil
  }

  /// The declared screen that a clause of a result leads to: "Saves the note and goes to List", "→ Editor".
  static func led(to text: String, _ known: KnownStates) -> String? {
    guard text.utf8.count <= 240, !NegativeCue.leadsNowhere(text) else { return nil }
    if let rest = ArrowLine.textBehindArrow(text) {
      return ArrowSide(rest, known: known).flatMap { $0.isKnown ? $0.name : nil }
    }
    for clause in TextSplit.pieces(of: text, at: clauses, outsideParentheses: true) {
      let parts = Arrow.pieces(of: clause)
      let last = parts.last ?? clause
      guard parts.count <= 2, !last.isEmpty, let side = ArrowSide(last, known: known), side.isKnown,
        side.isMove || parts.count == 2 && known.name(of: parts[0]) == nil
      else { continue }
      return side.name
    }
    return nil
  }

  private static let clauses: Phrases = [
    ", and ", ", then ", " and then ", " and ", ", ", "; ", ". ", " then ", " und ", " et ", " y ",
    " e ", " en ", " dan ", "、", "，", "；", "。", "，并", "并", "後に", "して",
  ]

  /// The number of words with which a result says that something is shown: "navigates to", "opens", "→".
  private func lengthOfMove(_ words: [String]) -> Int? {
    guard let head = words.first else { return nil }
    if head == "→" || head == "->" || Self.shows.contains(head) { return 1 }
    guard TransitionWords.moveHeads.contains(head) else { return nil }
    return TransitionWords.moves.first { words.starts(with: $0) }?.count
  }

  private static let shows: Lexicon = [
    "shows", "show", "displays", "display", "presents", "muestra", "mostrar", "zeigt", "affiche",
    "mostra", "toont",
  ]
}
