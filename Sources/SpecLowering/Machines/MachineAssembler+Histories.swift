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

  /// The states from which rows lead into a state; all others where none does, or any state does.
  private func statesBefore(_ state: StateID?) -> [StateID] {
    let others = machine.stateIDs.filter { $0 != state && !machine[$0].isMode }
    guard let state else { return others }
    let entering = machine.transitions.filter { $0.target == state && $0.source != state }
    guard !entering.isEmpty, entering.allSatisfy({ $0.source != nil }) else { return others }
    return Set(entering.compactMap(\.source)).sorted()
  }
}
