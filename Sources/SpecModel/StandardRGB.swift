#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A colour of sRGB, converted from and to the other notations of CSS.
///
/// - Source: CSS Color 4, 7 (HSL), 9.3 (Oklch), 10.2 (sRGB) and the sample code for colour conversions.
package struct StandardRGB: Sendable, Hashable {
  /// The channels, 0 to 1.
  package var red, green, blue: Double

  /// Makes a colour of its channels.
  package init(red: Double, green: Double, blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Makes a colour of a hue in degrees, a saturation and a lightness, both 0 to 1.
  package init(hue: Double, saturation: Double, lightness: Double) {
    let chroma = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      let turn = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - chroma * max(-1, min(turn - 3, 9 - turn, 1))
    }
    self.init(red: channel(0), green: channel(8), blue: channel(4))
  }

  /// Makes a colour of Oklch, its channels cut off where sRGB ends.
  ///
  /// - Units: the lightness from 0 to 1, the hue in degrees.
  package init(lightness: Double, chroma: Double, hue: Double) {
    let a = chroma * cos(hue * .pi / 180)
    let b = chroma * sin(hue * .pi / 180)
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    self.init(
      red: Self.channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: Self.channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: Self.channel(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s))
  }

  /// The hue in degrees, the saturation and the lightness, both 0 to 1.
  package var hsl: (hue: Double, saturation: Double, lightness: Double) {
    let high = max(red, green, blue)
    let low = min(red, green, blue)
    let light = (high + low) / 2
    let range = high - low
    guard range > 0 else { return (0, 0, light) }
    let hue: Double
    switch high {
    case red: hue = (green - blue) / range + (green < blue ? 6 : 0)
    case green: hue = (blue - red) / range + 2
    default: hue = (red - green) / range + 4
    }
    return (hue * 60, range / (1 - abs(2 * light - 1)), light)
  }

  /// The lightness from 0 to 1, the chroma and the hue in degrees.
  package var oklch: (lightness: Double, chroma: Double, hue: Double) {
    let (r, g, b) = (Self.light(red), Self.light(green), Self.light(blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    let light = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    let one = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let two = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    let chroma = (one * one + two * two).squareRoot()
    let hue = chroma < 0.0002 ? 0 : atan2(two, one) * 180 / .pi
    return (light, chroma, hue < 0 ? hue + 360 : hue)
  }

  /// A channel as a share of light.
  package static func light(_ channel: Double) -> Double {
    channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }

  /// A share of light as a channel.
  private static func channel(_ light: Double) -> Double {
    let light = min(1, max(0, light))
    return light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
