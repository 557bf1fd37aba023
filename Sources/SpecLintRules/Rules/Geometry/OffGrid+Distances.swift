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
