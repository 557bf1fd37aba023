import SpecModel
import SpecSyntax
import SpecText

/// Reads screens that share one heading beside those with headings of their own: "S1–S3 — Questions" beside "S4 — Map".
///
/// The rows and the bold items below it that begin with such an id are a screen each; where there are none, the section
/// is one screen that all the ids mean.
struct RangedScreens {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the screens of all such headings.
  ///
  /// - Complexity: O(sections) where no screen has an id.
  func collect(into drafts: inout MachineDrafts) {
    var siblings: [Int: StateDraft] = [:]
    var taken: Set<String> = []
    for draft in drafts.states where draft.isScreen {
      guard let id = draft.aliases.first(where: { StateName.isID($0.text) }) else { continue }
      taken.insert(id.text)
      if siblings[draft.parentSection] == nil { siblings[draft.parentSection] = draft }
    }
    guard !siblings.isEmpty else { return }
    for section in document.sections.indices.dropFirst() where mayBeRange(section) {
      guard let sibling = siblings[max(0, Int(document.sections[section].parent))] else { continue }
      if let pairs = NameRange.pairs(in: document.title(ofSection: section)) {
        add(pairs, section, beside: sibling, &taken, to: &drafts)
        continue
      }
      guard
        let range = NameRange.lead(of: document.title(ofSection: section))
      else { continue }
      let free = range.ids.filter { !taken.contains($0) }
      let members = members(of: section, free)
      taken.formUnion(free)
      if members.isEmpty {
        drafts.states += whole(section, range.rest, free, beside: sibling).map { [$0] } ?? []
      }
      drafts.states += members.map { member in
        let origin = context.origin(plain: member.text)
        var draft = StateDraft(name: member.name, origin: origin, screen: sibling.screen)
        draft.parentSection = sibling.parentSection
        draft.isScreen = true
        if member.name != member.id { draft.aliases = [LocatedText(member.id, origin)] }
        return draft
      }
    }
  }

  /// Adds the screens of "S-01 / S-02 Search / Hits".
  private func add(
    _ pairs: [(id: String, name: String)], _ section: Int, beside sibling: StateDraft,
    _ taken: inout Set<String>, to drafts: inout MachineDrafts
  ) {
    let heading = Int(document.sections[section].heading)
    let origin = document.origin(document.nodes[heading].range)
    for (id, name) in pairs where taken.insert(id).inserted {
      var draft = StateDraft(name: name, origin: origin, screen: sibling.screen)
      draft.parentSection = sibling.parentSection
      draft.isScreen = true
      draft.aliases = [LocatedText(id, origin)]
      drafts.states.append(draft)
    }
  }

  /// Whether a heading may begin with a range: a capital, and digits in the word.
  private func mayBeRange(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard (4...120).contains(text.count), ASCII.isUpper(document.plain[text.lowerBound]) else {
      return false
    }
    return document.plain[text].prefix(5).contains(where: ASCII.isDigit)
  }

  /// The section as a screen that all ids mean.
  private func whole(
    _ section: Int, _ title: String, _ ids: [String], beside sibling: StateDraft
  ) -> StateDraft? {
    let (name, qualifier) = StateName.splitQualifier(title)
    guard !ids.isEmpty, Names.wordCount(name) > 0 else { return nil }
    let heading = Int(document.sections[section].heading)
    let origin = document.origin(document.nodes[heading].range)
    var draft = StateDraft(
      name: name, qualifier: qualifier, origin: origin, screen: sibling.screen)
    draft.section = document.origin(document.range(ofSection: section))
    draft.parentSection = sibling.parentSection
    draft.isScreen = true
    draft.aliases = ids.map { LocatedText($0, origin) }
    return draft
  }

  private typealias Member = (id: String, name: String, text: Range<Int>)

  /// The rows and the items of a section that begin with one of some ids, each id once.
  private func members(of section: Int, _ ids: [String]) -> [Member] {
    var open = Set(ids)
    var result: [Member] = []
    for node in document.sections[section].ownNodes where document.nodes[Int(node)].kind == .table {
      for row in document.children(of: Int(node)).dropFirst() {
        // The ids stand in front, whichever column names the rows.
        let cells = document.children(of: row)
        guard cells.count > 1, open.remove(document.string(cells[0])) != nil else { continue }
        let name = Self.title(document.string(cells[1]))
        let id = document.string(cells[0])
        result.append((id, name ?? id, document.plainText(of: cells[0])))
      }
    }
    for line in context.lines(in: document.sections[section].ownNodes)
    where line.holder == .item && line.depth == 1 {
      guard
        let span = document.span(at: line.text.lowerBound, of: line.node, in: .strong),
        span.lowerBound == line.text.lowerBound, case let text = document.string(plain: span),
        let id = StateName.id(before: text + " "), open.remove(String(id)) != nil
      else { continue }
      let rest = text.dropFirst(id.count).drop { " -–—:·.".contains($0) }
      result.append((String(id), Self.title(String(rest)) ?? String(id), span))
    }
    return result
  }

  /// What a cell or the bold words behind an id call a screen.
  private static func title(_ text: String) -> String? {
    let name = ArrowSide.unwrapped(StateName.splitQualifier(text).name)
    guard (1...8).contains(Names.wordCount(name)), !Arrow.isIn(name) else { return nil }
    return name
  }
}
