import SpecModel
import SpecText

/// Builds one machine from the states and matrices that belong together.
struct MachineAssembler {
  private(set) var machine: Machine
  private let drafts: MachineDrafts
  let states: [StateDraft]
  private let options: LoweringOptions
  private var resolver: NameResolver
  private var keys: Set<String> = []
  /// The state of a name that was resolved before, by the name's folded key.
  private var known: [String: StateID] = [:]
  private(set) var stateOfDraft: [Int: StateID] = [:]
  /// The first draft of each folded name.
  private var firstDraft: [String: Int] = [:]
  /// The keys of names that several states have, which only what stands in parentheses tells apart.
  let variants: Set<String>
  private var retellings = Retellings()

  init(
    key: String, name: String, origin: Origin, states: [StateDraft], drafts: MachineDrafts,
    options: LoweringOptions
  ) {
    machine = Machine(key: key, name: name, origin: origin)
    self.states = states
    self.drafts = drafts
    self.options = options
    variants = Self.variants(of: states)
    resolver = NameResolver(aliases: options.aliases)
  }

  /// Adds the declared states, then the matrices, then decides the initial state.
  mutating func assemble(_ matrices: [MatrixDraft]) {
    for draft in states.indices { declare(draft) }
    declareGroups()
    nest()
    for edge in matrices.lazy.filter({ $0.form == "drawing" }).flatMap(\.edges) {
      if let source = edge.source { resolver.addDrawn(source.text) }
      resolver.addDrawn(edge.target.text)
    }
    for matrix in matrices { add(matrix) }
    markTitledEnds()
    for rule in matrices.flatMap(\.prohibited) where !rule.isEmpty { forbid(rule) }
    for matrix in matrices { addHistories(of: matrix) }
    addPinnedAliases()
    machine.initial = nil
    decideInitial(matrices)
    addEntries(matrices)
    markEnds(matrices)
    nameEndMarks()
  }

  /// Spellings that the author pins count also where the document itself never uses them.
  private mutating func addPinnedAliases() {
    for (alias, name) in options.aliases.sorted(by: { $0.key < $1.key }) {
      let key = Names.key(name)
      for index in machine.states.indices {
        let state = machine.states[index]
        let own = [state.name] + state.aliases.map(\.text)
        let isMeant = own.contains { Names.key($0) == key }
        guard isMeant, !own.contains(where: { Names.key($0) == Names.key(alias) }) else { continue }
        machine.states[index].aliases.append(LocatedText(alias, state.origin))
      }
    }
  }

  // MARK: Declared states

  private mutating func declare(_ index: Int) {
    let draft = states[index]
    let full = draft.fullName
    if let id = declaredAgain(draft) {
      stateOfDraft[index] = id
      return
    }
    let isTaken = keys.contains(draft.key)
    let isVariant = variants.contains(draft.key)
    let id = append(
      name: isTaken || isVariant ? full : draft.name, kind: draft.kind,
      provenance: draft.provenance, origin: draft.origin)
    machine.states[id.index].section = draft.section
    machine.states[id.index].context = draft.context
    machine.states[id.index].aliases = draft.aliases.filter {
      $0.text != machine.states[id.index].name
    }
    machine.states[id.index].isMode = StateMode.isMode(draft)
    stateOfDraft[index] = id
    if isVariant {
      firstDraft[Names.key(full)] = index
      // The name alone means the first of them.
      if firstDraft[draft.key] == nil {
        machine.states[id.index].aliases.append(LocatedText(draft.name, draft.origin))
      }
    }
    if !isTaken, firstDraft[draft.key] == nil { firstDraft[draft.key] = index }
    resolver.add(draft.name, states: [id])
    if draft.qualifier != nil { resolver.add(full, states: [id]) }
    for alias in draft.aliases { resolver.add(alias.text, states: [id]) }
    if let ordinal = draft.ordinal { resolver.addOrdinal(ordinal, state: id) }
  }

  /// The state that an earlier draft of the same name and qualifier made; what this draft knows more is added to it.
  private mutating func declaredAgain(_ draft: StateDraft) -> StateID? {
    var key = draft.key
    if variants.contains(key), draft.qualifier != nil { key = Names.key(draft.fullName) }
    guard !key.isEmpty, let first = firstDraft[key], let id = stateOfDraft[first],
      states[first].qualifier == draft.qualifier || draft.qualifier == nil
    else { return nil }
    let index = id.index
    if machine.states[index].section == nil { machine.states[index].section = draft.section }
    if machine.states[index].context == nil { machine.states[index].context = draft.context }
    if draft.kind != .atomic { machine.states[index].kind = draft.kind }
    return id
  }

