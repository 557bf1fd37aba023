import SpecModel
import SpecText

extension MachineDrafts {
  /// Takes out what stands where there is nothing to name, "N/A" or "—", as a state and as an end of changes.
  ///
  /// What a diagram declares in words has that name, and so has a state without matches.
  mutating func takeOutAbsent() {
    var named: Set<String> = []
    states.removeAll { state in
      guard CellVocabulary.isAbsence(state.name) else { return false }
      let isNamed =
        state.diagram != nil && Names.wordCount(state.name) > 0
        || CellVocabulary.mayBeOutcome(state.name)
      if isNamed { named.insert(state.key) }
      return !isNamed
    }
    for state in states.indices where !states[state].aliases.isEmpty {
      states[state].aliases.removeAll { CellVocabulary.isAbsence($0.text) }
    }
    func isVoid(_ name: NameReference) -> Bool {
      CellVocabulary.isAbsence(name.text) && !named.contains(name.key)
    }
    var isFound = false
    for matrix in matrices.indices {
      let count = matrices[matrix].edges.count
      matrices[matrix].edges.removeAll { edge in
        isVoid(edge.target) || edge.source.map { isVoid($0) } == true
      }
      if matrices[matrix].edges.count < count { isFound = true }
    }
    if isFound { removeEmptyMatrices() }
  }
}
