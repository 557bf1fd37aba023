import SpecText

/// Reports texts that run into one another, and touch targets that lie over one another in part.
enum OverlapRule: LayoutRule {
  static func check(_ context: CheckContext, into results: inout CheckResults) {
    let facts = context.facts
    let candidates = boxes(facts)
    let index = BoxIndex(candidates)
    var occlusion: Occlusion?
    var found = 0
    var crowded = 0
    for (first, rect) in candidates {
      var near: [(node: Int, rect: LayoutRect)] = []
      let isComplete = index.forEach(near: rect, margin: 0) { second, other in
        if (rect.y, first) < (other.y, second) { near.append((second, other)) }
        return true
      }
      if !isComplete { crowded += 1 }
      for second in near.sorted(by: { ($0.rect.y, $0.node) < ($1.rect.y, $1.node) }) {
        guard var check = judge(first, rect, second.node, second.rect, facts) else { continue }
        if check.verdict == .fail {
          let layers = occlusion ?? Occlusion(facts)
          occlusion = layers
          if layers.separates(first, second.node) {
            check.verdict = .notApplicable
            check = check.because(.covered)
          }
        }
        results.checks.append(check)
        found += 1
        if found >= 200 { return }
      }
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

  private static func judge(
    _ first: Int, _ rect: LayoutRect, _ second: Int, _ other: LayoutRect, _ facts: LayoutFacts
  ) -> LayoutCheck? {
    let overlap = rect.overlap(other)
    let slack = 1 + facts.edgeError
    guard overlap.x > slack, overlap.y > slack else { return nil }
    guard !facts.isAncestor(first, of: second), !facts.isAncestor(second, of: first) else {
      return nil
    }
    // Two texts, or two targets: a text inside a target's area is its label.
    guard facts.nodes[first].isTarget == facts.nodes[second].isTarget else { return nil }
    // One inside the other is stacked on purpose: badges, labels over pictures, duplicates.
    guard !rect.contains(other, slack: slack), !other.contains(rect, slack: slack) else {
      return nil
    }
    let check = LayoutCheck(
      .overlap, .fail, node: second, expected: "no overlap",
      actual: "\(Decimals.text(overlap.x)) × \(Decimals.text(overlap.y)) \(facts.unit)",
      message: "'\(facts.caption(second))' overlaps '\(facts.caption(first))' by "
        + "\(Decimals.text(overlap.x)) × \(Decimals.text(overlap.y)) \(facts.unit)"
    ).with(other: first)
    // What scrolls may pass below a bar that does not.
    let isScrolledUnder = scroller(of: first, facts) != scroller(of: second, facts)
    guard isScrolledUnder || isOverlay(first, facts) || isOverlay(second, facts) else {
      return check
    }
    var copy = check
    copy.verdict = .notApplicable
    return copy.because(.overlay)
  }

  private static func scroller(of node: Int, _ facts: LayoutFacts) -> [Int?] {
    [true, false].map { facts.scrollAncestor(of: node, isHorizontal: $0) }
  }

  private static let overlayWords: Lexicon = [
    "overlay", "toast", "snackbar", "badge", "fab", "floating", "tooltip", "popup", "popover",
    "dialog", "modal", "sheet", "alert", "banner", "keyboard", "menu", "dropdown", "bar",
  ]

  /// Whether an element, or one around it, is drawn over others on purpose.
  private static func isOverlay(_ node: Int, _ facts: LayoutFacts) -> Bool {
    ([node] + facts.ancestors(of: node).prefix(4)).contains { candidate in
      let item = facts.nodes[candidate]
      if item.role == .bar || item.role == .keyboard { return true }
      var copy = item
      copy.text = nil
      copy.name = nil
      return !Subject.nameWords(of: copy).isDisjoint(with: overlayWords)
    }
  }
}
