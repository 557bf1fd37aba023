import SpecAnalysis
import SpecModel
import SpecText

/// Names of states in rows that are slips of the pen for states that have a section.
extension UnreachableState {
  /// The states that are not entered only because a row that leads to them has a slip in their name.
  static func behindSlips(_ machine: Machine, _ reach: Reachability) -> Set<StateID> {
    guard let described = DescribedNames(machine, reach) else { return [] }
    var open = machine.stateIDs.compactMap { state in
      reach.transitions(into: state).isEmpty ? nil : described.meant(by: state)
    }
    var result = Set(open)
    while let state = open.popLast() {
      for index in reach.transitions(outOf: state)
      where result.insert(machine.transitions[index].target).inserted {
        open.append(machine.transitions[index].target)
      }
    }
    return result
  }
}

/// The names of the states that have a section, in a machine with a matrix of which most states have one.
struct DescribedNames {
  private let machine: Machine
  /// The states by the length of their names.
  private var names: [Int: [(state: StateID, name: ContiguousArray<UInt8>)]] = [:]

  /// Reads the names; `nil` where fewer states are described, so that no name is a slip.
  ///
  /// - Complexity: O(states).
  init?(_ machine: Machine, _ reach: Reachability) {
    guard machine.matrices.contains(where: { $0.form != "list" }) else { return nil }
    let described = MatrixStateUndocumented.described(in: machine)
    let count = reach.states.count(where: described.contains)
    guard count >= 2, count * 2 >= reach.states.count else { return nil }
    self.machine = machine
    for state in machine.stateIDs where machine[state].section != nil {
      let name = Self.name(of: state, machine)
      names[name.count, default: []].append((state, name))
    }
  }

  /// The described state that a name of rows alone means: "Scaning" beside the section "Scanning", where S503 says so.
  func meant(by state: StateID) -> StateID? {
    guard machine[state].kind == .external, machine[state].section == nil else { return nil }
    let name = Self.name(of: state, machine)
    var result: StateID?
    // A slip adds or drops two letters at most.
    for length in name.count - 2...name.count + 2 {
      for other in names[length] ?? [] where UnreachableState.areOneName(name, other.name) {
        guard result == nil else { return nil }
        result = other.state
      }
    }
    return result
  }

  private static func name(of state: StateID, _ machine: Machine) -> ContiguousArray<UInt8> {
    ContiguousArray(Names.joined(machine[state].name).utf8)
  }
}
