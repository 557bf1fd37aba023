import SpecModel
import SpecSyntax
import SpecText

extension StateTables {
  /// "ID | State" gives states with an id; "State ID | Name" names them by the second column.
  func settleIDs(_ columns: inout Columns, _ texts: [String], _ header: Int) {
    let words = texts.map { Names.words($0) }
    if let title = words.prefix(2).firstIndex(where: Self.isTitle), title != columns.state,
      isOfCodes(columns.state, below: header)
    {
      (columns.id, columns.state) = (columns.state, title)
    } else if words[columns.state].last == "id" {
      let beside = columns.state + 1
      if let title = words.firstIndex(where: { Self.titles.contains($0.last ?? "") })
        ?? (isOfCodes(columns.state, below: header) && isOfNames(beside, below: header)
          ? beside : nil),
        title != columns.state
      {
        columns.id = columns.state
        columns.state = title
      }
    } else if columns.state > 0,
      ColumnRole.role(ofHeader: texts[columns.state - 1]) == .id
        || Self.namesCodes(words[columns.state - 1], beside: words[columns.state])
    {
      columns.id = columns.state - 1
    } else if columns.state + 1 < texts.count,
      ["id", "code", "key"].contains(words[columns.state + 1].joined())
    {
      columns.id = columns.state + 1
    }
  }

  /// "State code" beside "State name", "状态码" beside "状态名".
  private static func namesCodes(_ words: [String], beside state: [String]) -> Bool {
    guard let last = words.last, words.count <= 2 else { return false }
    if words.count == 2 { return words[0] == state[0] && codes.contains(last) }
    return state.count == 1 && last.utf8.first ?? 0 >= 0xE3
      && unspacedCodes.contains { mark in
        last.hasSuffix(mark)
          && StateVocabulary.columnNames.contains(String(last.dropLast(mark.count)))
      }
  }

  private static let codes: Lexicon = [
    "code", "key", "no", "nr", "number", "kennung", "nummer", "clave", "código", "chave", "codice",
    "kode", "코드", "번호", "コード", "番号",
  ]
  private static let unspacedCodes = [
    "码", "碼", "代码", "代碼", "编码", "編碼", "编号", "編號", "コード", "番号", "코드", "번호",
  ]

  /// Whether the cells of a column are short names set as titles, each another.
  private func isOfNames(_ column: Int, below header: Int) -> Bool {
    let rows = document.children(of: Int(document.nodes[header].parent)).dropFirst()
    let names = rows.map(context.cells(of:)).map {
      column < $0.count ? document.string($0[column]) : ""
    }
    return names.count > 1 && Set(names).count == names.count
      && names.allSatisfy {
        (1...4).contains(Names.wordCount($0)) && ArrowSide.isName($0)
          && $0.first?.isLowercase == false && $0.last != "."
      }
  }

  /// Whether the cells of a column are ids such as "1a" or "S3", each another.
  private func isOfCodes(_ column: Int, below header: Int) -> Bool {
    let rows = document.children(of: Int(document.nodes[header].parent)).dropFirst()
    let codes = rows.map(context.cells(of:)).map {
      column < $0.count ? document.string($0[column]) : ""
    }
    return codes.count > 1 && codes.allSatisfy(IdentifiedSections.isCode)
      && Set(codes).count == codes.count
  }
}
