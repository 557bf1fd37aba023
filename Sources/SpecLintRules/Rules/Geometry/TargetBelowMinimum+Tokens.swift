import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Demands that design values give: "Touch target minimum | 44px" below "Base defaults", "--touch-target-min: 44px".
extension TargetBelowMinimum {
  private static let touches: Lexicon = ["touch", "tap", "hit"]
  private static let targets: Lexicon = ["target", "targets", "area", "size", "tappable"]
  private static let leasts: Lexicon = ["min", "minimum", "minimal", "least"]
  /// Words of a name that limits the value to one device or use.
  private static let limits: Lexicon = [
    "desktop", "mouse", "pointer", "web", "compact", "dense", "inline", "slop", "spacing", "gap",
    "icon", "toggle", "thumb", "slider", "row", "keyboard",
  ]
  /// Words of remarks by which the value holds on some devices alone: "44px; /* on phones */".
  private static let devices: Lexicon = [
    "mobile", "phone", "phones", "tablet", "tablets", "desktop", "móvil", "móviles", "mobil",
    "handy", "smartphone", "smartphones", "celular", "téléphone", "coarse",
  ]
  private static let wideDevices = ["移动端", "移動端", "手机", "手機", "モバイル", "スマホ", "모바일", "휴대폰"]
  private static let units: [Unit] = [.px, .pt, .dp]

  /// The design values of a document that are the least of all targets, as the demands that they are.
  func tokenDemands(_ context: RuleContext) -> [Constraint] {
    context.spec.tokens.compactMap { token in
      guard token.kind == .size || token.kind == .spacing || token.kind == .other,
        token.modes.isEmpty, let least = Self.length(token.value),
        case let words = Names.words(token.name), (2...6).contains(words.count),
        words.contains(where: Self.touches.contains),
        words.contains(where: Self.targets.contains), words.contains(where: Self.leasts.contains),
        !words.contains(where: Self.limits.contains),
        case let line = context.document.source.string(
          context.document.firstLine(of: token.origin.range)),
        !Names.hasWord(line, in: Self.devices), !Self.wideDevices.contains(where: line.contains)
      else { return nil }
      return Constraint(
        kind: .targetSize, subject: token.name,
        quantity: Quantity(min: least.value, max: nil, unit: least.unit), scope: [],
        origin: token.valueOrigin, lineOrigin: token.origin)
    }
  }

  /// "44px", "44pt × 44pt"
  private static func length(_ text: String) -> (value: Double, unit: Unit)? {
    let digits = text.prefix { $0.isNumber || $0 == "." }
    let rest = text[digits.endIndex...].drop { $0 == " " }
    guard let value = Double(digits) else { return nil }
    return units.first { unit in
      rest.hasPrefix(unit.rawValue)
        && rest.dropFirst(unit.rawValue.count).first?.isLetter != true
    }.map { (value: value, unit: $0) }
  }
}
