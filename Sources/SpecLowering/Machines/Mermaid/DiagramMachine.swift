import SpecModel
import SpecText

/// Turns a drawn graph into states, edges and prohibitions.
struct DiagramMachine {
  private let graph: DiagramGraph
  private let names: [String]
  /// The nodes that go by their ids, as other nodes have the same label.
  private let apart: Set<Int>
  /// The nodes from which edges come to each node, where some go by their ids.
  private let sources: [Int: [Int]]
  /// The first lines of texts that have several, where no other node begins so.
  private let heads: [Int: String]
  /// The nodes that only send on to the page of another, "'Saved!' → /home", and have its name.
  private let sending: Set<Int>
  private let isStateDiagram: Bool
  /// The first words of all events, where a label of a state diagram has a guard in brackets behind its event.
  private let eventHeads: Set<String>?
  private(set) var matrix: MatrixDraft
  private var used: Set<Int> = []
  private var ended: Set<Int> = []
  private var left: Set<Int> = []
  /// The nodes in which the composite states around them begin.
  private var begun: Set<Int> = []
  /// The decision that each change behind one answers, by the place of the change in the matrix.
  private var answered: [Int: Int] = [:]

  /// - Parameter declared: The states that tables and sections declare, by their other spellings.
  init(
    _ graph: DiagramGraph, matrix: MatrixDraft, isStateDiagram: Bool,
    declared: KnownStates = KnownStates()
  ) {
    self.graph = graph
    self.matrix = matrix
    self.isStateDiagram = isStateDiagram
    eventHeads = isStateDiagram ? Self.eventHeads(of: graph) : nil
    let shared = isStateDiagram ? [] : Self.sharedFirstLines(of: graph)
    var written = graph.nodes.indices.map {
      Self.name(of: $0, in: graph, isStateDiagram: isStateDiagram, shared)
    }
    if !isStateDiagram { written = NodeLabel.behindPlaces(written, in: graph) }
    apart = isStateDiagram ? [] : DiagramTwins.owned(written, in: graph)
    sources = apart.isEmpty ? [:] : DiagramTwins.sources(in: graph)
    written = isStateDiagram ? graph.withEndsApart(written) : DiagramTwins.apart(written, in: graph)
    for index in apart { written[index] = graph[index].id }
    let sent = isStateDiagram ? [:] : Self.pages(sentTo: graph)
    for (index, page) in sent { written[index] = written[page] }
    sending = Set(sent.keys)
    names = declared.isEmpty ? written : Self.declared(written, declared, graph)
    heads = isStateDiagram ? [:] : Self.heads(of: graph)
    for path in graph.paths() { add(path) }
    if isStateDiagram { useAllStates() } else { usePages() }
  }

  private static func eventHeads(of graph: DiagramGraph) -> Set<String>? {
    let labels = graph.edges.compactMap(\.label)
    guard labels.contains(where: { $0.contains(" / ") }) else { return nil }
    let read = labels.map { TransitionLabel($0) }
    guard read.contains(where: \.isGuarded) else { return nil }
    return Set(read.compactMap { $0.event.flatMap { Names.firstWord($0) } })
  }

  // MARK: Names

  /// The names with those that tables and sections give to them in place of their ids: "S05 Detail · draft 1".
  ///
  /// Several nodes with one id are variants and keep their names.
  private static func declared(
    _ names: [String], _ declared: KnownStates, _ graph: DiagramGraph
  ) -> [String] {
    // "S01[Photo upload]" beside rows "S01 | Start": the ids of the nodes are those of the rows.
    let rows = graph.nodes.map { StateName.isID($0.id) ? declared.name(of: $0.id) : nil }
    let listed = rows.count { $0 != nil }
    if listed > 2 || listed > 1 && listed == rows.count {
      return zip(names, rows).map { $1 ?? $0 }
    }
    var counts: [Substring: Int] = [:]
    for name in names { id(before: name).map { counts[$0, default: 0] += 1 } }
    return names.indices.map { index in
      let name = names[index]
      if let id = id(before: name) {
        return counts[id] == 1 ? declared.name(of: String(id)) ?? name : name
      }
      return graph[index].text.flatMap { NodeLabel.head(beforeContents: $0) }
        .flatMap { declared.name(of: $0) } ?? name
    }
  }

