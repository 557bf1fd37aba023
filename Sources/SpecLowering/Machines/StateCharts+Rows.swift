import SpecModel
import SpecSyntax
import SpecText

extension StateCharts {
  /// Whether a drawing is one way through four titles or more, "Welcome" to "Location permission", in a document about
  /// an app, below headings that say nothing of its parts.
  func isRowOfScreens(
    _ node: Int, _ edges: [ChartEdges.Edge], _ sides: [Int: ArrowSide]
  ) -> Bool {
    guard sides.count >= 4, edges.count == sides.count - 1,
      Set(edges.map(\.from)).count == edges.count, Set(edges.map(\.to)).count == edges.count,
      sides.values.allSatisfy({ Self.isTitle($0.name) })
    else { return false }
    let titles = context.scope(of: node)
    return titles.contains(where: BareHeadings.isOfInterface)
      && !titles.contains(where: FlowChains.isTechnical)
  }

  private static func isTitle(_ name: String) -> Bool {
    let words = Names.words(name)
    return (1...3).contains(words.count) && name.first?.isUppercase == true
      && !name.contains(where: { $0.isNumber || "/:.=".contains($0) })
      && !words.contains(where: TransitionWords.actors.contains)
      && !words.contains(where: TransitionWords.machinery.contains)
      && !words.contains(where: TransitionWords.systems.contains)
      && !words.contains(where: TransitionWords.properties.contains)
  }
}
