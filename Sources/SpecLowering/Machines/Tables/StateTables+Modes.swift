import SpecModel
import SpecSyntax
import SpecText

extension StateTables {
  /// Adds the other rows of tables "Mode | Border | Caret", where changes of state name most of them.
  ///
  /// A mode may be one of travel or of payment; what the changes name shows that those of the table are states.
  func addModes(to drafts: inout MachineDrafts) {
    var ends: Set<String>?
    for node in document.tables {
      guard node + 2 < document.nodes.count,
        let head = context.cells(of: node + 1).first,
        document.plainText(of: head).count <= 12,
        Self.modes.contains(StateName.trimmed(document.string(head)).lowercased())
      else { continue }
      let rows = document.children(of: node).dropFirst()
      let section = Int(document.nodes[node].section)
      let found = rows.flatMap { states(inRow: $0, columns: Columns(state: 0), section: section) }
      let keys = ends ?? drafts.endKeys
      ends = keys
      let known = found.count { keys.contains($0.key) }
      guard known > 1, known * 2 >= found.count else { continue }
      add(found, to: &drafts)
    }
  }

  /// Headers of a column of modes, in lower case.
  private static let modes: Lexicon = [
    "mode", "modus", "modo", "modalità", "tryb", "режим", "モード", "模式", "모드",
  ]
}

extension MachineDrafts {
  /// The keys of all names that changes of state join.
  ///
  /// - Complexity: O(edges).
  fileprivate var endKeys: Set<String> {
    var result: Set<String> = []
    for matrix in matrices {
      for edge in matrix.edges {
        result.insert(edge.target.key)
        if let source = edge.source { result.insert(source.key) }
      }
    }
    return result
  }
}
