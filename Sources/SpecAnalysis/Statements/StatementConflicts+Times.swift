import SpecModel
import SpecSyntax
import SpecText

/// Two times that share one word alone and are still of one thing.
extension StatementConflicts {
  /// Whether the only two times with a word are both of how long the thing is there: "Undo is offered for 10 seconds" and
  /// "the undo toast disappears after 5 s".
  func isLifetime(_ a: Statement, _ b: Statement, _ word: String) -> Bool {
    guard a.dimension == .time, a.role == .span, b.role == .span, !a.isQuoted, !b.isQuoted,
      !StatementWords.common.contains(word), !Self.vague.contains(word),
      [a, b].allSatisfy({ $0.words.count <= 6 && Names.hasWord($0.text, in: Self.lives) }),
      a.value <= b.value * 4, b.value <= a.value * 4
    else { return false }
    return statements.count { !$0.isCode && $0.dimension == .time && $0.words.contains(word) } == 2
  }

  private static let lives: Lexicon = [
    "offered", "shown", "visible", "stays", "stay", "remains", "remain", "disappears", "disappear",
    "vanishes", "vanish", "fades", "hides", "hidden", "closes", "expires", "expire", "available",
    "lasts", "kept", "dismissed", "dismisses", "gone", "valid",
  ]

  /// Words of many things, which tell none.
  private static let vague: Set<String> = [
    "screen", "expiry", "file", "size", "order", "disappear", "visibl", "offer", "session",
    "delete",
    "save", "lock", "open", "clos", "second", "tap", "press",
  ]

  /// Whether the only two intervals with a word are those of one act: "polled every 60 seconds".
  func isRepeated(_ a: Statement, _ b: Statement, _ word: String) -> Bool {
    guard a.dimension == .time, a.role == .period, b.role == .period,
      word == "refresh" || word == "autosave", !haveTwoThings(a, b)
    else { return false }
    return statements.count { !$0.isCode && $0.role == .period && $0.words.contains(word) } == 2
  }

  /// Words of things that stand for all that is shown.
  private static let wholes: Lexicon = [
    "data", "content", "page", "screen", "app", "view", "everything", "it", "this", "values",
    "dashboard", "information", "they", "document", "draft",
  ]

  /// Whether each sentence tells of a thing of its own what is done again and again: "The list is refreshed every …" and
  /// "The map is refreshed every …".
  private func haveTwoThings(_ a: Statement, _ b: Statement) -> Bool {
    func thing(_ statement: Statement) -> String? {
      let words = Names.words(statement.text)
      guard words.count > 3, words[0] == "the", words[2] == "is" || words[2] == "are",
        !Self.wholes.contains(words[1])
      else { return nil }
      return words[1]
    }
    guard let one = thing(a), let other = thing(b) else { return false }
    return one != other
  }
}
