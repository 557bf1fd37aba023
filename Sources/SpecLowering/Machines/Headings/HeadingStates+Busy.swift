import SpecSyntax
import SpecText

extension HeadingStates {
  /// "Saving State", "Sharing State" over what a state is described by: when it holds, or what follows it.
  ///
  /// Without such lines the words name a task: how state is saved, or shared between parts.
  func busyState(of section: Int) -> StateName? {
    let title = StateName.withoutNumbering(document.title(ofSection: section))
    let words = title.split(separator: " ")
    guard words.count == 2, words[0].hasSuffix("ing"),
      StateVocabulary.verbs.contains(words[0].lowercased()),
      StateVocabulary.singulars.contains(words[1].lowercased())
    else { return nil }
    let isDescribed = context.lines(in: document.sections[section].ownNodes).contains { line in
      guard line.holder != .heading, let label = line.label, label.count <= 32 else { return false }
      let word = document.string(plain: label).lowercased()
      return StateVocabulary.conditionLabels.contains(word) || ArrowLine.isExitLabel(word)
    }
    return isDescribed ? StateName(bare: String(words[0]), qualifier: nil) : nil
  }
}
