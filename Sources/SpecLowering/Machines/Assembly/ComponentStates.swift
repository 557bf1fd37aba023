import SpecModel
import SpecSyntax
import SpecText

/// Keeps the states of a control (hover, pressed, disabled) apart from those of the screen around it.
///
/// States that a matrix names stay where its other names are; modes belong to the screen.
enum ComponentStates {
  /// The machine of the screen and, where it holds states of controls, one for each section of such states.
  static func apart(
    _ group: MachineScopes.Group, in document: Document
  ) -> [MachineScopes.Group] {
    let states = group.states
    let titled = titledSections(of: states, in: document)
    guard !titled.isEmpty || states.contains(where: isInteraction) else { return [group] }
    let tied = group.matrices.reduce(into: Set<String>()) {
      $0.formUnion(MachineScopes.keys(of: $1))
    }
    let sections = controlSections(of: states)
    let nouns = controlNouns(of: states)
    var screen: [StateDraft] = []
    var controls: [(section: Int, states: [StateDraft])] = []
    var controlAt: [Int: Int] = [:]
    for state in states {
      let isMoved =
        !tied.contains(state.key) && state.parent == nil && !StateMode.isMode(state)
        && (titled.contains(state.parentSection) || sections.contains(state.parentSection)
          || Names.words(state.name).contains(where: nouns.contains))
      guard isMoved else {
        screen.append(state)
        continue
      }
      if let index = controlAt[state.parentSection] {
        controls[index].states.append(state)
      } else {
        controlAt[state.parentSection] = controls.count
        controls.append((state.parentSection, [state]))
      }
    }
    guard !titled.isEmpty || screen.contains(where: isOfScreen), !screen.isEmpty, !controls.isEmpty
    else { return [group] }
    var result = group
    result.states = screen
    return [result]
      + controls.map { section, states in
        titled.contains(section)
          ? MachineScopes.Group(
            screen: section, states: states, matrices: [], origin: states[0].origin)
          : make(section, states, in: document)
      }
  }

  private static func make(
    _ section: Int, _ states: [StateDraft], in document: Document
  ) -> MachineScopes.Group {
    let title = section > 0 ? StateName.withoutNumbering(document.title(ofSection: section)) : ""
    return MachineScopes.Group(
      screen: section, states: states, matrices: [], origin: states[0].origin,
      about: title.isEmpty ? "Interaction" : "\(title): interaction")
  }

  /// The sections all of whose states a control may have, with two at least that only a control has.
  private static func controlSections(of states: [StateDraft]) -> Set<Int> {
    var counts: [Int: Int] = [:]
    var others: Set<Int> = []
    for state in states where !StateMode.isMode(state) {
      if isInteraction(state) {
        counts[state.parentSection, default: 0] += 1
      } else if !isNeutral(state) {
        others.insert(state.parentSection)
      }
    }
    return Set(counts.keys.filter { (counts[$0] ?? 0) > 1 && !others.contains($0) })
  }

  /// The controls that two states at least name beside an interaction: "Button Hover", "Button Press".
  private static func controlNouns(of states: [StateDraft]) -> Set<String> {
    var counts: [String: Int] = [:]
    for state in states where isInteraction(state) {
      let words = Names.words(state.name)
      guard words.count > 1 else { continue }
      for word in words
      where !StateWords.states.contains(word) && !StateWords.interactions.contains(word) {
        counts[word, default: 0] += 1
      }
    }
    return Set(counts.keys.filter { (counts[$0] ?? 0) > 1 })
  }

  private static func isInteraction(_ state: StateDraft) -> Bool {
    !StateMode.isMode(state)
      && !StateWords.interactions.isDisjoint(with: Names.words(state.name))
  }

  private static func isNeutral(_ state: StateDraft) -> Bool {
    StateWords.neutral.contains(state.key)
  }

  /// Whether only a screen has such a state: nothing to show, no network, a first visit.
  private static func isOfScreen(_ state: StateDraft) -> Bool {
    let words = Names.words(state.name)
    return !StateWords.screenOnly.isDisjoint(with: words)
      || words.first == "no" || StateVocabulary.contains(words, ["first", "time"])
  }
}
