import SpecModel
import SpecText

/// Lists the statements on sizes, distances, looks and numbers that no check has held against the dump.
///
/// It stands last among the rules and looks at what they have left.
enum UnheldStatements: LayoutRule {
  /// Most statements that are named; the rest is counted.
  private static let limit = 6

  static func check(_ context: CheckContext, into results: inout CheckResults) {
    let held = Set(results.checks.compactMap(\.spec).map(Place.init))
    let measures = unheld(context.serving.measures, held, context)
    if !measures.isEmpty {
      results.notChecked.append(
        "\(count(measures)) on sizes and distances: no element or distance of the dump was found for "
          + names(measures))
    }
    let looks = unheld(context.serving.looks, held, context)
    if !looks.isEmpty {
      results.notChecked.append(
        "\(count(looks)) on looks and numbers: no element of the dump was found for them, or no check "
          + "reads them: \(names(looks))")
    }
  }

  private static func count(_ list: [Constraint]) -> String {
    "\(list.count) \(list.count == 1 ? "statement" : "statements")"
  }

  /// The statements of a list that hold on the screen and that no check has at its place.
  private static func unheld(
    _ list: [(constraint: Constraint, stateKey: String?)], _ held: Set<Place>,
    _ context: CheckContext
  ) -> [Constraint] {
    var seen: Set<Place> = []
    var unheld: [Constraint] = []
    let shown = context.stateKey
    for (constraint, state) in list {
      let place = Place(constraint.origin)
      guard state == nil || state == shown, !held.contains(place),
        !held.contains(Place(constraint.lineOrigin)), context.applies(constraint) != false,
        seen.insert(place).inserted
      else { continue }
      unheld.append(constraint)
    }
    return unheld
  }

  /// The things that statements are about, a few of them.
  private static func names(_ list: [Constraint]) -> String {
    var names: [String] = []
    for name in list.lazy.map({ "'\($0.subject)'" }) where !names.contains(name) {
      names.append(name)
    }
    let rest = names.count > limit ? " and \(names.count - limit) more" : ""
    return names.prefix(limit).joined(separator: ", ") + rest
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
