import SpecAnalysis
import SpecModel

/// The states that rows of some machine leave, by key and by the parts of names with dots.
struct LeftStates {
  private var machines: [String: Set<String>] = [:]
  private var parts: [String: Set<String>] = [:]

  init(_ all: [Machine]) {
    for machine in all {
      for transition in machine.transitions where transition.matrix != nil {
        guard let source = transition.source else { continue }
        machines[machine[source].key, default: []].insert(machine.key)
        let name = machine[source].name
        for dot in name.indices where name[dot] == "." {
          parts[String(name[..<dot]), default: []].insert(machine.key)
          parts[String(name[name.index(after: dot)...]), default: []].insert(machine.key)
        }
      }
    }
  }

  /// Whether rows of another machine leave a state, or one that it is a part of or that is a part of it.
  func contains(_ state: State, besides machine: Machine) -> Bool {
    [machines[state.key], parts[state.name]].contains { found in
      found.map { $0.count > 1 || !$0.contains(machine.key) } ?? false
    }
  }
}

/// The states of machines that forbid changes: what one table freezes for good ends in the others as well.
struct BarredStates {
  private let machines: [Machine]
  private var places: [String: [(machine: Int, state: StateID)]] = [:]

  init(_ machines: [Machine]) {
    self.machines = machines
    for (number, machine) in machines.enumerated() where !machine.prohibitions.isEmpty {
      for state in machine.stateIDs {
        places[machine[state].key, default: []].append((number, state))
      }
    }
  }

  /// Whether some machine forbids all changes out of a state.
  func contains(_ state: State) -> Bool {
    (places[state.key] ?? []).contains { machines[$0.machine].forbidsAll(outOf: $0.state) }
  }
}
