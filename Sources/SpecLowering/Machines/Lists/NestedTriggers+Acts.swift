import SpecModel
import SpecSyntax
import SpecText

/// Several items below a change, of which one tells an act or an occasion: "tap New", "fades in" below "Menu → Timetable".
extension NestedTriggers {
  /// Gives the changes of lists that tell only their ends, and that nothing else tells a trigger of, the first act or
  /// occasion among the items below them; of several targets of one item each the act whose arrow leads to it.
  ///
  /// - Complexity: O(edges), and O(lines) where such a change is.
  func settleActs(_ drafts: inout MachineDrafts) {
    var triggered: Set<String> = []
    var isOpen = false
    for matrix in drafts.matrices {
      for edge in matrix.edges {
        if edge.trigger != nil { triggered.insert(Self.ends(edge)) }
        isOpen = isOpen || matrix.form == "list" && edge.isBare
      }
    }
    guard isOpen else { return }
    let items = itemsBelowChanges()
    guard !items.isEmpty else { return }
    for matrix in drafts.matrices.indices where drafts.matrices[matrix].form == "list" {
      let edges = drafts.matrices[matrix].edges
      let groups = Dictionary(grouping: edges.indices) { edges[$0].origin.range.start }
      for (start, places) in groups {
        guard let inner = items[start] else { continue }
        let open = places.filter { edges[$0].isBare && !triggered.contains(Self.ends(edges[$0])) }
        for (place, line) in acts(inner, for: places.map { ($0, edges[$0]) }, open: open) {
          let origin = context.origin(plain: line.text)
          let text = ArrowText(document.string(plain: line.text))?.sides[0]
          drafts.matrices[matrix].edges[place] = edges[place].triggered(
            by: StateName.withoutStop(text ?? document.string(plain: line.text)), origin)
        }
      }
    }
  }

  private static func ends(_ edge: EdgeDraft) -> String {
    "\(edge.source?.key ?? "*") \(edge.target.key)"
  }

  /// The items right below each item that holds an arrow, by where that begins.
  private func itemsBelowChanges() -> [UInt32: [(line: TextLine, hasArrow: Bool)]] {
    var changes: [Int: UInt32] = [:]
    var result: [UInt32: [(line: TextLine, hasArrow: Bool)]] = [:]
    for (index, line) in context.lines.enumerated() where line.holder == .item {
      let item = Int(document.nodes[line.node].parent)
      let hasArrow = context.mayHoldArrow(index)
      if hasArrow { changes[item] = context.origin(plain: line.text).range.start }
      let outer = Int(document.nodes[Int(document.nodes[item].parent)].parent)
      guard line.depth > 1, let start = changes[outer] else { continue }
      result[start, default: []].append((line, hasArrow))
    }
    return result
  }

  /// The item that tells what triggers each of the changes of one item that are open.
  private func acts(
    _ inner: [(line: TextLine, hasArrow: Bool)], for edges: [(place: Int, edge: EdgeDraft)],
    open: [Int]
  ) -> [(place: Int, line: TextLine)] {
    guard !open.isEmpty else { return [] }
    if edges.count == 1 {
      let act = inner.first { !$0.hasArrow && tellsAct($0.line) }
      return act.map { [(edges[0].place, $0.line)] } ?? []
    }
    let ways = inner.filter { $0.hasArrow && tellsAct($0.line) }.map(\.line)
    guard !ways.isEmpty, Set(edges.compactMap { $0.edge.source?.key }).count == 1 else { return [] }
    let targets = ways.map { line -> String in
      let sides = ArrowText(document.string(plain: line.text))?.sides ?? []
      return sides.count == 2 ? sides[1].lowercased() : ""
    }
    var result: [(place: Int, line: TextLine)] = []
    for (place, edge) in edges {
      let key = edge.target.text.lowercased()
      let met = targets.indices.filter { targets[$0].contains(key) }
      if met.count == 1, open.contains(place) { result.append((place, ways[met[0]])) }
    }
    // Where the words name none of the targets, they stand in their order.
    if result.isEmpty, ways.count == edges.count,
      !edges.contains(where: { edge in
        targets.contains { $0.contains(edge.edge.target.text.lowercased()) }
      })
    {
      for (index, edge) in edges.enumerated() where open.contains(edge.place) {
        result.append((edge.place, ways[index]))
      }
    }
    return result
  }

  /// Whether an item tells what somebody does, or when something happens.
  private func tellsAct(_ line: TextLine) -> Bool {
    guard line.text.count <= 200 else { return false }
    let whole = document.string(plain: line.text)
    let text = ArrowText(whole)?.sides[0] ?? whole
    if FlowSteps.beginsWithGesture(text) { return true }
    if text.utf8.contains(where: { $0 >= 0xE3 }) {
      return TransitionWords.actMarks.contains(where: text.contains)
        || Self.occasionMarks.contains { text.hasSuffix($0) }
    }
    let words = Names.words(text)
    guard let first = words.first, let last = words.last, words.count > 1 else { return false }
    if TransitionWords.conjunctions.contains(first) || Self.lastGestures.contains(last) {
      return true
    }
    guard let comma = text.lastIndex(of: ",") else { return false }
    return FlowSteps.beginsWithGesture(StateName.trimmed(String(text[text.index(after: comma)...])))
  }

  private static let occasionMarks = [
    "触发", "時", "とき", "たら", "すると", "之后", "后", "时", "하면", " 시", " 후",
  ]
  /// Verbs for gestures at the end of what is done, in languages that put them there.
  private static let lastGestures: Lexicon = [
    "antippen", "tippen", "klicken", "anklicken", "drücken", "wischen", "ziehen", "auswählen",
    "wählen", "aantikken", "klikken", "tikken", "kiezen",
  ]
}
