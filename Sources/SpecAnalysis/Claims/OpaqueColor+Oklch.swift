#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import SpecText

extension OpaqueColor {
  /// Reads "oklch(0.42 0.09 152)" or "oklch(42% 0.09 152deg)" without an opacity.
  init?(oklch text: String) {
    guard text.utf8.count <= 60, text.hasPrefix("oklch("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst(6).dropLast().split { $0 == " " || $0 == "," }
    guard parts.count == 3, let light = Self.share(parts[0], of: 1), 0...1 ~= light,
      let chroma = Self.share(parts[1], of: 0.4), 0...0.5 ~= chroma
    else { return nil }
    let turn = parts[2].hasSuffix("deg") ? parts[2].dropLast(3) : parts[2]
    guard let hue = turn == "none" ? 0 : Double(turn) else { return nil }
    self.init(lightness: light, chroma: chroma, hue: hue)
  }

  /// A number, or a percentage of a whole.
  private static func share(_ text: Substring, of whole: Double) -> Double? {
    text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 * whole } : Double(text)
  }

  /// A colour of Oklch, its channels cut off where sRGB ends; the hue in degrees.
  ///
  /// - Source: CSS Color 4, 9.3 (Oklab and Oklch) and the sample code for colour conversions.
  private init?(lightness: Double, chroma: Double, hue: Double) {
    let a = chroma * cos(hue * .pi / 180)
    let b = chroma * sin(hue * .pi / 180)
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    self.init(
      red: channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: channel(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s))
  }
}

private func cube(_ value: Double) -> Double { value * value * value }

/// A linear share of light as a channel from 0 to 255 (CSS Color 4, 10.2).
private func channel(_ linear: Double) -> Double {
  let light = min(1, max(0, linear))
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055)
}
