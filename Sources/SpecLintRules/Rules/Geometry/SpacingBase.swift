import SpecModel
import SpecText

/// The step of all distances where a value for spacing sets it: "Base unit: 8px".
enum SpacingBase {
  private static let names: Set<String> = [
    "base unit", "base spacing unit", "spacing unit", "grid unit", "base grid", "basiseinheit",
    "unidad base", "unité de base", "unidade base", "unità base", "基础单位", "基本单位", "基準単位", "ベース単位",
    "기본 단위", "基本単位", "基准单位", "基準單位", "基礎單位", "기준 단위", "기초 단위", "базовий крок", "базовый шаг",
    "grundraster", "grille de base", "griglia di base", "basiseenheid", "basisraster",
    "satuan dasar", "базовая единица",
  ]

  /// Words for the grid alone, beside a step as grids have it: "Grille 4px"; larger ones are gaps of a grid of cards.
  private static let bare: Lexicon = [
    "grille", "raster", "cuadrícula", "cuadricula", "retícula", "rejilla", "griglia", "grade",
    "rasterweite", "rastermaß", "kisi",
  ]

  private static let leads = Articles.words.union(["our", "de"])

  /// What a name says, without its article: "The base unit".
  private static func name(_ text: String) -> String {
    let words = Names.words(text)
    let rest = words.first.map(leads.contains) == true ? words.dropFirst() : words[...]
    return rest.joined(separator: " ")
  }

  /// The steps that tokens set, as the grids that they mean.
  static func grids(_ spec: SpecDocument) -> [Constraint] {
    // "Base unit: 4px" in a fence that lists properties.
    let listed = spec.constraints.compactMap { constraint -> Constraint? in
      guard constraint.kind == .size || constraint.kind == .spacing,
        let value = constraint.quantity.exact, (2...24).contains(value),
        names.contains(name(constraint.subject))
          || Names.isPhrase(constraint.subject, in: bare) && (4...10).contains(value),
        constraint.quantity.unit.isLength, !constraint.quantity.isApproximate
      else { return nil }
      var grid = constraint
      grid.kind = .grid
      return grid
    }
    return listed
      + spec.tokens.compactMap { token in
        let digits = token.value.prefix { $0.isNumber || $0 == "." }
        guard token.kind == .spacing,
          names.contains(name(token.name)),
          let value = Double(digits), (2...24).contains(value),
          let unit = Unit(rawValue: token.value.dropFirst(digits.count).filter { $0 != " " }),
          unit.isLength
        else { return nil }
        return Constraint(
          kind: .grid, subject: token.name, quantity: Quantity(value, unit), scope: [],
          origin: token.valueOrigin, lineOrigin: token.origin)
      }
  }

  /// Whether a grid holds for a distance: both have one unit, or units that designers use alike, as in "8-point grid".
  static func measures(_ grid: Constraint, _ distance: Constraint) -> Bool {
    let units: Set<Unit> = [.px, .pt, .dp]
    let (a, b) = (grid.quantity.unit, distance.quantity.unit)
    return a == b || units.contains(a) && units.contains(b)
  }
}
