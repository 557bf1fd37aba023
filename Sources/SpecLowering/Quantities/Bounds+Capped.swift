import SpecModel
import SpecText

/// Bounds whose verb has its object between itself and the number, and those that words for a start say of lengths.
extension Bounds {
  /// "Caps all motion at 300ms", "limit uploads to 5 MB": the verb of a limit before its object and a preposition.
  func capped(_ joint: WordKey, before start: Int) -> Measure.Bound? {
    guard let verbs = Self.limits[joint] else { return nil }
    var start = start
    for count in 0..<7 {
      // "On-screen time"
      if scanner.byte(start - 1) == 0x2D { start -= 1 }
      guard scanner.byte(scanner.leading(start) - 1) != 0x2E, let (word, next) = word(before: start)
      else { return nil }
      if verbs.contains(word) {
        return count > 0 && !isNoun(before: next) ? .atMost : nil
      }
      // "Bottle caps land at 300ms" has another verb.
      if Self.otherVerbs.contains(word) { return nil }
      start = next
    }
    return nil
  }

  private static let english = WordKey.set(
    "cap", "caps", "capped", "capping", "limit", "limits", "limited", "limiting")
  private static let romance = WordKey.set(
    "limite", "limiter", "limitez", "plafonne", "plafonner", "limita", "limitar", "limitan",
    "limitare", "limitano", "limitam")
  private static let german = WordKey.set(
    "begrenze", "begrenzt", "begrenzen", "beschränkt", "beschränken")
  private static let dutch = WordKey.set("begrens", "begrenst", "beperk", "beperkt")
  private static let indonesian = WordKey.set("batasi", "membatasi", "dibatasi")
  /// The verbs by the preposition before the number.
  private static let limits: WordTable<WordSet> = WordKey.table(
    (english, ["at", "to"]), (romance, ["à", "a"]), (german, ["auf"]), (dutch, ["tot"]),
    (indonesian, ["hingga", "sampai"]))

  /// Whether an article or a word for how many stands before an offset, so that a noun begins there: "the cap".
  private func isNoun(before offset: Int) -> Bool {
    word(before: offset).map { Self.determiners.contains($0.key) } ?? false
  }
  private static let determiners = WordKey.set(
    "a", "an", "the", "each", "every", "this", "that", "these", "those", "its", "his", "her", "our",
    "your", "their", "no", "of", "one", "two", "any", "some", "both", "la", "una", "une", "eine",
    "die", "een")
  private static let otherVerbs = WordKey.set(
    "land", "lands", "spin", "spins", "rest", "rests", "start", "starts", "settle", "settles",
    "fade", "fades", "appear", "appears", "stop", "stops", "move", "moves", "slide", "slides",
    "roll", "rolls", "turn", "turns", "fall", "falls", "flip", "flips", "is", "are", "was", "were",
    "run", "runs", "play", "plays", "stay", "stays", "begin", "begins", "end", "ends", "fire",
    "fires", "pop", "pops", "reset", "resets", "switch", "switches", "change", "changes", "grow",
    "grows", "jump", "jumps", "drops", "rises", "goes", "comes", "applies", "expires", "kicks")

  /// "Appears past 24 pt", "ab 768 px": the bound of a word right before a length or a share that says where something
  /// begins, or where it must not go.
  func startBound(of measure: Measure) -> Measure.Bound {
    guard measure.unit?.isLength == true || measure.unit == .percent,
      let (last, start) = word(before: measure.range.lowerBound)
    else { return .none }
    if Self.startWords.contains(last) {
      return denies(before: start) || deniesClause(before: last, start) ? .atMost : .atLeast
    }
    guard let (first, _) = word(before: start) else { return .none }
    return UnitTable.startPairs[first.joined(last)] != nil ? .atLeast : .none
  }
  private static let startWords = WordKey.set("past", "ab", "vanaf")
}
