import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports numbered sections that are out of order.
public struct SectionNumbering: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "D107", name: "section-numbering",
    summary: "A numbered section does not follow the number before it.",
    category: .documentForm, defaultSeverity: .warning,
    explanation: """
      A number that is left out or given twice is what remains of a section that was moved or removed,
      and "see section 4" then names two places or none. Numbers of sections below one heading are
      compared ("2.", "Screen 3:", "M4.2"), where three of them are written alike. Dates and ranges are no
      numbers of sections, and series with more than two gaps are taken for identifiers. Sections "8.1" and
      "8.2" below section 2 were moved without their numbers. What a heading announces as a range ("M4.1 to
      M4.5") and steps drawn as "Step 1/3" are looked for too.
      """,
    examples: [
      .accepted("# A\n\n## 1. Home\n\nx\n\n## 2. Search\n\nx\n\n## 3. Profile\n\nx\n"),
      .flagged("# A\n\n## 1. Home\n\nx\n\n## 2. Search\n\nx\n\n## ⟦4. Profile⟧\n\nx\n"),
    ]
  )

  /// A heading with a number.
  struct Numbered {
    var section: Int
    /// What stands before the last number: "Screen ", "M4.".
    var prefix: String
    var number: Int
  }

  /// Makes the rule.
  public init() {}

  /// Compares the numbers of the sections below each heading.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    var series: [String: [Numbered]] = [:]
    var order: [String] = []
    for section in document.sections.indices where document.sections[section].heading >= 0 {
      guard let found = read(section, document) else { continue }
      let own = document.sections[section]
      let key = "\(own.parent) \(own.level) \(found.prefix)"
      if series[key] == nil { order.append(key) }
      series[key, default: []].append(found)
    }
    for key in order {
      guard let found = series[key], found.count >= 3,
        found[0].prefix.contains(where: { !$0.isWhitespace }) || areNumbers(found, document)
      else { continue }
      let slips = found.indices.dropFirst().filter { index in
        found[index].number != last(found[index - 1], document) + 1
      }
      guard slips.count <= 2, !isEven(found), !areCriteria(found, document) else { continue }
      for index in slips where !isSwapped(index, found) {
        guard context.isNormative(heading(found[index], document)),
          !isShared(index, found.map { ($0.prefix, $0.number) }),
          !isReference(found[index], series, document),
          !hasRange(between: found[index - 1].section, and: found[index].section, document)
        else { continue }
        diagnostics.append(slip(found[index], after: found[index - 1], document))
      }
    }
    diagnostics += order.compactMap { key in series[key].flatMap { stray($0, document) } }
    if let twice = twice(order.compactMap { series[$0] }, document) { diagnostics.append(twice) }
    checkAnnounced(context, into: &diagnostics)
  }

  /// Whether a section stands behind the one that it should stand before, which is said there: 1, 3, 2.
  private func isSwapped(_ index: Int, _ found: [Numbered]) -> Bool {
    guard index > 1 else { return false }
    let numbers = found[(index - 2)...index].map(\.number)
    return numbers[1] == numbers[0] + 2 && numbers[2] == numbers[0] + 1
      && found.count(where: { $0.number == numbers[1] }) == 1
  }

  /// What to say where all sections below one carry the number of another: "8.1" and "8.2" below "2. Light".
  private func stray(_ found: [Numbered], _ document: Document) -> Diagnostic? {
    let parent = Int(document.sections[found[0].section].parent)
    let digits = found[0].prefix.dropLast()
    guard found.count >= 2, found[0].prefix.last == ".", let number = Int(digits), parent >= 0,
      document.sections[parent].heading >= 0, let above = read(parent, document),
      above.prefix.isEmpty, above.number != number, !isAmongCriteria(found[0], document)
    else { return nil }
    return diagnostic(
      "section '\(number).\(found[0].number)' stands below section '\(above.number)'",
      at: document.origin(title(found[0], document)),
      label: "expected \(above.number).\(found[0].number)",
      related: [.init(document.origin(heading(above, document)), "the section above it")],
      help: "renumber the sections below it, or the one above them")
  }

  /// What to say where a section is numbered 1 and the series after it, one level above, begins with 1 again.
  private func twice(_ series: [[Numbered]], _ document: Document) -> Diagnostic? {
    func level(_ found: Numbered) -> UInt8 { document.sections[found.section].level }
    let plain = series.filter { $0[0].prefix.isEmpty && hasMarks($0, document) }
    for (alone, others) in zip(plain, plain.dropFirst()) {
      guard alone.count == 1, alone[0].number == 1, others.count >= 3, others[0].number == 1,
        level(others[0]) < level(alone[0]), document.sections[others[0].section].parent <= 0,
        document.sections[..<alone[0].section].allSatisfy({ $0.level < level(alone[0]) })
      else { continue }
      return slip(others[0], after: alone[0], document)
    }
    return nil
  }

  private static let standards: Lexicon = [
    "wcag", "criteria", "criterion", "guidelines", "iso", "en",
  ]

  /// Whether the numbers are those of a standard, of which a document shows some: "1.4.11" below "WCAG 2.2".
  private func areCriteria(_ found: [Numbered], _ document: Document) -> Bool {
    found[0].prefix.utf8.count(where: { $0 == ASCII.dot }) >= 2
      && isAmongCriteria(found[0], document) || areGuidelines(found.map(\.section), document)
  }

  private func isAmongCriteria(_ found: Numbered, _ document: Document) -> Bool {
    document.path(ofSection: found.section).contains {
      Names.hasWord(document.title(ofSection: $0), in: Self.standards)
    }
  }

  /// Whether all numbers are equally far apart: 3, 2, 1 or sizes such as 8, 16, 24.
  private func isEven(_ found: [Numbered]) -> Bool {
    let steps = Set(zip(found, found.dropFirst()).map { $1.number - $0.number })
    return steps.count == 1
  }

  /// Whether bare numbers count sections and not things: "1 Column", "2 Columns", "4 Columns" are no series.
  private func areNumbers(_ found: [Numbered], _ document: Document) -> Bool {
    let words = found.map { own -> String in
      let title = document.title(ofSection: own.section).drop { !$0.isLetter }
      return String(title.prefix { $0.isLetter }.prefix(4)).lowercased()
    }
    return hasMarks(found, document) || found[0].number <= 1 && Set(words).count == words.count
  }

  /// Whether a mark stands behind the first number: "1. Home".
  private func hasMarks(_ found: [Numbered], _ document: Document) -> Bool {
    let rest = document.title(ofSection: found[0].section).drop { !$0.isNumber }.drop {
      $0.isNumber
    }
    return rest.first.map { $0 != " " } == true
      || rest.dropFirst().first.map { !$0.isLetter } == true
  }

  /// Names of series that others number, and of which a document shows some.
  private static let series: Lexicon = [
    "frame", "level", "figure", "ticket", "issue", "page", "slide", "version", "sprint", "week",
    "day",
    "wcag", "heuristic", "rule", "pr",
  ]

  private func heading(_ found: Numbered, _ document: Document) -> SourceRange {
    document.nodes[Int(document.sections[found.section].heading)].range
  }

  /// Where the text of a heading stands.
  private func title(_ found: Numbered, _ document: Document) -> SourceRange {
    let text = document.plainText(of: Int(document.sections[found.section].heading))
    return text.isEmpty ? heading(found, document) : document.sourceRange(plain: text)
  }

  private func slip(
    _ found: Numbered, after before: Numbered, _ document: Document
  ) -> Diagnostic {
    let name = "\(found.prefix)\(found.number)"
    let message =
      found.number == before.number
      ? "two sections are numbered '\(name)'"
      : "section '\(name)' follows '\(before.prefix)\(before.number)'"
    return diagnostic(
      message, at: document.origin(title(found, document)),
      label: "expected \(before.prefix)\(before.number + 1)",
      related: [.init(document.origin(heading(before, document)), "the section before it")],
      help: "renumber the sections, or write the one that is missing")
  }

  /// "2. Search", "2) Search", "Screen 3: Search", "M4.2 — Search"
  private func read(_ section: Int, _ document: Document) -> Numbered? {
    let title = ContiguousArray(document.title(ofSection: section).utf8)
    guard title.count <= 200, let start = title.firstIndex(where: ASCII.isDigit), start <= 24
    else { return nil }
    // "🎨 1. Colours": a picture before the number is no part of it.
    let isPicture =
      (title[0] == 0xF0 || title[0] == 0xE2)
      && title[..<start].allSatisfy { $0 >= 0x80 || $0 == 0x20 }
    let lead = title[(isPicture ? start : 0)..<start]
    guard !Names.hasWord(String(decoding: lead, as: UTF8.self), in: Self.series) else { return nil }
    // A word and a blank ("Screen "), capitals ("M"), or nothing.
    let isWord =
      lead.last == ASCII.space && lead.dropLast().allSatisfy { ASCII.isLetter($0) || $0 >= 0x80 }
      && lead.count > 2
    guard lead.isEmpty || isWord || lead.count <= 3 && lead.allSatisfy(ASCII.isUpper) else {
      return nil
    }
    var end = start
    var last = start
    while end < title.count, ASCII.isDigit(title[end]) || isDot(title, end) {
      if title[end] == 0x2E { last = end + 1 }
      end += 1
    }
    guard end - last <= 2, end < title.count, !hasLetter(title, end),
      ends(title, end, lead.isEmpty) || lead.isEmpty && isPlain(title, end),
      let number = Int(String(decoding: title[last..<end], as: UTF8.self))
    else { return nil }
    return Numbered(
      section: section, prefix: String(decoding: title[lead.startIndex..<last], as: UTF8.self),
      number: number)
  }

  /// Whether a blank and a word in capitals, or of a script without small letters, follow a number: "2.1 Button".
  private func isPlain(_ title: ContiguousArray<UInt8>, _ at: Int) -> Bool {
    at + 2 < title.count && title[at] == ASCII.space
      && (ASCII.isUpper(title[at + 1]) || title[at + 1] >= 0xC3 && title[at + 1] != 0xE2)
  }

  /// "3.2.1.a Families": the letter is the last part of the number.
  private func hasLetter(_ title: ContiguousArray<UInt8>, _ at: Int) -> Bool {
    at + 2 < title.count && title[at] == ASCII.dot && ASCII.isLetter(title[at + 1])
      && !ASCII.isWord(title[at + 2])
  }

  /// A full stop between digits: "4.2".
  private func isDot(_ title: ContiguousArray<UInt8>, _ at: Int) -> Bool {
    title[at] == 0x2E && at + 1 < title.count && ASCII.isDigit(title[at + 1])
  }

  /// Whether what follows a number ends it: a full stop, a parenthesis, a colon or a dash, and behind it no other number.
  private func ends(_ title: ContiguousArray<UInt8>, _ at: Int, _ isBare: Bool) -> Bool {
    var next = at
    while next < title.count, title[next] == ASCII.space { next += 1 }
    guard next < title.count else { return false }
    let mark = title[next]
    let isMark = mark == 0x2E || mark == 0x29 || mark == ASCII.colon
    // "4 — Search", but not "4-6" and not "4–6".
    let isDash = next > at && (mark == ASCII.hyphen || mark == 0xE2)
    guard isMark && next == at || isDash || !isBare && isMark else { return false }
    var rest = next + 1
    if mark == 0xE2 { rest += 2 }
    while rest < title.count, title[rest] == ASCII.space { rest += 1 }
    return rest < title.count && (isMark && rest > next + 1 || !ASCII.isDigit(title[rest]))
  }
}
