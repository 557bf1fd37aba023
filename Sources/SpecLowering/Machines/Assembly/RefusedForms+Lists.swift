import SpecModel
import SpecSyntax
import SpecText

/// Tables that look like lists of screens or states and of which no row was read as one.
extension RefusedForms {
  /// What a table leaves open whose first columns have one of screens or states, with a name of its own in each row.
  func list(in node: Int, _ header: [String]) -> Unresolved? {
    let words = header.map { Names.words(ColumnRole.withoutParentheses($0)) }
    guard let column = words.indices.prefix(2).first(where: { Self.headsList(words[$0], $0) }),
      !words.contains(where: { $0.contains(where: ScreenTables.foreign.contains) }),
      !ScreenTables.listFaults(header),
      areNewNames(in: node, column),
      !StateTables(context).listsVariables(document.children(of: node)),
      !isLeft(node, column)
    else { return nil }
    let text = document.children(of: node + 1).map { document.string($0) }
      .joined(separator: " | ")
    let kind = ScreenTables.isScreenHead(words[column]) ? "screens" : "states"
    return Unresolved(
      text: text,
      why: "the column '\(header[column])' looks like one of \(kind), and no row was read as one",
      origin: document.origin(document.nodes[node + 1].range))
  }

  /// Whether the rows are known to be no states or screens: pages of a drawing, effects in a fight, hues, data.
  private func isLeft(_ node: Int, _ column: Int) -> Bool {
    let tables = StateTables(context)
    let rows = document.children(of: node)
    return ScreenTables(context).isOfDesignFile(node, column)
      || tables.areOfCharacters(column, rows) || tables.tellData(column, rows)
      || tables.areTones(column, rows, in: Int(document.nodes[node].section))
  }

  /// "Screen", "State", "Order status"; "Component | Loading state" tells of parts, and phases are those of a plan.
  private static func headsList(_ words: [String], _ column: Int) -> Bool {
    if ScreenTables.isScreenHead(words) { return true }
    guard let last = words.last, words.count == 1 || words.count == 2 && column == 0 else {
      return false
    }
    return StateVocabulary.columnNames.contains(last) && !phases.contains(last)
  }

  private static let phases: Lexicon = ["phase", "phases", "fase", "fasi"]

  /// Whether the cells of a column are short, differ, and most of them name nothing that is a state already.
  private func areNewNames(in node: Int, _ column: Int) -> Bool {
    var seen: Set<String> = []
    var texts: [String] = []
    var known = 0
    let rows = document.children(of: node).dropFirst()
    for row in rows.prefix(40) {
      let cells = context.cells(of: row)
      guard column < cells.count, case let text = document.string(cells[column]),
        case let key = Names.key(StateName.splitQualifier(text).name), !key.isEmpty,
        Names.wordCount(text) <= 6, seen.insert(key).inserted,
        text.utf8.contains(where: { ASCII.isLetter($0) || $0 >= 0x80 })
      else { return false }
      texts.append(text)
      if names.contains(key) { known += 1 }
    }
    return seen.count > 1 && known * 2 < seen.count && !StateTables.areVariables(texts)
  }
}
