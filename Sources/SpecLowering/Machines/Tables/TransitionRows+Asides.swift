import SpecModel
import SpecSyntax
import SpecText

extension TransitionRows {
  /// Why a row with such a cell is left out.
  static let asideReason =
    "the target is a remark in parentheses, as those of the other rows are not"

  /// Whether a cell of targets is wholly in parentheses, "(the draft is kept; goes on later)", and holds words that begin
  /// small or a clause of their own, where few others do: a remark on what happens, and no name.
  ///
  /// - Complexity: the other cells are looked at only behind such parentheses.
  func isAside(_ text: String) -> Bool {
    guard text.utf8.first == 0x28 || text.hasPrefix("（"), text.hasSuffix(")") || text.hasSuffix("）")
    else { return false }
    let inner = StateName.trimmed(String(text.dropFirst().dropLast()))
    guard let first = inner.first, !inner.contains(where: { "()（）".contains($0) }),
      !known.contains(text), !known.contains(inner), holdsClause(inner, first),
      case .state(let name, _)? = StateCell.ends(in: text, known: known).first,
      name.first == "(" || name.first == "（" || !known.contains(name)
    else { return false }
    return areFew()
  }

  /// Whether words are more than a name: a mark parts clauses, or there are three or more that begin small.
  private func holdsClause(_ text: String, _ first: Character) -> Bool {
    if text.contains(where: { ";；。".contains($0) }) { return true }
    return first.isLowercase && Names.wordCount(text) > 2
  }

  /// Whether a third of the rows at most have a target in parentheses.
  private func areFew() -> Bool {
    guard let column = columns.roles.firstIndex(of: .target) else { return false }
    let rows = table.rows.prefix(200)
    let asides = rows.count { row in
      let cells = table.cells(of: row)
      guard column < cells.count, let first = table.text(cells[column]).first else { return false }
      return first == "(" || first == "（"
    }
    return asides * 3 <= rows.count
  }
}
