/// The lines of one run of the app.
struct SimulatedSession: Sendable {
  var name: String
  var lines: [SimulatedLine]

  /// Counts the lines anew; with a counter, a clock that steps back leaves the order alone.
  mutating func number() {
    for index in lines.indices { lines[index].sequence = index }
  }

  /// Puts the lines in order of time.
  mutating func sort() {
    lines = lines.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }

  /// The same run under another name.
  func renamed(_ name: String) -> SimulatedSession {
    var result = self
    result.name = name
    for index in result.lines.indices { result.lines[index].session = name }
    return result
  }

  /// The same run as a recorder writes it that observes less, or in other lines.
  func written(_ form: SimulationForm) -> SimulatedSession {
    guard form != .transitions else { return self }
    var result = self
    result.lines = lines.enumerated().flatMap { index, line -> [SimulatedLine] in
      var (first, second) = (line, line)
      if case .meta(let rate, let spec, _) = line.content {
        let seen = form == .states ? "state" : form == .events ? "event" : "transition"
        first.content = .meta(refreshRate: rate, spec: spec, observes: [seen, "signal"])
      }
      guard let step = line.step else { return [first] }
      second.time += step.duration ?? 0
      switch form {
      case .transitions: return [first]
      case .beginEnd:
        first.content = .begin(step, id: index)
        second.content = .end(id: index)
        return [first, second]
      case .states:
        second.content = .state(step.target)
        return [second]
      case .events:
        // A step that nothing triggers shows in no event.
        guard let name = step.trigger ?? step.cell else { return [] }
        first.content = .event(name)
        return [first]
      }
    }
    result.sort()
    result.number()
    return result
  }
}

/// How a step is written in a simulated trace.
public enum SimulationForm: String, Sendable, Hashable, CaseIterable {
  /// One line a step.
  case transitions
  /// A line where it begins and one where it ends.
  case beginEnd = "begin-end"
  /// The state that is entered, without the step.
  case states
  /// The trigger alone.
  case events
}
