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

  /// What became of a chart: left, though nothing speaks against it, it is neutral or unclear; where its heading and its
  /// nodes tell different things, it is contested and never brought along.
  enum Outcome { case read, other, neutral, unclear, contested }

  private let document: Document
  private var read: [Chart] = []
  private var left: [(chart: Chart, outcome: Outcome)] = []

  init(_ document: Document) { self.document = document }

  /// Notes a chart with what became of it.
  mutating func note(_ chart: Chart, _ outcome: Outcome) {
    if outcome == .read { read.append(chart) } else { left.append((chart, outcome)) }
  }

  /// The charts of which nothing tells what they show.
  var unclear: [Chart] {
    left.filter { $0.outcome == .unclear || $0.outcome == .contested }.map(\.chart)
  }

  /// The charts to read after all, in the order of the document; each may bring further ones with it.
  ///
  /// - Complexity: O(nodes of all charts), as often as charts bring others with them.
  mutating func further() -> [Chart] {
    guard !read.isEmpty,
      left.contains(where: { $0.outcome == .neutral || $0.outcome == .unclear })
    else { return [] }
    var families: [Place: Family] = [:]
    for chart in read {
      families[place(of: chart), default: Family()].add(chart, series(of: chart))
    }
    for (chart, _) in left {
      guard let series = series(of: chart) else { continue }
      families[place(of: chart)]?.left[series, default: 0] += 1
    }
    var result: [Chart] = []
    for _ in 0..<Self.rounds {
      let found = left.indices.filter { index in
        left[index].outcome != .other && left[index].outcome != .contested
          && families[place(of: left[index].chart)].map {
            $0.holds(left[index].chart, series(of: left[index].chart))
          } ?? false
      }
      guard !found.isEmpty else { break }
      for index in found.reversed() {
        let chart = left.remove(at: index).chart
        families[place(of: chart)]?.add(chart, series(of: chart))
        result.append(chart)
      }
    }
    return result.sorted { $0.node < $1.node }
  }

  /// A chart that brings others with it more often than this is far from those that were read.
  private static let rounds = 4

  /// Where the sections of charts stand side by side.
  private struct Place: Hashable {
    var parent: Int32
    var level: Int
  }

  /// The charts of sections side by side.
  private struct Family {
    /// The names of nodes in those that are read.
    var names: Set<String> = []
    /// How many are read, and how many were left, by the letters before their numbers.
    var read: [String: Int] = [:]
    var left: [String: Int] = [:]

    mutating func add(_ chart: Chart, _ series: String?) {
      names.formUnion(SiblingCharts.names(of: chart))
      if let series { read[series, default: 0] += 1 }
    }

    /// Whether a chart belongs to those that are read. A drawing of what a program does has few words on its lines.
    func holds(_ chart: Chart, _ series: String?) -> Bool {
      let edges = chart.graph.edges
      guard edges.count(where: { $0.label != nil }) * 2 >= edges.count else { return false }
      if !names.isDisjoint(with: SiblingCharts.names(of: chart)) { return true }
      guard let series, let alike = read[series] else { return false }
      return alike >= left[series] ?? 0
    }
  }

  private func place(of chart: Chart) -> Place {
    let section = document.sections[max(0, Int(document.nodes[chart.node].section))]
    return Place(parent: Int32(section.parent), level: Int(section.level))
  }

  /// The names of nodes without what stands in parentheses.
  fileprivate static func names(of chart: Chart) -> Set<String> {
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
