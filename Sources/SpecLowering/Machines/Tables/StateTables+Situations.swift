import SpecModel
import SpecText

extension StateTables {
  /// Whether a header "Case" below "Edge cases" is over what may happen, and no states: the title itself says nothing of
  /// these.
  static func areSituations(_ header: String, below title: String?) -> Bool {
    guard cases.contains(header), let title else { return false }
    return Names.hasWord(title, in: situations)
      && !Names.words(title).contains {
        StateVocabulary.plurals.contains($0) || StateVocabulary.singulars.contains($0)
      }
  }

  private static let cases: Lexicon = ["case", "fall", "caso", "cas"]
  private static let situations: Lexicon = [
    "case", "cases", "situations", "scenarios", "fälle", "randfälle", "sonderfälle", "grenzfälle",
    "casos", "cas", "casi",
  ]
}
