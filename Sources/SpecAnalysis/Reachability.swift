public import SpecModel

/// What a machine's declared rows allow a run to do.
///
/// - Shape: only rows, edges and lines of declared matrices count; what the compiler infers from prose does not.
public struct Reachability: Sendable {
  /// The states that take part in a declared matrix, in order.
  public let states: [StateID]
  /// Where a run starts: the initial state, or every state without an incoming row if there is none.
  public let roots: [StateID]
  /// The states of `states` that no run enters.
  public let unreachable: [StateID]
  /// The states of `states` that no run leaves, final states apart.
  public let deadEnds: [StateID]
  /// Number of declared rows into each state, itself as a source not counted, by state index.
  public let incoming: [Int]
  /// Number of declared rows out of each state, to itself not counted, by state index.
  public let outgoing: [Int]
  /// For each state the transition by which the shortest run enters it, by state index.
  private let entry: [Int?]
  private let isReached: [Bool]

  /// Explores a machine.
  ///
  /// - Complexity: O(states + transitions).
  public init(_ machine: Machine) {
    var exploration = Exploration(machine)
    exploration.run()
    states = machine.stateIDs.filter { exploration.takesPart[$0.index] }
    roots = exploration.roots
    incoming = exploration.incoming
    outgoing = exploration.outgoing
    entry = exploration.entry
    isReached = exploration.isReached
    unreachable = states.filter { !exploration.isReached[$0.index] }
    deadEnds =
      exploration.hasWildcardExit ? [] : states.filter { exploration.isDeadEnd($0.index) }
  }

  /// Whether a run enters a state.
  public func isReachable(_ state: StateID) -> Bool {
    isReached.indices.contains(state.index) && isReached[state.index]
  }

  /// The transitions of a shortest run from a root to a state, as indices; `nil` where no run enters it.
  public func path(to state: StateID, in machine: Machine) -> [Int]? {
    guard isReachable(state) else { return nil }
    var result: [Int] = []
    var current = state.index
    while let step = entry[current], result.count <= machine.transitions.count {
      result.append(step)
      guard let source = machine.transitions[step].source else { break }
      current = source.index
    }
    return result.reversed()
  }
}

/// The breadth-first search behind `Reachability`.
private struct Exploration {
  let machine: Machine
  var takesPart: [Bool]
  var incoming: [Int]
  var outgoing: [Int]
  var isReached: [Bool]
  var entry: [Int?]
  var roots: [StateID] = []
  var hasWildcardExit = false
  private var edges: [[Int]]
  private var wildcards: [Int] = []
  private var children: [[Int]]

  init(_ machine: Machine) {
    self.machine = machine
    let count = machine.states.count
    takesPart = Array(repeating: false, count: count)
    incoming = Array(repeating: 0, count: count)
    outgoing = incoming
    isReached = takesPart
    entry = Array(repeating: nil, count: count)
    edges = Array(repeating: [], count: count)
    children = edges
  }

  mutating func run() {
    index()
    chooseRoots()
    search()
  }

  private mutating func index() {
    for (number, transition) in machine.transitions.enumerated() where transition.matrix != nil {
      let target = transition.target.index
      takesPart[target] = true
      guard let source = transition.source?.index else {
        wildcards.append(number)
        incoming[target] += 1
        hasWildcardExit = true
        continue
      }
      takesPart[source] = true
      edges[source].append(number)
      if source != target {
        outgoing[source] += 1
        incoming[target] += 1
      }
    }
    for (index, state) in machine.states.enumerated() {
      if let parent = state.parent?.index, machine.states.indices.contains(parent), parent != index {
        children[parent].append(index)
      }
    }
  }

  private mutating func chooseRoots() {
    if let initial = machine.initial {
      roots = [initial]
      // A run of a nested machine starts in the states around it as well.
      for parent in ancestors(of: initial.index) { roots.append(StateID(parent)) }
    } else {
      roots = machine.stateIDs.filter { takesPart[$0.index] && incoming[$0.index] == 0 }
    }
  }

  private mutating func search() {
    var queue: [Int] = []
    func enter(_ state: Int, by transition: Int?, _ search: inout Exploration) {
      guard !search.isReached[state] else { return }
      search.isReached[state] = true
      search.entry[state] = transition
      queue.append(state)
    }
    for root in roots { enter(root.index, by: nil, &self) }
    if !roots.isEmpty || !wildcards.isEmpty {
      for number in wildcards { enter(machine.transitions[number].target.index, by: number, &self) }
    }
    var next = 0
    while next < queue.count {
      let state = queue[next]
      next += 1
      for number in edges[state] {
        enter(machine.transitions[number].target.index, by: number, &self)
      }
      // Entering a composite state enters what is in it; being inside is being in the states around.
      for child in children[state] { enter(child, by: entry[state], &self) }
      for parent in ancestors(of: state) { enter(parent, by: entry[state], &self) }
    }
  }

  private func ancestors(of state: Int) -> [Int] {
    var result: [Int] = []
    var current = machine.states[state].parent?.index
    while let parent = current, machine.states.indices.contains(parent),
      result.count < machine.states.count
    {
      result.append(parent)
      current = machine.states[parent].parent?.index
    }
    return result
  }

  func isDeadEnd(_ state: Int) -> Bool {
    guard machine.states[state].kind != .final, outgoing[state] == 0 else { return false }
    if ancestors(of: state).contains(where: { outgoing[$0] > 0 }) { return false }
    return !hasExitInside(state)
  }

  /// Whether a state inside a composite leads out of it.
  private func hasExitInside(_ state: Int) -> Bool {
    var stack = children[state]
    var seen = 0
    while let child = stack.popLast(), seen <= machine.states.count {
      seen += 1
      if outgoing[child] > 0 { return true }
      stack += children[child]
    }
    return false
  }
}
