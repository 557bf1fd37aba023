import SpecModel
import SpecSyntax
import SpecText

/// Times that a sentence weighs against others, and places on a clock.
extension FactReader {
  private static let judgements = WordKey.set(
    "feels", "feel", "felt", "seems", "seem", "looks", "look", "reads", "read", "sounds")
  private static let would = WordKey("would")
  private static let than = WordKey("than")

  /// "A 180ms select feels more responsive than a 400ms one", "a 300ms loop would read as flashing": what would be, or
  /// how times compare, sets none of them.
  func isJudged(_ measure: Measure, _ line: TextLine) -> Bool {
    if isDisliked(measure, line) || isUnclaimed(measure, line) { return true }
    guard line.holder == .paragraph || line.holder == .item, measure.bound == .none,
      measure.isSingle,
      // "A delay (e.g., 300ms) would feel sluggish"
      hasArticle(before: measure.range.lowerBound, line)
        || open(before: measure.range.lowerBound, in: line.text).map(hasLead) == true
    else { return false }
    let node = textRange(line.node)
    let behind = Words.all(
      bytes, measure.range.upperBound..<min(node.upperBound, measure.range.upperBound + 90))
    // The noun of the time, its verb, and what follows.
    let near = behind.prefix(4)
    if let verb = near.firstIndex(where: { $0.key == Self.would }) {
      // "…would hide on swipe; the text looks dimmed": the next clause judges no time.
      let start = behind[verb].range.upperBound
      let end = (start..<node.upperBound).first {
        Self.stops.contains(bytes[$0]) && ($0 + 1 >= node.upperBound || bytes[$0 + 1] <= 0x20)
      }
      return behind[verb...].prefix(9).contains {
        $0.range.upperBound <= end ?? node.upperBound && Self.judgements.contains($0.key)
      }
    }
    if near.contains(where: { Self.judgements.contains($0.key) }),
      let than = behind.prefix(9).first(where: { $0.key == Self.than }),
      isTime(behind: than.range.upperBound, until: node.upperBound)
    {
      return true
    }
    let before = Words.all(
      bytes, max(node.lowerBound, measure.range.lowerBound - 90)..<measure.range.lowerBound)
    return before.suffix(2).first?.key == Self.than
      && before.suffix(8).contains { Self.judgements.contains($0.key) }
  }

  private static let stops: [UInt8] = [0x2E, 0x3B, 0x3A, 0x2C]
  private static let ones = WordKey.set("a", "an")
  private static let units = WordKey.set(
    "ms", "s", "sec", "secs", "second", "seconds", "millisecond", "milliseconds")

  /// Whether a time follows, behind an article: "than a 400ms one".
  private func isTime(behind start: Int, until end: Int) -> Bool {
    let words = bytes[start..<min(end, start + 24)].prefix { $0 != 0x2E && $0 != 0x2C }
    guard let digit = words.firstIndex(where: Bytes.isDigit),
      Words.all(bytes, start..<digit).allSatisfy({ Self.ones.contains($0.key) })
    else { return false }
    let unit = words[digit...].drop { !Bytes.isLetter($0) }
    let letters = unit.prefix(while: Bytes.isLetter)
    return Self.units.contains(WordKey(bytes, letters.startIndex..<letters.endIndex))
  }

  private func hasArticle(before offset: Int, _ line: TextLine) -> Bool {
    let node = textRange(line.node)
    var end = offset
    while end > node.lowerBound, bytes[end - 1] <= 0x20 { end -= 1 }
    var start = end
    while start > node.lowerBound, Bytes.isLetter(bytes[start - 1]) { start -= 1 }
    return end > start && Self.ones.contains(WordKey(bytes, start..<end))
  }

  private static let verdicts: [StaticString] = [
    " is a defect", " are defects", " is a bug", " are bugs", " is forbidden", " are forbidden",
    " is not allowed", " are not allowed", " is prohibited", " are prohibited", " is banned",
    " are banned", " ist ein fehler", " sind fehler", " ist verboten", " sind verboten",
    " ist nicht erlaubt", " sind nicht erlaubt",
    " ist unzulässig", " sind unzulässig", " est interdit", " sont interdit", " está prohibid",
    " están prohibid", " é proibid", " são proibid", " è vietat", " sono vietat", " is verboden",
    " zijn verboden", " dilarang", " tidak diperbolehkan", "は禁止", "は不可", "は使わない", "은 금지", "는 금지",
  ]
  /// Verdicts that close their sentence: "is an error shown?" is none.
  private static let lastVerdicts: [StaticString] = [
    " is an error", " are errors", " ist ein fehler", " sind fehler", " est un défaut",
    " est une erreur", " sont des erreurs", " es un error", " é um erro", " è un errore",
    " is fout", "は誤り",
  ]
  /// Words before a time that say since when or how long something else is ruled out: "Undo after 10 s is not allowed".
  private static let spans = WordKey.set(
    "after", "for", "within", "during", "every", "nach", "für", "während", "après", "pendant",
    "tras", "después", "durante", "após", "depois", "dopo", "per", "na", "voor", "gedurende",
    "setelah", "selama", "window", "first", "ersten")

