import SpecModel
import SpecSyntax
import SpecText

/// A part of interfaces or a way to move that one sentence rules out for all of the product, and another one uses:
/// "There is no scrolling anywhere" and "The list scrolls vertically".
///
/// A sentence rules something out where it says so of everything ("anywhere", "nothing blinks"), or stands in a section
/// of principles, rules or limits, and adds no kind, no place and no condition.
struct DeniedParts {
  let reader: StatementReader

  private var document: Document { reader.document }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let finder = DeniedParts(reader: reader)
    let passages = Passages(reader: reader)
    return DenialWords.parts.compactMap { part in
      // Few leaves deny anything; what uses the part is read only where one rules it out.
      return passages.with(part.cues, beside: DenialWords.denials)
        .first { finder.mayDeny($0) && finder.denies($0, part) }
        .flatMap { finder.conflict($0, part, passages.with(part.cues)) }
    }
  }

  // MARK: Denials

  private func mayDeny(_ passage: Passage) -> Bool {
    !DenialWords.conditions.contains(where: passage.text.contains)
      && !passage.text.contains("?") && Names.wordCount(passage.text) <= 20
  }

  private func denies(_ passage: Passage, _ part: DenialWords.Part) -> Bool {
    // "no swiping anywhere: people miss it"
    return denies(Names.words(passage.text), passage, part)
      || passage.text.contains(":")
        && denies(Names.words(String(passage.text.prefix { $0 != ":" })), passage, part)
      || passage.text.contains(",")
        && denies(Names.words(String(passage.text.prefix { $0 != "," })), passage, part)
  }

  private func denies(_ words: [String], _ passage: Passage, _ part: DenialWords.Part) -> Bool {
    guard let place = part.place(in: words) else { return false }
    if isNeverMeans(words, place) { return true }
    let isTotal =
      words.contains(where: DenialWords.totals.contains)
      || DenialWords.wholes.contains(where: passage.text.contains)
    guard isTotal || isGeneral(passage.section) else { return false }
    let before = words[..<place.lowerBound]
    let after = words[place.upperBound...]
    return isOrdered(before, after, passage) || isMissing(before, after)
      || isUnused(before, after) || isStill(before, place.lowerBound, words)
  }

  /// "Must not: use pie charts", "We never block the person with a modal dialog": an order without a kind in front.
  private func isOrdered(
    _ before: ArraySlice<String>, _ after: ArraySlice<String>, _ passage: Passage
  ) -> Bool {
    guard isPlain(before.last), ends(after) else { return false }
    let label = Names.words(passage.label)
    let isLabelled =
      DenialWords.orders.contains { $0 == label.joined(separator: " ") } && before.count <= 6
    let text = " " + before.joined(separator: " ") + " "
    let isOrder = DenialWords.orders.contains { text.contains(" " + $0 + " ") }
    return (isLabelled || isOrder) && before.contains(where: DenialWords.verbs.contains)
  }

  /// "Depth comes from colour, never from shadows.": the part is no means at all.
  private func isNeverMeans(_ words: [String], _ place: Range<Int>) -> Bool {
    place.lowerBound > 3 && place.upperBound == words.count
      && words[place.lowerBound - 2] == "never"
      && ["from", "with", "by", "through", "using"].contains(words[place.lowerBound - 1])
  }

  /// "There is no scrolling anywhere", "No modals."
  private func isMissing(_ before: ArraySlice<String>, _ after: ArraySlice<String>) -> Bool {
    var before = before
    // "no hay gestos"
    if before.last == "hay", before.count > 1 { before.removeLast() }
    guard let last = before.last, DenialWords.none.contains(last), ends(after) else { return false }
    return before.dropLast().allSatisfy(DenialWords.leads.contains)
  }

  /// "Placeholder text is not used."
  private func isUnused(_ before: ArraySlice<String>, _ after: ArraySlice<String>) -> Bool {
    guard before.allSatisfy(DenialWords.articles.contains) else { return false }
    let text = after.joined(separator: " ")
    return DenialWords.refusals.contains {
      text.hasPrefix($0) && ends(after.dropFirst($0.split(separator: " ").count))
    }
  }

  /// "Nothing on the board blinks or flashes."
  private func isStill(_ before: ArraySlice<String>, _ place: Int, _ words: [String]) -> Bool {
    guard let first = words.first, DenialWords.nothing.contains(first), place <= 7 else {
      return false
    }
    return words[place].hasSuffix("s") || words[place].hasSuffix("t")
      || before.last.map { $0 == "is" || $0 == "to" } == true
      || before.count > 1 && before.suffix(2) == ["has", "a"]
  }

  private func isPlain(_ word: String?) -> Bool {
    word.map { DenialWords.articles.contains($0) || DenialWords.verbs.contains($0) } ?? false
  }

  /// Whether what follows adds no kind, place or condition.
  private func ends(_ words: ArraySlice<String>) -> Bool {
    words.allSatisfy { word in
      DenialWords.endings.contains(word)
        || DenialWords.parts.contains { $0.place(in: [word]) != nil }
    }
  }

  private func isGeneral(_ section: Int) -> Bool {
    section > 0
      && Names.hasWord(document.title(ofSection: section), in: DenialWords.generals)
  }

  // MARK: Uses

  private func conflict(
    _ denial: Passage, _ part: DenialWords.Part, _ named: [Passage]
  ) -> FactConflict? {
    let uses = named.filter { isUse($0, of: part, denial) }
    guard let use = uses.first, uses.count <= 6 else { return nil }
    return FactConflict(
      subject: part.name, property: "use",
      statements: Passage.statements(denial, use, in: document),
      reason: "the one sentence rules it out everywhere, the other uses it", isTold: true)
  }

  private func isUse(
    _ passage: Passage, of part: DenialWords.Part, _ denial: Passage
  ) -> Bool {
    guard passage.node != denial.node, passage.range != denial.range, !isHeader(passage.node),
      !isBeside(passage, denial),
      part.place(in: Names.words(passage.text)) != nil,
      !isDenied(passage), !passage.text.contains("?"), !passage.text.contains("/"),
      reader.limits(denial).isSubset(of: reader.limits(passage))
    else { return false }
    let titles = document.path(ofSection: passage.section).filter { $0 > 0 }
      .map { document.title(ofSection: $0) }
    return !titles.contains { Names.hasWord($0, in: DenialWords.others) }
  }

  /// Whether a cell is one of a header, which names a property and uses nothing.
  private func isHeader(_ node: Int) -> Bool {
    let row = Int(document.nodes[node].parent)
    return row >= 0 && document.nodes[row].kind == .tableRow && document.nodes[row].level == 1
  }

  /// Whether two cells of one row name a thing and rule it out.
  private func isBeside(_ passage: Passage, _ denial: Passage) -> Bool {
    document.nodes[passage.node].kind == .tableCell
      && document.nodes[passage.node].parent == document.nodes[denial.node].parent
  }

  /// Whether a passage says that it does not use what it names; what the interface says itself does not count.
  private func isDenied(_ passage: Passage) -> Bool {
    let own = passage.tokens[passage.place].lazy.filter { !$0.isQuoted }.map(\.text)
      .joined(separator: " ")
    let text = " \(passage.label) | \(passage.header) | \(own) "
    return DenialWords.negations.contains(where: text.contains)
      || DenialWords.marks.contains(where: passage.whole.contains)
      || quotesRule(passage.whole)
  }

  private static let rules: Lexicon = [
    "rule", "rules", "policy", "principle", "regel", "regeln", "règle", "regla", "regra", "regola",
    "aturan", "prinzip", "principe",
  ]

  /// "the "no shadow" rule still holds": what a rule forbids is quoted, and upheld.
  private func quotesRule(_ text: String) -> Bool {
    let pieces = text.split(omittingEmptySubsequences: false) { "\"“”„«»".contains($0) }
    return zip(pieces, pieces.dropFirst()).contains { quoted, rest in
      let start = quoted.prefix(8).lowercased()
      return ["no ", "no-", "kein", "sans ", "sin ", "sem ", "geen "].contains(
        where: start.hasPrefix)
        && Names.words(String(rest.prefix(24))).prefix(2).contains(where: Self.rules.contains)
    }
  }
}
