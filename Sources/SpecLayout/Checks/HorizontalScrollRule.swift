import SpecModel
import SpecText

/// Reports content wider than the screen where the spec rules out scrolling sideways.
enum HorizontalScrollRule: LayoutRule {
  static func check(_ context: CheckContext, into results: inout CheckResults) {
    guard let statement = context.serving.scrollBan else { return }
    let facts = context.facts
    guard let screen = facts.screen else { return }
    let slack = 1 + facts.edgeError
    let wide = facts.nodes.indices.filter { node in
      guard facts.nodes[node].isDrawn, let frame = facts.frames[node] else { return false }
      return frame.x < screen.right && frame.right > screen.right + slack
        && !facts.ancestors(of: node).contains { isSideways($0, facts) }
    }
    let scroller = facts.nodes.indices.first { node in
      isSideways(node, facts) && facts.nodes[node].isDrawn
        && (facts.frames[node]?.height ?? 0) >= screen.height * 0.6
    }
    guard let node = wide.first ?? scroller else {
      results.checks.append(
        LayoutCheck(.scrollHorizontal, .pass, node: nil, expected: "no horizontal scrolling")
          .stated(at: statement))
      return
    }
    let amount = (facts.frames[node]?.right ?? 0) - screen.right
    let what =
      wide.isEmpty
      ? "'\(facts.caption(node))' scrolls sideways"
      : "'\(facts.caption(node))' is \(facts.text(amount)) wider than the screen"
    results.checks.append(
      LayoutCheck(
        .scrollHorizontal, .fail, node: node, expected: "no horizontal scrolling",
        actual: wide.isEmpty ? "scrolls sideways" : "\(facts.text(amount)) beyond the screen",
        message: "\(what), the spec rules out horizontal scrolling"
      ).stated(at: statement))
  }

  private static func isSideways(_ node: Int, _ facts: LayoutFacts) -> Bool {
    facts.nodes[node].scroll == .horizontal || facts.nodes[node].scroll == .both
  }

  /// The statement of some documents that rules it out.
  static func statement(in specs: [SpecDocument]) -> Origin? {
    func forbids(_ text: String) -> Bool {
      let lower = text.lowercased()
      return [
        "no horizontal scroll", "without horizontal scroll", "no horizontally scroll",
        "never scrolls horizontally", "never scroll horizontally", "never scrolls sideways",
        "never scroll sideways", "no sideways scroll", "without sideways scroll",
      ].contains { lower.contains($0) }
    }
    for spec in specs {
      for item in spec.accessibility where forbids(item.text) { return item.origin }
      for item in spec.checklists.flatMap(\.items) where forbids(item.text) { return item.origin }
      for part in spec.wireframes.flatMap(\.parts) where forbids(part.text) { return part.origin }
    }
    return nil
  }
}
