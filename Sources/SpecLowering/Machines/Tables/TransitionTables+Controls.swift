import SpecModel
import SpecSyntax
import SpecText

/// Tables whose headers name no source, and whose rows tell all the same what leads where.
extension TransitionTables {
  /// Settles the columns of a table that its header alone does not make one of transitions.
  func settle(
    _ columns: inout TableColumns, _ table: inout DocumentTable, _ known: inout StateRegister
  ) {
    if settleGoal(&columns, &table, known) || settleEntries(&columns, &table, known)
      || settleCoded(&columns, &table, &known)
    {
      return
    }
    settleControls(&columns, &table, known)
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
    guard let (control, target) = controlAndTarget(columns, table) else { return }
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

  /// The columns of what is done and of where it leads, where none tells what is left.
  private func controlAndTarget(
    _ columns: TableColumns, _ table: DocumentTable
  ) -> (control: Int, target: Int)? {
    let taken: [ColumnRole] = [.source, .state, .change]
    guard let target = columns.roles.firstIndex(of: .target),
      !columns.roles.contains(where: { $0.map(taken.contains) ?? false }),
      let control = columns.roles.firstIndex(of: .event)
        ?? table.header.indices.first(where: { $0 < target && Self.isControl(table.header[$0]) })
        ?? TableColumns.control(in: table.header, columns.roles)
    else { return nil }
    return (control, target)
  }

  /// "Button | Target state" below "2. Main menu (main_menu)": the heading gives the name in code of what the rows leave,
  /// and most cells are such names.
  private func settleCoded(
    _ columns: inout TableColumns, _ table: inout DocumentTable, _ known: inout StateRegister
  ) -> Bool {
    guard let (control, target) = controlAndTarget(columns, table), control != target,
      let lead = table.lead ?? codedHeading(of: table)
    else { return false }
    let cells = table.sample.compactMap { target < $0.count ? $0[target] : nil }
      .filter { !StateCell.isBlank($0) && !$0.hasPrefix("(") }
    let named = cells.filter { Self.isCoded($0) || known.contains($0) }
    guard named.count > 1, named.count * 3 >= cells.count * 2, named.contains(where: Self.isCoded)
    else { return false }
    for row in table.rows {
      let cells = table.cells(of: row)
      if target < cells.count, case let name = table.text(cells[target]), Self.isCoded(name) {
        known.add(name)
      }
    }
    columns.roles[control] = .event
    columns.form = .entries
    table.lead = lead
    table.leadsToKnown = true
    return true
  }

  /// The name in code of the state that the heading over a table is about: "main_menu" of "2. Main menu (main_menu)".
  private func codedHeading(of table: DocumentTable) -> NameReference? {
    guard table.section > 0 else { return nil }
    let title = StateName.withoutNumbering(document.title(ofSection: table.section))
    let (name, qualifier) = StateName.splitQualifier(title)
    guard let code = [qualifier ?? "", name].first(where: Self.isCoded) else { return nil }
    let heading = Int(document.sections[table.section].heading)
    return NameReference(text: code, origin: document.origin(document.nodes[heading].range))
  }

  /// "main_menu", "PaymentScreen": a name that code gives to a state.
  private static func isCoded(_ text: String) -> Bool {
    guard text.utf8.count <= 60, text.utf8.first.map(ASCII.isLetter) == true else { return false }
    if EventName.isType(text) { return true }
    return text.utf8.contains(0x5F) && text.utf8.last != 0x5F && !text.utf8.contains(0x2E)
      && EventName.isIdentifier(text)
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
