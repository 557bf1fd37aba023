import SpecModel
import SpecSyntax

/// Tables of changes whose headers say nothing, so that the cells alone tell which columns are both ends.
extension TransitionTables {
  /// Takes the columns that name both ends for such, where the names are those of states.
  ///
  /// - Complexity: most tables hold no text in two columns.
  func settleUntold(
    _ columns: inout TableColumns, _ node: Int, _ drafts: MachineDrafts,
    _ known: inout StateRegister?
  ) {
    guard columns.mayBeUntold, joins(node), !context.isSystem(around: node) else { return }
    let table = DocumentTable(node, header: columns.header, in: context)
    let title = document.title(ofSection: table.section)
    columns.settleUntold(table.sample, context.leads[node]) { names in
      let register = known ?? StateRegister(drafts)
      known = register
      return Self.areStates(names, below: title, register)
    }
  }

  /// Whether a short cell of the first rows stands in another column of another one as well: a test on bytes.
  private func joins(_ node: Int) -> Bool {
    let rows = document.children(of: node).dropFirst().prefix(8)
    guard rows.count > 1 else { return false }
    var seen: [(column: Int, text: Range<Int>)] = []
    for row in rows {
      let first = seen.count
      for (column, cell) in document.children(of: row).prefix(8).enumerated() {
        let text = document.plainText(of: cell)
        guard (2...40).contains(text.count) else { continue }
        let isAgain = seen[..<first].contains { other in
          other.column != column && other.text.count == text.count
            && document.plain[other.text].elementsEqual(document.plain[text])
        }
        if isAgain { return true }
        seen.append((column, text))
      }
    }
    return false
  }
}
