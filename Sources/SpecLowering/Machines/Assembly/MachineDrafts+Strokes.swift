import SpecModel
import SpecText

extension MachineDrafts {
  /// Joins "Basket / Order" of a table of ids with "Basket" of a chart or a heading that bears the same id, under the
  /// short name.
  ///
  /// - Complexity: O(states) for each name with a stroke.
  mutating func settleStrokes() {
    var joined: Set<Int> = []
    for index in states.indices where Self.strokes.isIn(states[index].name) {
      let parts = TextSplit.pieces(of: states[index].name, at: Self.strokes)
      let ids = states[index].aliases.map(\.text).filter(Self.isCapital)
      guard parts.count == 2, !ids.isEmpty else { continue }
      let keys = parts.map { Names.key($0) }
      let place = states.indices.first { other in
        other != index && !joined.contains(other) && keys.contains(states[other].key)
          && Self.bears(states[other], ids)
      }
      guard let place else { continue }
      states[place].learn(states[index])
      joined.insert(index)
    }
    for index in joined.sorted(by: >) { states.remove(at: index) }
  }

  /// "BASKET", "S-04": an id in capitals.
  private static func isCapital(_ text: String) -> Bool {
    (2...12).contains(text.utf8.count) && text.utf8.first.map(ASCII.isUpper) == true
      && text.utf8.allSatisfy {
        ASCII.isUpper($0) || ASCII.isDigit($0) || $0 == ASCII.hyphen || $0 == 0x5F
      }
  }

  private static func bears(_ state: StateDraft, _ ids: [String]) -> Bool {
    if let qualifier = state.qualifier, ids.contains(qualifier) { return true }
    return state.aliases.contains { alias in
      ids.contains { alias.text == $0 || alias.text.hasSuffix("(\($0))") }
    }
  }

  private static let strokes: Phrases = [" / ", "／", "/"]
}
