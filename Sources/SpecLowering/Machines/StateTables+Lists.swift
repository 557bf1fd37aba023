import SpecModel
import SpecSyntax
import SpecText

extension StateTables {
  /// Whether all cells of a column are clauses: "LED state" over "Blinks during each cycle" tells looks and no names.
  ///
  /// The first column as it is written names what the rows are of, however long its names.
  func tellLooks(_ column: Int, of rows: [Int]) -> Bool {
    guard let header = rows.first,
      column > 0
        || document.children(of: header).first != context.cells(of: header).first
    else { return false }
    let cells = rows.dropFirst().prefix(20).compactMap { row in
      let cells = context.cells(of: row)
      return column < cells.count ? document.string(cells[column]) : nil
    }
    return !cells.isEmpty && cells.allSatisfy { Names.wordCount($0) > 3 && !$0.contains(",") }
  }

  /// Whether a name ends in a range of numbers, so that it stands for several: "Step 1-4".
  static func isOfMany(_ words: [String], _ name: String) -> Bool {
    guard words.count > 2, let last = name.utf8.last, (0x30...0x39).contains(last),
      Int(words[words.count - 2]) != nil, let to = words.last
    else { return false }
    let before = name.dropLast(to.count).last
    return before.map { "-–—~〜～".contains($0) } ?? false
  }

  /// The states of a table without those whose name lists other rows: "`reading`, `annotating`" in front of an event.
  static func withoutLists(_ found: [StateDraft]) -> [StateDraft] {
    let keys = Set(found.map(\.key))
    return found.filter { draft in
      let names = StateNameList.split(draft.name)
      return names.count < 2 || !names.allSatisfy { keys.contains(Names.key($0)) }
    }
  }
}
