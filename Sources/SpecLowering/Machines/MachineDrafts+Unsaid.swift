import SpecModel
import SpecText

extension MachineDrafts {
  /// Takes a row that tells a trigger and a target and no source for a retelling where a diagram or another table has
  /// the change with its source: "Hook | Transition" over "Stop | → idle" beside "busy --> idle: Stop".
  ///
  /// - Complexity: O(edges).
  mutating func joinRowsWithoutSource() {
    guard matrices.contains(where: { $0.edges.contains(where: \.isOpen) }) else { return }
    var told: [String: [(matrix: Int, trigger: String)]] = [:]
    for (index, matrix) in matrices.enumerated() {
      for edge in matrix.edges where edge.source != nil {
        guard let trigger = edge.trigger?.text else { continue }
        told[edge.target.key, default: []].append((index, trigger))
      }
    }
    var supporting: [(matrix: Int, line: Origin)] = []
    for index in matrices.indices where matrices[index].edges.contains(where: \.isOpen) {
      matrices[index].edges.removeAll { edge in
        guard edge.isOpen, let trigger = edge.trigger?.text,
          // Many ways into one state are rare; a bound keeps hostile documents linear.
          let teller = told[edge.target.key]?.prefix(64).first(where: {
            $0.matrix != index && Retellings.isSameTrigger($0.trigger, trigger)
          })
        else { return false }
        supporting.append((teller.matrix, edge.origin))
        return true
      }
    }
    guard !supporting.isEmpty else { return }
    for (matrix, line) in supporting { matrices[matrix].supportingLines.append(line) }
    removeEmptyMatrices()
  }
}

extension EdgeDraft {
  /// Whether nothing tells which state it leaves.
  fileprivate var isOpen: Bool { source == nil && isSourceUnsaid }
}
