import SpecModel
import SpecSyntax
import SpecText

extension MachineDrafts {
  /// Takes out headings that are over a table of states each, "#### Standard Button" and "#### Flat Button" below
  /// "### States": what has the same states as its neighbour is a component, and no state itself. Screens of a catalogue
  /// stay, for routes and changes may join them.
  ///
  /// - Complexity: O(states + tables); only the headers of tables below such headings are read.
  mutating func takeOutHeads(ofTables context: LoweringContext) {
    let document = context.document
    guard document.tables.count > 1, states.contains(where: { $0.section != nil }) else { return }
    var sections: [UInt32: Int] = [:]
    for section in document.sections.indices.dropFirst() {
      let heading = Int(document.sections[section].heading)
      sections[document.nodes[heading].range.start] = section
    }
    let headed = Set(
      states.lazy.filter { $0.section != nil }.compactMap { sections[$0.origin.range.start] })
    var rows: [Int: Set<String>] = [:]
    for table in document.tables {
      let section = Int(document.nodes[table].section)
      guard headed.contains(section) else { continue }
      rows[section, default: []].formUnion(TableHeads.names(in: table, context))
    }
    let groups = Dictionary(grouping: rows.keys.sorted().filter { !(rows[$0] ?? []).isEmpty }) {
      document.sections[$0].parent
    }
    let heads = Set(groups.values.filter { TableHeads.share($0.compactMap { rows[$0] }) }.joined())
    guard !heads.isEmpty else { return }
    states.removeAll { state in
      state.section != nil && !state.isScreen
        && sections[state.origin.range.start].map(heads.contains) == true
    }
  }
}

/// What tables below headings list as states.
private enum TableHeads {
  /// The names below a header that is the word for state; none where there is no such column or but one row.
  static func names(in table: Int, _ context: LoweringContext) -> Set<String> {
    let document = context.document
    let lines = document.children(of: table)
    guard lines.count > 2 else { return [] }
    let column = context.cells(of: lines[0]).firstIndex { cell in
      let words = Names.words(document.string(cell))
      return words.count == 1 && StateVocabulary.singulars.contains(words[0])
    }
    guard let column else { return [] }
    return Set(
      lines.dropFirst().prefix(60).compactMap { row in
        let cells = context.cells(of: row)
        return column < cells.count ? Names.key(document.string(cells[column])) : nil
      })
  }

  /// Whether two of several tables list two states of the same names.
  static func share(_ tables: [Set<String>]) -> Bool {
    guard let first = tables.first else { return false }
    return tables.dropFirst().contains { $0.intersection(first).count > 1 }
  }
}
