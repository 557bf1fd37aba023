import SpecModel
import SpecText

/// A drawn graph as its source declares it, before it is known what its nodes are.
struct DiagramGraph {
  /// What a node is for the machine.
  enum Role {
    case state
    /// A choice or decision: its edges carry conditions.
    case decision
    /// A fork or join: nothing happens on the way through it.
    case junction
    /// An act of a person or an event drawn as a node.
    case trigger
    /// Where a run starts or ends.
    case start, end
    /// Not a state and not on the way between states.
    case none
  }

  /// The outline of a node, as far as it tells what the node is.
  enum Shape { case box, round, circle, diamond, hexagon, cylinder, slanted, document, other }

  struct Node {
    var id: String
    /// The text in it; its id where there is none.
    var text: String?
    /// A few words that describe it, where they are no name.
    var gloss: String?
    var shape: Shape = .other
    var role: Role = .state
    /// The group or composite state around it.
    var parent: Int?
    /// The concurrent part of the composite state around it.
    var part = 0
    /// Number of lines that part it into concurrent parts.
    var cuts = 0
    /// Whether other nodes stand in it.
    var isGroup = false
    /// Whether an edge ends in it.
    var isConnected = false
    /// Whether a line without a head, or an unseen one, ends in it.
    var isJoined = false
    var origin: Origin
  }

  struct Edge {
    var source: Int
    var target: Int
    var label: String?
    /// Whether it is drawn crossed out.
    var isForbidden = false
    var origin: Origin
  }

  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  private var indices: [String: Int] = [:]

  /// Nodes and edges beyond this many are not read: nobody draws them.
  private static let most = 20_000

  subscript(_ node: Int) -> Node {
    get { nodes[node] }
    set { nodes[node] = newValue }
  }

  /// The node with an id, made where it is new.
  mutating func node(_ id: String, origin: Origin) -> Int {
    if let index = indices[id] { return index }
    indices[id] = nodes.count
    nodes.append(Node(id: id, origin: origin))
    return nodes.count - 1
  }

  /// The node with an id, if there is one.
  func index(of id: String) -> Int? { indices[id] }

  mutating func connect(_ edge: Edge) {
    guard edges.count < Self.most else { return }
    edges.append(edge)
    nodes[edge.source].isConnected = true
    nodes[edge.target].isConnected = true
  }

  /// Puts a node into another, unless that would close a circle.
  mutating func nest(_ node: Int, in parent: Int) {
    var current: Int? = parent
    var steps = 0
    while let outer = current, steps <= 64 {
      if outer == node { return }
      current = nodes[outer].parent
      steps += 1
    }
    guard steps <= 64 else { return }
    nodes[node].parent = parent
    nodes[node].part = nodes[parent].cuts
    nodes[parent].isGroup = true
  }
}

/// A way between two states over nodes that are none.
struct DiagramPath {
  /// The node it leaves; `nil` where a trigger or decision begins it.
  var source: Int?
  var target: Int
  /// The edges in order.
  var edges: [Int]
}

extension DiagramGraph {
  /// The ways from state to state; decisions, junctions and triggers are passed through.
  ///
  /// - Complexity: O(nodes + edges + paths); at most 4000 ways over passed nodes are followed.
  func paths() -> [DiagramPath] {
    var walk = DiagramWalk(self)
    return walk.run()
  }
}

private struct DiagramWalk {
  private let graph: DiagramGraph
  private var outgoing: [[Int]]
  private var hasIncoming: [Bool]
  private var result: [DiagramPath] = []
  private var budget = 4000

  init(_ graph: DiagramGraph) {
    self.graph = graph
    outgoing = Array(repeating: [], count: graph.nodes.count)
    hasIncoming = Array(repeating: false, count: graph.nodes.count)
    for (index, edge) in graph.edges.enumerated() {
      outgoing[edge.source].append(index)
      if edge.source != edge.target { hasIncoming[edge.target] = true }
    }
  }

  mutating func run() -> [DiagramPath] {
    for (index, edge) in graph.edges.enumerated() {
      let role = graph[edge.source].role
      if role == .none { continue }
      let isRoot = isPassed(role) && !hasIncoming[edge.source]
      guard !isPassed(role) || isRoot else { continue }
      follow(isRoot ? nil : edge.source, [index], visited: [edge.source])
    }
    return result
  }

  private func isPassed(_ role: DiagramGraph.Role) -> Bool {
    role == .decision || role == .junction || role == .trigger
  }

  private mutating func follow(_ source: Int?, _ path: [Int], visited: Set<Int>) {
    guard let last = path.last else { return }
    let target = graph.edges[last].target
    let role = graph[target].role
    if role == .none { return }
    guard isPassed(role) else {
      result.append(DiagramPath(source: source, target: target, edges: path))
      return
    }
    guard !visited.contains(target), path.count < 24 else { return }
    for next in outgoing[target] where budget > 0 {
      budget -= 1
      follow(source, path + [next], visited: visited.union([target]))
    }
  }
}
