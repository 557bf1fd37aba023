import SpecModel
import SpecSyntax
import SpecText

/// Rows of tables that call a state an end.
extension StatedLimits {
  private static let ends: Lexicon = ["terminal", "final"]

  /// The states whose row has "terminal state" in a cell, or a yes below "Terminal".
  func marked() -> [(machine: Int, limit: StatedLimit)] {
    guard document.mentions("erminal") || document.mentions("inal") else { return [] }
    return document.tables.flatMap { table -> [(machine: Int, limit: StatedLimit)] in
      let rows = document.children(of: table)
      guard let header = rows.first else { return [] }
      let columns = document.children(of: header).map {
        Names.hasWord(document.string($0), in: Self.ends, ofAtMost: 2)
      }
      let targets = document.children(of: header).map {
        Names.isPhrase(document.string($0), in: Self.ways)
      }
      return rows.dropFirst().compactMap { row in
        let cells = document.children(of: row)
        guard let first = cells.first,
          let cell = cells.indices.dropFirst().first(where: { index in
            columns.indices.contains(index) && columns[index]
              ? AnswerWords.answer(document.string(cells[index])) == true
              : isEnd(document.string(cells[index]))
                || index < targets.count && targets[index]
                  && isWayless(document.string(cells[index]))
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

  private static let ways: Lexicon = [
    "next", "next-state", "next-states", "to", "leads-to", "exits", "exits-to", "outgoing",
    "transitions", "transitions-to", "out",
  ]

  /// "none (final)", "– (terminal)" below "Next".
  private func isWayless(_ cell: String) -> Bool {
    let words = Names.words(cell)
    return words.count <= 4 && words.contains(where: Self.ends.contains)
      && words.allSatisfy {
        Self.ends.contains($0) || ["none", "no", "state", "transition", "transitions"].contains($0)
      }
  }

  private static let closures: [StaticString] = [
    "inal state", "erminal state", "o transitions out", "o outgoing transitions", "o way out",
    "o exits",
  ]
  private static let closing: Lexicon = [
    "final-state", "terminal-state", "no-transitions-out", "no-transitions-out-of-it",
    "no-outgoing-transitions", "no-way-out", "no-exits", "this-is-a-final-state",
    "this-is-a-terminal-state", "there-is-no-way-out", "terminal", "final",
  ]

  /// The states whose own section has a clause that calls them an end: "Final state: no transitions out of it".
  func headed() -> [(machine: Int, limit: StatedLimit)] {
    let found = Self.closures.filter { document.mentions($0) }
    guard !found.isEmpty else { return [] }
    return Set(found.flatMap { document.leaves(with: $0) }).sorted().compactMap { leaf in
      guard document.nodes[leaf].kind == .paragraph,
        case let text = document.plainText(of: leaf), text.count < 120,
        case let section = Int(document.nodes[leaf].section), section > 0,
        document.string(plain: text).split(whereSeparator: { ".:,;–—\n".contains($0) })
          .allSatisfy({ Names.isPhrase(String($0), in: Self.closing) })
      else { return nil }
      return limit(Names.key(document.title(ofSection: section)), leaf)
    }
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
