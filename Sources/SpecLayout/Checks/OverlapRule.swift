import SpecModel
import SpecText

/// Reports texts that run into one another, and touch targets that lie over one another in part.
enum OverlapRule: LayoutRule {
  /// Most overlaps that are reported, and most that are told with what excuses them.
  private static let limit = 200
  /// Most excused overlaps that are looked at.
  private static let lookLimit = 5000

  static func check(_ context: CheckContext, into results: inout CheckResults) {
    let facts = context.facts
    let candidates = boxes(facts)
    let index = BoxIndex(candidates)
    var excuses = OverlapExcuses(facts)
    var reported = 0
    var excused = 0
    var crowded = 0
    for (first, rect) in candidates where reported < limit && excused < lookLimit {
      var near: [(node: Int, rect: LayoutRect)] = []
      let isComplete = index.forEach(near: rect, margin: 0) { second, other in
        if (rect.y, first) < (other.y, second) { near.append((second, other)) }
        return true
      }
      if !isComplete { crowded += 1 }
      for second in near.sorted(by: { ($0.rect.y, $0.node) < ($1.rect.y, $1.node) })
      where reported < limit && excused < lookLimit {
        guard meet(first, rect, second.node, second.rect, facts) else { continue }
        let reason = excuses.reason(first, second.node)
        if reason == nil { reported += 1 } else { excused += 1 }
        guard reason == nil || excused <= limit else { continue }
        results.checks.append(check(first, second.node, rect.overlap(second.rect), reason, facts))
      }
    }
    if excused == lookLimit {
      results.notChecked.append(
        "overlaps beyond the first \(lookLimit) that something covers or that are overlays")
    }
    if crowded > 0 {
      results.notChecked.append(
        "overlaps of \(crowded) elements: more than \(BoxIndex.limit) stand at one height")
    }
  }

  /// One of the targets, and one of the texts without children of their own, with each rectangle.
  private static func boxes(_ facts: LayoutFacts) -> [RectOrder.Box] {
    let texts = facts.nodes.indices.compactMap { node -> RectOrder.Box? in
      guard facts.nodes[node].text?.isEmpty == false, facts.nodes[node].isDrawn,
        !facts.nodes[node].isTarget, facts.isLeaf(node)
      else { return nil }
      return facts.frames[node].map { (node, $0) }
    }
    let targets = facts.distinctTargets.compactMap { node in
      facts.frames[node].map { (node: node, rect: $0) }
    }
    return targets + RectOrder.distinct(texts).firsts
  }

  /// Whether two texts, or two targets, lie over one another in part.
  private static func meet(
    _ first: Int, _ rect: LayoutRect, _ second: Int, _ other: LayoutRect, _ facts: LayoutFacts
  ) -> Bool {
    let overlap = rect.overlap(other)
    let slack = 1 + facts.edgeError
    guard overlap.x > slack, overlap.y > slack else { return false }
    guard !facts.isAncestor(first, of: second), !facts.isAncestor(second, of: first) else {
      return false
    }
    // Two texts, or two targets: a text inside a target's area is its label.
    guard facts.nodes[first].isTarget == facts.nodes[second].isTarget else { return false }
    // One inside the other is stacked on purpose: badges, labels over pictures, duplicates.
    return !rect.contains(other, slack: slack) && !other.contains(rect, slack: slack)
  }

  private static func check(
    _ first: Int, _ second: Int, _ overlap: (x: Double, y: Double),
    _ reason: LayoutCheck.Reason?, _ facts: LayoutFacts
  ) -> LayoutCheck {
    let size = "\(Decimals.text(overlap.x)) × \(Decimals.text(overlap.y)) \(facts.unit)"
    var check = LayoutCheck(
      .overlap, .fail, node: second, expected: "no overlap", actual: size,
      message: "'\(facts.caption(second))' overlaps '\(facts.caption(first))' by \(size)"
    ).with(other: first)
    guard let reason else { return check }
    check.verdict = .notApplicable
    return check.because(reason)
  }
}

/// What excuses that two elements lie over one another.
private struct OverlapExcuses {
  private let facts: LayoutFacts
  private lazy var occlusion = Occlusion(facts)
  /// Whether elements are drawn over others on purpose, or lie in one that is.
  private var overlays: [Int: Bool] = [:]
  /// The same of elements with a name.
  private var overlayNames: [Name: Bool] = [:]

  private struct Name: Hashable {
    var raw: String
    var ident: String?
  }

  init(_ facts: LayoutFacts) { self.facts = facts }

  /// Why two elements may lie over one another; `nil` where nothing excuses them.
  mutating func reason(_ first: Int, _ second: Int) -> LayoutCheck.Reason? {
    // What scrolls may pass below a bar that does not.
    if [true, false].contains(where: { isHorizontal in
      facts.scrollAncestor(of: first, isHorizontal: isHorizontal)
        != facts.scrollAncestor(of: second, isHorizontal: isHorizontal)
    }) {
      return .overlay
    }
    if isOverlay(first) || isOverlay(second) { return .overlay }
    return occlusion.separates(first, second) ? .covered : nil
  }

  private static let words: Lexicon = [
    "overlay", "toast", "snackbar", "badge", "fab", "floating", "tooltip", "popup", "popover",
    "dialog", "modal", "sheet", "alert", "banner", "keyboard", "menu", "dropdown", "bar",
  ]

  /// Whether an element, or one around it, is drawn over others on purpose.
  private mutating func isOverlay(_ node: Int) -> Bool {
    if let known = overlays[node] { return known }
    let isMeant = ([node] + facts.ancestors(of: node).prefix(4)).contains { candidate in
      let role = facts.nodes[candidate].role
      return role == .bar || role == .keyboard || isNamedOverlay(candidate)
    }
    overlays[node] = isMeant
    return isMeant
  }

  private mutating func isNamedOverlay(_ node: Int) -> Bool {
    let name = Name(raw: facts.nodes[node].raw, ident: facts.nodes[node].ident)
    if let known = overlayNames[name] { return known }
    let words = [name.ident ?? "", facts.nodes[node].shortClass]
      .filter { $0.utf8.count <= 400 }.flatMap(Names.words)
    let isMeant = words.contains {
      Self.words.contains($0) || Self.words.contains(Subject.singular($0))
    }
    overlayNames[name] = isMeant
    return isMeant
  }
}
