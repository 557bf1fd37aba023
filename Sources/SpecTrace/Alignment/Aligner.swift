/// What one line of a session may mean to a machine: the moves it allows without a repair.
struct Relation: Sendable {
  /// The states a run may go to, for each state it may be in.
  let targets: [StateSet]
  /// The same as pairs of states.
  let moves: [(source: Int32, target: Int32)]
  /// Whether the line counts as an event, so that it can be surplus.
  let isEvent: Bool

  /// What tells it from other relations.
  struct Key: Sendable, Hashable {
    var targets: [StateSet]
    var isEvent: Bool
  }

  var key: Key { Key(targets: targets, isEvent: isEvent) }

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
  /// The most rows that lead from any state to any other; `unreachable` where some state has no way to another.
  var diameter: Int32

  init(stateCount: Int, edges: [(sources: StateSet, targets: StateSet)]) {
    self.edges = edges
    self.stateCount = stateCount
    let distances = Self.distancesTo(stateCount, edges)
    distancesTo = distances
    farthestTo = (0..<stateCount).map { state in
      distances[state * stateCount..<(state + 1) * stateCount].max() ?? 0
    }
    diameter = farthestTo.max() ?? 0
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
  ///
  /// - Parameter costs: a table of this aligner; what it knows of the same `relations` is used and added to.
  func align(
    start: [Int], lines: [Int], relations: [Relation], costs: inout CostTable,
    limit: Int = repairLimit
  ) -> Alignment {
    let none = Alignment(cost: Int(Self.unreachable), repairs: [])
    guard !start.isEmpty else { return none }
    costs.fill(self, lines: lines, relations: relations)
    var total = Self.unreachable
    for state in start { total = min(total, costs.free(state, at: 0)) }
    guard total < Self.unreachable else { return none }
    var first = StateSet()
    for state in start where costs.free(state, at: 0) == total { first.insert(state) }
    var search = RepairSearch(aligner: self, costs: costs, lines: lines, relations: relations)
    return Alignment(cost: Int(total), repairs: search.repairs(from: first, limit: limit))
  }
}
