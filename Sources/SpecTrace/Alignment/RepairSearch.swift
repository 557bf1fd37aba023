/// Lists cheapest repairs in a fixed order: keep a line if possible, else rows in order, else drop it.
///
/// Rows that are missing stand before lines that are surplus, so that equal repairs are told once.
struct RepairSearch {
  private struct Node {
    var line: Int
    var states: StateSet
    var cost: Int32
    /// Whether the line before is surplus.
    var isBound: Bool
    /// Index of the node before; -1 at the start.
    var parent: Int
    var edit: Alignment.Edit?
  }

  let aligner: Aligner
  let costs: CostTable
  let lines: [Int]
  let relations: [Relation]
  private var nodes: [Node] = []
  private var open: [Int] = []
  private var total: Int32 = 0

  init(aligner: Aligner, costs: CostTable, lines: [Int], relations: [Relation]) {
    self.aligner = aligner
    self.costs = costs
    self.lines = lines
    self.relations = relations
    nodes.reserveCapacity(Self.usualNodes)
    open.reserveCapacity(Self.usualNodes)
  }

  /// How many nodes most sessions stay below.
  private static let usualNodes = 32

  mutating func repairs(from start: StateSet, limit: Int) -> [Alignment.Repair] {
    guard let first = start.members.first else { return [] }
    total = costs.free(first, at: 0)
    add(Node(line: 0, states: start, cost: 0, isBound: false, parent: -1))
    var found: [Alignment.Repair] = []
    found.reserveCapacity(limit)
    while let index = open.popLast(), found.count < limit {
      // Where no cost is left, the rest of the lines stands as it is.
      if nodes[index].cost == total || nodes[index].line == lines.count {
        found.append(repair(index))
      } else {
        expand(index)
      }
    }
    return found
  }

  private mutating func add(_ node: Node) {
    guard !node.states.isEmpty else { return }
    open.append(nodes.count)
    nodes.append(node)
  }

  /// Adds what may follow, the last choice first.
  private mutating func expand(_ index: Int) {
    var node = nodes[index]
    while true {
      let line = node.line
      let isSurplus =
        node.cost + 1 + costs.least(at: line + 1) <= total && relations[lines[line]].isEvent
      let isMissing = !node.isBound && node.cost + 1 + costs.least(at: line) <= total
      let reached = reached(from: node)
      if isSurplus || isMissing {
        nodes[index] = node
        if isSurplus { expandSurplus(node, index) }
        if isMissing { expandRows(node, index) }
        add(Node(line: line + 1, states: reached, cost: node.cost, isBound: false, parent: index))
        return
      }
      // Without a choice the line is kept and the node goes on.
      guard !reached.isEmpty else { return }
      node.line = line + 1
      node.states = reached
      node.isBound = false
      if line + 1 == lines.count {
        nodes[index] = node
        return open.append(index)
      }
    }
  }

  /// The states behind the line of a node from which what is left to pay suffices.
  private func reached(from node: Node) -> StateSet {
    var reached = StateSet()
    node.states.forEach { reached.formUnion(relations[lines[node.line]].targets[$0]) }
    return reached.filter { node.cost + costs.free($0, at: node.line + 1) == total }
  }

  private mutating func expandSurplus(_ node: Node, _ index: Int) {
    let line = node.line
    let kept = node.states.filter { node.cost + 1 + costs.bound($0, at: line + 1) == total }
    add(
      Node(
        line: line + 1, states: kept, cost: node.cost + 1, isBound: true, parent: index,
        edit: .surplus(line)))
  }

  private mutating func expandRows(_ node: Node, _ index: Int) {
    for edge in aligner.edges.indices.reversed()
    where aligner.edges[edge].sources.meets(node.states) {
      let reached = aligner.edges[edge].targets.filter {
        node.cost + 1 + costs.free($0, at: node.line) == total
      }
      add(
        Node(
          line: node.line, states: reached, cost: node.cost + 1, isBound: false, parent: index,
          edit: .missing(edge: edge, before: node.line)))
    }
  }

  private func repair(_ last: Int) -> Alignment.Repair {
    var edits: [Alignment.Edit] = []
    edits.reserveCapacity(Int(nodes[last].cost))
    var first = -1
    var index = last
    while index >= 0 {
      if let edit = nodes[index].edit {
        edits.append(edit)
        first = nodes[index].parent
      }
      index = nodes[index].parent
    }
    edits.reverse()
    return Alignment.Repair(edits: edits, states: first < 0 ? StateSet() : nodes[first].states)
  }
}
