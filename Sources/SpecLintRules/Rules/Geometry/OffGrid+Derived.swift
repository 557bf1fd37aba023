import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Lengths that follow from others.
extension OffGrid {
  /// The lengths of a padding in pixels, "14px 24px"; `nil` for others.
  func sides(_ text: String) -> [Double]? {
    let parts = text.split(separator: " ")
    let values = parts.compactMap { $0.hasSuffix("px") ? Double($0.dropLast(2)) : nil }
    return values.count == parts.count ? values : nil
  }

  /// Whether a padding is that of a sibling less the width of a border on each side: "11px 19px" beside "12px 20px" keeps
  /// an outlined button as high as a filled one.
  func isLessBorder(_ text: String, _ paddings: Set<[Double]>) -> Bool {
    guard let own = sides(text), own.count > 1 else { return false }
    return [1.0, 2.0].contains { border in paddings.contains(own.map { $0 + border }) }
  }

  /// The lengths that steps of a scale have as products of another: "$space-xs: $unit * 0.5" is 4px where the unit is
  /// 8px.
  func derivedSteps(_ spec: SpecDocument) -> Set<String> {
    let own = spec.tokens.filter { $0.kind == .spacing }
    return Set(
      own.compactMap { token -> String? in
        let parts = token.value.split(separator: " ").map(String.init)
        guard parts.count == 3, parts[1] == "*", let factor = Double(parts[2]),
          let base = own.first(where: { $0.name == parts[0] })?.value, base.hasSuffix("px"),
          let value = Double(base.dropLast(2))
        else { return nil }
        return Numbers.text(value * factor) + "px"
      })
  }

  /// Whether a length is a multiple of a finer step that the document lists.
  func isOnFinerStep(_ value: Double, _ unit: String, _ steps: Set<String>) -> Bool {
    [4.0, 2.0].contains { half in
      steps.contains(Numbers.text(half) + unit) && (value / half).rounded() * half == value
    }
  }

  /// Whether the line derives the value from the base, or names the step in code: "4pt (`space.xs`)".
  func namesStep(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    let line = context.document.source.string(constraint.lineOrigin.range)
    if line.contains("× base") || line.contains("x base") { return true }
    return context.analysis.usePlaces.areIn(constraint.lineOrigin.range)
  }

  private static let derivations: Lexicon = [
    "to", "get", "gets", "reach", "reaches", "side", "sides", "hit", "fill", "fills", "auf",
    "jeder",
    "erreicht", "atteint", "atteindre", "chaque", "alcanza", "alcanzar", "cada", "lado", "atinge",
    "raggiunge", "lato", "bereikt",
  ]

  /// Whether a padding fills up a size that its sentence gives: "an 18px icon gets to 44px with 13px padding on each side".
  func isFilledUp(_ value: Double, _ constraint: Constraint, _ document: Document) -> Bool {
    guard let leaf = document.lastNode(startingBy: constraint.origin.range.start),
      case let text = document.string(leaf), text.utf8.count < 600
    else { return false }
    let words = text.split { !$0.isNumber && !$0.isLetter && $0 != "." }
    // "10px padding, a 24px icon, 44px high" may be chance; scripts without blanks are not searched for words.
    guard
      text.utf8.contains(where: { $0 >= 0xE3 })
        || words.contains(where: { Self.derivations.contains($0.lowercased()) })
    else { return false }
    let lengths = words.compactMap { word in Double(word.prefix { $0.isNumber || $0 == "." }) }
    return lengths.contains { inner in
      inner > value && inner < 100 && lengths.contains(inner + 2 * value)
    }
  }
}
