import SpecLowering
import SpecModel
import SpecSyntax
import SpecText
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

  /// A player that opens in its list, unless the document leaves that open.
  private static func player(_ initial: [String]) -> Machine {
    var machine = TraceFixture.machine([
      ("Closed", "Open", "Launch", nil), ("Open", "Closed", "Quit", nil),
      ("List", "Song", "Pick", nil), ("Song", "List", "Up", nil),
      ("Words", "Chords", "Turn", nil), ("Chords", "Words", "Turn back", nil),
      ("Open", "Open", "Sort", nil), ("Song", "Song", "Turn", nil),
    ])
    func nest(_ names: [String], in outer: String) {
      let parent = machine.states.firstIndex { $0.name == outer }.map { StateID($0) }
      for index in machine.states.indices where names.contains(machine.states[index].name) {
        machine.states[index].parent = parent
        machine.states[index].isInitial = initial.contains(machine.states[index].name)
      }
    }
    nest(["List", "Song"], in: "Open")
    nest(["Words", "Chords"], in: "Song")
    return machine
  }

  @Test(arguments: [
    // Nothing tells where the player opens.
    ([], ["Launch", "Pick", "Up"], []), ([], ["Launch", "Up"], []), ([], ["Launch", "Turn"], []),
    (["List"], ["Launch", "Pick", "Up"], []),
    (["List"], ["Launch", "Up"], ["undefined-transition@3"]),
    (["List"], ["Launch", "Turn"], ["undefined-transition@3"]),
    (["List"], ["Launch", "Quit", "Launch", "Pick"], []),
    // A state inside may itself begin in one of its states, or not say so.
    (["List"], ["Launch", "Pick", "Turn back"], []),
    (["List", "Words"], ["Launch", "Pick", "Turn", "Turn back", "Up"], []),
    (["List", "Words"], ["Launch", "Pick", "Turn back"], ["undefined-transition@4"]),
    (["Song", "Words"], ["Launch", "Turn", "Up", "Pick", "Turn"], []),
    (["Song", "Words"], ["Launch", "Pick"], ["undefined-transition@3"]),
    // A step into the state around may leave the one inside as it is, or begin anew.
    (["List"], ["Launch", "Sort", "Up"], ["undefined-transition@4"]),
    (["List"], ["Launch", "Pick", "Sort", "Up"], []),
    (["List"], ["Launch", "Pick", "Sort", "Pick"], []),
    (["List", "Words"], ["Launch", "Pick", "Turn", "Sort", "Turn back"], []),
    // Of two starts either is possible.
    (["List", "Song", "Words"], ["Launch", "Turn"], []),
    (["List", "Song", "Words"], ["Launch", "Pick"], []),
    (["List", "Song", "Words"], ["Launch", "Turn back"], ["undefined-transition@3"]),
    // Where a recording begins is not known.
    (["List"], ["Up", "Pick"], []),
  ])
  func aCompositeStateBeginsWhereTheSpecSays(
    _ initial: [String], _ events: [String], _ expected: [String]
  ) {
    #expect(violations(events, Self.player(initial)) == expected)
  }

  @Test func aNameOfTheWholeStandsForAllInside() {
    let machine = Self.player(["List"])
    let lines = [
      #"{"t":0,"session":"a","from":"Closed","to":"Open","trigger":"Launch"}"#,
      #"{"t":1,"session":"a","from":"Song","to":"List","trigger":"Up"}"#,
    ]
    #expect(
      TraceFixture.violations(lines.joined(separator: "\n"), TraceFixture.spec(machine)) == [])
  }

  @Test func stepsThatNobodySawLeadToTheStart() {
    var machine = Self.player(["List"])
    machine.transitions[0].trigger = nil
    #expect(violations(["Quit", "Pick", "Up"], machine) == [])
    #expect(violations(["Quit", "Up"], machine) == ["undefined-transition@3"])
  }

  @Test func whatIsSimulatedBeginsThereToo() throws {
    for initial in [
      [], ["List"], ["List", "Words"], ["Song"], ["List", "Song", "Words", "Chords"],
    ] {
      let spec = TraceFixture.spec(Self.player(initial))
      var settings = TraceSimulator.Settings()
      settings.form = .events
      let simulator = try #require(TraceSimulator(specs: [spec], settings: settings))
      #expect(MutationScore.falseAlarms(simulator.walks(200), specs: [spec]) == [])
      let trace = TraceInput(path: "t", bytes: simulator.cover([.transitions]).bytes)
      #expect(TraceChecker(specs: [spec]).check(inputs: [trace]).violations.isEmpty)
    }
  }

  /// A summary that is left by itself.
  private static let summary = """
    ---
    initial: Home
    ---
    # Gym

    ## Home State

    Start here.

    ## Summary State

    - Stays for 4 seconds

    | From | To | Trigger |
    |---|---|---|
    | Home | Summary | Finish |
    | Summary | Home | Auto |
    """

  private func summary(_ lines: [String]) -> TraceReport {
    let meta = #"{"kind":"meta","session":"a","observes":["event"]}"#
    let text = ([meta] + lines).joined(separator: "\n")
    return ReferenceTraceTests.report(
      ContiguousArray(Self.summary.utf8), ContiguousArray(text.utf8))
  }

  @Test func anEventMayBearTheWordsOfARowWithoutATrigger() {
    func lines(_ time: Int) -> [String] {
      [
        #"{"session":"a","t":0,"event":"Finish"}"#,
        #"{"session":"a","t":\#(time),"event":"Auto"}"#,
        #"{"session":"a","t":15000,"event":"Finish"}"#,
        #"{"session":"a","t":19000,"event":"Auto"}"#,
        #"{"kind":"stop","session":"a","t":20000,"result":"complete"}"#,
      ]
    }
    let kept = summary(lines(4000))
    #expect(kept.violations == [] && kept.verdict == .pass)
    #expect(kept.coverage.transitions.covered == 2)
    #expect(!kept.notChecked.contains { $0.hasPrefix("events whose name") })
    #expect(summary(lines(9000)).violations.map(\.rule) == [.dwell])
  }

  @Test func aStayMayEndUnseen() {
    let report = summary([
      #"{"session":"a","t":0,"event":"Finish"}"#,
      #"{"session":"a","t":15000,"event":"Finish"}"#,
    ])
    #expect(report.violations == [] && report.verdict == .inconclusive)
    #expect(report.notChecked.contains { $0.hasPrefix("demands that were not decided") })
  }

  @Test func whatIsSimulatedBearsThemToo() throws {
    let source = SourceText(decoding: ContiguousArray(Self.summary.utf8), path: "gym.md")
    let spec = Lowering.lower(MarkdownParser.parse(source, file: FileID(0)))
    var settings = TraceSimulator.Settings()
    settings.form = .events
    let simulator = try #require(TraceSimulator(specs: [spec], settings: settings))
    #expect(MutationScore.falseAlarms(simulator.walks(60), specs: [spec]) == [])
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
