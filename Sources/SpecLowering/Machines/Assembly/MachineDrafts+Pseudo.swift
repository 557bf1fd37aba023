import SpecModel
import SpecText

extension MachineDrafts {
  /// What stands in the place of a target and names no state of its own.
  private enum Pseudo { case same, previous, end }

  /// Takes the state itself, the one before and the end of a run, to which lines lead as if to states, for what they say:
  /// "Album → previous", "Album → same". A name that is declared or left elsewhere stays one.
  mutating func settlePseudoTargets() {
    var names: Set<String>?
    for matrix in matrices.indices where matrices[matrix].form == "list" {
      guard matrices[matrix].edges.contains(where: { Self.pseudo($0) != nil }) else { continue }
      let known = names ?? taken
      names = known
      var kept: [EdgeDraft] = []
      for edge in matrices[matrix].edges {
        var copy = edge
        switch known.contains(edge.target.key) ? nil : Self.pseudo(edge) {
        case .same?:
          if let own = edge.source { copy.target = own }
          kept.append(copy)
        case .previous?: matrices[matrix].histories.append(edge)
        case .end?:
          copy.target = NameReference(text: "[*]", origin: edge.target.origin)
          kept.append(copy)
        case nil: kept.append(edge)
        }
      }
      matrices[matrix].edges = kept
    }
  }

  /// The keys of the states that are declared, and of what changes leave.
  private var taken: Set<String> {
    var keys = Set(states.map(\.key))
    for matrix in matrices {
      for edge in matrix.edges {
        if let source = edge.source { keys.insert(source.key) }
      }
    }
    return keys
  }

  /// What the target of a change from a known place says beside naming a state.
  private static func pseudo(_ edge: EdgeDraft) -> Pseudo? {
    let text = edge.target.text
    guard edge.source != nil, (3...40).contains(text.utf8.count) else { return nil }
    let folded = text.lowercased()
    if CellVocabulary.unchanged.contains(folded) {
      return courses.contains(folded) ? nil : .same
    }
    if edge.trigger != nil, ends.contains(text) { return .end }
    // "On leave → Back": with a capital and no trigger it may be a state as well.
    if backs.contains(folded) { return edge.trigger != nil || text == folded ? .previous : nil }
    let words = Names.words(text)
    guard let first = words.first, !names.contains(first) else { return nil }
    return StateCell.isPrevious(words) ? .previous : nil
  }

  /// Words for what does not change that in a line may tell how a course goes on.
  private static let courses: Lexicon = ["loop", "self loop", "self-loop", "keep", "no-op"]
  /// Words for the end of a run, as they are written in a line.
  private static let ends: Lexicon = [
    "end", "ende", "fin", "fim", "fine", "einde", "конец", "кінець", "koniec", "終了", "结束", "結束",
    "종료", "(end)", "(ende)", "(fin)", "(fim)", "(fine)", "terminal", "(terminal)",
  ]
  /// Words for the way back.
  private static let backs: Lexicon = [
    "back", "go back", "goes back", "zurück", "atrás", "voltar", "indietro", "terug", "kembali",
    "назад", "戻る", "返回", "뒤로",
  ]
  /// Words for the state before that may be the name of a screen.
  private static let names: Lexicon = [
    "history", "h", "origin", "before", "caller", "opener", "retour", "return",
  ]
}
