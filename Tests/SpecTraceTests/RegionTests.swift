import SpecModel
import SpecText
import Testing

@testable import SpecTrace

/// Changes back to the state before, and modes beside the states of the screen.
struct RegionTests {
  private let back: Machine = {
    var machine = TraceFixture.machine([
      ("Home", "Map", "Open Map", 300), ("Map", "Home", "Close", 300),
      ("Home", "Search", "Find", 200), ("Map", "Search", "Find", 200),
      ("Search", "Filter", "Filter", 200),
    ])
    func id(_ name: String) -> StateID {
      StateID(machine.states.firstIndex { $0.name == name } ?? 0)
    }
    for (source, targets) in [("Search", ["Home", "Map"]), ("Filter", ["Search"])] {
      var transition = Transition(
        source: id(source), target: id(targets[0]),
        trigger: LocatedText("Escape", TraceFixture.origin), provenance: .declared,
        origin: TraceFixture.origin, sourceOrigin: TraceFixture.origin,
        targetOrigin: TraceFixture.origin)
      transition.duration = Quantity(200, .milliseconds)
      machine.histories.append(
        .init(source: id(source), targets: targets.map(id), transition: transition))
    }
    return machine
  }()

  /// Lines of one session: "Home>Search:Find".
  private func lines(_ steps: [String]) -> String {
    steps.enumerated().map { index, step in
      let parts = step.split(separator: ":")
      let ends = parts[0].split(separator: ">")
      return #"{"t":\#(1000 * index),"session":"a","from":"\#(ends[0])","to":"\#(ends[1])","#
        + #""trigger":"\#(parts[1])"}"#
    }.joined(separator: "\n")
  }

  private func violations(_ steps: [String]) -> [String] {
    TraceFixture.violations(lines(steps), TraceFixture.spec(back))
  }

  @Test(arguments: [
    (["Home>Search:Find", "Search>Home:Escape"], []),
    (["Home>Map:Open Map", "Map>Search:Find", "Search>Map:Escape"], []),
    (["Home>Map:Open Map", "Map>Search:Find", "Search>Home:Escape"], ["wrong-target@3"]),
    (["Home>Search:Find", "Search>Map:Escape"], ["wrong-target@2"]),
    (
      ["Home>Search:Find", "Search>Filter:Filter", "Filter>Search:Escape", "Search>Home:Escape"], []
    ),
    (
      ["Home>Search:Find", "Search>Filter:Filter", "Filter>Search:Escape", "Search>Map:Escape"],
      ["wrong-target@4"]
    ),
    // A recording that begins in the middle: any state from which rows lead in may have come before.
    (["Search>Map:Escape"], []), (["Search>Filter:Escape"], ["wrong-target@1"]),
  ])
  func aWayBackLeadsToTheStateBefore(_ steps: [String], _ expected: [String]) {
    #expect(violations(steps) == expected)
  }

  @Test func whatCameBeforeIsTold() throws {
    let report = TraceFixture.check(
      lines(["Home>Map:Open Map", "Map>Search:Find", "Search>Home:Escape"]),
      TraceFixture.spec(back))
    let found = try #require(report.violations.first)
    #expect(
      found.message == "'Escape' leads back to 'Map', the state before; the trace shows 'Home'")
    #expect(report.coverage.transitions.uncovered.contains("Search -> previous state : Escape"))
    let good = TraceFixture.check(
      lines(["Home>Search:Find", "Search>Home:Escape"]), TraceFixture.spec(back))
    #expect(!good.coverage.transitions.uncovered.contains("Search -> previous state : Escape"))
    let slow = lines(["Home>Search:Find", "Search>Home:Escape"])
      .replacing(#""trigger":"Escape""#, with: #""trigger":"Escape","duration":900"#)
    #expect(TraceFixture.violations(slow, TraceFixture.spec(back)) == ["duration@2"])
  }

  @Test func whereToIsToldOfAStateThatNoRowLeadsBackTo() throws {
    let report = TraceFixture.check(
      lines(["Home>Map:Open Map", "Map>Search:Find", "Search>Filter:Escape"]),
      TraceFixture.spec(back))
    let found = try #require(report.violations.first)
    #expect(found.rule == .wrongTarget && found.line == 3)
    #expect(found.repair == "let line 3 enter 'Map'")
  }

