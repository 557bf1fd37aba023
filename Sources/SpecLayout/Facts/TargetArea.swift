/// Where an element takes touches.
enum TargetArea {
  /// The largest recorded touch area, else the frame.
  static func rect(of node: Int, _ facts: LayoutFacts) -> LayoutRect {
    let largest = facts.nodes[node].hit?.max { $0.area < $1.area }
    return largest?.divided(by: facts.scale) ?? facts.frames[node] ?? .zero
  }

  /// The element around a node that takes the same touch: the inner one has no name of its own.
  static func sameTarget(around node: Int, _ facts: LayoutFacts) -> Int? {
    let inner = facts.nodes[node]
    guard let outer = facts.targetAncestor(of: node),
      let frame = facts.frames[outer], let own = facts.frames[node], frame.contains(own, slack: 1)
    else { return nil }
    let label = inner.text ?? inner.name
    let outerLabel = facts.nodes[outer].text ?? facts.nodes[outer].name
    if label == nil && inner.ident == nil || label != nil && label == outerLabel { return outer }
    return nil
  }
}

/// The room around small targets (WCAG 2.2, criterion 2.5.8, exception "Spacing").
struct TargetSpacing {
  private let facts: LayoutFacts
  private let index: BoxIndex

  /// What stands around a small target.
  enum Room {
    /// Nothing comes too close.
    case free
    /// An element comes too close.
    case taken(by: Int)
    /// More stands at that height than is compared.
    case unknown
  }

  init(_ facts: LayoutFacts) {
    self.facts = facts
    index = BoxIndex(facts.distinctTargets.map { ($0, TargetArea.rect(of: $0, facts)) })
  }

  /// Whether the exception holds for a target.
  ///
  /// A circle of 24 units on the middle of the target must touch no other target, and no such
  /// circle of another undersized one.
  func room(around node: Int) -> Room {
    let rect = TargetArea.rect(of: node, facts)
    guard let middle = LayoutRect(x: rect.centerX, y: rect.centerY, width: 0, height: 0) else {
      return .unknown
    }
    var obstacle: Int?
    // The circle of an undersized target reaches at most 24 from its middle, which is in its frame.
    let isComplete = index.forEach(near: middle, margin: 24) { other, area in
      if isTooClose(other, area, to: node, rect) { obstacle = other }
      return obstacle == nil
    }
    if let obstacle { return .taken(by: obstacle) }
    return isComplete ? .free : .unknown
  }

  private func isTooClose(
    _ other: Int, _ area: LayoutRect, to node: Int, _ rect: LayoutRect
  ) -> Bool {
    guard other != node, facts.frames[other] != facts.frames[node],
      !facts.isAncestor(other, of: node), !facts.isAncestor(node, of: other)
    else { return false }
    if area.squaredDistance(toX: rect.centerX, y: rect.centerY) < 144 { return true }
    guard Self.isUndersized(area) else { return false }
    let deltaX = area.centerX - rect.centerX
    let deltaY = area.centerY - rect.centerY
    return deltaX * deltaX + deltaY * deltaY < 576
  }

  /// Whether a side is below 24.
  static func isUndersized(_ rect: LayoutRect) -> Bool {
    rect.width + 0.05 < 24 || rect.height + 0.05 < 24
  }
}
