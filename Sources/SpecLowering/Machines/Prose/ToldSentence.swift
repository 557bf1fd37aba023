import SpecModel
import SpecText

/// One sentence, read as changes between declared states.
struct ToldSentence {
  typealias Vocabulary = NegativeSentenceVocabulary

  let words: [String]
  let folded: [String]
  let known: KnownStates
  /// The state in whose part the sentence stands.
  private let around: String?

  init(_ sentence: String, known: KnownStates, around: String?) {
    words = sentence.split(separator: " ").prefix(60).map(String.init)
    folded = words.map { Names.joined($0) }
    self.known = known
    self.around = around
  }

  /// The changes in the order of the sentence.
  var changes: [ToldChange] {
    guard words.count > 3, !folded.indices.contains(where: denies) else { return [] }
    let between = betweenTwo
    return between.isEmpty ? led : between
  }

  /// Whether a word denies a change; "without input" tells when it comes.
  private func denies(_ index: Int) -> Bool {
    guard Self.denials.contains(folded[index]) else { return false }
    return !Self.isCondition(index, folded)
  }

  /// Whether "without" says what does not come for a time: "After 20 seconds without input".
  static func isCondition(_ index: Int, _ folded: [some StringProtocol]) -> Bool {
    guard folded[index] == "without", index > 0 else { return false }
    let before = folded[index - 1]
    return before.first?.isNumber == true || spans.contains(String(before))
  }

  private static let spans: Lexicon = [
    "s", "sec", "secs", "second", "seconds", "min", "mins", "minute", "minutes", "hour", "hours",
  ]

  /// Words by which a sentence denies a change, or tells of what does not happen.
  private static let denials: Lexicon = TransitionWords.denials.union([
    "no", "cannot", "cant", "dont", "doesnt", "wont", "unless", "instead", "kein", "keine",
    "niemals", "aucun", "aucune", "ningún", "ninguna", "nenhum", "nenhuma", "nessun", "nessuna",
    "geen", "tidak", "jangan",
  ])

  // MARK: "changes from A to B"

  private var betweenTwo: [ToldChange] {
    var result: [ToldChange] = []
    var start = 0
    for index in folded.indices where Vocabulary.sources.contains(folded[index]) {
      guard index >= start, let source = source(from: index + 1),
        let preposition = folded.indices.dropFirst(source.end).prefix(4)
          .first(where: { Vocabulary.targets.contains(folded[$0]) }),
        folded[source.end..<preposition].allSatisfy(Self.isLink),
        let target = name(from: preposition + 1),
        source.name.map(Names.key) != Names.key(target.name),
        let verb = verb(around: index, from: start)
      else { continue }
      let others = further(behind: target.end)
      let end = others.last?.end ?? target.end
      let trigger = trigger(start: start, move: min(verb, index), end: end)
      result += ([target.name] + others.map(\.name)).map {
        ToldChange(source: source.name, target: $0, trigger: trigger)
      }
      start = end
    }
    return result
  }

  private static func isLink(_ word: String) -> Bool {
    word.isEmpty || Vocabulary.between.contains(word) || ToldWords.states.contains(word)
  }

  /// What the words of a clause end with that belong to its verb: "il sistema", "the panel", "si".
  private static func withoutSubject(_ clause: [Int], _ folded: [String]) -> [Int] {
    guard let last = clause.last, clause.count > 2 else { return clause }
    if reflexives.contains(folded[last]) { return Array(clause.dropLast()) }
    guard clause.count > 3,
      subjects.contains(folded[last]) || spans.contains(folded[clause[clause.count - 3]]),
      TransitionWords.articles.contains(folded[clause[clause.count - 2]])
    else { return clause }
    return Array(clause.dropLast(2))
  }
  private static let reflexives: Lexicon = ["si", "se", "man", "on"]
  static let subjects: Lexicon = [
    "system", "app", "application", "panel", "screen", "device", "machine", "display", "game",
    "ui", "interface", "view", "page", "widget", "dialog", "sistema", "aplicación", "pantalla",
    "interfaz", "máquina", "applicazione", "macchina", "schermo", "schermata", "pannello",
    "interfaccia", "système", "appareil", "écran", "gerät", "anwendung",
    "bildschirm", "anzeige", "oberfläche", "toestel", "apparaat", "automaat", "scherm", "systeem",
    "tela", "aplicativo", "aplicação", "aplikasi", "layar", "perangkat",
  ]

