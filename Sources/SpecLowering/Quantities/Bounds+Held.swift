import SpecModel
import SpecText

/// Times from which on something that is held counts: "Long press: from 0.6 s", "Langes Drücken: ab 0,6 s".
extension Bounds {
  /// The lower bound that a word for a beginning gives a time, where it is all that stands behind a label or in a cell and
  /// the text tells of something that is held; what begins at a moment has no bound.
  func heldBound(of measure: Measure) -> Measure.Bound {
    guard measure.isTime else { return .none }
    let passed = passedBound(of: measure)
    guard passed == .none, endsPart(measure.range.upperBound) else { return passed }
    let start = beginning(of: measure)
    guard start < measure.range.lowerBound || behindBeginning(measure) else { return .none }
    let end = scanner.leading(start)
    guard end == scanner.range.lowerBound || opensPart(end) else { return .none }
    return tellsHold(before: start) ? .atLeast : .none
  }

  /// "Hold past 300 ms", "crossing 300 ms begins the hold": a time that what is held has passed, which "in the past 5
  /// minutes" is not.
  private func passedBound(of measure: Measure) -> Measure.Bound {
    guard let (last, start) = word(before: measure.range.lowerBound) else { return .none }
    if Self.pasts.contains(last) {
      guard let (verb, _) = word(before: start), Self.heldWords.contains(verb) else {
        return .none
      }
      return denies(before: start) || deniesClause(before: last, start) ? .atMost : .atLeast
    }
    guard Self.crossings.contains(last) else { return .none }
    let end = Swift.min(scanner.range.upperBound, measure.range.upperBound + 60)
    return tellsHold(before: end) ? .atLeast : .none
  }

  private static let pasts = WordKey.set("past", "voorbij", "förbi", "forbi")
  private static let heldWords = WordKey.set(
    "hold", "held", "holding", "holds", "press", "pressed", "pressing", "down", "kept", "stays",
    "touch", "finger", "ingedrukt", "vasthouden", "hålls", "håll", "holdes", "holdt")
  private static let crossings = WordKey.set("crossing", "crosses", "crossed", "passing", "passes")

  /// Where the word for a beginning before a time starts; the time itself where none stands there.
  private func beginning(of measure: Measure) -> Int {
    let place = measure.range.lowerBound
    let end = scanner.leading(place)
    for text in Self.froms where end - text.utf8CodeUnitCount >= scanner.range.lowerBound {
      let start = end - text.utf8CodeUnitCount
      let before = scanner.byte(start - 1)
      if Bytes.matches(text, at: start, end: end, in: scanner.bytes),
        start == scanner.range.lowerBound || !Bytes.isWord(before) && before < 0x80
          || opensPart(start)
      {
        return start
      }
    }
    return place
  }

  /// Words that say where something begins, those of two words before their last one.
  private static let froms: [StaticString] = [
    "à partir de", "a partir de", "a partire da", "mulai dari", "from", "ab", "desde", "dès",
    "vanaf", "dari", "od", "от", "від", "从", "從",
  ]

  /// Whether "から" and the like stand behind a time and nothing else does.
  private func behindBeginning(_ measure: Measure) -> Bool {
    mark(at: measure.range.upperBound, of: Self.tails) != nil
  }

  private static let tails: [StaticString] = ["から", "起", "부터"]

  /// Whether the part of a text ends at an offset, with a word for a beginning in front of the end or not.
  private func endsPart(_ offset: Int) -> Bool {
    var end = offset
    if let mark = mark(at: end, of: Self.tails) { end = mark }
    end = scanner.trailing(end)
    if end >= scanner.range.upperBound { return true }
    switch scanner.byte(end) {
    case 0x2C, 0x3B, 0x29, 0x7C: return true
    case 0x2E: return !Bytes.isDigit(scanner.byte(end + 1))
    default: return mark(at: end, of: ["。", "、", "，", "；", "）"]) != nil
    }
  }

  /// The end of one of these signs behind an offset, blanks skipped.
  private func mark(at offset: Int, of signs: [StaticString]) -> Int? {
    let start = scanner.trailing(offset)
    return signs.first {
      Bytes.matches($0, at: start, end: scanner.range.upperBound, in: scanner.bytes)
    }.map { start + $0.utf8CodeUnitCount }
  }

  /// Whether a label, a bracket or a comma ends before an offset.
  private func opensPart(_ end: Int) -> Bool {
    switch scanner.byte(end - 1) {
    case 0x3A, 0x28, 0x2C: return true
    case 0x9A: return Bytes.matches("：", at: end - 3, end: end, in: scanner.bytes)
    case 0x88: return Bytes.matches("（", at: end - 3, end: end, in: scanner.bytes)
    default: return false
    }
  }

  /// Whether a word before an offset tells that something is pressed, held or stayed on.
  private func tellsHold(before offset: Int) -> Bool {
    let reach = Swift.max(scanner.range.lowerBound, offset - 80)..<offset
    return Self.holds.contains { Bytes.find($0, in: reach, of: scanner.bytes) != nil }
  }

  /// Beginnings of words for pressing and holding, in small letters.
  private static let holds: [StaticString] = [
    "press", "hold", "dwell", "hover", "drück", "halten", "gehalten", "verweil", "appui",
    "maintien", "pulsaci", "manten", "pressione", "pression", "segur", "toque longo", "tekan",
    "tahan", "indruk", "ingedrukt", "нажат", "удерж", "утрим", "натиск", "長押し", "押し続け", "长按", "長按",
    "按住",
    "길게", "누르",
  ]
}
