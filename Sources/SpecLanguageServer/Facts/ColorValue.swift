import SpecJSON
import SpecModel

/// A colour of sRGB with its opacity, each part from 0 to 1.
struct ColorValue: Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  private static func clamped(_ value: Double) -> Double { min(1, max(0, value)) }

  init?(_ json: JSONValue?) {
    guard let red = json?["red"]?.double, let green = json?["green"]?.double,
      let blue = json?["blue"]?.double
    else { return nil }
    self.init(red: red, green: green, blue: blue, alpha: json?["alpha"]?.double ?? 1)
  }

  var json: JSONValue {
    func part(_ value: Double) -> JSONValue { .number(value, raw: "") }
    return .record([
      "red": part(red), "green": part(green), "blue": part(blue), "alpha": part(alpha),
    ])
  }

  /// Reads "#rgb", "#rgba", "#rrggbb", "#rrggbbaa", `rgb()`, `rgba()`, `hsl()`, `hsla()` or `oklch()`.
  init?(_ text: String) {
    let text = text.lowercased()
    if text.hasPrefix("#") {
      self.init(hex: text.dropFirst())
      return
    }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    let parts = inside.split { $0 == "," || $0 == "/" || $0 == " " || $0 == "\t" }.map(String.init)
    guard (3...4).contains(parts.count) else { return nil }
    let opacity = parts.count == 4 ? Self.share(parts[3], of: 1) : 1
    guard let opacity, (0...1).contains(opacity) else { return nil }
    switch text[..<open] {
    case "rgb", "rgba": self.init(channels: parts, opacity)
    case "hsl", "hsla": self.init(hueParts: parts, opacity)
    case "oklch": self.init(oklchParts: parts, opacity)
    default: return nil
    }
  }

  private init?(hex digits: Substring) {
    let values = digits.compactMap(\.hexDigitValue).map(Double.init)
    guard values.count == digits.count else { return nil }
    let parts: [Double]
    switch values.count {
    case 3, 4: parts = values.map { $0 / 15 }
    case 6, 8:
      parts = stride(from: 0, to: values.count, by: 2).map { index -> Double in
        let byte: Double = values[index] * 16 + values[index + 1]
        return byte / 255
      }
    default: return nil
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }

  private init?(channels parts: [String], _ opacity: Double) {
    let values = parts.prefix(3).compactMap { Self.share($0, of: 255) }
    guard values.count == 3, values.allSatisfy({ (0...255).contains($0) }) else { return nil }
    self.init(red: values[0] / 255, green: values[1] / 255, blue: values[2] / 255, alpha: opacity)
  }

  /// - Source: CSS Color 4, 7 (HSL to RGB).
  private init?(hueParts parts: [String], _ opacity: Double) {
    guard let hue = Self.angle(parts[0]), let saturation = Self.share(parts[1], of: 100),
      let lightness = Self.share(parts[2], of: 100), (0...100).contains(saturation),
      (0...100).contains(lightness)
    else { return nil }
    let turn = hue - (hue / 360).rounded(.down) * 360
    self.init(
      StandardRGB(hue: turn, saturation: saturation / 100, lightness: lightness / 100), opacity)
  }

  private init?(oklchParts parts: [String], _ opacity: Double) {
    guard let light = Self.share(parts[0], of: 1), (0...1).contains(light),
      let chroma = Self.share(parts[1], of: 0.4), (0...0.5).contains(chroma),
      let hue = Self.angle(parts[2])
    else { return nil }
    self.init(StandardRGB(lightness: light, chroma: chroma, hue: hue), opacity)
  }

  private init(_ color: StandardRGB, _ opacity: Double) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: opacity)
  }

  /// The colour without its opacity.
  var opaque: StandardRGB { StandardRGB(red: red, green: green, blue: blue) }

  /// A number, or a percentage of a whole.
  private static func share(_ text: String, of whole: Double) -> Double? {
    let number =
      text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 * whole } : Double(text)
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// A hue in degrees.
  private static func angle(_ text: String) -> Double? {
    if text == "none" { return 0 }
    let number = text.hasSuffix("deg") ? Double(text.dropLast(3)) : Double(text)
    return number.flatMap { abs($0) < 1e6 ? $0 : nil }
  }
}
