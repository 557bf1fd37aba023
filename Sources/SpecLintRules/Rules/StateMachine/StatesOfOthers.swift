import SpecLint
import SpecModel
import SpecText

/// Names in rows that are states, or the names, of other machines of a document: "Error" of two screens, each with a
/// section "Error State". Which of them a row means, and whether it is entered or left, the rows do not tell.
struct StatesOfOthers {
  /// The machines that describe a state, by its key.
  private var described: [String: Set<String>] = [:]
  /// The machines by the words of their names without those for screens.
  private var named: [String: Set<String>] = [:]

  init(_ context: RuleContext) {
    guard context.spec.machines.count > 1 else { return }
    for machine in context.spec.machines {
      var isDescribed = false
      for state in machine.states where state.section != nil {
        described[state.key, default: []].insert(machine.key)
        isDescribed = true
      }
      guard isDescribed else { continue }
      named[Names.significantWords(machine.name).joined(separator: " "), default: []]
        .insert(machine.key)
    }
  }

  /// Whether a state that its own machine does not describe is one of another machine, or that machine itself.
  func contain(_ state: State, of machine: Machine) -> Bool {
    guard !described.isEmpty, state.kind == .external, state.section == nil else { return false }
    let words = Names.significantWords(state.name).joined(separator: " ")
    return [described[state.key], named[words]].contains { found in
      found.map { $0.count > 1 || !$0.contains(machine.key) } ?? false
    }
  }
}
