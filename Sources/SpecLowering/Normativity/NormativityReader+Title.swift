import SpecModel
import SpecSyntax

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
}
