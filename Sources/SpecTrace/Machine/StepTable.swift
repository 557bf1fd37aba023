import SpecModel

/// What a trace says about one step, as ids of names.
struct StepKey: Sendable, Hashable {
  /// The state that is left; `none` where the trace does not say.
  var source: NameID
  /// The state that is entered.
  var target: NameID
  /// The trigger; `none` where the trace does not say.
  var trigger: NameID
}

/// What the spec says about a step.
enum StepOutcome: Sendable, Equatable {
  /// A row allows it.
  case allowed
  /// The spec forbids it.
  case forbidden(prohibition: Int)
  /// A row with the same source and trigger has another target.
  case wrongTarget
  /// A row with the same source and target has another trigger.
  case wrongTrigger
  /// The source has rows, and none of them allows the step.
  case undefined
  /// No row speaks of the source.
  case unspecified
  /// A name is none of the machine's states.
  case undefinedState(NameID)
}

/// A step and what the spec says about it.
struct StepJudgement: Sendable {
  /// The step.
  var key: StepKey
  /// What the spec says.
  var outcome: StepOutcome
  /// The states that may be left.
  var source: StateSet
  /// The states that may be entered.
  var target: StateSet
  /// The states that are named, for coverage.
  var named: [Int]
  /// The rows that allow it, or that contradict it.
  var edges: [Int]
}

/// Judges each distinct step of a trace once.
struct StepTable: Sendable {
  /// The machine.
  let compiled: CompiledMachine
  /// Whether a state with a way out has no others, and what holds for the rest.
  let world: TraceOptions.World
  /// The judgements in order of first sight.
  private(set) var judgements: [StepJudgement] = []

  private let names: StateNames
  private let bindings: [String: String]
  private var indices: [StepKey: Int] = [:]
  private var states: [NameID: StateNames.Match?] = [:]
  private var triggers: [NameID: String] = [:]
  /// By states: those that are reached over rows without a trigger.
  private var unseen: [StateSet: StateSet] = [:]
  /// The last step of each hash, so that steps that recur cost no hashing.
  private var recent: [(key: StepKey, index: Int)]

  /// Prepares a table for a machine.
  init(_ compiled: CompiledMachine, options: TraceOptions) {
    self.compiled = compiled
    world = options.world
    bindings = options.bindings
    names = StateNames(compiled, bindings: options.bindings)
    let blank = StepKey(source: .min, target: .min, trigger: .min)
    recent = Array(repeating: (blank, 0), count: 256)
  }

  /// Index of the judgement on a step.
  mutating func judgement(of key: StepKey, _ log: borrowing NameTable) -> Int {
    let slot = Int(key.source &* 31 ^ key.target &* 7 ^ key.trigger) & 255
    if recent[slot].key == key { return recent[slot].index }
    if let index = indices[key] {
      recent[slot] = (key, index)
      return index
    }
    let index = judgements.count
    judgements.append(judge(key, log))
    indices[key] = index
    return index
  }

  /// The states that a name stands for.
  mutating func match(_ name: NameID, _ log: borrowing NameTable) -> StateNames.Match? {
    if let known = states[name] { return known }
    let match = names.match(log[name])
    states[name] = .some(match)
    return match
  }

  /// The trigger behind a name in the form in which triggers are compared.
  mutating func trigger(_ name: NameID, _ log: borrowing NameTable) -> String {
    if let known = triggers[name] { return known }
    let text = log[name]
    let folded = CompiledMachine.fold(bindings[text] ?? text)
    triggers[name] = folded
    return folded
  }

  /// The names that were matched with states, with their rules.
  var matches: [(name: NameID, match: StateNames.Match)] {
    states.compactMap { name, match in match.map { (name, $0) } }.sorted { $0.name < $1.name }
  }

  /// Takes over what names were found to stand for.
  mutating func adopt(_ matches: [(NameID, StateNames.Match)]) {
    for (name, match) in matches { states[name] = .some(match) }
  }

