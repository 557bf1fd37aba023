import SpecModel
import SpecText

/// Colours and times in further notations of style sheets and in those of code.
extension TokenValue {
  // MARK: Style sheets

  /// What a colour that a hue tells has for components in the interchange format, with its opacity.
  package struct Hued: Sendable, Hashable {
    /// "hsl" or "oklch".
    package var space: String
    /// Hue, saturation and lightness, or lightness, chroma and hue.
    package var components: [Double]
    /// The opacity, from 0 to 1.
    package var alpha: Double

    /// Reads "hsl(210deg 50% 40%)", "hsla(210, 50%, 40%, 0.5)" and "oklch(62% 0.19 250 / 80%)".
    ///
    /// - Source: CSS Color 4, 7 and 9.4; Design Tokens Color Module 2025.10, 4.1.
    package init?(_ text: String) {
      guard let parts = TokenValue.arguments(of: text, names: ["hsla", "hsl", "oklch"]),
        (3...4).contains(parts.count)
      else { return nil }
      space = text.hasPrefix("oklch") ? "oklch" : "hsl"
      alpha = 1
      if parts.count == 4 {
        guard let (number, unit) = TokenValue.quantity(parts[3]),
          case let share = unit == "%" ? number / 100 : number, (0...1).contains(share)
        else { return nil }
        alpha = share
      }
      let isLight = space == "oklch"
      guard let hue = Self.number(parts[isLight ? 2 : 0], hundred: nil, isHue: true),
        let one = Self.number(parts[isLight ? 0 : 1], hundred: isLight ? 1 : 100),
        let two = Self.number(parts[isLight ? 1 : 2], hundred: isLight ? 0.4 : 100)
      else { return nil }
      guard one >= 0, two >= 0, isLight ? one <= 1 : one <= 100 && two <= 100 else { return nil }
      components = isLight ? [one, two, hue] : [hue, one, two]
    }

    /// A number, or a percentage of what a hundred is; hues may have degrees.
    private static func number(
      _ text: String, hundred: Double?, isHue: Bool = false
    ) -> Double? {
      guard let (number, unit) = TokenValue.quantity(text) else { return nil }
      switch unit {
      case "": return number
      case "deg": return isHue ? number : nil
      case "%": return hundred.map { number / 100 * $0 }
      default: return nil
      }
    }
  }

  /// A colour that a hue tells, in sRGB.
  static func hued(_ text: String) -> TokenValue? {
    guard let hued = Hued(text) else { return nil }
    let parts = hued.components
    let color =
      hued.space == "hsl"
      ? StandardRGB(hue: parts[0], saturation: parts[1] / 100, lightness: parts[2] / 100)
      : StandardRGB(lightness: parts[0], chroma: parts[1], hue: parts[2])
    return .color(red: color.red, green: color.green, blue: color.blue, alpha: hued.alpha)
  }

  /// A colour that style sheets call by a name.
  static func named(_ text: String) -> TokenValue? {
    NamedColorValues.value(of: text).map { color in
      let parts = [color >> 16, color >> 8 & 0xFF, color & 0xFF].map { Double($0) / 255 }
      return .color(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
  }

  // MARK: Code

  private static let constructors: Set<String> = [
    "Color", "UIColor", "NSColor", "SKColor", "CGColor", "Color.init", "UIColor.init",
  ]

  /// "Color(0xFF1A73E8)", "Color(hex: 0x112233)", "UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)",
  /// "Color.fromARGB(255, 26, 115, 232)".
  static func coded(_ text: String) -> TokenValue? {
    let whole = text.hasPrefix("const ") ? text.dropFirst(6) : Substring(text)
    guard whole.utf8.last == 0x29, let open = whole.utf8.firstIndex(of: 0x28) else { return nil }
    let name = String(whole[..<open])
    let parts = split(String(whole[whole.utf8.index(after: open)...].dropLast()), at: ",")
    switch name {
    case "Color.fromARGB": return bytes(Array(parts.dropFirst()), parts.first, of: 255)
    case "Color.fromRGBO": return bytes(Array(parts.dropLast()), parts.last, of: 1)
    default: break
    }
    guard constructors.contains(name) else { return nil }
    return parts.count == 1 ? digits(parts[0]) : channels(parts)
  }

  /// Three channels up to 255 and an opacity up to a limit.
  private static func bytes(_ parts: [String], _ opacity: String?, of limit: Double) -> TokenValue?
  {
    let channels = parts.compactMap(Double.init)
    guard channels.count == 3, channels.allSatisfy({ (0...255).contains($0) }),
      let alpha = opacity.flatMap(Double.init), (0...limit).contains(alpha)
    else { return nil }
    return .color(
      red: channels[0] / 255, green: channels[1] / 255, blue: channels[2] / 255,
      alpha: alpha / limit)
  }

  /// "0xFF1A73E8", "hex: 0x112233", "hex: \"112233\"", "\"#112233\"".
  private static func digits(_ part: String) -> TokenValue? {
    var value = Substring(part)
    let isLabelled = value.hasPrefix("hex:")
    if isLabelled { value = value.dropFirst(4) }
    let text = String(value.filter { $0 != " " && $0 != "\"" && $0 != "'" })
    let isQuoted = value.contains("\"") || value.contains("'")
    // Behind "hex:" eight digits may begin or end with the opacity.
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return isLabelled && text.utf8.count != 8 ? nil : hex(text)
    }
    if text.hasPrefix("#") { return hex(text) }
    return (isQuoted || isLabelled) && text.utf8.count == 6 ? hex("#" + text) : nil
  }

  /// "red: 0.2", "green: 102/255", "blue: 0.6", "opacity: 0.5", with ".sRGB" before them or not.
  private static func channels(_ parts: [String]) -> TokenValue? {
    var values: [String: Double] = ["alpha": 1]
    for part in parts where part != ".sRGB" {
      let sides = split(part, at: ":")
      guard sides.count == 2, let value = quotient(sides[1]), (0...1).contains(value) else {
        return nil
      }
      values[sides[0] == "opacity" ? "alpha" : sides[0]] = value
    }
    guard values.count == 4, let red = values["red"], let green = values["green"],
      let blue = values["blue"], let alpha = values["alpha"]
    else { return nil }
    return .color(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func quotient(_ text: String) -> Double? {
    let sides = split(text, at: "/").map(Double.init)
    guard let first = sides.first, let number = first else { return nil }
    guard sides.count > 1 else { return number }
    guard sides.count == 2, let divisor = sides[1], divisor > 0 else { return nil }
    return number / divisor
  }

  /// The milliseconds of "Duration(milliseconds: 150)", ".seconds(0.3)", "150.milliseconds".
  static func codedTime(_ text: String) -> Double? {
    let text = text.hasPrefix("const ") ? String(text.dropFirst(6)) : text
    if let (number, unit) = quantity(text) {
      return unit == "milliseconds" ? number : unit == "seconds" ? number * 1000 : nil
    }
    for (unit, factor) in [("milliseconds", 1.0), ("seconds", 1000)] {
      for start in ["Duration(\(unit):", "Duration.\(unit)(", ".\(unit)("]
      where text.hasPrefix(start) && text.hasSuffix(")") {
        let inner = String(text.dropFirst(start.count).dropLast()).trimmedASCII
        return Double(inner).map { $0 * factor }
      }
    }
    return nil
  }
}
