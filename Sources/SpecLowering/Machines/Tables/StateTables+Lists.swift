import SpecModel
import SpecSyntax
import SpecText

extension StateTables {
  /// Whether half of the cells of a column hold colours, or all are clauses: "LED state" over "Blinks during each cycle"
  /// tells looks and no names.
  ///
  /// The first column as it is written names what the rows are of, however long its names.
  func tellLooks(_ column: Int, of rows: [Int]) -> Bool {
    guard let header = rows.first,
      column > 0
        || document.firstChild(of: header) != context.cells(of: header).first
    else { return false }
    let cells = rows.dropFirst().prefix(20).compactMap { row in
      let cells = context.cells(of: row)
      return column < cells.count ? document.string(cells[column]) : nil
    }
    if Self.areColors(cells) { return true }
    return !cells.isEmpty && cells.allSatisfy { Names.wordCount($0) > 3 && !$0.contains(",") }
  }

  /// Whether half of the cells have a colour in them, and none names a state: "Sky (#0A84FF)", "`{colors.sky}`".
  private static func areColors(_ cells: [String]) -> Bool {
    guard cells.count > 1, cells.count(where: holdsColor) * 2 >= cells.count else { return false }
    return !cells.contains { StateWords.isState(Names.words(StateName.splitQualifier($0).name)) }
  }

  private static func holdsColor(_ text: String) -> Bool {
    if text.contains("{color") || text.contains("var(--") { return true }
    guard text.utf8.contains(ASCII.hash) else { return false }
    return text.utf8.split(separator: ASCII.hash, omittingEmptySubsequences: false).dropFirst()
      .contains { piece in
        let digits = piece.prefix { ASCII.isDigit($0) || ($0 | 0x20) &- 0x61 < 6 }.count
        let next = piece.dropFirst(digits).first ?? ASCII.space
        return [3, 4, 6, 8].contains(digits) && !ASCII.isWord(next)
      }
  }

  /// Whether a name ends in a range of numbers, so that it stands for several: "Step 1-4".
  static func isOfMany(_ words: [String], _ name: String) -> Bool {
    guard words.count > 2, let last = name.utf8.last, (0x30...0x39).contains(last),
      Int(words[words.count - 2]) != nil, let to = words.last
    else { return false }
    let before = name.dropLast(to.count).last
    return before.map { "-–—~〜～".contains($0) } ?? false
  }

  /// Whether a header names several states that a row leads to.
  static func isList(_ words: [String]) -> Bool {
    words.contains { $0.hasSuffix("s") } || words.count > 1 || words.first?.utf8.first ?? 0 >= 0xC3
  }

  /// The column without a word in its header whose cells are ids: "S1", "S2".
  func unnamedIDs(_ header: Int, _ texts: [String], besides state: Int) -> Int? {
    guard
      let column = texts.indices.first(where: { $0 != state && Names.wordCount(texts[$0]) == 0 })
    else { return nil }
    let rows = document.children(of: Int(document.nodes[header].parent)).dropFirst()
    let areIDs = rows.allSatisfy { row in
      let cells = context.cells(of: row)
      return column < cells.count
        && StateName.isID(StateName.trimmed(document.string(cells[column])))
    }
    return areIDs ? column : nil
  }

  /// Whether the rows are properties of style, whose values the other columns tell.
  func areProperties(_ found: [StateDraft]) -> Bool {
    found.count > 1
      && found.allSatisfy { draft in
        let name = draft.name.lowercased()
        return Self.styles.contains(name) || TransitionWords.properties.contains(name)
      } || Self.areVariables(found.map(\.name))
  }

  /// Whether half of the cells list variables of a program, two at least in one of them: "openOrders, totalCount".
  static func areVariables(_ texts: [String]) -> Bool {
    var (cells, isList) = (0, false)
    for text in texts where text.utf8.contains(where: ASCII.isUpper) {
      let names = TextSplit.pieces(of: text, at: variableMarks)
      let coined = names.count { name in
        EventName.isIdentifier(name) && name.first?.isLowercase == true
          && name.contains(where: \.isUppercase)
      }
      guard coined > 0, names.allSatisfy(EventName.isIdentifier) else { continue }
      cells += 1
      if coined > 1 { isList = true }
    }
    return isList && cells * 2 >= texts.count
  }

  private static let variableMarks: Phrases = [", ", "、"]

  /// Properties of style sheets that are no plain words.
  private static let styles: Lexicon = [
    "transform", "z-index", "box-shadow", "border-color", "border-radius", "background-color",
    "background", "transition", "cursor", "outline", "filter", "visibility", "display",
    "text-decoration", "font-weight", "font-size", "pointer-events", "overflow",
  ]

  /// "Trigger | State": rows of what happens, each with a state that most are declared elsewhere.
  func tellsEntries(
    _ table: Int, _ columns: Columns, _ found: [StateDraft], _ drafts: MachineDrafts
  ) -> Bool {
    // As written: the columns may have been put in another order.
    let roles = document.children(of: table + 1).map {
      ColumnRole.role(ofHeader: document.string($0))
    }
    guard columns.id == nil, found.count > 1, let event = roles.firstIndex(of: .event),
      let state = roles.firstIndex(of: .state), event < state
    else { return false }
    let known = Set(drafts.states.lazy.map(\.key))
    return found.count { known.contains($0.key) } * 2 > found.count
  }

  /// The states of a table without those whose name lists other rows: "`reading`, `annotating`" in front of an event.
  ///
  /// Names of code may be listed where others declare them, or be told by a pattern: "`page_1` / `page_2`", "page_*".
  static func withoutLists(_ found: [StateDraft], _ drafts: MachineDrafts) -> [StateDraft] {
    let keys = Set(found.map(\.key))
    return found.filter { draft in
      if isPattern(draft.name) {
        let others = Set((drafts.states + found).map(\.name))
        return NamePattern.matches(of: draft.name, among: others.sorted()).count < 2
      }
      let names = StateNameList.split(draft.name)
      guard names.count > 1 else { return true }
      if names.allSatisfy({ keys.contains(Names.key($0)) }) { return false }
      guard names.allSatisfy({ $0.utf8.contains(0x5F) }) else { return true }
      let declared = keys.union(drafts.states.map(\.key))
      return !names.allSatisfy { declared.contains(Names.key($0)) }
    }
  }

  /// Whether a cell holds names in code and nothing but slashes between them: "`pending` / `running`".
  func isOfCodes(_ cell: Int) -> Bool {
    let text = document.plainText(of: cell)
    guard (5...80).contains(text.count), document.plain[text].contains(0x2F) else { return false }
    let runs = document.nodes[cell].runs
    var codes = 0
    for run in document.runs[Int(runs.lowerBound)..<Int(runs.upperBound)] {
      if run.style.contains(.code) {
        codes += 1
        continue
      }
      let range = Int(run.start)..<Int(run.start + run.count)
      guard document.plain[range].allSatisfy({ $0 == 0x20 || $0 == 0x2F }) else { return false }
    }
    return codes > 1
  }
}
