import SpecText

/// Comparisons in a sentence that begins by forbidding: "Don't animate longer than 300ms", "Avoid fades over 250ms".
extension Bounds {
  /// Whether the clause before a comparison begins with words that forbid, and nothing in it tells of a condition, of
  /// what does not come meanwhile, or for what something is not to be.
  func isProhibited(before offset: Int) -> Bool {
    var words: [WordKey] = []
    var start = offset
    while words.count < 12, let (word, next) = self.word(before: withoutApostrophe(start)) {
      if Self.openings.contains(word) || Self.joints.contains(word) || Self.lapses.contains(word) {
        return false
      }
      if !words.isEmpty, Self.aims.contains(word) { return false }
      words.append(word)
      start = next
      // "Short. Avoid …"
      if scanner.byte(scanner.leading(start) - 1) == 0x2E { break }
    }
    guard words.count < 12, let first = words.last else { return false }
    if Self.avoids.contains(first) { return true }
    guard words.count > 1, case let second = words[words.count - 2] else {
      return first == Self.dont
    }
    return first == Self.dont || first == Self.don && second == Self.contracted
      || first == Self.doWord && second == Self.notWord
  }

  /// The offset before a curly apostrophe: the "t" of "Don’t" is a word of its own.
  private func withoutApostrophe(_ offset: Int) -> Int {
    let isCurly =
      scanner.byte(offset - 1) == 0x99 && scanner.byte(offset - 2) == 0x80
      && scanner.byte(offset - 3) == 0xE2
    return isCurly ? offset - 3 : offset
  }

  private static let avoids = WordKey.set(
    "avoid", "vermeide", "vermeiden", "évite", "éviter", "évitez", "evita", "evitar", "evite",
    "evitare", "vermijd", "vermijden", "hindari", "undvik", "undgå", "unngå")
  private static let dont = WordKey("dont")
  private static let don = WordKey("don")
  private static let contracted = WordKey("t")
  private static let doWord = WordKey("do")
  private static let notWord = WordKey("not")
  /// Words before what something is not to be for: "Don't show a spinner for loads over 300ms".
  static let aims = WordKey.set(
    "for", "on", "with", "to", "during", "in", "at", "from", "für", "bei", "mit", "pour", "para",
    "per", "voor", "bij")
}
