import SpecModel
import SpecSyntax
import SpecText

/// Percentages beside the counts that they are computed from: "40 of 64 runs (62.5%)".
extension Conversions {
  private static let parts: Lexicon = ["of", "von", "sur", "de", "di", "van", "out"]

  /// Nouns that a number follows: "step 2 of 4 (25%)" tells how far one is and no share.
  private static let places: Lexicon = [
    "step", "phase", "page", "screen", "question", "slide", "stage", "level", "week", "day", "part",
    "schritt", "seite", "frage", "étape", "paso", "passo",
  ]

  /// "3 of 10 is 20%", to the end of its clause.
  static func toldShare(_ index: Int, _ text: ClaimText) -> WrongNumber? {
    share(index, text) { noun, behind in
      (ClaimVerbs.joins(noun) || noun.trimmedSpaces == "=")
        && behind.first.map { !$0.isLetter && !$0.isNumber && $0 != " " } ?? true
    }
  }

  /// "40 of 64 runs (68%)"
  static func share(_ index: Int, _ text: ClaimText) -> WrongNumber? {
    share(index, text) { noun, behind in
      let opened = noun.trimmedSpaces
      return opened.hasSuffix("(") && noun.utf8.count <= 40
        && opened.dropLast().allSatisfy { $0.isLetter || $0 == " " || $0 == "-" }
        && behind.trimmedSpaces.hasPrefix(")")
    }
  }

  /// A percentage behind two counts, where the text between the second count and it, and the one behind it, suit.
  private static func share(
    _ index: Int, _ text: ClaimText, where suits: (_ noun: String, _ behind: String) -> Bool
  ) -> WrongNumber? {
    guard index + 2 < text.amounts.count else { return nil }
    let (part, whole, percent) = (
      text.amounts[index], text.amounts[index + 1], text.amounts[index + 2]
    )
    guard part.unit == .none, whole.unit == .none, percent.unit == .percent, part.step == 1,
      whole.step == 1, part.value <= whole.value, whole.value > 1, !percent.isInexact,
      !part.isInexact, !whole.isInexact
    else { return nil }
    let between = text.gap(after: index)
    let isShare =
      between == "/"
      || Names.wordCount(between) > 0 && Names.words(between).allSatisfy(parts.contains)
    guard isShare, suits(text.gap(after: index + 1), text.gap(after: index + 2)),
      Names.words(text.lead(before: index)).last.map(places.contains) != true
    else { return nil }
    let computed = part.value / whole.value * 100
    guard abs(computed - percent.value) >= percent.step - 1e-9 else { return nil }
    let decimals = percent.step < 1 || (computed * 10).rounded() == computed * 10 ? 1 : 0
    return WrongNumber(
      kind: .fraction, claimed: index + 2,
      computed: Numbers.text(computed, decimals: decimals) + "%",
      arithmetic: "\(Numbers.text(part.value)) ÷ \(Numbers.text(whole.value)) = "
        + Numbers.text(computed, decimals: 1) + "%",
      sources: [index, index + 1])
  }
}
