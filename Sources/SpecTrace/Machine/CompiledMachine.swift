import SpecModel

/// A machine of the spec in the form that the monitor steps through.
struct CompiledMachine: Sendable {
  /// A row: from any of some states into any of some states, on any of some triggers.
  struct Edge: Sendable {
    /// Index into the machine's transitions.
    var transition: Int
    /// The states it may leave: the source and all states inside it, or all.
    var source: StateSet
    /// The states it may enter: the target and all states inside it; where the document says in which of them the
    /// target begins, and the row comes from outside, the target and what that enters (SCXML 1.0, 3.6).
    var target: StateSet
    /// The states that a session is in behind it, where nothing shows more.
    var entered: StateSet
    /// How deep the source is nested; -1 where any state may be left.
    var depth: Int
    /// The folded triggers; empty accepts every trigger.
    var triggers: [String]
    /// Whether it leads back to the state before, which is one of the targets.
    var isHistory = false
  }

  /// A concurrent part of a composite state.
  struct Part: Sendable {
    /// The composite state with all states inside it.
    var whole: StateSet
    /// The states of the part, with all states inside them.
    var states: StateSet
  }

  /// The machine as the spec states it, with changes back to the state before among its transitions.
  let machine: Machine
  /// Index of its document among the specs.
  let document: Int
  /// The rows in document order.
  let edges: [Edge]
  /// The states around each state, innermost first.
  let ancestors: [[Int]]
  /// Each state with all states inside it.
  let closures: [StateSet]
  /// What a session is in when it enters each state: where the document says in which of its states a composite state
  /// begins, what that enters; else the state with all inside it.
  let entered: [StateSet]
  /// The states whose declared rows are all that may leave them.
  let closedStates: StateSet
  /// All states.
  let allStates: StateSet
  /// The exclusive states, and the orthogonal modes beside them.
  let screens: StateSet
  let modes: StateSet
  /// Whether there are orthogonal modes beside the exclusive states.
  var hasModes: Bool { !modes.isEmpty }
  /// The concurrent parts of composite states.
  let parts: [Part]
  /// The rows without a trigger, which events alone do not show.
  let silentEdges: [Int]
  /// Whether steps need more than the state of the screen to be judged.
  var needsConfiguration: Bool { hasHistory || !parts.isEmpty }
  /// Whether rows lead back to the state before.
  var hasHistory: Bool { edges.last?.isHistory == true }

  /// Compiles a machine.
  init(_ stated: Machine, document: Int) {
    var machine = stated
    machine.transitions += stated.histories.map(\.transition)
    self.machine = machine
    self.document = document
    let ancestors = machine.states.indices.map { Self.ancestors(of: $0, in: machine) }
    self.ancestors = ancestors
    let closures = Self.closures(ancestors)
    self.closures = closures
    let entered = Self.entered(machine, ancestors, closures)
    self.entered = entered
    let allStates = StateSet(first: machine.states.count)
    self.allStates = allStates
    modes = StateSet(machine.states.indices.filter { machine.states[$0].isMode })
    screens = StateSet(machine.states.indices.filter { !machine.states[$0].isMode })
    var edges = machine.transitions.enumerated().map { index, transition -> Edge in
      let (source, target) = (transition.source?.index, transition.target.index)
      let left =
        source.map { closures[$0] }
        ?? Self.wildcard(transition.guardText?.text, machine, closures, allStates)
      let shown = entered[target].union(StateSet(CollectionOfOne(target)))
      return Edge(
        transition: index, source: left,
        target: left.meets(closures[target]) ? closures[target] : shown, entered: entered[target],
        depth: source.map { ancestors[$0].count } ?? -1, triggers: Self.triggers(of: transition))
    }
    for (number, history) in stated.histories.enumerated() {
      let index = stated.transitions.count + number
      edges[index].isHistory = true
      for target in history.targets { edges[index].target.formUnion(closures[target.index]) }
      edges[index].entered = edges[index].target
    }
    self.edges = edges
    silentEdges = edges.indices.filter { edges[$0].triggers.isEmpty }
    parts = Self.parts(of: machine, closures)
    var closed = StateSet()
    for transition in machine.transitions where transition.provenance == .declared {
      if let source = transition.source { closed.formUnion(closures[source.index]) }
    }
    closedStates = closed
  }

  /// The states that a row from any state may leave.
  private static func wildcard(
    _ condition: String?, _ machine: Machine, _ closures: [StateSet], _ allStates: StateSet
  ) -> StateSet {
    guard let condition else { return allStates }
    let left = WildcardRange.exceptions(condition, in: machine)
      .reduce(into: StateSet()) { $0.formUnion(closures[$1]) }
    return left.isEmpty ? allStates : allStates.filter { !left.contains($0) }
  }

  private static func closures(_ ancestors: [[Int]]) -> [StateSet] {
    var closures = ancestors.indices.map { StateSet(CollectionOfOne($0)) }
    for (index, around) in ancestors.enumerated() {
      for ancestor in around { closures[ancestor].insert(index) }
    }
    return closures
  }

