import SpecModel

extension Monitor {
  // MARK: Machines

  /// Index of the machine that a line speaks of.
  mutating func machine(of event: TraceEvent, in state: SessionState) -> Int {
    guard event.machine >= 0, tellsMachines else { return state.defaultMachine }
    let found = machines(named: event.machine)
    return found.contains(state.defaultMachine) ? state.defaultMachine : found.first ?? 0
  }

  /// Whether lines must tell which machine they speak of: a single one needs no name.
  private var tellsMachines: Bool { options.machine == nil && machines.count > 1 }

  /// The machines that a name of the trace means.
  mutating func machines(named name: NameID) -> [Int] {
    if let known = machineNames[name] { return known }
    let written = log.names[name]
    let key = Names.key(options.bindings[written] ?? written)
    let found = machines.indices.filter {
      machines[$0].machine.key == key || Names.key(machines[$0].machine.name) == key
    }
    machineNames[name] = found
    return found
  }

  /// Counts a line of a machine that no spec has; nothing can be said of it.
  mutating func isOfUnknownMachine(_ event: TraceEvent) -> Bool {
    guard event.machine >= 0, tellsMachines, machines(named: event.machine).isEmpty else {
      return false
    }
    tally.unknownMachines[event.machine, default: 0] += 1
    return true
  }

  /// The machines that a step with the name of a machine may be of; all where it has none.
  mutating func candidates(_ name: NameID) -> [Int] {
    name >= 0 && tellsMachines ? machines(named: name) : Array(machines.indices)
  }

  /// Index of the machine whose names and rows fit a session best; the first of equals.
  mutating func fittingMachine(_ session: TraceSession) -> Int {
    guard machines.count > 1 else { return 0 }
    var scores = machines.map { isNamed(session.settings.spec, $0) ? session.events.count * 4 : 0 }
    for position in session.events {
      let event = log.events[Int(order[position])]
      guard event.machine < 0 || options.machine != nil else { continue }
      for machine in machines.indices {
        for name in [event.source, event.target] where name >= 0 {
          if tables[machine].match(name, log.names) != nil { scores[machine] += 1 }
        }
        if event.source >= 0, event.target >= 0, allows(event, machine) { scores[machine] += 1 }
        if event.trigger >= 0, knowsTrigger(event.trigger, machine) { scores[machine] += 1 }
      }
    }
    var best = 0
    for machine in machines.indices where scores[machine] > scores[best] { best = machine }
    return best
  }

  /// Whether a recorder's name for its spec means a machine's document: its key, name or path.
  private func isNamed(_ name: String?, _ machine: CompiledMachine) -> Bool {
    guard let name, !name.isEmpty else { return false }
    let key = Names.key(name)
    let path = paths[machine.document]
    return machine.machine.key == key || Names.key(machine.machine.name) == key
      || path == name || path.hasSuffix("/" + name)
  }

  private mutating func allows(_ event: TraceEvent, _ machine: Int) -> Bool {
    let key = StepKey(source: event.source, target: event.target, trigger: event.trigger)
    let index = tables[machine].judgement(of: key, log.names)
    return tables[machine].judgements[index].outcome == .allowed
  }

  /// Whether a row of a machine names a trigger.
  mutating func knowsTrigger(_ name: NameID, _ machine: Int) -> Bool {
    let trigger = tables[machine].trigger(name, log.names)
    return machines[machine].edges.contains { $0.triggers.contains(trigger) }
  }

  /// Whether the triggers alone must tell where the session is.
  func isEventDriven(_ session: TraceSession) -> Bool {
    if let observes = session.settings.observes,
      !observes.isDisjoint(with: ["state", "transition"])
    {
      return false
    }
    var hasEvent = false
    for position in session.events {
      let event = log.events[Int(order[position])]
      switch event.kind {
      case .transition: return false
      case .begin where event.source >= 0: return false
      case .state where hasEvent: return false
      case .event: hasEvent = true
      default: break
      }
    }
    return hasEvent
  }
}
