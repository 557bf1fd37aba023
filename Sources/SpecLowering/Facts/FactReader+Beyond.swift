import SpecModel
import SpecSyntax
import SpecText

/// Times that something is told not to go beyond.
extension FactReader {
  /// What stands before a time that is gone beyond; a denial in English needs a verb that orders.
  private static let beyonds: [(mark: StaticString, isEnglish: Bool)] = [
    (" beyond", true), (" past", true), (" above", true), (" über", false), (" au-delà de", false),
    (" más allá de", false), (" más allá de los", false), (" além de", false),
    (" além dos", false), (" oltre", false), (" oltre i", false), (" boven", false),
    (" boven de", false), (" voorbij", false),
  ]
  private static let orders = WordKey.set("do", "must", "should", "shall", "may", "can", "to")
  private static let not = WordKey("not")
  /// Denials that order by themselves; "don" is left of "don't".
  private static let refusals = WordKey.set(
    "never", "don", "dont", "cannot", "mustn", "shouldn", "avoid")
  private static let otherDenials = WordKey.set(
    "nicht", "nie", "niemals", "pas", "jamais", "no", "nunca", "jamas", "nao", "non", "mai",
    "niet", "nooit")
  /// Words of a clause that tells when something comes, and words that limit a denial to some.
  private static let conditions = WordKey.set(
    "if", "when", "while", "once", "until", "unless", "after", "who", "which", "that", "users",
    "every", "all", "always", "only", "just", "wenn", "falls", "sobald", "wer", "si", "quand",
    "qui", "cuando", "quien", "se", "quando", "chi", "als", "wanneer", "wie", "alle")

  /// "Don't animate beyond 200ms", "The fade must not run past 300 ms": whether a clause denies what is beyond a time;
  /// "when nothing has come beyond 5 s" denies none.
  func isDeniedBeyond(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.isSingle, measure.bound != .atMost else { return false }
    var end = measure.range.lowerBound
    while end > line.text.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x7E { end -= 1 }
    guard
      let beyond = Self.beyonds.first(where: {
        let start = end - $0.mark.utf8CodeUnitCount
        return start >= line.text.lowerBound
          && Bytes.matches($0.mark, at: start, end: end, in: bytes)
      })
    else { return false }
    let stop = end - beyond.mark.utf8CodeUnitCount
    let words = UnmarkedWords.keys(bytes, clauseStart(before: stop, line)..<stop)
    guard !words.contains(where: Self.conditions.contains) else { return false }
    let near = words.suffix(7)
    if !beyond.isEnglish { return near.contains(where: Self.otherDenials.contains) }
    return near.indices.contains { place in
      Self.refusals.contains(near[place])
        || near[place] == Self.not && place > words.startIndex
          && Self.orders.contains(words[place - 1])
    }
  }

  /// Where the clause begins that ends at an offset, no more than eighty bytes before.
  private func clauseStart(before offset: Int, _ line: TextLine) -> Int {
    var start = offset
    while start > line.text.lowerBound, offset - start < 80,
      ![0x2C, 0x3B, 0x28, 0x3A].contains(bytes[start - 1]),
      !(bytes[start - 1] == 0x20 && start > line.text.lowerBound + 1 && bytes[start - 2] == 0x2E)
    { start -= 1 }
    return start
  }
}
