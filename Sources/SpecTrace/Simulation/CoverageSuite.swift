import SpecModel

/// What a suite of sessions covers.
public enum CoverageSuite: String, Sendable, Hashable, CaseIterable {
  /// Every state.
  case states
  /// Every row, in tours as short as can be.
  case transitions
  /// Every pair of rows that can follow each other.
  case pairs
  /// Every way from the start to a state that was passed before.
  case roundTrips = "round-trips"
  /// Every stated duration at its earliest, middle and latest.
  case boundaryTimes = "boundary-times"
  /// Every trigger in every state that has no row for it: nothing may happen.
  case negativeCells = "negative-cells"
}

/// Plans the tours of a suite.
struct CoverageTours {
  let graph: SimulationGraph

  /// A session of a suite: its changes, and what is special about it.
  struct Tour {
    var arcs: [Int]
    var place = SessionMaker.Place.anywhere
    /// A trigger that must do nothing at the end of the tour.
    var trigger: String?
  }

  /// The sessions of a suite.
  func tours(_ suite: CoverageSuite) -> [Tour] {
    switch suite {
    case .states: states.map { Tour(arcs: $0) }
    case .transitions: transitions.map { Tour(arcs: $0) }
    case .pairs: pairs.map { Tour(arcs: $0) }
    case .roundTrips: roundTrips.map { Tour(arcs: $0) }
    case .boundaryTimes: boundaryTimes
    case .negativeCells: negativeCells
    }
  }

  private var nodeArcs: [Postman.Arc] {
    graph.arcs.map { Postman.Arc(source: $0.source, target: $0.target) }
  }

  /// The nearest state that was not visited yet, again and again; a new session where none is left.
  private var states: [[Int]] {
    var missing = graph.reachable.subtracting([graph.start])
    var result: [[Int]] = []
    var tour: [Int] = []
    var state = graph.start
    while !missing.isEmpty {
      let routes = missing.sorted().compactMap { graph.route(from: state, to: $0) }
      if let route = routes.min(by: { $0.count < $1.count }), let last = route.last {
        tour += route
        state = graph.arcs[last].target
        for arc in route { missing.remove(graph.arcs[arc].target) }
      } else {
        guard state != graph.start else { break }
        result.append(tour)
        (tour, state) = ([], graph.start)
      }
    }
    if !tour.isEmpty { result.append(tour) }
    return result
  }

  private var transitions: [[Int]] {
    Postman(
      arcs: nodeArcs, nodeCount: graph.compiled.machine.states.count, start: graph.start
    ).tours(over: graph.oneArcPerEdge)
  }

  /// The postman on the graph whose nodes are changes and whose arcs are pairs of them.
  private var pairs: [[Int]] {
    let used = graph.oneArcPerEdge
    return pairs(over: withFollowers(used)) ?? pairs(over: used) ?? []
  }

  /// Adds the changes by which rows with several sources follow others: "from any state" follows each row elsewhere.
  private func withFollowers(_ used: [Int]) -> [Int] {
    func key(_ arc: Int) -> [Int] { [graph.arcs[arc].edge, graph.arcs[arc].source] }
    var result = used
    var known = Set(used.map(key))
    for first in used {
      for second in graph.leaving[graph.arcs[first].target] where known.insert(key(second)).inserted
      {
        result.append(second)
      }
    }
    return result
  }

  /// The tours over all pairs of rows that some changes show; `nil` where there are too many.
  private func pairs(over used: [Int]) -> [[Int]]? {
    var known: Set<[Int]> = []
    func isNew(_ first: Int?, _ second: Int) -> Bool {
      known.insert([first.map { graph.arcs[$0].edge } ?? -1, graph.arcs[second].edge]).inserted
    }
    let place = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($0.element, $0.offset) })
    var arcs: [Postman.Arc] = []
    var required: [Int] = []
    // The last node stands for the start of a session.
    for second in used where graph.arcs[second].source == graph.start {
      if isNew(nil, second) { required.append(arcs.count) }
      arcs.append(.init(source: used.count, target: place[second] ?? 0))
    }
    for first in used {
      for second in used where graph.arcs[second].source == graph.arcs[first].target {
        if isNew(first, second) { required.append(arcs.count) }
        arcs.append(.init(source: place[first] ?? 0, target: place[second] ?? 0))
      }
    }
    guard arcs.count <= 4000 else { return nil }
    let postman = Postman(arcs: arcs, nodeCount: used.count + 1, start: used.count)
    let reached = Self.reached(from: used.count, arcs)
    return postman.tours(over: required.filter { reached.contains(arcs[$0].source) })
      .map { tour in tour.map { used[arcs[$0].target] } }
  }

  private static func reached(from start: Int, _ arcs: [Postman.Arc]) -> Set<Int> {
    var result: Set<Int> = [start]
    var isChanged = true
    while isChanged {
      isChanged = false
      for arc in arcs where result.contains(arc.source) && result.insert(arc.target).inserted {
        isChanged = true
      }
    }
    return result
  }

  /// The leaves of the transition tree.
  ///
  /// - Source: Chow, "Testing Software Design Modeled by Finite-State Machines" (1978); Binder's N+.
  private var roundTrips: [[Int]] {
    let own = Set(graph.oneArcPerEdge)
    var ways: [Int: [Int]] = [graph.start: []]
    var queue = [graph.start]
    var head = 0
    var result: [[Int]] = []
    while head < queue.count {
      let state = queue[head]
      head += 1
      for arc in graph.leaving[state] where own.contains(arc) {
        let way = (ways[state] ?? []) + [arc]
        let target = graph.arcs[arc].target
        if ways[target] == nil {
          ways[target] = way
          queue.append(target)
        } else {
          result.append(way)
        }
      }
    }
    // A way that ends in a state without a way out is a leaf, too.
    for state in queue where graph.leaving[state].allSatisfy({ !own.contains($0) }) {
      if let way = ways[state], !way.isEmpty { result.append(way) }
    }
    return result
  }

  private var boundaryTimes: [Tour] {
    graph.oneArcPerEdge.flatMap { arc -> [Tour] in
      let transition = graph.compiled.machine.transitions[
        graph.compiled.edges[graph.arcs[arc].edge].transition]
      guard transition.duration?.unit == .milliseconds,
        let route = graph.route(from: graph.start, to: graph.arcs[arc].source)
      else { return [] }
      return [.earliest, .middle, .latest].map { Tour(arcs: route + [arc], place: $0) }
    }
  }

  private var negativeCells: [Tour] {
    let triggers = graph.arcs.compactMap(\.trigger).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    return graph.reachable.sorted().flatMap { state -> [Tour] in
      guard let route = graph.route(from: graph.start, to: state) else { return [] }
      let answered = Set(
        graph.leaving[state].compactMap { graph.arcs[$0].trigger.map(CompiledMachine.fold) })
      let isOpen = graph.leaving[state].contains { graph.arcs[$0].trigger == nil }
      guard !isOpen else { return [] }
      return triggers.filter { !answered.contains(CompiledMachine.fold($0)) }
        .map { Tour(arcs: route, trigger: $0) }
    }
  }
}
