import SpecModel
import SpecSyntax
import SpecText

/// Reads tables of dialogs and sheets in a document that lists its screens: "Modal | Opened from | On confirm", or
/// "Component | Trigger" below "Modals and sheets".
///
/// A cell that begins with the id or the name of a screen tells what the dialog is opened from, and one with an arrow
/// where its answer leads; a column "Reached from" of an inventory of screens tells the same of these.
struct OverlayTables {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the dialogs that no other form has declared, and their changes.
  ///
  /// - Complexity: O(tables) where the document lists no screens.
  func collect(into drafts: inout MachineDrafts) {
    guard !drafts.inventories.isEmpty else { return }
    var found: [MatrixDraft] = []
    for table in document.tables where !drafts.inventories.contains(table) {
      guard table + 1 < document.nodes.count, isOfOverlays(table) else { continue }
      let rows = document.children(of: table).dropFirst()
      let names = rows.map(name)
      guard rows.count > 1, names.allSatisfy({ $0 != nil }),
        Set(names.compactMap { $0?.key }).count == rows.count
      else { continue }
      var known = KnownStates(drafts)
      let section = Int(document.nodes[table].section)
      for (row, name) in zip(rows, names) {
        guard let name, known.name(of: name.text) == nil else { continue }
        var draft = state(name, section, like: drafts.states.first)
        // "Bottom sheet (match actions)"
        let full = document.firstChild(of: row).map { StateName.trimmed(document.string($0)) }
        if let full, full != name.text, StateName.splitQualifier(full).qualifier != nil {
          draft.aliases.append(LocatedText(full, name.origin))
        }
        drafts.states.append(draft)
        known.add(name.text)
      }
      let edges = zip(rows, names).flatMap { row, name in
        name.map { changes(row, of: $0, table, known) } ?? []
      }
      guard let first = edges.first else { continue }
      found.append(
        MatrixDraft(
          form: "table", isClosed: false, section: section, origin: first.origin, edges: edges))
    }
    found += drafts.inventories.sorted().compactMap { entered($0, drafts) }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// What the column "Reached from" of an inventory tells.
  private func entered(_ table: Int, _ drafts: MachineDrafts) -> MatrixDraft? {
    let header = document.children(of: table + 1)
    guard
      let column = header.indices.dropFirst().first(where: {
        document.plainText(of: header[$0]).count <= 32
          && Self.isCallers(document.string(header[$0]).lowercased())
      })
    else { return nil }
    let known = KnownStates(drafts, statesOnly: true)
    let edges = document.children(of: table).dropFirst().flatMap { row -> [EdgeDraft] in
      let cells = document.children(of: row)
      guard column < cells.count,
        let name = cells[..<column].lazy.compactMap({ known.name(of: document.string($0)) }).last
      else { return [] }
      let origin = document.origin(document.nodes[row].range)
      return entries(
        StateName.trimmed(document.string(cells[column])),
        to: NameReference(text: name, origin: origin), origin, known)
    }
    guard let first = edges.first else { return nil }
    return MatrixDraft(
      form: "table", isClosed: false, section: Int(document.nodes[table].section),
      origin: first.origin, edges: edges)
  }

  // MARK: Names

  /// Whether the first header says that the rows are dialogs, or the heading above does and the header names a part.
  private func isOfOverlays(_ table: Int) -> Bool {
    let header = document.children(of: table + 1)
    guard (2...6).contains(header.count), let first = header.first,
      document.plainText(of: first).count <= 32
    else { return false }
    let words = Names.words(document.string(first))
    guard words.count <= 3, !words.isEmpty else { return false }
    if words.contains(where: TableVocabulary.overlayNouns.contains) { return true }
    // "Element | Copy": the words on the parts of one dialog.
    guard words.count == 1, Self.parts.contains(words[0]),
      !header.dropFirst().contains(where: {
        Self.copies.contains(document.string($0).lowercased())
      }),
      let title = context.scope(of: table).last
    else { return false }
    let named = Names.words(title)
    return named.contains(where: Self.plurals.contains)
      && !named.contains(where: Self.looks.contains)
  }

  private static let parts: Lexicon = [
    "component", "name", "element", "komponente", "composant", "componente", "nombre", "nome",
    "nom", "title", "titel", "type",
  ]
  private static let copies: Lexicon = [
    "copy", "text", "wording", "string", "microcopy", "texte", "libellé", "texto", "testo", "tekst",
    "teks", "текст", "文案", "文言", "コピー", "テキスト", "문구", "텍스트",
  ]
  private static let plurals: Lexicon = [
    "modals", "modal", "dialogs", "dialog", "overlays", "overlay", "sheets", "sheet", "popups",
    "dialoge", "boîtes", "diálogos", "modales", "modais", "finestre", "drawers",
  ]
  /// Words of headings over how dialogs look, and not over which there are.
  private static let looks: Lexicon = [
    "style", "styles", "styling", "tokens", "size", "sizes", "motion", "animation", "animations",
    "accessibility", "props", "behavior", "behaviour", "rules", "anatomy", "pattern", "patterns",
    "cheat", "data",
  ]

  private func name(_ row: Int) -> NameReference? {
    guard let cell = document.firstChild(of: row) else { return nil }
    let text = StateName.withoutNumbering(StateName.trimmed(document.string(cell)))
    let (name, _) = StateName.splitQualifier(text)
    guard (1...6).contains(Names.wordCount(name)), name.utf8.count <= 60, !Arrow.isIn(name),
      !EventName.isCode(name) || name.allSatisfy({ $0.isLetter }),
      name.first?.isUppercase == true || name.utf8.first ?? 0 >= 0xC3
    else { return nil }
    return NameReference(text: name, origin: document.origin(document.nodes[cell].range))
  }

  private func state(_ name: NameReference, _ section: Int, like screen: StateDraft?) -> StateDraft
  {
    var draft = StateDraft(
      name: name.text, origin: name.origin, screen: screen?.screen ?? section)
    draft.parentSection = screen?.parentSection ?? section
    draft.isScreen = screen?.isScreen ?? false
    return draft
  }

  // MARK: Changes

  private func changes(
    _ row: Int, of name: NameReference, _ table: Int, _ known: KnownStates
  ) -> [EdgeDraft] {
    let header = document.children(of: table + 1)
    let cells = document.children(of: row)
    let origin = document.origin(document.nodes[row].range)
    return zip(header, cells).dropFirst().flatMap { head, cell -> [EdgeDraft] in
      let text = StateName.trimmed(document.string(cell))
      guard (2...200).contains(text.utf8.count) else { return [] }
      if Self.isEntry(document.string(head)) { return entries(text, to: name, origin, known) }
      return TextSplit.pieces(of: text, at: [" / "], outsideParentheses: true)
        .compactMap { exit($0, from: name, origin, known) }
    }
  }

  /// "[Reset] → everything is deleted → Home": a button, and the last name that it leads to.
  private func exit(
    _ text: String, from name: NameReference, _ origin: Origin, _ known: KnownStates
  ) -> EdgeDraft? {
    guard let arrows = ArrowText(text), Names.wordCount(arrows.sides[0]) > 0,
      arrows.joints.allSatisfy({ $0.direction == .forward }),
      let last = arrows.sides.last,
      let target = known.name(of: StateName.splitQualifier(ArrowSide.unwrapped(last)).name)
    else { return nil }
    let edge = EdgeDraft(
      source: name, target: NameReference(text: target, origin: origin), origin: origin)
    return edge.triggered(by: ArrowSide.unwrapped(arrows.sides[0]), origin)
  }

  /// Whether a header says that its column tells what opens a dialog: "Opened from".
  static func isEntry(_ header: String) -> Bool {
    let words = Names.words(ColumnRole.withoutParentheses(header))
    guard let last = words.last, words.count <= 3 else { return false }
    return TransitionWords.from.contains(last)
      || Self.openings.contains(words.joined(separator: " "))
  }

  /// Whether a header says that its column names the screens from which one is reached; in lower case.
  private static func isCallers(_ header: String) -> Bool {
    ScreenExits.inward.contains(header) || callers.contains(header)
  }

  /// Headers that tell from where something is opened.
  private static let places: Lexicon = [
    "opened by", "opens from", "geöffnet von", "ouvert depuis", "abierto desde", "aberto de",
    "aperto da", "geopend vanuit", "여는 곳", "여는 위치", "호출 위치", "호출 화면", "開く場所", "呼び出し元",
    "表示元", "打开位置", "入口", "调用处", "触发位置",
  ]
  private static let callers = places.union([
    "called from", "called by", "caller", "callers", "launched from", "aufruf von", "aufruf aus",
    "aufgerufen von", "geöffnet aus", "appelé depuis", "desde", "se abre desde", "origen",
    "origem", "aberto a partir de", "provenienza", "dibuka dari", "otwierany z", "вызывается из",
    "открывается из", "来源页面",
  ])
  private static let openings = places.union([
    "trigger", "triggers", "trigger path", "trigger paths", "entry", "entry point", "opener",
    "auslöser", "déclencheur", "disparador", "gatilho", "origin", "parent", "parent screen",
    "launched by", "where opened",
  ])

  /// "SCR-02 pencil", "Home + FAB": the screens with which the parts of a cell begin, and what opens the dialog there.
  private func entries(
    _ text: String, to name: NameReference, _ origin: Origin, _ known: KnownStates
  ) -> [EdgeDraft] {
    TextSplit.pieces(of: text, at: Self.joints, outsideParentheses: true).compactMap { piece in
      let words = piece.split(separator: " ")
      for count in (1...4).reversed() where count <= words.count {
        let head = ArrowSide.unwrapped(words[..<count].joined(separator: " "))
        guard let source = known.name(of: head), Names.key(source) != name.key else { continue }
        let rest = StateName.trimmed(
          String(words[count...].joined(separator: " ").drop { "+>→–—-:( ".contains($0) }))
        let edge = EdgeDraft(
          source: NameReference(text: source, origin: origin), target: name, origin: origin)
        let trigger = rest.hasSuffix(")") && !rest.contains("(") ? String(rest.dropLast()) : rest
        return trigger.isEmpty ? edge : edge.triggered(by: trigger, origin)
      }
      return nil
    }
  }

  private static let joints: Phrases = [", ", "; ", " / ", " or ", "、", "；", "·", " · "]
}
