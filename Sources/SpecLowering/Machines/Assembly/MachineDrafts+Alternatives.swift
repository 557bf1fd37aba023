import SpecModel
import SpecText

extension MachineDrafts {
  /// Takes an end "ERROR|COMPLETE" apart where each of its names is a state, or an end of another change, and the end
  /// of a chain "approved / rejected" where both are words for states.
  ///
  /// - Complexity: O(states + edges) where some end has a bar or a slash in it, else O(edges).
  mutating func settleAlternatives() {
    guard matrices.contains(where: { $0.edges.contains(where: \.hasChoice) }) else { return }
    var keys = Set(states.map(\.key))
    var sources: Set<String> = []
    for matrix in matrices {
      for edge in matrix.edges {
        if let source = edge.source { sources.insert(source.key) }
        for end in [edge.source, edge.target].compactMap(\.self) where !end.hasChoice {
          keys.insert(end.key)
        }
      }
    }
    for index in matrices.indices where matrices[index].edges.contains(where: \.hasChoice) {
      matrices[index].edges = matrices[index].edges.flatMap { edge -> [EdgeDraft] in
        guard edge.hasChoice else { return [edge] }
        let isEnd = edge.trigger == nil && !sources.contains(edge.target.key)
        let sources: [NameReference?] = edge.source?.alternatives(among: keys) ?? [nil]
        let targets = edge.target.alternatives(among: keys, isEnd: isEnd)
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
  fileprivate var hasChoice: Bool { target.hasChoice || source?.hasBar == true }
}

extension NameReference {
  fileprivate var hasBar: Bool { text.utf8.contains(0x7C) }

  /// Whether a bar, or a slash between blanks, stands in the text.
  fileprivate var hasChoice: Bool {
    hasBar || text.utf8.contains(ASCII.slash) && text.contains(" / ")
  }

  /// The names between bars, where all of them are known or short; else the whole.
  ///
  /// - Parameter isEnd: whether the name stands at the end of a chain, where slashes part words for states as well.
  fileprivate func alternatives(among keys: Set<String>, isEnd: Bool = false) -> [NameReference] {
    guard hasChoice, !keys.contains(key) else { return [self] }
    let parts = TextSplit.pieces(of: text, at: hasBar ? Self.bars : Self.slashes).map {
      NameReference(text: StateName.trimmed($0), origin: origin)
    }
    guard parts.count > 1 else { return [self] }
    let areNames =
      hasBar
      ? parts.allSatisfy { keys.contains($0.key) } || ArrowSide.isBarList(text)
      : isEnd && parts.count < 4
        && parts.allSatisfy { keys.contains($0.key) || StateWords.isState(Names.words($0.text)) }
    return areNames ? parts : [self]
  }

  private static let bars: Phrases = ["|"]
  private static let slashes: Phrases = [" / "]
}
