import SpecModel
import SpecSyntax
import SpecText

/// Tells what a table lists below "State" or "Phase" besides states: variables of a program, stages of a plan.
enum OtherNames {
  /// Whether the cells of a column name variables or stages of a plan.
  static func fill(_ column: Int, of rows: ArraySlice<Int>, _ context: LoweringContext) -> Bool {
    let names = rows.prefix(40).compactMap { row -> String? in
      let cells = context.cells(of: row)
      return column < cells.count ? StateName.trimmed(context.document.string(cells[column])) : nil
    }
    return areVariables(names) || areStages(names)
  }

  /// Whether one name is a stage of a plan; "backlog" alone, beside states of work, is where a task begins.
  private static func areStages(_ names: [String]) -> Bool {
    let staged = names.filter { Names.hasWord($0, in: stages, ofAtMost: 3) }
    guard staged.count == 1, names.count > 2, Names.words(staged[0]) == ["backlog"],
      Set(names).count == names.count
    else { return !staged.isEmpty }
    // Small letters are those of code; plans begin their stages with capitals.
    let isCoded = names.allSatisfy { $0.utf8.first.map(ASCII.isLower) == true }
    let states = names.count { StateWords.isState(Names.words($0)) }
    return states < (isCoded ? 1 : 2)
  }

  /// Whether most names are written as in code, and enough of them as only data are called: "isOpen", "rowIds".
  static func areVariables(_ names: [String]) -> Bool {
    let coded = names.filter(isCompound)
    guard coded.count > 1, coded.count * 2 > names.count else { return false }
    let words = coded.map { Names.words($0) }
    let data = words.count(where: isOfData)
    return data > 1 && data * 3 >= names.count && words.count(where: isOfState) * 4 <= data
  }

  /// Whether a name is one identifier of several words that begins with a small letter.
  private static func isCompound(_ name: String) -> Bool {
    guard let first = name.utf8.first, (0x61...0x7A).contains(first), EventName.isIdentifier(name)
    else { return false }
    return name.utf8.contains { ASCII.isUpper($0) || $0 == 0x5F } && Names.wordCount(name) > 1
  }

  /// "isOpen", "userName", "savedRows"; "showResults" and "pickingSeats" tell what goes on.
  private static func isOfData(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    if questions.contains(first) || data.contains(last) { return true }
    let isPlural = last.hasSuffix("s") && !["ss", "us", "is"].contains { last.hasSuffix($0) }
    return isPlural && !first.hasSuffix("ing")
      && FlowSteps.kind(of: words.joined(separator: " ")) != .action
  }

  private static func isOfState(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last, !questions.contains(first) else {
      return false
    }
    return StateWords.states.contains(last) || last.hasSuffix("ing") || last.hasSuffix("ed")
  }

  /// Words with which the name of a truth value begins.
  private static let questions: Lexicon = ["is", "has", "can", "should", "are"]

  /// Words with which the name of a value ends.
  private static let data: Lexicon = [
    "id", "ids", "map", "array", "set", "index", "count", "counter", "total", "data", "info",
    "value", "key", "name", "url", "uri", "path", "date", "timestamp", "token", "message",
    "history", "holder", "params", "ref", "flag", "handler", "callback", "query", "object",
  ]

  /// Words for the stages in which a product is built.
  private static let stages: Lexicon = ["mvp", "backlog"]
}