  /// "An offset of 700ms or 850ms is a defect": whether what stands behind a time, or behind those listed with it,
  /// rules it out.
  func isRuledOut(_ measure: Measure, _ line: TextLine) -> Bool {
    guard line.holder == .paragraph || line.holder == .item, !isSpan(measure, line) else {
      return false
    }
    var end = measure.range.upperBound
    let limit = min(line.text.upperBound, end + 60)
    // The numbers of a list go on with the first.
    while end < limit {
      if bytes[end] == 0x20 || bytes[end] >= 0x80,
        Self.verdicts.contains(where: {
          Bytes.matches($0, at: end, end: line.text.upperBound, in: bytes)
        }) || Self.lastVerdicts.contains(where: { closes($0, at: end, line) })
      {
        return true
      }
      let isListed =
        Bytes.isDigit(bytes[end]) || bytes[end] == 0x2C || bytes[end] == 0x2E
        || bytes[end] == 0x20
      if isListed {
        end += 1
      } else if Bytes.isLetter(bytes[end]), let word = word(after: end, in: line.text),
        Self.joiners.contains(word) || (UnitTable.words[word].map { $0.time != .none } ?? false)
      {
        while end < limit, Bytes.isLetter(bytes[end]) { end += 1 }
      } else {
        return false
      }
    }
    return false
  }

  /// Whether a verdict stands at a place and ends the sentence.
  private func closes(_ verdict: StaticString, at offset: Int, _ line: TextLine) -> Bool {
    let limit = line.text.upperBound
    guard Bytes.matches(verdict, at: offset, end: limit, in: bytes) else { return false }
    let end = offset + verdict.utf8CodeUnitCount
    return end >= limit || bytes[end] == 0x2E || bytes[end] >= 0xE3
  }

  private func isSpan(_ measure: Measure, _ line: TextLine) -> Bool {
    let start = max(line.text.lowerBound, measure.range.lowerBound - 32)
    return Words.all(bytes, start..<measure.range.lowerBound).suffix(2)
      .contains { Self.spans.contains($0.key) }
  }

  private static let joiners = WordKey.set("or", "and", "oder", "und", "ou", "et", "o", "y", "e")

  private static let reached: [StaticString] = [
    "도달", "가 되", "이 되", "에 도달", "になる", "になった", "になると", "に達", "到达", "到達",
  ]

  /// "先頭（0秒）", "0초 도달": where something begins or what a clock shows in the end.
  func isZeroInSigns(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.high == 0, line.holder == .paragraph || line.holder == .item,
      bytes[measure.range.upperBound - 1] >= 0x80
    else { return false }
    let end = Bytes.trim(measure.range.upperBound..<line.text.upperBound, in: bytes).lowerBound
    let isInBrackets =
      Bytes.matches("）", at: end, end: line.text.upperBound, in: bytes)
      && Bytes.matches(
        "（", at: measure.range.lowerBound - 3, end: measure.range.lowerBound, in: bytes)
    return isInBrackets
      || Self.reached.contains {
        Bytes.matches($0, at: end, end: line.text.upperBound, in: bytes)
      }
  }

  /// "accuracy: ±15 minutes": by how much something long may differ.
  func isTolerance(_ measure: Measure, _ line: TextLine) -> Bool {
    (measure.time == .minutes || measure.time == .hours)
      && Bytes.matches(
        "±", at: measure.range.lowerBound - 2, end: measure.range.lowerBound, in: bytes)
  }

  /// A bare number in a column "Duration" beside a column whose header gives its unit: "t (ms) | Event | Duration".
  func unitBeside(_ line: TextLine, _ header: Range<Int>) -> Measure.TimeUnit? {
    guard isDurationHeader(header) else { return nil }
    let document = context.document
    let row = Int(document.nodes[line.node].parent)
    let table = Int(document.nodes[row].parent)
    for title in document.children(of: table + 1) {
      let text = Bytes.trim(textRange(title), in: bytes)
      guard text.count <= 24, text != header else { continue }
      if let unit = headerUnit(text) { return unit }
    }
    return nil
  }
}
