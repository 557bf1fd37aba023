import SpecModel
import SpecSyntax
import SpecText

/// Reads tables of tabs, menu entries and links over where each leads: "Tab | Destination" over "Books | Shelf Screen".
///
/// The rows leave the screen around the table; a bar of tabs or a menu may be used on any.
struct MenuTables {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The columns that tell what is touched and where it leads.
  private struct Columns {
    var trigger: Int
    var target: Int
    /// Whether the header calls what is touched a tab or an entry of a menu.
    var isMenu: Bool
  }

  /// Adds the changes of all such tables that no other form has read.
  ///
  /// - Complexity: O(tables), where no header fits.
  func collect(into drafts: inout MachineDrafts) {
    var prepared: (places: LinePlaces, known: KnownStates, read: Set<UInt32>)?
    var found: [MatrixDraft] = []
    for table in document.tables {
      guard table + 1 < document.nodes.count, !drafts.inventories.contains(table),
        let columns = columns(of: table + 1), !context.isSystem(around: table)
      else { continue }
      if prepared == nil {
        let places = LinePlaces(drafts, in: document)
        prepared = (places, places.withScreens(), drafts.readLines)
      }
      guard let (places, known, read) = prepared else { return }
      let section = Int(document.nodes[table].section)
      let page = places.state(aroundSection: section) ?? places.screen(aroundSection: section)
      guard columns.isMenu || page != nil else { continue }
      let rows = document.children(of: table).dropFirst()
      guard read.isDisjoint(with: rows.map { document.nodes[$0].range.start }) else { continue }
      let edges = rows.compactMap {
        edge($0, columns, from: page, known, isMenu: columns.isMenu && page == nil)
      }
      guard edges.count > 1, edges.count * 4 >= rows.count * 3,
        Set(edges.map(\.target.key)).count * 2 > edges.count,
        columns.isMenu || areScreens(edges.map(\.target.text), known)
      else { continue }
      found.append(
        MatrixDraft(
          form: "table", isClosed: false, section: section,
          origin: document.origin(document.nodes[table].range), edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  // MARK: Columns

  private func columns(of header: Int) -> Columns? {
    let cells = context.cells(of: header)
    guard (2...5).contains(cells.count),
      cells.allSatisfy({ document.plainText(of: $0).count <= 32 })
    else { return nil }
    let titles = cells.map { ColumnRole.withoutParentheses(document.string($0)) }
    let words = Names.words(titles[0])
    guard let last = words.last, words.count <= 3 else { return nil }
    let isTab = Self.tabs.contains(last) || Self.tabMarks.contains(where: titles[0].hasSuffix)
    guard isTab || Self.controls.contains(last) else { return nil }
    let roles = titles.map { ColumnRole.role(ofHeader: $0) }
    guard
      let target = titles.indices.dropFirst().first(where: {
        roles[$0] == .target || Self.leads.contains(titles[$0].lowercased())
          || isTab && isOfScreens(titles[$0], header)
      }), !roles.contains(.source), !roles.contains(.event),
      titles.indices.allSatisfy({ $0 == target || roles[$0] != .state })
    else { return nil }
    // "Tab | Icon | Label | Screen" over numbers.
    let label = titles.indices.dropFirst().first {
      $0 < target && Self.labels.contains(titles[$0].lowercased())
    }
    return Columns(trigger: label ?? 0, target: target, isMenu: isTab)
  }

  /// Whether a header is over tabs and the screen of each, "タブ | アイコン | 画面": what stands in its cells are names, and no
  /// ends of changes.
  ///
  /// The column that names the rows comes first, whichever it is.
  static func isOverTabs(_ header: [String]) -> Bool {
    guard (2...5).contains(header.count),
      header.contains(where: { Names.isPhrase($0, in: TransitionWords.screenNouns) }),
      !header.contains(where: { Names.isPhrase($0, in: keys) })
    else { return false }
    return header.contains { Names.isPhrase($0, in: ScreenTables.parts) }
  }

  /// Keys of a keyboard, which has one called "Tab" as well.
  private static let keys: Lexicon = [
    "enter", "return", "esc", "escape", "space", "shift-tab", "arrow-keys", "arrows", "backspace",
  ]

  /// "Screen" beside tabs, where a heading is over how one gets around.
  private func isOfScreens(_ title: String, _ header: Int) -> Bool {
    let words = Names.words(title)
    guard let last = words.last, words.count <= 2,
      TransitionWords.screenNouns.contains(last) || TransitionWords.surfaces.contains(last)
        || TransitionWords.surfaceMarks.contains(title)
    else { return false }
    return context.scope(of: header).suffix(2).contains { heading in
      Names.words(heading).contains { Self.tabs.contains($0) || Self.courses.contains($0) }
        || Self.courseMarks.contains(where: heading.contains)
    }
  }

  // MARK: Rows

  /// Whether half of the targets at least are known or call themselves screens; else a link may lead to "New Tab", and
  /// a banner be made for "New customers".
  private func areScreens(_ targets: [String], _ known: KnownStates) -> Bool {
    let screens = targets.count {
      known.name(of: $0) != nil || TransitionWords.namesSurface($0)
        || Names.words($0).last.map(FlowchartVocabulary.pages.contains) == true
    }
    return screens * 2 >= targets.count
  }

  private func edge(
    _ row: Int, _ columns: Columns, from page: NameReference?, _ known: KnownStates, isMenu: Bool
  ) -> EdgeDraft? {
    let cells = context.cells(of: row)
    guard columns.trigger < cells.count, columns.target < cells.count else { return nil }
    let trigger = StateName.trimmed(document.string(cells[columns.trigger]))
    guard trigger.contains(where: \.isLetter), trigger.utf8.count <= 80,
      let name = target(document.string(cells[columns.target]), known),
      page?.key != Names.key(name)
    else { return nil }
    let origin = document.origin(document.nodes[row].range)
    var edge = EdgeDraft(
      source: page, target: NameReference(text: name, origin: origin), origin: origin
    ).triggered(by: trigger, origin)
    edge.isSourceUnsaid = page == nil && !isMenu
    return edge
  }

  /// The screen that a cell names and says no more than that.
  private func target(_ text: String, _ known: KnownStates) -> String? {
    let whole = ArrowLine.textBehindArrow(text) ?? text
    let (head, _) = StateName.splitQualifier(StateName.withoutStop(StateName.trimmed(whole)))
    let bare = ArrowSide.unwrapped(head)
    if let name = known.name(of: bare) { return name }
    guard bare.utf8.count <= 48, !bare.contains(where: { ",;:/→%=".contains($0) }),
      !EventName.isCode(bare), FlowSteps.kind(of: bare) != .action,
      let side = ArrowSide(bare, known: known), side.isKnown || !side.isAny,
      (1...4).contains(Names.wordCount(side.name)),
      side.name.first?.isUppercase == true || side.name.utf8.first ?? 0 >= 0xE3
        || side.name.first?.isNumber == true
    else { return nil }
    return side.name
  }

  // MARK: Words

  /// Headers of what is on every screen.
  private static let tabs: Lexicon = [
    "tab", "tabs", "menu", "menus", "nav", "navigation", "sidebar", "onglet", "onglets", "reiter",
    "menüpunkt", "menüeintrag", "pestaña", "pestañas", "menú", "aba", "abas", "scheda", "schede",
    "tabblad", "tabbladen", "вкладка", "вкладки", "zakładka", "zakładki", "sekme", "flik", "fane",
  ]
  private static let tabMarks = ["タブ", "メニュー", "标签", "标签页", "標籤", "菜单", "导航", "탭", "메뉴"]
  /// Headers of what stands on one screen.
  private static let controls: Lexicon = [
    "item", "items", "entry", "entries", "button", "buttons", "link", "links", "icon", "element",
    "control", "card", "tile", "bouton", "lien", "élément", "botón", "enlace", "elemento", "botão",
    "pulsante", "voce", "schaltfläche", "eintrag", "knop", "tombol", "кнопка", "przycisk",
  ]
  private static let leads: Lexicon = [
    "destination", "destinations", "goes to", "leads to", "opens", "takes you to", "links to",
    "navigates to", "destination screen", "target screen", "target page", "lands on", "öffnet",
    "führt zu", "ziel", "zielseite", "destino", "abre", "lleva a", "va a", "leva a", "vai para",
    "ouvre", "mène à", "destinazione", "apre", "porta a", "bestemming", "opent", "leidt naar",
    "gaat naar", "遷移先", "移動先", "跳转", "跳转至", "跳转页面", "目标页面", "이동", "이동 화면", "куда ведёт",
  ]
  private static let labels: Lexicon = ["label", "name", "title", "ラベル", "标签", "名称", "라벨", "이름"]
  private static let courses: Lexicon = [
    "navigation", "bar", "bars", "menu", "navegación", "navegação", "navigazione", "navigatie",
    "navigasi", "навигация", "nawigacja", "gezinme", "leiste",
  ]
  private static let courseMarks = ["ナビゲーション", "タブ", "导航", "標籤", "내비게이션", "네비게이션", "탭"]
}