  private mutating func declareGroups() {
    for (index, group) in drafts.groups.enumerated() {
      let members = states.indices.filter { states[$0].group == index }
        .compactMap { stateOfDraft[$0] }
      if !members.isEmpty { resolver.add(group.name, states: members, isGroup: true) }
    }
  }

  /// Puts states into the states around them; a state around itself is left where it is.
  private mutating func nest() {
    guard states.contains(where: { $0.parent != nil }) else { return }
    let places = Dictionary(zip(states.map(\.name), states.indices)) { first, _ in first }
    for (index, draft) in states.enumerated() {
      guard let name = draft.parent, let id = stateOfDraft[index], let outer = places[name],
        let parent = stateOfDraft[outer],
        // A row may stand before the diagram that draws what is around its state.
        parent < id || draft.diagram == nil && states[outer].diagram != nil && !isIn(id, parent)
      else { continue }
      machine.states[id.index].parent = parent
      machine.states[id.index].region = draft.region
      if draft.beginsParent { machine.states[id.index].isInitial = true }
      machine.states[parent.index].kind = .composite
    }
  }

  /// Whether a state is another one or stands in it.
  private func isIn(_ outer: StateID, _ state: StateID) -> Bool {
    var current: StateID? = state
    while let id = current {
      if id == outer { return true }
      current = machine.states[id.index].parent
    }
    return false
  }

  private mutating func append(
    name: String, kind: State.Kind, provenance: Provenance, origin: Origin
  ) -> StateID {
    var key = Names.key(name)
    if key.isEmpty { key = "state" }
    if keys.contains(key) {
      var number = 2
      while keys.contains("\(key)-\(number)") { number += 1 }
      key = "\(key)-\(number)"
    }
    keys.insert(key)
    let id = StateID(machine.states.count)
    machine.states.append(
      State(
        key: key, name: Self.closed(name), kind: kind, provenance: provenance, origin: origin))
    return id
  }

  /// A name whose one quotation mark, in front of its last words, is closed, "Round "over"", and without those around
  /// all of it.
  private static func closed(_ name: String) -> String {
    if let bare = unquoted(name) { return bare }
    guard let mark = name.utf8.firstIndex(of: ASCII.quote), mark > name.utf8.startIndex,
      name.utf8.lastIndex(of: ASCII.quote) == mark,
      case let blank = name.utf8.index(before: mark), name.utf8[blank] == ASCII.space,
      blank > name.utf8.startIndex,
      !ASCII.isDigit(name.utf8[name.utf8.index(before: blank)]),
      name.utf8.index(after: mark) < name.utf8.endIndex
    else { return name }
    return name + "\""
  }

  /// The words of a name between quotation marks, of which a trimmed heading may have lost the second.
  private static func unquoted(_ name: String) -> String? {
    guard name.utf8.first == ASCII.quote, name.utf8.count > 3 else { return nil }
    let rest = name.dropFirst()
    guard let mark = rest.utf8.firstIndex(of: ASCII.quote) else { return String(rest) }
    return rest.utf8.index(after: mark) == rest.utf8.endIndex ? String(rest.dropLast()) : nil
  }

  // MARK: Matrices

  private mutating func add(_ draft: MatrixDraft) {
    let number = machine.matrices.count
    let draftNumber = retellings.nextMatrix()
    machine.supportingLines += draft.supportingLines
    if draft.isClosed {
      machine.matrices.append(Machine.Matrix(form: draft.form, origin: draft.origin))
    }
    for edge in draft.edges {
      let source = edge.source.map { state(for: $0) }
      let again = edge.source == nil ? nil : enteredAgain(edge.target)
      let target = again ?? state(for: edge.target)
      var transition = edge.transition(from: source, to: target)
      transition.matrix = draft.isClosed ? number : nil
      retellings.add(transition, of: draftNumber, to: &machine)
    }
  }

  /// Puts "Visual(Line)" into the state "Visual".
  private mutating func nestVariant(_ id: StateID) {
    guard let base = NameResolver.base(ofVariant: machine[id].name),
      case .state(let whole, .folded, _) = resolver.resolve(base), machine[whole].parent == nil
    else { return }
    machine.states[id.index].parent = whole
    machine.states[whole.index].kind = .composite
  }

  /// Adds a change that is forbidden.
  mutating func append(_ prohibition: Machine.Prohibition) {
    machine.prohibitions.append(prohibition)
  }

