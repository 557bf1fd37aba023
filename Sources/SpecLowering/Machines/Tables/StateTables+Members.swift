import SpecModel
import SpecSyntax
import SpecText

/// What the cells of a row hold beside the name of a state: the states that it consists of.
extension StateTables {
  /// The values of a state that is itself a set of states, "Gate: `open`, `ajar` or `shut`", "`a`, `b`, `c`" below
  /// "Sub-states".
  ///
  /// What may be done in a state is none of its parts: a name that another cell of the column lists as well, or one
  /// below the head of an event or of buttons.
  func members(of state: StateDraft, inRow row: Int, behind column: Int) -> [StateDraft] {
    let cells = context.cells(of: row)
    guard column + 1 < cells.count, case let cell = cells[column + 1] else { return [] }
    let (names, isLabelled) = enumeration(in: cell)
    guard names.count >= 3, mayHold(names, isLabelled, row, column + 1) else { return [] }
    return names.map { range in
      var draft = StateDraft(
        name: document.string(plain: range), origin: context.origin(plain: range),
        screen: state.screen)
      draft.parentSection = state.parentSection
      draft.parent = state.name
      return draft
    }
  }

  /// Whether the names in a cell may be parts of the state of its row: by the head of the column and the other cells.
  private func mayHold(
    _ names: [Range<Int>], _ isLabelled: Bool, _ row: Int, _ column: Int
  ) -> Bool {
    let table = Int(document.nodes[row].parent)
    let header = context.cells(of: table + 1)
    guard column < header.count else { return false }
    let title = document.string(header[column])
    if !isLabelled, !Self.headsParts(title) { return false }
    switch ColumnRole.role(ofHeader: title) {
    case .event, .action, .effect, .target, .validity, .guardText: return false
    default: break
    }
    let rows = rowsOfNames(table, column)
    return !names.contains { rows[document.string(plain: $0), default: 0] > 1 }
  }

  /// In how many rows each name of a column is listed; counted once for all rows of a table.
  private func rowsOfNames(_ table: Int, _ column: Int) -> [String: Int] {
    if listedNames.table == table, listedNames.column == column { return listedNames.rows }
    var rows: [String: Int] = [:]
    for row in document.children(of: table).dropFirst() {
      let cells = context.cells(of: row)
      guard column < cells.count else { continue }
      let names = enumeration(in: cells[column]).names.map { document.string(plain: $0) }
      for name in Set(names) { rows[name, default: 0] += 1 }
    }
    listedNames.table = table
    listedNames.column = column
    listedNames.rows = rows
    return rows
  }

  /// What was counted last, so that no table is counted for each of its rows.
  final class ListedNames {
    var table = -1
    var column = -1
    var rows: [String: Int] = [:]
    /// The first rows of a table, and whether each begins with a short name.
    var heads: (table: Int, rows: [(row: Int, isShort: Bool)]) = (-1, [])
  }

  /// The first 41 rows of a table, and whether each begins with a name of at most six words.
  private func heads(of table: Int) -> [(row: Int, isShort: Bool)] {
    if listedNames.heads.table == table { return listedNames.heads.rows }
    let rows = document.children(of: table).dropFirst().prefix(41).map { row in
      let count = context.cells(of: row).first.map {
        Names.wordCount(StateName.splitQualifier(document.string($0)).name)
      }
      return (row: row, isShort: count.map { (1...6).contains($0) } ?? false)
    }
    listedNames.heads = (table, rows)
    return rows
  }

  /// "Sub-states", "Children", "Values".
  private static func headsParts(_ title: String) -> Bool {
    let words = Names.words(title)
    guard words.count <= 4, let last = words.last else { return false }
    return StateVocabulary.plurals.contains(last) || words.contains(where: parts.contains)
      || words.contains { $0.hasPrefix("sub") || $0.hasPrefix("unterzust") }
      || unspacedParts.contains(where: title.contains)
  }

  private static let parts: Lexicon = [
    "children", "child", "values", "value", "variants", "parts", "members", "consists", "includes",
    "contains", "nested", "inner", "kinder", "werte", "enfants", "valeurs", "hijos", "valores",
    "filhos", "figli", "valori", "kinderen", "waarden", "nilai",
  ]
  private static let unspacedParts = [
    "子状态", "子狀態", "子状態", "サブ状態", "内部状態", "下位状態", "하위 상태", "하위상태", "取值", "値", "값",
  ]

