import SpecModel
import SpecSyntax
import SpecText

/// Tables whose headers name no source, and whose rows tell all the same what leads where.
extension TransitionTables {
  /// Settles the columns of a table that its header alone does not make one of transitions.
  func settle(
    _ columns: inout TableColumns, _ table: inout DocumentTable, _ known: StateRegister
  ) {
    if !settleEntries(&columns, &table, known) { settleControls(&columns, &table, known) }
  }

  /// "Trigger | State" over states that are declared elsewhere: what happens, and what it leads to.
  private func settleEntries(
    _ columns: inout TableColumns, _ table: inout DocumentTable, _ known: StateRegister
  ) -> Bool {
    // As written: the columns may have been put in another order.
    let roles = document.children(of: table.node + 1).map {
      ColumnRole.role(ofHeader: document.string($0))
    }
    guard !table.declaresStates, let event = roles.firstIndex(of: .event),
      let place = roles.firstIndex(of: .state), event < place,
      let state = columns.roles.firstIndex(of: .state),
      columns.roles.contains(.event), !columns.roles.contains(.source),
      !columns.roles.contains(.target)
    else { return false }
    let cells = table.sample.compactMap { state < $0.count ? $0[state] : nil }
    let named = cells.count { cell in
      let first = Arrow.pieces(of: cell).first ?? cell
      return StateCell.pieces(of: first, known: known).allSatisfy {
        known.contains(StateName.splitQualifier($0).name)
      }
    }
    guard cells.count > 1, named * 2 > cells.count else { return false }
    columns.roles[state] = .target
    columns.form = .entries
    table.isEntered = true
    return true
  }

  /// "Control label | Component | Destination" in the section of a page: some of its controls lead to other pages.
  private func settleControls(
    _ columns: inout TableColumns, _ table: inout DocumentTable, _ known: StateRegister
  ) {
    let taken: [ColumnRole] = [.source, .state, .change]
    guard let target = columns.roles.firstIndex(of: .target),
      !columns.roles.contains(where: { $0.map(taken.contains) ?? false }),
      let control = columns.roles.firstIndex(of: .event)
        ?? table.header.indices.first(where: { $0 < target && Self.isControl(table.header[$0]) })
    else { return }
    let isLeading = table.sample.contains { row in
      guard target < row.count else { return false }
      return known.contains(row[target])
        || !RouteCell.targets(in: row[target], known: known).isEmpty
    }
    guard isLeading, let page = page(of: table, known) else { return }
    columns.roles[control] = .event
    columns.form = .entries
    table.lead = page
    table.leadsToKnown = true
  }

  private static func isControl(_ header: String) -> Bool {
    let words = Names.words(ColumnRole.withoutParentheses(header))
    return words.count <= 3 && words.contains(where: controls.contains)
  }

  private static let controls: Lexicon = [
    "control", "controls", "element", "elements", "button", "buttons", "link", "links", "cta",
    "item", "items", "tile", "bedienelement", "élément", "bouton", "lien", "elemento",
    "botón", "enlace", "botão", "controle", "pulsante", "knop", "przycisk", "кнопка", "элемент",
    "ボタン", "要素", "按钮", "控件", "元素", "버튼", "요소",
  ]

  /// The page whose section a table stands in: the heading names it, or stands among those of pages.
  private func page(of table: DocumentTable, _ known: StateRegister) -> NameReference? {
    if let lead = table.lead { return lead }
    guard table.section > 0 else { return nil }
    let title = document.title(ofSection: table.section)
    let origin = document.origin(
      document.nodes[Int(document.sections[table.section].heading)].range)
    if let name = known.name(ofHeading: title) { return NameReference(text: name, origin: origin) }
    let name = StateName.splitQualifier(StateName.withoutNumbering(title)).name
    guard (1...4).contains(Names.wordCount(name)),
      case let (siblings, pages) = headings.siblings(of: table.section, known),
      pages > 1, pages * 4 >= siblings * 3
    else { return nil }
    return NameReference(text: name, origin: origin)
  }
}
