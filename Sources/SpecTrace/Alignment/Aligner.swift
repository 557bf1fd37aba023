/// What one line of a session may mean to a machine: the moves it allows without a repair.
struct Relation: Sendable {
  /// The states a run may go to, for each state it may be in.
  let targets: [StateSet]
  /// The same as pairs of states.
  let moves: [(source: Int32, target: Int32)]
  /// Whether the line counts as an event, so that it can be surplus.
  let isEvent: Bool

  init(targets: [StateSet], isEvent: Bool = true) {
    self.targets = targets
    self.isEvent = isEvent
    moves = targets.enumerated().flatMap { source, targets in
      targets.members.map { (Int32(source), Int32($0)) }
    }
  }

  /// Whether no run can follow the line.
  var isImpossible: Bool { targets.allSatisfy(\.isEmpty) }
}

/// A cheapest way to make a session a run of the machine.
struct Alignment: Sendable, Equatable {
  /// A change of the session.
  enum Edit: Sendable, Hashable {
    /// A row that was not shown before a line.
    case missing(edge: Int, before: Int)
    /// A line that no run has.
    case surplus(Int)
  }

  /// One set of changes.
  struct Repair: Sendable, Equatable {
    /// The changes in the order of the lines.
    var edits: [Edit]
    /// The states that a run may be in before the first change.
    var states: StateSet
  }

  /// Number of changes.
  var cost: Int
  /// Equally cheap repairs: longest unchanged beginning first, then by the order of the rows.
  var repairs: [Repair]
}

/// Finds cheapest repairs by dynamic programming over lines and states.
///
/// A missing event and a surplus event cost 1 each, a wrong one is both.
///
/// - Complexity: O(lines × states²) time, O(lines × states) memory.
/// - Source: Adriansyah, "Aligning observed and modeled behavior" (2014), 4; exact, without search.
struct Aligner: Sendable {
  /// For each row, the states that it leaves and those that it enters.
  let edges: [(sources: StateSet, targets: StateSet)]
  let stateCount: Int
  /// How many repairs are listed.
  static let repairLimit = 3
  static let unreachable: Int32 = 1 << 24

  /// Least number of rows to one state from another: for each state where they end, those where they begin.
  let distancesTo: [Int32]
  /// By state: the most rows that lead there from any state; `unreachable` where some state has no way there.
  let farthestTo: [Int32]

  init(stateCount: Int, edges: [(sources: StateSet, targets: StateSet)]) {
    self.edges = edges
    self.stateCount = stateCount
    let distances = Self.distancesTo(stateCount, edges)
    distancesTo = distances
    farthestTo = (0..<stateCount).map { state in
      distances[state * stateCount..<(state + 1) * stateCount].max() ?? 0
    }
  }

  private static func distancesTo(
    _ count: Int, _ edges: [(sources: StateSet, targets: StateSet)]
  ) -> [Int32] {
    var next = Array(repeating: StateSet(), count: count)
    for edge in edges {
      for source in edge.sources.members { next[source].formUnion(edge.targets) }
    }
    var result = [Int32](repeating: unreachable, count: count * count)
    for start in 0..<count {
      var frontier = [start]
      var distance: Int32 = 0
      result[start * count + start] = 0
      while !frontier.isEmpty {
        distance += 1
        var reached: [Int] = []
        for state in frontier {
          for target in next[state].members where result[target * count + start] == unreachable {
            result[target * count + start] = distance
            reached.append(target)
          }
        }
        frontier = reached
      }
    }
    return result
  }

  /// The cheapest repairs of a session; `lines` are indices into `relations`.
  func align(
    start: [Int], lines: [Int], relations: [Relation], limit: Int = repairLimit
  ) -> Alignment {
    let costs = CostTable(self, lines: lines, relations: relations)
    let total = start.map { costs.free($0, at: 0) }.min() ?? Self.unreachable
    let first = StateSet(start.filter { costs.free($0, at: 0) == total })
    var search = RepairSearch(aligner: self, costs: costs, lines: lines, relations: relations)
    return Alignment(cost: Int(total), repairs: search.repairs(from: first, limit: limit))
  }
}

