import SpecModel
import SpecSyntax
import SpecText

/// Reads diagrams in code that declare machines: state diagrams and flowcharts of Mermaid, diagrams of states and of
/// activities of PlantUML and graphs of Graphviz, where they are flows of screens or states.
struct MermaidStates {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds every such diagram of the document.
  func collect(into drafts: inout MachineDrafts, unresolved: inout [Unresolved]) {
    let blocks = MermaidBlock.all(in: document)
    let charts = blocks.map(drawing)
    let texts = Self.sharedTexts(of: charts.compactMap { $0?.graph })
    var siblings = SiblingCharts(document)
    var known = DrawnBefore()
    for (block, chart) in zip(blocks, charts) {
      switch block.kind {
      case .state:
        collectStates(block, among: &known, into: &drafts, unresolved: &unresolved)
      case .flowchart, .activity:
        guard let drawn = chart else { continue }
        var graph = drawn.graph
        graph.fillTexts(from: texts)
        let chart = SiblingCharts.Chart(graph: graph, title: block.title, node: block.node)
        let outcome = collect(chart, among: &known, into: &drafts)
        if outcome == .read { report(drawn.strays, to: &unresolved) }
        siblings.note(chart, outcome)
      }
    }
    for chart in siblings.further() {
      add(chart, isClosed: false, among: &known, to: &drafts)
    }
    for chart in siblings.unclear { unresolved.append(unclear(chart)) }
    for block in document.codeBlocks {
      guard let reader = GraphvizReader(block, document) else { continue }
      let chart = SiblingCharts.Chart(
        graph: reader.graph, title: reader.title, node: Int(block.node))
      switch collect(chart, among: &known, into: &drafts) {
      case .unclear, .contested: unresolved.append(unclear(chart))
      case .read, .other, .neutral: break
      }
    }
  }

  /// The graph of a flowchart or of activities, and the lines that are no statement; `nil` for other diagrams.
  private func drawing(
    _ block: MermaidBlock
  ) -> (graph: DiagramGraph, strays: [LocatedText])? {
    switch block.kind {
    case .state: return nil
    case .flowchart:
      var reader = FlowchartReader(document)
      for line in block.lines { reader.read(line) }
      return (reader.graph, reader.strays)
    case .activity:
      var reader = ActivityReader(document)
      for line in block.lines { reader.read(line) }
      return (reader.graph, reader.strays)
    }
  }

