import SpecModel
import SpecSyntax
import SpecText

/// Tables below a heading of states whose first column names the key of each row: "Mode | What it shows".
extension StateTables {
  /// The first column, where its header is a word for what a control is set to or finds, and its cells are names.
  func keyedColumns(_ table: Int) -> Columns? {
    let rows = document.children(of: table)
    guard (3...13).contains(rows.count), let header = rows.first.map(context.cells(of:)),
      header.count > 1, case let words = Names.words(document.string(header[0])), words.count == 1,
      case let isGrade = Self.grades.contains(words[0]), isGrade || Self.keys.contains(words[0]),
      !header.dropFirst().contains(where: {
        [.source, .target, .change, .event].contains(
          ColumnRole.role(ofHeader: document.string($0)))
      })
    else { return nil }
    if showPlaces(of: table, header) { return nil }
    let areNames = rows.dropFirst().allSatisfy { row in
      guard let cell = context.cells(of: row).first else { return false }
      let text = document.string(cell)
      let words = Names.words(StateName.splitQualifier(text).name)
      return (1...4).contains(words.count) && text.utf8.count <= 40 && !Arrow.isIn(text)
        && words[0].first?.isFigure == false && !StateWords.isPart(words)
    }
    guard areNames else { return nil }
    // "Level" over "Beginner" and "Expert" tells for whom, over "Off" and "Low" how a thing is.
    let isState = { (row: Int) in
      context.cells(of: row).first.map { cell in
        let name = StateName.splitQualifier(document.string(cell)).name
        return StateWords.isState(Names.words(name)) || StateCues.isCondition(name)
      } ?? false
    }
    return !isGrade || rows.dropFirst().contains(where: isState) ? Columns(state: 0) : nil
  }

  /// "ID | Name | Kind" below "State inventory": ids that are words name the states, and the names are other names.
  ///
  /// Rows of variables, "cart" or `isOpen`, are no states: the names are titles or usual names of states.
  func inventoryColumns(_ table: Int, below title: [String]) -> Columns? {
    guard title.count == 2, let last = title.last, Self.inventories.contains(last),
      StateVocabulary.singulars.contains(title[0]) || StateVocabulary.plurals.contains(title[0]),
      case let rows = document.children(of: table).map({ context.cells(of: $0) }),
      rows.count > 2, let header = rows.first, header.count > 1
    else { return nil }
    let heads = header.map { Names.words(document.string($0)) }
    guard let name = heads.prefix(2).firstIndex(where: Self.isTaggedTitle),
      name == 0 || ColumnRole.role(ofHeader: document.string(header[0])) == .id,
      !isOfOthers(header, heads)
    else { return nil }
    let texts = { (column: Int) in
      rows.dropFirst().map { column < $0.count ? self.document.string($0[column]) : "" }
    }
    let areNames = texts(name).allSatisfy { text in
      let words = Names.words(text)
      return (1...5).contains(words.count) && text.utf8.count <= 60
        && (text.first?.isLowercase == false || StateWords.isState(words))
    }
    guard areNames else { return nil }
    guard name == 1 else { return Columns(state: 0) }
    let ids = texts(0)
    let areWords =
      !ids.allSatisfy(IdentifiedSections.isCode)
      && ids.allSatisfy { id in
        id.utf8.count > 1 && id.utf8.allSatisfy { ASCII.isWord($0) || $0 == 0x5F }
      }
    return areWords ? Columns(state: 0, id: 1) : Columns(state: 1, id: 0)
  }

  /// "Name", or "Name (EN)" with the code of a language.
  private static func isTaggedTitle(_ words: [String]) -> Bool {
    isTitle(words) || words.count == 2 && titles.contains(words[0]) && languages.contains(words[1])
  }

  private static let languages: Lexicon = [
    "en", "de", "fr", "es", "pt", "it", "nl", "ja", "ko", "zh", "ru", "vi", "pl", "tr", "uk", "cn",
    "jp",
  ]
  private static let inventories: Lexicon = ["inventory", "list", "catalog", "catalogue"]

  /// Whether a title is over a matrix, "状态矩阵": its rows are cases, and the states stand in its cells.
  func isMatrix(_ title: String) -> Bool {
    title.utf8.last ?? 0 >= 0x80 && Self.matrices.suffix(of: title) != nil
  }

  private static let matrices: Phrases = ["矩阵", "矩陣", "マトリクス", "マトリックス", "매트릭스", "행렬"]

  private static let keys: Lexicon = [
    "mode", "scenario", "situation", "modus", "szenario", "scénario", "modo", "situación",
    "escenario", "situação", "cenário", "modalità", "situazione", "stand", "situatie", "situasi",
    "モード", "場面", "シーン", "挡位", "档位", "檔位", "模式", "场景", "場景", "情况", "情形", "모드", "상황",
  ]
  /// Headers of degrees, which people and prices have as well.
  private static let grades: Lexicon = [
    "level", "stufe", "niveau", "palier", "nivel", "nível", "livello", "tingkat", "段階", "レベル",
    "级别", "단계", "레벨",
  ]

