import SpecModel
import SpecText

extension ArrowSide {
  /// Whether a text may name a step of a flow: a few words without stops or arrows that tell no act, the first with a
  /// capital where the script has them.
  static func namesStep(_ name: String) -> Bool {
    guard let first = name.first, first.isUppercase || first.utf8.first ?? 0 >= 0xE3 else {
      return false
    }
    return (1...4).contains(Names.wordCount(name)) && isName(name) && !Arrow.isIn(name)
      && !name.contains(where: { ",:;".contains($0) })
      && (FlowSteps.kind(of: name) != .action || TransitionWords.isTitledChoice(name))
  }

  /// "Checked in when the code is read": a declared name that goes on behind the first word that may open a remark, and
  /// before another that does.
  static func longer(than count: Int, _ words: [Substring], _ known: KnownStates) -> String? {
    guard !known.isEmpty, count > 0, count + 1 < words.count else { return nil }
    for end in count + 1..<min(words.count, count + 4)
    where TransitionWords.annotations.contains(words[end].lowercased()) {
      if let name = known.name(of: words[..<end].joined(separator: " ")) { return name }
    }
    return nil
  }
}
