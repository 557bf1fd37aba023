import SpecModel

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

  private static func hsl(_ color: ColorValue) -> String {
    let (hue, saturation, light) = color.opaque.hsl
    let parts = [
      Numbers.text(hue, decimals: 1), Numbers.text(saturation * 100, decimals: 1) + "%",
      Numbers.text(light * 100, decimals: 1) + "%",
    ]
    return "hsl(\(parts.joined(separator: " "))\(opacity(color)))"
  }

  private static func oklch(_ color: ColorValue) -> String {
    let (light, chroma, hue) = color.opaque.oklch
    let parts = [
      Numbers.text(light, decimals: 4), Numbers.text(chroma, decimals: 4),
      Numbers.text(hue, decimals: 2),
    ]
    return "oklch(\(parts.joined(separator: " "))\(opacity(color)))"
  }
}