  @Test func triggersAloneLeadBack() {
    func run(_ last: String) -> [String] {
      let lines = [
        #"{"t":0,"session":"a","state":"Home"}"#, #"{"t":1,"session":"a","event":"Open Map"}"#,
        #"{"t":2,"session":"a","event":"Find"}"#, #"{"t":3,"session":"a","event":"Escape"}"#,
        #"{"t":4,"session":"a","event":"\#(last)"}"#,
      ]
      return TraceFixture.violations(lines.joined(separator: "\n"), TraceFixture.spec(back))
    }
    #expect(run("Close") == [])
    #expect(run("Open Map") == ["undefined-transition@5"])
  }

  @Test(arguments: [
    (["Home>Search:Find", "Search>Search:Find", "Search>Home:Escape"], ["wrong-trigger@2"]),
    (["Home>Search:Find", "Search>Search:Reload", "Search>Home:Escape"], []),
    (["Home>Search:Find", "Search>Search:Reload", "Search>Map:Escape"], ["wrong-target@3"]),
    (
      [
        "Home>Search:Find", "Search>Filter:Filter", "Filter>Search:Escape", "Search>Search:Reload",
        "Search>Search:Reload", "Search>Map:Escape",
      ], ["wrong-target@6"]
    ),
  ])
  func aStepThatStaysIsNoPlaceToReturnTo(_ steps: [String], _ expected: [String]) throws {
    var machine = back
    let search = try #require(machine.states.firstIndex { $0.name == "Search" })
    var stay = machine.transitions[2]
    (stay.source, stay.target) = (StateID(search), StateID(search))
    stay.trigger = LocatedText("Reload", TraceFixture.origin)
    machine.transitions.append(stay)
    #expect(TraceFixture.violations(lines(steps), TraceFixture.spec(machine)) == expected)
  }

  @Test func aHoleForgetsWhatCameBefore() {
    let text =
      lines(["Home>Search:Find"]) + "\n"
      + #"{"kind":"gap","session":"a","t":500,"until":900}"# + "\n"
      + #"{"t":3000,"session":"a","from":"Search","to":"Map","trigger":"Escape"}"#
    #expect(TraceFixture.violations(text, TraceFixture.spec(back)) == [])
  }

  // MARK: Modes

  private let moded: Machine = {
    var machine = TraceFixture.machine(
      TraceFixture.rows + [
        ("Ready", "Dark Mode", "Dim", 100), ("Dark Mode", "Ready", "Light", 100),
      ])
    machine.states[machine.states.count - 1].isMode = true
    return machine
  }()

  private func moded(_ text: String) -> TraceReport {
    TraceFixture.check(text, TraceFixture.spec(moded))
  }

  private func rules(_ report: TraceReport) -> [String] {
    report.violations.map { "\($0.rule.rawValue)@\($0.line)" }
  }

  @Test func aModeDoesNotLeaveTheScreen() {
    let report = moded(
      lines([
        "Loading>Ready:Loaded", "Ready>Dark Mode:Dim", "Ready>Playing:Play",
        "Dark Mode>Ready:Light", "Playing>Ready:Stop",
      ]))
    #expect(rules(report) == [])
    #expect(!report.coverage.transitions.uncovered.contains("Ready -> Dark Mode : Dim"))
    #expect(!report.coverage.transitions.uncovered.contains("Dark Mode -> Ready : Light"))
  }

