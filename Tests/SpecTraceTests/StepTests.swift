import SpecModel
import Testing

@testable import SpecTrace

struct StepCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var trace: String
  var expected: [String]

  init(_ name: String, _ expected: [String] = [], _ trace: String) {
    testDescription = name
    self.trace = trace
    self.expected = expected
  }
}

struct StepTests {
  static let cases: [StepCase] = [
    StepCase(
      "a run over rows", [],
      """
      {"t":0,"state":"Loading"}
      {"t":10,"from":"Loading","to":"Ready","trigger":"Loaded","duration":300}
      {"t":400,"from":"Ready","to":"Playing","trigger":"Play","duration":250}
      """),
    StepCase(
      "a run that begins midway", [],
      #"{"t":10,"from":"Settings","to":"Ready","trigger":"Close","duration":350}"#),
    StepCase(
      "each alternative of a trigger and the whole cell", [],
      """
      {"t":1,"from":"Playing","to":"Ready","trigger":"Stop"}
      {"t":2,"from":"Ready","to":"Playing","trigger":"Play"}
      {"t":3,"from":"Playing","to":"Ready","trigger":"Finish"}
      {"t":4,"from":"Ready","to":"Playing","trigger":"Play"}
      {"t":5,"from":"Playing","to":"Ready","trigger":"Stop/Finish"}
      """),
    StepCase(
      "a step without a trigger", [], #"{"t":1,"from":"Ready","to":"Playing"}"#),
    StepCase(
      "an unknown state", ["undefined-state@1"],
      #"{"t":1,"from":"Ready","to":"Basement","trigger":"Play"}"#),
    StepCase(
      "an unknown state in a state line", ["undefined-state@2"],
      """
      {"t":1,"state":"Ready"}
      {"t":2,"state":"Basement"}
      {"t":3,"state":"Ready"}
      """),
    StepCase(
      "no row", ["undefined-transition@1"],
      #"{"t":1,"from":"Ready","to":"Loading","trigger":"Reload"}"#),
    StepCase(
      "another target", ["wrong-target@1"],
      #"{"t":1,"from":"Ready","to":"Settings","trigger":"Play"}"#),
    StepCase(
      "another trigger", ["wrong-trigger@1"],
      #"{"t":1,"from":"Ready","to":"Settings","trigger":"Swipe"}"#),
    StepCase(
      "a step from elsewhere; then on from there", ["discontinuity@2"],
      """
      {"t":1,"from":"Ready","to":"Playing","trigger":"Play"}
      {"t":2,"from":"Ready","to":"Settings","trigger":"Gear"}
      {"t":3,"from":"Settings","to":"Ready","trigger":"Close"}
      """),
    StepCase(
      "the spec says nothing of a state without rows", [],
      #"{"t":1,"from":"Broken","to":"Loading","trigger":"Retry"}"#),
    StepCase(
      "state lines alone", ["undefined-transition@3"],
      """
      {"t":1,"state":"Loading"}
      {"t":2,"state":"Ready"}
      {"t":3,"state":"Loading"}
      """),
    StepCase(
      "state lines with triggers", ["wrong-target@4"],
      """
      {"t":1,"state":"Ready"}
      {"t":2,"state":"Playing"}
      {"t":3,"event":"Stop"}
      {"t":4,"state":"Settings"}
      """),
    StepCase(
      "a state line that a transition line confirms", [],
      """
      {"t":1,"state":"Ready"}
      {"t":2,"state":"Playing"}
      {"t":2,"from":"Ready","to":"Playing","trigger":"Play","duration":250}
      {"t":300,"from":"Playing","to":"Ready","trigger":"Stop"}
      """),
    StepCase(
      "triggers alone", ["undefined-transition@3"],
      """
      {"t":1,"event":"Loaded"}
      {"t":2,"event":"Gear"}
      {"t":3,"event":"Play"}
      {"t":4,"event":"Close"}
      {"t":5,"event":"Scroll"}
      """),
    StepCase(
      "begin and end", [],
      """
      {"kind":"begin","t":0,"id":1,"from":"Ready","to":"Playing","trigger":"Play"}
      {"kind":"end","t":255,"id":1}
      {"t":300,"state":"Playing"}
      """),
    StepCase(
      "begin and a late end", ["duration@2"],
      """
      {"kind":"begin","t":0,"id":1,"from":"Ready","to":"Playing","trigger":"Play"}
      {"kind":"end","t":400,"id":1,"result":"completed"}
      """),
    StepCase(
      "a cancelled step owes no duration", [],
      """
      {"kind":"begin","t":0,"id":1,"from":"Ready","to":"Playing","trigger":"Play"}
      {"kind":"end","t":50,"id":1,"result":"cancelled"}
      {"t":60,"from":"Ready","to":"Settings","trigger":"Gear"}
      """),
    StepCase(
      "an interrupted step", [],
      """
      {"kind":"begin","t":0,"id":1,"from":"Ready","to":"Playing","trigger":"Play"}
      {"kind":"begin","t":50,"id":2,"from":"Playing","to":"Ready","trigger":"Stop"}
      {"kind":"end","t":60,"id":1,"result":"interrupted"}
      {"kind":"end","t":90,"id":2}
      {"kind":"stop","t":100,"result":"complete"}
      """),
    StepCase(
      "an id that is still open", ["duplicate@2"],
      """
      {"kind":"begin","t":0,"id":1,"from":"Ready","to":"Playing","trigger":"Play"}
      {"kind":"begin","t":50,"id":1,"from":"Playing","to":"Ready","trigger":"Stop"}
      {"kind":"end","t":60,"id":1,"result":"interrupted"}
      {"kind":"end","t":90,"id":1}
      """),
    StepCase(
      "an id that is used again", [],
      """
      {"kind":"begin","t":0,"id":1,"from":"Ready","to":"Playing","trigger":"Play"}
      {"kind":"end","t":250,"id":1}
      {"kind":"begin","t":500,"id":1,"from":"Playing","to":"Ready","trigger":"Stop"}
      {"kind":"end","t":900,"id":1}
      """),
    StepCase(
      "a step that never ends", ["unfinished@1"],
      """
      {"kind":"begin","t":0,"id":1,"from":"Ready","to":"Playing","trigger":"Play"}
      {"kind":"stop","t":100,"result":"complete"}
      """),
    StepCase(
      "an end without a begin", ["unmatched-end@1"], #"{"kind":"end","t":0,"id":1}"#),
    StepCase(
      "names apart from case and filler words", [],
      #"{"t":1,"from":"ready screen","to":"PLAYING","trigger":"play"}"#),
    StepCase(
      "two sessions that interleave", ["discontinuity@4"],
      """
      {"t":1,"session":"a","from":"Ready","to":"Playing","trigger":"Play"}
      {"t":1,"session":"b","from":"Ready","to":"Settings","trigger":"Gear"}
      {"t":2,"session":"a","from":"Playing","to":"Ready","trigger":"Stop"}
      {"t":2,"session":"b","from":"Playing","to":"Ready","trigger":"Stop"}
      """),
    StepCase(
      "lines out of order by time", [],
      """
      {"t":2,"seq":1,"from":"Playing","to":"Ready","trigger":"Stop"}
      {"t":1,"seq":0,"from":"Ready","to":"Playing","trigger":"Play"}
      """),
    StepCase(
      "lines out of order by counter", [],
      """
      {"t":1,"seq":1,"from":"Playing","to":"Ready","trigger":"Stop"}
      {"t":1,"seq":0,"from":"Ready","to":"Playing","trigger":"Play"}
      """),
    StepCase(
      "a clock that goes back", ["clock-step@2"],
      """
      {"t":5000,"seq":0,"from":"Ready","to":"Playing","trigger":"Play"}
      {"t":100,"seq":1,"from":"Playing","to":"Ready","trigger":"Stop"}
      """),
    StepCase(
      "a repeated line", ["duplicate@2"],
      """
      {"t":1,"seq":4,"from":"Ready","to":"Playing","trigger":"Play"}
      {"t":1,"seq":4,"from":"Ready","to":"Playing","trigger":"Play"}
      {"t":2,"seq":5,"from":"Playing","to":"Ready","trigger":"Stop"}
      """),
    StepCase(
      "a hole in the counter", ["lost-lines@2"],
      """
      {"t":1,"seq":1,"from":"Loading","to":"Ready","trigger":"Loaded"}
      {"t":2,"seq":4,"from":"Settings","to":"Ready","trigger":"Close"}
      """),
    StepCase(
      "a gap of the recorder", [],
      """
      {"t":1,"from":"Loading","to":"Ready","trigger":"Loaded"}
      {"kind":"gap","t":2,"until":9}
      {"t":10,"from":"Settings","to":"Ready","trigger":"Close"}
      """),
    StepCase(
      "a gap leads only where rows lead", ["discontinuity@3"],
      """
      {"t":1,"from":"Loading","to":"Ready","trigger":"Loaded"}
      {"kind":"gap","t":2,"until":9}
      {"t":10,"from":"Loading","to":"Ready","trigger":"Loaded"}
      """),
  ]

  @Test(arguments: cases) func findsExactly(_ step: StepCase) {
    #expect(TraceFixture.violations(step.trace) == step.expected)
  }

  @Test func closedWorldFailsWhatTheSpecDoesNotSay() {
    let trace = #"{"t":1,"from":"Broken","to":"Loading","trigger":"Retry","duration":204}"#
    var options = TraceOptions()
    options.world = .closed
    #expect(TraceFixture.violations(trace, options: options) == ["undefined-transition@1"])
    let declared = TraceFixture.check(trace)
    #expect(declared.verdict == .pass)
    #expect(declared.notes.map(\.rule) == [.unspecified])
    #expect(declared.notes.first?.repair == "add the row | Broken | Loading | Retry | 200ms | – |")
  }

  @Test func openWorldLetsEveryUndeclaredStepPass() {
    var options = TraceOptions()
    options.world = .open
    let trace = #"{"t":1,"from":"Ready","to":"Settings","trigger":"Play"}"#
    let report = TraceFixture.check(trace, options: options)
    #expect(report.violations == [])
    #expect(report.obligations[0].counts.unspecified == 1)
  }

  @Test func bindingsNameStates() {
    var options = TraceOptions()
    options.bindings = ["ScreenTwo": "Playing", "btnPlay": "Play"]
    let trace = #"{"t":1,"from":"Ready","to":"ScreenTwo","trigger":"btnPlay"}"#
    let report = TraceFixture.check(trace, options: options)
    #expect(report.violations == [])
    #expect(report.notes == [])
  }

  @Test func looseNamesAreSaidOnce() {
    let line = #"{"t":1,"from":"ready screen","to":"Playing","trigger":"Play"}"#
    let report = TraceFixture.check(line + "\n" + line.replacing("\"t\":1", with: "\"t\":2"))
    #expect(report.notes.map(\.rule) == [.looseName])
  }

  @Test func anyStateLeavesByAWildcardRow() {
    let machine = TraceFixture.machine([
      ("A", "B", "go", nil), ("B", "A", "back", nil), ("*", "Lost", "drop", nil),
    ])
    let trace = """
      {"t":1,"from":"A","to":"B","trigger":"go"}
      {"t":2,"from":"B","to":"Lost","trigger":"drop"}
      {"t":3,"from":"Lost","to":"A","trigger":"drop"}
      """
    #expect(TraceFixture.violations(trace, TraceFixture.spec(machine)) == ["wrong-target@3"])
  }

  @Test func compositeStatesMatchWhatIsInside() {
    var machine = TraceFixture.machine([
      ("Home", "Detail", "tap", nil), ("Detail", "Home", "back", nil),
      ("Grid", "List", "toggle", nil),
    ])
    machine.states[2].parent = StateID(0)
    machine.states[3].parent = StateID(0)
    let spec = TraceFixture.spec(machine)
    let legal = """
      {"t":1,"state":"Home/Grid"}
      {"t":2,"from":"Grid","to":"List","trigger":"toggle"}
      {"t":3,"from":"Home","to":"Detail","trigger":"tap"}
      {"t":4,"from":"Detail","to":"Home/List","trigger":"back"}
      {"t":5,"state":["Home","List"]}
      """
    #expect(TraceFixture.violations(legal, spec) == [])
    let illegal = """
      {"t":1,"state":"Grid"}
      {"t":2,"from":"Detail","to":"Home","trigger":"back"}
      """
    #expect(TraceFixture.violations(illegal, spec) == ["discontinuity@2"])
  }

  @Test func aCompositeStateIsEnteredWhereItBegins() {
    var machine = TraceFixture.machine([
      ("Off", "On", "power", nil), ("On", "Off", "power", nil), ("Stopped", "Playing", "play", nil),
      ("On", "On", "reload", nil),
    ])
    machine.states[2].parent = StateID(1)
    machine.states[3].parent = StateID(1)
    func trace(_ entered: String, _ rest: String = "") -> String {
      """
      {"t":1,"state":"Off"}
      {"t":2,"from":"Off","to":"\(entered)","trigger":"power"}
      \(rest)
      """
    }
    // Nothing tells where it begins.
    #expect(TraceFixture.violations(trace("Playing"), TraceFixture.spec(machine)) == [])
    machine.states[2].isInitial = true
    let spec = TraceFixture.spec(machine)
    #expect(TraceFixture.violations(trace("Playing"), spec) == ["wrong-target@2"])
    for name in ["Stopped", "On"] { #expect(TraceFixture.violations(trace(name), spec) == []) }
    // From inside it may stay where it is: specs do not tell local changes from external ones.
    let reload = """
      {"t":3,"from":"Stopped","to":"Playing","trigger":"play"}
      {"t":4,"from":"Playing","to":"Playing","trigger":"reload"}
      """
    #expect(TraceFixture.violations(trace("Stopped", reload), spec) == [])
  }

  @Test func forbiddenStepsFail() {
    var machine = TraceFixture.machine()
    machine.prohibitions = [
      .init(source: StateID(0), target: StateID(3), trigger: nil, origin: TraceFixture.origin)
    ]
    let trace = #"{"t":1,"from":"Loading","to":"Playing","trigger":"Play"}"#
    #expect(
      TraceFixture.violations(trace, TraceFixture.spec(machine)) == ["forbidden-transition@1"])
  }

  @Test func aSessionGoesToTheMachineThatFits() {
    var spec = TraceFixture.spec()
    spec.machines.append(
      TraceFixture.machine([("Shut", "Ajar", "push", nil)], key: "door"))
    let trace = """
      {"t":1,"session":"a","from":"Shut","to":"Ajar","trigger":"push"}
      {"t":1,"session":"b","from":"Ready","to":"Playing","trigger":"Play"}
      {"t":1,"session":"c","machine":"door","from":"Shut","to":"Ajar","trigger":"push"}
      {"t":2,"session":"c","machine":"player","from":"Ready","to":"Playing","trigger":"Play"}
      """
    let report = TraceFixture.check(trace, spec)
    #expect(report.violations == [])
    #expect(report.machines.map(\.name) == ["player", "door"])
    #expect(report.machines.map(\.sessions) == [2, 2])
  }
}

struct SessionTests {
  @Test func afterAStopAnotherRunBegins() {
    let trace = """
      {"t":1,"state":"Playing"}
      {"kind":"stop","t":5,"result":"killed"}
      {"t":9,"state":"Loading"}
      """
    #expect(TraceFixture.violations(trace) == [])
  }

  @Test func aRecorderMayNameItsSpec() {
    var spec = TraceFixture.spec()
    spec.machines.append(TraceFixture.machine(key: "recorder"))
    let trace = """
      {"kind":"meta","session":"a","spec":"recorder"}
      {"t":1,"session":"a","from":"Ready","to":"Playing","trigger":"Play"}
      {"t":1,"session":"b","from":"Ready","to":"Playing","trigger":"Play"}
      """
    let report = TraceFixture.check(trace, spec)
    #expect(report.machines.map(\.name) == ["player", "recorder"])
    #expect(report.machines.map(\.sessions) == [1, 1])
  }

  @Test func rowsDecideBetweenMachinesWithTheSameStates() {
    var spec = TraceFixture.spec()
    spec.machines.insert(
      TraceFixture.machine([("Ready", "Loading", "Play", nil), ("Playing", "Ready", "x", nil)]),
      at: 0)
    let trace = #"{"t":1,"from":"Ready","to":"Playing","trigger":"Play"}"#
    #expect(TraceFixture.violations(trace, spec) == [])
  }

  @Test func marginalValuesAreListed() {
    var spec = TraceFixture.spec()
    spec.durations = [TraceFixture.fact("Loading", .timeout, nil, 1000)]
    let trace = """
      {"t":0,"state":"Loading"}
      {"t":1003,"from":"Loading","to":"Ready","trigger":"Loaded"}
      """
    let report = TraceFixture.check(trace, spec)
    #expect(report.verdict == .pass)
    #expect(report.notes.map(\.rule) == [.marginal])
  }
}
