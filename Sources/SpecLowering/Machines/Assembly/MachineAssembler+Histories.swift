import SpecModel

extension MachineAssembler {
  /// Adds the changes back to the state before.
  mutating func addHistories(of draft: MatrixDraft) {
    for edge in draft.histories {
      let source = edge.source.map { state(for: $0) }
      let targets = statesBefore(source)
      guard let first = targets.first else { continue }
      let transition = edge.transition(from: source, to: first)
      append(.init(source: source, targets: targets, transition: transition))
    }
  }

  /// The states from which rows lead into a state; all others where none does. A row from any state leads from all but
  /// those that it leaves out and those that nothing leaves.
  private func statesBefore(_ state: StateID?) -> [StateID] {
    let others = machine.stateIDs.filter { $0 != state && !machine[$0].isMode }
    guard let state else { return others }
    let entering = machine.transitions.filter { $0.target == state && $0.source != state }
    guard !entering.isEmpty else { return others }
    var result: Set<StateID> = []
    for transition in entering {
      if let source = transition.source {
        result.insert(source)
        continue
      }
      let condition = transition.guardText?.text ?? ""
      let left = Set(WildcardRange.exceptions(condition, in: machine).map { StateID($0) })
      result.formUnion(
        others.filter { !isInside($0, left) && machine[$0].kind != .final })
    }
    return result.isEmpty ? others : result.sorted()
  }

  /// Whether a state, or one around it, is among some states.
  private func isInside(_ state: StateID, _ states: Set<StateID>) -> Bool {
    var current: StateID? = state
    var depth = 0
    while let id = current, depth <= 32 {
      if states.contains(id) { return true }
      current = machine[id].parent
      depth += 1
    }
    return false
  }
}
