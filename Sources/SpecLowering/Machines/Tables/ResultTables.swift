import SpecModel
import SpecSyntax
import SpecText

/// Tables "Action | Result" in the section of a screen, whose results lead to other sections: "Tap pin | Opens Editor".
struct ResultTables {
  private let context: LoweringContext
  private let document: Document
  private var tables: [(node: Int, column: Int)] = []

  /// The tables of a document that no other form has read.
  ///
  /// - Complexity: O(tables).
  init(_ context: LoweringContext, _ drafts: MachineDrafts) {
    self.context = context
    document = context.document
    guard !document.tables.isEmpty else { return }
    let exits = ScreenExits(context)
    let read = Set(drafts.matrices.map(\.origin.range.start))
    for node in document.tables
    where document.nodes[node].section > 0 && !read.contains(document.nodes[node].range.start)
      && !drafts.inventories.contains(node)
    {
      if let column = exits.columnOfResults(node) { tables.append((node, column)) }
    }
  }

  /// Whether there is none.
  var isEmpty: Bool { tables.isEmpty }

  /// What their rows tell, where a result leads to one of some titles.
  func changes(_ titles: KnownStates) -> [ScreenBullets.Change] {
    let exits = ScreenExits(context)
    return tables.flatMap { node, column in
      document.children(of: node).dropFirst().compactMap { row in
        let cells = exits.cellsOfResults(row)
        guard column < cells.count,
          case let trigger = StateName.trimmed(document.string(cells[0])), !trigger.isEmpty,
          case let text = document.string(cells[column]),
          // "Member → Shelf; guest → Login" is read with its conditions.
          ScreenExits.ways(text, titles).count < 2,
          let name = ScreenExits.led(to: text, titles)
        else { return nil }
        var change = ScreenBullets.Change(
          item: -1, section: Int(document.nodes[node].section), target: name)
        change.isMove = true
        change.trigger = trigger
        change.row = row
        return change
      }
    }
  }
}
