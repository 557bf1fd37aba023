import SpecModel
import SpecText

/// Tells words that forbid a change from words that declare one.
///
/// A negative word inside a name, trigger or guard ("No results", "not signed in") forbids nothing; a label does only
/// if it begins with a phrase that forbids and goes on with nothing but a reason.
enum NegativeCue {
  /// Whether a label or cell says that a change is forbidden: "never", "not allowed while saving", "❌".
  static func forbids(label: String) -> Bool {
    begins(label, with: labels, allowsSign: true)
  }

  /// Whether a label or cell says that a trigger does nothing: "ignored", "no effect".
  static func ignores(label: String) -> Bool {
    begins(label, with: ignored, allowsSign: false)
  }

  /// Whether the side of an arrow says that it leads nowhere: "nothing, just lights up", "no effect".
  ///
  /// "Ignored" alone may be a state, as may "No effect" with a capital.
  static func leadsNowhere(_ side: String) -> Bool {
    guard ignores(label: side), let word = Names.firstWord(side) else { return false }
    return NegativeVocabulary.nothings.contains(word)
      || side.first?.isLowercase == true && Names.wordCount(side) > 1
  }

  /// Words without one of which a heading in ASCII forbids nothing.
  private static let topics = WordKey.firstWords(
    of: NegativeVocabulary.headingTopics
      .union(NegativeVocabulary.forbidding).union(NegativeVocabulary.blocking)
      .union(Lexicon((NegativeVocabulary.labels + NegativeVocabulary.headings).map { $0[0] })))

  /// Whether a heading or label may stand over changes that are forbidden: a quick test on bytes.
  static func mayForbid(heading range: Range<Int>, in plain: ContiguousArray<UInt8>) -> Bool {
    range.count <= 120 && Words.mayContain(topics, plain, range)
  }

  /// Whether a heading or label stands over changes that are forbidden: "Forbidden transitions".
  static func forbids(heading: String) -> Bool {
    if forbids(bareHeading: heading) { return true }
    guard heading.utf8.count <= 120,
      Names.hasWord(heading, in: NegativeVocabulary.headingTopics)
        || heading.utf8.contains(where: { $0 >= 0xE3 })
    else { return false }
    let words = Names.words(heading)
    guard words.count <= 8, !allows(words), !Self.joinsDenial(words) else { return false }
    let speaksOfChange = words.contains { word in
      NegativeVocabulary.headingTopics.contains(word)
        || word.utf8.contains { $0 >= 0xE3 } && ideographicTopics.isIn(word)
    }
    return speaksOfChange
      && (NegativeVocabulary.headingCues.occur(in: words)
        || words.contains { isIdeographic($0) && ideographicCues.isIn($0) })
  }

  /// Whether a heading speaks of changes that are refused, which forbids them beside one that allows others:
  /// "Rejected transitions".
  static func refuses(heading: String) -> Bool {
    guard heading.utf8.count <= 80, Names.hasWord(heading, in: NegativeVocabulary.refusals) else {
      return false
    }
    let words = Names.words(heading)
    return words.count <= 6 && !allows(words)
      && words.contains(where: NegativeVocabulary.headingTopics.contains)
  }

  /// "Door states and what must not happen": what is forbidden is only the second thing that the section tells.
  private static func joinsDenial(_ words: [String]) -> Bool {
    guard let joint = words.firstIndex(where: { joiners.contains($0) }), joint > 0,
      joint < words.count - 1
    else { return false }
    let before = words[..<joint]
    return before.contains {
      NegativeVocabulary.headingTopics.contains($0) || TableVocabulary.stateNouns.contains($0)
    }
      && !before.contains(where: NegativeVocabulary.forbidding.contains)
      && !before.contains(where: TransitionWords.negations.contains)
      && !NegativeVocabulary.headingCues.occur(in: Array(before))
  }

  /// "And".
  static let joiners: Lexicon = ["and", "und", "et", "y", "e", "en", "dan", "и", "i"]

