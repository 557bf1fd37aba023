import SpecText

/// Reports texts and targets that reach beyond the screen where nothing scrolls.
enum BoundsRule: LayoutRule {
  static func check(_ context: CheckContext, into results: inout CheckResults) {
    let facts = context.facts
    guard !facts.dump.recordedFormat.isPage, let screen = facts.screen else {
      results.notChecked.append("screen bounds: the dump does not say what the screen is")
      return
    }
    let slack = 1 + facts.edgeError
    for node in facts.nodes.indices where node != facts.root && facts.nodes[node].isDrawn {
      guard facts.nodes[node].text?.isEmpty == false || facts.nodes[node].isTarget,
        let frame = facts.frames[node]
      else { continue }
      let horizontal = max(screen.x - frame.x, frame.right - screen.right)
      let vertical = max(screen.y - frame.y, frame.bottom - screen.bottom)
      guard horizontal > slack || vertical > slack else { continue }
      results.checks.append(
        judge(node, frame, screen, (horizontal, vertical), isWide: horizontal > slack, facts))
    }
  }

  private static func judge(
    _ node: Int, _ frame: LayoutRect, _ screen: LayoutRect, _ beyond: (x: Double, y: Double),
    isWide: Bool, _ facts: LayoutFacts
  ) -> LayoutCheck {
    let amount = isWide ? beyond.x : beyond.y
    let overlap = frame.overlap(screen)
    let isOutside = overlap.x <= 0 || overlap.y <= 0
    let isReachable = isOutside || scrolls(node, isHorizontal: isWide, facts)
    // Without parents nothing tells whether the rest can be scrolled into view.
    let isDoubtful = !isReachable && facts.isFlat
    let check = LayoutCheck(
      .clipBounds, isReachable ? .notApplicable : isDoubtful ? .unknown : .fail, node: node,
      expected: "inside the screen",
      actual: isReachable ? nil : "\(facts.text(amount)) beyond",
      message: "'\(facts.caption(node))' reaches \(facts.text(amount)) beyond the "
        + "\(isWide ? "side" : "end") of the screen")
    if isDoubtful { return check.because(.notRecorded) }
    return isReachable ? check.because(.scrollable) : check
  }

  private static func scrolls(_ node: Int, isHorizontal: Bool, _ facts: LayoutFacts) -> Bool {
    facts.scrollAncestor(of: node, isHorizontal: isHorizontal) != nil
      || facts.ancestors(of: node).contains { facts.nodes[$0].role == .web }
  }
}
