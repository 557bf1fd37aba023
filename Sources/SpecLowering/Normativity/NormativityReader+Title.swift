import SpecModel
import SpecSyntax
import SpecText

/// Titles of documents that say that a document is no spec.
extension NormativityReader {
  /// The reason that the first heading gives for all below it: "# Changelog", unless a heading below is over a part of a
  /// spec, "## States", of a product or a screen with that name.
  func reason(ofDocument title: TitleMarks) -> Reason? {
    guard let reason = title.ofDocument ?? datedReason(title) else { return nil }
    let nodes = document.sections[1].nodes
    let isSpec = document.sections.dropFirst(2).contains { section in
      section.heading >= 0 && section.heading < nodes.upperBound
        && TitleMarks(bytes, text(of: Int(section.heading))).isOfSpec
    }
    return isSpec ? nil : reason
  }

  /// "# History", where a date or a version stands below.
  private func datedReason(_ title: TitleMarks) -> Reason? {
    guard let word = title.core.first, title.core.count == 1,
      NotNormativeWords.dated.contains(word.key), isDated(1)
    else { return nil }
    return .history
  }

  /// "Keep (保留)", "Trash (删除)", "Maybe (待定)": whether a title and all beside it, three at least, say their name again
  /// in another script.
  func isGloss(_ title: TitleMarks, _ section: Int) -> Bool {
    guard title.words.hasOtherScript, isNameAndGloss(title.range) else { return false }
    let parent = document.sections[section].parent
    let beside = document.sections.filter { $0.parent == parent && $0.heading >= 0 }
    return beside.count > 2 && beside.allSatisfy { isNameAndGloss(text(of: Int($0.heading))) }
  }

  /// A name in ASCII, and in brackets behind it up to eight signs of another script.
  private func isNameAndGloss(_ text: Range<Int>) -> Bool {
    guard let first = text.first, Bytes.isLetter(bytes[first]) || Bytes.isDigit(bytes[first]),
      let open = Bytes.find("(", in: text, of: bytes) ?? Bytes.find("（", in: text, of: bytes),
      (text.lowerBound..<open).allSatisfy({ bytes[$0] < 0x80 })
    else { return false }
    let inner = open + (bytes[open] == 0x28 ? 1 : 3)..<text.upperBound
    guard let close = Bytes.find(")", in: inner, of: bytes) ?? Bytes.find("）", in: inner, of: bytes)
    else { return false }
    return (3...24).contains(close - inner.lowerBound)
      && (inner.lowerBound..<close).allSatisfy { bytes[$0] >= 0x80 }
  }
}