  /// The one text that the charts of a document give to an id of several letters, which another may leave bare.
  private static func sharedTexts(of graphs: [DiagramGraph]) -> [String: String] {
    guard graphs.count > 1 else { return [:] }
    var texts: [String: Set<String>] = [:]
    for node in graphs.lazy.flatMap(\.nodes) where !node.isGroup && node.id.utf8.count > 3 {
      if let text = node.text { texts[node.id, default: []].insert(text) }
    }
    return texts.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  private func collectStates(
    _ block: MermaidBlock, among known: inout DrawnBefore, into drafts: inout MachineDrafts,
    unresolved: inout [Unresolved]
  ) {
    var reader = StateDiagramReader(document, isPlantUML: block.isPlantUML)
    for line in block.lines { reader.read(line) }
    var graph = reader.graph
    graph.takeOffFrame(below: titles(of: block.node, title: block.title))
    var machine = DiagramMachine(
      graph, matrix: matrix("diagram", isClosed: true, block.node), isStateDiagram: true,
      declared: known.spellings(in: drafts))
    for note in reader.notes { machine.add(note) }
    add(machine, among: &known, to: &drafts, tellsIds: true)
    report(reader.strays, to: &unresolved)
  }

  /// Adds the machine of a chart, unless it shows something else.
  private func collect(
    _ chart: SiblingCharts.Chart, among known: inout DrawnBefore, into drafts: inout MachineDrafts
  ) -> SiblingCharts.Outcome {
    var subject = FlowchartSubject(
      chart.graph, titles: titles(of: chart.node, title: chart.title),
      isIntroduced: context.isIntroducedAsStates(chart.node))
    if drafts.states.count > 2 {
      let declared = known.states(of: drafts)
      subject.namesStates { declared.name(of: $0) != nil }
    }
    if let screens = subject.screensAlone {
      var chart = chart
      chart.graph = screens
      add(chart, isClosed: false, among: &known, to: &drafts)
      return .read
    }
    switch subject.verdict {
    case .other: return subject.isNeutral ? .neutral : .other
    case .unclear: return .unclear
    case .contested: return .contested
    case .machine: break
    }
    if chart.graph.nodes.contains(where: \.isGroup),
      chart.graph.isOfContents(of: known.states(of: drafts))
    {
      return .other
    }
    add(chart, isClosed: subject.isOfStates, among: &known, to: &drafts)
    return .read
  }

  private func add(
    _ chart: SiblingCharts.Chart, isClosed: Bool, among known: inout DrawnBefore,
    to drafts: inout MachineDrafts
  ) {
    var graph = chart.graph
    FlowchartRoles.assign(to: &graph)
    add(
      DiagramMachine(
        graph, matrix: matrix("flowchart", isClosed: isClosed, chart.node),
        isStateDiagram: false, declared: known.spellings(in: drafts)),
      among: &known, to: &drafts)
  }

  private func unclear(_ chart: SiblingCharts.Chart) -> Unresolved {
    Unresolved(
      text: "flowchart",
      why: "nothing tells whether the flowchart shows screens and states or something else",
      origin: document.origin(document.nodes[chart.node].range))
  }

  /// The title of the chart and the headings above it, nearest first.
  private func titles(of node: Int, title: String) -> [String] {
    let section = Int(document.nodes[node].section)
    let headings = document.path(ofSection: section).reversed().map(document.title(ofSection:))
    return (title.isEmpty ? [] : [title]) + headings
  }

  private func matrix(_ form: String, isClosed: Bool, _ index: Int) -> MatrixDraft {
    let node = document.nodes[index]
    return MatrixDraft(
      form: form, isClosed: isClosed, section: Int(node.section),
      origin: document.origin(node.range))
  }

  /// - Parameter tellsIds: whether the ids of the nodes are names, and the groups around them states.
  private func add(
    _ machine: DiagramMachine, among known: inout DrawnBefore, to drafts: inout MachineDrafts,
    tellsIds: Bool = false
  ) {
    // Another diagram may have the same states; what sections and rows declare stays theirs.
    var keys = known.keys(in: drafts)
    let number = drafts.matrices.count
    let isAsked = known.hasShortNames || tellsIds && !keys.isEmpty
    let all = isAsked ? machine.states(diagram: number, besides: []) : []
    let drawn = all.map(\.state)
    keys.subtract(known.shortNames(apartIn: drawn))
    let states =
      isAsked
      ? all.filter { !keys.contains($0.key) } : machine.states(diagram: number, besides: keys)
    guard !machine.matrix.edges.isEmpty || !states.isEmpty || !machine.matrix.initial.isEmpty
    else { return }
    drafts.matrices.append(machine.matrix)
    if tellsIds { known.complete(&drafts, from: drawn) }
    drafts.states += states.map(\.state)
  }

  private func report(_ strays: [LocatedText], to unresolved: inout [Unresolved]) {
    for stray in strays {
      unresolved.append(
        Unresolved(
          text: stray.text, why: "the line of the diagram declares no state and no edge",
          origin: stray.origin))
    }
  }
}

/// What is declared when a diagram is read: diagrams add to it, and to the rows of lists only where they stand in groups
/// and by which ids they go.
private struct DrawnBefore {
  private var all = KnownStates()
  private var count = 0
  private var other: KnownStates?
  private var own: Set<String>?
  /// The places of those states by their keys.
  private var places: [String: Int] = [:]
  /// The keys of those states by what stands before a noun for a screen, where no state is called so.
  private var shortNames: [String: [String]] = [:]
  /// The ids that diagrams have given to them.
  private var ids: Set<String> = []

  /// All states so far.
  mutating func states(of drafts: MachineDrafts) -> KnownStates {
    if count < drafts.states.count {
      all.add(drafts.states, from: count)
      count = drafts.states.count
    }
    return all
  }

  /// The states that tables and sections declare, by their other spellings.
  mutating func spellings(in drafts: MachineDrafts) -> KnownStates {
    if let other { return other }
    var declared = KnownStates()
    for state in drafts.states where state.diagram == nil {
      for alias in state.aliases { declared.add(alias.text, as: state.name) }
    }
    other = declared
    return declared
  }

