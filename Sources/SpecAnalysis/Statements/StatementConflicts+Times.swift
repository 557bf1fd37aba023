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

  /// Whether both wait for the last key or hold a finger down, which documents do once.
  func arePauses(_ a: Statement, _ b: Statement) -> Bool {
    let pauses: Set<String> = ["keypause", "longpress"]
    guard !a.words.isDisjoint(with: pauses.intersection(b.words)) else { return false }
    // "Debounce the writes of the store" and "debounced saving" are of two things, and so are two inputs.
    let (one, other) = (a.words.subtracting(pauses), b.words.subtracting(pauses))
    guard !one.isEmpty, !other.isEmpty else { return true }
    let (own, rival) = (one.subtracting(Self.fields), other.subtracting(Self.fields))
    if own.isEmpty || rival.isEmpty { return !one.isDisjoint(with: other) }
    return !own.isDisjoint(with: rival)
  }

  /// What a debounced field is called wherever it stands.
  private static let fields: Set<String> = [
    "input", "field", "text", "box", "change", "value", "key", "keystroke", "typing", "type",
    "query", "request", "call", "event",
  ]

  /// Whether two rows begin with two identifiers: `night_owl` and `night_owl_return` are two things.
  func areOfTwoRows(_ a: Statement, _ b: Statement) -> Bool {
    guard !a.isCode, !b.isCode, let one = identifier(a), let other = identifier(b) else {
      return false
    }
    return one != other
  }

  /// The identifier that the first cell of the row of a statement consists of: a span of code with a joint in it.
  private func identifier(_ statement: Statement) -> String? {
    guard document.nodes[statement.node].kind == .tableCell,
      let first = document.firstChild(of: Int(document.nodes[statement.node].parent)),
      case let text = document.plainText(of: first), (3...64).contains(text.count),
      document.span(at: text.lowerBound, in: .code) == text
    else { return nil }
    let name = document.string(plain: text)
    let isJoined = name.contains { $0 == "_" || $0 == "-" || $0 == "." }
    return isJoined && !name.contains(" ") && !name.hasPrefix("--") ? Names.joined(name) : nil
  }
}
