import SpecModel
import Testing

@testable import SpecTrace

/// The monitor's sets of possible states against a naive simulation, over all machines of up to four states and all
/// traces of up to six lines; machines that differ only in the names of their states are one.
///
/// Every row has one trigger. What the monitor does with a line depends on the lines before it only through where the
/// session may be, so that of traces that lead to the same place one is gone on with for all.
struct SubsetOracleTests {
  /// A line of a trace.
  private enum Line: Hashable {
    /// The trigger, without the state that it leads to.
    case trigger
    case state(Int)
    case step(Int, Int)
  }

  /// A machine as a naive reader sees it.
  private struct Naive {
    let count: Int
    let bits: Int

    func hasRow(_ source: Int, _ target: Int) -> Bool { bits >> (source * count + target) & 1 == 1 }

    /// Where a session may be after a line, and whether the line is wrong; `nil` is anywhere.
    func after(_ line: Line, _ places: Set<Int>?) -> (places: Set<Int>?, isWrong: Bool) {
      let possible = places ?? Set(0..<count)
      switch line {
      case .trigger:
        let next = Set((0..<count).filter { target in possible.contains { hasRow($0, target) } })
        return next.isEmpty ? (places, true) : (next, false)
      case .state(let shown):
        // A state that the session cannot be in must have been entered from one that it can be in.
        let isWrong = !possible.contains(shown) && !possible.contains { hasRow($0, shown) }
        return ([shown], isWrong)
      case .step(let source, let target):
        return ([target], !hasRow(source, target) || !possible.contains(source))
      }
    }
  }

  /// A session in the middle of a trace.
  private struct Place {
    var naive: Set<Int>?
    var state: SessionState
    var lines: [Line] = []
  }

  /// All machines that know the trigger.
  private static func machines(_ count: Int) -> [Int] {
    SmallMachines.all(count).filter { $0 != 0 }
  }

  private static let names = ["A", "B", "C", "D"]

  private static func monitor(_ naive: Naive) -> Monitor {
    let states = names.prefix(naive.count).map { ($0, $0, "go", nil as Double?) }
    var rows: [(String, String, String, Double?)] = []
    for source in 0..<naive.count {
      for target in 0..<naive.count where naive.hasRow(source, target) {
        rows.append((names[source], names[target], "go", nil))
      }
    }
    var machine = TraceFixture.machine(states + rows)
    machine.transitions.removeFirst(naive.count)
    var options = TraceOptions()
    options.world = .closed
    return TraceChecker(specs: [TraceFixture.spec(machine)], options: options).monitor
  }

  private static func event(_ line: Line, _ time: Int, _ log: inout TraceLog) -> TraceEvent {
    var event = TraceEvent(kind: .event)
    event.time = Double(time)
    event.line = Int32(time)
    switch line {
    case .trigger: event.trigger = log.names.intern("go")
    case .state(let shown):
      event.kind = .state
      event.target = log.names.intern(names[shown])
    case .step(let source, let target):
      event.kind = .transition
      event.source = log.names.intern(names[source])
      event.target = log.names.intern(names[target])
    }
    return event
  }

  /// Goes on with a session by a line; returns what the monitor and the naive simulation disagree on.
  private static func goOn(
    _ place: Place, _ line: Line, _ naive: Naive, _ monitor: inout Monitor
  ) -> (place: Place, isAgreed: Bool) {
    var next = place
    next.lines.append(line)
    let event = event(line, next.lines.count, &monitor.log)
    monitor.observe(event, at: -1, in: &next.state)
    let failed = next.state.errors > place.state.errors
    monitor.tally.records = []
    let expected = naive.after(line, place.naive)
    next.naive = expected.places
    let stream = next.state.streams[0]
    let shown = stream.flatMap { $0.isKnown ? Set($0.states.members) : nil }
    return (next, failed == expected.isWrong && shown == next.naive)
  }

  private static func compare(_ naive: Naive, _ alphabet: [Line]) -> Int {
    var monitor = monitor(naive)
    var state = SessionState(name: -1, settings: .init(), streams: [nil])
    state.isEventDriven = true
    var tried = 0
    var seen: Set<Set<Int>?> = [nil]
    var places = [Place(naive: nil, state: state)]
    for _ in 1...6 {
      var longer: [Place] = []
      for place in places {
        for line in alphabet {
          let (next, isAgreed) = goOn(place, line, naive, &monitor)
          tried += 1
          if !isAgreed { Issue.record("\(naive.count) states, \(naive.bits): \(next.lines)") }
          if seen.insert(next.naive).inserted { longer.append(next) }
        }
      }
      places = longer
    }
    return tried
  }

  @Test("triggers and states", arguments: 1...4)
  func triggersAndStates(_ count: Int) {
    let alphabet = [.trigger] + (0..<count).map { Line.state($0) }
    let tried = Self.machines(count).reduce(0) {
      $0 + Self.compare(Naive(count: count, bits: $1), alphabet)
    }
    #expect(tried >= [4, 60, 1000, 50_000][count - 1])
  }

  @Test("triggers and steps", arguments: 1...4)
  func triggersAndSteps(_ count: Int) {
    let steps = (0..<count).flatMap { left in (0..<count).map { Line.step(left, $0) } }
    let tried = Self.machines(count).reduce(0) {
      $0 + Self.compare(Naive(count: count, bits: $1), [.trigger] + steps)
    }
    #expect(tried >= [4, 100, 3000, 200_000][count - 1])
  }
}
