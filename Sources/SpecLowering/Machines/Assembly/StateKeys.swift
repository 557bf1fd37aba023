import SpecText

/// The states of drafts by their names, made once for many tables that add to them.
struct StateKeys {
  /// The places of the states of each key, in order.
  private(set) var places: [String: [Int]] = [:]
  /// What stands in parentheses behind the names of each key.
  private(set) var variants: [String: Set<String>] = [:]
  /// The screens of states.
  private(set) var screens: Set<Int> = []
  /// The sections right above states that have sections themselves.
  private(set) var parents: Set<Int> = []
  /// Where the sections of screens begin.
  private(set) var screenSections: Set<UInt32> = []

  fileprivate mutating func add(_ state: StateDraft, at place: Int) {
    places[state.key, default: []].append(place)
    if let qualifier = state.qualifier { variants[state.key, default: []].insert(qualifier) }
    screens.insert(state.screen)
    if let section = state.section {
      parents.insert(state.parentSection)
      if state.isScreen { screenSections.insert(section.range.start) }
    }
  }
}

extension MachineDrafts {
  /// The states by their names, once they are sorted.
  var stateKeys: StateKeys {
    assert(sortedVersion == stateVersion, "the states have changed since they were sorted")
    return sortedKeys
  }

  /// Sorts the states by their names, unless nothing has changed since that was done.
  mutating func sortKeys() {
    guard sortedVersion != stateVersion else { return }
    sortedKeys = StateKeys()
    for place in states.indices { sortedKeys.add(states[place], at: place) }
    sortedVersion = stateVersion
  }

  /// Adds states to those that are sorted by their names.
  mutating func append(_ found: [StateDraft]) {
    sortKeys()
    for (number, state) in found.enumerated() { sortedKeys.add(state, at: states.count + number) }
    states += found
    sortedVersion = stateVersion
  }

  /// Changes states in what has nothing to do with their names and places.
  mutating func keepingKeys<Result>(_ change: (inout MachineDrafts) -> Result) -> Result {
    sortKeys()
    let result = change(&self)
    sortedVersion = stateVersion
    return result
  }

  /// The screen of the last state of a key.
  func screen(ofKey key: String) -> Int? { stateKeys.places[key]?.last.map { states[$0].screen } }
}
