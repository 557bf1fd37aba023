import SpecModel
import SpecSyntax
import SpecText

/// Reads items that name the screen or state on which something happens before they tell what that leads to: "On the
/// Pairing page, one side missing → Help page", "From the Canvas screen, pressing the star goes to the Sticker screen".
///
/// Both ends are known, or call themselves screens.
struct PlacedMoves {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// What such items tell, and where the lines begin that are read so.
  ///
  /// - Complexity: O(items) where none begins with a preposition.
  func read(_ drafts: MachineDrafts) -> (found: [MatrixDraft], lines: Set<Int>) {
    var prepared: KnownStates?
    var found: [MatrixDraft] = []
    var lines: Set<Int> = []
    for line in context.lines where line.holder == .item && mayBegin(line) {
      let section = Int(document.nodes[line.node].section)
      guard !context.isSystem(section), !context.forbidsChanges(section: section) else { continue }
      let known = prepared ?? KnownStates(drafts)
      prepared = known
      let edges = edges(line, known)
      guard let first = edges.first else { continue }
      lines.insert(line.text.lowerBound)
      if found.last?.section == section {
        found[found.count - 1].edges += edges
      } else {
        found.append(
          MatrixDraft(
            form: "list", isClosed: false, section: section, origin: first.origin, edges: edges))
      }
    }
    return (found, lines)
  }

  /// Whether an item begins with a preposition and a mark divides it: a test on bytes.
  private func mayBegin(_ line: TextLine) -> Bool {
    guard (16...240).contains(line.text.count) else { return false }
    let plain = document.plain
    let start = line.text.lowerBound
    let head = start..<min(start + 10, line.text.upperBound)
    guard let end = ASCII.find(ASCII.space, in: plain, head) else { return false }
    let isPreposition = plain.withUnsafeBufferPointer {
      Self.prepositions.contains(ignoringCase: UnsafeBufferPointer(rebasing: $0[start..<end]))
    }
    return isPreposition && line.text.contains { plain[$0] == 0x2C || plain[$0] == ASCII.colon }
  }

  private static let prepositions = TransitionWords.from.union([
    "on", "in", "at", "while", "vom", "auf", "im", "am", "sur", "dans", "de", "du", "en",
    "dalla", "dallo", "su", "sul", "sulla", "nella", "nel", "do", "na", "no", "em", "op", "van",
    "di", "pada",
  ])

  // MARK: Items

  private func edges(_ line: TextLine, _ known: KnownStates) -> [EdgeDraft] {
    let text = StateName.withoutStop(document.string(plain: line.text))
    guard let (head, rest, isLabel) = Self.halves(of: text),
      let source = Self.source(head, known)
    else { return [] }
    let told: [(trigger: String, target: String)]
    let hasArrow = Arrow.isIn(rest)
    if hasArrow {
      guard let arrows = ArrowText(rest), arrows.sides.count == 2,
        arrows.joints[0].direction == .forward, arrows.joints[0].label == nil
      else { return [] }
      let target = Self.place(arrows.sides[1].split(separator: " ")[...], known)
      told = target.map { [(trigger: arrows.sides[0], target: $0.name)] } ?? []
      // What other forms read tells more: conditions, several targets.
      let isPlain = known.name(of: ArrowSide.unwrapped(arrows.sides[1])) != nil
      if isLabel || Self.isLeft(head), isPlain, source.isKnown { return [] }
    } else {
      told = Self.moves(rest, known)
    }
    let origin = context.origin(plain: line.text)
    return told.compactMap { told in
      let trigger = Self.withoutSubject(told.trigger)
      guard Names.wordCount(trigger) <= 14,
        source.name.map(Names.key) != Names.key(told.target),
        !hasArrow || known.name(of: ArrowSide.unwrapped(trigger)) == nil
      else { return nil }
      return EdgeDraft(
        source: source.name.map { NameReference(text: $0, origin: origin) },
        target: NameReference(text: told.target, origin: origin), origin: origin
      ).triggered(by: trigger, origin)
    }
  }

  /// What stands before and behind the first comma or colon with a blank behind it.
  private static func halves(
    of text: String
  ) -> (head: Substring, rest: String, isLabel: Bool)? {
    var index = text.startIndex
    while let mark = text[index...].firstIndex(where: { $0 == "," || $0 == ":" }) {
      let next = text.index(after: mark)
      guard next < text.endIndex else { return nil }
      if text[next] == " " {
        let rest = StateName.trimmed(String(text[next...]))
        return rest.isEmpty ? nil : (text[..<mark], rest, text[mark] == ":")
      }
      index = next
    }
    return nil
  }

  /// The state or screen behind a preposition, without a name for any of them.
  private static func source(
    _ head: Substring, _ known: KnownStates
  ) -> (name: String?, isKnown: Bool)? {
    let words = head.split(separator: " ")
    guard (2...7).contains(words.count), !Arrow.isIn(String(head)) else { return nil }
    let rest = words.dropFirst()
    let text = rest.joined(separator: " ")
    if CellVocabulary.isAny(text) { return (nil, false) }
    guard let found = place(rest, known) else { return nil }
    // "On error, …" tells when, though there is a state of that name.
    if occasions.contains(words[0].lowercased()), ScreenNames.kind(of: text) == nil,
      ScreenNames.kind(of: found.name) == nil
    {
      return nil
    }
    return (found.name, found.isKnown)
  }

