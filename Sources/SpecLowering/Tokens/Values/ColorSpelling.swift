import SpecModel
import SpecText

/// A colour as one notation writes it, for telling whether another place only spells it again: "#FAF9F7", "40 23% 97%".
///
/// - Source: CSS Color 4, 5.1 (sRGB), 5.2 (hexadecimal digits).
struct ColorSpelling {
  /// Red, green and blue, 0 to 255.
  private var channels: [Double]
  private var isRounded = false

  /// What whole percentages may differ by in a channel.
  private static let slack = 3.0

  /// Reads "#1A365D", "rgb(26, 54, 93)", "26 54 93", "hsl(215, 56%, 23%)" or "215 56% 23%", all without an opacity.
  init?(_ value: String) {
    let bytes = value.utf8
    guard let first = bytes.first, bytes.count <= 40 else { return nil }
    if first == ASCII.hash {
      guard let channels = Self.digits(bytes.dropFirst()) else { return nil }
      self.channels = channels
      return
    }
    var inner = Substring(value)
    let (isRGB, isHSL) = (value.hasPrefix("rgb("), value.hasPrefix("hsl("))
    if isRGB || isHSL {
      guard value.hasSuffix(")") else { return nil }
      inner = inner.dropFirst(4).dropLast()
    } else if !ASCII.isDigit(first) {
      return nil
    }
    let parts = inner.split { $0 == " " || $0 == "," }
    guard parts.count == 3 else { return nil }
    if !isRGB, let color = Self.color(hue: parts[0], parts[1], parts[2]) {
      (channels, isRounded) = (color, true)
      return
    }
    let numbers = parts.compactMap { UInt8($0) }
    guard !isHSL, numbers.count == 3 else { return nil }
    channels = numbers.map { Double($0) }
  }

  /// Whether both are one colour, as near as whole percentages tell; exactly so within one notation, or where asked for.
  func isSame(as other: ColorSpelling, isExact: Bool) -> Bool {
    guard !isExact || isRounded == other.isRounded else { return false }
    let slack = isRounded == other.isRounded ? 0 : Self.slack
    return zip(channels, other.channels).allSatisfy { abs($0 - $1) <= slack }
  }

  /// Three or six hexadecimal digits.
  private static func digits(_ text: Substring.UTF8View) -> [Double]? {
    guard text.count == 3 || text.count == 6,
      let number = UInt32(Substring(text), radix: 16)
    else { return nil }
    return text.count == 6
      ? [16, 8, 0].map { Double(number >> $0 & 0xFF) }
      : [8, 4, 0].map { Double((number >> $0 & 0xF) * 17) }
  }

  private static func color(
    hue: Substring, _ saturation: Substring, _ lightness: Substring
  ) -> [Double]? {
    guard saturation.hasSuffix("%"), lightness.hasSuffix("%"),
      let hue = Double(hue.hasSuffix("deg") ? hue.dropLast(3) : hue), 0...360 ~= hue,
      let saturation = Double(saturation.dropLast()), 0...100 ~= saturation,
      let lightness = Double(lightness.dropLast()), 0...100 ~= lightness
    else { return nil }
    let color = StandardRGB(
      hue: hue, saturation: saturation / 100, lightness: lightness / 100)
    return [color.red * 255, color.green * 255, color.blue * 255]
  }
}
