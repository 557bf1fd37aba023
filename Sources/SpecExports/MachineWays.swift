import SpecAnalysis
import SpecModel
import SpecText

/// What charts need beside states and transitions: a state around those that a way back may lead to.
struct MachineWays {
  /// The outermost states that a machine remembers; none where no way back can be drawn.
  let remembered: [StateID]
  /// The ways back that a chart can hold.
  let held: [Machine.History]
  /// The ways back that a chart cannot hold, or not whole, each with the reason.
  let lost: [(history: Machine.History, why: String)]
  private let roots: [StateID: StateID]

  /// Finds the states for the ways back of a machine.
  ///
  /// A history belongs to a state and remembers what was active inside it; so it stands in a state around all those
  /// that the ways back do not leave from (SCXML, 3.10).
  init(_ tree: MachineTree) {
    let machine = tree.machine
    var roots: [StateID: StateID] = [:]
    func mark(_ state: StateID, _ root: StateID, depth: Int) {
      roots[state] = root
      guard depth < 40 else { return }
      for child in tree.children(of: state) { mark(child, root, depth: depth + 1) }
    }
    for root in tree.roots { mark(root, root, depth: 0) }
    self.roots = roots
    let sources = Set(machine.histories.compactMap { $0.source.flatMap { roots[$0] } })
    let inside =
      sources.isEmpty
      ? []
      : tree.roots.filter { state in
        !sources.contains(state) && !Self.isEnd(state, tree)
      }
    var held: [Machine.History] = []
    var lost: [(history: Machine.History, why: String)] = []
    for history in machine.histories {
      let reached = history.targets.filter { roots[$0].map(inside.contains) ?? false }
      guard history.source != nil, !reached.isEmpty else {
        let why =
          history.source == nil
          ? "it may leave any state" : "it leads to states that are left the same way"
        lost.append((history, why))
        continue
      }
      held.append(history)
      if reached.count < history.targets.count {
        let others = history.targets.filter { !reached.contains($0) }.map { machine[$0].name }
        lost.append((history, "it does not return to \(others.joined(separator: ", "))"))
      }
    }
    self.held = held
    self.lost = lost
    remembered = held.isEmpty ? [] : inside
  }

  /// Whether a state is one of the remembered, or inside one.
  func remembers(_ state: StateID?) -> Bool {
    state.flatMap { roots[$0] }.map(remembered.contains) ?? false
  }

  /// The outermost state around a state.
  func root(of state: StateID) -> StateID { roots[state] ?? state }

  /// Whether a run ends in a state.
  static func isEnd(_ state: StateID, _ tree: MachineTree) -> Bool {
    tree.machine[state].kind == .final && tree.children(of: state).isEmpty
      && tree.transitions(from: state).isEmpty
      && !tree.machine.histories.contains { $0.source == state }
  }

  /// What the charts of some formats leave out, in words for the person who runs the export.
  static func remarks(_ input: ExportInput, holdsHistories: Bool) -> [String] {
    var result: [String] = []
    for spec in input.specs {
      for machine in spec.machines {
        let tree = MachineTree(machine, id: "machine")
        for (history, why) in holdsHistories ? [] : MachineWays(tree).lost {
          result.append(
            "\(spec.path):\(input.files.line(history.transition.origin)): the way from "
              + "'\(MachineText.name(history.source, in: machine))' back to the state before is not held whole: \(why)"
          )
        }
        let arrivals = machine.transitions.filter(\.isArrival)
        guard !arrivals.isEmpty else { continue }
        var names: [String] = []
        for name in arrivals.map({ machine[$0.target].name }) where !names.contains(name) {
          names.append(name)
        }
        result.append(
          "\(spec.path): ways into \(names.joined(separator: ", ")) are left out, for only a condition of entry tells them"
        )
      }
    }
    return result
  }
}

extension MachineTree {
  /// The events that take a transition: those between which its trigger lets a person choose.
  static func events(of transition: Transition) -> [String] {
    let all = transition.triggerAlternatives
    return all.count > 1 ? Array(all.dropFirst()) : [event(of: transition)]
  }
}
