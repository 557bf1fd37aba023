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
      let id = titleHalves?.id
      let isOther = { (way: Way) in way.name != id && Names.key(way.name) != page.key }
      let edges =
        entries.flatMap { ways(in: $0, known).filter(isOther).map { entry($0, to: page) } }
        + exits.flatMap { ways(in: $0, known).filter(isOther).map { exit($0, from: page) } }
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
    return TextSplit.pieces(of: text, at: Self.joints, outsideParentheses: true).flatMap { part in
      ends(in: part, known).map { end in
        Way(name: known.name(of: end.name) ?? end.name, trigger: end.trigger, origin: origin)
      }
    }
  }

  /// The screens that a part names, and what leads there: "**B2.1** – Add", "Paid → back to B2.1", "B8.1 / B8.2 – notes".
  private func ends(
    in part: String, _ known: KnownStates
  ) -> [(name: String, trigger: String)] {
    if let (before, after) = Arrow.split(part) {
      let head = StateName.splitQualifier(after).name
      let name = ArrowSide.unwrapped(head)
      guard Names.wordCount(before) > 0 else { return [] }
      let ids = known.name(of: name) == nil ? Self.ids(in: name).names : []
      if !ids.isEmpty { return ids.map { ($0, before) } }
      return isScreen(name, known) ? [(name, before)] : []
    }
    if let (name, rest) = Self.dashes.lazy.compactMap({ TextSplit.halves(of: part, at: $0) }).first
    {
      if known.name(of: name) != nil { return [(name, rest)] }
      let ids = Self.ids(in: name)
      if Self.isID(name) { return [(name, rest)] }
      if ids.isAll { return ids.names.map { ($0, rest) } }
    }
    return plainEnds(in: part)
  }

  /// "Back to B1.1 (sheet closed)", "Privacy note (B8.1 or web view)", "from B6.1 / B6.2 after sign-in".
  private func plainEnds(in part: String) -> [(name: String, trigger: String)] {
    guard part.utf8.count <= 240, !Names.hasWord(part, in: Self.denials) else { return [] }
    let (head, remark) = StateName.splitQualifier(part)
    let own = Self.ids(in: head)
    if !own.names.isEmpty {
      var rest = own.rest
      if let open = rest.first, open == "(", let close = rest.firstIndex(of: ")") {
        rest = String(rest[..<close].dropFirst())
      }
      let trigger = remark ?? (Names.wordCount(rest) <= 8 ? rest : "")
      return own.names.map { ($0, trigger) }
    }
    guard let remark, case let inner = Self.ids(in: remark).names, inner.count == 1,
      (1...6).contains(Names.wordCount(head))
    else { return [] }
    return [(inner[0], head)]
  }

  /// Words that deny a way.
  private static let denials: Lexicon = [
    "no", "not", "never", "nicht", "nie", "kein", "keine", "pas", "jamais", "nunca", "não", "non",
    "niet", "nooit", "tidak", "не",
  ]

  /// The ids of several parts, "B2.1", "SCR-02", in a text, what stands behind the last of them, and whether nothing but
  /// a stroke or a word for "or" stands beside them.
  private static func ids(in text: String) -> (names: [String], rest: String, isAll: Bool) {
    let words = text.split(separator: " ")
    var names: [String] = []
    var last = 0
    var others = 0
    for (place, word) in words.enumerated() {
      for part in word.split(separator: "/") {
        let id = String(part.drop { "(*".contains($0) }.prefix { !"),*:".contains($0) })
        let bare = id.hasSuffix(".") ? String(id.dropLast()) : id
        if isID(bare), bare.contains(where: { $0 == "." || $0 == "-" }) {
          names.append(bare)
          last = place
        } else if !ors.contains(part.lowercased()) {
          others += 1
        }
      }
    }
    let rest = names.isEmpty ? "" : words[(last + 1)...].joined(separator: " ")
    return (names, rest, others == 0 && !names.isEmpty)
  }

  private static let ors: Lexicon = [
    "or", "oder", "ou", "o", "of", "atau", "или", "and", "und", "et", "y", "e", "en", "dan", "и",
  ]

  private static let joints: Phrases = ["; ", " ; ", "；", " · "]
  private static let dashes = [" — ", " – ", " - "]

  private func isScreen(_ name: String, _ known: KnownStates) -> Bool {
    known.name(of: name) != nil || Self.isID(name)
      || (1...3).contains(Names.wordCount(name)) && name.first?.isUppercase == true
        && FlowSteps.kind(of: name) != .action
  }

  /// "B2.4", "A3", "SCR-02": other ids have no full stop inside.
  private static func isID(_ text: String) -> Bool {
    let letters = text.prefix { $0.isASCII && $0.isUppercase }
    let rest = text.dropFirst(letters.count)
    return (1...4).contains(letters.count) && (1...6).contains(rest.count)
      && rest.last?.isNumber == true && rest.allSatisfy { $0.isNumber || $0 == "." || $0 == "-" }
  }

  private func entry(_ way: Way, to page: NameReference) -> EdgeDraft {
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
    guard let (id, name) = titleHalves, Self.isID(id), (1...10).contains(Names.wordCount(name))
    else { return nil }
    let heading = Int(document.sections[1].heading)
    return NameReference(text: name, origin: document.origin(document.nodes[heading].range))
  }

  /// What stands before and behind the dash of the title.
  private var titleHalves: (id: String, name: String)? {
    guard document.sections.count > 1 else { return nil }
    let title = document.title(ofSection: 1)
    return Self.dashes.lazy.compactMap { TextSplit.halves(of: title, at: $0) }.first
      .map { (id: $0.before, name: $0.behind) }
  }

  private func declare(_ page: NameReference, in drafts: inout MachineDrafts) {
    guard !drafts.states.contains(where: { $0.key == page.key }) else { return }
    var draft = StateDraft(name: page.text, origin: page.origin, screen: 0)
    draft.section = document.origin(document.range(ofSection: 1))
    // Beside states alone it goes with them, as the changes of its rows do.
    draft.isScreen = drafts.states.contains(where: \.isScreen)
    if let id = titleHalves?.id { draft.aliases = [LocatedText(id, page.origin)] }
    drafts.states.append(draft)
  }
}