  /// Prepositions that stand before what happens as well.
  private static let occasions: Lexicon = [
    "on", "at", "auf", "am", "sur", "su", "sul", "sulla", "op", "bij", "pada", "al",
  ]

  /// A name that is known, or that begins with a capital and calls itself a screen.
  private static func place(
    _ words: ArraySlice<Substring>, _ known: KnownStates
  ) -> (name: String, isKnown: Bool)? {
    let words = TransitionWords.withoutArticles(words)
    guard (1...5).contains(words.count) else { return nil }
    let text = ArrowSide.unwrapped(words.joined(separator: " "))
    if let name = known.name(of: text) { return (name, true) }
    guard text.first?.isUppercase == true, ArrowSide.isName(text),
      !words.contains(where: { joints.contains($0.lowercased()) }),
      ScreenNames.kind(of: text) != nil
    else { return nil }
    return (text, false)
  }

  /// Words that join two names, of which none is the whole.
  private static let joints: Lexicon = [
    "to", "and", "or", "und", "oder", "nach", "zu", "zum", "zur", "et", "ou", "à", "y", "o", "e",
    "via", "with", "without", "naar", "of", "ke", "dan", "atau",
  ]

  /// Whether other forms take what stands behind such a preposition for the state that is left.
  private static func isLeft(_ head: Substring) -> Bool {
    let first = head.prefix { $0 != " " }.lowercased()
    return first == "at" || TransitionWords.leaving.contains(first)
  }

  // MARK: Verbs

  /// The moves of a sentence: one of each clause where all of them tell one, "approving leads to Approved and rejecting
  /// leads to Rejected".
  private static func moves(
    _ text: String, _ known: KnownStates
  ) -> [(trigger: String, target: String)] {
    let clauses = TextSplit.pieces(of: text, at: clauseMarks)
    if clauses.count > 1 {
      let found = clauses.compactMap { move($0, known) }
      if found.count == clauses.count { return found }
    }
    return move(text, known).map { [$0] } ?? []
  }

  private static let clauseMarks: Phrases = [
    ", and ", " and ", " und ", " et ", " y ", " e ", " en ", " dan ", " и ", ", ", "; ",
  ]

  /// What stands before a verb of motion, and the place behind it; `nil` where a known one is not all that stands there.
  private static func move(
    _ text: String, _ known: KnownStates
  ) -> (trigger: String, target: String)? {
    let words = text.split(separator: " ")
    let folded = words.map { $0.lowercased() }
    for verb in folded.indices.dropFirst().prefix(16)
    where TransitionWords.moveHeads.contains(folded[verb]) {
      let phrases = TransitionWords.moves.filter { folded[verb...].starts(with: $0) }
      guard let length = phrases.map(\.count).max(), verb + length < words.count,
        !folded[max(0, verb - 3)..<verb].contains(where: denies),
        !stays.contains(folded[verb])
      else { continue }
      let behind = words[(verb + length)...]
      if let target = place(behind, known) {
        return (words[..<verb].joined(separator: " "), target.name)
      }
      let isPart = (1...3).contains { count in
        count < behind.count && place(behind.prefix(count), known)?.isKnown == true
      }
      if isPart { return nil }
    }
    return nil
  }

  private static func denies(_ word: String) -> Bool {
    TransitionWords.negations.contains(word) || nothing.contains(word)
  }

  private static let nothing: Lexicon = [
    "nothing", "nobody", "neither", "nichts", "niemand", "rien", "nada", "nadie", "nulla",
    "niente", "niets",
  ]
  /// Words of moves that lead nowhere.
  private static let stays: Lexicon = ["stay", "stays", "remain", "remains", "toggle", "toggles"]

  /// What happens without a clause that only names who or what moves: "closing the lid, the app", "users can".
  private static func withoutSubject(_ trigger: String) -> String {
    let comma = trigger.lastIndex(of: ",")
    let last = comma.map { trigger[trigger.index(after: $0)...] } ?? trigger[...]
    let isSubject = last.split(separator: " ").allSatisfy {
      let word = $0.lowercased()
      return TransitionWords.articles.contains(word) || fillers.contains(word)
        || ToldSentence.subjects.contains(word)
    }
    guard isSubject else { return trigger }
    return comma.map { StateName.trimmed(String(trigger[..<$0])) } ?? ""
  }

  private static let fillers: Lexicon = [
    "user", "users", "player", "visitor", "it", "you", "they", "this", "that", "which", "we",
    "can", "may", "could", "will", "also", "then", "is", "are", "able", "to", "always", "nutzer",
    "kann", "können", "man", "utilisateur", "peut", "usuario", "puede", "utente", "può", "kan",
  ]
}