  /// The keys of the states that tables and sections declare.
  mutating func keys(in drafts: MachineDrafts) -> Set<String> {
    if let own { return own }
    var keys: Set<String> = []
    for (index, state) in drafts.states.enumerated() where state.diagram == nil {
      keys.insert(state.key)
      places[state.key] = places[state.key] ?? index
      // "ホーム" in a diagram is the "ホーム画面" of a table.
      if state.key.utf8.last ?? 0 >= 0x80,
        case let short = StateVocabulary.withoutSurface(state.key), short != state.key
      {
        shortNames[short, default: []].append(state.key)
      }
      // "送信完了（配達中画面）": what stands in parentheses may be the name of the node.
      for alias in state.aliases where alias.text.utf8.last ?? 0 >= 0x80 {
        keys.insert(Names.key(alias.text))
      }
    }
    shortNames = shortNames.filter { places[$0.key] == nil }
    keys.formUnion(shortNames.keys)
    own = keys
    return keys
  }

  /// Whether a state is known by a name without its noun for a screen.
  var hasShortNames: Bool { !shortNames.isEmpty }

  /// The names without a noun for a screen that mean nodes of their own, as the diagram has the whole names as well.
  func shortNames(apartIn drawn: [StateDraft]) -> Set<String> {
    guard hasShortNames else { return [] }
    let keys = Set(drawn.map(\.key))
    let apart = shortNames.filter { short, whole in
      keys.contains(short) && whole.contains { keys.contains($0) }
    }
    return Set(apart.keys)
  }

  /// Gives the rows of lists and tables what a diagram tells of their states: the states around them, and their ids where
  /// nothing else is called so.
  mutating func complete(_ drafts: inout MachineDrafts, from drawn: [StateDraft]) {
    guard !drawn.isEmpty, case let known = states(of: drafts) else { return }
    let names = Set(drawn.map(\.key))
    for node in drawn where !node.key.isEmpty {
      guard let index = places[node.key] ?? place(short: node.key, besides: names),
        drafts.states[index].section == nil
      else { continue }
      if let parent = node.parent, drafts.states[index].parent == nil,
        Names.key(parent) != drafts.states[index].key
      {
        drafts.states[index].parent = parent
        drafts.states[index].region = node.region
        drafts.states[index].beginsParent = node.beginsParent
      }
      guard let id = node.aliases.first, case let key = Names.key(id.text), !key.isEmpty,
        EventName.isIdentifier(id.text), id.text.utf8.allSatisfy({ $0 < 0x80 }),
        !names.contains(key), known.name(of: id.text) == nil, ids.insert(key).inserted
      else { continue }
      drafts.states[index].aliases.append(id)
    }
  }

  /// The place of the row that a name without a noun for a screen means, unless the diagram has its whole name too.
  private func place(short key: String, besides names: Set<String>) -> Int? {
    guard let whole = shortNames[key], let first = whole.first,
      !whole.contains(where: { names.contains($0) })
    else { return nil }
    return places[first]
  }
}

extension DiagramGraph {
  /// Gives nodes without a text the one that another chart has for their id.
  fileprivate mutating func fillTexts(from texts: [String: String]) {
    guard !texts.isEmpty else { return }
    for index in nodes.indices where nodes[index].text == nil && !nodes[index].isGroup {
      if let text = texts[nodes[index].id] { self[index].text = text }
    }
  }

  /// Whether the chart draws what is seen in each state: all its groups are states that are declared elsewhere, and
  /// no line leads from one to another or has words.
  fileprivate func isOfContents(of known: KnownStates) -> Bool {
    let groups = nodes.filter(\.isGroup)
    guard groups.count > 1, edges.allSatisfy({ $0.label == nil }) else { return false }
    let named = groups.allSatisfy { group in
      let name = group.text.map { DiagramText.line($0) } ?? group.id
      return TextSplit.pieces(of: name, at: [" / ", "/"]).allSatisfy { known.name(of: $0) != nil }
    }
    return named
      && edges.allSatisfy { edge in
        nodes[edge.source].parent != nil && nodes[edge.source].parent == nodes[edge.target].parent
      }
  }
}
