import SpecModel
import SpecSyntax
import SpecText

/// Reads states that the cells of a column "States" list: "Screen | Route | States" over "loading / empty / error".
///
/// One cell must list three at least, and half of the names must be usual names of states or stand in code; a third will
/// do where the header says that these are the states which pages must have, "Required states".
struct StateCells {
  let context: LoweringContext
  let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  func states() -> [StateDraft] {
    var result: [StateDraft] = []
    for node in document.tables {
      guard node + 1 < document.nodes.count, mayHoldColumn(node + 1) else { continue }
      let header = context.cells(of: node + 1)
      // The column of names comes first, and "States" may be taken for it.
      guard
        let column = header.indices.dropFirst().first(where: { isOfStates(header[$0]) })
          ?? header.indices.prefix(1).first(where: { isOfStates(header[$0]) })
          ?? header.indices.dropFirst().first(where: { isOverLists($0, header, node + 1) }),
        case let isOfScreens = header.indices.contains(where: {
          $0 != column && $0 < 4 && isOverScreens(header[$0])
        }), column > 0 || isOfScreens
      else { continue }
      result += states(inColumn: column, of: node, takesAll: isOfScreens)
    }
    return result + statesOfDimensions()
  }

  /// "Screen", "화면명": the rows are screens, so that whatever the column lists are their states.
  private func isOverScreens(_ cell: Int) -> Bool {
    guard document.plainText(of: cell).count <= 40 else { return false }
    let words = Names.words(ColumnRole.withoutParentheses(document.string(cell)))
    return ScreenTables.isScreenHead(words)
  }

  /// Whether the word for states may occur in the header: a look at bytes.
  private func mayHoldColumn(_ header: Int) -> Bool {
    document.children(of: header).contains {
      StateVocabulary.mayNameState(document.plain, document.plainText(of: $0))
    }
  }

  /// "States", "UI states", "States not covered yet", but not "States changed" or "Editable in states".
  private func isOfStates(_ cell: Int) -> Bool {
    guard document.plainText(of: cell).count <= 40 else { return false }
    return Self.listsStates(document.string(cell))
  }

  static func listsStates(_ text: String) -> Bool {
    guard text.utf8.count <= 60, StateName.mayNameState(text) else { return false }
    if StateVocabulary.isGeneral(text) { return true }
    let words = Names.words(text)
    guard let first = words.first, let last = words.last, words.count <= 5 else { return false }
    // Indonesian has no plural: "Keadaan utama" are the main states.
    if words.count == 2, first == "keadaan" { return true }
    if demandsPaired(words) { return true }
    return (StateVocabulary.plurals.contains(first) || StateVocabulary.plurals.contains(last))
      && others.isDisjoint(with: words)
  }

  /// "Trạng thái bắt buộc", "Các trạng thái": the word of two parts, with what makes it one for many.
  private static func demandsPaired(_ words: [String]) -> Bool {
    guard words.count > 2 else { return false }
    if pairedLeads.contains(words[0]) {
      return words.count == 3 && StateVocabulary.pairedPlurals.begin(Array(words.dropFirst()))
    }
    return StateVocabulary.pairedPlurals.begin(words)
      && pairedDemands.contains(words.dropFirst(2))
  }

  private static let pairedLeads: Lexicon = ["các", "những"]
  private static let pairedDemands: WordPhrases = [
    ["bắt", "buộc"], ["cần", "thiết"], ["cần", "có"], ["yêu", "cầu"], ["chính"],
    ["quan", "trọng"],
  ]

  /// "State" or "Required state" over lists of usual states, beside a column of screens.
  private func isOverLists(_ column: Int, _ cells: [Int], _ header: Int) -> Bool {
    guard document.plainText(of: cells[column]).count <= 40,
      case let words = Names.words(
        ColumnRole.withoutParentheses(document.string(cells[column]))),
      let last = words.last, words.count <= 2,
      StateVocabulary.pairedPlurals.contains(words)
        || StateVocabulary.singulars.contains(last)
          && (words.count == 1 || Self.demands.contains(words[0]))
        || StateVocabulary.singulars.contains(words[0]) && Self.demands.contains(last),
      cells.indices.contains(where: { $0 != column && isOverScreens(cells[$0]) })
    else { return false }
    return Self.areLists(column, below: header, context)
  }

  /// Whether most cells of a column list names between commas, half of which are usual names of states, and one cell lists
  /// three at least: these are lists whatever the number of the header.
  static func areLists(_ column: Int, below header: Int, _ context: LoweringContext) -> Bool {
    let document = context.document
    let rows = document.children(of: Int(document.nodes[header].parent)).dropFirst()
    var (filled, lists, longest, count, usual) = (0, 0, 0, 0, 0)
    for row in rows {
      let cells = context.cells(of: row)
      guard column < cells.count else { continue }
      let range = document.plainText(of: cells[column])
      guard (2...200).contains(range.count) else { continue }
      filled += 1
      let names = TextSplit.pieces(
        of: document.string(cells[column]), at: commas, outsideParentheses: true)
      guard names.count > 1 else { continue }
      let words = names.map { Names.words(StateName.splitQualifier($0).name) }
      guard words.allSatisfy({ (1...3).contains($0.count) }) else { return false }
      lists += 1
      longest = max(longest, names.count)
      count += names.count
      usual += words.count(where: StateWords.isState)
    }
    return lists > 1 && lists * 2 > filled && longest > 2 && usual * 2 >= count
  }

