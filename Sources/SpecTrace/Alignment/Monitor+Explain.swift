import SpecModel

/// A line that a repair speaks of.
struct ShownLine: Sendable, Hashable {
  /// What the line shows.
  enum Content: Sendable, Hashable {
    case step(StepKey)
    case state(NameID)
    case trigger(NameID)
    case none
  }

  var content: Content
  var file: Int32
  var line: Int32
}

/// The cheapest repairs of one session, as ids.
struct SessionRepair: Sendable {
  /// A change of the session.
  enum Change: Sendable, Hashable {
    case missing(edge: Int, before: ShownLine)
    case surplus(ShownLine)
    /// A line that stands where a row should.
    case wrong(edge: Int, ShownLine)

    /// The line that the change is made at.
    var place: ShownLine {
      switch self {
      case .missing(_, let line), .surplus(let line), .wrong(_, let line): line
      }
    }
  }

  var session: NameID
  var machine: Int
  var cost: Int
  /// Equally cheap repairs.
  var choices: [[Change]]
  /// Where the session may be before the first change.
  var states: StateSet
}

/// The lines of a session as one machine sees them.
private struct ObservedLines {
  var relations: [Int] = []
  var shown: [ShownLine] = []
  /// The step that has begun and not ended, with its id.
  var begun: (id: NameID, index: Int)?
  var startsAnywhere = false

  mutating func append(_ relation: Int, _ content: ShownLine.Content, _ event: TraceEvent) {
    relations.append(relation)
    shown.append(ShownLine(content: content, file: event.file, line: event.line))
  }
}

extension Monitor {
  /// How many pairs of line and state one session may have, to keep memory bounded.
  private static let alignmentLimit = 8_000_000

  /// Finds the cheapest repairs of a session that left the rows.
  mutating func explain(_ session: TraceSession, _ state: SessionState) {
    // By machine, for those that lines speak of.
    var observed: [ObservedLines?] = Array(repeating: nil, count: machines.count)
    var last: Int64 = -1
    for position in session.events {
      let event = log.events[Int(order[position])]
      if state.usesCounter, event.sequence >= 0, last >= 0, event.sequence > last + 1 {
        append(.hole, event, to: &observed)
      }
      if event.sequence >= 0 { last = event.sequence }
      observe(event, state, session.events.count, into: &observed)
    }
    for (machine, lines) in observed.enumerated() {
      if let lines { align(lines, machine, session.name) }
    }
  }

  /// Adds what a line means to all machines that lines spoke of before.
  private mutating func append(
    _ meaning: AlignmentTable.Other, _ event: TraceEvent, to observed: inout [ObservedLines?]
  ) {
    for machine in observed.indices where observed[machine] != nil {
      observed[machine]?.append(alignments[machine].other(meaning), .none, event)
    }
  }

  private mutating func observe(
    _ event: TraceEvent, _ state: SessionState, _ count: Int,
    into observed: inout [ObservedLines?]
  ) {
    switch event.kind {
    case .gap, .stop: append(event.kind == .gap ? .hole : .restart, event, to: &observed)
    case .transition, .begin, .end, .state, .event:
      let machine = machine(of: event, in: state)
      guard event.kind == .end || event.kind == .event || !showsMode(event, machine) else { return }
      // Taken out, so that the lines so far are not copied.
      var lines = observed[machine].take() ?? firstLines(event, of: count)
      observe(event, state, machine, into: &lines)
      observed[machine] = lines
    default: return
    }
  }

  private func firstLines(_ event: TraceEvent, of count: Int) -> ObservedLines {
    var lines = ObservedLines()
    lines.relations.reserveCapacity(count)
    lines.shown.reserveCapacity(count)
    lines.startsAnywhere = event.kind == .state || event.sequence > 0
    return lines
  }

  private mutating func observe(
    _ event: TraceEvent, _ state: SessionState, _ machine: Int, into lines: inout ObservedLines
  ) {
    switch event.kind {
    case .transition, .begin:
      guard event.source >= 0, event.target >= 0 else { return }
      endBegun(isTaken: false, machine, in: &lines)
      let key = StepKey(source: event.source, target: event.target, trigger: event.trigger)
      let index = tables[machine].judgement(of: key, log.names)
      let relation =
        alignments[machine].known(step: index)
        ?? alignments[machine].step(index, tables[machine].judgements[index])
      if event.kind == .begin { lines.begun = (event.id, lines.relations.count) }
      lines.append(relation, .step(key), event)
    case .end:
      guard let begun = lines.begun, event.id < 0 || event.id == begun.id else { return }
      let isTaken = event.detail < 0 || log.names[event.detail] == "completed"
      endBegun(isTaken: isTaken, machine, in: &lines)
    case .state:
      let states = tables[machine].match(event.target, log.names)?.states
      let relation = alignments[machine].other(states.map { .state($0) } ?? .unknown)
      lines.append(relation, .state(event.target), event)
    default:
      guard state.isEventDriven, knowsTrigger(event.trigger, machine) else { return }
      let trigger = tables[machine].trigger(event.trigger, log.names)
      let rows = machines[machine].edges.indices.filter {
        machines[machine].edges[$0].triggers.contains(trigger)
      }
      lines.append(alignments[machine].other(.rows(rows)), .trigger(event.trigger), event)
    }
  }

  /// A step that was cancelled or interrupted leaves the session on either side.
  private mutating func endBegun(isTaken: Bool, _ machine: Int, in lines: inout ObservedLines) {
    guard let begun = lines.begun else { return }
    lines.begun = nil
    guard !isTaken else { return }
    let step = lines.relations[begun.index]
    lines.relations[begun.index] = alignments[machine].other(.optional(step))
  }

  private mutating func align(_ lines: ObservedLines, _ machine: Int, _ session: NameID) {
    let compiled = machines[machine]
    guard lines.relations.count * compiled.machine.states.count <= Self.alignmentLimit else {
      tally.unexplained += 1
      return
    }
    let initial = compiled.machine.initial.map { compiled.closures[$0.index] }
    let start = lines.startsAnywhere ? compiled.allStates : initial ?? compiled.allStates
    let found = alignments[machine].align(start: start.members, lines: lines.relations)
    guard found.cost > 0, found.cost < Int(Aligner.unreachable) else { return }
    tally.repairs.append(
      SessionRepair(
        session: session, machine: machine, cost: found.cost,
        choices: found.repairs.map { Self.changes($0.edits, lines.shown) },
        states: found.repairs.first?.states ?? StateSet()))
  }

  /// Joins a row that is missing with the surplus line that stands in its place.
  private static func changes(
    _ edits: [Alignment.Edit], _ shown: [ShownLine]
  ) -> [SessionRepair.Change] {
    var result: [SessionRepair.Change] = []
    result.reserveCapacity(edits.count)
    for edit in edits {
      switch edit {
      case .missing(let edge, let line):
        result.append(.missing(edge: edge, before: shown[line]))
      case .surplus(let line):
        if case .missing(let edge, let before)? = result.last, before == shown[line] {
          result[result.count - 1] = .wrong(edge: edge, shown[line])
        } else {
          result.append(.surplus(shown[line]))
        }
      }
    }
    return result
  }
}
