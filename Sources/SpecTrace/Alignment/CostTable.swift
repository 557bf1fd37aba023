/// The least cost from each line and state to the end of a session.
///
/// Before each line stands a column: what the rest of the session costs from each state, above what it costs from the
/// cheapest one. Columns recur from line to line and from session to session, so each is kept once, together with the
/// column that each meaning of a line puts before it.
///
/// - Complexity: O(1) for a line whose column is known, else O(states²); columns of earlier sessions take bounded memory.
struct CostTable: Sendable {
  /// The column before a line.
  private struct Step {
    var column: Int32
    /// What the cheapest state costs more than it does behind the line.
    var rise: Int32

    static let unknown = Self(column: -1, rise: 0)
  }

  private let stateCount: Int
  /// By column and state; rows may be taken before the line.
  private var freeCosts: [Int32]
  /// By column and state; the next change or move is that of the line itself.
  private var boundCosts: [Int32]
  /// Columns by their bound costs, from which the free ones follow.
  private var numbers: [[Int32]: Int32] = [:]
  /// By column and meaning; columns that it has no room for are not looked up again.
  private var steps: [Step] = []
  /// How many meanings `steps` has room for.
  private var meaningCount = 0

  /// The bound costs of the column that is being made.
  private var bound: [Int32]

  /// By line of the session: the column before it.
  private var columns: [Int32] = []
  /// By line of the session: the least cost from any state.
  private var leastCosts: [Int32] = []

  /// How many costs are kept for later sessions.
  private static let costLimit = 1 << 16
  private static let stepLimit = 1 << 17
  /// What is above this is no cost, but no way, give or take what was added to it.
  private static let noWay = Aligner.unreachable / 4 * 3

  init(stateCount: Int) {
    self.stateCount = stateCount
    // Behind the last line nothing costs anything.
    freeCosts = Array(repeating: 0, count: stateCount)
    boundCosts = freeCosts
    bound = freeCosts
  }

  /// Takes up a session; `lines` are indices into `relations`, which only grow from session to session.
  mutating func fill(_ aligner: Aligner, lines: [Int], relations: [Relation]) {
    makeRoom(relations.count)
    resize(&columns, lines.count + 1)
    resize(&leastCosts, lines.count + 1)
    var here = Step(column: 0, rise: 0)
    columns[lines.count] = 0
    leastCosts[lines.count] = 0
    for line in stride(from: lines.count - 1, through: 0, by: -1) {
      let slot = Int(here.column) * meaningCount + lines[line]
      let known = slot < steps.count ? steps[slot] : .unknown
      if known.column >= 0 {
        here = known
      } else {
        here = add(relations[lines[line]], before: Int(here.column), aligner)
        if slot < steps.count { steps[slot] = here }
      }
      columns[line] = here.column
      leastCosts[line] = min(leastCosts[line + 1] + here.rise, Aligner.unreachable)
    }
  }

  private func resize(_ values: inout [Int32], _ count: Int) {
    if values.count < count { values = Array(repeating: 0, count: count) }
  }

  /// Forgets the columns where they are too many, and what lines put before them where there are new meanings.
  private mutating func makeRoom(_ meanings: Int) {
    let isFull = freeCosts.count > max(Self.costLimit, stateCount)
    if isFull {
      freeCosts = Array(repeating: 0, count: stateCount)
      boundCosts = freeCosts
      numbers = [:]
    }
    guard isFull || meanings > meaningCount else { return }
    while meaningCount < meanings { meaningCount = max(16, 2 * meaningCount) }
    steps = []
    addSteps()
  }

  /// Makes room for what lines put before the columns, as far as there may be any.
  private mutating func addSteps() {
    let columnCount = freeCosts.count / max(stateCount, 1)
    let wanted = min(columnCount * meaningCount, Self.stepLimit)
    guard wanted > steps.count else { return }
    let count = min(max(wanted, 2 * steps.count), Self.stepLimit)
    steps += Array(repeating: .unknown, count: count - steps.count)
  }

  /// What a line puts before a column.
  ///
  /// A state whose bound cost is above the least one by more than the machine's diameter is on no cheapest way: that
  /// way would begin with lines that are surplus, and rows to the cheapest state in their place cost less. Such costs
  /// are cut off, for they grow from line to line, and columns would hardly recur.
  private mutating func add(_ relation: Relation, before next: Int, _ aligner: Aligner) -> Step {
    setBound(relation, before: next)
    let least = bound.min() ?? 0
    let hasWay = least < Self.noWay
    let most = min(aligner.diameter + 1, Aligner.unreachable)
    for state in bound.indices {
      let cost = bound[state]
      bound[state] = hasWay ? (cost < Self.noWay ? min(cost - least, most) : most) : 0
    }
    let rise = hasWay ? least : Aligner.unreachable
    if let number = numbers[bound] { return Step(column: number, rise: rise) }
    let number = Int32(freeCosts.count / stateCount)
    if freeCosts.count < Self.costLimit { numbers[bound] = number }
    boundCosts += bound
    freeCosts += bound
    addRows(freeCosts.count - stateCount, aligner)
    addSteps()
    return Step(column: number, rise: rise)
  }

  /// Sets the costs where the next change or move is that of the line.
  private mutating func setBound(_ relation: Relation, before next: Int) {
    let next = next * stateCount
    for state in 0..<stateCount {
      bound[state] = relation.isEvent ? boundCosts[next + state] + 1 : Aligner.unreachable
    }
    for move in relation.moves {
      let cost = freeCosts[next + Int(move.target)]
      bound[Int(move.source)] = min(bound[Int(move.source)], cost)
    }
  }

  /// Lowers bound costs where rows may be missing before the line as well; the cheapest state costs nothing.
  ///
  /// State after state is where the missing rows end, so that the states where they begin lie side by side. A state
  /// from which the rest costs as much as the way to the cheapest one and on from there makes nothing cheaper.
  private mutating func addRows(_ here: Int, _ aligner: Aligner) {
    guard let cheapest = bound.firstIndex(of: 0), let most = bound.max() else { return }
    let enough = min(most, aligner.farthestTo[cheapest])
    for last in bound.indices where bound[last] + 1 < (last == cheapest ? most : enough) {
      let distances = last * stateCount
      for first in bound.indices {
        let cost = bound[last] + aligner.distancesTo[distances + first]
        freeCosts[here + first] = min(freeCosts[here + first], cost)
      }
    }
  }

  /// The least cost from a state before a line.
  func free(_ state: Int, at line: Int) -> Int32 {
    leastCosts[line] + freeCosts[Int(columns[line]) * stateCount + state]
  }

  /// The least cost from any state before a line.
  func least(at line: Int) -> Int32 { leastCosts[line] }

  /// The least cost from a state where no row may be missing before the line.
  func bound(_ state: Int, at line: Int) -> Int32 {
    leastCosts[line] + boundCosts[Int(columns[line]) * stateCount + state]
  }
}
