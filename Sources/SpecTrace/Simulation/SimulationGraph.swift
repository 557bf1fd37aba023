import SpecModel

/// A change that a row allows, between states with names.
struct SimulationArc: Sendable, Hashable {
  /// The state in which the session is.
  var source: Int
  /// The state that the trace names as left: the source, or one around or inside it.
  var left: Int
  /// The state that is entered.
  var target: Int
  /// Index of the row.
  var edge: Int
  /// The trigger as the trace writes it; `nil` where the row names none.
  var trigger: String?
}

/// All changes that the rows of a machine allow, state by state.
///
/// - Complexity: O(states × rows) memory.
struct SimulationGraph: Sendable {
  let compiled: CompiledMachine
  /// The changes, in order of their rows.
  private(set) var arcs: [SimulationArc] = []
  /// For each state, the indices of the changes that leave it.
  private(set) var leaving: [[Int]]
  /// The state in which sessions begin.
  let start: Int
  /// The states that can be reached from the start.
  private(set) var reachable: Set<Int> = []

  /// Makes the graph of a machine; `nil` where no change can be reached from its initial state.
  init?(_ compiled: CompiledMachine, options: TraceOptions) {
    let machine = compiled.machine
    guard !machine.states.isEmpty, !compiled.edges.isEmpty else { return nil }
    self.compiled = compiled
    let first = machine.transitions.first { $0.source != nil }?.source?.index ?? 0
    start = compiled.start(of: machine.initial?.index ?? first)
    leaving = Array(repeating: [], count: machine.states.count)
    var table = StepTable(compiled, options: options)
    var names = NameTable()
    for edge in compiled.edges.indices where !compiled.edges[edge].isHistory {
      for arc in Self.candidates(edge, compiled) {
        let key = StepKey(
          source: names.intern(compiled.name(arc.left)),
          target: names.intern(compiled.name(arc.target)),
          trigger: arc.trigger.map { names.intern($0) } ?? NameTable.none)
        let index = table.judgement(of: key, names)
        let judgement = table.judgements[index]
        guard judgement.outcome == .allowed, judgement.edges.contains(edge),
          isEnabled(arc, table)
        else { continue }
        leaving[arc.source].append(arcs.count)
        arcs.append(arc)
      }
    }
    reachable = [start]
    var queue = [start]
    while let state = queue.popLast() {
      for arc in leaving[state] where reachable.insert(arcs[arc].target).inserted {
        queue.append(arcs[arc].target)
      }
    }
    guard !leaving[start].isEmpty else { return nil }
  }

  /// A row from every state that its source stands for, on each of its triggers.
  private static func candidates(_ edge: Int, _ compiled: CompiledMachine) -> [SimulationArc] {
    let machine = compiled.machine
    let transition = machine.transitions[compiled.edges[edge].transition]
    let target = compiled.start(of: transition.target.index)
    guard !machine.states[target].isMode else { return [] }
    let written = transition.triggerAlternatives
    let isNamed = !compiled.edges[edge].triggers.isEmpty
    let triggers: [String?] =
      isNamed ? (written.count > 1 ? Array(written.dropFirst()) : written) : [nil]
    var result: [SimulationArc] = []
    for source in machine.states.indices where !machine.states[source].isMode {
      let isInside = compiled.edges[edge].source.contains(source)
      let stated = transition.source?.index ?? source
      // A session of which only the outer state is known may be in the row's source.
      let isAround = !isInside && compiled.entered[source].meets(compiled.closures[stated])
      guard isInside || isAround else { continue }
      for trigger in triggers {
        result.append(
          .init(
            source: source, left: isInside ? source : stated, target: target, edge: edge,
            trigger: trigger))
      }
    }
    return result
  }

  /// Whether the trigger takes the row in a state in which the source may begin, where the document tells that.
  private func isEnabled(_ arc: SimulationArc, _ table: StepTable) -> Bool {
    let entered = compiled.entered[arc.source]
    guard entered != compiled.closures[arc.source] else { return true }
    return table.enabled(entered, arc.trigger.map(CompiledMachine.fold)).contains(arc.edge)
  }

  /// One change for each row that can be taken, in row order.
  var oneArcPerEdge: [Int] {
    var found: [Int: Int] = [:]
    for index in arcs.indices where reachable.contains(arcs[index].source) {
      let edge = arcs[index].edge
      guard let known = found[edge], isOwn(known) || !isOwn(index) else {
        found[edge] = index
        continue
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether a change leaves the very state that its row names.
  private func isOwn(_ index: Int) -> Bool {
    let source = compiled.machine.transitions[compiled.edges[arcs[index].edge].transition].source
    return source.map { $0.index == arcs[index].source } ?? true
  }

  /// The shortest way between two states; `nil` where there is none.
  func route(from start: Int, to goal: Int) -> [Int]? {
    guard start != goal else { return [] }
    var arrival: [Int: Int] = [:]
    var frontier = [start]
    while !frontier.isEmpty {
      var next: [Int] = []
      for state in frontier {
        for arc in leaving[state] {
          let target = arcs[arc].target
          guard target != start, arrival[target] == nil else { continue }
          arrival[target] = arc
          if target == goal { return path(to: goal, from: start, arrival) }
          next.append(target)
        }
      }
      frontier = next
    }
    return nil
  }

  private func path(to goal: Int, from start: Int, _ arrival: [Int: Int]) -> [Int] {
    var result: [Int] = []
    var state = goal
    while state != start, let arc = arrival[state] {
      result.append(arc)
      state = arcs[arc].source
    }
    return result.reversed()
  }
}