  /// The name behind "from"; none where any state may be left.
  private func source(from start: Int) -> (name: String?, end: Int)? {
    if let found = name(from: start) { return (found.name, found.end) }
    guard start + 1 < folded.count, CellVocabulary.wildcardHeads.contains(folded[start]) else {
      return nil
    }
    return (nil, start + 2)
  }

  /// The verb of change that a preposition belongs to: the last one before it, else the first one behind.
  private func verb(around place: Int, from start: Int) -> Int? {
    (start..<place).last(where: isVerb) ?? (place..<words.count).first(where: isVerb)
  }

  func isVerb(_ index: Int) -> Bool { ToldWords.isMove(folded[index]) && !isName(index) }

  /// Whether a word that may be a verb is the name of a state: "After 30 s in Open the gate …", "Open goes to Shut".
  private func isName(_ index: Int) -> Bool {
    words[index].first?.isUppercase == true
      && (index > 0 || folded.count > 1 && ToldWords.isMove(folded[1]))
      && known.name(of: ArrowSide.unwrapped(words[index])) != nil
  }

  // MARK: "puts it into B"

  private var led: [ToldChange] {
    var result: [ToldChange] = []
    var start = 0
    // "From Pending, approving leads to …": the state that all clauses leave.
    var opening: String?
    for index in folded.indices where index >= start && (isVerb(index) || becomes(index)) {
      if let moved = moved(by: index, from: start) {
        result += moved.changes
        start = moved.end
        continue
      }
      guard let target = target(behind: index) else { continue }
      let left = left(in: start..<index) ?? subject(in: start..<index)
      if left?.isOpening == true { opening = left?.name } else if left != nil { opening = nil }
      let source = left?.name ?? opening ?? around
      guard source.map({ Names.key($0) != Names.key(target.name) }) ?? hasOccasion(before: index)
      else { continue }
      let others = further(behind: target.end)
      let end = others.last?.end ?? target.end
      let next = second(behind: end, source)
      let trigger = trigger(
        start: left?.isOpening == true ? left?.end ?? start : behindJoint(start, opening),
        move: index, end: end,
        without: left.map { $0.start..<$0.end }, limit: next?.start)
      let names = [target.name] + others.map(\.name)
      result += names.filter { source.map(Names.key) != Names.key($0) }.map {
        ToldChange(
          source: source, target: $0, trigger: trigger, namesBoth: left != nil || opening != nil)
      }
      start = end
      guard let next else { continue }
      result.append(
        ToldChange(
          source: source, target: next.name,
          trigger: self.trigger(start: next.start, move: next.start, end: next.end),
          namesBoth: left != nil))
      start = next.end
    }
    return result
  }

  /// Whether a verb before a name tells what something becomes: "the order becomes Pending".
  private func becomes(_ index: Int) -> Bool { ToldWords.becomings.contains(folded[index]) }

  /// The place behind "and" where a further clause begins below one opening.
  private func behindJoint(_ start: Int, _ opening: String?) -> Int {
    guard opening != nil, start < folded.count, Self.conjunctions.contains(folded[start]) else {
      return start
    }
    return start + 1
  }

  /// A second name that the verb leads to: ", and back to Armed when the hook is empty".
  private func second(
    behind place: Int, _ source: String?
  ) -> (name: String, start: Int, end: Int)? {
    for index in place..<max(place, folded.count - 2)
    where Self.conjunctions.contains(folded[index]) {
      var next = index + 1
      while next < folded.count, Vocabulary.between.contains(folded[next]),
        !Vocabulary.targets.contains(folded[next])
      {
        next += 1
      }
      guard next < folded.count, Vocabulary.targets.contains(folded[next]),
        let found = name(from: next + 1), isSetApart(found),
        source.map({ Names.key($0) != Names.key(found.name) }) ?? true
      else { continue }
      return (found.name, index, found.end)
    }
    return nil
  }