  /// The id with which a name begins, "S05 Detail", "S05: Detail".
  private static func id(before name: String) -> Substring? {
    if let id = StateName.id(before: name) { return id }
    let head = name.prefix { $0 != ":" && $0 != "：" }
    return head.count < name.count && StateName.isID(String(head)) ? head : nil
  }

  /// The first lines of several texts, which name none of the nodes alone.
  private static func sharedFirstLines(of graph: DiagramGraph) -> Set<String> {
    var seen: Set<String> = []
    var shared: Set<String> = []
    for node in graph.nodes {
      guard let first = node.text.flatMap({ NodeLabel($0).names.first }) else { continue }
      if !seen.insert(first).inserted { shared.insert(first) }
    }
    return shared
  }

  private static func name(
    of index: Int, in graph: DiagramGraph, isStateDiagram: Bool, _ shared: Set<String>
  ) -> String {
    let node = graph[index]
    let isMark = node.role == .start || node.role == .end
    if isStateDiagram {
      guard isMark else { return node.text ?? node.id }
      return node.parent.map { "[*] in \(graph[$0].text ?? graph[$0].id)" } ?? "[*]"
    }
    guard let label = node.text.map({ NodeLabel($0) }) else {
      let all = withoutPicture(node.id)
      return all.isEmpty && isMark ? "[*]" : all.isEmpty ? node.id : all
    }
    let all = withoutPicture(label.names.joined(separator: " "))
    // A sign in place of words: an id of more than a letter or two says what it stands for.
    if all.isEmpty { return isMark && node.id.utf8.count < 3 ? "[*]" : node.id }
    guard let first = label.names.first.map(withoutPicture), label.names.count > 1,
      Names.wordCount(first) > 0,
      label.isDescribed && !shared.contains(label.names[0])
        || Names.wordCount(all) > 6 && !opensSeveral(label.names[0], shared)
    else { return all }
    return first
  }

  /// Whether a first line with a colon at its end, "Make a round:", stands over different lines in several nodes.
  private static func opensSeveral(_ line: String, _ shared: Set<String>) -> Bool {
    line.hasSuffix(":") && shared.contains(line)
  }

  /// The nodes whose text ends in an arrow and the route of one other node, each with that node.
  private static func pages(sentTo graph: DiagramGraph) -> [Int: Int] {
    var result: [Int: Int] = [:]
    for index in graph.nodes.indices {
      guard let text = graph[index].text.map({ DiagramText.line($0) }), Arrow.isIn(text),
        let (before, route) = Arrow.split(text), Route.isWhole(route),
        before.first.map({ "'\"“‘«「".contains($0) }) == true
      else { continue }
      let pages = graph.nodes.indices.filter { page in
        page != index && !graph[page].isGroup
          && graph[page].text.map { DiagramText.lines($0).first == route } == true
      }
      if pages.count == 1 { result[index] = pages[0] }
    }
    return result
  }

  private static func heads(of graph: DiagramGraph) -> [Int: String] {
    var nodes: [String: [Int]] = [:]
    for index in graph.nodes.indices {
      guard let lines = graph[index].text.map({ DiagramText.lines($0) }), let first = lines.first,
        let head = lines.count > 1 ? NodeLabel.withoutArrow(first) : withoutRoute(first),
        Names.wordCount(head) > 0
      else { continue }
      nodes[withoutPicture(head), default: []].append(index)
    }
    return nodes.reduce(into: [:]) { result, entry in
      if entry.value.count == 1 { result[entry.value[0]] = entry.key }
    }
  }

  /// "Basket /basket", "Basket basket.tsx": the text before a route or a file; `nil` where there is none.
  private static func withoutRoute(_ text: String) -> String? {
    guard let space = text.utf8.lastIndex(of: 0x20) else { return nil }
    let last = text[text.utf8.index(after: space)...]
    let parts = last.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
    let isFile =
      parts.count == 2 && parts[0].count > 1 && (2...5).contains(parts[1].count)
      && parts[1].allSatisfy(ASCII.isLetter)
    guard isFile || Route.begins(String(last)) else { return nil }
    return StateName.trimmed(String(text[..<space]))
  }

