import SpecModel
import SpecText

/// Lists the statements on sizes and distances that no check has held against the dump.
///
/// It stands last among the rules and looks at what they have left.
enum UnheldStatements: LayoutRule {
  /// Most statements that are named; the rest is counted.
  private static let limit = 6

  static func check(_ context: CheckContext, into results: inout CheckResults) {
    let held = Set(results.checks.compactMap(\.spec).map(Place.init))
    var seen: Set<Place> = []
    var unheld: [Constraint] = []
    for spec in context.specs {
      for constraint in spec.constraints where isMeasure(constraint, context) {
        let place = Place(constraint.origin)
        guard !held.contains(place), !held.contains(Place(constraint.lineOrigin)),
          seen.insert(place).inserted
        else { continue }
        unheld.append(constraint)
      }
    }
    guard !unheld.isEmpty else { return }
    var names: [String] = []
    for name in unheld.lazy.map({ "'\($0.subject)'" }) where !names.contains(name) {
      names.append(name)
    }
    let rest = names.count > limit ? " and \(names.count - limit) more" : ""
    names = Array(names.prefix(limit))
    results.notChecked.append(
      "\(unheld.count) \(unheld.count == 1 ? "statement" : "statements") on sizes and distances: no "
        + "element or distance of the dump was found for \(names.joined(separator: ", "))\(rest)")
  }

  /// Where a statement begins.
  private struct Place: Hashable {
    var file: FileID
    var start: UInt32

    init(_ origin: Origin) {
      file = origin.file
      start = origin.range.start
    }
  }

  /// Whether a statement demands a length of this screen and this state.
  private static func isMeasure(_ constraint: Constraint, _ context: CheckContext) -> Bool {
    switch constraint.kind {
    case .spacing, .padding, .size, .width, .height, .offset, .columns, .targetSpacing: break
    default: return false
    }
    guard !constraint.subject.isEmpty, context.applies(constraint) != false else { return false }
    let state = context.sections.state(of: constraint.origin)
    return state == nil || state == context.state
  }
}
