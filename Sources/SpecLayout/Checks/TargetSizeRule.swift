import SpecModel
import SpecText

/// Reports touch targets below the minimum size that the spec or a profile demands.
enum TargetSizeRule: LayoutRule {
  static func check(_ context: CheckContext, into results: inout CheckResults) {
    let demands = TargetDemands.all(context, into: &results)
    guard !demands.isEmpty else { return }
    let facts = context.facts
    guard facts.dump.knowsInteractive else {
      results.checks.append(
        LayoutCheck(.targetSize, .unknown, node: nil, expected: demands[0].expected).because(
          .notRecorded
        ).stated(at: demands[0].origin)
          .helped("the format does not tell which elements take touches"))
      return
    }
    guard facts.hasScale else {
      results.checks.append(
        LayoutCheck(
          .targetSize, .unknown, node: nil, expected: "≥ \(Decimals.text(demands[0].minimum)) dp"
        ).because(.scale).stated(at: demands[0].origin)
          .helped("state the device pixels per dp with --scale"))
      return
    }
    let isGeneral = demands.allSatisfy(\.subject.isEmpty)
    // Where the first element of several with one rectangle has its check.
    let firsts = Set(facts.targetTwins.values)
    var places: [Int: Int] = [:]
    for node in facts.nodes.indices where facts.nodes[node].isTarget {
      if isGeneral, let first = facts.targetTwins[node], let place = places[first] {
        var twin = results.checks[place]
        twin.node = node
        if twin.verdict != .pass {
          twin.verdict = .notApplicable
          twin = twin.because(.duplicate).with(other: first)
        }
        results.checks.append(twin)
      } else if let check = judge(node, demands, context) {
        if firsts.contains(node) { places[node] = results.checks.count }
        results.checks.append(check)
      }
    }
  }

  /// One verdict an element: the worst, and of equals that on the least demanding statement.
  private static func judge(
    _ node: Int, _ demands: [TargetDemand], _ context: CheckContext
  ) -> LayoutCheck? {
    if demands.count == 1, demands[0].subject.isEmpty { return check(node, demands[0], context) }
    let checks = demands.filter { demand in
      demand.subject.isEmpty || context.words.matches(demand.subject, node)
    }.map { check(node, $0, context) }
    return checks.first { $0.verdict == .fail } ?? checks.first { $0.verdict == .unknown }
      ?? checks.first
  }

  private static func check(_ node: Int, _ demand: TargetDemand, _ context: CheckContext)
    -> LayoutCheck
  {
    let facts = context.facts
    // WCAG judges what is left of a target below others; nothing left is no target.
    let free = demand.allowsSpacing ? context.freeArea.rect(of: node) : nil
    if demand.allowsSpacing, free == nil {
      return LayoutCheck(
        .targetSize, .notApplicable, node: node, expected: demand.expected
      ).because(.covered).stated(at: demand.origin)
    }
    let rect = free ?? TargetArea.rect(of: node, facts)
    let size = facts.size(rect)
    let width = context.verdict(rect.width, size.width, atLeast: demand.minimum)
    let height = context.verdict(rect.height, size.height, atLeast: demand.minimum)
    let verdict: LayoutVerdict =
      width == .fail || height == .fail
      ? .fail : width == .unknown || height == .unknown ? .unknown : .pass
    let short = min(rect.width, rect.height)
    var check = LayoutCheck(
      .targetSize, verdict, node: node, expected: demand.expected,
      actual: facts.text(rect),
      message: "touch target '\(facts.caption(node))' is \(facts.text(rect)), "
        + "\(facts.text(demand.minimum - short)) below the minimum of "
        + "\(facts.text(demand.minimum)) (\(demand.source))"
    ).stated(at: demand.origin)
    if verdict == .fail, facts.nodes[node].hit == nil {
      check.help =
        "enlarge the element or its touch area; the dump does not record touch areas that are "
        + "larger than the frame"
    }
    if verdict == .unknown { return check.because(.rounding) }
    return verdict == .fail
      ? exempted(check, node, demand, context, isWidth: width == .fail, isHeight: height == .fail)
      : check
  }

  private static func exempted(
    _ check: LayoutCheck, _ node: Int, _ demand: TargetDemand, _ context: CheckContext,
    isWidth: Bool,
    isHeight: Bool
  ) -> LayoutCheck {
    let facts = context.facts
    var copy = check
    if facts.dump.recordedFormat == .nsViewText, demand.minimum > 24 {
      copy.verdict = .notApplicable
      return copy.because(.pointer)
    }
    if context.inlineLinks.contains(node) {
      copy.verdict = .notApplicable
      return copy.because(.inline)
    }
    if let outer = TargetArea.sameTarget(around: node, facts) {
      copy.verdict = .notApplicable
      return copy.because(.nested).with(other: outer)
    }
    if facts.nodes[node].hit == nil,
      isWidth && facts.mayBeClipped(node, isHorizontal: true)
        || isHeight && facts.mayBeClipped(node, isHorizontal: false)
    {
      copy.verdict = .unknown
      return copy.because(.clipped)
    }
    if demand.allowsSpacing {
      switch context.spacing.room(around: node) {
      case .free:
        copy.verdict = .pass
        return copy.because(.spacing)
      case .unknown(let why):
        copy.verdict = .unknown
        return copy.because(why)
      case .taken(let neighbour):
        copy.other = neighbour
        copy.message += ", and '\(facts.caption(neighbour))' is too close for the exception"
      }
    }
    return copy
  }
}