  private static func entered(
    _ machine: Machine, _ ancestors: [[Int]], _ closures: [StateSet]
  ) -> [StateSet] {
    guard machine.states.contains(where: \.isInitial) else { return closures }
    var entered = closures
    var children = Array(repeating: [Int](), count: ancestors.count)
    for (index, around) in ancestors.enumerated() {
      if let parent = around.first { children[parent].append(index) }
    }
    // Inner states come first: what a state enters follows from what its first states enter.
    for state in children.indices.sorted(by: { ancestors[$0].count > ancestors[$1].count })
    where children[state].contains(where: { machine.states[$0].isInitial }) {
      var found = StateSet()
      for part in Dictionary(grouping: children[state], by: { machine.states[$0].region }).values {
        let first = part.filter { machine.states[$0].isInitial }
        for child in first { found.formUnion(entered[child]) }
        for child in part where first.isEmpty { found.formUnion(closures[child]) }
      }
      entered[state] = found
    }
    return entered
  }

  private static func parts(of machine: Machine, _ closures: [StateSet]) -> [Part] {
    var found: [[Int]: Part] = [:]
    for (index, state) in machine.states.enumerated() {
      guard let parent = state.parent?.index, let region = state.region,
        closures.indices.contains(parent)
      else { continue }
      let empty = Part(whole: closures[parent], states: StateSet())
      found[[parent, region], default: empty].states.formUnion(closures[index])
    }
    let sorted = found.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    // A single part is no concurrency.
    return sorted.filter { part in sorted.count { $0.whole == part.whole } > 1 }
  }

  /// The part that holds all of some states; the innermost where parts lie in parts.
  func part(of states: StateSet) -> Int? {
    let holding = parts.indices.filter { states.isSubset(of: parts[$0].states) }
    return holding.min { parts[$0].states.count < parts[$1].states.count }
  }

  /// The states around a state, innermost first; a cycle of parents ends the walk.
  private static func ancestors(of state: Int, in machine: Machine) -> [Int] {
    var result: [Int] = []
    var current = machine.states[state].parent?.index
    while let parent = current, machine.states.indices.contains(parent), parent != state,
      !result.contains(parent)
    {
      result.append(parent)
      current = machine.states[parent].parent?.index
    }
    return result
  }

  private static func triggers(of transition: Transition) -> [String] {
    let written = transition.triggerAlternatives
    // A dash, a star or "any" in the trigger cell speaks of no trigger.
    guard let cell = written.first, !["", "any", "none", "auto"].contains(fold(cell)) else {
      return []
    }
    return written.map(fold)
  }

  /// The form in which triggers are compared.
  static func fold(_ text: String) -> String { Names.words(text).joined(separator: " ") }

  /// The states that a session may be in behind a row that nothing shows: those that it enters, and those inside its
  /// target that it need not have left, for specs do not tell local transitions from external ones (UML 2.5.1,
  /// 14.2.3.8.1).
  func states(behind edge: Int, from possible: StateSet) -> StateSet {
    let row = edges[edge]
    return row.entered.union(row.source.intersection(possible).intersection(row.target))
  }

  /// The one state that is entered for sure with another one, where the document tells it; else that state itself.
  func start(of state: Int) -> Int {
    let entered = outermost(entered[state])
    return entered.count == 1 ? entered[0] : state
  }

  /// All states that can be reached from some states over rows, those included.
  func reachable(from start: StateSet) -> StateSet {
    reachable(from: start, over: edges.indices, by: \.target)
  }

  /// All states that can be reached from some states over rows without a trigger, those included.
  func reachableUnseen(from start: StateSet) -> StateSet {
    parts.isEmpty && !hasModes ? reachable(from: start, over: silentEdges, by: \.entered) : start
  }

  private func reachable(
    from start: StateSet, over rows: some Sequence<Int>, by side: KeyPath<Edge, StateSet>
  ) -> StateSet {
    var result = start
    var changed = true
    while changed {
      changed = false
      // By number: to hold a row is to copy its sets and names.
      for row in rows where edges[row].source.meets(result) {
        let entered = edges[row][keyPath: side]
        guard !entered.isSubset(of: result) else { continue }
        result.formUnion(entered)
        changed = true
      }
    }
    return result
  }

  /// The name of a state.
  func name(_ state: Int) -> String { machine.states[state].name }

  /// A row in words: "Default -> Error : Corruption Detected".
  func label(_ edge: Int) -> String {
    let transition = machine.transitions[edges[edge].transition]
    let source = transition.source.map { name($0.index) } ?? "*"
    let step = "\(source) -> \(target(edge))"
    return transition.trigger.map { "\(step) : \($0.text)" } ?? step
  }

  /// A set of states in words, at most three names.
  func label(_ states: StateSet) -> String {
    let members = outermost(states)
    let names = members.prefix(3).map { "'\(name($0))'" }
    return names.joined(separator: " or ") + (members.count > 3 ? " or others" : "")
  }

  /// A set of states with all states around them.
  func withAncestors(_ states: StateSet) -> StateSet {
    var result = states
    for state in states.members {
      for ancestor in ancestors[state] { result.insert(ancestor) }
    }
    return result
  }

  /// The members of a set without those inside another member.
  func outermost(_ states: StateSet) -> [Int] {
    states.members.filter { state in
      !ancestors[state].contains { states.contains($0) }
    }
  }
}
