import SpecModel
import SpecText

extension MachineAssembler {
  /// The keys of names that two states at least have with different words in parentheses, and none without:
  /// "Idle (no tasks)" beside "Idle (tasks left)".
  static func variants(of states: [StateDraft]) -> Set<String> {
    var qualifiers: [String: String] = [:]
    var plain: Set<String> = []
    var found: Set<String> = []
    for state in states {
      guard let qualifier = state.qualifier else {
        plain.insert(state.key)
        continue
      }
      let words = Names.key(qualifier)
      guard !state.key.isEmpty, !words.isEmpty else { continue }
      if let other = qualifiers[state.key], other != words { found.insert(state.key) }
      qualifiers[state.key] = qualifiers[state.key] ?? words
    }
    return found.subtracting(plain)
  }

  /// The other one of two states of a name of which one is where a run begins: what leads to "Betting" leads to
  /// "Betting (after a hand)" and not back to "Betting (initial)".
  func enteredAgain(_ target: NameReference) -> StateID? {
    guard variants.contains(target.key) else { return nil }
    var starts: Set<StateID> = []
    var others: Set<StateID> = []
    for index in states.indices where states[index].key == target.key {
      guard let id = stateOfDraft[index], let qualifier = states[index].qualifier else { continue }
      if HeadingStates.starts.contains(qualifier.lowercased()) {
        starts.insert(id)
      } else {
        others.insert(id)
      }
    }
    return starts.isEmpty || others.count > 1 ? nil : others.first
  }
}
