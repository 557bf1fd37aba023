import SpecModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The ways in which colours are written.
enum ColorNotation: CaseIterable {
  case hex, rgb, hsl, oklch

  /// How a colour in this notation begins.
  var start: String {
    switch self {
    case .hex: "#"
    case .rgb: "rgb"
    case .hsl: "hsl"
    case .oklch: "oklch"
    }
  }

  /// A colour in this notation; the opacity only where it is less than 1.
  func text(of color: ColorValue) -> String {
    switch self {
    case .hex: Self.hex(color)
    case .rgb: Self.rgb(color)
    case .hsl: Self.hsl(color)
    case .oklch: Self.oklch(color)
    }
  }

  private static func byte(_ part: Double) -> Int { Int((part * 255).rounded()) }

  private static func opacity(_ color: ColorValue) -> String {
    color.alpha < 1 ? " / " + Numbers.text(color.alpha, decimals: 3) : ""
  }

  private static func hex(_ color: ColorValue) -> String {
    let parts = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
    return "#"
      + parts.map { part in
        let text = String(byte(part), radix: 16, uppercase: true)
        return text.count < 2 ? "0" + text : text
      }.joined()
  }

  private static func rgb(_ color: ColorValue) -> String {
    let channels = [color.red, color.green, color.blue].map { String(byte($0)) }
    if color.alpha == 1 { return "rgb(\(channels.joined(separator: ", ")))" }
    let alpha = Numbers.text(color.alpha, decimals: 3)
    return "rgba(\((channels + [alpha]).joined(separator: ", ")))"
  }

  /// - Source: CSS Color 4, 7.2 (RGB to HSL).
  private static func hsl(_ color: ColorValue) -> String {
    let high = max(color.red, color.green, color.blue)
    let low = min(color.red, color.green, color.blue)
    let light = (high + low) / 2
    let spread = high - low
    var hue = 0.0
    var saturation = 0.0
    if spread > 0 {
      saturation = (high - light) / min(light, 1 - light)
      if high == color.red {
        hue = (color.green - color.blue) / spread + (color.green < color.blue ? 6 : 0)
      } else if high == color.green {
        hue = (color.blue - color.red) / spread + 2
      } else {
        hue = (color.red - color.green) / spread + 4
      }
    }
    let parts = [
      Numbers.text(hue * 60, decimals: 1), Numbers.text(saturation * 100, decimals: 1) + "%",
      Numbers.text(light * 100, decimals: 1) + "%",
    ]
    return "hsl(\(parts.joined(separator: " "))\(opacity(color)))"
  }

  /// - Source: CSS Color 4, sample code for colour conversions (sRGB to Oklab).
  private static func oklch(_ color: ColorValue) -> String {
    let (r, g, b) = (
      ColorValue.linear(color.red), ColorValue.linear(color.green), ColorValue.linear(color.blue)
    )
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    let light = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    let one = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let two = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    let chroma = (one * one + two * two).squareRoot()
    var hue = chroma < 0.0002 ? 0 : atan2(two, one) * 180 / .pi
    if hue < 0 { hue += 360 }
    let parts = [
      Numbers.text(light, decimals: 4), Numbers.text(chroma, decimals: 4),
      Numbers.text(hue, decimals: 2),
    ]
    return "oklch(\(parts.joined(separator: " "))\(opacity(color)))"
  }
}
