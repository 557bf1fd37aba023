import SpecModel
import SpecText

/// Reports neighbouring touch targets that stand closer than the spec demands.
enum TargetSpacingRule: LayoutRule {
  static func check(_ context: CheckContext, into results: inout CheckResults) {
    let facts = context.facts
    guard
      let constraint = context.constraints(.targetSpacing).first(where: {
        ($0.quantity.min ?? 0) > 0 && $0.quantity.unit.isLength && context.applies($0) != false
      }), let minimum = constraint.quantity.min
    else { return }
    guard facts.hasScale, facts.dump.knowsInteractive else {
      results.checks.append(
        LayoutCheck(
          .targetSpacing, .unknown, node: nil, expected: "≥ \(facts.text(minimum)) between targets"
        ).because(facts.hasScale ? .notRecorded : .scale).stated(at: constraint.origin))
      return
    }
    let targets = facts.distinctTargets.map { ($0, TargetArea.rect(of: $0, facts)) }
    let index = BoxIndex(targets)
    for (first, rect) in targets {
      var near: [(node: Int, rect: LayoutRect)] = []
      let isComplete = index.forEach(near: rect, margin: minimum + 2) { second, other in
        let isAfter = (rect.y, first) < (other.y, second)
        if isAfter, !facts.isAncestor(first, of: second), !facts.isAncestor(second, of: first) {
          near.append((second, other))
        }
        return true
      }
      for second in near.sorted(by: { ($0.rect.y, $0.node) < ($1.rect.y, $1.node) }) {
        if let check = judge((first, rect), second, minimum, context) {
          results.checks.append(check.stated(at: constraint.origin))
        }
      }
      if !isComplete {
        results.checks.append(
          LayoutCheck(.targetSpacing, .unknown, node: first, expected: "≥ \(facts.text(minimum))")
            .because(.crowded).stated(at: constraint.origin))
      }
    }
  }

  /// A verdict on two targets that stand beside or below one another; `nil` where they do not.
  private static func judge(
    _ first: (node: Int, rect: LayoutRect), _ second: (node: Int, rect: LayoutRect),
    _ minimum: Double, _ context: CheckContext
  ) -> LayoutCheck? {
    let facts = context.facts
    let overlap = first.rect.overlap(second.rect)
    let isVertical = overlap.x > 0 && overlap.y <= 0
    guard isVertical || overlap.y > 0 && overlap.x <= 0 else { return nil }
    let distance = isVertical ? -overlap.y : -overlap.x
    // Rows of one list and parts of one control touch on purpose.
    guard distance > 0.5, distance < minimum + 2 else { return nil }
    let possible: Interval
    if isVertical {
      possible = facts.verticalGap(above: first.rect, below: second.rect)
    } else {
      let isFirstLeft = first.rect.x <= second.rect.x
      possible = facts.horizontalGap(
        left: isFirstLeft ? first.rect : second.rect,
        right: isFirstLeft ? second.rect : first.rect)
    }
    let verdict = context.verdict(distance, possible, atLeast: minimum)
    let check = LayoutCheck(
      .targetSpacing, verdict, node: second.node, expected: "≥ \(facts.text(minimum))",
      actual: facts.text(distance),
      message: "touch targets '\(facts.caption(first.node))' and "
        + "'\(facts.caption(second.node))' are \(facts.text(distance)) apart, "
        + "below \(facts.text(minimum))"
    ).with(other: first.node)
    return verdict == .unknown ? check.because(.rounding) : check
  }
}