  @Test func aModeHasItsOwnContinuity() {
    #expect(
      rules(
        moded(
          lines(["Ready>Dark Mode:Dim", "Dark Mode>Ready:Light", "Dark Mode>Ready:Light"])))
        == ["discontinuity@3"])
    #expect(
      rules(moded(lines(["Loading>Ready:Loaded", "Playing>Dark Mode:Dim"]))) == [
        "discontinuity@2"
      ])
  }

  @Test func aStepThatIsNoneOfTheModeIsOneOfTheScreen() {
    #expect(
      rules(
        moded(
          lines([
            "Loading>Ready:Loaded", "Ready>Dark Mode:Dim", "Dark Mode>Playing:Play",
            "Playing>Ready:Stop",
          ]))) == [])
    #expect(
      rules(moded(lines(["Loading>Ready:Loaded", "Ready>Dark Mode:Dim", "Dark Mode>Broken:Play"])))
        == ["wrong-target@3"])
  }

  @Test func aModeChangeInTwoLinesInterruptsNothing() {
    let lines = [
      #"{"t":0,"session":"a","state":"Ready"}"#,
      #"{"kind":"begin","t":100,"session":"a","id":1,"from":"Ready","to":"Playing","trigger":"Play"}"#,
      #"{"kind":"begin","t":150,"session":"a","id":2,"from":"Ready","to":"Dark Mode","trigger":"Dim"}"#,
      #"{"kind":"end","t":250,"session":"a","id":2}"#,
      #"{"kind":"end","t":800,"session":"a","id":1}"#,
      #"{"t":2000,"session":"a","from":"Playing","to":"Ready","trigger":"Stop"}"#,
    ]
    #expect(rules(moded(lines.joined(separator: "\n"))) == ["duration@5"])
  }

  @Test func triggersTurnModesOnAndOff() {
    let events = ["Play", "Stop", "Dim", "Play", "Light", "Stop", "Gear"]
    let lines =
      [#"{"t":0,"session":"a","state":"Ready"}"#]
      + events.enumerated().map { #"{"t":\#($0 + 1),"session":"a","event":"\#($1)"}"# }
    #expect(rules(moded(lines.joined(separator: "\n"))) == [])
    let wrong = lines + [#"{"t":99,"session":"a","event":"Play"}"#]
    #expect(rules(moded(wrong.joined(separator: "\n"))) == ["undefined-transition@9"])
  }

  @Test func stateLinesMayListModes() {
    let text = """
      {"t":0,"session":"a","state":["Ready","Dark Mode"]}
      {"t":5,"session":"a","state":"Dark Mode"}
      {"t":10,"session":"a","from":"Ready","to":"Playing","trigger":"Play"}
      """
    #expect(rules(moded(text)) == [])
  }

  // MARK: Concurrent parts

  /// A player whose sound and picture change apart from each other.
  private let parted: Machine = {
    var machine = TraceFixture.machine([
      ("Idle", "On", "Start", nil), ("On", "Idle", "Stop", nil),
      ("Loud", "Mute", "Silence", nil), ("Mute", "Loud", "Sound", nil),
      ("Small", "Large", "Grow", 200), ("Large", "Small", "Shrink", nil),
    ])
    let outer = StateID(machine.states.firstIndex { $0.name == "On" } ?? 0)
    for (name, region) in [("Loud", 0), ("Mute", 0), ("Small", 1), ("Large", 1)] {
      guard let index = machine.states.firstIndex(where: { $0.name == name }) else { continue }
      machine.states[index].parent = outer
      machine.states[index].region = region
    }
    return machine
  }()

  @Test(arguments: [
    (
      [
        "Idle>On:Start", "Loud>Mute:Silence", "Small>Large:Grow", "Mute>Loud:Sound",
        "Large>Small:Shrink", "On>Idle:Stop",
      ], []
    ),
    (
      ["Idle>On:Start", "Loud>Mute:Silence", "Small>Large:Grow", "Loud>Mute:Silence"],
      ["discontinuity@4"]
    ),
    (["Idle>On:Start", "On>Idle:Stop", "Small>Large:Grow"], ["discontinuity@3"]),
    // Entered again, each part may be anywhere.
    (["Loud>Mute:Silence", "On>Idle:Stop", "Idle>On:Start", "Loud>Mute:Silence"], []),
    (["Loud>Mute:Silence", "Small>Mute:Grow"], ["wrong-target@2"]),
  ])
  func partsChangeApart(_ steps: [String], _ expected: [String]) {
    #expect(TraceFixture.violations(lines(steps), TraceFixture.spec(parted)) == expected)
  }

  @Test("without concurrent parts a list of states is no place, but a state and one inside it are")
  func flatLists() {
    let lines = [
      #"{"t":1,"state":["Ready","Playing"]}"#,
      #"{"t":2,"from":"Ready","to":["Playing","Settings"],"trigger":"Play"}"#,
      #"{"t":3,"state":["Ready","Ready"]}"#,
    ]
    let report = TraceFixture.check(lines.joined(separator: "\n"))
    #expect(report.violations.map(\.rule) == [.undefinedState, .undefinedState])
    #expect(report.violations.first?.message.contains("not active at once") == true)
    #expect(report.obligations.first?.counts.fail == 2)
  }

  static let lists: [([String], [String])] = [
    ([#"["Loud","Small"]"#, #"["Loud","Large"]"#, #"["Mute","Large"]"#], []),
    ([#"["On","Loud","Small"]"#, #"["Mute","Small"]"#], []),
    // No row leads from one to the other.
    ([#"["Loud","Small"]"#, #"["Loud","Huge"]"#], ["undefined-transition@2"]),
    // One part cannot be in two states, nor can the whole be left and not.
    ([#"["Loud","Mute"]"#], ["undefined-state@1"]),
    ([#"["Idle","Small"]"#], ["undefined-state@1"]),
  ]

  @Test("a list of states is all of them, each of another part", arguments: lists)
  func configurations(_ states: [String], _ expected: [String]) {
    var machine = parted
    machine.states.append(State(key: "huge", name: "Huge", origin: TraceFixture.origin))
    machine.states[machine.states.count - 1].parent = machine.states[2].parent
    machine.states[machine.states.count - 1].region = 1
    let text = states.enumerated().map { #"{"t":\#($0),"session":"a","state":\#($1)}"# }
    let report = TraceFixture.check(
      text.joined(separator: "\n"), TraceFixture.spec(machine))
    #expect(report.violations.map { "\($0.rule.rawValue)@\($0.line)" } == expected)
    #expect(!report.text.utf8.contains(0x1F))
  }

  @Test func thePartThatIsElsewhereIsNamed() {
    let report = TraceFixture.check(
      lines(["Idle>On:Start", "Loud>Mute:Silence", "Loud>Mute:Silence"]),
      TraceFixture.spec(parted))
    #expect(report.violations.first?.message.hasPrefix("the session is in 'Mute'") == true)
  }

  @Test func triggersMoveOnlyTheirPart() {
    func run(_ events: [String]) -> [String] {
      let lines =
        [#"{"t":0,"session":"a","state":"Idle"}"#]
        + events.enumerated().map { #"{"t":\#($0 + 1),"session":"a","event":"\#($1)"}"# }
      return TraceFixture.violations(lines.joined(separator: "\n"), TraceFixture.spec(parted))
    }
    #expect(run(["Start", "Silence", "Grow", "Sound", "Shrink", "Stop"]) == [])
    #expect(run(["Start", "Silence", "Grow", "Silence"]) == ["undefined-transition@5"])
    #expect(run(["Start", "Grow", "Stop", "Shrink"]) == ["undefined-transition@5"])
  }

  @Test func partsBeginWhereTheSpecSays() {
    func run(_ initial: [String], _ events: [String]) -> [String] {
      var machine = parted
      for index in machine.states.indices {
        machine.states[index].isInitial = initial.contains(machine.states[index].name)
      }
      let lines =
        [#"{"t":0,"session":"a","state":"Idle"}"#]
        + events.enumerated().map { #"{"t":\#($0 + 1),"session":"a","event":"\#($1)"}"# }
      return TraceFixture.violations(lines.joined(separator: "\n"), TraceFixture.spec(machine))
    }
    // Entered again, each part may be anywhere, or begins anew.
    #expect(run([], ["Start", "Grow", "Stop", "Start", "Grow"]) == [])
    #expect(run(["Small"], ["Start", "Grow", "Stop", "Start", "Grow"]) == [])
    #expect(run(["Small"], ["Start", "Shrink"]) == ["undefined-transition@3"])
    #expect(run(["Small"], ["Start", "Silence", "Sound", "Grow", "Stop", "Start"]) == [])
    #expect(run(["Small", "Mute"], ["Start", "Sound", "Silence", "Grow", "Shrink"]) == [])
    #expect(run(["Small", "Mute"], ["Start", "Grow", "Silence"]) == ["undefined-transition@4"])
    #expect(
      run(["Small", "Mute"], ["Start", "Sound", "Stop", "Start", "Silence"])
        == ["undefined-transition@6"])
  }

  @Test func stateLinesShowOnePart() {
    func run(_ states: [String]) -> [String] {
      let lines = states.enumerated().map { index, state in
        #"{"t":\#(index),"session":"a","state":"\#(state)"}"#
      }
      return TraceFixture.violations(lines.joined(separator: "\n"), TraceFixture.spec(parted))
    }
    #expect(run(["Idle", "On", "Mute", "Large", "Loud", "Small", "Idle"]) == [])
    #expect(run(["Mute", "Large", "Mute", "Large"]) == [])
  }

  @Test func aStepInTwoLinesLeavesTheOtherPart() {
    let lines = [
      #"{"t":0,"session":"a","from":"Loud","to":"Mute","trigger":"Silence"}"#,
      #"{"kind":"begin","t":100,"session":"a","id":1,"from":"Small","to":"Large","trigger":"Grow"}"#,
      #"{"kind":"end","t":300,"session":"a","id":1}"#,
      #"{"t":500,"session":"a","from":"Mute","to":"Loud","trigger":"Sound"}"#,
      #"{"t":600,"session":"a","from":"Large","to":"Small","trigger":"Shrink"}"#,
    ]
    #expect(
      TraceFixture.violations(lines.joined(separator: "\n"), TraceFixture.spec(parted)) == [])
  }
}
