public import SpecModel
public import SpecText

/// A thing with a stated height and text size, often with a padding: enough to say whether one line fits.
public struct StatedBox: Sendable {
  /// The name of the thing, for people.
  public let name: String
  /// Its height.
  public let height: Constraint
  /// The inner distance above the text; `nil` where none is stated.
  public let padding: Constraint?
  /// The tallest text that stands in it.
  public let text: Constraint

  /// Height that one line needs with the text enlarged by a factor.
  ///
  /// - Units: as written.
  public func needed(at factor: Double) -> Double {
    2 * (padding?.quantity.exact ?? 0) + (text.quantity.exact ?? 0) * TextScale.leading * factor
  }

  /// Facts of one thing: under one label, else directly below one heading.
  private struct Key: Hashable {
    var scope: [String]
    var owner: String
    var condition: String?
    var unit: Unit
  }

  private struct Parts {
    var heights: [Constraint] = []
    var paddings: [Constraint] = []
    var texts: [Constraint] = []
  }

  private static let heightWords: Lexicon = [
    "height", "fixed", "total", "exact", "hauteur", "höhe", "altura",
  ]
  private static let paddingWords: Lexicon = [
    "padding", "vertical", "inner", "internal", "y", "top", "bottom", "block",
  ]
  private static let textWords: Lexicon = [
    "text", "typography", "font", "label", "type", "size", "texte", "typographie", "schrift",
    "input", "button",
  ]
  /// Labels of lists of measures, which name no thing.
  private static let listWords: Lexicon = [
    "dimensions", "dimension", "specifications", "specification", "spécifications", "size", "sizes",
    "sizing", "layout", "style", "styles", "visual", "measurements", "taille", "tailles",
  ]

  /// Words for the sides of a thing, and names of properties for them.
  private static let sideways: Lexicon = [
    "horizontal", "left", "right", "horizontale", "horizontaler", "waagerecht",
  ]
  private static let sidewaysNames = [
    "padding-x", "padding x", "paddingx", "padding-inline", "paddinginline", "paddinghorizontal",
  ]
  private static let uprightNames = [
    "padding-y", "padding y", "paddingy", "padding-block", "paddingblock", "vertical",
  ]

  /// The boxes of a document, in order of their heights.
  ///
  /// - Parameters:
  ///   - line: the words of a line.
  ///   - row: the source line around a place.
  public static func all(
    in spec: SpecDocument, line: (Origin) -> String, row: (Origin) -> String
  ) -> [StatedBox] {
    var groups: [Key: Parts] = [:]
    var order: [Key] = []
    for constraint in spec.constraints {
      guard [.height, .padding, .typeSize, .targetSize].contains(constraint.kind),
        constraint.base == nil,
        let value = constraint.quantity.exact, value > 0
      else { continue }
      let (owner, tail) = split(constraint)
      let unit = constraint.quantity.unit == .sp ? Unit.dp : constraint.quantity.unit
      let key = Key(
        scope: constraint.scope, owner: owner, condition: constraint.condition, unit: unit)
      let words = Names.words(tail)
      if groups[key] == nil {
        order.append(key)
        groups[key] = Parts()
      }
      switch constraint.kind {
      case .height where words.allSatisfy(heightWords.contains) && value >= 16 && value <= 200:
        groups[key, default: Parts()].heights.append(constraint)
      // "Height: 48px (easy to tap)" is how high the thing is.
      case .targetSize
      where !words.isEmpty && words.allSatisfy(heightWords.contains) && 16...200 ~= value:
        groups[key, default: Parts()].heights.append(constraint)
      case .padding
      where words.allSatisfy(paddingWords.contains) && !isOpenCell(constraint, row):
        groups[key, default: Parts()].paddings.append(constraint)
      case .typeSize where words.allSatisfy(textWords.contains) && 8...60 ~= value:
        groups[key, default: Parts()].texts.append(constraint)
      default: break
      }
    }
    return order.compactMap { key in
      groups[key].flatMap { box($0, name: key.owner, scope: key.scope, line) }
    }
  }

