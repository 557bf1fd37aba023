import SpecModel
import SpecText

extension MachineDrafts {
  /// Takes a state "any" that ways lead out of for what it says, whatever recogniser read it: its ways lead out of all
  /// states. A tab "All" to which others lead stays a state.
  mutating func takeOutWildcards() {
    var keys = Set(states.filter { Self.isWildcard($0.name) }.map(\.key))
    guard !keys.isEmpty else { return }
    var left: Set<String> = []
    for matrix in matrices.indices {
      for edge in matrices[matrix].edges {
        keys.remove(edge.target.key)
        if let source = edge.source { left.insert(source.key) }
      }
    }
    keys.formIntersection(left)
    guard !keys.isEmpty else { return }
    states.removeAll { keys.contains($0.key) }
    for matrix in matrices.indices {
      for edge in matrices[matrix].edges.indices {
        guard let source = matrices[matrix].edges[edge].source, keys.contains(source.key) else {
          continue
        }
        matrices[matrix].edges[edge].source = nil
      }
    }
  }

  private static func isWildcard(_ name: String) -> Bool {
    name.utf8.count <= 24 && CellVocabulary.isAny(name.lowercased())
  }
}
