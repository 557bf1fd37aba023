import SpecModel
import SpecSyntax
import SpecText

/// Inventories of screens that are divided into tables of one row, each below a heading of its own.
extension ScreenTables {
  /// The row of a table that has no other.
  struct Single {
    var table: Int
    var draft: StateDraft
  }

  /// Adds the screens of such tables, two at least with different names in different sections, or one beside longer tables
  /// with the same header; what headings declare already learns its route from them.
  func addSingles(_ all: [Single], to drafts: inout MachineDrafts) {
    guard !all.isEmpty else { return }
    let longer = Set(drafts.inventories.map { header(of: $0) })
    let singles = all.filter { all.count > 1 || longer.contains(header(of: $0.table)) }.map(\.draft)
    guard !singles.isEmpty, Set(singles.map(\.key)).count == singles.count,
      Set(singles.map(\.parentSection)).count == singles.count
    else { return }
    let places = Self.places(of: drafts.states)
    for var draft in singles {
      let spellings = [draft.name] + draft.aliases.map(\.text)
      let keys = spellings.map { $0.hasPrefix("/") ? $0.lowercased() : Names.key($0) }
      if let place = keys.lazy.compactMap({ places[$0] }).first {
        drafts.states[place].learn(draft)
        continue
      }
      // The screens of all sections belong together.
      let outer = max(0, Int(document.sections[max(0, draft.parentSection)].parent))
      draft.screen = outer
      draft.parentSection = outer
      if all.count == 1 { draft.isScreen = drafts.states.contains(where: \.isScreen) }
      drafts.states.append(draft)
    }
  }

  /// The cells of the first row of a table, with strokes between them.
  private func header(of table: Int) -> String {
    guard table + 1 < document.nodes.count else { return "" }
    return context.cells(of: table + 1).map { document.string($0) }.joined(separator: "|")
  }
}
