import SpecModel
import SpecText

/// Titles over lists of screens that also tell the release or the number of them.
extension BareHeadings {
  /// The words of a title without what tells a release, a number or a remark beside them: "MVP Screens", "Écrans du MVP",
  /// "Phase 1 screens", "Screens (5)"; `nil` where it tells nothing of that kind.
  static func wordsWithoutRelease(_ title: String) -> [String]? {
    let split = StateName.splitQualifier(StateName.withoutNumbering(title))
    if let qualifier = split.qualifier, !isRemark(qualifier) { return nil }
    let words = Names.words(split.name)
    guard words.count < 8 else { return nil }
    var result: [String] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if numbered.contains(word) {
        // "Phase 1": the noun alone is no release.
        guard index < words.count, isOrdinal(words[index]) else { return nil }
        index += 1
      } else if !isRelease(word) {
        result.append(word)
        continue
      }
      if let last = result.last, releaseJoiners.contains(last) { result.removeLast() }
    }
    return result.count < words.count || split.qualifier != nil ? result : nil
  }

  /// "(mobile)", "(5)", "（MVP）": a remark on the screens, not on what is told about them or that they are none.
  private static func isRemark(_ qualifier: String) -> Bool {
    let words = Names.words(qualifier)
    return words.count <= 6
      && !words.contains {
        StateVocabulary.plurals.contains($0) || denials.contains($0)
          || StateWords.sides.contains($0) && !TransitionWords.sizes.contains($0)
      }
      && !StateWords.unspacedStyles.isIn(qualifier)
  }

  /// "mvp", "v1", "12".
  private static func isRelease(_ word: String) -> Bool {
    if releases.contains(word) { return true }
    let bytes = word.utf8
    let rest = bytes.first == 0x76 ? bytes.dropFirst() : bytes[...]
    return (1...3).contains(rest.count) && rest.allSatisfy(ASCII.isDigit)
  }

  /// "1", "ii" behind "Phase".
  private static func isOrdinal(_ word: String) -> Bool {
    let bytes = word.utf8
    return bytes.count < 3 && bytes.allSatisfy(ASCII.isDigit)
      || bytes.allSatisfy { $0 == 0x69 || $0 == 0x76 } && bytes.count < 4
  }

  private static let releases: Lexicon = ["mvp", "poc", "alpha", "beta", "мвп"]
  private static let numbered: Lexicon = [
    "phase", "release", "version", "milestone", "sprint", "iteration", "fase", "versión", "versão",
    "versione", "etapa", "étape", "этап", "фаза", "версия", "faza", "wersja", "fáze", "verze",
  ]
  /// Prepositions before such a word: "Telas do MVP".
  private static let releaseJoiners: Lexicon = [
    "of", "for", "in", "the", "du", "de", "del", "della", "do", "da", "des", "der", "für", "im",
    "van", "для", "w", "pro",
  ]
  /// Words of a remark that says that there are no such screens, not yet or no more.
  private static let denials: Lexicon = [
    "not", "no", "none", "out", "old", "former", "previous", "removed", "deprecated", "legacy",
    "obsolete", "future", "later", "planned", "competitor", "competitors", "rejected", "ideas",
  ]
}
