import SpecAnalysis
import SpecModel

/// A machine drawn as an inline SVG picture; colours and fonts come from the page's style sheet.
///
/// - Invariant: every mark has a shape or a word besides its colour.
struct StateDiagram {
  /// Above this many boxes or arrows a picture says less than the tables.
  static let nodeLimit = 120
  static let edgeLimit = 360
  /// Columns that all arrows cross together.
  static let spanLimit = 1500

  private let graph: DiagramGraph
  private let name: String

  /// Prepares the picture of a machine.
  init(_ machine: Machine, reachability: Reachability) {
    graph = DiagramGraph(machine, reachability: reachability)
    name = machine.name
  }

  /// Whether there is anything to draw.
  var isEmpty: Bool { graph.nodes.isEmpty }
  /// Whether the machine is too large for a picture.
  var isTooLarge: Bool {
    graph.nodes.count > Self.nodeLimit || graph.edges.count > Self.edgeLimit
      || spanOfArrows > Self.spanLimit
  }

  private var spanOfArrows: Int {
    let pairs = graph.edges.map { (source: $0.source, target: $0.target) }
    let parts = DiagramComponents(count: graph.nodes.count, edges: pairs, initial: graph.initial)
    return pairs.reduce(0) { $0 + abs(parts.ranks[$1.source] - parts.ranks[$1.target]) }
  }

  /// What the marks in this picture mean.
  var legend: String {
    func has(_ name: String) -> Bool { graph.nodes.contains { $0.classes.contains(name) } }
    var parts = graph.initial == nil ? [] : ["● start"]
    if has("unreachable") { parts.append("red and dashed with ⊘: no run enters the state") }
    if has("dead-end") { parts.append("amber and heavy with ▪: no run leaves the state") }
    if has("external") { parts.append("dotted with ?: named, but not defined") }
    if has("final") || has("composite") { parts.append("double frame: final or composite") }
    if graph.edges.contains(where: \.isInferred) { parts.append("dashed arrow: inferred") }
    parts.append("point at an arrow to read all of it")
    return parts.joined(separator: " · ")
  }

  /// The picture, each connected component below the one before.
  func write(to html: inout HTMLWriter) {
    let pairs = graph.edges.map { (source: $0.source, target: $0.target) }
    let parts = DiagramComponents(count: graph.nodes.count, edges: pairs, initial: graph.initial)
    let sizes = DiagramSizes(graph)
    var layouts: [LayeredLayout] = []
    for component in parts.components {
      var ranks = graph.nodes.map { _ in -1 }
      for node in component { ranks[node] = parts.ranks[node] }
      layouts.append(
        LayeredLayout(
          edges: pairs, ranks: ranks, order: component, nodeExtents: sizes.nodes,
          labelExtents: sizes.labels))
    }
    let width = (layouts.map(\.width).max() ?? 0) + 60
    let height = layouts.reduce(12) { $0 + $1.height + 28 }
    let box = "0 0 \(Self.number(width)) \(Self.number(height))"
    html.open(
      "svg",
      [
        ("class", "diagram"), ("viewBox", box), ("width", Self.number(width)),
        ("height", Self.number(height)), ("role", "img"),
        ("aria-label", summary), ("style", "min-width:\(Self.number(width * 0.8))px"),
      ])
    var top = 16.0
    for layout in layouts {
      html.open("g", [("transform", "translate(40 \(Self.number(top)))")])
      DiagramPainter(graph: graph, layout: layout, sizes: sizes).paint(to: &html)
      html.close("g")
      top += layout.height + 28
    }
    html.close("svg")
  }

  private var summary: String {
    "State diagram of \(name): \(graph.nodes.count) states, \(graph.edges.count) arrows. "
      + "The tables below hold the same transitions."
  }

  /// A number with one decimal.
  static func number(_ value: Double) -> String { Numbers.text(value, decimals: 1) }
}

/// The room that boxes and labels take.
struct DiagramSizes {
  static let nameSize = 13.0
  static let labelSize = 11.0
  static let nameLine = 17.0
  static let labelLine = 14.0
  static let loopHeight = 22.0

  /// Room of each box with the loop above it.
  private(set) var nodes: [LayeredLayout.Extent] = []
  /// Width of each box without loop.
  private(set) var boxWidths: [Double] = []
  /// Room of each arrow's label.
  private(set) var labels: [LayeredLayout.Extent] = []
  /// For each box the arrow from it to itself.
  private(set) var loops: [Int?] = []

  /// Measures a graph.
  init(_ graph: DiagramGraph) {
    loops = graph.nodes.map { _ in nil }
    for (index, edge) in graph.edges.enumerated() {
      let width = edge.lines.map { TextMetrics.width($0, size: Self.labelSize) }.max() ?? 20
      let height = Double(edge.lines.count) * Self.labelLine
      labels.append(.init(width: width + 12, above: height + 4, below: 3))
      if edge.source == edge.target { loops[edge.source] = index }
    }
    for (index, node) in graph.nodes.enumerated() {
      let texts =
        node.lines.map { TextMetrics.width($0, size: Self.nameSize) }
        + node.notes.map { TextMetrics.width($0, size: Self.labelSize) }
      let width = max(64, (texts.max() ?? 0) + 28)
      let height =
        Double(node.lines.count) * Self.nameLine + Double(node.notes.count) * Self.labelLine + 16
      var extent = LayeredLayout.Extent(width: width, above: height / 2, below: height / 2)
      if let loop = loops[index] {
        extent.above += Self.loopHeight + labels[loop].above
        extent.width = max(width, labels[loop].width)
      }
      boxWidths.append(width)
      nodes.append(extent)
    }
  }
}
