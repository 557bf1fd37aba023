import SpecModel
public import SpecSyntax
public import SpecText

/// A reference by number, "see section 7", to a section that a numbered document does not have.
public struct SectionReference: Sendable, Hashable {
  /// The number as it is written: "7", "4.3".
  public var number: String
  /// The word and the number.
  public var range: SourceRange
  /// The number of the last section of the same level.
  public var count: String
  /// The heading of the last of them.
  public var last: Origin

  private static let words: [StaticString] = [
    "section ", "Section ", "chapter ", "Abschnitt ", "§ ", "§", "Kapitel ", "chapitre ",
    "capítulo ",
    "第",
  ]

  /// "第 9 章": the number between the words for a chapter, with where it ends.
  private static func chapter(
    at start: Int, _ limit: Int, _ document: Document
  ) -> (Int, Int)? {
    var offset = start
    while offset < limit, document.plain[offset] == ASCII.space { offset += 1 }
    guard let (number, end) = number(at: offset, limit, document) else { return nil }
    offset = end
    while offset < limit, document.plain[offset] == ASCII.space { offset += 1 }
    return ["章", "節", "节"].contains { ASCII.starts(document.plain, at: offset, with: $0) }
      ? (number, offset + 3) : nil
  }

  /// The references beyond the last number, where the sections of one level are numbered without gaps.
  ///
  /// - Complexity: O(sections), and O(text) where they are numbered and such a word occurs.
  public static func missing(in document: Document) -> [SectionReference] {
    let known = words.filter { document.mentions($0) }
    guard !known.isEmpty else { return [] }
    let parts = parts(of: document)
    let whole = numbering(document)
    guard whole != nil || !parts.isEmpty else { return [] }
    var result: [SectionReference] = []
    for word in known {
      for leaf in document.leaves(with: word) where isText(document.nodes[leaf].kind) {
        var rest = document.plainText(of: leaf)
        while let found = ASCII.find(word, in: document.plain, rest) {
          rest = found + word.utf8CodeUnitCount..<rest.upperBound
          // "第" is E7 AC AC.
          if document.plain[found] == 0xE7 {
            guard let (count, last) = whole,
              let (number, end) = chapter(at: rest.lowerBound, rest.upperBound, document),
              number > count, !document.links.contains(where: { Int($0.node) == leaf })
            else { continue }
            result.append(
              SectionReference(
                number: "\(number)", range: document.sourceRange(plain: found..<end),
                count: "\(count)", last: last))
            continue
          }
          guard let (number, end) = number(at: rest.lowerBound, rest.upperBound, document) else {
            continue
          }
          if let (part, stop) = part(behind: end, rest.upperBound, document) {
            guard let last = parts[number], part > last.count,
              isOwn(found, stop, leaf, document)
            else { continue }
            result.append(
              SectionReference(
                number: "\(number).\(part)", range: document.sourceRange(plain: found..<stop),
                count: "\(number).\(last.count)", last: last.origin))
            continue
          }
          guard let (count, last) = whole, number > count, isOwn(found, end, leaf, document),
            !isOfFile(number, document)
          else { continue }
          result.append(
            SectionReference(
              number: "\(number)", range: document.sourceRange(plain: found..<end),
              count: "\(count)", last: last))
        }
      }
    }
    return result.sorted { $0.range.start < $1.range.start }
  }

  /// The number behind a full stop: the 3 of "4.3", and where it ends.
  private static func part(
    behind end: Int, _ limit: Int, _ document: Document
  ) -> (Int, Int)? {
    guard end + 1 < limit, document.plain[end] == 0x2E else { return nil }
    return number(at: end + 1, limit, document)
  }

  /// The last of the parts "4.1", "4.2" that sections have as headings, where none is left out.
  private static func parts(of document: Document) -> [Int: (count: Int, origin: Origin)] {
    var result: [Int: (count: Int, origin: Origin)] = [:]
    var broken: Set<Int> = []
    for section in document.sections where section.heading >= 0 {
      let text = document.plainText(of: Int(section.heading))
      guard let (number, end) = number(at: text.lowerBound, text.upperBound, document),
        let (part, stop) = part(behind: end, text.upperBound, document),
        stop < text.upperBound, !ASCII.isWord(document.plain[stop])
      else { continue }
      // "4.2.1" lies inside of 4.2.
      if self.part(behind: stop, text.upperBound, document) != nil { continue }
      if part != (result[number]?.count ?? 0) + 1 { broken.insert(number) }
      result[number] = (
        part, document.origin(document.firstLine(of: document.nodes[Int(section.heading)].range))
      )
    }
    for number in broken { result[number] = nil }
    return result
  }

  private static func isText(_ kind: Document.NodeKind) -> Bool {
    kind == .paragraph || kind == .tableCell
  }