  /// The text without pictures and marks before it.
  private static func withoutPicture(_ text: String) -> String {
    let rest = text.drop { !$0.isLetter && !$0.isNumber && !"([{\"'¿¡_*".contains($0) }
    return StateName.trimmed(String(rest))
  }

  // MARK: Edges

  private mutating func add(_ path: DiagramPath) {
    guard let last = path.edges.last.map({ graph.edges[$0] }) else { return }
    for edge in path.edges.dropLast() { pass(graph.edges[edge].origin) }
    let label = label(of: path)
    let isForbidden = path.edges.contains { graph.edges[$0].isForbidden } || label.isForbidden
    let origin = last.origin
    if let source = path.source, sending.contains(source), names[source] == names[path.target] {
      return pass(origin)
    }
    if isForbidden {
      forbid(path, label, origin)
      return
    }
    let target = graph[path.target]
    if isStateDiagram, let source = path.source, graph[source].role == .start {
      begin(parent(of: source), in: path.target)
    }
    if let source = path.source, graph[source].role == .start, label.isEmpty {
      guard target.role != .end else { return }
      used.insert(path.target)
      pass(origin)
      if graph[source].parent == nil { matrix.initial.append(reference(path.target, origin)) }
      return
    }
    if target.role == .end, label.isEmpty {
      if let source = path.source {
        used.insert(source)
        ended.insert(source)
        pass(origin)
        matrix.ends.append(reference(source, origin))
      }
      return
    }
    if let source = path.source {
      used.insert(source)
      left.insert(source)
      if graph[source].role == .start, graph[source].parent == nil {
        matrix.initial.append(reference(source, origin))
      }
    }
    used.insert(path.target)
    var edge = EdgeDraft(
      source: path.source.map { reference($0, origin) }, target: reference(path.target, origin),
      origin: origin)
    edge.trigger = (label.event ?? act(sentBy: path.target)).map { LocatedText($0, origin) }
    edge.guardText = label.condition.map { LocatedText($0, origin) }
    edge.effect = label.effect.map { LocatedText($0, origin) }
    edge.isAnswer = isStateDiagram && graph[last.source].role == .decision
    append(edge, on: path)
  }

  /// Adds a change, unless a twin has it: two ways into one decision end in the same change, and so do two answers of one
  /// that lead on alike.
  private mutating func append(_ edge: EdgeDraft, on path: DiagramPath) {
    guard path.edges.count > 1, let last = path.edges.last.map({ graph.edges[$0] }) else {
      matrix.edges.append(edge)
      return
    }
    let question = graph[last.source].role == .decision ? last.source : nil
    let found = matrix.edges.indices.suffix(64).first { index in
      let other = matrix.edges[index]
      guard other.isTwin(of: edge) else { return false }
      if other.origin == edge.origin { return true }
      guard let question, answered[index] == question else { return false }
      return other.effect?.text == edge.effect?.text
    }
    guard let twin = found else {
      if let question { answered[matrix.edges.count] = question }
      matrix.edges.append(edge)
      return
    }
    let isUnasked = path.edges.count == 2 && question.map { isSettled($0) } == true
    if matrix.edges[twin].origin != edge.origin { pass(edge.origin) }
    matrix.edges[twin].join(isUnasked ? nil : edge.guardText)
  }

  /// Whether all answers to a question lead to one node, so that it changes nothing.
  private func isSettled(_ question: Int) -> Bool {
    Set(graph.edges.lazy.filter { $0.source == question }.map(\.target)).count == 1
  }

  /// What a person reads on a control that sends on to another page: "'Sign in'" over "keeps the basket, → /login".
  private func act(sentBy node: Int) -> String? {
    guard sending.contains(node), let lines = graph[node].text.map({ DiagramText.lines($0) }),
      lines.count > 1, !Arrow.isIn(lines[0])
    else { return nil }
    return lines[0]
  }

  /// Notes that a composite state begins in a node, or in the state around that node which stands right in it.
  private mutating func begin(_ composite: Int?, in node: Int) {
    guard let composite, graph[node].role != .end else { return }
    var current = node
    while let outer = parent(of: current), outer != composite { current = outer }
    if parent(of: current) == composite { begun.insert(current) }
  }

