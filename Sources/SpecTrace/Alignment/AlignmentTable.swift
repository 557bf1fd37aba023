import SpecModel

/// What the lines of sessions mean to one machine, each meaning compiled once.
struct AlignmentTable: Sendable {
  /// Finds the repairs.
  let aligner: Aligner
  /// What lines may do, each once.
  private var relations: [Relation] = []
  private var numbers: [Relation.Key: Int] = [:]
  /// By meaning: what a line does where triggers do not count, and where they do.
  private var meanings: [(loose: Int, strict: Int)] = []

  private var costs: CostTable
  private let compiled: CompiledMachine
  private let world: TraceOptions.World
  /// By judgement: its meaning; `nil` where none was asked for.
  private var steps: [Int?] = []
  private var others: [Other: Int] = [:]

  /// A line that is no step.
  enum Other: Hashable {
    case state(StateSet)
    case rows([Int])
    /// Lines are lost: a run may have gone over any rows.
    case hole
    /// A run ends and another one begins.
    case restart
    case unknown
    /// A step that was begun and may have been taken back.
    case optional(Int)
  }

  init(_ compiled: CompiledMachine, world: TraceOptions.World) {
    self.compiled = compiled
    self.world = world
    aligner = Aligner(
      stateCount: compiled.machine.states.count,
      edges: compiled.edges.map { (sources: $0.source, targets: $0.target) })
    costs = CostTable(stateCount: aligner.stateCount)
  }

  /// The cheapest repairs of a session; lines are indices of meanings.
  ///
  /// The order of states comes first; triggers count where that is right.
  mutating func align(start: [Int], lines: [Int]) -> Alignment {
    let found = aligner.align(
      start: start, lines: lines.map { meanings[$0].loose }, relations: relations, costs: &costs)
    guard found.cost == 0 else { return found }
    return aligner.align(
      start: start, lines: lines.map { meanings[$0].strict }, relations: relations, costs: &costs)
  }

  /// Index of the meaning of a step; `nil` where none was asked for before.
  func known(step index: Int) -> Int? { index < steps.count ? steps[index] : nil }

  /// Index of the meaning of a step.
  mutating func step(_ index: Int, _ judgement: StepJudgement) -> Int {
    if let known = known(step: index) { return known }
    let loose = append(relation(statesOf: judgement))
    let isLoose = judgement.outcome != .allowed && !relations[loose].isImpossible
    meanings.append((loose, isLoose ? append(relation(judgement)) : loose))
    let number = meanings.count - 1
    let missing = index + 1 - steps.count
    if missing > 0 { steps += Array(repeating: nil, count: missing) }
    steps[index] = number
    return number
  }

  private mutating func append(_ relation: Relation) -> Int {
    if let known = numbers[relation.key] { return known }
    relations.append(relation)
    numbers[relation.key] = relations.count - 1
    return relations.count - 1
  }

  /// Index of the meaning of a line that is no step.
  mutating func other(_ key: Other) -> Int {
    if let known = others[key] { return known }
    let number = append(relation(key))
    meanings.append((number, number))
    others[key] = meanings.count - 1
    return meanings.count - 1
  }

  private var none: [StateSet] {
    Array(repeating: StateSet(), count: compiled.machine.states.count)
  }

  /// What a step means whose trigger does not count.
  private func relation(statesOf judgement: StepJudgement) -> Relation {
    switch judgement.outcome {
    case .wrongTarget, .wrongTrigger, .undefined: break
    default: return relation(judgement)
    }
    var targets = none
    for edge in compiled.edges {
      let entered = edge.target.intersection(judgement.target)
      edge.source.intersection(judgement.source).forEach { targets[$0].formUnion(entered) }
    }
    return Relation(targets: targets)
  }

  private func relation(_ judgement: StepJudgement) -> Relation {
    var targets = none
    switch judgement.outcome {
    case .allowed:
      for index in judgement.edges {
        let edge = compiled.edges[index]
        let entered = edge.target.intersection(judgement.target)
        edge.source.intersection(judgement.source).forEach { targets[$0].formUnion(entered) }
      }
    case .unspecified:
      judgement.source.forEach { targets[$0].formUnion(judgement.target) }
    case .forbidden, .wrongTarget, .wrongTrigger, .undefined, .undefinedState: break
    }
    return Relation(targets: targets)
  }

  private func relation(_ key: Other) -> Relation {
    var targets = none
    switch key {
    case .state(let states):
      // Two state lines imply a step; a state line after a step confirms it.
      for edge in compiled.edges {
        let entered = edge.target.intersection(states)
        edge.source.forEach { targets[$0].formUnion(entered) }
      }
      for state in targets.indices {
        if states.contains(state) { targets[state].insert(state) }
        let isOpen = world == .open || world == .declared && !compiled.closedStates.contains(state)
        if isOpen { targets[state].formUnion(states) }
      }
    case .rows(let rows):
      for row in rows {
        compiled.edges[row].source.forEach { targets[$0].formUnion(compiled.edges[row].target) }
      }
    case .hole:
      for state in targets.indices {
        targets[state] = compiled.reachable(from: StateSet(CollectionOfOne(state)))
      }
      return Relation(targets: targets, isEvent: false)
    case .restart:
      return Relation(targets: targets.map { _ in compiled.allStates }, isEvent: false)
    case .optional(let step):
      targets = relations[meanings[step].loose].targets
      for state in targets.indices { targets[state].insert(state) }
    case .unknown: break
    }
    return Relation(targets: targets)
  }
}
