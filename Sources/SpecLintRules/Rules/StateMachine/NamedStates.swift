import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Where lines of diagrams, which the model knows as wholes, name a state.
enum NamedStates {
  private static let arrows = ["-->", "==>", "-.->", "->>", "->", "→"]

  /// The source's name in a line of a diagram; the place that the model gives where the name stands alone.
  static func source(
    of change: Transition, _ machine: Machine, _ context: RuleContext
  ) -> Origin {
    guard let source = change.source else { return change.sourceOrigin }
    return place(change.sourceOrigin, of: machine[source].name, isTarget: false, context)
  }

  /// The target's name behind the arrow of a line of a diagram.
  static func target(
    of change: Transition, _ machine: Machine, _ context: RuleContext
  ) -> Origin {
    place(change.targetOrigin, of: machine[change.target].name, isTarget: true, context)
  }

  private static func place(
    _ origin: Origin, of name: String, isTarget: Bool, _ context: RuleContext
  ) -> Origin {
    let range = origin.range
    guard !name.isEmpty, Int(range.end) - Int(range.start) > name.utf8.count else { return origin }
    let text = context.document.source.string(range)
    guard let arrow = arrows.lazy.compactMap({ text.firstRange(of: $0) }).first else {
      return origin
    }
    var rest = isTarget ? text[arrow.upperBound...] : text[..<arrow.lowerBound]
    while let found = rest.firstRange(of: name) {
      if !goesOn(text[..<found.lowerBound].last), !goesOn(text[found.upperBound...].first) {
        let start =
          Int(range.start) + text.utf8.distance(from: text.startIndex, to: found.lowerBound)
        return context.origin(SourceRange(start, start + name.utf8.count))
      }
      rest = rest[found.upperBound...]
    }
    return origin
  }

  /// Whether a character goes on with a name.
  private static func goesOn(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
  }
}