  /// The code spans of a cell that, behind a label with a colon, holds nothing but them and words that join.
  private func enumeration(in cell: Int) -> (names: [Range<Int>], isLabelled: Bool) {
    let node = document.nodes[cell]
    let plain = document.plain
    var names: [Range<Int>] = []
    var isLabelled = false
    var end = Int(node.text.lowerBound)
    for run in document.runs[Int(node.runs.lowerBound)..<Int(node.runs.upperBound)] {
      let range = Int(run.start)..<Int(run.start + run.count)
      guard run.style.contains(.code) else { continue }
      let between = TextScan.string(end..<range.lowerBound, in: plain)
      let words = Names.words(between)
      let isLead = names.isEmpty && (words.isEmpty || StateName.trimmed(between).hasSuffix(":"))
      guard isLead || !names.isEmpty && words.allSatisfy(["or", "and", "oder", "ou", "o"].contains)
      else { return ([], false) }
      if names.isEmpty, !words.isEmpty { isLabelled = true }
      // `aria-label="Close"` is an attribute and no name.
      guard !range.contains(where: { plain[$0] == 0x3D }) else { return ([], false) }
      names.append(range)
      end = range.upperBound
    }
    let rest = Names.words(TextScan.string(end..<Int(node.text.upperBound), in: plain))
    return rest.isEmpty ? (names, isLabelled) : ([], false)
  }

  // MARK: Names

  /// "`filter-*`": a row for all states whose names begin so.
  static func isPattern(_ text: String) -> Bool {
    text.utf8.last == 0x2A && (3...40).contains(text.utf8.count)
      && [0x2D, 0x5F, 0x2E].contains(text.utf8.dropLast().last ?? 0)
      && text.utf8.dropLast().allSatisfy {
        ASCII.isWord($0) || $0 == 0x2D || $0 == 0x2E || $0 == 0x5F
      }
  }

  /// Whether a name of more than six words stands among names of states: the first column tells situations, "host who
  /// also draws and is no moderator", and other cells are short.
  func isLongName(_ text: String, _ words: [String], _ row: Int, _ columns: Columns) -> Bool {
    guard columns.state == 0, words.count <= 12, text.utf8.count <= 100, columns.id == nil,
      !text.contains(where: { ".!?;:。！？；：→=".contains($0) }), !Self.isSentence(words)
    else { return false }
    let table = Int(document.nodes[row].parent)
    let header = context.cells(of: table + 1)
    guard let first = header.first, mayHeadLongNames(first) else { return false }
    let others = heads(of: table).filter { $0.row != row }
    let short = others.count(where: \.isShort)
    return short > 0 && (words.count <= 9 || short * 2 > others.count)
  }

  /// Whether the words of a long name say something of all states or of something else: "the list shows old rows".
  private static func isSentence(_ words: [String]) -> Bool {
    if let first = words.first, sentenceStarts.contains(first) { return true }
    return words.prefix { !relatives.contains($0) }.dropFirst().contains(where: finites.contains)
  }

  private static let sentenceStarts: Lexicon = [
    "all", "only", "the", "when", "if", "while", "these", "this", "every", "each", "alle", "nur",
    "wenn", "sobald", "todos", "todas", "cuando", "solo", "sólo", "quando", "tous", "toutes",
    "quand", "tutti", "tutte",
  ]
  private static let relatives: Lexicon = [
    "who", "that", "which", "whose", "where", "whom", "der", "die", "das", "dessen", "qui", "que",
    "che",
  ]
  private static let finites: Lexicon = [
    "is", "are", "was", "were", "has", "have", "shows", "show", "describes", "describe", "appears",
    "appear", "displays", "means", "stays", "remains", "becomes", "gets", "can", "must", "will",
    "should", "does", "ist", "sind", "wird", "werden", "zeigt", "hat", "haben", "affiche", "sont",
    "muestra", "está", "están", "mostra", "são", "sono", "toont", "heeft", "wordt",
  ]

  /// Whether the header says that the column holds states, and no steps or variants of anything else.
  private func mayHeadLongNames(_ cell: Int) -> Bool {
    let words = Names.words(ColumnRole.withoutParentheses(document.string(cell)))
    return words.count <= 3
      && words.contains {
        StateVocabulary.singulars.contains($0) || StateVocabulary.plurals.contains($0)
          || $0.utf8.first ?? 0 >= 0xE3
            && StateVocabulary.unspacedNouns.contains(where: $0.hasSuffix)
      }
  }
}
