import SpecModel
import SpecSyntax
import SpecText

/// What stands inside of boxes and below branches of a drawing.
extension StateCharts {
  /// Adds what the rows of boxes tell of their ways out, "│ Stats ──► /stats │": the box is left, and what stands before
  /// the arrow is the trigger. A drawn line between the same things that says no more gives way.
  func addInner(
    to edges: inout [EdgeDraft], _ sides: [Int: ArrowSide], _ chart: ChartNodes,
    _ block: Document.CodeBlock, _ known: KnownStates
  ) {
    var routes: [String: String] = [:]
    for (node, side) in sides where chart.nodes[node].kind == .box {
      for line in chart.nodes[node].lines where Route.begins(line) { routes[line] = side.name }
    }
    var found: [EdgeDraft] = []
    for node in sides.keys.sorted() where chart.nodes[node].kind == .box {
      guard let side = sides[node], !side.isAny else { continue }
      let reader = InnerWays(name: side.name, known: known, routes: routes)
      let columns = chart.columns(ofBox: node)
      for column in columns {
        found += reader.edges(in: column, isColumn: columns.count > 1) { row in
          context.document.origin(block.lines[row])
        }
      }
    }
    guard !found.isEmpty else { return }
    let told = Set(found.map { [$0.source?.key ?? "", $0.target.key] })
    edges.removeAll { edge in
      edge.trigger == nil && edge.guardText == nil
        && told.contains([edge.source?.key ?? "", edge.target.key])
    }
    edges += found
  }

  /// The boxes that are declared and have arrows in them, whether a drawn line joins them or not.
  func rooms(_ chart: ChartNodes, _ known: KnownStates) -> [Int: ArrowSide] {
    var result: [Int: ArrowSide] = [:]
    for (index, node) in chart.nodes.enumerated()
    where node.kind == .box && node.lines.dropFirst().contains(where: Arrow.isIn) {
      guard let side = side(node, known: known, takesActs: false), side.isKnown else { continue }
      result[index] = side
    }
    return result
  }

  // MARK: - Ends

  /// The lines with those from acts taken as what they are: "Row tap ──► Sheet" below what a branch leads to leaves that,
  /// and the act is the trigger.
  func withoutActs(
    _ edges: [ChartEdges.Edge], _ sides: [Int: ArrowSide], _ chart: ChartNodes
  ) -> [ChartEdges.Edge] {
    let targets = Set(edges.map(\.to)).filter { chart.nodes[$0].kind == .words }
    return edges.compactMap { edge in
      let node = chart.nodes[edge.from]
      guard node.kind == .words, edge.label == nil, !targets.contains(edge.from),
        sides[edge.from]?.isKnown != true, Self.tellsGesture(node.text),
        let column = node.cells.first.map(chart.grid.column)
      else { return edge }
      let above = targets.filter { target in
        let start = chart.nodes[target].cells.first.map(chart.grid.column) ?? .max
        return (1...3).contains(node.row - chart.nodes[target].row)
          && start <= column && column - start <= Self.indent
      }
      guard let left = above.max(by: { chart.nodes[$0].row < chart.nodes[$1].row }) else {
        return edge
      }
      guard sides[left] != nil else { return nil }
      var moved = edge
      moved.from = left
      moved.label = node.text
      return moved
    }
  }

  /// How far what belongs to a branch may be indented below its end.
  private static let indent = 6

  /// "Row tap", "Swipe left": words that begin or end with what a person does.
  private static func tellsGesture(_ text: String) -> Bool {
    let words = Names.words(text)
    guard let first = words.first, let last = words.last, words.count > 1 else { return false }
    return FlowchartVocabulary.gestures.contains(first)
      || FlowchartVocabulary.gestures.contains(last)
      || FlowchartVocabulary.eventEndings.contains(last) || FlowSteps.kind(of: text) == .action
  }

  /// Whether a plain line joins a name with the box of the same name, "/basket" over "BASKET": one thing twice.
  func isSame(_ from: ArrowSide, _ to: ArrowSide, _ edge: ChartEdges.Edge) -> Bool {
    edge.label == nil && edge.condition == nil && !from.isAny
      && Names.key(from.name) == Names.key(to.name)
  }
}
