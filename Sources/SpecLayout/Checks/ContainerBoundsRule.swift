import SpecText

/// Reports texts and targets that an element around them cuts off where nothing scrolls.
///
/// Only elements that are recorded to clip count: others let their content stand out.
enum ContainerBoundsRule: LayoutRule {
  static func check(_ context: CheckContext, into results: inout CheckResults) {
    let facts = context.facts
    guard facts.nodes.indices.contains(where: { facts.nodes[$0].clip == true }) else { return }
    let clips = clippingAncestors(facts)
    let slack = 1 + facts.edgeError
    for node in facts.nodes.indices where facts.nodes[node].isDrawn && clips[node] >= 0 {
      let outer = Int(clips[node])
      guard facts.nodes[node].text?.isEmpty == false || facts.nodes[node].isTarget,
        facts.nodes[node].frameKind != .visible, outer != facts.root,
        let frame = facts.frames[node], let box = facts.frames[outer], box.isPositive
      else { continue }
      let horizontal = max(box.x - frame.x, frame.right - box.right)
      let vertical = max(box.y - frame.y, frame.bottom - box.bottom)
      let shared = frame.overlap(box)
      // What lies outside as a whole is hidden, not cut: another page, a closed drawer.
      guard shared.x > 0, shared.y > 0 else { continue }
      for (amount, isHorizontal) in [(horizontal, true), (vertical, false)] where amount > slack {
        results.checks.append(judge(node, outer, amount, isHorizontal, facts))
        break
      }
    }
  }

  private static func judge(
    _ node: Int, _ outer: Int, _ amount: Double, _ isHorizontal: Bool, _ facts: LayoutFacts
  ) -> LayoutCheck {
    let scroller = facts.scrollAncestor(of: node, isHorizontal: isHorizontal)
    // A scrolling element at or inside the one that clips moves the content into view.
    let isReachable = scroller.map { facts.isAncestor(outer, of: $0) } == true
    let check = LayoutCheck(
      .clipBounds, isReachable ? .notApplicable : .fail, node: node,
      expected: "inside '\(facts.caption(outer))'",
      actual: isReachable ? nil : "\(facts.text(amount)) beyond",
      message: "'\(facts.caption(outer))' cuts \(facts.text(amount)) off the "
        + "\(isHorizontal ? "width" : "height") of '\(facts.caption(node))'"
    ).with(other: outer)
    return isReachable ? check.because(.scrollable) : check
  }

  /// The innermost element around each one that clips; -1 for none.
  private static func clippingAncestors(_ facts: LayoutFacts) -> [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(facts.nodes.count)
    for index in facts.nodes.indices {
      guard let parent = facts.nodes[index].parent, parent < index else {
        result.append(-1)
        continue
      }
      result.append(facts.nodes[parent].clip == true ? Int32(parent) : result[parent])
    }
    return result
  }
}
