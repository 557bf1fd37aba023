/// The shortest tours over every arc of a directed graph, with resets to its start.
///
/// - Source: Edmonds and Johnson, "Matching, Euler tours and the Chinese postman" (1973): arcs are
///   repeated along a flow of least cost until every node is left as often as it is entered.
struct Postman {
  /// An arc between two nodes; its index is its name.
  struct Arc {
    var source: Int
    var target: Int
  }

  /// The arcs; a tour may take each as often as it likes.
  let arcs: [Arc]
  let nodeCount: Int
  /// Where every tour begins.
  let start: Int
  private let leaving: [[Int]]

  init(arcs: [Arc], nodeCount: Int, start: Int) {
    self.arcs = arcs
    self.nodeCount = nodeCount
    self.start = start
    var leaving = [[Int]](repeating: [], count: nodeCount)
    for (index, arc) in arcs.enumerated() { leaving[arc.source].append(index) }
    self.leaving = leaving
  }

  /// Tours from the start that together take each of some arcs at least once; a tour is a list of arcs.
  ///
  /// All of them must be reachable from the start. A reset costs as much as an arc.
  /// - Complexity: O(imbalance × nodes × arcs) at worst.
  func tours(over required: [Int]) -> [[Int]] {
    guard !required.isEmpty else { return [] }
    var taken = required
    // A reset leads from a node to the start, written as ~node.
    var balance = [Int](repeating: 0, count: nodeCount)
    for index in required {
      balance[arcs[index].source] -= 1
      balance[arcs[index].target] += 1
    }
    for (step, count) in repeated(balance).sorted(by: { $0.key < $1.key }) {
      taken += Array(repeating: step, count: count)
    }
    return split(circuit(connected(taken)))
  }

  private func target(_ step: Int) -> Int { step < 0 ? start : arcs[step].target }
  private func source(_ step: Int) -> Int { step < 0 ? ~step : arcs[step].source }

  // MARK: Flow

  /// How often each step is taken beside the required ones: the cheapest flow that balances the nodes.
  ///
  /// Shortest ways are added one by one, and may take earlier steps back; that keeps the cost least.
  private func repeated(_ balance: [Int]) -> [Int: Int] {
    var balance = balance
    var flow: [Int: Int] = [:]
    while let way = cheapestWay(balance, flow) {
      for (step, isForward) in way.steps {
        flow[step, default: 0] += isForward ? 1 : -1
        if flow[step] == 0 { flow[step] = nil }
      }
      balance[way.from] -= 1
      balance[way.to] += 1
    }
    return flow
  }

  private typealias Way = (from: Int, to: Int, steps: [(step: Int, isForward: Bool)])

  /// The cheapest way from a node that is entered too often to one that is left too often.
  ///
  /// - Source: Bellman and Ford, with a queue; steps of the flow may be walked back at cost -1.
  private func cheapestWay(_ balance: [Int], _ flow: [Int: Int]) -> Way? {
    var back = [[Int]](repeating: [], count: nodeCount)
    for step in flow.keys.sorted() { back[target(step)].append(step) }
    var cost = [Int](repeating: .max, count: nodeCount)
    var arrival = [(step: Int, isForward: Bool)?](repeating: nil, count: nodeCount)
    var queue = balance.indices.filter { balance[$0] > 0 }
    for node in queue { cost[node] = 0 }
    var head = 0
    func relax(_ node: Int, _ goal: Int, _ step: Int, _ isForward: Bool) {
      let sum = cost[node] + (isForward ? 1 : -1)
      guard sum < cost[goal] else { return }
      cost[goal] = sum
      arrival[goal] = (step, isForward)
      queue.append(goal)
    }
    while head < queue.count {
      let node = queue[head]
      head += 1
      for step in leaving[node] + [~node] { relax(node, target(step), step, true) }
      for step in back[node] { relax(node, source(step), step, false) }
    }
    let goals = balance.indices.filter { balance[$0] < 0 && cost[$0] < .max }
    guard let to = goals.min(by: { (cost[$0], $0) < (cost[$1], $1) }) else { return nil }
    var steps: [(step: Int, isForward: Bool)] = []
    var node = to
    while let last = arrival[node] {
      steps.insert(last, at: 0)
      node = last.isForward ? source(last.step) : target(last.step)
    }
    return (node, to, steps)
  }

  // MARK: Circuit

  /// Adds ways to parts that hang together with the start by no step that is taken.
  private func connected(_ steps: [Int]) -> [Int] {
    var steps = steps
    while true {
      var part = [Int](0..<nodeCount)
      func root(_ node: Int) -> Int {
        var node = node
        while part[node] != node { node = part[node] }
        return node
      }
      var used = Set([start])
      for step in steps {
        used.formUnion([source(step), target(step)])
        part[root(source(step))] = root(target(step))
      }
      guard let lost = used.sorted().first(where: { root($0) != root(start) }) else { return steps }
      // There and back: along arcs from the start, and home by a reset.
      guard let way = way(to: lost) else { return steps }
      steps += way + [~lost]
    }
  }

  private func way(to goal: Int) -> [Int]? {
    var arrival = [Int: Int]()
    var queue = [start]
    var head = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      for step in leaving[node]
      where arcs[step].target != start && arrival[arcs[step].target] == nil {
        arrival[arcs[step].target] = step
        queue.append(arcs[step].target)
      }
    }
    var result: [Int] = []
    var node = goal
    while node != start {
      guard let step = arrival[node] else { return nil }
      result.insert(step, at: 0)
      node = arcs[step].source
    }
    return result
  }

  /// A closed walk from the start over all steps (Hierholzer).
  private func circuit(_ steps: [Int]) -> [Int] {
    var outgoing = [[Int]](repeating: [], count: nodeCount)
    for step in steps.reversed() { outgoing[source(step)].append(step) }
    var stack: [(node: Int, step: Int?)] = [(start, nil)]
    var result: [Int] = []
    while let top = stack.last {
      if let step = outgoing[top.node].popLast() {
        stack.append((target(step), step))
      } else {
        if let step = top.step { result.append(step) }
        stack.removeLast()
      }
    }
    return result.reversed()
  }

  /// The parts of a walk between resets.
  private func split(_ walk: [Int]) -> [[Int]] {
    var result: [[Int]] = []
    var current: [Int] = []
    for step in walk {
      if step < 0 {
        if !current.isEmpty { result.append(current) }
        current = []
      } else {
        current.append(step)
      }
    }
    if !current.isEmpty { result.append(current) }
    return result
  }
}
