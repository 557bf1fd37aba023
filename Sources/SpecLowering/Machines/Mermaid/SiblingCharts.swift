import SpecModel
import SpecSyntax
import SpecText

/// Flowcharts that nothing tells to be of screens but those beside them: "UC-01" and "UC-03" below one heading.
///
/// A chart is read with its siblings where it has a node of one that is, or where their headings are numbered alike and
/// half of them are read.
struct SiblingCharts {
  /// A chart and where it stands.
  struct Chart {
    var graph: DiagramGraph
    var title: String
    var node: Int
  }

  /// What became of a chart: left, though nothing speaks against it, it is neutral or unclear.
  enum Outcome { case read, other, neutral, unclear }

  private let document: Document
  private var read: [Chart] = []
  private var left: [(chart: Chart, outcome: Outcome)] = []

  init(_ document: Document) { self.document = document }

  /// Notes a chart with what became of it.
  mutating func note(_ chart: Chart, _ outcome: Outcome) {
    if outcome == .read { read.append(chart) } else { left.append((chart, outcome)) }
  }

  /// The charts of which nothing tells what they show.
  var unclear: [Chart] { left.filter { $0.outcome == .unclear }.map(\.chart) }

  /// The charts to read after all, in the order of the document; each may bring further ones with it.
  mutating func further() -> [Chart] {
    guard !read.isEmpty, left.contains(where: { $0.outcome != .other }) else { return [] }
    var result: [Chart] = []
    for _ in 0..<Self.rounds {
      let found = left.indices.filter { left[$0].outcome != .other && belongs(left[$0].chart) }
      guard !found.isEmpty else { break }
      for index in found.reversed() {
        let chart = left.remove(at: index).chart
        result.append(chart)
        read.append(chart)
      }
    }
    return result.sorted { $0.node < $1.node }
  }

  /// A chart that brings others with it more often than this is far from those that were read.
  private static let rounds = 4

  private func belongs(_ chart: Chart) -> Bool {
    let siblings = read.filter { isSibling($0, chart) }
    guard !siblings.isEmpty else { return false }
    let names = Self.names(of: chart)
    // A drawing of what a program does has few words on its lines.
    let edges = chart.graph.edges
    guard edges.count(where: { $0.label != nil }) * 2 >= edges.count else { return false }
    if siblings.contains(where: { !Self.names(of: $0).isDisjoint(with: names) }) { return true }
    guard let series = series(of: chart) else { return false }
    let alike = siblings.count { self.series(of: $0) == series }
    let others = left.count { isSibling($0.chart, chart) && self.series(of: $0.chart) == series }
    return alike > 0 && alike >= others
  }

  /// Whether the sections of two charts stand side by side.
  private func isSibling(_ chart: Chart, _ other: Chart) -> Bool {
    let sections = [chart, other].map { Int(document.nodes[$0.node].section) }
    guard sections[0] != sections[1], sections.allSatisfy({ $0 > 0 }) else { return false }
    let (first, second) = (document.sections[sections[0]], document.sections[sections[1]])
    return first.parent == second.parent && first.level == second.level
  }

  /// The names of nodes without what stands in parentheses.
  private static func names(of chart: Chart) -> Set<String> {
    Set(
      chart.graph.nodes.lazy.filter { !$0.isGroup }.compactMap { node -> String? in
        guard let text = node.text.map({ DiagramText.line($0) }) else { return nil }
        let name = StateName.splitQualifier(text).name
        let words = Names.words(name)
        guard let first = words.first, !FlowchartVocabulary.starts.contains(name.lowercased()),
          !FlowchartVocabulary.ends.contains(name.lowercased()),
          words.count > 1 || first.utf8.count > 3 || first.utf8.first ?? 0 >= 0xE3
        else { return nil }
        return Names.key(name)
      })
  }

  /// The letters before the number with which a heading begins: "UC" of "UC-03. History".
  private func series(of chart: Chart) -> String? {
    let title = document.title(ofSection: Int(document.nodes[chart.node].section))
    let letters = title.prefix { $0.isLetter || $0 == " " || $0 == "-" || $0 == "#" }
    guard (1...12).contains(letters.count),
      title.dropFirst(letters.count).first?.isNumber == true
    else { return nil }
    return Names.key(String(letters))
  }
}
