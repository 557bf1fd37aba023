import SpecModel
import SpecText

/// An opaque colour in sRGB.
public struct OpaqueColor: Sendable, Hashable {
  /// Red, green and blue, 0 to 255.
  public var red, green, blue: UInt8

  private static let whites: Lexicon = [
    "white", "blanc", "blanche", "weiß", "weiss", "blanco", "bianco", "branco", "흰색", "白", "白色",
    "weiße", "weißem", "weißen", "weißer", "weißes", "blanca", "bianca", "branca", "wit",
    "witte", "putih", "ホワイト", "흰", "하얀", "하얀색", "화이트",
  ]
  private static let blacks: Lexicon = [
    "black", "noir", "noire", "schwarz", "negro", "nero", "preto", "검정", "黒", "黑色",
    "schwarze", "schwarzem", "schwarzen", "schwarzer", "schwarzes", "negra", "nera", "preta",
    "zwarte", "zwart", "hitam", "검은", "검은색", "블랙",
  ]

  /// Reads "#RGB" or "#RRGGBB", or a word for white or black.
  public init?(_ text: some StringProtocol) {
    var text = String(text)
    let color = text.withUTF8 { bytes -> OpaqueColor? in
      if bytes.first == ASCII.hash { return OpaqueColor(hex: bytes) }
      if Self.whites.contains(ignoringCase: bytes) { return OpaqueColor(gray: 255) }
      return Self.blacks.contains(ignoringCase: bytes) ? OpaqueColor(gray: 0) : nil
    }
    guard let color else { return nil }
    self = color
  }

  /// Whether the colour has so little of a hue that pages and cards may have it.
  var isGrey: Bool { max(red, green, blue) - min(red, green, blue) <= 40 }

  /// Reads "rgba(12, 34, 56, 0.4)" or "#0C2238 / 40%": a colour and its opacity, from 0 to 1.
  static func translucent(_ text: String) -> (color: OpaqueColor, alpha: Double)? {
    if let parts = SeparateAlpha(text), let color = OpaqueColor(value: parts.color) {
      return (color, parts.alpha)
    }
    guard text.hasPrefix("rgba(") || text.hasPrefix("rgb("), text.hasSuffix(")"),
      var color = OpaqueColor("white")
    else { return nil }
    let parts = text.drop { $0 != "(" }.dropFirst().dropLast().split { ",/ ".contains($0) }
    guard parts.count == 4, let red = UInt8(parts[0]), let green = UInt8(parts[1]),
      let blue = UInt8(parts[2]), let alpha = Double(parts[3]), (0...1).contains(alpha)
    else { return nil }
    (color.red, color.green, color.blue) = (red, green, blue)
    return (color, alpha)
  }

  private init(gray: UInt8) { (red, green, blue) = (gray, gray, gray) }

  /// "#rgb" or "#rrggbb".
  private init?(hex text: UnsafeBufferPointer<UInt8>) {
    guard text.count == 4 || text.count == 7 else { return nil }
    var value: UInt32 = 0
    for byte in text.dropFirst() {
      guard let digit = Self.hexDigit(byte) else { return nil }
      value = value << 4 | digit
      if text.count == 4 { value = value << 4 | digit }
    }
    red = UInt8(truncatingIfNeeded: value >> 16)
    green = UInt8(truncatingIfNeeded: value >> 8)
    blue = UInt8(truncatingIfNeeded: value)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46, 0x61...0x66: UInt32((byte | 0x20) - 0x57)
    default: nil
    }
  }

  /// The colour that is seen where a translucent colour lies over this one (CSS Compositing 1, 5.1).
  public func under(_ color: OpaqueColor, alpha: Double) -> OpaqueColor {
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((Double(top) * alpha + Double(bottom) * (1 - alpha)).rounded())
    }
    var result = self
    result.red = mix(color.red, red)
    result.green = mix(color.green, green)
    result.blue = mix(color.blue, blue)
    return result
  }

  /// Relative luminance (WCAG 2.2, "relative luminance").
  public var luminance: Double {
    0.2126 * Self.lights[Int(red)] + 0.7152 * Self.lights[Int(green)]
      + 0.0722 * Self.lights[Int(blue)]
  }

  /// The shares of light of all channels, for colours are compared with one another.
  private static let lights = (0...255).map { StandardRGB.light(Double($0) / 255) }

  /// Relative luminance of the parts of an sRGB colour, each 0 to 1 (WCAG 2.2, "relative luminance").
  public static func luminance(red: Double, green: Double, blue: Double) -> Double {
    0.2126 * StandardRGB.light(red) + 0.7152 * StandardRGB.light(green)
      + 0.0722 * StandardRGB.light(blue)
  }

  /// Contrast ratio of two relative luminances, 1 to 21 (WCAG 2.2, "contrast ratio").
  public static func contrast(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// A ratio with two decimals that never rounds up to a limit of the guideline: 4.498 is "4.49", 4.478 is "4.48".
  public static func ratioText(_ ratio: Double) -> String {
    let near = (ratio * 100).rounded() / 100
    let isLimit = [3.0, 4.5, 7.0].contains { ratio < $0 && near >= $0 }
    return Numbers.text(isLimit ? (ratio * 100).rounded(.down) / 100 : near)
  }

  /// Contrast ratio with another colour, 1 to 21 (WCAG 2.2, "contrast ratio").
  public func contrast(with other: OpaqueColor) -> Double {
    Self.contrast(luminance, other.luminance)
  }
}
