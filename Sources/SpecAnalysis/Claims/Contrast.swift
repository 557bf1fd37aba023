#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An opaque colour in sRGB.
public struct OpaqueColor: Sendable, Hashable {
  /// Red, green and blue, 0 to 255.
  public var red, green, blue: UInt8

  /// Reads "#RGB" or "#RRGGBB", or a word for white or black.
  public init?(_ text: some StringProtocol) {
    let lower = text.lowercased()
    switch lower {
    case "white", "blanc", "blanche", "weiß", "weiss", "blanco", "bianco", "branco", "흰색", "白",
      "白色":
      (red, green, blue) = (255, 255, 255)
    case "black", "noir", "noire", "schwarz", "negro", "nero", "preto", "검정", "黒", "黑色":
      (red, green, blue) = (0, 0, 0)
    default:
      guard let digits = Self.hexDigits(lower), digits.count == 6 else { return nil }
      red = UInt8(digits[0] * 16 + digits[1])
      green = UInt8(digits[2] * 16 + digits[3])
      blue = UInt8(digits[4] * 16 + digits[5])
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

  /// "#rgb" or "#rrggbb" as six digits, with alpha as eight.
  static func hexDigits(_ lower: String) -> [Int]? {
    guard lower.hasPrefix("#"), lower.utf8.count <= 9 else { return nil }
    let digits = lower.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == lower.utf8.count - 1 else { return nil }
    return digits.count == 3 ? digits.flatMap { [$0, $0] } : digits
  }

  /// Relative luminance (WCAG 2.2, "relative luminance").
  public var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Contrast ratio with another colour, 1 to 21 (WCAG 2.2, "contrast ratio").
  public func contrast(with other: OpaqueColor) -> Double {
    let a = luminance
    let b = other.luminance
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
