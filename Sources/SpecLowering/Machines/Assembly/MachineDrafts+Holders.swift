import SpecModel
import SpecSyntax
import SpecText

extension MachineDrafts {
  /// Takes out "Error State Template" where a row or another heading gives "Error": a template for a state is no second
  /// one.
  mutating func takeOutTemplates(in document: Document) {
    let source = document.source
    let templates = states.indices.filter { index in
      guard let start = states[index].section?.range.start else { return false }
      return StateName.isSheet(source.string(source.lineRange(source.lineIndex(of: Int(start)))))
    }
    guard !templates.isEmpty else { return }
    let counts = states.reduce(into: [:]) { $0[$1.key, default: 0] += 1 }
    let removed = Set(templates.filter { counts[states[$0].key, default: 0] > 1 })
    states = states.indices.filter { !removed.contains($0) }.map { states[$0] }
  }

  /// Takes out the screens of a catalogue that only hold states: nothing joins them, and each has a table or list of its
  /// own of which two rows or items at least have usual names of states, "Loading" and "Empty".
  ///
  /// - Complexity: O(states + edges), where rows tell states in two sections.
  mutating func takeOutHolders(in document: Document) {
    guard states.contains(where: \.isScreen) else { return }
    var held: [Int: Set<String>] = [:]
    // "States: loading, empty" is one line, told of a screen that is one.
    var places: [Int: Set<UInt32>] = [:]
    for state in states
    where state.section == nil && state.diagram == nil && StateWords.states.contains(state.key) {
      held[state.parentSection, default: []].insert(state.key)
      places[state.parentSection, default: []].insert(state.origin.range.start)
    }
    held = held.filter {
      $0.key > 0 && $0.value.count > 1 && places[$0.key, default: []].count > 1
    }
    guard held.count > 1 else { return }
    var holders: Set<UInt32> = []
    for section in held.keys { holders.insert(document.range(ofSection: section).start) }
    var members: [Int: [Int]] = [:]
    var others: Set<Int> = []
    for (index, state) in states.enumerated() where state.section != nil && state.parent == nil {
      guard state.isScreen, let start = state.section?.range.start, holders.contains(start) else {
        others.insert(state.parentSection)
        continue
      }
      members[state.parentSection, default: []].append(index)
    }
    let groups = members.filter { $0.value.count > 1 && !others.contains($0.key) }
    guard !groups.isEmpty else { return }
    let used = namesInUse
    var removed: Set<Int> = []
    for group in groups.values {
      let isJoined = group.contains { index in
        used.contains(states[index].key)
          || states[index].aliases.contains { used.contains(Names.key($0.text)) }
      }
      if !isJoined { removed.formUnion(group) }
    }
    guard !removed.isEmpty else { return }
    let kept = states.indices.filter { !removed.contains($0) }
    states = kept.map { states[$0] }
  }

  /// The keys of all names that a change, a prohibition or a state around another one uses.
  private var namesInUse: Set<String> {
    var used: Set<String> = []
    for matrix in matrices {
      for edge in matrix.edges + matrix.histories {
        if let source = edge.source { used.insert(source.key) }
        used.insert(edge.target.key)
      }
      for name in matrix.initial + matrix.ends { used.insert(name.key) }
      for rule in matrix.prohibited {
        if let source = rule.source { used.insert(source.key) }
        if let target = rule.target { used.insert(target.key) }
      }
    }
    for state in states {
      if let parent = state.parent { used.insert(Names.key(parent)) }
    }
    return used
  }
}
