import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecSyntax
import SpecText

extension FactConflictRule {
  /// Writes the other value wherever the first one stands, as a single place would leave the conflict; `nil` where there
  /// are more than two values to decide between.
  func fix(
    _ conflict: FactConflict, to other: FactConflict.Statement, _ context: RuleContext
  ) -> Diagnostic.Fix? {
    let places = conflict.statements.filter { $0.value != other.value }
    guard Set(places.map(\.value)).count == 1 else { return nil }
    let text = context.document.source.string(other.origin.range)
    var edits: [Diagnostic.Fix.Edit] = []
    for place in places where !edits.contains(where: { $0.origin == place.origin }) {
      edits.append(.init(place.origin, text: text))
    }
    return Diagnostic.Fix(safety: .unsafe, title: "write \(other.value)", edits: edits)
  }
}
