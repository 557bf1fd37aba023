import SpecModel
import SpecSyntax
import SpecText

extension LoweringContext {
  /// Whether the heading of a section forbids all changes below it: "Forbidden moves".
  ///
  /// It does not where what stands below tells itself which of them are: with ticks beside crosses, by a label
  /// ("These must never happen:") or a sentence behind other changes.
  func forbidsChanges(section: Int) -> Bool {
    guard section > 0, case let heading = Int(document.sections[section].heading),
      NegativeCue.mayForbid(heading: document.plainText(of: heading), in: document.plain),
      document.forbids(section: section, titled: document.string(heading))
    else { return false }
    return !marksDenials(section: section)
  }

  /// Whether the lines of a section say of some changes that they are forbidden, behind others of which none says so.
  ///
  /// - Complexity: O(lines of the section); asked only below headings that forbid.
  private func marksDenials(section: Int) -> Bool {
    let tables = document.tables.filter { Int(document.nodes[$0].section) == section }
    var changes = 0
    for line in lines(in: document.sections[section].ownNodes) where line.holder != .heading {
      let text = document.string(plain: line.text)
      let hasArrow = ArrowGlyph.mayOccur(in: document.plain, line.text) && Arrow.isIn(text)
      if hasArrow {
        if TransitionWords.withoutTick(text) != text { return true }
        if NegativeCue.withoutSign(text) == nil, line.holder != .cell { changes += 1 }
        continue
      }
      guard line.holder != .cell, text.utf8.count <= 200 else { continue }
      let hasChanges =
        changes > 0 || tables.contains { $0 < line.node }
      let isLead = text.hasSuffix(":") || line.value.isEmpty && line.label != nil
      if hasChanges, denies(text, isLead: isLead) { return true }
    }
    return false
  }

  private func denies(_ text: String, isLead: Bool) -> Bool {
    if isLead || text.hasSuffix("：") {
      return NegativeCue.forbids(heading: text) || NegativeCue.forbids(label: text)
        || NegativeCue.deniesThem(text)
    }
    return NegativeSentence.mayDeny(text)
  }
}

extension Document {
  /// Whether the title of a section forbids the changes below it, by its words or beside a heading that allows others:
  /// "Rejected transitions" beside "Allowed transitions".
  func forbids(section: Int, titled title: String) -> Bool {
    NegativeCue.forbids(heading: title)
      || NegativeCue.refuses(heading: title) && isBesideAllowed(section)
  }

  /// Whether a heading beside that of a section tells which changes are allowed.
  ///
  /// - Complexity: O(sections); asked only below headings that refuse.
  private func isBesideAllowed(_ section: Int) -> Bool {
    let parent = sections[section].parent
    return sections.indices.contains { other in
      other != section && sections[other].parent == parent && sections[other].heading >= 0
        && NegativeCue.allows(self.title(ofSection: other))
    }
  }
}
