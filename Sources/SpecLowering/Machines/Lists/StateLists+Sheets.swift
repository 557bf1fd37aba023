import SpecModel
import SpecSyntax
import SpecText

/// States that a property of a screen or a control lists: "States | loading, empty, error".
extension StateLists {
  /// The states of tables that describe one thing, of which each section may have its own.
  ///
  /// Half of the names must be usual ones of states or in code, or the table must have other properties of a screen.
  ///
  /// - Complexity: O(tables), and O(rows) of those with two columns.
  func sheetStates() -> [StateDraft] {
    document.tables.flatMap { table -> [StateDraft] in
      let pairs = SheetPairs.pairs(of: table, in: document)
      guard pairs.count > 1, let pair = pairs.first(where: { isPropertyOfStates($0.key) }),
        !SheetPairs.listParts(pairs, of: table, in: document)
      else { return [] }
      let names = sheetNames(in: pair.value)
      guard names.count > 1, Set(names.map { Names.key($0) }).count == names.count else {
        return []
      }
      let usual = names.count { StateWords.isState(Names.words($0)) || StateCues.isCondition($0) }
      let start = Int(document.nodes[pair.value].text.lowerBound)
      guard
        usual * 2 >= names.count
          || document.span(at: start, in: .code) != nil
            && !SheetPairs.chooseNames(pairs, besides: pair.value, in: document)
          || usual > 0 && SheetPairs.describeScreen(pairs, in: document)
      else { return [] }
      let origin = document.origin(document.nodes[pair.value].range)
      return withoutLands(names.map { draft($0, origin: origin, node: pair.value) })
    }
  }

  /// "States", "Key states", "UI-Zustände", "画面状態": a property that is no more than the word for states.
  private func isPropertyOfStates(_ key: Int) -> Bool {
    let text = document.plainText(of: key)
    guard (2...32).contains(text.count), StateVocabulary.mayNameState(document.plain, text) else {
      return false
    }
    return isOverStates(document.string(key))
  }

  /// The names that a cell lists with commas and the like between them, or with semicolons and lines between what is
  /// said of each.
  private func sheetNames(in cell: Int) -> [String] {
    let range = document.plainText(of: cell)
    guard (3...400).contains(range.count), !ArrowGlyph.mayOccur(in: document.plain, range) else {
      return []
    }
    let text = document.string(cell)
    var parts =
      Self.told(text, at: Self.sheetStops)
      ?? TextSplit.pieces(
        of: StateName.withoutStop(text), at: Self.sheetMarks, outsideParentheses: true)
    if parts.count == 1 { parts = Self.slashed(parts[0]) }
    let names = Self.parted(parts).map { StateName.splitQualifier(StateName.withoutStop($0)).name }
    let areNames = names.allSatisfy { name in
      let words = Names.words(name)
      return !name.contains(where: { ":=→".contains($0) }) && !words.isEmpty
        && !(words.count == 1 && StateWords.isPart(words))
        && !CellVocabulary.placeholders.contains(name.lowercased())
    }
    return areNames && Self.areShort(names) ? names : []
  }

  private static let sheetStops: Phrases = ["; ", "；", "\n"]
  /// A wide comma stands between names in a cell; in a paragraph it parts clauses.
  private static let sheetMarks: Phrases = [", ", " / ", " | ", " · ", "、", "，", "·"]
}