  /// Index of a judgement that was made elsewhere.
  mutating func index(of judgement: StepJudgement) -> Int {
    if let index = indices[judgement.key] { return index }
    judgements.append(judgement)
    indices[judgement.key] = judgements.count - 1
    return judgements.count - 1
  }

  private mutating func judge(_ key: StepKey, _ log: borrowing NameTable) -> StepJudgement {
    var result = StepJudgement(
      key: key, outcome: .allowed, source: compiled.allStates, target: compiled.allStates,
      named: [], edges: [])
    for (name, path) in [(key.source, \StepJudgement.source), (key.target, \.target)]
    where name >= 0 {
      guard let match = match(name, log) else {
        result.outcome = .undefinedState(name)
        continue
      }
      result[keyPath: path] = match.states
      result.named += match.named
    }
    if case .undefinedState = result.outcome { return result }
    let trigger = key.trigger >= 0 ? self.trigger(key.trigger, log) : nil
    (result.outcome, result.edges) = relation(result.source, result.target, trigger)
    return result
  }

  private func relation(
    _ source: StateSet, _ target: StateSet, _ trigger: String?
  ) -> (StepOutcome, [Int]) {
    if let index = prohibition(source, target, trigger) {
      return (.forbidden(prohibition: index), [])
    }
    let leaving = enabled(source, trigger)
    let allowed = leaving.filter { compiled.edges[$0].target.meets(target) }
    if !allowed.isEmpty { return (.allowed, allowed) }
    if world == .open { return (.unspecified, []) }
    if trigger != nil, !leaving.isEmpty {
      let stating = leaving.filter { !compiled.edges[$0].triggers.isEmpty }
      if !stating.isEmpty { return (.wrongTarget, stating) }
    }
    let pairs = compiled.edges.indices.filter {
      compiled.edges[$0].source.meets(source) && compiled.edges[$0].target.meets(target)
    }
    if !pairs.isEmpty { return (.wrongTrigger, pairs) }
    let isClosed = world == .closed || source.isSubset(of: compiled.closedStates)
    return (isClosed ? .undefined : .unspecified, [])
  }

  /// All states that rows without a trigger may lead to, which events alone do not show; those given are included.
  mutating func reachableUnseen(from states: StateSet) -> StateSet {
    guard !compiled.silentEdges.isEmpty else { return states }
    if let known = unseen[states] { return known }
    let found = compiled.reachableUnseen(from: states)
    unseen[states] = found
    return found
  }

  /// The rows that a trigger takes from some states: for each state, the innermost.
  func enabled(_ source: StateSet, _ trigger: String?) -> [Int] {
    let matching = compiled.edges.indices.filter { index in
      let edge = compiled.edges[index]
      guard edge.source.meets(source) else { return false }
      guard let trigger, !edge.triggers.isEmpty else { return true }
      return edge.triggers.contains(trigger)
    }
    guard trigger != nil, matching.count > 1 else { return matching }
    return matching.filter { index in
      let edge = compiled.edges[index]
      return edge.source.intersection(source).members.contains { state in
        !matching.contains {
          compiled.edges[$0].depth > edge.depth && compiled.edges[$0].source.contains(state)
        }
      }
    }
  }

  private func prohibition(_ source: StateSet, _ target: StateSet, _ trigger: String?) -> Int? {
    compiled.machine.prohibitions.firstIndex { rule in
      // A trace does not tell whether a condition in words holds.
      guard rule.guardText == nil else { return false }
      let leaves = rule.source.map { source.isSubset(of: compiled.closures[$0.index]) } ?? true
      // A trigger that must do nothing may come as long as the run stays where it is.
      let enters =
        rule.target.map { target.isSubset(of: compiled.closures[$0.index]) }
        ?? (target != compiled.allStates && !target.isSubset(of: source))
      guard leaves, enters else { return false }
      guard let stated = rule.trigger else { return rule.source != nil || rule.target != nil }
      guard let trigger else { return false }
      return Names.alternatives(of: stated.text).contains { CompiledMachine.fold($0) == trigger }
    }
  }
}
