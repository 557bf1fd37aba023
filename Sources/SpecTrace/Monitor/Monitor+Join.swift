import SpecModel

/// The ids that the names of one table have in another.
private struct NameMap {
  private var ids: ContiguousArray<NameID> = []

  /// Adds the names of a table to another one.
  init(_ names: NameTable, into other: inout NameTable) {
    ids.reserveCapacity(names.count)
    for id in 0..<names.count { ids.append(other.intern(id, of: names)) }
  }

  subscript(id: NameID) -> NameID { id < 0 ? id : ids[Int(id)] }

  subscript(key: StepKey) -> StepKey {
    StepKey(source: self[key.source], target: self[key.target], trigger: self[key.trigger])
  }
}

/// The numbers that names and judgements of one monitor have in another.
private struct JoinMap {
  let names: NameMap
  /// By machine and judgement.
  var judgements: [[Int]] = []

  subscript(machine: Int, judgement: Int) -> Int {
    judgement < 0 ? judgement : judgements[machine][judgement]
  }
}

extension Monitor {
  /// Adds what a monitor for the same machines saw of other sessions, all of which come later.
  ///
  /// - Invariant: the result is that of one monitor that saw all sessions, but for the numbers of names and judgements.
  /// - Complexity: O(names + distinct steps + what was noted).
  mutating func join(_ other: Monitor) {
    let names = NameMap(other.log.names, into: &log.names)
    var map = JoinMap(names: names)
    for machine in machines.indices {
      map.judgements.append(tables[machine].join(other.tables[machine]) { names[$0] })
      tally.machines[machine].join(other.tally.machines[machine], machine, map)
    }
    tally.join(other.tally, map)
  }
}

extension StepTable {
  /// Takes over what another table of the machine found; returns the numbers of its judgements here.
  mutating func join(_ other: StepTable, names: (NameID) -> NameID) -> [Int] {
    adopt(other.matches.map { (names($0.name), $0.match) })
    return other.judgements.map { judgement in
      var judgement = judgement
      judgement.key.source = names(judgement.key.source)
      judgement.key.target = names(judgement.key.target)
      judgement.key.trigger = names(judgement.key.trigger)
      if case .undefinedState(let name) = judgement.outcome {
        judgement.outcome = .undefinedState(names(name))
      }
      return index(of: judgement)
    }
  }
}

extension Tally.Machine {
  fileprivate mutating func join(_ other: Tally.Machine, _ machine: Int, _ map: JoinMap) {
    for (index, count) in other.judgements.enumerated() where count > 0 {
      let place = map[machine, index]
      while judgements.count <= place { judgements.append(0) }
      judgements[place] += count
    }
    for (index, lines) in other.samples {
      for var line in lines.lines {
        line.animation = map.names[line.animation]
        samples[map[machine, index], default: .init()].add(line)
      }
    }
    for (edge, count) in other.edges.enumerated() { edges[edge] += count }
    pairs.formUnion(other.pairs)
    for var cell in other.cells {
      cell.trigger = map.names[cell.trigger]
      cells.insert(cell)
    }
    visited.formUnion(other.visited)
    sessions += other.sessions
  }
}

extension Tally {
  fileprivate mutating func join(_ other: Tally, _ map: JoinMap) {
    for index in counts.indices {
      counts[index].add(other.counts[index])
      values[index].merge(other.values[index])
    }
    records += other.records.map { $0.renumbered(map) }
    repairs += other.repairs.map { $0.renumbered(map) }
    unexplained += other.unexplained
    failed += other.failed.map { (map.names[$0.session], $0.count, $0.file, $0.line) }
    sessions += other.sessions
    contexts.merge(other.contexts, uniquingKeysWith: +)
    unmatchedEvents += other.unmatchedEvents
    framesOutside += other.framesOutside
    for (name, count) in other.unknownMachines {
      unknownMachines[map.names[name], default: 0] += count
    }
    for (unit, count) in other.oddUnits { oddUnits[map.names[unit], default: 0] += count }
    uncheckedKinds.merge(other.uncheckedKinds, uniquingKeysWith: +)
    layouts += other.layouts.map { $0.renumbered(map) }
    for (name, obligation) in other.looseSubjects {
      looseSubjects[map.names[name]] = obligation
    }
  }
}

extension TraceRecord {
  fileprivate func renumbered(_ map: JoinMap) -> TraceRecord {
    var result = self
    result.session = map.names[session]
    switch detail {
    case .judgement(let index): result.detail = .judgement(map[machine, index])
    case .continuity(let index, let states, let since):
      result.detail = .continuity(judgement: map[machine, index], states: states, since: since)
    case .unanswered(let trigger, let states):
      result.detail = .unanswered(map.names[trigger], states: states)
    case .name(let name): result.detail = .name(map.names[name])
    case .measure(let obligation, let value, let start, let name):
      result.detail = .measure(
        obligation: obligation, value: value, start: start, name: map.names[name])
    case .overdue(let obligation, let value, let start, let name):
      result.detail = .overdue(
        obligation: obligation, value: value, start: start, name: map.names[name])
    case .begun(let index, let name, let start):
      result.detail = .begun(
        judgement: map[machine, index], name: map.names[name], start: start)
    case .none, .deviation, .counters, .distance, .fault: break
    }
    return result
  }
}

extension SessionRepair {
  fileprivate func renumbered(_ map: JoinMap) -> SessionRepair {
    var result = self
    result.session = map.names[session]
    result.choices = choices.map { changes in
      changes.map { change in
        switch change {
        case .missing(let edge, let line): .missing(edge: edge, before: line.renumbered(map))
        case .surplus(let line): .surplus(line.renumbered(map))
        case .wrong(let edge, let line): .wrong(edge: edge, line.renumbered(map))
        }
      }
    }
    return result
  }
}

extension ShownLine {
  fileprivate func renumbered(_ map: JoinMap) -> ShownLine {
    var result = self
    switch content {
    case .step(let key): result.content = .step(map.names[key])
    case .state(let name): result.content = .state(map.names[name])
    case .trigger(let name): result.content = .trigger(map.names[name])
    case .none: break
    }
    return result
  }
}

extension LayoutLine {
  fileprivate func renumbered(_ map: JoinMap) -> LayoutLine {
    var result = self
    result.session = map.names[session]
    // Of the line itself the report names its place, its time and the dump.
    result.event.detail = map.names[event.detail]
    return result
  }
}
