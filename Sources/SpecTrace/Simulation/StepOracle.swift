import SpecModel

/// Tells which line of a simulated session is the first to break the spec, by walking over rows.
///
/// It shares nothing with the monitor but the compiled rows, so that each is a test of the other.
struct StepOracle {
  /// The first line that breaks the spec.
  struct Fault: Equatable {
    var index: Int
    var rule: TraceRule
  }

  let compiled: CompiledMachine
  let plan: ObligationPlan
  let machine: Int
  let settings: SessionSettings
  private let indices: [String: Int]

  init(
    compiled: CompiledMachine, plan: ObligationPlan, machine: Int, settings: SessionSettings
  ) {
    self.compiled = compiled
    self.plan = plan
    self.machine = machine
    self.settings = settings
    var indices: [String: Int] = [:]
    for (index, state) in compiled.machine.states.enumerated() { indices[state.name] = index }
    self.indices = indices
  }

  /// The first fault in the steps of a session; `nil` where all of them are legal.
  func fault(in lines: [SimulatedLine]) -> Fault? {
    var current: Int?
    for (index, line) in lines.enumerated() {
      switch line.content {
      case .state(let name): current = indices[name]
      case .step(let step):
        if let rule = rule(broken: step, in: current) { return Fault(index: index, rule: rule) }
        current = indices[step.target]
      default: continue
      }
    }
    return nil
  }

  // MARK: Triggers alone

  /// Whether `fault(inTriggers:)` knows all that a trigger may do: modes, parts and ways back have places of their own.
  var followsTriggers: Bool { !compiled.hasModes && !compiled.needsConfiguration }

  /// The first trigger that no row answers, where triggers alone tell where a session is.
  ///
  /// A recording of triggers cannot show that nothing happened, so each stands for a step.
  func fault(inTriggers lines: [SimulatedLine]) -> Fault? {
    var current = compiled.allStates
    for (index, line) in lines.enumerated() {
      switch line.content {
      case .state(let name): current = indices[name].map { compiled.closures[$0] } ?? current
      case .event(let name):
        let trigger = CompiledMachine.fold(name)
        guard compiled.edges.contains(where: { $0.triggers.contains(trigger) }) else { continue }
        let possible = withSilentSteps(current)
        current = answers(to: trigger, from: possible)
        guard current.isEmpty else { continue }
        current = possible.filter { !compiled.closedStates.contains($0) }
        if current.isEmpty { return Fault(index: index, rule: .undefinedTransition) }
      default: continue
      }
    }
    return nil
  }

  private func withSilentSteps(_ states: StateSet) -> StateSet {
    var (result, next) = (states, states)
    repeat {
      result = next
      for edge in compiled.edges where edge.triggers.isEmpty && edge.source.meets(result) {
        next.formUnion(edge.entered)
      }
    } while next != result
    return result
  }

  /// The states that a trigger may lead to: in each state the innermost rows answer.
  private func answers(to trigger: String, from states: StateSet) -> StateSet {
    var result = StateSet()
    for state in states.members {
      let rows = compiled.edges.filter {
        $0.source.contains(state) && ($0.triggers.isEmpty || $0.triggers.contains(trigger))
      }
      let depth = rows.map(\.depth).max()
      for row in rows where row.depth == depth && !row.triggers.isEmpty {
        result.formUnion(row.entered)
        // A row into the state around may have left the state inside as it is.
        if row.target.contains(state) { result.insert(state) }
      }
    }
    return result
  }

  // MARK: Steps

  private func rule(broken step: SimulatedLine.Step, in current: Int?) -> TraceRule? {
    guard let source = indices[step.source], let target = indices[step.target] else {
      return .undefinedState
    }
    if let current, !compiled.closures[current].meets(compiled.closures[source]) {
      return .discontinuity
    }
    let trigger = step.trigger.map(CompiledMachine.fold)
    if isForbidden(source, target, trigger) { return .forbidden }
    let leaving = compiled.edges.indices.filter {
      compiled.edges[$0].source.meets(compiled.closures[source])
    }
    let answering = leaving.filter { index in
      let triggers = compiled.edges[index].triggers
      return trigger.map { triggers.isEmpty || triggers.contains($0) } ?? true
    }
    let entering = { (index: Int) in
      compiled.edges[index].target.meets(compiled.closures[target])
    }
    let rows = answering.filter(entering)
    guard rows.isEmpty else { return durationFault(step, rows) }
    let isStated = answering.contains { !compiled.edges[$0].triggers.isEmpty }
    if trigger != nil, isStated { return .wrongTarget }
    if leaving.contains(where: entering) { return .wrongTrigger }
    let isClosed = compiled.closures[source].isSubset(of: compiled.closedStates)
    return isClosed ? .undefinedTransition : nil
  }

  private func durationFault(_ step: SimulatedLine.Step, _ rows: [Int]) -> TraceRule? {
    guard let duration = step.duration else { return nil }
    let demands = rows.compactMap { row -> Demand? in
      let obligation = plan.durations[machine][row]
      return obligation < 0 ? nil : plan.obligations[obligation].demand
    }
    let isKept = demands.contains { $0.measure(duration, settings) != .fail }
    return demands.isEmpty || isKept ? nil : .duration
  }

  private func isForbidden(_ source: Int, _ target: Int, _ trigger: String?) -> Bool {
    compiled.machine.prohibitions.contains { rule in
      guard rule.guardText == nil else { return false }
      if let from = rule.source, !compiled.closures[from.index].contains(source) { return false }
      if let to = rule.target {
        guard compiled.closures[to.index].contains(target) else { return false }
      } else if source == target {
        return false
      }
      guard let stated = rule.trigger else { return rule.source != nil || rule.target != nil }
      return Names.alternatives(of: stated.text).contains {
        CompiledMachine.fold($0) == trigger
      }
    }
  }
}
