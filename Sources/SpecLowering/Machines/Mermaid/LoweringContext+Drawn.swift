import SpecModel
import SpecSyntax

extension LoweringContext {
  /// Whether the ends of drawn changes are screens or states, by the headings above the drawing and by their names.
  func areOfScreens(_ edges: [EdgeDraft], in node: Int, _ known: KnownStates) -> Bool {
    var graph = DiagramGraph()
    for edge in edges {
      let target = graph.node(edge.target.text, origin: edge.origin)
      guard let source = edge.source.map({ graph.node($0.text, origin: edge.origin) }) else {
        continue
      }
      graph.connect(
        .init(
          source: source, target: target, label: (edge.trigger ?? edge.guardText)?.text,
          origin: edge.origin))
    }
    let named = graph.nodes.count { known.name(of: $0.id) != nil }
    if named > 1, named * 3 >= graph.nodes.count * 2 { return true }
    return FlowchartSubject(
      graph, titles: scope(of: node).reversed(), isIntroduced: isIntroducedAsStates(node)
    ).verdict == .machine
  }
}
