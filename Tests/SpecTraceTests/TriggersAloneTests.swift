import SpecModel
import Testing

@testable import SpecTrace

/// Sessions of events alone: the states that a session may be in are what the triggers leave over.
struct TriggersAloneTests {
  /// Lines of one session that records triggers and nothing else.
  private func lines(_ events: [String]) -> String {
    ([#"{"kind":"meta","session":"a","observes":["event"]}"#]
      + events.enumerated().map { #"{"t":\#($0 + 1),"session":"a","event":"\#($1)"}"# })
      .joined(separator: "\n")
  }

  /// The findings of a check, which a stream must find as well.
  private func violations(
    _ events: [String], _ machine: Machine, _ world: TraceOptions.World = .declared
  ) -> [String] {
    var options = TraceOptions()
    options.world = world
    let spec = TraceFixture.spec(machine)
    let found = TraceFixture.violations(lines(events), spec, options: options)
    var stream = TraceChecker(specs: [spec], options: options).stream()
    let streamed = lines(events).split(separator: "\n").flatMap { line in
      ContiguousArray(line.utf8).withUnsafeBufferPointer { stream.read($0) }
    }
    #expect(streamed.map { "\($0.rule.rawValue)@\($0.line)" } == found)
    return found
  }

  /// Rows back to the state before: "Back" in a list and in what it leads to.
  private static let pages: Machine = {
    var machine = TraceFixture.machine([
      ("Home", "List", "Open", nil), ("List", "Detail", "Tap", nil),
      ("Detail", "Sheet", "Share", nil),
    ])
    for source in [1, 2, 3] {
      let transition = Transition(
        source: StateID(source), target: StateID(0),
        trigger: LocatedText("Back", TraceFixture.origin), provenance: .declared,
        origin: TraceFixture.origin, sourceOrigin: TraceFixture.origin,
        targetOrigin: TraceFixture.origin)
      machine.histories.append(
        .init(
          source: StateID(source), targets: [0, 1, 2].map { StateID($0) }, transition: transition))
    }
    return machine
  }()

  @Test(arguments: [
    (["Open", "Back"], []), (["Open", "Back", "Open"], []),
    (["Open", "Back", "Back"], ["undefined-transition@4"]),
    (["Open", "Back", "Share"], ["undefined-transition@4"]),
    (["Open", "Tap", "Back", "Share"], ["undefined-transition@5"]),
    (["Open", "Tap", "Share", "Back", "Share"], []),
    (["Tap", "Back", "Open"], ["undefined-transition@4"]),
    // Where a recording begins is not known.
    (["Back", "Tap", "Share"], []),
  ])
  func waysBackStartWhereTheTriggerWasPossible(_ events: [String], _ expected: [String]) {
    #expect(violations(events, Self.pages) == expected)
  }

  /// One trigger leads from two states to two others, one of which has no way out.
  private static let fork = TraceFixture.machine([
    ("One", "Three", "Go", nil), ("Two", "Four", "Go", nil), ("Three", "One", "Up", nil),
    ("Three", "Two", "Side", nil),
  ])

  @Test(arguments: [
    (["Go", "Up"], TraceOptions.World.declared, []), (["Go", "Side", "Go"], .declared, []),
    // Either Four, of which nothing is said, or a fault; after it the session is there.
    (["Go", "Go"], .declared, []), (["Go", "Go", "Up", "Side"], .declared, []),
    (["Go", "Go"], .closed, ["undefined-transition@3"]), (["Go", "Go"], .open, []),
    (["Go", "Up", "Up"], .declared, ["undefined-transition@4"]),
    (["Go", "Up", "Up"], .open, []),
  ])
  func closedStatesAreRuledOut(
    _ events: [String], _ world: TraceOptions.World, _ expected: [String]
  ) {
    #expect(violations(events, Self.fork, world) == expected)
  }

  @Test(arguments: [
    (["Start", "Finish"], []), (["Start", "Finish", "Start"], []),
    (["Start", "Start"], ["undefined-transition@3"]),
  ])
  func rowsWithoutATriggerAreTakenUnseen(_ events: [String], _ expected: [String]) {
    let machine = TraceFixture.machine([
      ("Idle", "Splash", "Start", nil), ("Splash", "Ready", "", nil),
      ("Ready", "Idle", "Finish", nil),
    ])
    #expect(violations(events, machine) == expected)
  }
}
