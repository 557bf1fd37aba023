import SpecModel
import SpecSyntax
import SpecText

/// Reads lists whose items are a scenario each: "1. **Open**" over lines that begin with Given, When and Then.
enum ScenarioItems {
  /// The scenarios of all such lists, and the sections that hold them.
  static func read(_ context: LoweringContext) -> (scenarios: [Scenario], sections: Set<Int>) {
    let document = context.document
    var result: [Scenario] = []
    var sections: Set<Int> = []
    for list in document.lists {
      // Most lists are dismissed by their first item.
      guard list + 1 < document.nodes.count, scenario(ofItem: list + 1, context) != nil else {
        continue
      }
      let items = document.children(of: list)
      guard items.count > 1 else { continue }
      let found = items.compactMap { scenario(ofItem: $0, context) }
      guard found.count > 1, found.count * 5 >= items.count * 4 else { continue }
      result += found
      sections.insert(Int(document.nodes[list].section))
    }
    return (result, sections)
  }

  /// The scenario of an item whose first line is bold as a whole and whose others are steps.
  ///
  /// - Complexity: the steps are read only where an item has three lines and more.
  private static func scenario(ofItem item: Int, _ context: LoweringContext) -> Scenario? {
    let document = context.document
    let leaf = item + 1
    guard leaf < Int(document.nodes[item].end), document.nodes[leaf].kind == .paragraph,
      let span = document.span(
        at: Int(document.nodes[leaf].text.lowerBound), of: leaf, in: .strong)
    else { return nil }
    let lines = context.lines(in: Int32(leaf)..<Int32(leaf) + 1)
    guard lines.count > 2, let first = lines.first, span.upperBound >= first.text.upperBound,
      first.text.count <= 120
    else { return nil }
    let fields = lines.dropFirst().compactMap { ScenarioPass.field($0, in: context) }
    let labels = Set(fields.map { $0.label.lowercased() })
    guard fields.count == lines.count - 1, labels.contains("then"),
      labels.contains("given") || labels.contains("when")
    else { return nil }
    return Scenario(
      title: document.string(plain: first.text), fields: Array(fields),
      origin: document.origin(document.nodes[leaf].range))
  }
}
