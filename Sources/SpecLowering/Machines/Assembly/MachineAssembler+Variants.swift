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
}