  private static let commas: Phrases = [", ", "、"]

  /// Words of headers over states that the row touches and does not have.
  private static let others: Lexicon = [
    "in", "changed", "from", "to", "after", "before", "next", "previous", "allowed", "valid",
    "affected", "target", "source", "where", "number",
  ]

  private func states(inColumn column: Int, of table: Int, takesAll: Bool) -> [StateDraft] {
    let section = Int(document.nodes[table].section)
    var result: [StateDraft] = []
    var seen: Set<String> = []
    var longest = 0
    var usual = 0
    var (rows, stated) = (0, [StateDraft]())
    var statedRows = 0
    for row in document.children(of: table).dropFirst() {
      let cells = context.cells(of: row)
      guard column < cells.count else { continue }
      let names = names(in: cells[column], most: takesAll ? 5 : 3)
      guard names.count > (takesAll ? 0 : 1) else { continue }
      longest = max(longest, names.count)
      let (known, first) = (usual, result.count)
      let isCode = document.span(at: Int(document.nodes[cells[column]].text.lowerBound), in: .code)
      for name in names {
        if isCode != nil || StateWords.isState(Names.words(name)) { usual += 1 }
        guard seen.insert(Names.key(name)).inserted else { continue }
        var draft = StateDraft(
          name: name, origin: document.origin(document.nodes[cells[column]].range), screen: section)
        draft.parentSection = section
        result.append(draft)
      }
      rows += 1
      guard usual > known, (usual - known) * 3 >= names.count else { continue }
      stated += result[first...]
      statedRows += 1
    }
    if takesAll, result.count > 1 { return result }
    if longest > 2, usual * 2 >= result.count { return result }
    // "Utility bar | Links, copy, export": few rows that list what else a part has leave the others their states.
    if longest > 2, statedRows > 1, statedRows * 2 > rows { return stated }
    return isDemanded(column, of: table) && usual * 3 >= result.count && result.count > 3
      ? result : []
  }

  /// "Required states", "Key states", "必备状态" beside a column of pages.
  private func isDemanded(_ column: Int, of table: Int) -> Bool {
    let header = context.cells(of: table + 1)
    let names = Names.words(document.string(header[0]))
    guard names.count <= 2, let noun = names.last,
      TransitionWords.screenNouns.contains(noun) || StateWords.screenPlurals.contains(noun)
    else { return false }
    let text = document.string(header[column])
    let words = Names.words(text)
    return StateVocabulary.isGeneral(text) || words.count == 2 && Self.demands.contains(words[0])
  }

  private static let demands: Lexicon = [
    "required", "key", "main", "needed", "necessary", "important", "critical", "mandatory", "all",
    "nötige", "wichtige", "requis", "clave", "requeridos", "nötiger", "erforderlicher",
    "requerido", "obligatorio", "obligatório", "necesario", "necessário", "obbligatorio",
    "verplichte", "vereiste", "обязательное",
  ]

  /// The names of "idle / busy / done – depends on input"; none where one is anything else.
  private func names(in cell: Int, most: Int) -> [String] {
    let range = document.plainText(of: cell)
    guard (2...200).contains(range.count) else { return [] }
    let text = TextSplit.pieces(of: document.string(cell), at: Self.ends)[0]
    let names = TextSplit.pieces(of: text, at: Self.marks, outsideParentheses: true).map {
      StateName.splitQualifier(StateName.withoutStop($0)).name
    }
    let areNames = names.allSatisfy { name in
      let words = Names.words(name)
      return (1...most).contains(words.count) && words.allSatisfy { $0.first?.isFigure == false }
        && !Self.absences.contains(name.lowercased())
        && !(StateWords.isPart(words) && (most < 4 || words.count == 1)
          && !Self.settings.contains(name.lowercased()))
        && !Arrow.isIn(name)
    }
    return areNames ? names : []
  }

  /// What a person has set and a part takes on, though its last word may name a part.
  private static let settings: Lexicon = [
    "reduced motion", "reduce motion", "less motion", "reduzierte bewegung", "weniger bewegung",
    "mouvement réduit", "animations réduites", "movimiento reducido", "movimento reduzido",
    "movimento ridotto", "verminderde beweging", "gerak dikurangi", "меньше движения",
  ]

  /// What stands in a cell that lists none.
  private static let absences: Lexicon = [
    "none", "n/a", "na", "tbd", "keine", "aucun", "ninguno", "nenhum", "nessuno", "geen", "なし",
    "无", "無", "없음", "yok", "brak", "нет", "n.a",
  ]
  private static let ends: Phrases = [" — ", " – ", "; "]
  private static let marks: Phrases = [", ", " / ", " | ", " · ", "、"]
}
