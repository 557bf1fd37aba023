import SpecModel
import SpecSyntax
import SpecText

/// Reads states that the cells of a column "States" list: "Screen | Route | States" over "loading / empty / error".
///
/// One cell must list three at least, and half of the names must be usual names of states or stand in code.
struct StateCells {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  func states() -> [StateDraft] {
    var result: [StateDraft] = []
    for node in document.tables {
      guard node + 1 < document.nodes.count, mayHoldColumn(node + 1) else { continue }
      let header = context.cells(of: node + 1)
      guard let column = header.indices.dropFirst().first(where: { isOfStates(header[$0]) }) else {
        continue
      }
      result += states(inColumn: column, of: node)
    }
    return result
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
    let words = Names.words(document.string(cell))
    guard let first = words.first, let last = words.last, words.count <= 5 else { return false }
    return (StateVocabulary.plurals.contains(first) || StateVocabulary.plurals.contains(last))
      && Self.others.isDisjoint(with: words)
  }

  /// Words of headers over states that the row touches and does not have.
  private static let others: Lexicon = [
    "in", "changed", "from", "to", "after", "before", "next", "previous", "allowed", "valid",
    "affected", "target", "source", "where", "number",
  ]

  private func states(inColumn column: Int, of table: Int) -> [StateDraft] {
    let section = Int(document.nodes[table].section)
    var result: [StateDraft] = []
    var seen: Set<String> = []
    var longest = 0
    var usual = 0
    for row in document.children(of: table).dropFirst() {
      let cells = context.cells(of: row)
      guard column < cells.count else { continue }
      let names = names(in: cells[column])
      guard names.count > 1 else { continue }
      longest = max(longest, names.count)
      let isCode = document.span(at: Int(document.nodes[cells[column]].text.lowerBound), in: .code)
      for name in names {
        if isCode != nil || StateWords.isState(Names.words(name)) { usual += 1 }
        guard seen.insert(Names.key(name)).inserted else { continue }
        var draft = StateDraft(
          name: name, origin: document.origin(document.nodes[cells[column]].range), screen: section)
        draft.parentSection = section
        result.append(draft)
      }
    }
    return longest > 2 && usual * 2 >= result.count ? result : []
  }

  /// The names of "idle / busy / done – depends on input"; none where one is anything else.
  private func names(in cell: Int) -> [String] {
    let range = document.plainText(of: cell)
    guard (5...200).contains(range.count) else { return [] }
    let text = TextSplit.pieces(of: document.string(cell), at: Self.ends)[0]
    let names = TextSplit.pieces(of: text, at: Self.marks, outsideParentheses: true).map {
      StateName.splitQualifier(StateName.withoutStop($0)).name
    }
    let areNames = names.allSatisfy { name in
      let words = Names.words(name)
      return (1...3).contains(words.count) && words.allSatisfy { $0.first?.isNumber == false }
        && !StateWords.isPart(words) && !Arrow.isIn(name)
    }
    return areNames ? names : []
  }

  private static let ends: Phrases = [" — ", " – ", "; "]
  private static let marks: Phrases = [", ", " / ", " | ", " · ", "、"]
}
