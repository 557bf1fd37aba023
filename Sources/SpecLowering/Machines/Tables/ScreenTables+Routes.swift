import SpecModel
import SpecSyntax
import SpecText

/// Tables of routes under any heading: what their cells say makes each row a page.
extension ScreenTables {
  /// The columns of a table in which one column holds the paths of pages, and another what they are called.
  ///
  /// - Complexity: a byte test of the first row rules out most tables.
  func routed(_ header: Int) -> Columns? {
    let table = Int(document.nodes[header].parent)
    let rows = document.children(of: table).dropFirst().map { context.cells(of: $0) }
    let section = Int(document.nodes[header].section)
    guard rows.count > 2, rows[0].contains(where: mayBePath),
      !RoutedNames.isAboutServices(section, document)
    else { return nil }
    let heads = context.cells(of: header).map {
      Names.words(ColumnRole.withoutParentheses(document.string($0)))
    }
    guard !heads.contains(where: { $0.contains(where: Self.foreign.contains) }),
      let route = heads.indices.first(where: { isOfPaths(rows, $0) }),
      let name = heads.indices.first(where: { column in
        let isHeaded = Self.isNameHead(heads[column])
        return column != route && areNames(rows, column, mayBeCode: isHeaded)
          && (isHeaded || tellPaths(rows, column, of: route))
      })
    else { return nil }
    return Columns(name: name, id: nil, route: route)
  }

  /// The path without a slash in front that a cell holds, with a remark behind it or not: "auth/login (later)".
  func innerPath(in cell: Int) -> String? {
    guard mayBePath(cell) else { return nil }
    let text = StateName.trimmed(document.string(cell))
    let word = String(text.prefix { $0 != " " })
    let isWhole = text.utf8.count == word.utf8.count || text.hasPrefix(word + " (")
    return isWhole && Route.isInner(word) ? word : nil
  }

  private func mayBePath(_ cell: Int) -> Bool {
    let text = document.plainText(of: cell)
    return text.count <= 80 && document.plain[text].contains(ASCII.slash)
  }

  private func text(_ row: [Int], _ column: Int) -> String {
    guard column < row.count else { return "" }
    let text = StateName.trimmed(document.string(row[column]))
    // "→ Loans" hangs below the row above.
    guard let first = text.first, "→↳└–—".contains(first) else { return text }
    return StateName.trimmed(String(text.dropFirst()))
  }

  /// Whether the cells of a column are paths, four fifths at least and each another; none is that of a folder.
  private func isOfPaths(_ rows: [[Int]], _ column: Int) -> Bool {
    var paths: Set<String> = []
    for row in rows where column < row.count && mayBePath(row[column]) {
      // "/admin/*" stands for many pages.
      guard let path = path(in: row[column]), !path.contains("*") else { continue }
      let first = path.split(separator: "/").first.map { $0.lowercased() } ?? ""
      if RoutedNames.folders.contains(first) { return false }
      paths.insert(path)
    }
    return paths.count > 2 && paths.count * 5 >= rows.count * 4
  }

  /// Whether the cells of a column are different names of a few words.
  ///
  /// - Parameter mayBeCode: whether they may be names in code, "`bikeList`".
  func areNames(_ rows: [[Int]], _ column: Int, mayBeCode: Bool) -> Bool {
    var names: Set<String> = []
    for row in rows {
      let (name, _) = StateName.splitQualifier(text(row, column))
      guard let first = name.first,
        first.isUppercase || first.isLetter && !first.isLowercase
          || mayBeCode && EventName.isIdentifier(name),
        (1...5).contains(Names.wordCount(name)), name.utf8.count <= 48,
        !name.contains(where: { "/.:;=,。、".contains($0) })
      else { continue }
      names.insert(Names.key(name))
    }
    return names.count * 5 >= rows.count * 4
  }

  /// Whether a head is over what pages are called.
  private static func isNameHead(_ words: [String]) -> Bool {
    guard let last = words.last, words.count <= 2 else { return false }
    return isScreenHead(words) || titles.contains(last) || StateTables.components.contains(last)
      || last == "destination" || last == "components" || words.count == 1 && labels.contains(last)
  }

  /// What an entry of a menu is called, beside where it leads.
  private static let labels: Lexicon = [
    "label", "entry", "item", "beschriftung", "bezeichnung", "eintrag", "menüpunkt", "libellé",
    "etiqueta", "rótulo", "etichetta", "etiket", "etykieta", "подпись", "ラベル", "项目名", "標籤",
    "라벨",
  ]

  /// Whether half of the names in a column have a word of the paths beside them: "/account" beside "My account".
  private func tellPaths(_ rows: [[Int]], _ column: Int, of route: Int) -> Bool {
    let met = rows.count { row in
      let parts = Names.words(text(row, route)).filter { $0.utf8.count > 2 }
      return Names.words(text(row, column)).contains { word in
        word.utf8.count > 2
          && parts.contains { $0.hasPrefix(word.prefix(4)) || word.hasPrefix($0.prefix(4)) }
      }
    }
    return met * 2 >= rows.count
  }
}
