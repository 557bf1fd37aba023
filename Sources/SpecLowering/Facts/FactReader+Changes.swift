import SpecModel
import SpecSyntax
import SpecText

/// The change that a row of a table tells, of which its measures are.
extension FactReader {
  /// Both ends of the change that a row tells, wherever their columns stand and in whatever language their headers are:
  /// "Da | Evento | A | Durata". A source that is left out or repeated is that of the row above.
  func changedStates(beside cell: Int, _ cells: [Int]) -> String? {
    guard cells.count > 2 else { return nil }
    // "Metric | Current | Target" compares values.
    let named = cells.filter { other in
      let text = textRange(other)
      return other != cell && saysSomething(text) && !Bytes.isDigit(bytes[text.lowerBound])
        && !repeatsAbove(text)
    }
    func end(_ role: ColumnRole) -> Range<Int>? {
      named.first { self.role(of: $0) == role }.map { textRange($0) }
    }
    guard let target = end(.target) else { return wholeChange(beside: cells[0], end(.change)) }
    guard let source = end(.source) ?? sourceAbove(cells) else { return nil }
    return brief(source) + " → " + brief(target)
  }

  private func role(of cell: Int) -> ColumnRole? {
    guard let header = header(ofCell: cell), header.count <= 40 else { return nil }
    return ColumnRole.role(ofHeader: string(header))
  }

  /// "Off → On" behind what triggers it: "Trigger | Transition | Duration".
  private func wholeChange(beside first: Int, _ change: Range<Int>?) -> String? {
    guard let change, role(of: first) == .event, case let text = brief(change), Arrow.isIn(text),
      !TableColumns.changesProperty(text)
    else { return nil }
    return text
  }

  /// Whether a cell stands for the one above it.
  private func repeatsAbove(_ text: Range<Int>) -> Bool {
    text.count <= 16 && CellVocabulary.dittos.contains(string(text).lowercased())
  }

  /// What the next row above says to leave where a row says nothing of it.
  ///
  /// - Complexity: O(rows above that say nothing either), at most 20.
  private func sourceAbove(_ cells: [Int]) -> Range<Int>? {
    let document = context.document
    guard let column = cells.firstIndex(where: { role(of: $0) == .source }) else { return nil }
    let row = Int(document.nodes[cells[column]].parent)
    let head = Int(document.nodes[row].parent) + 1
    var above = row - 1
    var count = 0
    while above > head, count < 20 {
      defer { above -= 1 }
      guard document.nodes[above].kind == .tableRow else { continue }
      count += 1
      let others = context.cells(of: above)
      guard column < others.count else { return nil }
      let text = textRange(others[column])
      if saysSomething(text), !repeatsAbove(text) { return text }
    }
    return nil
  }
}
