import SpecAnalysis
import SpecModel
import SpecText

/// Names of states in rows that are slips of the pen for states that have a section.
extension UnreachableState {
  /// The described state that a name of rows alone means: "Scaning" beside the section "Scanning", where most states of
  /// the matrix are described and S503 says so.
  static func meant(by state: StateID, _ machine: Machine, _ reach: Reachability) -> StateID? {
    guard machine[state].kind == .external, machine[state].section == nil,
      describesMost(machine, reach)
    else { return nil }
    let name = machine[state].name
    return machine.stateIDs.filter {
      machine[$0].section != nil && areOneName(name, machine[$0].name)
    }.only
  }

  /// Whether most states of a matrix have a section; to be asked once before many states are.
  ///
  /// - Complexity: O(states).
  static func describesMost(_ machine: Machine, _ reach: Reachability) -> Bool {
    guard machine.matrices.contains(where: { $0.form != "list" }) else { return false }
    let described = MatrixStateUndocumented.described(in: machine)
    let count = reach.states.count(where: described.contains)
    return count >= 2 && count * 2 >= reach.states.count
  }

  /// The states that are not entered only because a row that leads to them has a slip in their name.
  static func behindSlips(_ machine: Machine, _ reach: Reachability) -> Set<StateID> {
    guard describesMost(machine, reach) else { return [] }
    var open = machine.stateIDs.compactMap { state in
      reach.transitions(into: state).isEmpty ? nil : meant(by: state, machine, reach)
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

extension Array {
  /// The element of an array that holds one alone.
  fileprivate var only: Element? { count == 1 ? self[0] : nil }
}