  /// The name of the thing, and what is said of it: "Compact button: Height", "Compact button", "Height".
  private static func split(_ constraint: Constraint) -> (owner: String, tail: String) {
    let subject = constraint.subject
    if let colon = subject.lastIndex(of: ":") {
      let owner = String(subject[..<colon])
      let isList = Names.words(owner).allSatisfy(listWords.contains)
      return (isList ? "" : owner, String(subject[subject.index(after: colon)...]))
    }
    let own =
      switch constraint.kind {
      case .height, .targetSize: heightWords
      case .padding: paddingWords
      default: textWords
      }
    return Names.words(subject).allSatisfy(own.contains) ? ("", subject) : (subject, "")
  }

  /// Whether a padding is the only number of its cell: in a table of sizes it may be that at the sides.
  private static func isOpenCell(_ padding: Constraint, _ row: (Origin) -> String) -> Bool {
    let cells = row(padding.origin).split(separator: "|")
    guard cells.count > 2 else { return false }
    let title = Names.words(padding.subject)
    guard !["vertical", "y", "block", "top", "bottom"].contains(where: title.contains) else {
      return false
    }
    let value = Numbers.text(padding.quantity.exact ?? 0) + padding.quantity.unit.rawValue
    return cells.contains { $0.filter { $0 != "`" && $0 != " " && $0 != "*" } == value }
  }

  /// The box of some facts; `nil` where one is missing.
  private static func box(
    _ parts: Parts, name: String, scope: [String], _ line: (Origin) -> String
  ) -> StatedBox? {
    // What does not fit the largest of several heights fits none of them.
    guard
      let height = parts.heights.max(by: { ($0.quantity.exact ?? 0) < ($1.quantity.exact ?? 0) }),
      // Of texts that stand side by side or apart, the smallest is sure to be inside.
      let text = parts.texts.min(by: { ($0.quantity.exact ?? 0) < ($1.quantity.exact ?? 0) })
    else { return nil }
    /// Whether a padding is none above and below: "0 12px", "px-3 (12px)".
    func isFlat(_ text: String) -> Bool {
      let value = text.drop { $0 != ":" }.dropFirst().drop { " `*".contains($0) }
      let isClass =
        ["px-", "pl-", "pr-"].contains(where: value.hasPrefix) && !value.contains("py-")
      return value.hasPrefix("0 ") || value.hasPrefix("0px ") || isClass
    }
    /// Whether a padding is the first of two, "16px 24px (wide at the sides)": what is said of the sides is said of the other.
    func isShorthand(_ padding: Constraint) -> Bool {
      parts.paddings.contains { other in
        other.lineOrigin == padding.lineOrigin && other.origin != padding.origin
          && line(padding.lineOrigin).contains(written(padding) + " " + written(other))
      }
    }
    let vertical = parts.paddings.filter { padding in
      let words = Names.words(line(padding.lineOrigin))
      let isOneSided = words.contains("top") != words.contains("bottom")
      let text = line(padding.lineOrigin).lowercased()
      let isSideways =
        (words.contains(where: sideways.contains) || sidewaysNames.contains(where: text.contains))
        && !uprightNames.contains(where: text.contains)
      return !isOneSided && (!isSideways || isShorthand(padding))
        && !isFlat(line(padding.lineOrigin))
    }
    // "12px 24px" is vertical and horizontal; the smaller never says too much.
    let padding = vertical.min { ($0.quantity.exact ?? 0) < ($1.quantity.exact ?? 0) }
    return StatedBox(
      name: name.isEmpty ? title(scope) : name, height: height, padding: padding, text: text)
  }

  /// The innermost heading that names a thing, "Save button", and no list of measures, "Visual specifications".
  private static func title(_ scope: [String]) -> String {
    scope.last { !Names.words($0).allSatisfy(listWords.contains) } ?? scope.last ?? ""
  }

  private static func written(_ constraint: Constraint) -> String {
    Numbers.text(constraint.quantity.exact ?? 0) + constraint.quantity.unit.rawValue
  }
}
