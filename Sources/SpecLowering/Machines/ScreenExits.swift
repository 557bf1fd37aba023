import SpecModel
import SpecSyntax
import SpecText

/// Reads how a page is left and reached: "**Profile:** tap the picture" below "Navigates to", "Tap on a card from Home"
/// below "Reached from", and rows "Tap pin | Opens Details Sheet" of a table of actions and results.
///
/// The section around must call itself a page or screen, or be a declared state.
struct ScreenExits {
  private let context: LoweringContext
  private let document: Document

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
    for (index, line) in context.lines.enumerated() {
      guard let direction = direction(of: line),
        let page = prepare().screen(of: line)
      else { continue }
      let items = items(below: index)
      let edges = items.flatMap { item in
        direction == .outward
          ? exit(item, from: page, known).map { [$0] } ?? []
          : entry(item, to: page, known).map { [$0] } ?? []
      }
      guard let first = edges.first else { continue }
      found.append(matrix(edges, Int(document.nodes[line.node].section), first.origin))
    }
    var joined = Self.ends(of: found)
    var told: Set<String>?
    for table in document.nodes.indices where isOfReactions(table) {
      let section = Int(document.nodes[table].section)
      guard let page = prepare().screen(aroundSection: section) else { continue }
      let ends = told ?? Self.ends(of: drafts.matrices)
      told = ends
      joined.formUnion(ends)
      let rows = document.children(of: table).dropFirst()
      var edges: [EdgeDraft] = []
      for row in rows {
        guard let edge = reaction(row, of: page, known), joined.insert(Self.ends(of: edge)).inserted
        else { continue }
        edges.append(edge)
      }
      if let first = edges.first { found.append(matrix(edges, section, first.origin)) }
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  private func matrix(_ edges: [EdgeDraft], _ section: Int, _ origin: Origin) -> MatrixDraft {
    MatrixDraft(form: "list", isClosed: false, section: section, origin: origin, edges: edges)
  }

  private static func ends(of edge: EdgeDraft) -> String {
    (edge.source?.key ?? "*") + ">" + edge.target.key
  }

  private static func ends(of matrices: [MatrixDraft]) -> Set<String> {
    Set(matrices.flatMap { $0.edges.map(ends(of:)) })
  }

  // MARK: Headings and labels

  /// What a heading, or a label over a list, says of the items below.
  private func direction(of line: TextLine) -> Direction? {
    guard line.holder != .cell, line.text.count <= 48 else { return nil }
    if line.holder != .heading {
      guard line.label == nil ? isBold(line) : line.value.isEmpty else { return nil }
    }
    let plain = document.plain
    guard var start = line.text.first(where: { ASCII.isLetter(plain[$0]) }) else { return nil }
    var end = line.text.upperBound
    while end > start, !ASCII.isWord(plain[end - 1]), plain[end - 1] < 0x80 { end -= 1 }
    if start > line.text.lowerBound, plain[start - 1] >= 0xC3 { start -= 2 }
    return plain[max(start, line.text.lowerBound)..<end].withUnsafeBufferPointer { bytes in
      if Self.outward.contains(ignoringCase: bytes) { return .outward }
      return Self.inward.contains(ignoringCase: bytes) ? .inward : nil
    }
  }

  private func isBold(_ line: TextLine) -> Bool {
    document.span(at: line.text.lowerBound, of: line.node, in: .strong)
      .map { $0.upperBound >= line.text.upperBound } ?? false
  }

  private static let outward: Lexicon = [
    "navigates to", "navigate to", "navigation to", "goes to", "leads to", "links to", "exits to",
    "navega hacia", "navega a", "navega para", "lleva a", "leva a", "vai para", "navigue vers",
    "mène à", "navigiert zu", "führt zu", "naviga verso", "porta a", "navigeert naar", "leidt naar",
  ]
  private static let inward: Lexicon = [
    "reached from", "reachable from", "navigated from", "accessed from", "accessible from",
    "access from", "comes from", "coming from", "opened from", "arrives from", "llega desde",
    "se llega desde", "accesible desde", "chega de", "vem de", "acessado de", "accessible depuis",
    "vient de", "erreichbar von", "erreichbar aus", "kommt von", "arriva da", "raggiungibile da",
    "bereikbaar via", "bereikbaar vanuit",
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

  /// "**Profile:** tap the picture (own account)": a name, what leads there, and a remark.
  private func exit(
    _ item: TextLine, from page: NameReference, _ known: KnownStates
  ) -> EdgeDraft? {
    guard let name = name(inLabelOf: item, known), Names.key(name) != page.key else { return nil }
    return edge(from: page, to: name, item)
  }

  /// "**Home:** tap a card", "Tap a card from Home", "Tab bar from any screen".
  private func entry(
    _ item: TextLine, to page: NameReference, _ known: KnownStates
  ) -> EdgeDraft? {
    let origin = context.origin(plain: item.text)
    if let name = name(inLabelOf: item, known) {
      guard Names.key(name) != page.key else { return nil }
      var edge = edge(from: NameReference(text: name, origin: origin), to: page.text, item)
      edge.target = NameReference(text: page.text, origin: origin)
      return edge
    }
    guard item.label == nil, item.text.count <= 120,
      !ArrowGlyph.mayOccur(in: document.plain, item.text)
    else { return nil }
    let words = document.string(plain: item.text).split(separator: " ").map(String.init)
    guard
      let place = words.lastIndex(where: { TransitionWords.from.contains($0.lowercased()) }),
      place > 0, place + 1 < words.count
    else { return nil }
    var rest = Array(words[(place + 1)...])
    while rest.count > 1, TransitionWords.articles.contains(rest[0].lowercased()) {
      rest.removeFirst()
    }
    let text = ArrowSide.unwrapped(rest.joined(separator: " "))
    var edge = EdgeDraft(
      source: nil, target: NameReference(text: page.text, origin: origin), origin: origin)
    if !isAny(rest) {
      guard let name = screen(text, known), Names.key(name) != page.key else { return nil }
      edge.source = NameReference(text: name, origin: origin)
    }
    return edge.triggered(by: ArrowSide.unwrapped(words[..<place].joined(separator: " ")), origin)
  }

  private func edge(from source: NameReference, to target: String, _ item: TextLine) -> EdgeDraft {
    let origin = context.origin(plain: item.text)
    let edge = EdgeDraft(
      source: source, target: NameReference(text: target, origin: origin), origin: origin)
    let (trigger, remark) = StateName.splitQualifier(document.string(plain: item.value))
    var result = edge.triggered(by: StateName.withoutStop(trigger), origin)
    result.effect = result.effect ?? remark.map { LocatedText($0, origin) }
    return result
  }

  /// The name that the bold label of an item gives before what leads there.
  private func name(inLabelOf item: TextLine, _ known: KnownStates) -> String? {
    guard let label = item.label, item.isStrongLabel, label.count <= 40,
      (2...200).contains(item.value.count),
      !ArrowGlyph.mayOccur(in: document.plain, item.value)
    else { return nil }
    let text = ArrowSide.unwrapped(document.string(plain: label))
    guard (1...4).contains(Names.wordCount(text)), ArrowSide.isName(text),
      ColumnRole.role(ofHeader: text) == nil || known.name(of: text) != nil
    else { return nil }
    return known.name(of: text) ?? text
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

  /// Whether a table has a first column of acts and a second of what they do.
  private func isOfReactions(_ table: Int) -> Bool {
    guard document.nodes[table].kind == .table, table + 1 < document.nodes.count else {
      return false
    }
    let header = context.cells(of: table + 1)
    guard (2...3).contains(header.count),
      header.allSatisfy({ document.plainText(of: $0).count <= 24 })
    else { return false }
    let acts = ColumnRole.role(ofHeader: document.string(header[0]))
    guard acts == .event || acts == .action else { return false }
    return Self.results.contains(document.string(header[1]).lowercased())
  }

  private static let results: Lexicon = [
    "result", "results", "outcome", "response", "effect", "leads to", "resultado", "resultados",
    "résultat", "ergebnis", "risultato", "resultaat", "hasil", "efecto", "efeito",
  ]

  /// "Tap pin | Opens Details Sheet with a preview": a row whose result begins with a move to a screen.
  private func reaction(
    _ row: Int, of page: NameReference, _ known: KnownStates
  ) -> EdgeDraft? {
    let cells = context.cells(of: row)
    guard cells.count > 1, document.plainText(of: cells[1]).count <= 120 else { return nil }
    let trigger = StateName.trimmed(document.string(cells[0]))
    let words = document.string(cells[1]).split(separator: " ").map(String.init)
    let folded = words.prefix(4).map { $0.lowercased() }
    guard let head = folded.first, TransitionWords.moveHeads.contains(head),
      let move = TransitionWords.moves.first(where: { folded.starts(with: $0) }),
      !trigger.isEmpty
    else { return nil }
    var rest = Array(words.dropFirst(move.count))
    while rest.count > 1, TransitionWords.articles.contains(rest[0].lowercased()) {
      rest.removeFirst()
    }
    for count in (1...4).reversed() where count <= rest.count {
      let next = count < rest.count ? rest[count] : "("
      guard next.hasPrefix("(") || TransitionWords.annotations.contains(next.lowercased()) else {
        continue
      }
      let text = ArrowSide.unwrapped(rest[..<count].joined(separator: " "))
      guard let name = screen(text, known), Names.key(name) != page.key else { continue }
      let origin = document.origin(document.nodes[row].range)
      return EdgeDraft(
        source: page, target: NameReference(text: name, origin: origin), origin: origin
      ).triggered(by: trigger, origin)
    }
    return nil
  }
}
