import SpecModel
import SpecText

/// Reports gaps between neighbours, and paddings, that are no multiple of the spec's grid.
enum GridSpacingRule: LayoutRule {
  /// A measured distance.
  struct Distance {
    var node: Int
    var other: Int
    var value: Double
    var possible: Interval
    var kind: Kind

    enum Kind { case gap, left, right }

    /// What is measured, for people.
    func words(_ facts: LayoutFacts) -> String {
      switch kind {
      case .gap: "gap between '\(facts.caption(other))' and '\(facts.caption(node))'"
      case .left: "left padding of '\(facts.caption(other))'"
      case .right: "right padding of '\(facts.caption(other))'"
      }
    }
  }

  static func check(_ context: CheckContext, into results: inout CheckResults) {
    let (constraint, stated) = grid(context)
    guard let base = context.options.grid ?? stated, base >= 2, base <= 64 else {
      results.notChecked.append("spacing grid: the spec states none")
      return
    }
    guard context.facts.hasScale else {
      results.checks.append(
        LayoutCheck(.gridSpacing, .unknown, node: nil, expected: "multiple of \(base)")
          .because(.scale).stated(at: constraint?.origin))
      return
    }
    let allowed = allowances(context, base: base)
    let expected = "a multiple of \(context.facts.text(base))"
    for parent in context.facts.nodes.indices where !context.facts.isLeaf(parent) {
      for distance in distances(in: parent, context.facts) {
        results.checks.append(
          judge(distance, base, allowed, expected, context).stated(at: constraint?.origin))
      }
    }
  }

  /// The base that the spec states: what all the steps that one line names have in common.
  private static func grid(_ context: CheckContext) -> (Constraint?, Double?) {
    let all = context.constraints(.grid).filter {
      $0.quantity.unit.isLength && context.applies($0) != false
    }
    for constraint in all {
      let steps = all.filter { $0.lineOrigin == constraint.lineOrigin }
        .compactMap { $0.quantity.min.flatMap { Int(exactly: $0) } }
      guard var base = steps.first else { continue }
      for step in steps {
        var rest = step
        while rest != 0 { (base, rest) = (rest, base % rest) }
      }
      if 2...16 ~= base { return (constraint, Double(base)) }
    }
    return (nil, nil)
  }

  private static func judge(
    _ distance: Distance, _ base: Double, _ allowed: Set<Double>, _ expected: String,
    _ context: CheckContext
  ) -> LayoutCheck {
    let facts = context.facts
    let margin = 0.05 + context.options.tolerance
    let nearest = (distance.value / base).rounded() * base
    let first = (distance.possible.low - margin) / base
    let last = (distance.possible.high + margin) / base
    let isAllowed =
      last.rounded(.down) >= first.rounded(.up)
      || allowed.contains { value in
        distance.possible.low - margin <= value && value <= distance.possible.high + margin
      }
    return LayoutCheck(
      .gridSpacing, isAllowed ? .pass : .fail, node: distance.node,
      expected: expected, actual: facts.text(distance.value),
      message: "\(distance.words(facts)) is \(facts.text(distance.value)), no multiple of "
        + "\(facts.text(base)); nearest is \(facts.text(max(nearest, base)))"
    ).with(other: distance.other)
  }

  /// Distances that are allowed beside the grid: hairlines, and what the spec itself states.
  private static func allowances(_ context: CheckContext, base: Double) -> Set<Double> {
    var allowed: Set<Double> = [0.33, 0.5, 1, 2]
    func add(_ quantity: Quantity) {
      guard quantity.unit.isLength, let value = quantity.exact, value > 0, value < 200 else {
        return
      }
      allowed.insert(value)
      if value < base, value * 2 == base {
        for step in 1..<32 { allowed.insert(value * Double(step)) }
      }
    }
    for quantity in context.serving.distancesStated { add(quantity) }
    return allowed
  }

  /// The distances that documents state: demands, rows of drawings, and tokens.
  static func distances(in specs: [SpecDocument]) -> [Quantity] {
    specs.flatMap { spec in
      spec.constraints.filter { [.spacing, .padding, .offset].contains($0.kind) }.map(\.quantity)
        + spec.wireframes.flatMap(\.rows).compactMap { row in
          switch row.kind {
          case .gap(let quantity), .padding(let quantity): quantity
          default: nil
          }
        }
        + spec.tokens.filter { $0.kind == .spacing }.compactMap { token in
          DumpValue.numbers(in: token.value).first.map { Quantity($0, .pt) }
        }
    }
  }

  // MARK: Distances

