import SpecModel
import SpecText

extension MachineDrafts {
  /// Takes an end "ERROR|COMPLETE" apart where each of its names is a state, or an end of another change.
  ///
  /// - Complexity: O(states + edges) where some end has a bar in it, else O(edges).
  mutating func settleAlternatives() {
    let hasBars = matrices.contains { matrix in
      matrix.edges.contains { $0.target.hasBar || $0.source?.hasBar == true }
    }
    guard hasBars else { return }
    var keys = Set(states.map(\.key))
    for matrix in matrices {
      for edge in matrix.edges {
        for end in [edge.source, edge.target].compactMap(\.self) where !end.hasBar {
          keys.insert(end.key)
        }
      }
    }
    for index in matrices.indices where matrices[index].edges.contains(where: \.hasBar) {
      matrices[index].edges = matrices[index].edges.flatMap { edge -> [EdgeDraft] in
        guard edge.hasBar else { return [edge] }
        let sources: [NameReference?] = edge.source?.alternatives(among: keys) ?? [nil]
        let targets = edge.target.alternatives(among: keys)
        guard sources.count * targets.count <= 16 else { return [edge] }
        return sources.flatMap { source in
          targets.map { target in
            var copy = edge
            copy.source = source
            copy.target = target
            return copy
          }
        }
      }
    }
  }
}

extension EdgeDraft {
  fileprivate var hasBar: Bool { target.hasBar || source?.hasBar == true }
}

extension NameReference {
  fileprivate var hasBar: Bool { text.utf8.contains(0x7C) }

  /// The names between bars, where all of them are known; else the whole.
  fileprivate func alternatives(among keys: Set<String>) -> [NameReference] {
    guard hasBar, !keys.contains(key) else { return [self] }
    let parts = text.split(separator: "|").map {
      NameReference(text: StateName.trimmed(String($0)), origin: origin)
    }
    return parts.count > 1 && parts.allSatisfy { keys.contains($0.key) } ? parts : [self]
  }
}