  /// Whether a heading forbids and says no more: "Not allowed", "Never", "Verboten".
  static func forbids(bareHeading heading: String) -> Bool {
    guard heading.utf8.count <= 90, let first = Names.firstWord(heading) else { return false }
    let words = Names.words(heading)
    if saysForbidden(words) { return true }
    guard let phrases = bareHeadings[first] else { return false }
    // "Not allowed, not even for support:"
    return phrases.contains { phrase in
      words == phrase || words.starts(with: phrase) && isBroken(heading, after: phrase)
    }
  }

  /// "Verboten sind", "Explicitly blocked by design": a word that forbids, and others that add nothing.
  private static func saysForbidden(_ words: [String]) -> Bool {
    guard (2...7).contains(words.count) else { return false }
    var forbids = false
    var blocks = false
    var isMeant = false
    for word in words {
      if NegativeVocabulary.forbidding.contains(word) {
        forbids = true
      } else if NegativeVocabulary.blocking.contains(word) {
        blocks = true
      } else if NegativeVocabulary.emphases.contains(word) {
        isMeant = true
      } else if !NegativeVocabulary.fillers.contains(word) {
        return false
      }
    }
    return forbids || blocks && isMeant
  }

  private static let bareHeadings = Dictionary(
    grouping: NegativeVocabulary.labels + NegativeVocabulary.headings
  ) { $0[0] }

  /// Whether words also speak of what is allowed, without a denial before: "Allowed and forbidden changes".
  private static func allows(_ words: [String]) -> Bool {
    words.indices.contains { index in
      NegativeVocabulary.permissions.contains(words[index])
        && (index == 0
          || !TransitionWords.negations.contains(words[index - 1])
            && words[index - 1] != "non" && words[index - 1] != "never")
    }
  }

  /// The text behind a sign that crosses a line out, "❌ A → B"; `nil` where the line begins otherwise.
  ///
  /// A sign before "Error" or "Cancel" is a picture of it.
  static func withoutSign(_ text: String) -> String? {
    guard let first = text.utf8.first, first >= 0xE2 else { return nil }
    guard let sign = NegativeVocabulary.signs.prefix(of: text) else { return nil }
    let rest = StateName.trimmed(
      String(text[text.utf8.index(text.startIndex, offsetBy: sign.utf8.count)...]))
    let word = Names.firstWord(String(rest.prefix(40))) ?? ""
    return NegativeVocabulary.failures.contains(word) ? nil : rest
  }

  /// The text with a plain arrow for one that is crossed out, "A ↛ B"; `nil` where none is.
  static func withoutStroke(_ text: String) -> String? {
    for arrow in struckArrows {
      guard let (from, to) = TextSplit.halves(of: text, at: arrow) else { continue }
      return "\(from) → \(to)"
    }
    return nil
  }

  private static let struckArrows = ["↛", "⇏", "-/->", "-x->", "-X->", "→✗", "→❌"]

  /// The name before a denial, "Paid must never happen", "Paid is forbidden"; `nil` where nothing is denied.
  ///
  /// The denial begins with a verb: "Access forbidden" and "Camera not allowed" are names.
  static func withoutDenial(_ text: String) -> String? {
    guard text.utf8.count <= 200, text.utf8.contains(0x20) else { return nil }
    let words = text.split(separator: " ")
    for index in words.indices.dropFirst() {
      let verb = words[index].lowercased()
      guard NegativeVocabulary.denyingVerbs.contains(verb) else { continue }
      let whole = words[index...].joined(separator: " ")
      let rest = words[(index + 1)...].joined(separator: " ")
      if forbids(label: whole) || forbids(label: rest) {
        return words[..<index].joined(separator: " ")
      }
    }
    return withoutPredicate(text)
  }

