import SpecModel
import SpecText

extension MachineDrafts {
  /// Takes the preposition off names that only say where a change begins, "From Home → tap card → List", so that they
  /// are those of the screens; a name that something leads to, or that is declared, stays whole.
  ///
  /// - Complexity: O(states + edges).
  mutating func settleOrigins() {
    var places: [String: String] = [:]
    for matrix in matrices where Self.mayTellOrigins(matrix) {
      for edge in matrix.edges {
        guard let source = edge.source, let place = Self.place(behindOrigin: source.text) else {
          continue
        }
        places[source.key] = place
      }
    }
    guard !places.isEmpty else { return }
    for matrix in matrices {
      for edge in matrix.edges { places[edge.target.key] = nil }
    }
    let known = KnownStates(self, statesOnly: true)
    for index in matrices.indices where Self.mayTellOrigins(matrices[index]) {
      for place in matrices[index].edges.indices {
        guard let source = matrices[index].edges[place].source, let name = places[source.key],
          known.name(of: source.text) == nil
        else { continue }
        matrices[index].edges[place].source = NameReference(
          text: known.name(of: name) ?? name, origin: source.origin)
      }
    }
  }

  /// The ends of state diagrams and the cells of tables are names, whatever they sound like.
  private static func mayTellOrigins(_ matrix: MatrixDraft) -> Bool {
    matrix.form != "diagram" && matrix.form != "table"
  }

  /// "Home" of "From Home"; `nil` where a text begins otherwise or goes on with no title.
  private static func place(behindOrigin text: String) -> String? {
    guard text.utf8.count <= 60, let head = text.utf8.first, heads.contains(head),
      let lead = origins.prefix(of: text.lowercased())
    else { return nil }
    var rest = StateName.trimmed(String(text.dropFirst(lead.count)))
    while let space = rest.firstIndex(of: " "),
      TransitionWords.articles.contains(rest[..<space].lowercased())
    {
      rest = StateName.trimmed(String(rest[space...]))
    }
    guard let first = rest.first, first.isUppercase, (1...5).contains(Names.wordCount(rest)),
      !CellVocabulary.isAny(rest)
    else { return nil }
    return rest
  }

  /// The first bytes of such texts.
  private static let heads: Set<UInt8> = [0x66, 0x46, 0x76, 0x56, 0x64, 0x44, 0x61, 0x41, 0xD0]
  private static let origins: Phrases = [
    "from ", "von ", "vom ", "depuis ", "desde ", "a partir de ", "dalla ", "dal ", "vanuit ",
    "dari ", "из ",
  ]
}
