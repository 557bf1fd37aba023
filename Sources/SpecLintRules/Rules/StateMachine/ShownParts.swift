import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Parts of a screen whose sections are called states as well: "Comparison state" beside "State 8: Result ready".
struct ShownParts {
  private let states: [State]
  private let matrices: [Origin]
  private let document: Document
  /// Whether the sections of the states that the matrix names are numbered as states.
  private let areNumbered: Bool

  init(_ states: [State], _ machine: Machine, _ context: RuleContext) {
    self.states = states
    matrices = machine.matrices.map(\.origin)
    let document = context.document
    self.document = document
    let numbered = states.count { Self.isNumbered($0, document) }
    areNumbered = numbered >= 3 && numbered * 5 >= states.count * 4
  }

  /// Whether a state that the matrix does not name is such a part.
  func contain(_ state: State) -> Bool {
    areNumbered && !Self.isNumbered(state, document) || isShown(state.name)
  }

  private static let nouns: Lexicon = [
    "state", "zustand", "état", "etat", "estado", "stato", "toestand", "состояние",
  ]
  private static let wideNouns = ["状态", "状態", "狀態", "상태"]

  /// "## 4. State 2 — Image selected"
  private static func isNumbered(_ state: State, _ document: Document) -> Bool {
    guard let section = state.section else { return false }
    let words = Names.words(document.source.string(document.firstLine(of: section.range)))
    return words.indices.contains { place in
      let word = words[place]
      let next = place + 1 < words.count ? words[place + 1] : ""
      if nouns.contains(word) || wideNouns.contains(word) {
        return !next.isEmpty && next.utf8.allSatisfy(ASCII.isDigit)
      }
      return wideNouns.contains { noun in
        word.hasPrefix(noun) && word.utf8.dropFirst(noun.utf8.count).allSatisfy(ASCII.isDigit)
      }
    }
  }

  /// Whether a table with a row for each of the states has a name only in the other cells: "Result ready | Comparison +
  /// Download".
  private func isShown(_ name: String) -> Bool {
    let own = Names.words(name)
    let key = Names.key(name)
    return document.tables.contains { table in
      let range = document.nodes[table].range
      guard !matrices.contains(where: { $0.range.contains(range) || range.contains($0.range) })
      else { return false }
      let rows = document.children(of: table).dropFirst().map { document.children(of: $0) }
      let heads = rows.compactMap { $0.first.map { Names.words(document.string($0)) } }
      let known = states.count { state in
        let words = Names.words(state.name)
        return heads.contains { $0.suffix(words.count).elementsEqual(words) }
      }
      guard known >= 3, known * 5 >= states.count * 4,
        !heads.contains(where: { $0.suffix(own.count).elementsEqual(own) })
      else { return false }
      return rows.contains { cells in
        cells.dropFirst().contains { cell in
          document.string(cell).split { "+,،、，/·;".contains($0) }
            .contains { Names.key(String($0)) == key }
        }
      }
    }
  }
}
