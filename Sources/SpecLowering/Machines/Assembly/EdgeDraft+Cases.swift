import SpecModel
import SpecText

extension EdgeDraft {
  /// The change with what triggers it; where that is a case of an act that stands above it, the act triggers it.
  func triggered(
    by words: String, inCaseOf act: String?, _ origin: Origin
  ) -> EdgeDraft {
    guard let act, TransitionTrees.isCase(words) else { return triggered(by: words, origin) }
    var answer = triggered(by: act, origin)
    answer.limit(to: words, origin)
    return answer
  }
}