  /// Notes a line on the way; ways that part behind a decision pass it one after the other.
  private mutating func pass(_ origin: Origin) {
    if !matrix.supportingLines.suffix(8).contains(origin) { matrix.supportingLines.append(origin) }
  }

  private mutating func forbid(_ path: DiagramPath, _ label: PathLabel, _ origin: Origin) {
    let draft = ProhibitionDraft(
      source: path.source.map { reference($0, origin) }, target: reference(path.target, origin),
      trigger: label.isForbidden ? nil : label.event.map { LocatedText($0, origin) },
      guardText: label.condition.map { LocatedText($0, origin) }, origin: origin)
    matrix.prohibited.append(draft)
  }

  private func label(of path: DiagramPath) -> PathLabel {
    var label = PathLabel()
    label.eventHeads = eventHeads
    for index in path.edges {
      let edge = graph.edges[index]
      let source = graph[edge.source]
      switch source.role {
      case .decision:
        let question = source.text.map { DiagramText.line($0) }
        label.add(answer: edge.label, to: isStateDiagram ? nil : question)
      case .trigger:
        label.add(event: names[edge.source])
        label.add(edge.label)
      default: label.add(edge.label)
      }
    }
    return label
  }

  private func reference(_ node: Int, _ origin: Origin) -> NameReference {
    NameReference(text: names[node], origin: origin)
  }

  /// A change that a note beside a state tells, "trigger → state", which the next line may say to leave others: "from
  /// any state".
  mutating func add(_ note: StateDiagramReader.Note) {
    guard let (trigger, rest) = Arrow.split(note.text.text) else { return }
    let targets = StateNameList.split(rest).compactMap(node(named:))
    guard !targets.isEmpty, targets.count == StateNameList.split(rest).count else { return }
    let origin = note.text.origin
    let named = node(named: trigger)
    var sources: [Int?] = [named ?? note.node]
    var condition: String?
    if named == nil, let words = note.source?.text {
      guard let told = self.sources(words) else { return }
      (sources, condition) = told
    }
    if let line = note.source { pass(line.origin) }
    for target in targets {
      for source in sources {
        var edge = EdgeDraft(
          source: source.map { reference($0, origin) }, target: reference(target, origin),
          origin: origin)
        if named == nil { edge.trigger = LocatedText(trigger, origin) }
        if let condition { edge.limit(to: condition, origin) }
        edge.provenance = .inferred
        matrix.edges.append(edge)
      }
    }
  }

  /// The states that words name, or any state under a condition; `nil` where they name neither.
  private func sources(_ words: String) -> (nodes: [Int?], condition: String?)? {
    if case .any(let condition)? = StateCell.ends(in: words, known: StateRegister()).first {
      return ([nil], condition)
    }
    let names = StateNameList.split(words)
    let nodes: [Int?] = (names.isEmpty ? [words] : names).map(node(named:))
    return nodes.contains(nil) ? nil : (nodes, nil)
  }

  private func node(named name: String) -> Int? {
    let key = Names.key(name)
    return names.indices.first { graph[$0].role == .state && Names.key(names[$0]) == key }
  }

  // MARK: States

  /// In a state diagram a node is a state also without an edge, unless only forbidden edges name it.
  private mutating func useAllStates() {
    for index in graph.nodes.indices where graph[index].role == .state {
      let node = graph[index]
      if !node.isConnected || node.isGroup || node.text != nil { used.insert(index) }
    }
  }

  /// In a flowchart a node that no line joins is a state where its route tells that it is a page, or where it is
  /// declared by a short name and its group is no legend.
  private mutating func usePages() {
    for index in graph.nodes.indices where !used.contains(index) && !graph[index].isConnected {
      let node = graph[index]
      guard node.role == .state, !node.isGroup, !node.isJoined, let text = node.text else {
        continue
      }
      let isPage = NodeLabel(text).route != nil
      // "streak 2 → ×1.5" tells what belongs together.
      guard
        isPage
          || !isInLegend(node) && !Arrow.isIn(text)
            && (1...5).contains(Names.wordCount(names[index]))
      else { continue }
      used.insert(index)
    }
  }

