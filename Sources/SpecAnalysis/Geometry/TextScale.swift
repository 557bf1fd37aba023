public import SpecModel
public import SpecText

/// The largest text size setting that a document demands to work, for example 200 %.
public struct TextScale: Sendable {
  /// Times the size at the usual setting, more than 1.
  public let factor: Double
  /// Where the document says so.
  public let origin: Origin

  /// Line height over type size: less is not readable, and no system font has less.
  public static let leading = 1.2

  private static let typeWords: Lexicon = [
    "text", "texts", "type", "font", "fonts", "typography", "dynamic",
  ]
  private static let heights: Lexicon = [
    "height", "heights", "row", "rows", "card", "cards", "button", "buttons", "container",
    "containers", "layout", "layouts", "element", "elements", "cell", "cells", "field", "fields",
    "size", "sizes", "bubbles", "component", "components", "everything",
  ]
  private static let growth: Lexicon = [
    "grow", "grows", "expand", "expands", "increase", "increases", "adjust", "adjusts", "reflow",
    "reflows", "adapt", "adapts", "flexible", "stretch", "stretches", "scale", "scales",
    "automatically",
  ]

  /// The scale of a document; `nil` where it demands none.
  ///
  /// - Parameter text: the words of a place.
  public static func find(in spec: SpecDocument, text: (Origin) -> String) -> TextScale? {
    var best: TextScale?
    for constraint in spec.constraints where constraint.kind == .scale {
      guard let factor = factor(constraint.quantity), factor > (best?.factor ?? 1.1) else {
        continue
      }
      let words = Names.words(text(constraint.lineOrigin) + " " + (constraint.scope.last ?? ""))
      guard words.contains(where: typeWords.contains) else { continue }
      best = TextScale(factor: factor, origin: constraint.origin)
    }
    return best
  }

  /// "200%" and "2x" up to the largest setting that a platform has (Apple's AX5, 310 %).
  private static func factor(_ quantity: Quantity) -> Double? {
    guard let value = quantity.max ?? quantity.min else { return nil }
    let factor: Double
    switch quantity.unit {
    case .percent: factor = value / 100
    case .times: factor = value
    default: return nil
    }
    return 1.1...3.5 ~= factor ? factor : nil
  }

  /// Whether the document says that things grow with their text.
  ///
  /// - Parameter text: the words of a place.
  public static func growsBoxes(_ spec: SpecDocument, text: (Origin) -> String) -> Bool {
    func says(_ text: String) -> Bool {
      Names.hasWord(text, in: growth) && Names.hasWord(text, in: heights)
    }
    if spec.accessibility.contains(where: { $0.kind == .dynamicType && says($0.text) }) {
      return true
    }
    return spec.statements.contains { statement in
      let words = text(statement.text)
      return Names.hasWord(words, in: typeWords) && says(words)
    }
  }
}
