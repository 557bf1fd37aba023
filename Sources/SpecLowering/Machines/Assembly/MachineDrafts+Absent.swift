import SpecModel
import SpecText

extension MachineDrafts {
  /// Takes out what stands where there is nothing to name, "N/A" or "—", as a state and as an end of changes.
  mutating func takeOutAbsent() {
    states.removeAll { CellVocabulary.isAbsence($0.name) }
    for state in states.indices where !states[state].aliases.isEmpty {
      states[state].aliases.removeAll { CellVocabulary.isAbsence($0.text) }
    }
    var isFound = false
    for matrix in matrices.indices {
      let count = matrices[matrix].edges.count
      matrices[matrix].edges.removeAll { edge in
        CellVocabulary.isAbsence(edge.target.text)
          || edge.source.map { CellVocabulary.isAbsence($0.text) } == true
      }
      if matrices[matrix].edges.count < count { isFound = true }
    }
    if isFound { removeEmptyMatrices() }
  }
}
