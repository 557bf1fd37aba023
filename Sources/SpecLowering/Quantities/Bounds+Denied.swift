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
    if UnitTable.atMost.contains(word) { return rulesOutLess(word, start) ? .atLeast : .atMost }
    return boundBeforeOne(word, start) ?? boundBeforeDenial(word, start)
  }

  /// "No text below 12px": what is ruled out lies under the bound; "no sidebar below 768px" tells where a part is missing.
  private func rulesOutLess(_ bound: WordKey, _ start: Int) -> Bool {
    guard Self.lows.contains(bound), let (noun, _) = word(before: start) else { return false }
    return Self.sizedNouns.contains(noun) && deniesNoun(before: start)
  }
  private static let lows = WordKey.set(
    "below", "under", "unter", "sous", "sotto", "onder", "bajo", "abaixo")
  private static let sizedNouns = WordKey.set(
    "text", "texts", "type", "font", "fonts", "size", "sizes", "target", "targets", "schrift",
    "schriftgröße", "texte", "taille", "texto", "fuente", "fonte", "tamaño", "tamanho", "testo",
    "dimensione", "tekst", "lettergrootte")

  /// Whether a text begins by denying the noun before a comparison: "No touch target smaller than 44px".
  func deniesNoun(before offset: Int) -> Bool {
    var start = offset
    for count in 0..<6 {
      guard let (word, next) = word(before: start) else { return false }
      if Self.nones.contains(word) { return count > 0 && isFirst(next) }
      // "No spinner for loads shorter than 300ms" compares the loads.
      if Self.openings.contains(word) || Self.joints.contains(word) || Self.lapses.contains(word)
        || Self.aims.contains(word)
      {
        return false
      }
      start = next
    }
    return false
  }
  private static let nones = WordKey.set(
    "no", "kein", "keine", "aucun", "aucune", "ningún", "ninguna", "nenhum", "nenhuma", "nessun",
    "nessuna", "geen")

  /// "No sound may hold the queue for longer than 2 s": whether a clause denies its subject before a verb that allows or
  /// asks.
  func deniesSubject(before offset: Int) -> Bool {
    var start = offset
    var isAllowed = false
    for _ in 0..<14 {
      guard let (word, next) = word(before: start) else { return false }
      if Self.openings.contains(word) || Self.joints.contains(word) { return false }
      if isAllowed, Self.nones.contains(word) { return isFirst(next) }
      isAllowed = isAllowed || Self.allowings.contains(word)
      start = next
    }
    return false
  }
  private static let allowings = WordKey.set(
    "may", "should", "must", "shall", "can", "will", "darf", "dürfen", "soll", "sollte", "kann",
    "peut", "doit", "puede", "debe", "deberá", "pode", "deve", "può", "mag", "moet")

  /// Whether no word stands before the one that begins at an offset, up to a colon or a full stop.
  private func isFirst(_ start: Int) -> Bool {
    var place = start
    while place > scanner.range.lowerBound {
      let byte = scanner.byte(place - 1)
      if byte == 0x3A || byte == 0x2E || byte == 0x0A { return true }
      if Bytes.isWord(byte) || byte >= 0x80 { return false }
      place -= 1
    }
    return true
  }

  /// "Ne dépasse jamais 300 ms": a verb of excess and a denial behind it.
  func boundBeforeDenial(_ denial: WordKey, _ start: Int) -> Measure.Bound? {
    guard UnitTable.negations.contains(denial), let (verb, _) = word(before: start),
      UnitTable.exceed.contains(verb)
    else { return nil }
    return .atMost
  }
}
