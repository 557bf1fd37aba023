import SpecAnalysis
import SpecModel

/// A machine as boxes and arrows, before they have places.
struct DiagramGraph {
  /// A box.
  struct Node {
    /// The state; `nil` stands for any state.
    var state: StateID?
    /// The name in lines.
    var lines: [String]
    /// What is to be said of it under the name, for example "unreachable".
    var notes: [String]
    /// CSS classes that repeat the notes as shape and colour.
    var classes: [String]
    /// The whole text.
    var title: String
  }

  /// All transitions between two boxes in one direction.
  struct Edge {
    var source: Int
    var target: Int
    /// The stacked labels in lines.
    var lines: [String]
    /// Whether the compiler concludes all of them.
    var isInferred: Bool
    /// The whole text.
    var title: String
  }

  /// The boxes that an arrow touches, in the machine's order.
  var nodes: [Node] = []
  /// The arrows, in order of their first transition.
  var edges: [Edge] = []
  /// The box of the initial state.
  var initial: Int?

  /// Collects what is to be drawn.
  init(_ whole: Machine, reachability: Reachability) {
    let machine = whole.withoutArrivals
    var used: Set<StateID?> = []
    for transition in machine.transitions {
      used.insert(transition.source)
      used.insert(transition.target)
    }
    for history in machine.histories { used.insert(history.source) }
    if let start = machine.initial, !used.isEmpty { used.insert(start) }
    var numbers: [StateID?: Int] = [:]
    let marks = StateMarks(machine, reachability: reachability)
    for id in machine.stateIDs.map(Optional.some) + [nil] where used.contains(id) {
      numbers[id] = nodes.count
      nodes.append(Self.node(id, in: machine, marks: marks))
    }
    initial = machine.initial.flatMap { numbers[$0] }
    var arrows = machine.transitions.compactMap { transition -> Arrow? in
      guard let source = numbers[transition.source], let target = numbers[transition.target]
      else { return nil }
      return (source, target, transition)
    }
    if !machine.histories.isEmpty {
      let back = nodes.count
      nodes.append(
        Node(
          state: nil, lines: ["previous state"], notes: [], classes: ["any"],
          title: "previous state"))
      arrows += machine.histories.compactMap { history in
        numbers[history.source].map { ($0, back, history.transition) }
      }
    }
    addEdges(arrows)
  }

  /// A transition with the boxes that it leaves and enters.
  private typealias Arrow = (source: Int, target: Int, transition: Transition)

  private static func node(_ id: StateID?, in machine: Machine, marks: StateMarks) -> Node {
    guard let id else {
      return Node(
        state: nil, lines: ["any state"], notes: [], classes: ["any"], title: "any state")
    }
    let state = machine[id]
    var notes = marks.notes(of: id)
    if let parent = state.parent { notes.insert("in " + machine[parent].name, at: 0) }
    return Node(
      state: id, lines: TextMetrics.wrap(state.name, columns: 20, lines: 3),
      notes: notes.map { TextMetrics.wrap($0, columns: 24, lines: 1)[0] },
      classes: marks.classes(of: id),
      title: ([state.name] + notes).joined(separator: ", "))
  }

  private mutating func addEdges(_ arrows: [Arrow]) {
    var bundles: [[Int]: Int] = [:]
    var members: [[Transition]] = []
    for (source, target, transition) in arrows {
      if let bundle = bundles[[source, target]] {
        members[bundle].append(transition)
      } else {
        bundles[[source, target]] = edges.count
        edges.append(Edge(source: source, target: target, lines: [], isInferred: false, title: ""))
        members.append([transition])
      }
    }
    for index in edges.indices {
      edges[index].isInferred = members[index].allSatisfy { $0.provenance == .inferred }
      let names =
        nodes[edges[index].source].title + " → " + nodes[edges[index].target].title + ": "
      edges[index].title =
        names + members[index].map(MachineText.label).joined(separator: "; ")
      edges[index].lines = Self.labels(of: members[index])
    }
  }

  /// At most four stacked labels; how many are left out stands last.
  private static func labels(of transitions: [Transition]) -> [String] {
    var lines: [String] = []
    for transition in transitions.prefix(transitions.count > 4 ? 3 : 4) {
      var text = transition.trigger?.text ?? ""
      if let guardText = transition.guardText { text += " [\(guardText.text)]" }
      if let duration = transition.duration {
        text += (text.isEmpty ? "" : " · ") + MachineText.time(duration)
      }
      if !text.isEmpty {
        lines += TextMetrics.wrap(text, columns: 30, lines: transitions.count > 2 ? 1 : 2)
      }
    }
    if transitions.count > 4 { lines.append("+ \(transitions.count - 3) more") }
    return lines
  }
}

/// What is remarkable about each state of a machine, as words and as CSS classes.
struct StateMarks {
  private let machine: Machine
  private let unreachable: Set<StateID>
  private let deadEnds: Set<StateID>
  /// Whether the document describes states at all; else "not defined" says nothing.
  private let definesSome: Bool

  /// Reads the marks of a machine.
  init(_ machine: Machine, reachability: Reachability) {
    self.machine = machine
    unreachable = Set(reachability.unreachable)
    deadEnds = Set(reachability.deadEnds)
    definesSome = machine.states.contains { $0.kind != .external }
  }

  /// The remarks on a state.
  func notes(of id: StateID) -> [String] {
    var notes: [String] = []
    if unreachable.contains(id) { notes.append("⊘ unreachable") }
    if deadEnds.contains(id) { notes.append("▪ dead end") }
    switch machine[id].kind {
    case .final: notes.append("◉ final")
    case .external: if definesSome { notes.append("? not defined") }
    case .composite: notes.append("composite")
    case .atomic: break
    }
    return notes
  }

  /// The CSS classes of a state.
  func classes(of id: StateID) -> [String] {
    let kind = machine[id].kind
    var classes: [String] = kind == .external && !definesSome ? [] : [kind.rawValue]
    if unreachable.contains(id) { classes.append("unreachable") }
    if deadEnds.contains(id) { classes.append("dead-end") }
    if machine[id].provenance == .inferred { classes.append("inferred") }
    return classes
  }
}