  /// The names in the first column below "Operating modes": how a thing runs, and not how it looks or is paid.
  func operatingColumns(_ table: Int) -> Columns? {
    let section = Int(document.nodes[table].section)
    let heading = document.plainText(of: Int(document.sections[section].heading))
    guard (5...40).contains(heading.count) else { return nil }
    let words = Names.words(StateName.withoutNumbering(document.string(plain: heading)))
    guard !words.isEmpty, Self.operating.begin(words) else { return nil }
    return keyedColumns(table)
  }

  private static let operating = WordPhrases([
    ["operating", "modes"], ["operation", "modes"], ["modes", "of", "operation"], ["app", "modes"],
    ["display", "modes"], ["ui", "modes"], ["interaction", "modes"], ["running", "modes"],
    ["betriebsmodi"], ["betriebsarten"], ["modes", "de", "fonctionnement"], ["modos", "de", "uso"],
    ["modos", "de", "operación"], ["modos", "de", "funcionamiento"], ["modos", "de", "operação"],
    ["modos", "de", "funcionamento"], ["modalità", "operative"],
    ["modalità", "di", "funzionamento"],
    ["bedrijfsmodi"], ["mode", "operasi"], ["動作モード"], ["运行模式"], ["工作模式"], ["동작", "모드"],
    ["운전", "모드"],
  ])

  // MARK: Rows about all others

  /// Whether a row tells of all others, "Any state"; in a column "State", "All statuses" is what a filter is set to.
  func standsForAll(_ name: String, _ row: Int, _ columns: Columns) -> Bool {
    guard CellVocabulary.isAny(name) else { return false }
    guard Names.hasWord(name, in: Self.statuses) else { return true }
    let header = context.cells(of: Int(document.nodes[row].parent) + 1)
    return columns.state < header.count
      && Names.hasWord(document.string(header[columns.state]), in: Self.statuses)
  }

  private static let statuses: Lexicon = ["status", "statuses", "статус", "статусы"]

  /// Whether the last row of a table sums up the others, "Total" beside nothing but numbers, or holds remarks on them.
  func sumsUp(_ row: Int, _ name: String, _ columns: Columns) -> Bool {
    let isRemark = Self.remarks.contains(name)
    guard isRemark || Self.sums.contains(name),
      document.nodes[row].end == document.nodes[Int(document.nodes[row].parent)].end
    else { return false }
    if isRemark { return true }
    let cells = context.cells(of: row).dropFirst(columns.state + 1)
    // "Total | 5–8 s | Smooth change to the result"
    if let first = cells.first, isAmount(document.plainText(of: first)) { return true }
    return cells.allSatisfy { cell in
      let text = document.plain[document.plainText(of: cell)]
      return text.contains(where: ASCII.isDigit) || !text.contains(where: ASCII.isLetter)
    }
  }

  /// Whether a cell begins with a number and has no more than a unit behind it: "~5–8 s".
  private func isAmount(_ text: Range<Int>) -> Bool {
    let bytes = document.plain[text]
    return text.count <= 20 && bytes.contains(where: ASCII.isDigit)
      && bytes.count(where: ASCII.isLetter) <= 4
  }

  private static let sums: Lexicon = [
    "total", "totals", "sum", "summe", "gesamt", "somme", "suma", "soma", "totale", "totaal",
    "jumlah", "合計", "合计", "总计", "總計", "합계", "총계",
  ]

  private static let remarks: Lexicon = [
    "notes", "remark", "remarks", "anmerkung", "anmerkungen", "bemerkung", "bemerkungen",
    "hinweise", "remarque", "remarques", "observaciones", "observações", "osservazioni",
    "opmerking", "opmerkingen", "catatan", "примечание", "примечания", "備考", "备注", "備註", "비고",
  ]

  /// Whether the rows of a table are values by the names of states in which they hold: "Token | Value" over "hover",
  /// "activeBg".
  func namesValues(_ table: Int) -> Bool {
    guard let head = context.cells(of: table + 1).first,
      document.plainText(of: head).count <= 32
    else { return false }
    let words = Names.words(document.string(head))
    return words.count <= 2 && words.last.map(Self.values.contains) == true
  }

  private static let values: Lexicon = [
    "token", "tokens", "variable", "variables", "токен", "токены", "переменная", "トークン", "変数",
    "令牌", "变量", "變數", "토큰", "변수",
  ]

  // MARK: Schedules

  /// Whether the rows have two dates each, and so plan work whatever their column "Status" says.
  func isSchedule(_ rows: ArraySlice<Int>) -> Bool {
    let sample = rows.prefix(3)
    return !sample.isEmpty
      && sample.allSatisfy { row in
        context.cells(of: row).count { isDate(document.plainText(of: $0)) } > 1
      }
  }

  /// "03/02/2025", "2025-02-14", "14.2.2025"
  private func isDate(_ cell: Range<Int>) -> Bool {
    let text = ASCII.trimmed(document.plain, cell)
    guard (8...10).contains(text.count) else { return false }
    var marks = 0
    for byte in document.plain[text] where !ASCII.isDigit(byte) {
      guard byte == 0x2F || byte == 0x2D || byte == 0x2E else { return false }
      marks += 1
    }
    return marks == 2 && ASCII.isDigit(document.plain[text.lowerBound])
  }
}
