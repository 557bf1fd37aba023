import SpecModel
import SpecText

extension NameSlip {
  private static let kinds: Lexicon = [
    "primary", "secondary", "tertiary", "accent", "brand", "success", "warning", "error", "danger",
    "info",
  ]
  /// Hues that lie further apart, in degrees, are different colours to everybody.
  private static let leastDistance = 60.0

  /// Whether a token is a shadow with a colour.
  static func isTinted(_ token: Token) -> Bool {
    token.kind == .shadow && token.value.utf8.count < 200 && tint(of: token.value) != nil
  }

  /// "shadow-brand" in violet while every colour called brand is red.
  static func shadows(_ tokens: [Token]) -> [NameSlip] {
    tokens.filter(isTinted).compactMap { token in
      let roles = Names.words(token.name).filter(kinds.contains)
      guard roles.count == 1, let role = roles.first, let tint = tint(of: token.value),
        let hue = ColorName.hue(of: tint)?.0
      else { return nil }
      let named = tokens.filter { $0.kind == .color && Names.words($0.name).contains(role) }
      let hues = named.compactMap { other in
        OpaqueColor(other.value).flatMap { ColorName.hue(of: $0)?.0 }.map { (other, $0) }
      }
      guard let (other, expected) = hues.first,
        hues.allSatisfy({ distance($0.1, hue) > leastDistance })
      else { return nil }
      return NameSlip(
        token: token, other: other,
        headline: "'\(token.name)' has another colour than '\(role)'",
        label: "hue \(Numbers.text(hue.rounded()))°",
        reason: "'\(other.name)' has hue \(Numbers.text(expected.rounded()))°"
          + (hues.count > 1 ? ", and no colour called so is near it" : ""),
        help: "make the shadow from the value of '\(other.name)'")
    }
  }

  /// The first colour of a shadow, without its opacity.
  private static func tint(of value: String) -> OpaqueColor? {
    let bytes = ContiguousArray(value.utf8)
    guard let start = ASCII.find("rgba(", in: bytes, 0..<bytes.count) else { return nil }
    let rest = String(decoding: bytes[start...].prefix { $0 != 0x29 }, as: UTF8.self)
    return OpaqueColor.translucent(rest + ")")?.color
  }

  private static func distance(_ a: Double, _ b: Double) -> Double {
    let distance = abs(a - b)
    return min(distance, 360 - distance)
  }
}