  /// Gaps between neighbours in a column or row, and insets that several children share.
  static func distances(in parent: Int, _ facts: LayoutFacts) -> [Distance] {
    let children = facts.children(of: parent).filter {
      facts.nodes[$0].isDrawn && facts.nodes[$0].role != .keyboard
    }
    // One thing alone has no neighbour, and its insets may be centring.
    guard children.count > 1 else { return [] }
    let boxes = children.compactMap { node in facts.frames[node].map { (node: node, rect: $0) } }
    var result: [Distance] = []
    gaps(boxes, isHorizontal: false, facts, into: &result)
    gaps(boxes, isHorizontal: true, facts, into: &result)
    insets(boxes, in: parent, facts, into: &result)
    return result
  }

  /// An element with its frame.
  private typealias Placed = (node: Int, rect: LayoutRect)

  private static func gaps(
    _ boxes: [Placed], isHorizontal: Bool, _ facts: LayoutFacts, into result: inout [Distance]
  ) {
    let sorted = boxes.sorted {
      isHorizontal
        ? ($0.rect.x, $0.rect.y, $0.node) < ($1.rect.x, $1.rect.y, $1.node)
        : ($0.rect.y, $0.rect.x, $0.node) < ($1.rect.y, $1.rect.x, $1.node)
    }
    let touching = max(0.505, facts.edgeError + 0.005)
    for (place, (first, before)) in sorted.enumerated() {
      // In a grid the next element in order may stand beside and not behind: look past it.
      let neighbour = sorted[(place + 1)...].prefix(32).first { other in
        let overlap = before.overlap(other.rect)
        // What lies over the first is no neighbour behind it.
        return isHorizontal
          ? overlap.y > 1.005 && overlap.x <= touching
          : overlap.x > 1.005 && overlap.y <= touching
      }
      guard let (second, after) = neighbour else { continue }
      let value = isHorizontal ? after.x - before.right : after.y - before.bottom
      // Touching neighbours have no gap; a gap beyond 64 is left-over room, not spacing.
      guard value > touching, value <= 64.005 else { continue }
      if isHorizontal, isPushedApart(first, second, boxes.count, facts) { continue }
      let possible =
        isHorizontal
        ? facts.horizontalGap(left: before, right: after)
        : facts.verticalGap(above: before, below: after)
      result.append(
        Distance(node: second, other: first, value: value, possible: possible, kind: .gap))
    }
  }

  /// Whether two elements stand at opposite edges, so that the room between is left over.
  private static func isPushedApart(
    _ first: Int, _ second: Int, _ count: Int, _ facts: LayoutFacts
  ) -> Bool {
    guard count == 2, let parent = facts.nodes[first].parent,
      let outer = facts.frames[parent], let left = facts.frames[first],
      let right = facts.frames[second]
    else { return false }
    return left.x - outer.x <= 24 && outer.right - right.right <= 24
      && right.x - left.right > left.x - outer.x + 1
  }

  /// Left and right insets that at least two children share and that are not centring.
  private static func insets(
    _ boxes: [Placed], in parent: Int, _ facts: LayoutFacts, into result: inout [Distance]
  ) {
    guard let outer = facts.frames[parent], outer.isPositive else { return }
    let fromTop = boxes.sorted {
      ($0.rect.y, $0.rect.x, $0.node) < ($1.rect.y, $1.rect.x, $1.node)
    }
    for isLeft in [true, false] {
      var values: [(value: Double, place: Int)] = []
      for (place, (_, frame)) in fromTop.enumerated() {
        let left = frame.x - outer.x
        let right = outer.right - frame.right
        let isCentred = abs(left - right) <= 1 && left > 64
        let value = isLeft ? left : right
        if value > 0.505, value <= 64.005, !isCentred {
          values.append((Decimals.rounded(value), place))
        }
      }
      values.sort { ($0.value, $0.place) < ($1.value, $1.place) }
      var start = 0
      while start < values.count {
        let value = values[start].value
        let end = values[start...].firstIndex { $0.value != value } ?? values.count
        let group = values[start..<end].map { fromTop[$0.place] }
        start = end
        guard group.count > 1, isColumn(group) else { continue }
        let (first, frame) = group[0]
        let possible =
          isLeft
          ? Interval.distance(
            from: facts.edge(outer.x, isLeading: true), to: facts.edge(frame.x, isLeading: true))
          : Interval.distance(
            from: facts.edge(frame.right, isLeading: false),
            to: facts.edge(outer.right, isLeading: false))
        result.append(
          Distance(
            node: first, other: parent, value: value, possible: possible,
            kind: isLeft ? .left : .right))
      }
    }
  }

  /// Whether elements stand below one another.
  private static func isColumn(_ boxes: [Placed]) -> Bool {
    zip(boxes, boxes.dropFirst()).allSatisfy { $0.rect.overlap($1.rect).y <= 1 }
  }
}
