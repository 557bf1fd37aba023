import SpecModel
import SpecSyntax
import SpecText

/// Reads tables whose acts name the screen where they are done: "From Shelf, tap a book | Book Screen", "In Player: swipe
/// down | Shelf".
///
/// Every row must begin so, and one of the places at least be what another row leads to, or a declared state.
struct PlacedActs {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// A row taken apart.
  private struct Row {
    var place: String
    var act: String
    var target: String
    var origin: Origin
  }

  /// Adds the changes of all such tables that no other form has read.
  ///
  /// - Complexity: O(tables), where no first cell begins so.
  func collect(into drafts: inout MachineDrafts) {
    var prepared: (known: KnownStates, read: Set<UInt32>)?
    var found: [MatrixDraft] = []
    for table in document.tables {
      let nodes = document.children(of: table)
      guard (3...80).contains(nodes.count), mayBePlaced(nodes[1]),
        let target = target(of: nodes[0]), !context.isSystem(around: table)
      else { continue }
      if prepared == nil { prepared = (KnownStates(drafts), drafts.readLines) }
      guard let (known, read) = prepared else { return }
      let rows = nodes.dropFirst().compactMap { row($0, target.column, known) }
      guard rows.count == nodes.count - 1, joinUp(rows, known),
        target.isSaid || areScreens(rows, known),
        read.isDisjoint(with: rows.map(\.origin.range.start))
      else { continue }
      found.append(
        MatrixDraft(
          form: "table", isClosed: false, section: Int(document.nodes[table].section),
          origin: document.origin(document.nodes[table].range), edges: rows.map(edge)))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// Whether half of the targets at least are known or call themselves screens.
  private func areScreens(_ rows: [Row], _ known: KnownStates) -> Bool {
    let screens = rows.count {
      known.name(of: $0.target) != nil || TransitionWords.namesSurface($0.target)
        || BareHeadings.callsItselfScreen($0.target)
    }
    return screens * 2 >= rows.count
  }

  /// The column of what an act leads to, where the first column is of acts and none of what is left, and whether the
  /// header calls it so; else it is one of what happens.
  private func target(of header: Int) -> (column: Int, isSaid: Bool)? {
    let titles = context.cells(of: header).map { document.string($0) }
    guard (2...5).contains(titles.count) else { return nil }
    let roles = titles.map { ColumnRole.role(ofHeader: $0) }
    guard roles[0] == .event || roles[0] == .action, !roles.contains(.source),
      !roles.contains(.state)
    else { return nil }
    if let column = roles.firstIndex(of: .target) { return (column, true) }
    guard let column = roles.firstIndex(of: .outcome) ?? roles.firstIndex(of: .effect) else {
      return nil
    }
    return (column, false)
  }

  private func mayBePlaced(_ row: Int) -> Bool {
    guard let cell = context.cells(of: row).first else { return false }
    return Names.firstWord(document.string(cell)).map(Self.leads.contains) == true
  }

  private func row(_ node: Int, _ target: Int, _ known: KnownStates) -> Row? {
    let cells = context.cells(of: node)
    guard target < cells.count, let (place, act) = Self.divided(document.string(cells[0])) else {
      return nil
    }
    let end = document.string(cells[target])
    guard Names.wordCount(end) <= 6, let side = ArrowSide(end, known: known), !side.isAny,
      (1...4).contains(Names.wordCount(side.name)),
      side.isKnown || side.name.first?.isUppercase == true || side.name.utf8.first ?? 0 >= 0xE3
    else { return nil }
    return Row(
      place: known.name(of: place) ?? place, act: act, target: side.name,
      origin: document.origin(document.nodes[node].range))
  }

  /// "Shelf" and "tap a book" of "From the Shelf, tap a book".
  static func divided(_ text: String) -> (place: String, act: String)? {
    guard let mark = text.firstIndex(where: { ",:，：".contains($0) }) else { return nil }
    var words = text[..<mark].split(separator: " ")
    guard words.count > 1, leads.contains(words[0].lowercased()) else { return nil }
    words = Array(TransitionWords.withoutArticles(words.dropFirst()))
    let place = ArrowSide.unwrapped(words.joined(separator: " "))
    let act = StateName.trimmed(String(text[text.index(after: mark)...]))
    guard (1...4).contains(words.count), place.first?.isLowercase == false, !act.isEmpty,
      Names.wordCount(act) <= 10
    else { return nil }
    return (place, act)
  }

  private func joinUp(_ rows: [Row], _ known: KnownStates) -> Bool {
    func key(_ name: String) -> String {
      let words = Names.words(StateVocabulary.withoutSurface(name))
      let isScreen = words.count > 1 && words.last.map(TransitionWords.screenNouns.contains) == true
      return (isScreen ? words.dropLast() : words[...]).joined(separator: "-")
    }
    let targets = Set(rows.map { key($0.target) })
    return rows.contains { targets.contains(key($0.place)) || known.name(of: $0.place) != nil }
      && rows.allSatisfy { key($0.place) != key($0.target) }
  }

  private func edge(_ row: Row) -> EdgeDraft {
    EdgeDraft(
      source: NameReference(text: row.place, origin: row.origin),
      target: NameReference(text: row.target, origin: row.origin), origin: row.origin
    ).triggered(by: row.act, row.origin)
  }

  private static let leads = TransitionWords.from.union([
    "in", "on", "at", "while", "im", "auf", "sur", "dans", "en", "em", "na", "no", "nel", "nella",
    "op", "van", "de",
  ])
}
