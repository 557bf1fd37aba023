import SpecModel
import SpecText

/// Nouns for an end right before a number, with a colon or a verb between: "Hard ceiling: 1400 ms", "the floor is 200 ms".
extension Bounds {
  /// The bound that such a noun gives a time.
  func namedBound(of measure: Measure) -> Measure.Bound {
    guard measure.isTime else { return .none }
    var end = scanner.leading(measure.range.lowerBound)
    if scanner.byte(end - 1) == 0x3A {
      end -= 1
    } else if let (verb, start) = word(before: end), Self.verbs.contains(verb) {
      end = start
    } else {
      return isBehindCeiling(end) ? .atMost : .none
    }
    // "--duration-ceiling: 600ms" is the name of a property.
    guard let (noun, start) = word(before: end), !isOfProperty(start) else { return .none }
    if Self.ceilings.contains(noun) { return .atMost }
    return Self.floors.contains(noun) ? .atLeast : .none
  }

  /// "230 ms, ceiling 180 ms", "(потолок 180 мс)": whether such a noun alone stands between the beginning of a clause and
  /// an offset.
  private func isBehindCeiling(_ end: Int) -> Bool {
    var noun = word(before: end).flatMap { Self.ceilings.contains($0.key) ? $0.start : nil }
    if noun == nil {
      noun =
        Self.wideCeilings.lazy.map { ($0, end - $0.utf8CodeUnitCount) }
        .first { Bytes.matches($0.0, at: $0.1, end: end, in: scanner.bytes) }?.1
    }
    guard let noun, case let start = scanner.leading(noun) else { return false }
    return start <= scanner.range.lowerBound
      || [0x2C, 0x3B, 0x28].contains(scanner.byte(start - 1))
  }

  private static let wideCeilings: [StaticString] = ["потолок", "предел", "стеля"]

  /// Whether a word stands in a name that two hyphens begin.
  private func isOfProperty(_ start: Int) -> Bool {
    var start = start
    while start > 1, Bytes.isWord(scanner.byte(start - 1)) || scanner.byte(start - 1) == 0x2D {
      start -= 1
    }
    return scanner.byte(start) == 0x2D && scanner.byte(start + 1) == 0x2D
  }

  /// Whether a full stop before a word ends a sentence: the word behind it begins with a capital, and the one before it is
  /// too long for an abbreviation, "max. Dauer".
  func beginsSentence(_ start: Int) -> Bool {
    guard Bytes.isLetter(scanner.byte(start)), scanner.byte(start) & 0x20 == 0,
      case let end = scanner.leading(start), end < start, scanner.byte(end - 1) == 0x2E
    else { return false }
    return (2...5).allSatisfy { Bytes.isLetter(scanner.byte(end - $0)) }
  }

  private static let verbs = WordKey.set(
    "is", "ist", "est", "es", "é", "è", "liegt", "bleibt", "stays", "sits", "at")
  private static let ceilings = WordKey.set(
    "ceiling", "cap", "obergrenze", "höchstgrenze", "höchstwert", "plafond", "plafón", "techo",
    "tope", "teto", "tetto", "bovengrens")
  private static let floors = WordKey.set(
    "floor", "untergrenze", "mindestwert", "plancher", "piso", "ondergrens")
}
