import SpecModel
import SpecSyntax
import SpecText

/// Documents that are an index of screens as a whole, and what their tables leave open.
extension ScreenTables {
  /// Whether the heading above a table and that of the column of names say that its rows are the pages of a file of a
  /// drawing program: "Figma pages", "Páginas do Figma".
  func isOfDesignFile(_ table: Int, _ column: Int) -> Bool {
    guard let title = context.scope(of: table).last, title.utf8.count <= 60,
      case let words = Names.words(title), words.contains(where: Self.drawingPrograms.contains)
    else { return false }
    // "Figma file" over "Screen | Frame" lists screens.
    return words.count < 6 && words.contains(where: Self.pagesOfFiles.contains)
      && context.cells(of: table + 1).dropFirst(column).first.map {
        Names.hasWord(document.string($0), in: Self.pagesOfFiles, ofAtMost: 2)
      } == true
  }

  private static let drawingPrograms: Lexicon = [
    "figma", "penpot", "sketch", "framer", "zeplin", "xd", "axure", "mastergo", "即时设计",
  ]
  private static let pagesOfFiles: Lexicon = [
    "page", "pages", "file", "files", "seite", "seiten", "datei", "fichier", "página", "páginas",
    "archivo", "arquivo", "pagina", "pagine", "bestand", "halaman", "страница", "страницы", "файл",
    "файла", "ページ", "ファイル", "页面", "文件", "페이지", "파일",
  ]

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
