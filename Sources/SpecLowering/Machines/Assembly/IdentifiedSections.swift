import SpecModel
import SpecSyntax
import SpecText

/// Finds the sections that describe the states of a table by its ids: "### 2a — Between points" where a row has the
/// id "2a".
struct IdentifiedSections {
  private let document: Document

  init(_ context: LoweringContext) { document = context.document }

  /// Gives such states their sections; a state that a heading declared becomes the one of the row.
  func settle(_ drafts: inout MachineDrafts) {
    var rows: [String: Int] = [:]
    for (index, state) in drafts.states.enumerated() where state.section == nil {
      for alias in state.aliases where Self.isCode(alias.text) { rows[alias.text] = index }
    }
    guard !rows.isEmpty else { return }
    // "S01 Upload" beside a row "S01 | Start" where the other headings have the names of their rows.
    let told = drafts.states.count { state in
      state.section != nil
        && state.aliases.contains { Self.isCode($0.text) && rows[$0.text] == nil }
    }
    guard rows.count > 1 || told > 1 else { return }
    var known: [Int: Int] = [:]
    for (index, state) in drafts.states.enumerated() {
      if let section = state.section { known[Int(section.range.start)] = index }
    }
    let found = document.sections.indices.dropFirst().compactMap { section in
      row(of: section, rows).map { (section: section, row: $0.row, title: $0.title) }
    }
    guard found.count > 1 || !found.isEmpty && told > 1 else { return }
    var surplus: Set<Int> = []
    for (section, row, title) in found where drafts.states[row].section == nil {
      let range = document.range(ofSection: section)
      let heading = document.origin(
        document.nodes[Int(document.sections[section].heading)].range)
      if let other = known[Int(range.start)] {
        drafts.states[row].take(drafts.states[other])
        surplus.insert(other)
      }
      // The section tells more of the state than the row.
      drafts.states[row].origin = heading
      drafts.states[row].section = document.origin(range)
      drafts.states[row].aliases += title.map { LocatedText($0, heading) }
    }
    let around = Dictionary(grouping: found) { Int(document.sections[$0.section].parent) }
    for (section, children) in around where children.count > 1 {
      // "## Screen 2 — Line" only groups the states below it.
      surplus.formUnion(known[Int(document.range(ofSection: section).start)].map { [$0] } ?? [])
    }
    drafts.states = drafts.states.indices.filter { !surplus.contains($0) }.map { drafts.states[$0] }
  }

  /// The state whose id a heading begins with, and the heading's spellings of its name.
  private func row(of section: Int, _ rows: [String: Int]) -> (row: Int, title: [String])? {
    let text = document.plainText(of: Int(document.sections[section].heading))
    let code = document.plain[text].prefix { ASCII.isWord($0) || $0 == ASCII.hyphen }
    guard (2...6).contains(code.count), code.endIndex < text.upperBound,
      let row = rows[String(decoding: code, as: UTF8.self)]
    else { return nil }
    let title = document.title(ofSection: section)
    let name = StateName.trimmed(String(title.drop { !Self.separators.contains($0) }))
      .drop { Self.separators.contains($0) }
    // "S1–S3 — Questions" is over several.
    let first = String(name.prefix { !Self.separators.contains($0) })
    guard !name.isEmpty, !(StateName.isID(first) && Self.isCode(first)) else { return nil }
    return (row, [String(name), title])
  }

  private static let separators: Set<Character> = [" ", "—", "–", "-", ":", ".", ")", "|", "·"]

  /// "1a", "S3", "SCR-04": at most four letters before a number, and one behind it.
  static func isCode(_ text: String) -> Bool {
    var rest = text.utf8[...]
    guard (2...8).contains(rest.count), rest.last.map(ASCII.isWord) == true else { return false }
    let letters = rest.prefix(while: ASCII.isLetter)
    rest = rest.dropFirst(letters.count)
    if !letters.isEmpty, let mark = rest.first, [0x2D, 0x2E, 0x5F].contains(mark) {
      rest = rest.dropFirst()
    }
    let digits = rest.prefix(while: ASCII.isDigit)
    let suffix = rest.dropFirst(digits.count)
    return letters.count <= 4 && (1...3).contains(digits.count) && suffix.count <= 1
      && suffix.allSatisfy(ASCII.isLetter)
  }
}

extension StateDraft {
  /// Takes over what a heading says of the same state.
  fileprivate mutating func take(_ other: StateDraft) {
    entries += other.entries
    context = context ?? other.context
    (screen, parentSection, group) = (other.screen, other.parentSection, other.group)
    isInitial = isInitial || other.isInitial
    isScreen = other.isScreen
  }
}
