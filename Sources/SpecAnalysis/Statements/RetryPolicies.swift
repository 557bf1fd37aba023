import SpecModel
import SpecSyntax
import SpecText

/// What sentences say of how one thing is tried again: after waits that grow, at a fixed interval, or not by itself.
///
/// Two sentences contradict each other where they say different things of what is named in both, and no word limits the
/// one alone.
struct RetryPolicies {
  let reader: StatementReader

  static let cues: [StaticString] = [
    "etri", "epeat", "ackoff", "ack off", "acks off", "ries again", "ry again", "olling",
    "iederhol", "bruf", "ersuch", "eintent", "repite", "reciente", "ouble", "xponen", "reint",
  ]

  /// How something is tried again.
  private enum Kind { case growing, fixed, never }

  private struct Told {
    var kind: Kind
    var passage: Passage
    var own: Set<String>
    var around: Set<String>
  }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let finder = RetryPolicies(reader: reader)
    let all = Passages(reader: reader).with(cues).compactMap(finder.read)
    // A table that tells several is one of cases.
    let told = all.filter { one in
      reader.document.nodes[one.passage.node].kind != .tableCell
        || all.count { $0.passage.block == one.passage.block } == 1
    }
    guard told.count > 1, told.count < 12, Set(told.map(\.kind)).count > 1 else { return [] }
    for (place, first) in told.enumerated() {
      for second in told[(place + 1)...] where finder.areOpposed(first, second) {
        return [
          FactConflict(
            subject: "retries", property: "policy",
            statements: Passage.statements(first.passage, second.passage, in: reader.document),
            reason: "both say how the same thing is tried again, and neither says when",
            isTold: true)
        ]
      }
    }
    return []
  }

  // MARK: Kinds

  private static let repeats = [
    "retr", "repeat", "tries again", "try again", "tried again", "backoff", "back off", "backs off",
    "polling continues", "wiederhol", "versuch", "neue abrufe", "neuen abruf", "reint",
    "se repite", "espera creciente", "after a failure", "after each failure",
  ]
  private static let growths = [
    "exponential", "backoff", "back off", "backs off", "interval doubles", "wait doubles",
    "delay doubles", "waits double", "doubles after", "wachsend", "exponentiell", "creciente",
    "growing interval", "growing wait", "increasing interval", "increasing delay",
    "increasing wait", "longer each time", "doubling",
  ]
  private static let denials = [
    "no exponential", "no backoff", "no back-off", "without backoff", "without exponential",
    "does not back off", "not growing", "never grows", "no hay espera creciente",
    "sin espera creciente", "kein wachsend", "keine wachsend", "ohne wachsend",
  ]
  private static let nevers = [
    "not retried", "not repeated", "never retried", "never repeated", "nothing is retried",
    "no automatic retr", "not retry", "never retries", "nicht wiederholt", "nie wiederholt",
    "no se reintenta", "no se repite", "no retries", "no retry", "without retrying",
    "not tried again", "is retried only when", "are retried only when", "only retried when",
    "retried only on", "retried only after the user",
  ]
  private static let fixed = [
    "same rate", "same interval", "fixed interval", "constant interval", "regular interval",
    "festen abständen", "gleichen abstand",
  ]
  /// Words by which a sentence speaks of something else, or of one case.
  private static let conditions = [
    " if ", "unless", "except", "instead", "manual", "optional", "up to the user", "for example",
    "e.g.", "then every", "after that", "consider", "should we", "until it reaches", "no longer",
    "?", "was ", "button", "prompt", "message \"", "suggest",
  ]

  private func read(_ passage: Passage) -> Told? {
    let text = passage.text
    guard text.utf8.count < 320, Self.repeats.contains(where: text.contains),
      !Self.conditions.contains(where: text.contains)
    else { return nil }
    let isDenial = Self.denials.contains(where: text.contains)
    let isNever = !isDenial && Self.nevers.contains(where: text.contains)
    let isGrowing = !isDenial && Self.growths.contains(where: text.contains)
    let isFixed = Self.fixed.contains(where: text.contains) || hasInterval(passage)
    let kinds: [(Bool, Kind)] = [
      (isGrowing, .growing), (isDenial || isFixed && !isGrowing, .fixed), (isNever, .never),
    ]
    guard let kind = kinds.filter(\.0).only?.1 ?? (isCounted(passage) && !isNever ? .fixed : nil)
    else { return nil }
    // A wait that grows begins with a fixed one.
    if isGrowing, isFixed || text.contains(" then ") && hasInterval(passage) { return nil }
    return Told(
      kind: kind, passage: passage, own: passage.words.subtracting(Self.plain),
      around: around(passage))
  }

  private static let periods: Lexicon = ["every", "alle", "cada", "toutes", "ogni"]

  /// "every 15 s"
  private func hasInterval(_ passage: Passage) -> Bool {
    let tokens = passage.tokens
    return passage.place.contains { place in
      place > 0 && tokens[place].number != nil && Self.periods.contains(tokens[place - 1].text)
        && place + 1 < tokens.count && StatementWords.times[tokens[place + 1].text] != nil
    }
  }

  /// "are retried twice, after 1 s and after 3 s"
  private func isCounted(_ passage: Passage) -> Bool {
    ["retried", "repeated", "retries", "tries again"].contains(where: passage.text.contains)
      && [
        " twice", " three times", " 2 times", " 3 times", " 4 times", " 5 times", "automatically",
      ].contains(where: passage.text.contains)
  }

  // MARK: Things

  /// Words that all sentences on the matter have.
  private static let plain: Set<String> = [
    "retry", "attempt", "again", "fail", "failur", "failure", "error", "second", "minute", "wait",
    "interval", "time", "user", "app", "exponential", "exponentiell", "backoff", "automatic",
    "automatical", "automatically", "after", "doubl", "double", "growing", "repeat", "twice",
    "most", "screen", "state", "tap", "button", "message", "new", "neu", "manual", "maximum",
    "continue", "show", "bus", "system", "creciente", "connection", "network", "request", "offlin",
    "offline", "wird", "sich", "delay", "rate", "mechanism", "logic", "api", "handl", "handling",
    "server", "client", "option", "strategy", "policy", "automat", "call", "operation", "data",
  ]

  /// The words of the whole paragraph, its label and its headings.
  private func around(_ passage: Passage) -> Set<String> {
    StatementText(tokens: passage.tokens, without: -1 ..< -1).words.union(passage.words)
      .union(reader.words(ofTitle: passage.section)).subtracting(Self.plain)
  }

  private func areOpposed(_ a: Told, _ b: Told) -> Bool {
    guard a.kind != b.kind, a.passage.node != b.passage.node,
      a.passage.block < 0 || a.passage.block != b.passage.block || areUnlabelled(a, b),
      reader.limits(a.passage).subtracting(Self.own)
        == reader.limits(b.passage).subtracting(Self.own)
    else { return false }
    let shared = a.own.intersection(b.around).union(b.own.intersection(a.around))
    if !shared.isEmpty { return true }
    // "the automatic retry" is the only one of its kind.
    return a.kind != .never && b.kind != .never
      && [a, b].allSatisfy { isAutomatic($0.passage) }
  }

  /// Whether two items of a list name no things of their own in front of a colon.
  private func areUnlabelled(_ a: Told, _ b: Told) -> Bool {
    [a, b].allSatisfy {
      $0.passage.name.isEmpty && reader.document.nodes[$0.passage.node].kind == .paragraph
    }
  }

  private static let own: Set<String> = ["offlin", "offline", "press", "default"]

  private func isAutomatic(_ passage: Passage) -> Bool {
    passage.tokens.contains { $0.text == "automatic" }
  }
}
