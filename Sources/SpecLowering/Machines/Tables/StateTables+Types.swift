import SpecModel
import SpecSyntax
import SpecText

extension StateTables {
  /// The words of a header, of the name of a type only the last two: "LoadState" of "KilnCard.LoadState" and of
  /// "KilnCardLoadState".
  static func headWords(_ header: String) -> [String] {
    let text = ColumnRole.withoutParentheses(header)
    let words = Names.words(text)
    guard words.count > 2, let last = words.last, StateVocabulary.columnNames.contains(last),
      EventName.isIdentifier(text),
      case let type = text.utf8.lastIndex(of: ASCII.dot).map({
        String(text[text.utf8.index(after: $0)...])
      }) ?? text,
      EventName.isType(type)
    else { return words }
    return Array(words.suffix(2))
  }

  /// Whether rows tell variables: a column says with which value each begins, or half of the cells of a column "Type" are
  /// types of code, "boolean", "'day' | 'week'". Where it is kept is told of a state too, beside what that means.
  func listsVariables(_ rows: [Int]) -> Bool {
    guard let header = rows.first else { return false }
    let cells = context.cells(of: header)
    for (column, cell) in cells.enumerated().dropFirst() {
      guard document.plainText(of: cell).count <= 32 else { continue }
      let head = document.string(cell).lowercased()
      if HeadingStates.firstValues.contains(head) {
        guard HeadingStates.keptValues.contains(head), tellsMeanings(cells) else { return true }
        continue
      }
      guard Self.typeHeads.contains(head) else { continue }
      let types = rows.dropFirst().prefix(20).filter { row in
        let cells = context.cells(of: row)
        return column < cells.count && Self.isCodeType(document.string(cells[column]))
      }
      if !types.isEmpty, types.count * 2 >= min(20, rows.count - 1) { return true }
    }
    return false
  }

  /// Whether a column tells what each state means or how it looks.
  private func tellsMeanings(_ header: [Int]) -> Bool {
    header.contains { cell in
      let text = document.plainText(of: cell)
      return text.count <= 32 && Self.descriptions.contains(document.string(cell).lowercased())
    }
  }

  /// Whether half of the cells of a column "Phase", two at least, are no more than numbers, "1", "3b", or "Phase 2" beside
  /// an aim: a plan of work.
  func areNumberedPhases(_ column: Int, of rows: [Int]) -> Bool {
    var (numbers, count) = (0, 0)
    let isPlan = rows.first.map { tellsAims(context.cells(of: $0)) } ?? false
    for row in rows.dropFirst().prefix(20) {
      let cells = context.cells(of: row)
      guard column < cells.count else { continue }
      count += 1
      let text = document.plainText(of: cells[column])
      guard (1...16).contains(text.count) else { continue }
      var words = Names.words(document.string(plain: text))[...]
      if isPlan, let first = words.first, words.count > 1, Self.phases.contains(first) {
        words.removeFirst()
      }
      let isNumber = words.allSatisfy { word in
        word.utf8.count <= 3 && word.utf8.first.map(ASCII.isDigit) == true
      }
      if isNumber, !words.isEmpty { numbers += 1 }
    }
    return numbers > 1 && numbers * 2 >= count
  }

  /// Whether a header tells what the rows are to reach: "Phase | Objective".
  private func tellsAims(_ header: [Int]) -> Bool {
    header.contains { cell in
      let text = document.plainText(of: cell)
      return text.count <= 32 && Names.hasWord(document.string(cell), in: Self.aims)
    }
  }

  private static let aims: Lexicon = [
    "objective", "objectives", "goal", "goals", "aim", "focus", "theme", "scope", "deliverable",
    "deliverables", "ziel", "ziele", "thema", "objectif", "objectifs", "thème", "objetivo",
    "objetivos", "tema", "obiettivo", "doel", "tujuan", "цель", "тема", "主题", "主題", "目标", "目標",
    "テーマ", "目的", "주제", "목표",
  ]

  private static let phases = BareHeadings.phases.union(["fáze", "階段"])

  private static func isCodeType(_ text: String) -> Bool {
    if text.hasSuffix("[]") || text.hasPrefix("'") || text.hasPrefix("\"") { return true }
    let words = Names.words(text)
    guard let first = words.first else { return false }
    return TransitionWords.types.contains(first) && (words.count == 1 || text.contains("|"))
      || text.hasSuffix(">") && text.contains("<")
  }

  private static let typeHeads: Lexicon = [
    "type", "types", "typ", "tipo", "tipe", "тип", "型", "类型", "類型", "타입", "データ型", "数据类型",
  ]
}