  /// The count of the sections of the first numbered level, and the heading of the last one.
  private static func numbering(_ document: Document) -> (Int, Origin)? {
    var level: UInt8?
    var count = 0
    var last = 0
    for section in document.sections where section.heading >= 0 {
      // "# 1. Ticket machine" numbers the title along with the sections below it: "## 2. Targets".
      let isBelowTitle = level == 1 && count == 1 && section.level == 2
      if let level, section.level != level, !isBelowTitle { continue }
      let text = document.plainText(of: Int(section.heading))
      guard let (number, end) = number(at: text.lowerBound, text.upperBound, document),
        end < text.upperBound,
        document.plain[end] == 0x2E || document.plain[end] == 0x20
          || document.plain[end] == 0x29
      else { continue }
      // Where a number is left out or stands twice, a reference may mean anything.
      guard number == count + 1 || level == nil && number == 0 else { return nil }
      level = section.level
      count = number
      last = Int(section.heading)
    }
    guard count >= 3 || count == 2 && !parts(of: document).isEmpty else { return nil }
    return (count, document.origin(document.firstLine(of: document.nodes[last].range)))
  }

  /// A number of one or two digits that begins at an offset, and its end.
  private static func number(
    at start: Int, _ end: Int, _ document: Document
  ) -> (Int, Int)? {
    var stop = start
    while stop < end, ASCII.isDigit(document.plain[stop]) { stop += 1 }
    guard stop > start, stop - start <= 2 else { return nil }
    return Int(document.string(plain: start..<stop)).map { ($0, stop) }
  }

  /// Whether the document elsewhere names a file whose section of that number it means: "`orders.md` §13".
  private static func isOfFile(_ number: Int, _ document: Document) -> Bool {
    let bytes = document.source.bytes
    var rest = 0..<bytes.count
    while let found = ASCII.find(".md", in: bytes, rest) {
      var offset = found + 3
      rest = offset..<bytes.count
      if offset < bytes.count, bytes[offset] == ASCII.backtick { offset += 1 }
      guard ASCII.starts(bytes, at: offset, with: " §") else { continue }
      offset += 3
      if offset < bytes.count, bytes[offset] == ASCII.space { offset += 1 }
      let digits = bytes[offset...].prefix(while: ASCII.isDigit)
      if digits.elementsEqual(String(number).utf8) { return true }
    }
    return false
  }

  private static let leads: Lexicon = [
    "see", "in", "of", "per", "under", "siehe", "to", "from", "by", "with", "voir", "nach", "im",
    "aus", "du", "au", "le", "del", "en", "el", "no", "do",
  ]
  private static let others: Lexicon = ["of", "in", "from", "des", "der", "del"]

  /// Whether the reference is one to this document: no link, no part of a law or a standard, none of another document.
  private static func isOwn(_ start: Int, _ end: Int, _ leaf: Int, _ document: Document) -> Bool {
    let line = document.line(around: start, in: leaf)
    guard document.span(at: start, of: leaf, in: [.link, .code, .strikethrough]) == nil,
      !document.links.contains(where: { Int($0.node) == leaf })
    else { return false }
    // "… is laid down in", and the reference begins the next line.
    let lead =
      line.lowerBound == start
      ? max(document.plainText(of: leaf).lowerBound, start - 40) : line.lowerBound
    let before = Names.words(document.string(plain: lead..<start))
    let after = document.string(plain: end..<line.upperBound)
    let isLed =
      before.last.map(leads.contains) == true
      || isSign(start, document) && isLedWide(start, document)
    // "section 8 of the guide", "section 10.2"
    let goesOn = Names.firstWord(after).map { others.contains($0) && after.hasPrefix(" ") } == true
    let hasPart =
      after.utf8.first == 0x2E && after.utf8.dropFirst().first.map(ASCII.isDigit) == true
    return isLed && !goesOn && !hasPart && !isLaw(after, start, document)
      && document.links.allSatisfy { Int($0.node) != leaf }
      && !Names.hasWord(document.string(plain: line), in: standards)
      && !isOfChange(line, leaf, document)
  }

  /// Words behind the number of a law that lead to a part of it: "§ 12 Nr. 3".
  private static let lawParts: Lexicon = [
    "abs", "absatz", "nr", "nummer", "satz", "ziff", "ziffer", "lit", "buchst", "hs", "alt",
    "al", "alinéa", "párr", "odst",
  ]

  /// Whether a sign stands before the number of a law: a part of it follows, or the letters for its name, "§ 7 UWG".
  private static func isLaw(_ after: String, _ start: Int, _ document: Document) -> Bool {
    guard isSign(start, document), after.hasPrefix(" ") else { return false }
    let next = after.dropFirst().prefix { $0.isLetter }
    return lawParts.contains(next.lowercased())
      || (3...8).contains(next.utf8.count) && next.last?.isUppercase == true
        && next.first?.isUppercase == true
  }

  private static let wideLeads = ["见", "見", "参照", "参见", "參見", "参考", "如", "详见", "詳見", "참조"]

  /// "§" is C2 A7.
  private static func isSign(_ start: Int, _ document: Document) -> Bool {
    document.plain[start] == 0xC2
  }

  /// Whether a parenthesis, or a word for "see" in a script without blanks, stands right before a sign.
  private static func isLedWide(_ start: Int, _ document: Document) -> Bool {
    let before = document.string(plain: max(0, start - 12)..<start)
    let last = before.reversed().drop { $0 == " " }
    return last.first == "(" || last.first == "（"
      || wideLeads.contains { String(last.reversed()).hasSuffix($0) }
  }

  private static let standards: Lexicon = [
    "wcag", "iso", "en", "ada", "act", "gdpr", "rfc", "pdf", "ico", "section508", "brief",
    "guidelines", "handbook", "papers", "paper's", "thesis", "document", "prd", "spec", "md",
    "appendix", "bitv", "law",
  ]
}