  private func isInLegend(_ node: DiagramGraph.Node) -> Bool {
    guard let parent = node.parent else { return false }
    let title = graph[parent].text.map { DiagramText.line($0) } ?? graph[parent].id
    return Names.hasWord(title, in: FlowchartVocabulary.legends)
  }

  /// The states, in order of first mention, with the keys by which others are known.
  func states(diagram: Int, besides known: Set<String>) -> [(key: String, state: StateDraft)] {
    var keys: Set<String> = []
    var result: [(key: String, state: StateDraft)] = []
    // Marks inside composite states share their sign with the outer ones, which come first.
    let isInner = { (index: Int) in isMark(index) && graph[index].parent != nil }
    let order = graph.nodes.indices.filter { !isInner($0) } + graph.nodes.indices.filter(isInner)
    for index in order where used.contains(index) || isUsedGroup(index) {
      let key = Names.key(names[index])
      let own = isMark(index) ? names[index] : key
      guard !known.contains(own), keys.insert(own).inserted else { continue }
      result.append((own, state(index, diagram: diagram)))
    }
    return result
  }

  private func isMark(_ index: Int) -> Bool {
    graph[index].role == .start || graph[index].role == .end
  }

  private func isUsedGroup(_ index: Int) -> Bool {
    graph[index].isGroup && graph[index].role == .state
  }

  private func state(_ index: Int, diagram: Int) -> StateDraft {
    let node = graph[index]
    var draft = StateDraft(name: names[index], origin: node.origin, screen: matrix.section)
    draft.diagram = diagram
    if isMark(index) {
      // A start in words is a place like any other, though a run begins there.
      let isShared = { names.indices.contains { graph[$0].role == .end && names[$0] == "[*]" } }
      if node.role == .end || names[index] == "[*]" && isShared() { draft.kind = .final }
      if names[index] != "[*]" { draft.aliases = [LocatedText("[*]", node.origin)] }
      return draft
    }
    if node.isGroup {
      draft.kind = .composite
    } else if ended.contains(index), !left.contains(index) {
      draft.kind = .final
    }
    draft.parent = parent(of: index).map { names[$0] }
    draft.beginsParent = begun.contains(index)
    if let outer = node.parent, graph[outer].cuts > 0, outer == parent(of: index) {
      draft.region = node.part
    }
    if node.id != names[index], isReadable(node.id) {
      draft.aliases.append(LocatedText(node.id, node.origin))
    }
    // A label that several nodes have is another name of none that goes by its id.
    if let text = node.text.map({ DiagramText.line($0) }), text != names[index],
      !apart.contains(index)
    {
      draft.aliases.append(LocatedText(text, node.origin))
    }
    if apart.contains(index),
      let label = DiagramTwins.label(of: index, in: graph, from: sources[index] ?? [])
    {
      draft.aliases.append(LocatedText(label, node.origin))
    }
    if let gloss = node.gloss { draft.aliases.append(LocatedText(gloss, node.origin)) }
    if let head = heads[index], head != names[index] {
      draft.aliases.append(LocatedText(head, node.origin))
    }
    if !isStateDiagram, let route = node.text.flatMap({ NodeLabel($0).route }),
      Names.wordCount(route) > 0, route != names[index]
    {
      draft.aliases.append(LocatedText(route, node.origin))
    }
    return draft
  }

  /// Whether an id may be used in the text: not a lone letter of a flowchart.
  private func isReadable(_ id: String) -> Bool { isStateDiagram || id.count > 1 }

  /// The innermost group around a node that is a state.
  private func parent(of index: Int) -> Int? {
    var current = graph[index].parent
    while let group = current, graph[group].role != .state { current = graph[group].parent }
    return current
  }
}

extension EdgeDraft {
  /// Whether two ways lead from one state to another and are taken for the same reason.
  fileprivate func isTwin(of other: EdgeDraft) -> Bool {
    source?.key == other.source?.key && target.key == other.target.key
      && trigger?.text == other.trigger?.text
  }

  /// Takes the condition of another way beside its own.
  fileprivate mutating func join(_ other: LocatedText?) {
    guard let other, let own = guardText, own.text != other.text else {
      if other == nil { guardText = nil }
      return
    }
    guardText = LocatedText(own.text + " or " + other.text, own.origin)
  }
}
