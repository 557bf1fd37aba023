import SpecModel
import SpecText

/// What the words of a colour's name promise about its value.
public enum ColorName {
  /// A promise that a value does not keep.
  public struct Mismatch: Sendable, Hashable {
    /// The words, for example "pure white".
    public var words: String
    /// What the value is, for example "hue 210°".
    public var found: String
    /// What the words promise, for example "#FFFFFF" or "hue 80° to 170°".
    public var expected: String
    /// The value that keeps the promise, where there is one alone.
    public var value: String?
  }

  /// Hues in degrees with room for what people call so: from, to.
  private static let hues: [String: (from: Double, to: Double)] = [
    "red": (310, 40), "orange": (345, 65), "yellow": (25, 85), "green": (60, 195),
    "teal": (140, 215), "cyan": (150, 225), "blue": (160, 275), "indigo": (205, 295),
    "purple": (220, 345), "violet": (220, 345), "magenta": (270, 10), "pink": (280, 40),
  ]

  /// Words after which a name of a hue is no statement about the hue.
  private static let modifiers: Set<String> = [
    "on", "not", "no", "off", "over", "from", "to", "vs", "than", "near", "almost", "non", "was",
    "formerly",
    "previously", "instead",
  ]

  /// The promise in a description that a value does not keep.
  ///
  /// - Source: hue as in CSS Color 4, 7 (HSL).
  public static func mismatch(_ description: String, _ color: OpaqueColor) -> Mismatch? {
    let words = Names.words(description)
    guard words.count <= 4, !words.contains(where: modifiers.contains) else { return nil }
    if let found = pure(words, color) { return found }
    let named = words.filter { hues[$0] != nil }
    // "green-500"
    let isStepped = words.count > 1 && Int(words[words.count - 1]) != nil
    guard named.count == 1, let name = named.first,
      name == (isStepped ? words[words.count - 2] : words.last), let band = hues[name],
      let (hue, saturation) = hue(of: color), saturation > 0.35
    else { return nil }
    let isInside =
      band.from <= band.to
      ? (band.from...band.to).contains(hue) : hue >= band.from || hue <= band.to
    guard !isInside else { return nil }
    return Mismatch(
      words: name, found: "hue \(Numbers.text(hue.rounded()))°",
      expected: "\(name): hue \(Numbers.text(band.from))° to \(Numbers.text(band.to))°")
  }

  private static func pure(_ words: [String], _ color: OpaqueColor) -> Mismatch? {
    guard words.count >= 2, words[words.count - 2] == "pure" || words[words.count - 2] == "true"
    else { return nil }
    let expected: String
    switch words[words.count - 1] {
    case "white": expected = "#FFFFFF"
    case "black": expected = "#000000"
    default: return nil
    }
    guard OpaqueColor(expected) != color else { return nil }
    return Mismatch(
      words: words.suffix(2).joined(separator: " "), found: "another colour", expected: expected,
      value: expected)
  }

  /// Hue in degrees and saturation from 0 to 1; `nil` for colours that are nearly grey, black or white.
  static func hue(of color: OpaqueColor) -> (Double, Double)? {
    let chroma =
      Double(max(color.red, color.green, color.blue))
      - Double(min(color.red, color.green, color.blue))
    let (hue, saturation, lightness) = color.hsl
    guard chroma / 255 > 0.15, lightness > 12, lightness < 93 else { return nil }
    return (hue, saturation / 100)
  }
}
