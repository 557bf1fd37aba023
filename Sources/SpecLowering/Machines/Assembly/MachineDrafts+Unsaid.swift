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

extension MachineDrafts {
  /// Makes states of what was taken for an event in capitals, where another change of the same section leads there:
  /// "`NO_FILE` -> `READY`" beside "`DONE` -> `NO_FILE`".
  mutating func settleSources() {
    for index in matrices.indices where matrices[index].form == "list" {
      guard matrices[index].edges.contains(where: { $0.source == nil }) else { continue }
      let section = matrices[index].section
      let entered = Set(
        matrices.lazy.filter { $0.section == section }.flatMap(\.edges).map(\.target.key))
      for place in matrices[index].edges.indices where matrices[index].edges[place].source == nil {
        guard let text = matrices[index].edges[place].trigger, EventName.isEvent(text.text),
          entered.contains(Names.key(text.text))
        else { continue }
        matrices[index].edges[place].source = NameReference(text: text.text, origin: text.origin)
        matrices[index].edges[place].trigger = nil
      }
    }
  }
}

extension EdgeDraft {
  /// Whether nothing tells which state it leaves.
  fileprivate var isOpen: Bool { source == nil && isSourceUnsaid }
}
