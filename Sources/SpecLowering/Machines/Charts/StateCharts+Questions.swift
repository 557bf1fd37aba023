import SpecModel

/// Boxes of drawings that ask something, and the answers to them.
extension StateCharts {
  /// The lines with those through a question taken together: "Signed in?" leads on from whatever leads to it.
  static func withoutQuestions(
    _ edges: [ChartEdges.Edge], _ chart: ChartNodes, but optional: Set<Int>
  ) -> [ChartEdges.Edge] {
    let questions = Set(
      edges.flatMap { [$0.from, $0.to] }.filter { end in
        isQuestion(chart.nodes[end]) && !isAskedOnScreen(end, edges, chart)
      }
    ).subtracting(optional)
    guard !questions.isEmpty else { return edges }
    var edges = withoutAnswers(edges, chart).filter { edge in
      !chart.nodes[edge.from].isRequest || edges.contains { $0.to == edge.from }
    }
    // A question may lead to another; those that turn in a circle end here.
    for _ in 0..<questions.count {
      guard let question = edges.first(where: { questions.contains($0.to) })?.to else { break }
      let arms = edges.filter { $0.from == question && $0.to != question }
      edges = edges.flatMap { edge -> [ChartEdges.Edge] in
        guard edge.to == question else { return edge.from == question ? [] : [edge] }
        return arms.map { arm in
          var joined = arm
          joined.from = edge.from
          joined.settle(behind: edge, asking: ArrowSide.unwrapped(chart.nodes[question].text))
          return joined
        }
      }
    }
    return edges
  }

  /// "Log out?" between two names: what asks and has one way on, which is no answer, is a place of its own.
  private static func isAskedOnScreen(
    _ end: Int, _ edges: [ChartEdges.Edge], _ chart: ChartNodes
  ) -> Bool {
    let ways = edges.filter { $0.from == end }
    return !chart.hasBoxes && !chart.nodes[end].isRequest && ways.count == 1
      && edges.contains { $0.to == end } && ways[0].label.map { !FlowWords.isAnswer($0) } ?? false
  }

  /// The lines with the answers that stand as things of their own, "[Yes]", taken for words on them.
  private static func withoutAnswers(
    _ edges: [ChartEdges.Edge], _ chart: ChartNodes
  ) -> [ChartEdges.Edge] {
    let answers = Set(
      edges.map(\.to).filter { FlowWords.isAnswer(ArrowSide.unwrapped(chart.nodes[$0].text)) })
    guard !answers.isEmpty else { return edges }
    return edges.flatMap { edge -> [ChartEdges.Edge] in
      if answers.contains(edge.from) { return [] }
      guard answers.contains(edge.to) else { return [edge] }
      return edges.filter { $0.from == edge.to }.map { next in
        var joined = next
        joined.from = edge.from
        joined.label = ArrowSide.unwrapped(chart.nodes[edge.to].text)
        return joined
      }
    }
  }

  /// "Signed in?", "GATE: ¿…?": a box that asks, and is no state.
  ///
  /// So does bare "POST /orders", what a program asks another for.
  static func isQuestion(_ node: ChartNodes.Node) -> Bool {
    if node.isRequest { return true }
    guard let last = node.text.last(where: { $0 != " " && $0 != "]" }) else { return false }
    return "?？".contains(last)
  }
}
