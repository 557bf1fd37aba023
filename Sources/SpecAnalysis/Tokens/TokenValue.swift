package import SpecModel
package import SpecText

/// The value of a token in numbers, where its text can be read as one value.
package indirect enum TokenValue: Equatable {
  /// Red, green, blue and alpha from 0 to 1.
  case color(red: Double, green: Double, blue: Double, alpha: Double)
  /// A length with its unit.
  case dimension(Double, String)
  /// A time in milliseconds.
  case duration(Double)
  /// The four numbers of a cubic Bézier curve.
  case bezier([Double])
  /// A plain number; percentages are divided by 100.
  case number(Double)
  /// A weight of a face that a word names.
  case weight(Double)
  /// Faces, of which the first that exists counts.
  case family([String])
  /// Shadows, the topmost first.
  case shadow([Layer])
  /// A style of type.
  case type(Style)

  /// Reads the value of a token; `nil` where the text is none of these.
  package init?(_ token: Token) {
    let text = token.value.trimmedASCII
    if token.kind == .color {
      guard let color = Self.color(text) else { return nil }
      self = color
      return
    }
    if token.kind == .easing {
      guard let curve = Self.curve(text) else { return nil }
      self = .bezier(curve)
      return
    }
    guard let (number, unit) = Self.quantity(text), unit.isEmpty || Self.known(unit) else {
      guard let value = Self.composite(text, token.kind) else { return nil }
      self = value
      return
    }
    switch unit {
    case "": self = .number(number)
    case "%": self = .number(number / 100)
    case "ms": self = .duration(number)
    case "s": self = .duration(number * 1000)
    default: self = .dimension(number, unit)
    }
  }

  /// The units of lengths.
  package static let units: Lexicon = ["px", "pt", "dp", "sp", "rem", "em"]

  private static func known(_ unit: String) -> Bool {
    unit == "%" || unit == "ms" || unit == "s" || units.contains(unit)
  }

  private static func composite(_ text: String, _ kind: Token.Kind) -> TokenValue? {
    switch kind {
    case .duration: codedTime(text).map { .duration($0) }
    case .shadow: shadow(text)
    case .fontFamily: family(text)
    case .fontWeight: weight(text).map { .weight($0) }
    case .typography: style(text)
    case .other: isFamily(text) ? family(text) : nil
    default: nil
    }
  }

  /// A colour in one of the forms that have red, green and blue.
  package static func color(_ text: String) -> TokenValue? {
    hex(text) ?? functional(text) ?? translucent(text) ?? hued(text) ?? coded(text) ?? named(text)
  }

  /// "#0B1020 @ 80%": an opaque colour with its opacity behind it.
  private static func translucent(_ text: String) -> TokenValue? {
    guard let parts = SeparateAlpha(text), let base = hex(parts.color) ?? functional(parts.color),
      case .color(let red, let green, let blue, 1) = base
    else { return nil }
    return .color(red: red, green: green, blue: blue, alpha: parts.alpha)
  }

  /// A number and what follows it without a gap or after one space.
  package static func quantity(_ text: String) -> (Double, String)? {
    let digits = text.utf8.prefix { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }
    guard let number = Double(String(digits) ?? ""), number.isFinite else { return nil }
    let rest = String(text.utf8.dropFirst(digits.count))?.trimmedASCII ?? ""
    // "0.9 s" with a blank that does not break.
    guard let first = rest.utf8.first, first >= 0x80 else { return (number, rest) }
    return (number, String(rest.drop { $0.isWhitespace }))
  }

  /// "0xFF3F5AA9" as digits behind "#", the opacity last.
  private static func unpacked(_ text: String) -> String {
    guard text.hasPrefix("0x") || text.hasPrefix("0X") else { return text }
    let digits = text.dropFirst(2)
    switch digits.utf8.count {
    case 6: return "#\(digits)"
    case 8: return "#\(digits.dropFirst(2))\(digits.prefix(2))"
    default: return text
    }
  }

  static func hex(_ text: String) -> TokenValue? {
    let text = unpacked(text)
    guard text.utf8.first == 0x23 else { return nil }
    let digits = text.utf8.dropFirst().compactMap { byte -> Double? in
      switch byte {
      case 0x30...0x39: Double(byte - 0x30)
      case 0x41...0x46: Double(byte - 0x41 + 10)
      case 0x61...0x66: Double(byte - 0x61 + 10)
      default: nil
      }
    }
    guard digits.count == text.utf8.count - 1 else { return nil }
    let parts: [Double]
    switch digits.count {
    case 3, 4: parts = digits.map { $0 / 15 }
    case 6, 8:
      parts = stride(from: 0, to: digits.count, by: 2).map { index -> Double in
        let byte: Double = digits[index] * 16 + digits[index + 1]
        return byte / 255
      }
    default: return nil
    }
    return .color(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }

  /// `rgb(…)` and `rgba(…)` with commas or spaces.
  private static func functional(_ text: String) -> TokenValue? {
    guard let parts = arguments(of: text, names: ["rgba", "rgb"]), (3...4).contains(parts.count)
    else { return nil }
    let channels = parts.prefix(3).compactMap { quantity($0).map { $1 == "%" ? $0 * 2.55 : $0 } }
    guard channels.count == 3, channels.allSatisfy({ (0...255).contains($0) }) else { return nil }
    var alpha = 1.0
    if parts.count == 4 {
      guard let (number, unit) = quantity(parts[3]) else { return nil }
      alpha = unit == "%" ? number / 100 : number
    }
    guard (0...1).contains(alpha) else { return nil }
    return .color(
      red: channels[0] / 255, green: channels[1] / 255, blue: channels[2] / 255, alpha: alpha)
  }

  private static func curve(_ text: String) -> [Double]? {
    switch text {
    case "linear": return [0, 0, 1, 1]
    case "ease": return [0.25, 0.1, 0.25, 1]
    case "ease-in": return [0.42, 0, 1, 1]
    case "ease-out": return [0, 0, 0.58, 1]
    case "ease-in-out": return [0.42, 0, 0.58, 1]
    default: break
    }
    let numbers = curveNumbers(text).compactMap(Double.init)
    guard numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]),
      numbers.allSatisfy(\.isFinite)
    else { return nil }
    return numbers
  }

  /// What stands between the brackets of a curve in a style sheet, in a list, and in Flutter and Compose.
  private static func curveNumbers(_ text: String) -> [String] {
    let isList = text.hasPrefix("[") && text.hasSuffix("]")
    return arguments(
      of: isList ? "list(\(text.dropFirst().dropLast()))" : text,
      names: isList ? ["list"] : ["cubic-bezier", "CubicBezierEasing", "Cubic"]) ?? []
  }

  /// The arguments of a function call that is the whole text.
  static func arguments(of text: String, names: [String]) -> [String]? {
    guard let name = names.first(where: { text.hasPrefix($0 + "(") }), text.hasSuffix(")") else {
      return nil
    }
    return text.dropFirst(name.count + 1).dropLast()
      .split { $0 == "," || $0 == " " || $0 == "/" }.map(String.init)
  }
}

extension String {
  /// The text without spaces at either end.
  package var trimmedASCII: String {
    var rest = Substring(self)
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