/// The least cost from each line and state to the end of the session.
struct CostTable {
  private let stateCount: Int
  /// By line and state; rows may be taken before the line.
  private var freeCosts: [Int32]
  /// By line and state; the next change or move is that of the line itself.
  private var boundCosts: [Int32]

  /// By line: the least cost from any state.
  private var leastCosts: [Int32]

  init(_ aligner: Aligner, lines: [Int], relations: [Relation]) {
    let count = aligner.stateCount
    stateCount = count
    let size = (lines.count + 1) * count
    leastCosts = [Int32](repeating: 0, count: lines.count + 1)
    freeCosts = []
    boundCosts = []
    // Behind the last line nothing costs anything; the rows before it are written from there on.
    freeCosts = [Int32](unsafeUninitializedCapacity: size) { free, freeCount in
      boundCosts = [Int32](unsafeUninitializedCapacity: size) { bound, boundCount in
        free[(size - count)...].initialize(repeating: 0)
        bound[(size - count)...].initialize(repeating: 0)
        for line in stride(from: lines.count - 1, through: 0, by: -1) {
          let here = line * count
          Self.addLine(relations[lines[line]], here, count, free, bound)
          leastCosts[line] = Self.addRows(here, count, free, bound, aligner)
        }
        (freeCount, boundCount) = (size, size)
      }
    }
  }

  private typealias Costs = UnsafeMutableBufferPointer<Int32>

  /// The costs where the next change or move is that of the line.
  private static func addLine(
    _ relation: Relation, _ here: Int, _ count: Int, _ free: Costs, _ bound: Costs
  ) {
    let next = here + count
    for state in 0..<count {
      bound[here + state] = relation.isEvent ? bound[next + state] + 1 : Aligner.unreachable
    }
    for move in relation.moves {
      let source = here + Int(move.source)
      bound[source] = min(bound[source], free[next + Int(move.target)])
    }
  }

  /// The costs where rows may be missing before the line; returns the least of them.
  ///
  /// State after state is where the missing rows end, so that the states where they begin lie side by side. A state
  /// from which the rest costs as much as the way to the cheapest one and on from there makes nothing cheaper.
  private static func addRows(
    _ here: Int, _ count: Int, _ free: Costs, _ bound: Costs, _ aligner: Aligner
  ) -> Int32 {
    var (least, most, cheapest) = (Int32.max, Int32.min, 0)
    for state in 0..<count {
      let cost = bound[here + state]
      free[here + state] = cost
      if cost < least { (least, cheapest) = (cost, state) }
      most = max(most, cost)
    }
    guard least < Aligner.unreachable else { return Aligner.unreachable }
    let enough = min(most, least + aligner.farthestTo[cheapest])
    for last in 0..<count where bound[here + last] + 1 < (last == cheapest ? most : enough) {
      let cost = bound[here + last]
      aligner.distancesTo.withUnsafeBufferPointer { distances in
        for first in 0..<count {
          free[here + first] = min(free[here + first], cost + distances[last * count + first])
        }
      }
    }
    return least
  }

  /// The least cost from a state before a line.
  func free(_ state: Int, at line: Int) -> Int32 { freeCosts[line * stateCount + state] }

  /// The least cost from any state before a line.
  func least(at line: Int) -> Int32 { leastCosts[line] }

  /// The least cost from a state where no row may be missing before the line.
  func bound(_ state: Int, at line: Int) -> Int32 { boundCosts[line * stateCount + state] }
}

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
  }

  mutating func repairs(from start: StateSet, limit: Int) -> [Alignment.Repair] {
    guard let first = start.members.first else { return [] }
    total = costs.free(first, at: 0)
    add(Node(line: 0, states: start, cost: 0, isBound: false, parent: -1))
    var found: [Alignment.Repair] = []
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
    var states = StateSet()
    var index = last
    while index >= 0 {
      let node = nodes[index]
      if let edit = node.edit {
        edits.append(edit)
        states = node.parent < 0 ? StateSet() : nodes[node.parent].states
      }
      index = node.parent
    }
    return Alignment.Repair(edits: edits.reversed(), states: states)
  }
}
