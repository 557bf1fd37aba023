import SpecAnalysis
import SpecLint
import SpecModel
import SpecText

/// Controls that are drawn small and pressed large.
extension TargetBelowMinimum {
  /// Whether a part that is not seen makes the area of a class of controls large enough: ".key::after { inset: -7px; }".
  func isWidened(_ constraint: Constraint, _ least: Double, _ context: RuleContext) -> Bool {
    guard constraint.subject.utf8.first == ASCII.dot, constraint.quantity.unit == .px,
      let drawn = constraint.quantity.exact ?? constraint.quantity.min,
      let height = WidenedTargets.height(
        of: constraint.subject, drawn: drawn, in: context.document)
    else { return false }
    return height >= least
  }
}