  /// Adds a change back to the state before.
  mutating func append(_ history: Machine.History) {
    machine.histories.append(history)
  }

  /// The states that a name means without any change to them; `nil` where the machine does not know it.
  func statesKnown(as reference: NameReference) -> [StateID]? {
    if let id = known[reference.key] { return [id] }
    switch resolver.resolve(reference.text) {
    case .state(let id, _, _): return [id]
    case .group(let group): return group.states
    case .ambiguous, .unknown: return nil
    }
  }

  /// A state that only a prohibition names.
  mutating func external(_ reference: NameReference) -> StateID {
    let id = append(
      name: reference.text, kind: .external, provenance: .declared, origin: reference.origin)
    known[reference.key] = id
    return id
  }

  /// The state that a name means; a name that nothing declares becomes an external state.
  mutating func state(for reference: NameReference) -> StateID {
    let key = reference.key
    if let id = known[key] { return id }
    let id = resolve(reference)
    known[key] = id
    return id
  }

  private mutating func resolve(_ reference: NameReference) -> StateID {
    let located = LocatedText(reference.text, reference.origin)
    switch resolver.resolve(reference.text) {
    case .state(let id, let rule, let reason):
      let old = machine.states[id.index].name
      if old != reference.text {
        rename(id, to: located, rule: rule)
        machine.matches.append(.init(name: located, states: [id], rule: rule, reason: reason))
      }
      return id
    case .group(let group):
      let id = append(
        name: reference.text, kind: .composite, provenance: .declared,
        origin: groupOrigin(group) ?? reference.origin)
      for member in group.states where machine.states[member.index].parent == nil {
        machine.states[member.index].parent = id
      }
      let names = group.states.map { "'\(machine[$0].name)'" }.joined(separator: " and ")
      machine.matches.append(
        .init(
          name: located, states: group.states, rule: .ambiguous,
          reason: "the heading '\(group.name)' groups \(names)"))
      return id
    case .ambiguous(let candidates):
      let id = append(
        name: reference.text, kind: .external, provenance: .declared, origin: reference.origin)
      let names = candidates.map { "'\(machine[$0].name)'" }.joined(separator: " and ")
      machine.matches.append(
        .init(
          name: located, states: candidates, rule: .ambiguous,
          reason: "its words stand in \(names)"))
      return id
    case .unknown:
      if let id = pinnedState(for: reference) { return id }
      let id = append(
        name: reference.text, kind: .external, provenance: .declared, origin: reference.origin)
      nestVariant(id)
      return id
    }
  }

  /// The state that the author pins for a name that no heading declares; it begins here if no row has named it.
  private mutating func pinnedState(for reference: NameReference) -> StateID? {
    let key = reference.key
    let pinned = options.aliases.filter { Names.key($0.key) == key }.min { $0.key < $1.key }
    guard let name = pinned?.value,
      Names.key(name) != key
    else { return nil }
    let id =
      known[Names.key(name)]
      ?? append(name: name, kind: .external, provenance: .declared, origin: reference.origin)
    known[Names.key(name)] = id
    let located = LocatedText(reference.text, reference.origin)
    rename(id, to: located, rule: .pinned)
    machine.matches.append(
      .init(
        name: located, states: [id], rule: .pinned,
        reason: "pinned as an alias of '\(machine[id].name)'"))
    return id
  }

  private func groupOrigin(_ group: NameResolver.Candidate) -> Origin? {
    drafts.groups.first { $0.name == group.name }?.origin
  }

  /// Takes the matrix's name for a state and keeps the heading's as an alias, so that reports speak as the matrix does.
  private mutating func rename(
    _ id: StateID, to name: LocatedText, rule: Machine.NameMatch.Rule
  ) {
    let state = machine.states[id.index]
    // A name with more words tells more than the state's own name.
    let isLonger =
      Names.significantWords(name.text).count > Names.significantWords(state.name).count
    guard rule != .pinned, !isLonger, Names.key(state.name) != Names.key(name.text),
      !variants.contains(Names.key(name.text)), !isOfAddress(state)
    else {
      if !state.aliases.contains(where: { $0.text == name.text }) {
        machine.states[id.index].aliases.append(name)
      }
      return
    }
    let key = Names.key(name.text)
    guard !keys.contains(key) else { return }
    keys.remove(state.key)
    keys.insert(key)
    machine.states[id.index].aliases.insert(LocatedText(state.name, state.origin), at: 0)
    machine.states[id.index].name = name.text
    machine.states[id.index].key = key
  }

