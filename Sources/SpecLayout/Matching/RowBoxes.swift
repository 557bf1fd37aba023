/// The boxes that may stand for a row or frame: its elements, and the elements around just them.
struct RowBoxes {
  /// Two elements, one above the other, and the room between them.
  struct Pair {
    var above: Int
    var below: Int
    var distance: Double
    var possible: Interval
  }

  /// Elements of the row itself.
  let nodes: [Int]
  /// The rectangle around them.
  let box: LayoutRect
  /// Elements around all of them, innermost first.
  let chain: [Int]
  /// Elements of all other rows.
  let others: [Int]
  private let safeEdges: (top: Double?, bottom: Double?)

  /// Collects the boxes of an item; `nil` where no element was found for it.
  init?(_ item: RowTree.Item, in match: RowMatch, _ facts: LayoutFacts) {
    let found = match.nodes(of: item)
    guard let first = found.first, let frame = facts.frames[first] else { return nil }
    nodes = found
    safeEdges = match.safeEdges
    box = found.dropFirst().compactMap { facts.frames[$0] }.reduce(frame) { $0.union($1) }
    let rows = Set(match.tree.rows(of: item))
    others = match.nodes.keys.sorted().filter { !rows.contains($0) }
      .flatMap { match.nodes[$0] ?? [] }
    let around = [first] + facts.ancestors(of: first)
    let outside = others
    chain = around.filter { outer in
      found.allSatisfy { facts.isAncestor(outer, of: $0) }
        && !outside.contains { facts.isAncestor(outer, of: $0) } && facts.frames[outer] != nil
    }
  }

  /// The element that stands for the box of all elements: the one whose edge is the box's.
  private func representative(_ edge: Edge, _ facts: LayoutFacts) -> Int {
    nodes.first { node in
      guard let frame = facts.frames[node] else { return false }
      return edge == .top ? frame.y <= box.y : frame.bottom >= box.bottom
    } ?? nodes[0]
  }

  /// The edge of a box that a distance reaches.
  private enum Edge { case top, bottom }

  /// Whether an element of the dump may be the box that is drawn around the elements.
  ///
  /// Backgrounds and bars often leave no element behind; then only what they hold has a frame.
  func hasContainer(_ facts: LayoutFacts) -> Bool {
    chain.contains { !nodes.contains($0) && $0 != facts.root }
      || nodes.allSatisfy { facts.nodes[$0].role != .text && !facts.isLeaf($0) }
  }

  /// Candidates: the elements together, then each element around just them.
  private func candidates(
    _ edge: Edge, _ facts: LayoutFacts
  ) -> [(node: Int, rect: LayoutRect)] {
    var result = [(node: representative(edge, facts), rect: box)]
    for node in chain.prefix(12) {
      if let rect = facts.frames[node], rect.isPositive, rect != result.last?.rect {
        result.append((node, rect))
      }
    }
    return result
  }

  /// All distances between two boxes, innermost first.
  static func pairs(_ upper: RowBoxes, _ lower: RowBoxes, _ facts: LayoutFacts) -> [Pair] {
    var pairs: [Pair] = []
    for above in upper.candidates(.bottom, facts) {
      for below in lower.candidates(.top, facts) {
        guard above.node != below.node, !facts.isAncestor(above.node, of: below.node),
          !facts.isAncestor(below.node, of: above.node)
        else { continue }
        pairs.append(
          Pair(
            above: above.node, below: below.node, distance: below.rect.y - above.rect.bottom,
            possible: facts.verticalGap(above: above.rect, below: below.rect)))
      }
    }
    return pairs
  }

  /// Whether a text or target that is no part of either lies between two elements.
  static func somethingBetween(_ pair: Pair, _ facts: LayoutFacts) -> Bool {
    guard let above = facts.frames[pair.above], let below = facts.frames[pair.below] else {
      return false
    }
    return facts.nodes.indices.contains { node in
      guard facts.nodes[node].isDrawn, facts.hasContent(node), let frame = facts.frames[node],
        !facts.isAncestor(pair.above, of: node), !facts.isAncestor(pair.below, of: node)
      else { return false }
      return frame.y >= above.bottom - 0.5 && frame.bottom <= below.y + 0.5
        && frame.overlap(below).x > 0
    }
  }

  /// Distances from the upper edges of containers to the box.
  func insetsFromTop(_ facts: LayoutFacts) -> [Pair] {
    var result: [Pair] = []
    for inner in candidates(.top, facts) {
      for outer in facts.ancestors(of: inner.node).prefix(24) {
        guard let frame = facts.frames[outer], frame.isPositive else { continue }
        let possible = Interval.distance(
          from: facts.edge(frame.y, isLeading: true), to: facts.edge(inner.rect.y, isLeading: true))
        result.append(
          Pair(
            above: outer, below: inner.node, distance: inner.rect.y - frame.y, possible: possible))
      }
    }
    if let top = safeEdges.top, let root = facts.root {
      result.append(
        Pair(
          above: root, below: representative(.top, facts), distance: box.y - top,
          possible: .distance(
            from: facts.edge(top, isLeading: true), to: facts.edge(box.y, isLeading: true))))
    }
    return result
  }

  /// Distances from the box to the lower edges of containers.
  func insetsFromBottom(_ facts: LayoutFacts) -> [Pair] {
    var result: [Pair] = []
    for inner in candidates(.bottom, facts) {
      for outer in facts.ancestors(of: inner.node).prefix(24) {
        guard let frame = facts.frames[outer], frame.isPositive else { continue }
        let possible = Interval.distance(
          from: facts.edge(inner.rect.bottom, isLeading: false),
          to: facts.edge(frame.bottom, isLeading: false))
        result.append(
          Pair(
            above: outer, below: inner.node, distance: frame.bottom - inner.rect.bottom,
            possible: possible))
      }
    }
    if let bottom = safeEdges.bottom, let root = facts.root {
      result.append(
        Pair(
          above: root, below: representative(.bottom, facts), distance: bottom - box.bottom,
          possible: .distance(
            from: facts.edge(box.bottom, isLeading: false),
            to: facts.edge(bottom, isLeading: false))))
    }
    return result
  }
}
