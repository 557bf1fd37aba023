import SpecText

/// The states that a row from any state leaves out: "any except Login", "all (not Home or Detail)".
public enum WildcardRange {
  private static let heads: Lexicon = [
    "except", "but", "excluding", "without", "other", "not", "non", "außer", "ausser", "ohne",
    "nicht", "sauf", "excepté", "hors", "pas", "excepto", "salvo", "menos", "exceto", "eccetto",
    "tranne", "behalve", "zonder", "niet", "kecuali", "selain", "bukan", "кроме", "oprócz", "utom",
  ]
  private static let fillers: Lexicon = [
    "for", "from", "than", "in", "on", "of", "the", "and", "or", "nor", "state", "states",
    "screen", "screens", "view", "mode", "page", "und", "oder", "im", "dem", "der", "die",
    "et", "ou", "dans", "le", "la", "y", "o", "en", "el", "e", "em", "no", "na", "di", "il", "ed",
    "het", "de", "dan", "atau",
  ]

  /// The states that the condition of such a row names; empty where it is a condition in other words.
  ///
  /// - Complexity: O(words × states).
  public static func exceptions(_ condition: String, in machine: Machine) -> [Int] {
    let words = Names.words(condition)
    guard let head = words.first, heads.contains(head) else { return [] }
    var result: [Int] = []
    var place = 1
    while place < words.count {
      guard let (state, count) = longestName(in: words[place...], machine) else {
        guard fillers.contains(words[place]) else { return [] }
        place += 1
        continue
      }
      result.append(state)
      place += count
    }
    return result
  }

  private static func longestName(
    in words: ArraySlice<String>, _ machine: Machine
  ) -> (state: Int, count: Int)? {
    var best: (state: Int, count: Int)?
    for (index, state) in machine.states.enumerated() {
      for name in [state.name] + state.aliases.map(\.text) {
        for spelling in [Names.words(name), Names.significantWords(name)]
        where spelling.count > best?.count ?? 0 && words.starts(with: spelling) {
          best = (index, spelling.count)
        }
      }
    }
    return best
  }
}