  static let conjunctions: Lexicon = [
    "and", "or", "und", "oder", "et", "ou", "y", "o", "e", "en", "of", "dan", "atau",
  ]

  /// The name right before the verb at the beginning of a clause: "When the song is over, Stage goes to Score".
  func subject(
    in range: Range<Int>
  ) -> (name: String, start: Int, end: Int, isOpening: Bool)? {
    for index in max(range.lowerBound, range.upperBound - 6)..<range.upperBound
    where index == range.lowerBound || words[index - 1].hasSuffix(",") {
      guard let found = name(from: index) else { continue }
      if found.end == range.upperBound, isSetApart(found) {
        return (found.name, index, found.end, false)
      }
      // "A pending order moves": a state before the noun for what is in it.
      if found.end + 1 == range.upperBound, TransitionWords.articles.contains(folded[index]),
        words[found.end].allSatisfy(\.isLowercase), !Self.isLink(folded[found.end]),
        !ToldWords.ranks.contains(words[found.end - 1])
      {
        return (found.name, index, range.upperBound, false)
      }
    }
    return nil
  }

  /// Whether a clause on what happens opens the sentence before a verb.
  private func hasOccasion(before verb: Int) -> Bool {
    guard let first = folded.firstIndex(where: { !$0.isEmpty }), first < verb else { return false }
    return (Self.openers.contains(folded[first]) || Self.prepositions.contains(folded[first]))
      && words[first..<verb].contains { $0.hasSuffix(",") }
  }

  /// The name behind a verb and a preposition, with few words between them.
  private func target(behind verb: Int) -> (name: String, end: Int)? {
    if becomes(verb), let found = name(from: verb + 1), isSetApart(found), endsPart(found.end) {
      return found
    }
    guard isVerb(verb) else { return nil }
    var index = verb + 1
    while index < min(verb + 7, folded.count) {
      if words[index - 1].hasSuffix(",") && index - 1 > verb { return nil }
      let isTarget =
        Vocabulary.targets.contains(folded[index]) || ToldWords.joined.contains(folded[index])
      if isTarget, let found = name(from: index + 1), isSetApart(found) { return found }
      if let found = bracketed(index) { return found }
      index += 1
    }
    return nil
  }

  /// A declared state that stands alone in parentheses: "inserting a coin opens the gate (Open)".
  private func bracketed(_ index: Int) -> (name: String, end: Int)? {
    let word = words[index]
    guard word.first == "(", let close = word.firstIndex(of: ")"),
      case let inner = word[..<close].dropFirst(), inner.first?.isUppercase == true,
      let name = known.name(of: String(inner))
    else { return nil }
    return (name, index + 1)
  }

  /// Whether a name has a capital, more than one word or a word for state beside it, so that it is no common word.
  func isSetApart(_ found: (name: String, end: Int)) -> Bool {
    let words = self.words[max(0, found.end - 5)..<found.end]
    let count = Names.wordCount(found.name)
    return count > 1 || ToldWords.states.contains(folded[found.end - 1])
      || words.last { Names.key($0) == Names.key(found.name) }?
        .first { $0.isLetter || $0.isNumber }?.isUppercase == true
  }

  /// The state that the words before a verb say to leave: "Pressing L1 in Walker", "From Filed, tapping Next".
  private func left(
    in range: Range<Int>
  ) -> (name: String, start: Int, end: Int, isOpening: Bool)? {
    for index in range where Self.origins.contains(folded[index]) || isBehindAct(index, range) {
      guard let found = name(from: index + 1), found.end <= range.upperBound else { continue }
      let isOpening = index == range.lowerBound && words[found.end - 1].hasSuffix(",")
      return (found.name, index, found.end, isOpening)
    }
    return nil
  }

  /// Whether "on" tells where something is pressed, and not what: "Pressing Next on Score".
  private func isBehindAct(_ index: Int, _ range: Range<Int>) -> Bool {
    folded[index] == "on" && index > range.lowerBound + 1
      && FlowSteps.kind(of: folded[index - 1]) != .action && !folded[index - 1].hasSuffix("ing")
      && range.dropLast().contains { $0 < index - 1 && folded[$0].hasSuffix("ing") }
  }

