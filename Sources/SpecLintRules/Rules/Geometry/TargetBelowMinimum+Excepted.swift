import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Sizes that the document lets pass below its own minimum: "Buttons: 36×36px (small, but accepted)".
extension TargetBelowMinimum {
  /// A kind of control that is let pass, and how small it may be.
  struct Exempted {
    var kinds: [String]
    var least: Double
    var unit: Unit
  }

  /// What lines below the largest demand let pass.
  ///
  /// - Complexity: O(constraints); the words of a line are read where it has a size below the demand.
  func exempted(below limit: Double, _ context: RuleContext) -> [Exempted] {
    var seen: Set<Origin> = []
    return context.spec.constraints.compactMap { constraint in
      guard let value = constraint.quantity.exact ?? bounded(constraint), value < limit,
        value >= 12, constraint.quantity.unit.isLength,
        case let line = constraint.lineOrigin.range.offsets, line.count < 300,
        seen.insert(constraint.lineOrigin).inserted,
        case let text = context.document.source.string(constraint.lineOrigin.range),
        isAdmitted(text)
      else { return nil }
      let kinds = Self.kinds(in: text)
      return kinds.isEmpty
        ? nil : Exempted(kinds: kinds, least: value, unit: constraint.quantity.unit)
    }
  }

  /// Whether a size is of a kind that is let pass as small as that.
  func isExempted(
    _ constraint: Constraint, _ value: Double, _ exempted: [Exempted], _ context: RuleContext
  ) -> Bool {
    guard !exempted.isEmpty else { return false }
    let constraint = named(constraint, context)
    let own = Self.kinds(in: constraint.subject + " " + (constraint.scope.last ?? ""))
    return exempted.contains { exception in
      // A range around the size that is let pass begins a little below it.
      exception.least * 0.9 <= value && exception.unit == constraint.quantity.unit
        && exception.kinds.contains(where: own.contains)
    }
  }

  /// The controls that a text names, one form for each kind.
  private static func kinds(in text: String) -> [String] {
    // All of these are words for a button.
    let isWide = TargetDemand.wideControls.contains(where: text.contains)
    return (isWide ? ["button"] : [])
      + Names.words(text).filter(controls.contains).map {
        $0.hasSuffix("s") ? String($0.dropLast()) : $0
      }
  }
}
