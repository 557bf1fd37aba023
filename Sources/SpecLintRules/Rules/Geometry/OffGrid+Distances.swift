import SpecModel
import SpecText

/// What is measured against the grid.
extension OffGrid {
  /// Words of subjects that are distances.
  static let distances: Lexicon = [
    "spacing", "gap", "gaps", "padding", "margin", "margins", "separation", "gutter", "abstand",
    "innenabstand", "espacement", "espaciado", "margen", "marge", "margem", "espaçamento",
    "spaziatura", "relleno",
  ]

  /// Whether a value for spacing is the distance at one place, "Card padding", and no step of a scale.
  func isOfPlace(_ token: Token) -> Bool {
    let words = Names.words(token.name)
    return token.name.utf8.contains(ASCII.space) && (2...3).contains(words.count)
      && words.last.map(Self.distances.contains) == true && token.modes.isEmpty
      && !words.contains(where: Self.sizes.contains)
  }

  /// Words of names for steps, and for what scales and bases are called.
  private static let sizes: Lexicon = [
    "xs", "sm", "md", "lg", "xl", "xxl", "small", "medium", "large", "tiny", "huge", "extra",
    "base",
    "default", "micro", "compact", "tight", "loose", "half", "none", "hairline", "unit", "scale",
  ]

  /// The distances at places that stand among the values for spacing.
  func named(_ spec: SpecDocument) -> [Constraint] {
    spec.tokens.compactMap { token in
      guard token.kind == .spacing, isOfPlace(token) else { return nil }
      let digits = token.value.prefix { $0.isNumber || $0 == "." }
      guard let value = Double(digits),
        let unit = Unit(rawValue: token.value.dropFirst(digits.count).filter { $0 != " " }),
        unit.isLength
      else { return nil }
      return Constraint(
        kind: .spacing, subject: token.name, quantity: Quantity(value, unit), scope: [],
        origin: token.valueOrigin, lineOrigin: token.origin)
    }
  }

  /// Whether a measure is a distance: by its kind, or by the first word of "Padding of the total line".
  func isDistance(_ constraint: Constraint) -> Bool {
    switch constraint.kind {
    case .spacing, .padding, .offset, .targetSpacing: return true
    default: break
    }
    guard constraint.subject.utf8.count < 64 else { return false }
    let words = Names.words(constraint.subject)
    return words.count > 2 && words[1] == "of" && Self.distances.contains(words[0])
  }
}