  /// Words before the state that is left.
  static let origins: Lexicon = Vocabulary.sources.union([
    "in", "im", "dans", "en", "em", "nel", "while", "during",
  ])

  // MARK: Names

  /// The longest declared name that begins at a place, behind articles and a word for "state".
  func name(from start: Int) -> (name: String, end: Int)? {
    var start = start
    while start < folded.count,
      folded[start].isEmpty || Vocabulary.between.contains(folded[start])
        || TransitionWords.articles.contains(folded[start])
        || ToldWords.states.contains(folded[start])
        || ToldWords.joined.contains(folded[start]),
      known.name(of: words[start]) == nil
    {
      start += 1
    }
    for length in stride(from: 5, through: 1, by: -1) where start + length <= words.count {
      let range = start..<(start + length)
      guard !isCut(range),
        let name = known.name(of: ArrowSide.unwrapped(words[range].joined(separator: " ")))
      else { continue }
      var end = range.upperBound
      while end < folded.count, folded[end].isEmpty || ToldWords.states.contains(folded[end]) {
        end += 1
      }
      return (name, end)
    }
    return nil
  }

  /// Whether a clause ends inside a range of words.
  private func isCut(_ range: Range<Int>) -> Bool {
    words[range].dropLast().contains { $0.hasSuffix(",") || $0.hasSuffix(":") }
  }

  // MARK: Triggers

  /// The clause before a verb, the act before it, or the occasion behind the name.
  func trigger(
    start: Int, move: Int, end: Int, without place: Range<Int>? = nil, limit: Int? = nil
  ) -> String {
    var start = start
    while start < move, folded[start].isEmpty { start += 1 }
    let head = start..<max(start, move)
    if let comma = head.last(where: { words[$0].hasSuffix(",") }) {
      let first = Self.isDropped(folded[start]) ? start + 1 : start
      let clause = (first..<comma + 1).filter { place?.contains($0) != true || first > start }
      let behind = text((comma + 1)..<move)
      // "From Filed, tapping Next returns …": the act stands behind the comma.
      return clause.isEmpty ? behind : text(clause)
    }
    if end < folded.count, TransitionWords.occasions.contains(folded[end]) {
      return text((end + 1)..<max(end + 1, limit ?? words.count))
    }
    // "go to Pending by tapping Submit"
    if end + 1 < folded.count, ToldWords.manners.contains(folded[end]) {
      return text((end + 1)..<max(end + 1, limit ?? words.count))
    }
    guard let first = head.first else { return "" }
    let clause = head.filter { place?.contains($0) != true }
    if Self.openers.contains(folded[first]) || Self.prepositions.contains(folded[first]) {
      let subject = clause.last.map { TransitionWords.pronouns.contains(folded[$0]) } ?? false
      let isDropped = Self.isDropped(folded[first])
      let told = Array(clause.dropFirst(isDropped ? 1 : 0).dropLast(subject ? 1 : 0))
      return text(Self.withoutSubject(told, folded))
    }
    let told = text(
      Array(
        clause.prefix(
          clause.lastIndex { !StateSentences.leads.contains(folded[$0]) }.map { $0 + 1 } ?? 0)))
    let isAct = FlowSteps.kind(of: told) == .action || folded[first].hasSuffix("ing")
    return clause.count <= 9 && isAct ? told : ""
  }

  func text(_ range: Range<Int>) -> String { text(Array(range)) }

  private func text(_ places: [Int]) -> String {
    var result = places.map { words[$0] }.joined(separator: " ")
    while let last = result.last, ",.;:".contains(last) { result.removeLast() }
    return result
  }

  /// Whether the first word of a clause is no part of what happens: "when", "ist" in "Ist die Zeit um, …".
  private static func isDropped(_ word: String) -> Bool {
    openers.contains(word) || word == "ist" || word == "sind"
  }

  /// Words that open a clause which tells what happens.
  private static let openers = TransitionWords.conjunctions.union(["as", "dès", "saat"])

  /// Prepositions before what happens, which belong to it: "After refilling".
  private static let prepositions: Lexicon = [
    "after", "upon", "on", "nach", "bei", "après", "al", "tras", "dopo", "após", "na", "setelah",
  ]
}
