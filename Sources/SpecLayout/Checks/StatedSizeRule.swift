import SpecModel
import SpecText

/// Reports elements whose width or height differs from what a sentence or list of the spec states.
///
/// Sizes beside and below wireframes are those of `WireframeNoteRule`.
enum StatedSizeRule: LayoutRule {
  /// Most elements that one statement is held against.
  private static let limit = 50

  static func check(_ context: CheckContext, into results: inout CheckResults) {
    let demands = [Constraint.Kind.height, .width].flatMap(context.constraints)
      .filter { demand in
        demand.quantity.unit.isLength && context.applies(demand) != false
          && isOfState(demand, context)
      }
    guard !demands.isEmpty else { return }
    let named = NamedControls(context)
    for demand in demands {
      let words = Subject.specificWords(demand.subject).map(Subject.singular)
      guard !words.isEmpty else { continue }
      // "Header" is not the "date header", which the spec names apart.
      let special = Array(
        context.serving.names.filter { $0.count > words.count && $0.isSuperset(of: words) })
      for node in named.elements(.init(demand.subject), but: special).prefix(limit) {
        results.checks.append(judge(node, demand, context).stated(at: demand.origin))
      }
    }
  }

  /// Whether a statement stands in no state's section, or in that of the state, apart from its drawing.
  private static func isOfState(_ demand: Constraint, _ context: CheckContext) -> Bool {
    guard let state = context.sections.stateKey(of: demand.origin) else { return true }
    guard state == context.stateKey else { return false }
    guard let wireframe = context.wireframe else { return true }
    return !wireframe.origin.range.contains(demand.origin.range)
      && !wireframe.parts.contains { part in
        part.origin.range.contains(demand.origin.range)
          || demand.lineOrigin.range.contains(part.origin.range)
      }
  }

  /// The words of each thing that documents name.
  static func names(in specs: [SpecDocument]) -> Set<Set<String>> {
    var names: Set<Set<String>> = []
    func add(_ name: String) {
      names.insert(Set(Subject.specificWords(name).map(Subject.singular)))
    }
    for spec in specs {
      for item in spec.accessibility { add(item.subject) }
      for constraint in spec.constraints { add(constraint.subject) }
      for wireframe in spec.wireframes {
        for note in wireframe.parts + wireframe.rows.compactMap(\.note) { add(note.subject ?? "") }
      }
    }
    return names
  }

  private static func judge(
    _ node: Int, _ demand: Constraint, _ context: CheckContext
  ) -> LayoutCheck {
    let facts = context.facts
    let isHeight = demand.kind == .height
    let expected = Decimals.text(demand.quantity)
    var check = LayoutCheck(.size, .unknown, node: node, expected: expected)
    guard facts.hasScale else { return check.because(.scale) }
    guard context.applies(demand) == true else { return check.because(.notRecorded) }
    guard let frame = facts.frames[node], frame.isPositive else {
      return check.because(.notRecorded)
    }
    let size = facts.size(frame)
    let value = isHeight ? frame.height : frame.width
    check.actual = facts.text(value)
    check.verdict = context.verdict(
      value, isHeight ? size.height : size.width, equals: demand.quantity)
    if check.verdict == .unknown { return check.because(.rounding) }
    guard check.verdict == .fail else { return check }
    if facts.mayBeClipped(node, isHorizontal: !isHeight) {
      check.verdict = .unknown
      return check.because(.clipped)
    }
    check.message =
      "'\(facts.caption(node))' is \(facts.text(value)) \(isHeight ? "high" : "wide"), "
      + "the spec says \(expected)"
    return check
  }
}
