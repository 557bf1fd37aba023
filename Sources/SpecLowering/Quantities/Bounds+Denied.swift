import SpecText

extension Bounds {
  /// "Do not use a duration above 600ms": what is not to be used, set or made is beyond the bound.
  func forbidsUse(_ bound: WordKey, before offset: Int) -> Bool {
    guard Self.beyonds.contains(bound) else { return false }
    var start = offset
    var isUse = false
    for _ in 0..<6 {
      // "`duration`"
      if scanner.byte(start - 1) == 0x60 { start -= 1 }
      guard let (word, next) = word(before: start) else { return false }
      if isUse { return UnitTable.negations.contains(word) }
      isUse = Self.uses.contains(word)
      start = next
    }
    return false
  }
  private static let beyonds = WordKey.set("above", "beyond")
  private static let uses = WordKey.set("use", "set", "make", "go", "let", "pick", "choose")

  /// "Binnen een halve seconde", "en moins d'une demi-seconde": the bound before the article of a number in words.
  func boundBeforeOne(_ article: WordKey, _ start: Int) -> Measure.Bound? {
    guard Self.ones.contains(article), case let found = words(before: start).bound,
      found != .none
    else { return nil }
    return found
  }
  private static let ones = WordKey.set(
    "een", "eine", "einer", "einem", "eines", "einen", "une", "un", "una", "um", "uma", "an")

  /// The upper bound that a word before a number says, or that an article or a denial leaves to the word before it.
  func boundBehind(_ word: WordKey, _ start: Int) -> Measure.Bound? {
    if UnitTable.atMost.contains(word) { return .atMost }
    return boundBeforeOne(word, start) ?? boundBeforeDenial(word, start)
  }

  /// "Ne dépasse jamais 300 ms": a verb of excess and a denial behind it.
  func boundBeforeDenial(_ denial: WordKey, _ start: Int) -> Measure.Bound? {
    guard UnitTable.negations.contains(denial), let (verb, _) = word(before: start),
      UnitTable.exceed.contains(verb)
    else { return nil }
    return .atMost
  }
}
