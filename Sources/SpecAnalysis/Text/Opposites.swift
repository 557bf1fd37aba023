import SpecModel
import SpecText

/// Words by which two texts tell two ways of one thing: "Sheet Slide Up" and "Sheet Slide Down".
enum Opposites {
  private static let pairs: [(Lexicon, Lexicon)] = [
    (["up"], ["down"]), (["in"], ["out"]), (["left"], ["right"]),
    (
      [
        "open", "opens", "opening", "show", "shows", "shown", "enter", "enters", "entry",
        "entrance", "appear", "appears", "appearance", "appearing", "expand", "expands",
        "expansion", "reveal", "reveals", "present", "presents", "presentation", "mount", "start",
      ],
      [
        "close", "closes", "closing", "hide", "hides", "hidden", "hiding", "exit", "exits",
        "leave", "leaves", "disappear", "disappears", "removal", "removes", "removed", "collapse",
        "collapses", "dismiss", "dismisses", "dismissed", "dismissal", "unmount", "end",
      ]
    ),
  ]

  /// Whether one text tells the one way and the other text the other way.
  static func tell(_ a: String, _ b: String) -> Bool {
    let (first, second) = (words(a), words(b))
    return pairs.contains { one, other in
      side(first, one, other) * side(second, one, other) < 0
    }
  }

  /// 1 for the one way, -1 for the other, 0 where a text has words for neither or for both.
  private static func side(_ words: [String], _ one: Lexicon, _ other: Lexicon) -> Int {
    let (isOne, isOther) = (
      words.contains(where: one.contains), words.contains(where: other.contains)
    )
    return isOne == isOther ? 0 : isOne ? 1 : -1
  }

  /// The words of a text without those of curves: "ease-in-out" tells no way.
  private static func words(_ text: String) -> [String] {
    var result: [String] = []
    var isCurve = false
    for word in Names.words(text) {
      isCurve = word == "ease" || isCurve && (word == "in" || word == "out")
      if !isCurve { result.append(word) }
    }
    return result
  }
}
