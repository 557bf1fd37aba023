import SpecText

/// Times before which something comes, "released before 3 s", or must not come, "cannot be closed before 5 s".
enum BeforeBounds {
  /// A time with the end that the words before it leave open: the upper one, and behind a denial the lower one.
  static func applied(
    to measure: Measure, in text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Measure {
    guard measure.isTime, measure.isSingle, measure.bound == .none, measure.low > 0,
      measure.time != .days, measure.time != .hours, let start = start(of: measure, text, bytes),
      !follows(rests, measure, text, bytes),
      case let words = UnmarkedWords.keys(bytes, clause(before: start, text, bytes)),
      !isCondition(words)
    else { return measure }
    var result = measure
    result.bound = words.contains(where: denials.contains) ? .atLeast : .atMost
    return result
  }

  /// Whether a sign behind a time leads to what comes of it: "release before 3 s = cancel".
  static func hasConsequence(
    _ measure: Measure, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let rest = Bytes.trim(measure.range.rest(of: text), in: bytes)
    return ["=", ":", "→", "->", "⇒"].contains { (sign: StaticString) in
      Bytes.matches(sign, at: rest.lowerBound, end: rest.upperBound, in: bytes)
    }
  }

  /// Where the words begin that say that something comes before a time.
  private static func start(
    of measure: Measure, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard var last = word(before: measure.range.lowerBound, text, bytes) else { return nil }
    if alone.contains(last.key) { return last.start }
    // "antes de los 3 s"
    for _ in 0..<2 {
      guard links.contains(last.key), let next = word(before: last.start, text, bytes) else {
        return nil
      }
      if heads.contains(next.key) { return next.start }
      last = next
    }
    return nil
  }

  private static func word(
    before offset: Int, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (key: WordKey, start: Int)? {
    var end = offset
    while end > text.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > text.lowerBound, Bytes.isLetter(bytes[start - 1]) { start -= 1 }
    return end > start ? (WordKey(bytes, start..<end), start) : nil
  }

  private static func follows(
    _ words: WordSet, _ measure: Measure, _ text: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let end = min(text.upperBound, measure.range.upperBound + 24)
    return Words.keys(bytes, measure.range.upperBound..<end).first.map(words.contains) ?? false
  }

  /// What the clause around an offset has before it.
  private static func clause(
    before offset: Int, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    let stops: [UInt8] = [0x2E, 0x3B, 0x3A, 0x2C]
    var start = offset
    while start > text.lowerBound, offset - start < 90, !stops.contains(bytes[start - 1]) {
      start -= 1
    }
    return start..<offset
  }

  /// "unless a pedal is pressed before 7 s": what happens once the time is over, which the words before it do not bound.
  private static func isCondition(_ words: [WordKey]) -> Bool {
    words.contains(where: conditions.contains) || words.first.map(openers.contains) ?? false
  }

  /// Those that alone stand before a time; "vor 3 s" and "hace 3 s" are ages.
  private static let alone = WordKey.set("before", "avant", "innan", "sebelum")
  private static let heads = WordKey.set("antes", "prima", "avant")
  private static let links = WordKey.set("de", "dos", "los", "di", "dei", "les", "que")
  private static let rests = WordKey.set(
    "have", "has", "passed", "elapsed", "of", "remaining", "remain", "left", "until", "prior",
    "restantes", "restants")
  private static let denials = WordKey.set(
    "not", "never", "no", "cannot", "t", "don", "mustn", "nicht", "nie", "niemals", "pas", "ne",
    "jamais", "nunca", "non", "mai", "niet", "nooit", "inte", "aldrig", "jangan", "tidak")
  private static let conditions = WordKey.set(
    "if", "unless", "without", "wenn", "falls", "ohne", "sin", "sans", "sem", "senza", "jika",
    "tanpa", "zonder")
  /// Words that have other meanings within a clause.
  private static let openers = WordKey.set("si", "se", "als", "om")
}
