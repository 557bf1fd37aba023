import SpecModel
import SpecSyntax
import SpecText

/// A way to be that one sentence promises for good, and another sentence about the same thing denies: "is always visible"
/// and "is hidden while the form is sent".
///
/// The things are told by the words in front of what is said, by the label, or by the heading. Sections about two things
/// or two screens may each speak of a part of their own; so one of the two must hold for all, contain the other, or be
/// about the thing itself.
struct StandingPromises {
  /// What a passage says of a thing.
  private struct Claim {
    /// The words of the thing in order, without their ends.
    var thing: [String]
    var way: StandingWords.Way
    /// The words behind what is said, that limit it to a place.
    var rest: Set<String>
    var passage: Passage
  }

  let reader: StatementReader

  private var document: Document { reader.document }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let finder = StandingPromises(reader: reader)
    let passages = Passages(reader: reader)
    let promised = passages.with(StandingWords.promiseCues).compactMap {
      finder.claim($0, StandingWords.promises, StandingWords.promiseHeads)
    }
    guard !promised.isEmpty, promised.count <= 40 else { return [] }
    let denied = passages.with(StandingWords.denialCues).compactMap {
      finder.claim($0, StandingWords.denials, StandingWords.denialHeads)
    }
    return promised.compactMap { promise in
      denied.first { finder.areOpposed(promise, $0) }.map { finder.conflict(promise, $0) }
    }
  }

  // MARK: Claims

  private func claim(
    _ passage: Passage, _ phrases: [StandingWords.Phrase], _ heads: PhraseHeads
  ) -> Claim? {
    let held = heads.found(in: passage.text)
    guard !held.isEmpty else { return nil }
    // "also during the test" widens and does not limit.
    let text = StandingWords.widenings.reduce(passage.text) {
      $0.contains($1) ? $0.replacing($1, with: " | ") : $0
    }
    guard
      let (phrase, place) = held.lazy.compactMap({ index in
        text.firstRange(of: phrases[index].text).map { (phrases[index], $0) }
      }).first(where: { Self.isWhole($0.1, in: text) })
    else { return nil }
    let (before, rest) = (text[..<place.lowerBound], String(text[place.upperBound...]))
    let around = " " + before + " | " + rest + " "
    guard !StandingWords.exceptions.contains(where: around.contains), !Self.isQuoted(before) else {
      return nil
    }
    if phrase.isPromise, StandingWords.conditions.contains(where: around.contains) { return nil }
    let isObligation = phrase.way == .optional || phrase.way == .required
    if isObligation, !phrase.isTransitive, Names.wordCount(rest) > 0 { return nil }
    guard let thing = thing(before, rest, phrase, passage) else { return nil }
    return Claim(
      thing: thing, way: phrase.way,
      rest: Set(Names.words(rest).map(LedgerWords.stem)), passage: passage)
  }

  /// Whether a quotation is open where a text ends: what the interface says promises nothing.
  private static func isQuoted(_ text: Substring) -> Bool {
    let quotes = text.count { $0 == "\"" }
    let opens = text.count { "“„«".contains($0) }
    return quotes % 2 == 1 || opens > text.count { "”»".contains($0) }
  }

  /// Whether no letter goes on around a place.
  private static func isWhole(_ place: Range<String.Index>, in text: String) -> Bool {
    let isFree =
      place.lowerBound == text.startIndex
      || !text[text.index(before: place.lowerBound)].isLetter
    return isFree && (place.upperBound == text.endIndex || !text[place.upperBound].isLetter)
  }

  /// The words of the thing: those before the phrase up to a comma, those behind "hides the", the label, or the heading.
  private func thing(
    _ before: Substring, _ behind: String, _ phrase: StandingWords.Phrase, _ passage: Passage
  ) -> [String]? {
    if phrase.isTransitive {
      let end = behind.firstIndex { ",.;:(".contains($0) } ?? behind.endIndex
      let words = Names.words(String(behind[..<end]))
        .prefix { !StandingWords.joints.contains($0) }
      return named(Array(words))
    }
    let clause = before.split(whereSeparator: { ",;:|(–—".contains($0) }).last ?? ""
    var words = Names.words(String(clause))
    // "On start the legend slides in"
    if let first = words.first, StandingWords.joints.contains(first),
      let article = words.lastIndex(where: Articles.words.contains)
    {
      words = Array(words[(article + 1)...])
    }
    if let joint = words.lastIndex(where: StandingWords.joints.contains) {
      words = joint == 0 ? Array(words.dropFirst()) : Array(words[..<joint])
    }
    words = words.filter { !StandingWords.empty.contains($0) }
    if !words.isEmpty { return named(words) }
    let label = Names.words(passage.label).filter { !StandingWords.empty.contains($0) }
    if !label.isEmpty { return named(label) }
    guard passage.section > 0 else { return nil }
    return named(Names.words(document.title(ofSection: passage.section)))
  }

  private func named(_ words: [String]) -> [String]? {
    let thing = words.filter { !LedgerWords.fillers.contains($0) && $0.first?.isNumber == false }
    guard (1...4).contains(thing.count) else { return nil }
    return thing.map(LedgerWords.stem)
  }

  // MARK: Pairs

  private func areOpposed(_ a: Claim, _ b: Claim) -> Bool {
    guard a.passage.node != b.passage.node, StandingWords.excludes(a.way, b.way), isSame(a, b),
      limits(a) == limits(b), isOfWidths(a) == isOfWidths(b), areNear(a, b)
    else { return false }
    guard a.way == .neverShown else { return true }
    // "never shown on the watch": the other one must be about the watch as well.
    let place = a.rest.filter { !LedgerWords.fillers.contains($0) }
    let known = Names.words(
      b.passage.whole + " " + document.title(ofSection: b.passage.section)
    ).map(LedgerWords.stem)
    return place.isSubset(of: known)
  }

  private static let bounds = ["≤", "≥", "<", ">", "-width"]

  /// Whether a sentence, or a heading over it, speaks of some widths of the screen alone: "hidden at ≤640px".
  private func isOfWidths(_ claim: Claim) -> Bool {
    let titles = document.path(ofSection: claim.passage.section).map(document.title(ofSection:))
    return ([claim.passage.text] + titles).contains { text in
      text.contains("px") && Self.bounds.contains(where: text.contains)
    }
  }

  /// The limits of a passage without the words of what is said.
  private func limits(_ claim: Claim) -> Set<String> {
    reader.limits(claim.passage).subtracting(StandingWords.own)
  }

  /// Whether both have one thing: the same words, or one has a word more in front and the other is not said of many.
  private func isSame(_ a: Claim, _ b: Claim) -> Bool {
    if a.thing == b.thing { return true }
    let (short, long) = a.thing.count < b.thing.count ? (a.thing, b.thing) : (b.thing, a.thing)
    guard let head = short.last, head == long.last, short.count < long.count,
      Array(long.suffix(short.count)) == short
    else { return false }
    return !StandingWords.parts.contains(head) && a.passage.section == b.passage.section
  }

  /// Whether what the one section says holds for the other one.
  private func areNear(_ a: Claim, _ b: Claim) -> Bool {
    let (first, second) = (a.passage.section, b.passage.section)
    if first == second { return true }
    return document.path(ofSection: first).contains(second)
      || document.path(ofSection: second).contains(first)
      || [first, second].contains { isGeneral($0) || isAbout(a.thing, $0) }
  }

  private func isGeneral(_ section: Int) -> Bool {
    section > 0 && Names.hasWord(document.title(ofSection: section), in: StandingWords.generals)
  }

  private func isAbout(_ thing: [String], _ section: Int) -> Bool {
    let title = Names.words(document.title(ofSection: section)).map(LedgerWords.stem)
    return section > 0 && thing.allSatisfy(title.contains)
  }

  private func conflict(_ a: Claim, _ b: Claim) -> FactConflict {
    let thing = a.thing.count >= b.thing.count ? a : b
    return FactConflict(
      subject: Self.subject(thing.thing, in: thing.passage.whole),
      property: StandingWords.property(a.way),
      statements: Passage.statements(a.passage, b.passage, in: document),
      reason: "the one sentence promises it for good, the other denies it", isTold: true)
  }

  /// The words of the thing as they are written, where they stand side by side.
  private static func subject(_ thing: [String], in text: String) -> String {
    let words = Names.words(text)
    guard words.count >= thing.count else { return thing.joined(separator: " ") }
    let start = (0...words.count - thing.count).first { start in
      zip(thing, words[start...]).allSatisfy { $1.hasPrefix($0) }
    }
    return start.map { words[$0..<$0 + thing.count].joined(separator: " ") }
      ?? thing.joined(separator: " ")
  }
}