  /// Whether a list of screens gives a state of two words at least its route: it is called there as everywhere.
  private func isOfAddress(_ state: State) -> Bool {
    Names.wordCount(state.name) > 1 && state.aliases.contains { $0.text.hasPrefix("/") }
  }

  // MARK: Initial state

  /// The states of a table that further rows from outside enter.
  private mutating func addEntries(_ matrices: [MatrixDraft]) {
    for mark in matrices.filter({ $0.form == "table" }).flatMap(\.initial) {
      guard let id = known[Names.key(mark.text)] else { continue }
      // What such a row says is in the model, though it is no transition.
      machine.supportingLines.append(mark.origin)
      guard id != machine.initial,
        !machine.otherEntries.contains(id)
      else { continue }
      machine.otherEntries.append(id)
    }
  }

  /// States that a diagram or chart ends with are final, also where a table or a section declares them.
  private mutating func markEnds(_ matrices: [MatrixDraft]) {
    for index in machine.states.indices
    where machine.states[index].kind == .external && machine.states[index].name == "[*]" {
      machine.states[index].kind = .final
    }
    for matrix in matrices {
      for mark in matrix.ends {
        guard let id = known[Names.key(mark.text)],
          machine[id].kind == .atomic || matrix.form == "code" && machine[id].kind == .external,
          !machine.transitions.contains(where: { $0.source == id })
        else { continue }
        machine.states[id.index].kind = .final
      }
    }
  }

  /// End marks of diagrams have the name that is drawn, though a start mark has it as well; their keys tell them apart.
  private mutating func nameEndMarks() {
    for index in machine.states.indices where machine.states[index].kind == .final {
      guard let name = DiagramGraph.drawnName(ofEnd: machine.states[index].name) else { continue }
      machine.states[index].name = name
      machine.states[index].aliases.removeAll { $0.text == name }
    }
  }

  /// States whose heading calls them final: "Gone State (final)".
  private mutating func markTitledEnds() {
    for (index, draft) in states.enumerated() {
      guard let qualifier = draft.qualifier?.lowercased(),
        CellVocabulary.finalTitles.contains(qualifier), let id = stateOfDraft[index],
        machine[id].kind == .atomic,
        !machine.transitions.contains(where: { $0.source == id })
      else { continue }
      machine.states[id.index].kind = .final
    }
  }

  private mutating func decideInitial(_ matrices: [MatrixDraft]) {
    if let pinned = options.initial, let id = find(pinned) {
      machine.initial = id
      machine.initialReason = .pinned
    } else if let mark = matrices.flatMap(\.initial).first {
      machine.initial = state(for: mark)
      machine.initialReason = .marked
    } else if let index = states.firstIndex(where: \.isInitial), let id = stateOfDraft[index] {
      machine.initial = top(id)
      machine.initialReason = .marked
    } else if let id = inferredInitial() {
      machine.initial = id
      machine.initialReason = .inferred
    }
  }

  private func find(_ name: String) -> StateID? {
    let key = Names.key(name)
    if let id = known[key] { return id }
    return machine.stateIDs.first {
      machine[$0].key == key || machine[$0].aliases.contains { Names.key($0.text) == key }
    }
  }

  /// The outermost state around a state that takes part in the transitions, or the state itself.
  private func top(_ id: StateID) -> StateID {
    var current = id
    while let parent = machine[current].parent { current = parent }
    return current
  }

  /// A state whose name or condition speaks of a launch, else the source of the first row.
  private func inferredInitial() -> StateID? {
    let launch = machine.stateIDs.filter { id in
      let speaksOfLaunch = { (text: String) in StateVocabulary.launchPhrases.occur(in: text) }
      return speaksOfLaunch(machine[id].name)
        || machine[id].aliases.contains { speaksOfLaunch($0.text) }
        || machine[id].context.map { speaksOfLaunch($0.text) } == true
    }
    let tops = Set(launch.filter { !isEnteredFromAny($0) }.map(top)).sorted()
    if tops.count == 1 { return tops[0] }
    return machine.transitions.first { !$0.isArrival }?.source
  }

  /// Whether nothing but any state leads to a state, and it leads nowhere: "relaunched after a crash" begins no run.
  private func isEnteredFromAny(_ id: StateID) -> Bool {
    var isEntered = false
    for change in machine.transitions where !change.isArrival {
      if change.source == id || change.target == id && change.source != nil { return false }
      if change.target == id { isEntered = true }
    }
    return isEntered
  }
}
