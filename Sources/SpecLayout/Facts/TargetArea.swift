import SpecModel

/// Where an element takes touches.
enum TargetArea {
  /// The largest recorded touch area, else the frame.
  static func rect(of node: Int, _ facts: LayoutFacts) -> LayoutRect {
    let largest = facts.nodes[node].hit?.max { $0.area < $1.area }
    return largest?.divided(by: facts.scale) ?? facts.frames[node] ?? .zero
  }

  /// The control whose one text an element is, where it does not take touches itself; else the element.
  static func control(labelled node: Int, _ facts: LayoutFacts) -> Int {
    let label = facts.nodes[node]
    guard label.role == .text || label.role == .image || label.role == .icon, !label.isTarget else {
      return node
    }
    func holdsOnly(_ outer: Int) -> Bool {
      // Parents stand before their children, so all that is inside follows.
      var next = outer + 1
      while next < facts.nodes.count, facts.isAncestor(outer, of: next) {
        if next != node, facts.nodes[next].text?.isEmpty == false, facts.nodes[next].isDrawn {
          return false
        }
        next += 1
      }
      return facts.frames[outer].map { $0.isPositive } ?? false
    }
    if facts.dump.knowsInteractive {
      return facts.targetAncestor(of: node).flatMap { holdsOnly($0) ? $0 : nil } ?? node
    }
    // Where nothing tells what takes touches, a button is the box around the text that says so or is called like it.
    var current = facts.nodes[node].parent
    while let outer = current, holdsOnly(outer), facts.nodes[outer].role != .window {
      let item = facts.nodes[outer]
      let names = [item.name, item.ident].compactMap { $0 }
      let isCalled = names.contains { name in
        label.text.map { Names.key($0) == Names.key(name) } ?? false
          || Names.words(name).contains("button")
      }
      if item.role == .button || isCalled { return outer }
      current = item.parent
    }
    return node
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

/// Links in lines of text.
struct InlineLinks {
  private let facts: LayoutFacts
  private let texts: BoxIndex

  init(_ facts: LayoutFacts) {
    self.facts = facts
    guard facts.nodes.contains(where: { $0.role == .link && $0.isTarget }) else {
      texts = BoxIndex([])
      return
    }
    let plain = facts.nodes.indices.filter { node in
      let item = facts.nodes[node]
      return item.isDrawn && item.role == .text && item.interactive != true
        && item.text?.contains(where: { !$0.isWhitespace }) == true
        && facts.targetAncestor(of: node) == nil
    }
    texts = BoxIndex(plain.compactMap { node in facts.frames[node].map { (node, $0) } })
  }

  /// Whether an element is a link with plain text on its line, before, behind or around it.
  func contains(_ node: Int) -> Bool {
    guard facts.nodes[node].role == .link, let frame = facts.frames[node] else { return false }
    var isInline = false
    let slack = 0.5 + facts.edgeError
    _ = texts.forEach(near: frame, margin: 3) { text, rect in
      guard !facts.isAncestor(node, of: text), !facts.isAncestor(text, of: node) else {
        return true
      }
      // Text of another height may stand beside a link without being its line.
      let shared = frame.overlap(rect)
      let isBeside =
        shared.x <= slack && shared.y >= min(frame.height, rect.height) * 0.75
        && rect.height <= frame.height * 1.5 + 1
      let isAround =
        shared.x > slack && shared.y >= frame.height * 0.75
        && rect.height >= frame.height * 1.5
      isInline = isBeside || isAround
      return !isInline
    }
    return isInline
  }
}

/// What later elements that take touches leave of a target (WCAG 2.5.8, "obscured").
struct FreeArea {
  private let facts: LayoutFacts
  private let targets: BoxIndex

  /// Collects the targets, where the question will be asked.
  init(_ facts: LayoutFacts, isAsked: Bool) {
    self.facts = facts
    let asked = isAsked ? facts.distinctTargets : []
    targets = BoxIndex(asked.map { ($0, TargetArea.rect(of: $0, facts)) })
  }

  /// The largest rectangle of a target that none painted later covers; `nil` where nothing is left.
  func rect(of node: Int) -> LayoutRect? {
    let whole = TargetArea.rect(of: node, facts)
    var parts = [whole]
    _ = targets.forEach(near: whole, margin: 0) { other, cover in
      guard other != node, isLater(other, than: node), !facts.isAncestor(other, of: node),
        !facts.isAncestor(node, of: other)
      else { return true }
      parts = parts.flatMap { $0.without(cover) }
      return parts.count < 64
    }
    return parts.max { min($0.width, $0.height) < min($1.width, $1.height) }
  }

  private func isLater(_ other: Int, than node: Int) -> Bool {
    if let z = facts.nodes[node].z, let otherZ = facts.nodes[other].z,
      facts.nodes[node].parent == facts.nodes[other].parent
    {
      return otherZ > z
    }
    return other > node
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
    /// The dump rounds too coarsely, or more stands at that height than is compared.
    case unknown(LayoutCheck.Reason)
  }

  /// Collects the targets, where the question will be asked.
  init(_ facts: LayoutFacts, isAsked: Bool) {
    self.facts = facts
    let asked = isAsked ? facts.distinctTargets : []
    index = BoxIndex(asked.map { ($0, TargetArea.rect(of: $0, facts)) })
  }

  /// Whether the exception holds for a target.
  ///
  /// A circle of 24 units on the middle of the target must touch no other target, and no such
  /// circle of another undersized one.
  func room(around node: Int) -> Room {
    let rect = TargetArea.rect(of: node, facts)
    guard let middle = LayoutRect(x: rect.centerX, y: rect.centerY, width: 0, height: 0) else {
      return .unknown(.crowded)
    }
    var obstacle: Int?
    var isDoubtful = false
    // The circle of an undersized target reaches at most 24 from its middle, which is in its frame.
    let isComplete = index.forEach(near: middle, margin: 24 + facts.edgeError) { other, area in
      guard isNeighbour(other, of: node) else { return true }
      // Half a tenth is forgiven, as with sizes: circles that touch do not overlap.
      let room = Self.room(from: rect, to: area) + 0.05
      if room < -facts.edgeError { obstacle = other }
      if room < facts.edgeError { isDoubtful = true }
      return obstacle == nil
    }
    if let obstacle { return .taken(by: obstacle) }
    if !isComplete { return .unknown(.crowded) }
    return isDoubtful ? .unknown(.rounding) : .free
  }

  private func isNeighbour(_ other: Int, of node: Int) -> Bool {
    other != node && facts.frames[other] != facts.frames[node]
      && !facts.isAncestor(other, of: node) && !facts.isAncestor(node, of: other)
  }

  /// How far the circle of a target stays away from another, or from the circle of a small one.
  private static func room(from rect: LayoutRect, to area: LayoutRect) -> Double {
    let edge = area.squaredDistance(toX: rect.centerX, y: rect.centerY).squareRoot() - 12
    guard isUndersized(area) else { return edge }
    let deltaX = area.centerX - rect.centerX
    let deltaY = area.centerY - rect.centerY
    return min(edge, (deltaX * deltaX + deltaY * deltaY).squareRoot() - 24)
  }

  /// Whether a side is below 24.
  static func isUndersized(_ rect: LayoutRect) -> Bool {
    rect.width + 0.05 < 24 || rect.height + 0.05 < 24
  }
}
