import SpecModel

/// A line that names a layout dump.
struct LayoutLine: Sendable {
  var event: TraceEvent
  var session: NameID
  /// The state that the line names, or the one that the session is in; `nil` where neither is known.
  var state: String?
}

extension Monitor {
  /// Keeps the line for the check of its dump, which is not made here: dumps are files.
  mutating func layout(_ event: TraceEvent, in state: inout SessionState) {
    guard event.detail >= 0 else {
      tally.uncheckedKinds[.layout, default: 0] += 1
      return
    }
    tally.layouts.append(
      LayoutLine(event: event, session: state.name, state: shownState(event, state)))
  }

  private mutating func shownState(_ event: TraceEvent, _ state: SessionState) -> String? {
    if event.target >= 0 { return log.names[event.target] }
    guard !machines.isEmpty else { return nil }
    let machine = machine(of: event, in: state)
    guard let stream = state.streams[machine], stream.isKnown else { return nil }
    let states = machines[machine].outermost(stream.states)
    return states.count == 1 ? machines[machine].name(states[0]) : nil
  }
}
