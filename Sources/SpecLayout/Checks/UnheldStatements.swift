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
    let shown = context.stateKey
    for (constraint, state) in context.serving.measures {
      let place = Place(constraint.origin)
      guard state == nil || state == shown, !held.contains(place),
        !held.contains(Place(constraint.lineOrigin)), context.applies(constraint) != false,
        seen.insert(place).inserted
      else { continue }
      unheld.append(constraint)
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

  /// The statements of documents that demand a length of something, with the folded names of the states whose sections hold them.
  static func measures(
    in specs: [SpecDocument], _ sections: StateSections
  ) -> [(constraint: Constraint, stateKey: String?)] {
    specs.flatMap(\.constraints).compactMap { constraint in
      switch constraint.kind {
      case .spacing, .padding, .size, .width, .height, .offset, .columns, .targetSpacing: break
      default: return nil
      }
      return constraint.subject.isEmpty
        ? nil : (constraint, sections.stateKey(of: constraint.origin))
    }
  }
}
