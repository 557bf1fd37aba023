public import SpecModel
import SpecText

/// What a machine's declared rows allow a run to do.
///
/// - Shape: only rows, edges and lines of declared matrices count; what the compiler infers from prose does not.
///   States that only lists name are never called unreachable or dead ends: a list rarely says all.
public struct Reachability: Sendable {
  /// The states that take part in a declared matrix, in order.
  public let states: [StateID]
  /// Where a run starts: the initial state and those that are entered from outside, or every state without an incoming row if there is none.
  public let roots: [StateID]
  /// The states of `states` that no run enters.
  public let unreachable: [StateID]
  /// The states of `states` that no run leaves, final states apart.
  public let deadEnds: [StateID]
  /// Number of declared rows into each state, itself as a source not counted, by state index.
  public let incoming: [Int]
  /// Number of declared rows out of each state, to itself not counted, by state index.
  public let outgoing: [Int]
  /// The transitions into each state and out of each state as indices, by state index; rows from any state are left
  /// out of the latter.
  private let into: [[Int]]
  private let outOf: [[Int]]
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
    var into = [[Int]](repeating: [], count: machine.states.count)
    var outOf = into
    for (index, transition) in machine.transitions.enumerated() {
      into[transition.target.index].append(index)
      if let source = transition.source { outOf[source.index].append(index) }
    }
    self.into = into
    self.outOf = outOf
    let judged = exploration.statesConnectedToRoots()
    unreachable = states.filter {
      judged[$0.index] && exploration.isClosed[$0.index] && !exploration.isReached[$0.index]
        && !Self.isPseudoState(machine[$0])
    }
    deadEnds =
      exploration.hasWildcardExit
      ? []
      : states.filter {
        (exploration.isClosed[$0.index] || exploration.isInGrid[$0.index])
          && exploration.isDeadEnd($0.index)
          && !Self.isPseudoState(machine[$0])
      }
  }

  private static let pseudoWords: Lexicon = [
    "previous", "prior", "target", "next", "same", "unchanged", "current", "original", "return",
    "self", "last", "any", "caller", "origin",
  ]

  /// Whether a name stands for another state ("Previous state", "(unchanged)") and is none itself.
  public static func isPseudoState(_ state: State) -> Bool {
    if state.name.hasPrefix("(") || state.name.hasPrefix("[") { return true }
    guard state.section == nil, let first = Names.firstWord(state.name) else { return false }
    return pseudoWords.contains(first)
  }

  /// Whether a state only stands for where a run begins ("New", "Start"): no row leads into it.
  public func isBeginning(_ state: StateID, in machine: Machine) -> Bool {
    incoming.indices.contains(state.index) && incoming[state.index] == 0
      && machine[state].section == nil && StartWords.name(machine[state].name)
  }

  /// Whether a run enters a state.
  public func isReachable(_ state: StateID) -> Bool {
    isReached.indices.contains(state.index) && isReached[state.index]
  }

  /// The transitions into a state as indices, in order.
  public func transitions(into state: StateID) -> [Int] { into[state.index] }

  /// The transitions out of a state as indices, in order; those from any state are left out.
  public func transitions(outOf state: StateID) -> [Int] { outOf[state.index] }

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
  /// Whether a table or a diagram names the state.
  var isClosed: [Bool]
  /// Whether a grid leads to the state; the rule asks whether the grid has a row for it.
  var isInGrid: [Bool]
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
    isClosed = takesPart
    isInGrid = takesPart
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
      let isClosing = isClosedForm(transition.matrix)
      if isClosing { isClosed[target] = true }
      if form(transition.matrix) == "grid" { isInGrid[target] = true }
      guard let source = transition.source?.index else {
        wildcards.append(number)
        incoming[target] += 1
        hasWildcardExit = true
        continue
      }
      takesPart[source] = true
      if isClosing { isClosed[source] = true }
      edges[source].append(number)
      if source != target {
        outgoing[source] += 1
        incoming[target] += 1
      }
    }
    // A way back leads out, wherever it leads.
    for history in machine.histories {
      if let source = history.source { outgoing[source.index] += 1 } else { hasWildcardExit = true }
    }
    for (index, state) in machine.states.enumerated() {
      if let parent = state.parent?.index, machine.states.indices.contains(parent), parent != index
      {
        children[parent].append(index)
      }
    }
  }

  private func form(_ matrix: Int?) -> String? {
    guard let matrix, machine.matrices.indices.contains(matrix) else { return nil }
    return machine.matrices[matrix].form
  }

  private func isClosedForm(_ matrix: Int?) -> Bool {
    let form = form(matrix)
    return form == "table" || form == "diagram"
  }

  /// Diagrams that share states with another are regions of their own: each starts in the state it names first.
  private func startsOfFurtherDiagrams() -> [StateID] {
    var seen: Set<Int> = []
    var result: [StateID] = []
    for transition in machine.transitions {
      guard let matrix = transition.matrix, seen.insert(matrix).inserted, seen.count > 1,
        form(matrix) == "diagram", let source = transition.source
      else { continue }
      result.append(source)
    }
    return result
  }

  private mutating func chooseRoots() {
    if let initial = machine.initial {
      roots = [initial]
      // A run of a nested machine starts in the states around it as well.
      for parent in ancestors(of: initial.index) { roots.append(StateID(parent)) }
      for start in startsOfFurtherDiagrams() + machine.otherEntries where !roots.contains(start) {
        roots.append(start)
      }
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

  /// The states joined to a root by rows in either direction; other parts of a machine are regions of their own.
  func statesConnectedToRoots() -> [Bool] {
    var neighbours = children
    for (index, state) in machine.states.enumerated() {
      if let parent = state.parent?.index { neighbours[index].append(parent) }
    }
    for transition in machine.transitions where transition.matrix != nil {
      guard let source = transition.source?.index else { continue }
      neighbours[source].append(transition.target.index)
      neighbours[transition.target.index].append(source)
    }
    var result = [Bool](repeating: false, count: machine.states.count)
    var stack = roots.map(\.index)
    while let state = stack.popLast() {
      guard !result[state] else { continue }
      result[state] = true
      stack += neighbours[state]
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
