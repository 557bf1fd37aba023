import SpecText

/// Headers that are clauses with a person or the interface as their subject: "If we're in", "and this happens", "…we
/// end up in", "then the app goes to".
enum HeaderClause {
  /// The end of a change that a clause asks for; `nil` where the words are no such clause.
  ///
  /// - Complexity: O(words); headers of other words fail at the last one.
  static func role(of words: [String]) -> ColumnRole? {
    guard (2...7).contains(words.count), let last = words.last else { return nil }
    if let role = PlaceClause.role(of: words) { return role }
    // "Accepted in", "Valid from": where an event is taken.
    if words.count == 2, permissions.contains(words[0]), last == "from" || last == "in" {
      return .source
    }
    guard prepositions.contains(last) else { return tellsAct(words) ? .event : place(words, last) }
    // "Switch to", "jumps to"
    if words.count == 2, last == "to" || last == "into",
      arrivals.contains(words[0]) || courses.contains(words[0])
    {
      return .target
    }
    if words.count == 2, words[0] == "where" { return last == "to" ? .target : nil }
    var rest = words.dropLast()
    var isSequel = false
    while let first = rest.first, openers.contains(first) {
      isSequel = isSequel || sequels.contains(first)
      rest = rest.dropFirst()
    }
    while let first = rest.first, TransitionWords.articles.contains(first) {
      rest = rest.dropFirst()
    }
    let hadSubject = rest.first.map(subjects.contains) ?? false
    if let first = rest.first, contractions.contains(first) {
      guard
        rest.count == 1 || adverbs.contains(rest[rest.startIndex + 1])
          || rest.count == 2 && postures.contains(rest[rest.startIndex + 1])
      else { return nil }
      return isSequel ? .target : .source
    }
    if hadSubject { rest = rest.dropFirst() }
    while let first = rest.first, adverbs.contains(first) { rest = rest.dropFirst() }
    // "Can move to", "may change to"
    if let first = rest.first, modals.contains(first) {
      isSequel = true
      rest = rest.dropFirst()
      if let verb = rest.first, courses.contains(verb), rest.count == 1 { return .target }
    }
    guard let verb = rest.first, rest.count <= 2 else { return nil }
    if stays.contains(verb) {
      return hadSubject || rest.count < words.count - 1 ? (isSequel ? .target : .source) : nil
    }
    return (hadSubject || isSequel) && arrivals.contains(verb) ? .target : nil
  }

  /// "Where we are", "Where the user lands": a place, by the verb.
  private static func place(_ words: [String], _ last: String) -> ColumnRole? {
    guard words.count > 2, words[0] == "where", subjects.contains(words[words.count - 2]) else {
      return nil
    }
    if stays.contains(last) { return .source }
    return arrivals.contains(last) ? .target : nil
  }

  /// "You do this", "and then they tap": what a person does.
  private static func tellsAct(_ words: [String]) -> Bool {
    var rest = words.drop(while: openers.contains)
    // "If the visitor": what somebody does follows in the cells.
    if rest.count < words.count, rest.count <= 2, let last = rest.last, persons.contains(last),
      rest.count == 1 || TransitionWords.articles.contains(rest[rest.startIndex])
    {
      return true
    }
    guard objects.contains(words[words.count - 1]) else { return false }
    rest = words.drop(while: openers.contains)
    guard let first = rest.first, let verb = rest.dropFirst().first else { return false }
    return persons.contains(first) && TableVocabulary.acting.contains(verb)
  }

  private static let objects: Lexicon = ["this", "that", "it", "something"]
  private static let persons: Lexicon = [
    "we", "you", "user", "users", "they", "one", "player", "i", "he", "she", "visitor", "customer",
    "rider", "guest", "somebody", "someone",
  ]

  private static let prepositions: Lexicon = [
    "in", "on", "at", "to", "into", "onto", "up", "inside", "here", "auf", "im", "zu", "sur",
    "dans",
    "à", "en", "a", "em", "para", "naar",
  ]
  /// Participles and adjectives before a preposition, by which a table of events tells where each of them counts.
  private static let permissions: Lexicon = [
    "accepted", "allowed", "valid", "permitted", "handled", "legal", "possible", "enabled",
    "honoured", "honored", "taken",
  ]
  private static let openers: Lexicon = [
    "if", "when", "while", "whenever", "and", "then", "so", "now", "once", "as", "given", "where",
    "afterwards", "finally", "suppose", "say", "with",
  ]
  private static let sequels: Lexicon = ["then", "so", "now", "afterwards", "finally"]
  private static let subjects: Lexicon = [
    "we", "you", "it", "user", "users", "they", "one", "app", "ui", "screen", "player", "i", "he",
    "she", "system", "widget", "component", "view", "machine", "visitor", "customer", "rider",
    "guest",
  ]
  /// Subject and verb in one word, with the apostrophe that parts them or without it.
  private static let contractions: Lexicon = [
    "we're", "you're", "it's", "they're", "i'm", "we’re", "you’re", "it’s", "they’re", "i’m",
    "were",
    "youre", "theyre", "one's", "user's",
  ]
  private static let adverbs: Lexicon = [
    "currently", "still", "now", "already", "just", "then", "will", "should",
  ]
  private static let modals: Lexicon = [
    "can", "may", "could", "might", "must", "kann", "darf", "peut", "puede", "pode", "può", "kan",
    "mag",
  ]
  /// Verbs for a change that have no person as their subject.
  private static let courses: Lexicon = [
    "transition", "advance", "progress", "lead", "fall", "revert", "convert", "evolve", "passer",
    "aller", "pasar", "ir", "cambiar", "passar", "mudar", "passare", "andare", "gaan",
  ]
  /// What somebody does in a place without leaving it: "You're looking at".
  private static let postures: Lexicon = ["looking", "standing", "sitting", "waiting"]
  private static let stays: Lexicon = [
    "are", "is", "am", "was", "were", "stand", "stands", "sit", "sits", "stay", "stays", "start",
    "starts", "begin", "begins", "re", "s",
  ]
  private static let arrivals: Lexicon = [
    "end", "ends", "land", "lands", "go", "goes", "move", "moves", "get", "gets", "arrive",
    "arrives",
    "come", "comes", "wind", "winds", "finish", "finishes", "switch", "switches", "jump", "jumps",
    "change", "changes", "turn", "turns", "proceed", "proceeds", "continue", "continues", "return",
    "returns", "show", "shows", "open", "opens", "enter", "enters", "become", "becomes",
  ]
}
