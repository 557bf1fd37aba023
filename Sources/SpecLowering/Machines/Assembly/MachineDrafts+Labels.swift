import SpecModel
import SpecSyntax
import SpecText

extension MachineDrafts {
  /// Takes the label of an item off the change that the item tells where the label triggers nothing: the state around
  /// both ends, "**Mail**: `Reading ↔ Writing`", or the subject of an earlier sentence, where other parts of the
  /// document tell the change: "**Back**: pops. When the session is over, `Logout → Login`".
  ///
  /// - Complexity: O(edges), and O(bytes of lines) for those of which either may hold.
  mutating func settleLabels(in document: Document) {
    guard matrices.contains(where: Self.mayHaveLabels) else { return }
    let parents = Set(states.lazy.compactMap(\.parent).map { Names.key($0) })
    let told = pairsOfDiagrams()
    guard !parents.isEmpty || !told.isEmpty else { return }
    for index in matrices.indices where Self.mayHaveLabels(matrices[index]) {
      for place in matrices[index].edges.indices {
        let edge = matrices[index].edges[place]
        guard let trigger = edge.trigger, let source = edge.source,
          trigger.text.utf8.count <= 60,
          case let key = Names.key(trigger.text), key != source.key, key != edge.target.key,
          parents.contains(key) || told[source.key]?.contains(edge.target.key) == true,
          let rest = Self.behindLabel(trigger.text, of: edge, in: document),
          parents.contains(key) || Self.tellsBefore(rest)
        else { continue }
        matrices[index].edges[place].trigger = nil
      }
    }
  }

  /// Whether labels of items may have become triggers in a matrix.
  private static func mayHaveLabels(_ matrix: MatrixDraft) -> Bool {
    matrix.form == "list" && matrix.edges.contains { $0.trigger != nil }
  }

  /// What diagrams and tables lead to from each state.
  private func pairsOfDiagrams() -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for matrix in matrices where matrix.form == "diagram" || matrix.form == "table" {
      for edge in matrix.edges {
        guard let source = edge.source else { continue }
        result[source.key, default: []].insert(edge.target.key)
      }
    }
    return result
  }

  /// What follows a label with a colon at the beginning of an edge's line; `nil` where the words stand elsewhere.
  private static func behindLabel(
    _ label: String, of edge: EdgeDraft, in document: Document
  ) -> String? {
    let bytes = document.source.bytes
    let place = min(Int(edge.origin.range.start), bytes.count)
    let begin = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
    guard end - begin <= 800 else { return nil }
    let line = document.source.string(SourceRange(begin, end))
    let text = line.drop { !$0.isLetter }
    guard text.hasPrefix(label) else { return nil }
    let rest = text.dropFirst(label.count).drop { "*_` ".contains($0) }
    guard let colon = rest.first, ":：".contains(colon) else { return nil }
    return String(rest.dropFirst())
  }

  /// Whether a sentence ends before the first arrow.
  private static func tellsBefore(_ text: String) -> Bool {
    guard let (before, _) = Arrow.split(text) else { return false }
    return before.contains("。") || before.contains(". ")
  }
}
