public import SpecModel

extension Machine {
  /// Whether the document forbids a change from one state to another whatever happens.
  public func forbids(_ source: StateID, to target: StateID) -> Bool {
    prohibitions.contains { rule in
      rule.trigger == nil && rule.guardText == nil
        && (rule.source == nil || rule.source == source)
        && (rule.target == nil || rule.target == target)
    }
  }

  /// Whether the document forbids every change out of a state, which then is an end.
  public func forbidsAll(outOf state: StateID) -> Bool {
    guard !prohibitions.isEmpty, states.count > 1 else { return false }
    return stateIDs.allSatisfy { other in
      other == state || self[other].parent == state || self[other].kind == .external
        || forbids(state, to: other)
    }
  }
}
