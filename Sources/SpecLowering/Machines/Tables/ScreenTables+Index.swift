import SpecModel
import SpecSyntax
import SpecText

/// Documents that are an index of screens as a whole, and what their tables leave open.
extension ScreenTables {
  /// Whether a table of ids stands anywhere in a document whose title says that it lists the screens: "ID | Name | Kind"
  /// below "Sign-up" in "Screen map".
  ///
  /// Half of the rows at least must begin with letters and a number: "AUTH-02", "HOME-01-EMPTY".
  func isIndex(_ header: Int, _ texts: [String]) -> Bool {
    guard let column = texts.firstIndex(where: { ColumnRole.role(ofHeader: $0) == .id }),
      let title = context.scope(of: header).first, Self.listsScreens(title),
      BareHeadings.isPlainList(title)
    else { return false }
    let rows = document.children(of: Int(document.nodes[header].parent)).dropFirst()
    let ids = rows.count { row in
      let cells = context.cells(of: row)
      return column < cells.count && Self.beginsWithID(document.string(cells[column]))
    }
    return ids > 0 && ids * 2 >= rows.count
  }

  private static func beginsWithID(_ text: String) -> Bool {
    // "US-04" is a story that is told of screens.
    guard !BareHeadings.stories.contains(text.prefix { $0.isLetter }.lowercased()) else {
      return false
    }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return StateName.isID(text)
      || parts.count > 2 && StateName.isID(parts.prefix(2).joined(separator: "-"))
  }

  /// The column of ids, "ID" or "ScreenId".
  static func idColumn(_ texts: [String], _ words: [[String]], besides name: Int) -> Int? {
    let others = texts.indices.filter { $0 != name }
    return others.first { ColumnRole.role(ofHeader: texts[$0]) == .id }
      ?? others.first { isIDOfScreen(words[$0]) }
  }

  static func isIDOfScreen(_ words: [String]) -> Bool {
    words.last?.hasSuffix("id") == true && isScreenHead(words)
  }

  /// Whether a column has something to say in one of its rows.
  func isTold(inColumn column: Int, _ header: Int) -> Bool {
    document.children(of: Int(document.nodes[header].parent)).dropFirst().contains { row in
      let cells = context.cells(of: row)
      return column < cells.count && isTold(cells[column])
    }
  }
}
