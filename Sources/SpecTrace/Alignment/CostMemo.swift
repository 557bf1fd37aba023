/// Least costs by state that sessions had before a line, each computed once for all sessions.
///
/// The costs before a line follow from what the line means and from the costs behind it. Up to what all states have in
/// common there are few of them, so that they are the states of an automaton whose inputs are meanings of lines, made
/// as they are met.
///
/// - Source: Mohri, "Weighted Automata Algorithms" (2009), 5: determinization on demand, over the tropical semiring.
struct CostMemo: Sendable {
  /// Costs of all states, less the least of them.
  struct Vector: Hashable, Sendable {
    /// Where rows may be taken before the line.
    var free: [Int32]
    /// Where the next change or move is that of the line itself.
    var bound: [Int32]
  }

  /// A vector before a line and what all its costs have more than those of the vector behind it.
  private struct Step: Sendable {
    var vector: Int32
    var gain: Int32
  }

  /// How many vectors are kept from session to session, to keep memory bounded.
  static let limit = 4096
  private static let unknown = Step(vector: -1, gain: 0)

  /// The costs, vector after vector; the first one is that behind the last line.
  private(set) var vectors: [Vector] = []
  private var numbers: [Vector: Int32] = [:]
  /// By meaning and the vector behind a line.
  private var steps: [[Step]] = []

  /// The least costs before each line of a session.
  mutating func table(_ aligner: Aligner, lines: [Int], relations: [Relation]) -> CostTable {
    if vectors.isEmpty || vectors.count > Self.limit { start(aligner.stateCount) }
    if steps.count < relations.count {
      steps += Array(repeating: [], count: relations.count - steps.count)
    }
    var numbers = [Int32](repeating: 0, count: lines.count + 1)
    var least = numbers
    for line in lines.indices.reversed() {
      let meaning = lines[line]
      let behind = Int(numbers[line + 1])
      var step = behind < steps[meaning].count ? steps[meaning][behind] : Self.unknown
      if step.vector < 0 { step = makeStep(aligner, relations[meaning], meaning, behind) }
      numbers[line] = step.vector
      least[line] = least[line + 1] + step.gain
    }
    return CostTable(vectors: vectors, numbers: numbers, leastCosts: least)
  }

  private mutating func start(_ count: Int) {
    let zero = [Int32](repeating: 0, count: count)
    vectors = [Vector(free: zero, bound: zero)]
    numbers = [vectors[0]: 0]
    steps = steps.map { _ in [] }
  }

  private mutating func makeStep(
    _ aligner: Aligner, _ relation: Relation, _ meaning: Int, _ behind: Int
  ) -> Step {
    var vector = aligner.costs(before: relation, vectors[behind])
    let gain = vector.takeLeast()
    // A session with more vectors than are kept makes the rest for itself alone.
    guard vectors.count <= Self.limit else {
      vectors.append(vector)
      return Step(vector: Int32(vectors.count - 1), gain: gain)
    }
    let number = numbers[vector] ?? Int32(vectors.count)
    if Int(number) == vectors.count {
      vectors.append(vector)
      numbers[vector] = number
    }
    let step = Step(vector: number, gain: gain)
    let missing = behind + 1 - steps[meaning].count
    if missing > 0 { steps[meaning] += Array(repeating: Self.unknown, count: missing) }
    steps[meaning][behind] = step
    return step
  }
}

extension CostMemo.Vector {
  /// Takes the least cost out of all; returns it.
  fileprivate mutating func takeLeast() -> Int32 {
    guard let least = bound.min(), least < Aligner.unreachable else { return 0 }
    func relative(_ cost: Int32) -> Int32 {
      cost < Aligner.unreachable ? cost - least : Aligner.unreachable
    }
    free = free.map(relative)
    bound = bound.map(relative)
    return least
  }
}

extension Aligner {
  /// The costs before a line of some meaning.
  fileprivate func costs(before relation: Relation, _ behind: CostMemo.Vector) -> CostMemo.Vector {
    var bound = behind.bound.map { relation.isEvent ? $0 + 1 : Self.unreachable }
    for move in relation.moves {
      let source = Int(move.source)
      bound[source] = min(bound[source], behind.free[Int(move.target)])
    }
    var free = bound
    let most = bound.max() ?? 0
    // State after state is where the missing rows end, so that the states where they begin lie side by side.
    for last in 0..<stateCount where bound[last] + 1 < most {
      for first in 0..<stateCount {
        free[first] = min(free[first], bound[last] + distancesTo[last * stateCount + first])
      }
    }
    return CostMemo.Vector(free: free, bound: bound)
  }
}

/// The least cost from each line and state of one session to its end.
struct CostTable {
  fileprivate let vectors: [CostMemo.Vector]
  /// By line: the vector before it.
  fileprivate let numbers: [Int32]
  /// By line: the least cost from any state.
  fileprivate let leastCosts: [Int32]

  /// The least cost from a state before a line; rows may be taken before the line.
  func free(_ state: Int, at line: Int) -> Int32 {
    vectors[Int(numbers[line])].free[state] + leastCosts[line]
  }

  /// The least cost from any state before a line.
  func least(at line: Int) -> Int32 { leastCosts[line] }

  /// The least cost from a state where no row may be missing before the line.
  func bound(_ state: Int, at line: Int) -> Int32 {
    vectors[Int(numbers[line])].bound[state] + leastCosts[line]
  }
}
