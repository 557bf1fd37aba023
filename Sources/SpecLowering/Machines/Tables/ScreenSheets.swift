import SpecModel
import SpecSyntax
import SpecText

/// Reads tables of two columns that tell how the one screen of a document is reached and left: "Reached from | **B2.1** –
/// Add" over "Exits | Pay → Checkout; Close → Catalogue".
///
/// The title must begin with the id of the screen, "B2.4 — Basket", where no section around the table is a declared one.
struct ScreenSheets {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such tables with a row of each kind, and the screen of the title.
  func collect(into drafts: inout MachineDrafts) {
    var found: [MatrixDraft] = []
    var places: LinePlaces?
    for table in document.tables {
      let rows = document.children(of: table)
      guard rows.count <= 12 else { continue }
      let entries = rows.compactMap { cell(of: $0, where: Self.isEntry) }
      let exits = rows.compactMap { cell(of: $0, where: ArrowLine.isExitLabel) }
      guard !entries.isEmpty, !exits.isEmpty else { continue }
      let place = places ?? LinePlaces(drafts, in: document)
      places = place
      let section = Int(document.nodes[table].section)
      let own = place.state(aroundSection: section) ?? place.screen(aroundSection: section)
      guard let page = own ?? titled() else { continue }
      let known = place.known
      let edges =
        entries.flatMap { ways(in: $0, known).compactMap { self.entry($0, to: page) } }
        + exits.flatMap { ways(in: $0, known).map { exit($0, from: page) } }
      guard edges.count > 1 else { continue }
      if own == nil { declare(page, in: &drafts) }
      found.append(
        MatrixDraft(
          form: "table", isClosed: false, section: section,
          origin: document.origin(document.nodes[table].range), edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  // MARK: Rows

  /// The second cell of a row whose first one is such a label.
  private func cell(of row: Int, where isLabel: (String) -> Bool) -> Int? {
    let cells = document.children(of: row)
    guard cells.count == 2, (3...32).contains(document.plainText(of: cells[0]).count),
      document.plainText(of: cells[1]).count > 3, isLabel(document.string(cells[0]))
    else { return nil }
    return cells[1]
  }

  private static func isEntry(_ label: String) -> Bool {
    let text = label.lowercased()
    return ScreenExits.inward.contains(text) || arrivals.contains(text)
  }

  private static let arrivals: Lexicon = [
    "arrivée depuis", "arrivée", "entrée", "entrées", "entry", "entries", "from", "einstieg",
    "zugang", "llegada", "entrada", "entradas", "chegada", "arrivo", "ingresso", "ingang",
  ]

  // MARK: Ways

  /// Another screen, and what leads there or from there.
  private struct Way {
    var name: String
    var trigger: String
    var origin: Origin
  }

  private func ways(in cell: Int, _ known: KnownStates) -> [Way] {
    let origin = document.origin(document.nodes[cell].range)
    let text = StateName.withoutStop(document.string(cell))
    return TextSplit.pieces(of: text, at: Self.joints, outsideParentheses: true).compactMap {
      piece in
      if let (before, after) = Arrow.split(piece) {
        let name = ArrowSide.unwrapped(StateName.splitQualifier(after).name)
        guard isScreen(name, known), Names.wordCount(before) > 0 else { return nil }
        return Way(name: known.name(of: name) ?? name, trigger: before, origin: origin)
      }
      guard
        let (name, rest) = Self.dashes.lazy.compactMap({ TextSplit.halves(of: piece, at: $0) })
          .first,
        known.name(of: name) != nil || Self.isID(name)
      else { return nil }
      return Way(name: known.name(of: name) ?? name, trigger: rest, origin: origin)
    }
  }

  private static let joints: Phrases = ["; ", " ; ", "；", " · "]
  private static let dashes = [" — ", " – ", " - "]

  private func isScreen(_ name: String, _ known: KnownStates) -> Bool {
    known.name(of: name) != nil || Self.isID(name)
      || (1...3).contains(Names.wordCount(name)) && name.first?.isUppercase == true
        && FlowSteps.kind(of: name) != .action
  }

  /// "B2.4", "A3", "SCR-02".
  private static func isID(_ text: String) -> Bool {
    let letters = text.prefix { $0.isASCII && $0.isUppercase }
    let rest = text.dropFirst(letters.count)
    return (1...4).contains(letters.count) && (1...6).contains(rest.count)
      && rest.last?.isNumber == true && rest.allSatisfy { $0.isNumber || $0 == "." || $0 == "-" }
  }

  private func entry(_ way: Way, to page: NameReference) -> EdgeDraft? {
    EdgeDraft(
      source: NameReference(text: way.name, origin: way.origin),
      target: NameReference(text: page.text, origin: way.origin), origin: way.origin
    ).triggered(by: way.trigger, way.origin)
  }

  private func exit(_ way: Way, from page: NameReference) -> EdgeDraft {
    EdgeDraft(
      source: page, target: NameReference(text: way.name, origin: way.origin), origin: way.origin
    ).triggered(by: way.trigger, way.origin)
  }

  // MARK: Title

  /// The screen of a title that begins with its id.
  private func titled() -> NameReference? {
    guard document.sections.count > 1 else { return nil }
    let title = document.title(ofSection: 1)
    guard
      let (id, name) = Self.dashes.lazy.compactMap({ TextSplit.halves(of: title, at: $0) }).first,
      Self.isID(id), (1...6).contains(Names.wordCount(name))
    else { return nil }
    let heading = Int(document.sections[1].heading)
    return NameReference(text: name, origin: document.origin(document.nodes[heading].range))
  }

  private func declare(_ page: NameReference, in drafts: inout MachineDrafts) {
    guard !drafts.states.contains(where: { $0.key == page.key }) else { return }
    var draft = StateDraft(name: page.text, origin: page.origin, screen: 0)
    draft.section = document.origin(document.range(ofSection: 1))
    draft.isScreen = true
    let title = document.title(ofSection: 1)
    if let (id, _) = Self.dashes.lazy.compactMap({ TextSplit.halves(of: title, at: $0) }).first {
      draft.aliases = [LocatedText(id, page.origin)]
    }
    drafts.states.append(draft)
  }
}
