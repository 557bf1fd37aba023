import SpecModel
import SpecSyntax
import SpecText

/// Rows of tables that call a state an end.
extension StatedLimits {
  private static let ends: Lexicon = ["terminal", "final"]

  /// The states whose row has "terminal state" in a cell, or a yes below "Terminal".
  func marked() -> [(machine: Int, limit: StatedLimit)] {
    guard document.mentions("erminal") || document.mentions("inal state") else { return [] }
    return document.tables.flatMap { table -> [(machine: Int, limit: StatedLimit)] in
      let rows = document.children(of: table)
      guard let header = rows.first else { return [] }
      let columns = document.children(of: header).map {
        Names.hasWord(document.string($0), in: Self.ends, ofAtMost: 2)
      }
      return rows.dropFirst().compactMap { row in
        let cells = document.children(of: row)
        guard let first = cells.first,
          let cell = cells.indices.dropFirst().first(where: { index in
            columns.indices.contains(index) && columns[index]
              ? AnswerWords.answer(document.string(cells[index])) == true
              : isEnd(document.string(cells[index]))
          })
        else { return nil }
        return limit(Names.key(document.string(first)), cells[cell])
      }
    }
  }

  private func isEnd(_ cell: String) -> Bool {
    cell.utf8.count < 24
      && [["terminal"], ["terminal", "state"], ["final", "state"]].contains(Names.words(cell))
  }

  /// The broken limit of the one machine that has a state.
  private func limit(_ key: String, _ cell: Int) -> (machine: Int, limit: StatedLimit)? {
    let found = machines.indices.compactMap { index in
      machines[index].stateIDs.first { machines[index][$0].key == key }.map { (index, $0) }
    }
    guard found.count == 1, let (machine, state) = found.first else { return nil }
    let origin = document.origin(document.sourceRange(plain: document.plainText(of: cell)))
    return counterexample(.terminal, state, machines[machine], besides: origin).map {
      (machine, StatedLimit(kind: .terminal, state: state, origin: origin, transition: $0))
    }
  }
}
