import SpecModel
import SpecSyntax
import SpecText

/// Labels with two names in front of sentences that give a colour.
extension TokenConflicts {
  private static let denials: Lexicon = [
    "not", "never", "instead", "than", "no", "except", "hover", "pressed", "active", "disabled",
    "dark", "light",
  ]

  /// "**Neutral/Background:** a deep charcoal (#121212) and no pure black": the label and the only colour, in parentheses.
  func slashed(_ part: Range<Int>) -> (name: String, value: Range<Int>)? {
    let plain = document.plain
    guard part.count < 300, let colon = ASCII.find(ASCII.colon, in: plain, part),
      colon - part.lowerBound < 40,
      ASCII.find(ASCII.slash, in: plain, part.lowerBound..<colon) != nil,
      let own = WrittenColor.only(in: colon + 1..<part.upperBound, plain),
      own.range.lowerBound > colon + 2, plain[own.range.lowerBound - 1] == 0x28,
      case let name = document.string(plain: part.lowerBound..<colon).trimmedSpaces,
      !name.contains("("), name.split(separator: "/").count == 2,
      !Names.hasWord(document.string(plain: colon..<own.range.lowerBound), in: Self.denials)
    else { return nil }
    return (name, own.range)
  }
}
