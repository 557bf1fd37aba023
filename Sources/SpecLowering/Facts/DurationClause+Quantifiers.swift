import SpecModel
import SpecText

/// Words that tell a role elsewhere and none beside some others: "every row above is 0ms" counts things.
extension DurationClause {
  private static let quantifiers = WordKey.set(
    "every", "cada", "alle", "ogni", "elke", "setiap", "chaque", "toutes")
  /// What may stand between "every" and its number; "f" and "zw" begin numbers of German before a letter with a mark.
  private static let rests = WordKey.set(
    "other", "few", "couple", "single", "half", "full", "whole", "last", "next", "further", "n",
    "x", "random", "exactly", "paar", "vollen", "quelques", "pocos", "pocas", "poucos", "poche",
    "f", "zw")
  private static let articles = WordKey.set("les", "los", "las", "le")

  private static let copulas = WordKey.set(
    "stay", "stays", "remain", "remains", "reste", "restent", "permanece", "permanecen",
    "permanecem", "rimane", "rimangono", "bleibt", "bleiben", "blijft", "blijven")
  private static let limits = WordKey.set(
    "under", "below", "within", "beneath", "unter", "unterhalb", "sous", "sotto", "onder", "bajo",
    "abaixo")

  /// The words without the verb of "The chart stays under 250ms", which says no more than "is".
  func withoutCopula(_ words: ArraySlice<Words.Word>) -> ArraySlice<Words.Word> {
    guard isBounded,
      let limit = words.lastIndex(where: { $0.range.upperBound <= time.lowerBound }),
      Self.limits.contains(words[limit].key), limit > words.startIndex,
      Self.copulas.contains(words[limit - 1].key),
      words[limit].range.lowerBound - words[limit - 1].range.upperBound == 1
    else { return words }
    let verb = words[limit - 1].range
    return words.filter { $0.range != verb }[...]
  }

  /// The role that a word of a label or a title tells, unless it only counts the things behind it.
  static func cue(_ words: [WordKey], at index: Int) -> DurationFact.Role? {
    guard let cue = DurationCues.words[words[index]] else { return nil }
    var next = index + 1
    if next < words.count, isOtherSense(words[index], before: words[next]) { return nil }
    if next < words.count, articles.contains(words[next]) { next += 1 }
    return next < words.count && countsThings(words[index], before: words[next]) ? nil : cue
  }

  /// Whether a word for "every" goes before a noun right behind it.
  static func countsThings(_ words: ArraySlice<Words.Word>, at index: Int) -> Bool {
    if index + 1 < words.endIndex, isOtherSense(words[index].key, before: words[index + 1].key) {
      return true
    }
    guard quantifiers.contains(words[index].key), index + 1 < words.endIndex else { return false }
    var last = words[index]
    var next = index + 1
    // "toutes les 5 secondes"
    if articles.contains(words[next].key), next + 1 < words.endIndex {
      last = words[next]
      next += 1
    }
    // Digits or signs may lie between.
    guard words[next].range.lowerBound - last.range.upperBound == 1 else { return false }
    return countsThings(words[index].key, before: words[next].key)
  }

  private static let ease = WordKey("ease")
  private static let bounce = WordKey("bounce")
  private static let of = WordKey("of")
  private static let rates = WordKey.set("rate", "rates")

  /// "Ease of use", "bounce rate": words for motions that measure people here.
  private static func isOtherSense(_ word: WordKey, before next: WordKey) -> Bool {
    word == ease && next == of || word == bounce && rates.contains(next)
  }

  private static func countsThings(_ word: WordKey, before next: WordKey) -> Bool {
    guard quantifiers.contains(word) else { return false }
    let isUnit = UnitTable.words[next].map { $0.time != .none } ?? false
    return !isUnit && UnitTable.numbers[next] == nil && !UnitTable.about.contains(next)
      && !UnitTable.atMost.contains(next) && !UnitTable.atLeast.contains(next)
      && !rests.contains(next)
  }
}
