import SpecModel

extension DiagramGraph {
  /// What stands before the names of such end marks while names are resolved; no reader sees it.
  private static let endLead = "end "

  /// The name of an end mark as it is drawn, `[*]`; `nil` where a name is no such one.
  static func drawnName(ofEnd name: String) -> String? {
    guard name.hasPrefix(endLead + "[*]") else { return nil }
    return String(name.dropFirst(endLead.count))
  }

  /// The names of nodes with another one for an end mark where a start mark beside it is left for a reason as well: both
  /// are drawn as `[*]`, and no run goes on from an end.
  ///
  /// Marks without labels on their lines are no states, and so need no names.
  ///
  /// - Complexity: O(nodes + edges).
  func withEndsApart(_ names: [String]) -> [String] {
    let starts = edges.filter { self[$0.source].role == .start && $0.label != nil }
      .map { self[$0.source].parent }
    guard !starts.isEmpty else { return names }
    let ends = Set(edges.filter { self[$0.target].role == .end && $0.label != nil }.map(\.target))
      .filter { starts.contains(self[$0].parent) }
    guard !ends.isEmpty else { return names }
    let keys = Set(names.map(Names.key))
    var result = names
    for end in ends {
      let name = Self.endLead + names[end]
      // A state that is called so keeps its name for itself.
      if !keys.contains(Names.key(name)) { result[end] = name }
    }
    return result
  }
}
