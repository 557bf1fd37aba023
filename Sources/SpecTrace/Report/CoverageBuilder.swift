import SpecModel

/// Counts how much of the machines and demands a trace showed.
struct CoverageBuilder {
  let monitor: Monitor

  /// The coverage of all machines that sessions were checked against; of all where there are none.
  func coverage() -> TraceReport.Coverage {
    var result = TraceReport.Coverage()
    for index in monitor.machines.indices where isUsed(index) {
      let reached = reached(index)
      addStates(index, reached, to: &result.states)
      addEdges(index, reached, to: &result)
      addCells(index, reached, to: &result.cells)
    }
    addBoundaries(to: &result.boundaries)
    for (index, obligation) in monitor.plan.obligations.enumerated()
    where obligation.kind != .transition && isRelevant(obligation.document) {
      let text = obligation.demand.map { "\(obligation.label) (\(Self.text($0, obligation)))" }
      Self.add(
        text ?? obligation.label, isCovered: monitor.tally.counts[index].judged > 0,
        to: &result.constraints)
    }
    return result
  }

  // MARK: Cells and bounds

  /// Beyond that, cells are too many to be listed.
  private static let cellLimit = 2000

  private func addCells(
    _ machine: Int, _ reached: StateSet, to share: inout TraceReport.Share
  ) {
    let compiled = monitor.machines[machine]
    var triggers: [String] = []
    for edge in compiled.edges {
      // A cell that names alternatives also accepts its own text, which is no trigger of its own.
      let text = compiled.machine.transitions[edge.transition].trigger?.text ?? ""
      let whole = edge.triggers.count > 1 ? CompiledMachine.fold(text) : ""
      for trigger in edge.triggers where trigger != whole && !triggers.contains(trigger) {
        triggers.append(trigger)
      }
    }
    let states = compiled.machine.states.indices.filter { !compiled.machine.states[$0].isMode }
    guard states.count * triggers.count <= Self.cellLimit else { return }
    let shown = shownCells(machine)
    for state in states {
      for trigger in triggers {
        let isAnswered = compiled.edges.contains {
          $0.source.contains(state) && $0.triggers.contains(trigger)
        }
        Self.add(
          "\(compiled.name(state)) : \(trigger)\(isAnswered ? "" : " (no row)")",
          isCovered: shown.contains(Cell(state: state, trigger: trigger)),
          isReachable: reached.contains(state), to: &share)
      }
    }
  }

  private struct Cell: Hashable {
    var state: Int
    var trigger: String
  }

  /// The triggers that came in a known state, with a step or without one.
  private func shownCells(_ machine: Int) -> Set<Cell> {
    var table = monitor.tables[machine]
    let tally = monitor.tally.machines[machine]
    var cells: Set<Cell> = []
    for index in tally.judgements.indices where tally.judgements[index] > 0 {
      let judgement = table.judgements[index]
      let states = monitor.machines[machine].outermost(judgement.source)
      guard judgement.key.trigger >= 0, states.count == 1 else { continue }
      let trigger = table.trigger(judgement.key.trigger, monitor.log.names)
      cells.insert(Cell(state: states[0], trigger: trigger))
    }
    for cell in tally.cells {
      cells.insert(Cell(state: cell.state, trigger: table.trigger(cell.trigger, monitor.log.names)))
    }
    return cells
  }

  /// A bound says little as long as no value came near to it.
  private func addBoundaries(to share: inout TraceReport.Share) {
    for (index, obligation) in monitor.plan.obligations.enumerated()
    where isRelevant(obligation.document) && obligation.kind != .frameRate {
      guard let demand = obligation.demand, demand.quantity.exact == nil else { continue }
      let values = monitor.tally.values[index]
      let isNear: Bool
      if let upper = demand.quantity.max {
        isNear = values.hasValue(above: 0.8 * upper, upTo: upper)
      } else if let lower = demand.quantity.min {
        isNear = values.hasValue(above: lower, upTo: 1.2 * lower)
      } else {
        continue
      }
      Self.add("\(obligation.label) (\(demand.text))", isCovered: isNear, to: &share)
    }
  }

  private static func text(_ demand: Demand, _ obligation: Obligation) -> String {
    guard obligation.kind == .frameRate else { return demand.text }
    return "\(Numbers.text(demand.quantity.min ?? 0)) fps"
  }

  private func isUsed(_ machine: Int) -> Bool {
    monitor.tally.machines[machine].sessions > 0
      || !monitor.tally.machines.contains { $0.sessions > 0 }
  }

  /// Whether a document has a used machine, or none at all.
  private func isRelevant(_ document: Int) -> Bool {
    let machines = monitor.machines.indices.filter { monitor.machines[$0].document == document }
    return machines.isEmpty || machines.contains { isUsed($0) }
  }

  /// The states that a run can reach, or that a session was in all the same.
  private func reached(_ machine: Int) -> StateSet {
    let compiled = monitor.machines[machine]
    guard let initial = compiled.machine.initial, compiled.closures.indices.contains(initial.index)
    else { return compiled.allStates }
    let start = compiled.closures[initial.index].union(visited(machine))
    return compiled.withAncestors(compiled.reachable(from: start))
  }

  private func visited(_ machine: Int) -> StateSet {
    monitor.machines[machine].withAncestors(monitor.tally.machines[machine].visited)
  }

  private static func add(
    _ name: String, isCovered: Bool, isReachable: Bool = true, to share: inout TraceReport.Share
  ) {
    if !isCovered, !isReachable {
      share.unreachable.append(name)
      return
    }
    share.total += 1
    if isCovered { share.covered += 1 } else { share.uncovered.append(name) }
  }

  private func addStates(
    _ machine: Int, _ reached: StateSet, to share: inout TraceReport.Share
  ) {
    let visited = visited(machine)
    for (index, state) in monitor.machines[machine].machine.states.enumerated()
    where !state.isMode {
      Self.add(
        state.name, isCovered: visited.contains(index), isReachable: reached.contains(index),
        to: &share)
    }
  }

  private func addEdges(
    _ machine: Int, _ reached: StateSet, to coverage: inout TraceReport.Coverage
  ) {
    let compiled = monitor.machines[machine]
    let tally = monitor.tally.machines[machine]
    let isReachable = compiled.edges.map { $0.source.meets(reached) }
    for edge in compiled.edges.indices {
      Self.add(
        compiled.label(edge), isCovered: tally.edges[edge] > 0, isReachable: isReachable[edge],
        to: &coverage.transitions)
    }
    // Beyond that, pairs are too many to be listed, or to be covered by any trace.
    guard compiled.edges.count <= 500 else { return }
    let labels = compiled.edges.indices.map(compiled.label)
    for first in compiled.edges.indices {
      for second in compiled.edges.indices
      where compiled.edges[first].target.meets(compiled.edges[second].source) {
        Self.add(
          "\(labels[first]), then \(labels[second])",
          isCovered: tally.pairs.contains(first * compiled.edges.count + second),
          isReachable: isReachable[first], to: &coverage.pairs)
      }
    }
  }
}
