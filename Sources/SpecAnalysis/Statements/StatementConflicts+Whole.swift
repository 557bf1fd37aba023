import SpecModel
import SpecSyntax
import SpecText

/// Statements of which one says the whole of the other: copy, constants of code, sizes of pages.
extension StatementConflicts {
  /// Whether the text of the interface tells again what the only other statement with the word says.
  func isRestated(_ a: Statement, _ b: Statement, _ word: String) -> Bool {
    guard a.isQuoted != b.isQuoted || isWaited(a, b), !StatementWords.common.contains(word) else {
      return false
    }
    if let noun = noun(a, b), noun != word || a.bound != .most { return false }
    return statements.count {
      !$0.isCode && $0.role == a.role && $0.words.contains(word) && Self.kind($0) == Self.kind(a)
    } == 2
  }

  /// Whether an arrow is taken after a time, and a sentence speaks of waiting.
  func isWaited(_ a: Statement, _ b: Statement) -> Bool {
    guard a.isDrawn != b.isDrawn, a.dimension == .time else { return false }
    let words = Names.words(a.isDrawn ? b.text : a.text)
    return words.contains(where: Self.waits.contains)
  }

  private static let waits: Lexicon = [
    "after", "timeout", "times", "expires", "expire", "until", "within", "inactivity", "inactive",
    "idle", "nach", "après", "tras", "dopo", "após",
  ]

  static func kind(_ statement: Statement) -> Int {
    switch statement.dimension {
    case .time: 0
    case .data: 1
    case .count: 2
    case .money: 3
    }
  }

  /// Whether the one word in common is the whole thing: the label of one statement, or what it counts below a heading
  /// about it.
  func isWhole(_ a: Statement, _ b: Statement, _ word: String) -> Bool {
    if let noun = noun(a, b) {
      return noun == word && !StatementWords.common.contains(noun) && a.bound != .exact
        && (a.context.contains(noun) || b.context.contains(noun))
    }
    if a.dimension == .data { return StatementWords.contents.contains(word) }
    let isName = word.utf8.first ?? 0 >= 0xE3 && word.utf8.count >= 9
    guard isName || StatementWords.wholes.contains(word) else { return false }
    // "A toast disappears after …", "Snackbars stay for …"
    return a.label == [word] || b.label == [word] || a.first == word && b.first == word
      || word == "autosave" && a.role == .period
  }

  /// Whether a size of pages is set for the only list that a sentence gives one: "25 orders per page".
  func isPaged(_ told: Statement, by set: Statement) -> Bool {
    guard told.owner == set.owner, told.bound == .exact, !told.isQuoted else { return false }
    return statements.count { $0.owner == set.owner && $0.isCode } == 1
      && statements.count { $0.owner == set.owner && !$0.isCode } == 1
  }

  /// Whether a constant of code sets what a sentence tells: all words of its name are said there.
  func isSet(_ told: Statement, by set: Statement) -> Bool {
    let known = told.words.union(told.context)
    if set.owner != nil { return isPaged(told, by: set) }
    let shared = set.label.intersection(told.words)
    guard !set.label.isEmpty, !told.isQuoted || told.bound != .exact else { return false }
    if shared.isEmpty {
      // "A bio … It holds 160 characters" below the heading "Profile bio".
      guard set.label.isSubset(of: told.context), told.label.isEmpty else { return false }
      if case .count(let noun) = told.dimension { return noun == "character" }
      // The only time below the heading that has the words of the name.
      return told.dimension == .time
        && statements.count { !$0.isCode && $0.dimension == .time && $0.section == told.section }
          == 1
        && statements.count { $0.isCode && $0.dimension == .time } == 1
    }
    if set.label.isSubset(of: known) { return true }
    return set.words.intersection(told.words).count >= 2
  }
}