  /// The name before one of the predicates that begin with no verb alone: "Hecho no está permitido".
  private static func withoutPredicate(_ text: String) -> String? {
    guard Names.hasWord(text, in: predicateHeads) else { return nil }
    let words = text.split(separator: " ")
    let folded = words.map { Names.joined(String($0)) }
    for start in folded.indices.dropFirst() {
      for phrase in DeniedChangeWords.predicates where folded[start...].starts(with: phrase) {
        let end = start + phrase.count
        guard
          end == folded.count || NegativeVocabulary.tails.contains(folded[end])
            || words[end - 1].last.map({ ",.;:".contains($0) }) == true
            || words[end].first == "("
        else { continue }
        return words[..<start].joined(separator: " ")
      }
    }
    return nil
  }

  private static let predicateHeads = Lexicon(
    DeniedChangeWords.predicates.map { $0[0] }
      .flatMap { $0 == "nest" || $0 == "nexiste" ? ["n", $0] : [$0] })

  /// Whether a text ends in a sentence that says of what follows that it must not be: "They must not happen".
  static func deniesThem(_ text: String) -> Bool {
    let start = text.utf8.dropLast().lastIndex { $0 == 0x2E || $0 == 0x3B || $0 == 0x21 }
      .map(text.utf8.index(after:))
    let last = StateName.trimmed(String(text[(start ?? text.startIndex)...]))
    guard let first = Names.firstWord(last),
      NegativeVocabulary.pointers.contains(first) || NegativeVocabulary.nones.contains(first)
    else { return false }
    // "None of these may ever happen"
    let words = Names.words(last)
    if words.count > 4, words[1] == "of", NegativeVocabulary.nones.contains(words[0]),
      NegativeVocabulary.pointers.contains(words[2]),
      NegativeVocabulary.denyingVerbs.contains(words[3])
    {
      return true
    }
    guard let subject = withoutDenial(last.hasSuffix(":") ? String(last.dropLast()) : last) else {
      return false
    }
    let named = Names.words(subject)
    return named.count <= 3 && named.first.map(NegativeVocabulary.pointers.contains) == true
  }

  /// Whether a text speaks of what is allowed.
  static func allows(_ text: String) -> Bool { allows(Names.words(text)) }

  /// Whether words behind a change say that there is none: "must never happen".
  static func denies(_ tail: String) -> Bool {
    guard let first = Names.firstWord(tail) else { return false }
    return NegativeVocabulary.denyingVerbs.contains(first)
      || NegativeVocabulary.labels.contains { $0[0] == first }
  }

  /// Phrases by their first word.
  private static let labels = Dictionary(grouping: NegativeVocabulary.labels) { $0[0] }
  private static let ignored = Dictionary(grouping: NegativeVocabulary.ignored) { $0[0] }

  private static func begins(
    _ label: String, with phrases: [String: [[String]]], allowsSign: Bool
  ) -> Bool {
    guard label.utf8.count <= 200 else { return false }
    let text = StateName.trimmed(label)
    if allowsSign, let rest = withoutSign(text) {
      guard let first = Names.firstWord(rest), !NegativeVocabulary.tails.contains(first) else {
        return true
      }
      return begins(rest, with: phrases, allowsSign: false)
    }
    guard let first = Names.firstWord(text), let candidates = phrases[first] else { return false }
    let words = Names.words(text)
    return candidates.contains { phrase in
      guard words.starts(with: phrase) else { return false }
      guard words.count > phrase.count else { return true }
      return NegativeVocabulary.tails.contains(words[phrase.count])
        || isBroken(text, after: phrase)
    }
  }

  /// Whether a mark separates a phrase from what follows it: "never (data loss)", "forbidden: unsaved".
  private static func isBroken(_ text: String, after phrase: [String]) -> Bool {
    guard let mark = text.firstIndex(where: { "(（:：,，;；—–.。/".contains($0) }) else {
      return false
    }
    return Names.words(String(text[..<mark])) == phrase
  }

  private static let ideographicTopics = Phrases(
    NegativeVocabulary.headingTopics.filter(isIdeographic))
  private static let ideographicCues = Phrases(
    NegativeVocabulary.headingCues.phrases.filter { $0.count == 1 }.map { $0[0] }
      .filter(isIdeographic))

  private static func isIdeographic(_ word: String) -> Bool {
    word.unicodeScalars.first.map { $0.value >= 0x3040 } ?? false
  }
}
