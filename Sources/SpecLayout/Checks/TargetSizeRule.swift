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
    defer { noteExceptions(demands, context, into: &results) }
    // Where the first element of several with one rectangle has its check.
    let firsts = Set(facts.targetTwins.values)
    var places: [Int: Int] = [:]
    let keyboard = SystemKeyboard(facts)
    for node in facts.nodes.indices where facts.nodes[node].isTarget {
      if keyboard.contains(node) {
        results.checks.append(
          LayoutCheck(.targetSize, .notApplicable, node: node, expected: demands[0].expected)
            .because(.system).stated(at: demands[0].origin))
      } else if isGeneral, let first = facts.targetTwins[node], let place = places[first] {
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
    listOpenControls(demands, context, into: &results)
  }

  /// Says which exceptions of WCAG 2.5.8 nothing in dump or spec could tell for the small targets that fail.
  private static func noteExceptions(
    _ demands: [TargetDemand], _ context: CheckContext, into results: inout CheckResults
  ) {
    guard demands.contains(where: \.allowsSpacing) else { return }
    let count = results.checks.count { $0.kind == .targetSize && $0.verdict == .fail }
    guard count > 0 else { return }
    let platform = Platform(context.facts.dump.recordedFormat)
    let agent = platform == .web ? ", nor does the dump tell sizes that the browser sets" : ""
    results.notChecked.append(
      "exceptions 'Equivalent' and 'Essential' of WCAG 2.5.8: for \(count) small "
        + "\(count == 1 ? "target" : "targets") no second control of the same name is large enough, "
        + "and neither the spec nor target-exceptions in plumb.yml names them\(agent)")
  }

  /// One verdict an element: the worst, and of equals that on the least demanding statement.
  static func judge(
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
    let width: LayoutVerdict =
      demand.sides == .height
      ? .pass : context.verdict(rect.width, size.width, atLeast: demand.minimum)
    let height: LayoutVerdict =
      demand.sides == .width
      ? .pass : context.verdict(rect.height, size.height, atLeast: demand.minimum)
    let verdict: LayoutVerdict =
      width == .fail || height == .fail
      ? .fail : width == .unknown || height == .unknown ? .unknown : .pass
    let short =
      switch demand.sides {
      case .both: min(rect.width, rect.height)
      case .width: rect.width
      case .height: rect.height
      }
    var check = LayoutCheck(
      .targetSize, verdict, node: node, expected: demand.expected,
      actual: facts.text(rect),
      message: "touch target '\(facts.caption(node))' is \(facts.text(rect)), "
        + "\(facts.text(demand.minimum - short)) below the minimum of "
        + "\(facts.text(demand.minimum))\(demand.sides.text) (\(demand.source))"
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
    return demand.allowsSpacing ? excepted(copy, node, demand, context) : copy
  }

  /// The exceptions of WCAG 2.5.8 beside those that hold for every minimum.
  private static func excepted(
    _ check: LayoutCheck, _ node: Int, _ demand: TargetDemand, _ context: CheckContext
  ) -> LayoutCheck {
    var copy = check
    let finding = context.exceptions.finding(node) { isLarge($0, demand, context) }
    if case .holds(let exception, let other) = finding {
      copy.verdict = .pass
      copy.other = other
      return copy.because(exception == .essential ? .essential : .equivalent)
    }
    switch context.spacing.room(around: node) {
    case .free:
      copy.verdict = .pass
      return copy.because(.spacing)
    case .unknown(let why):
      copy.verdict = .unknown
      return copy.because(why)
    case .taken(let neighbour):
      if case .doubtful(let other) = finding {
        copy.verdict = .unknown
        return copy.because(.equivalent).with(other: other)
      }
      let name = context.facts.caption(neighbour)
      copy.other = neighbour
      copy.message += ", and '\(name)' is too close for the exception"
      return copy
    }
  }

  /// Whether a target is large enough for sure.
  private static func isLarge(
    _ node: Int, _ demand: TargetDemand, _ context: CheckContext
  ) -> Bool {
    let rect = TargetArea.rect(of: node, context.facts)
    let size = context.facts.size(rect)
    return context.verdict(rect.width, size.width, atLeast: demand.minimum) == .pass
      && context.verdict(rect.height, size.height, atLeast: demand.minimum) == .pass
  }
}
