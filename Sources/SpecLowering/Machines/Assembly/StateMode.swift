import SpecModel
import SpecText

/// Tells orthogonal modes (dark mode, text size, focus) from exclusive states.
enum StateMode {
  /// Whether the name of a state is that of a mode.
  static func isMode(_ draft: StateDraft) -> Bool {
    let words = Names.words(draft.name)
    return StateVocabulary.modes.contains(words)
      || StateVocabulary.modes.occur(in: words) { $0.count > 1 }
  }
}
