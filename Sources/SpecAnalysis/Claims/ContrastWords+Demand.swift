import SpecModel
import SpecText

/// Ratios that are demanded, and those of which a line says that they are not reached.
extension ContrastWords {
  /// Words behind a ratio that is a demand or a difference, not what two colours have.
  private static let bounds: Set<String> = [
    "floor", "ceiling", "cap", "bound", "limit", "minimum", "threshold", "gate", "target", "step",
    "rule", "requirement", "bar", "line",
  ]

  /// Words before a ratio that is not reached, or still to be.
  private static let missed: Set<String> = [
    "under", "below", "wants", "needs", "need", "requires", "require", "demands", "unter",
  ]

  /// Words of a clause that say of one of the limits that it is not reached, is not asked for, or is still to be.
  private static let refusals: Lexicon = [
    "fail", "fails", "failed", "failing", "miss", "misses", "missed", "missing", "short", "below",
    "under", "not", "never", "cannot", "doesn't", "doesn", "don't", "isn't", "isn", "needn't",
    "needn",
    "exempt", "exempted", "need", "needs", "required", "requires", "nicht", "unter", "verfehlt",
    "befreit", "pas", "ni", "exempté", "exemptée", "sous", "rate", "non", "sotto", "esente",
    "alcanza", "exento", "exenta", "debajo", "abaixo", "não", "isento", "niet", "onder", "haalt",
  ]

  /// Words right behind a limit that is not reached, or not asked for: "erreicht 4,5:1 nicht".
  private static let verdicts = [" not", " nicht", " niet", " pas", " n'est pas", " is not"]

  /// Whether a ratio says what is demanded: "the 3:1 floor", "stays under 3:1", "does not reach 4.5:1".
  static func isDemand(_ ratio: Range<Int>, _ plain: ContiguousArray<UInt8>) -> Bool {
    // ":1" and a blank or a hyphen.
    var start = ratio.upperBound + 2
    let gaps = [ASCII.space, ASCII.hyphen, ASCII.lineFeed]
    while start < plain.count, gaps.contains(plain[start]) { start += 1 }
    var end = start
    while end < plain.count, ASCII.isWord(plain[end]) { end += 1 }
    if start > ratio.upperBound + 2, bounds.contains(lower(plain[start..<end])) { return true }
    end = ratio.lowerBound
    while end > 0, gaps.contains(plain[end - 1]) { end -= 1 }
    start = end
    while start > 0, ASCII.isWord(plain[start - 1]) { start -= 1 }
    if missed.contains(lower(plain[start..<end])) { return true }
    return isLimit(ratio, plain)
      && (isRefused(ratio, plain) || isToBeMended(ratio, plain) || isHeldAgainst(ratio, plain))
  }

  /// Words before a limit that a measured number is held against, with the articles that may follow.
  private static let against: Lexicon = [
    "against", "versus", "vs", "contra", "frente", "contre", "face", "gegen", "gegenüber",
    "contro", "tegenover", "tegen",
  ]
  private static let articles: Lexicon = Articles.words.union([
    "a", "los", "las", "al", "à", "aux", "au", "os", "ai", "den", "dem", "the",
  ])

  /// "gives 2.52, against the 3:1 of WCAG": what is measured stands before it.
  private static func isHeldAgainst(_ ratio: Range<Int>, _ plain: ContiguousArray<UInt8>) -> Bool {
    let start = max(0, ratio.lowerBound - 24)
    let before = String(decoding: plain[start..<ratio.lowerBound], as: UTF8.self)
    let words = Names.words(before).reversed().drop(while: articles.contains)
    return words.first.map(against.contains) == true
  }

  private static let obligations: Lexicon = [
    "should", "must", "needs", "need", "has", "have", "muss", "sollte", "doit", "debe", "deve",
  ]
  private static let changes: Lexicon = [
    "darkened", "darker", "lightened", "lighter", "changed", "adjusted", "increased", "improved",
    "replaced", "raised", "deepened", "dunkler", "heller", "assombri", "éclairci", "oscurecer",
    "aclarar",
  ]

  /// "should be darkened to achieve 4.5:1": the ratio is what a change is to bring.
  private static func isToBeMended(_ ratio: Range<Int>, _ plain: ContiguousArray<UInt8>) -> Bool {
    var start = ratio.lowerBound
    while start > 0, ratio.lowerBound - start < 120, plain[start - 1] != ASCII.dot,
      plain[start - 1] != ASCII.lineFeed
    {
      start -= 1
    }
    let words = Names.words(String(decoding: plain[start..<ratio.lowerBound], as: UTF8.self))
    return words.contains(where: obligations.contains) && words.contains(where: changes.contains)
  }

  private static func isLimit(_ ratio: Range<Int>, _ plain: ContiguousArray<UInt8>) -> Bool {
    let value = value(String(decoding: plain[ratio], as: UTF8.self))
    return value == 3 || value == 4.5 || value == 7
  }

  /// Whether the clause of a limit has such a word within a few words before it, or right behind it.
  private static func isRefused(_ ratio: Range<Int>, _ plain: ContiguousArray<UInt8>) -> Bool {
    var start = ratio.lowerBound
    // A mark ends the clause, a full stop inside a number does not.
    while start > 0, ratio.lowerBound - start < 48, !endsClause(plain, at: start - 1) { start -= 1 }
    if Names.hasWord(String(decoding: plain[start..<ratio.lowerBound], as: UTF8.self), in: refusals)
    {
      return true
    }
    let end = min(plain.count, ratio.upperBound + 14)
    let rest = String(decoding: plain[min(ratio.upperBound + 2, end)..<end], as: UTF8.self)
    return verdicts.contains { verdict in
      // The next line may follow without a blank.
      rest.hasPrefix(verdict) && rest.dropFirst(verdict.count).first?.isLowercase != true
    }
  }

  private static func endsClause(_ plain: ContiguousArray<UInt8>, at offset: Int) -> Bool {
    let byte = plain[offset]
    if [ASCII.colon, 0x2C, 0x3B, 0x28, 0x29, 0x7C, ASCII.lineFeed, ASCII.hash].contains(byte) {
      return true
    }
    return byte == ASCII.dot && offset + 1 < plain.count && plain[offset + 1] == ASCII.space
  }

  private static func lower(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).lowercased()
  }

  /// Signs and words of a cell that calls a pair too faint.
  private static let failures: Lexicon = [
    "fail", "fails", "failed", "no", "nein", "non", "insufficient", "fehlt", "échec", "falla",
  ]
  private static let crosses = ["❌", "✗", "✘", "✕", "✖", "🚫"]

  /// Whether a cell says that the pair beside it does not reach what is demanded.
  static func isFailure(_ cell: String) -> Bool {
    crosses.contains(where: cell.contains)
      || Names.wordCount(cell) <= 2 && Names.hasWord(cell, in: failures)
  }
}
