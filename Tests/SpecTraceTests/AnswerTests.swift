import SpecModel
import SpecText
import Testing

@testable import SpecTrace

/// Bounds on the time from an event to its answer.
@Suite("Answers of the interface")
struct AnswerTests {
  private static var spec: SpecDocument {
    var spec = TraceFixture.spec()
    spec.durations = [TraceFixture.fact("Play response", .latency, nil, 100)]
    return spec
  }

  /// A line between the event at 1000 ms and the step at 1900 ms.
  private static func violations(_ line: String, before: String = "", _ spec: SpecDocument = spec)
    -> [String]
  {
    let lines = [
      #"{"kind":"meta","session":"s","hz":60}"#, #"{"t":0,"session":"s","state":"Ready"}"#, before,
      #"{"t":1000,"session":"s","event":"Play"}"#, line,
      #"{"t":1900,"session":"s","from":"Ready","to":"Playing","trigger":"Play","duration":250}"#,
    ]
    return TraceFixture.check(lines.filter { !$0.isEmpty }.joined(separator: "\n"), spec)
      .violations.map(\.rule.rawValue)
  }

  @Test(
    "what shows no movement is no answer",
    arguments: [
      #"{"kind":"metric","session":"s","t":1001,"name":"battery","value":87}"#,
      #"{"kind":"announce","session":"s","t":1001,"text":"Loading"}"#,
      #"{"kind":"begin","session":"s","t":1001,"id":1,"operation":"fetch"}"#
        + "\n" + #"{"kind":"end","session":"s","t":1500,"id":1}"#,
      #"{"kind":"state","session":"s","t":1001,"state":"Ready"}"#,
      #"{"kind":"signal","session":"s","name":"cardOffset","t":1001,"dt":[0,8],"v":[0,0]}"#,
    ])
  func noAnswers(_ line: String) {
    #expect(Self.violations(line) == ["latency"])
  }

  @Test(
    "what moves is",
    arguments: [
      #"{"kind":"state","session":"s","t":1050,"state":"Playing"}"#,
      #"{"kind":"animation","session":"s","t":1050,"name":"Press","duration":90}"#,
      #"{"kind":"frames","session":"s","t":1050,"deltas":[16.7,16.7]}"#,
      #"{"kind":"signal","session":"s","name":"cardOffset","t":1001,"dt":[0,8,16],"v":[0,0,2]}"#,
      #"{"kind":"signal","session":"s","name":"progress","t":1050,"value":0.5}"#,
    ])
  func answers(_ line: String) {
    #expect(!Self.violations(line).contains("latency"))
  }

  @Test("frames of a screen that was not idle tell nothing")
  func runningFrames() {
    let deltas = Array(repeating: "16.7", count: 60).joined(separator: ",")
    func line(_ time: Int) -> String {
      #"{"kind":"frames","session":"s","t":\#(time),"deltas":[\#(deltas)]}"#
    }
    #expect(Self.violations(line(1701), before: line(700)) == ["latency"])
  }

  @Test("a batch of samples that begins before the event holds the answer")
  func batches() {
    func batch(_ moved: Int) -> String {
      let offsets = (0..<40).map { "\($0 * 10)" }.joined(separator: ",")
      let values = (0..<40).map { $0 * 10 >= moved ? "\($0)" : "0" }.joined(separator: ",")
      return
        #"{"kind":"signal","session":"s","name":"cardOffset","t":900,"dt":[\#(offsets)],"v":[\#(values)]}"#
    }
    #expect(Self.violations("", before: batch(150)) == [])
    #expect(Self.violations("", before: batch(350)) == ["latency"])
  }

  @Test("the finger that leads is no answer")
  func finger() {
    var spec = Self.spec
    spec.signals = [
      SignalRelation(
        output: "card", input: "finger", form: .linear(factor: 0.5), isCode: false, text: "",
        origin: TraceFixture.origin)
    ]
    func line(_ name: String) -> String {
      #"{"kind":"signal","session":"s","name":"\#(name)","t":1010,"dt":[0,8,16],"v":[0,2,4]}"#
    }
    #expect(Self.violations(line("finger"), spec) == ["latency"])
    #expect(Self.violations(line("card"), spec) == [])
  }

  @Test("what no row answers where the session is owes no answer")
  func unanswered() {
    func violations(_ state: String, _ event: String) -> [String] {
      TraceFixture.violations(
        """
        {"kind":"meta","observes":["state","transition","event"]}
        {"t":0,"state":"\(state)"}
        {"t":1000,"event":"\(event)"}
        {"kind":"stop","t":5000,"result":"complete"}
        """, Self.spec)
    }
    #expect(violations("Settings", "Play") == [])
    #expect(violations("Broken", "Play") == [])
    #expect(violations("Ready", "Play") == ["latency@4"])
    // What is the trigger of no row may be answered anywhere.
    #expect(violations("Settings", "Play response") == ["latency@4"])
  }

  @Test("a session that records nothing that moves decides nothing")
  func unobserved() {
    let trace = """
      {"kind":"meta","session":"s","observes":["event","metric"]}
      {"t":1000,"session":"s","event":"Play"}
      {"kind":"metric","session":"s","t":5000,"name":"battery","value":1}
      """
    let report = TraceFixture.check(trace, Self.spec)
    #expect(report.violations.allSatisfy { $0.rule != .latency })
    #expect(report.obligations.first { $0.kind == .latency }?.counts.inconclusive == 1)
  }
}

/// Animations that go round, and frames beside animations.
@Suite("Loops and frames")
struct LoopTests {
  private static func loop(_ line: String, _ durations: [Int]) -> [String] {
    let spec = """
      # List

      ## Loading State

      - \(line)

      ## Ready State

      Rows.

      ## Transitions

      | From | To | Trigger |
      |---|---|---|
      | Loading | Ready | Loaded |
      | Ready | Loading | Reload |
      """
    let rounds = durations.enumerated().map {
      #"{"kind":"animation","t":\#(1 + 1500 * $0.offset),"name":"Shimmer","duration":\#($0.element)}"#
    }
    let trace =
      [#"{"t":0,"state":"Loading"}"#] + rounds
      + [
        #"{"t":\#(durations.count == 1 ? 6000 : 1500 * durations.count),"from":"Loading","#
          + #""to":"Ready","trigger":"Loaded"}"#
      ]
    let report = ReferenceTraceTests.report(
      ContiguousArray(spec.utf8), ContiguousArray(trace.joined(separator: "\n").utf8))
    return report.violations.map { "\($0.rule.rawValue)@\($0.line)" }
  }

  @Test("one line with the time of a round stands for all rounds")
  func rounds() {
    #expect(Self.loop("Shimmer: 1.5s loop", [1500]) == [])
    #expect(Self.loop("Shimmer: 1.5s loop", [400]) == ["period@2"])
    #expect(Self.loop("Shimmer: 1.5s loop", [3000]) == ["period@2"])
  }

  @Test("what comes again after a pause may be shorter than that")
  func pauses() {
    #expect(Self.loop("Shimmer: every 1.5s", [400, 400, 400]) == [])
    #expect(Self.loop("Shimmer: every 1.5s", [400]) == ["period@3"])
    #expect(Self.loop("Shimmer: every 1.5s", [1500]) == [])
  }

  static let demands: [(String, [String], Int)] = [
    ("All animations run", [], 1), ("Frame rate", [], 1), ("Animationen", [], 1),
    ("Scrolling", ["frame-rate@4"], 0), ("Animations and gestures", ["frame-rate@4"], 0),
  ]

  @Test(
    "frames outside of animations are judged where the spec speaks of gestures",
    arguments: demands)
  func outside(_ subject: String, _ expected: [String], _ notChecked: Int) {
    var spec = TraceFixture.spec()
    spec.constraints = [
      Constraint(
        kind: .frameRate, subject: subject, quantity: Quantity(60, .framesPerSecond), scope: [],
        origin: TraceFixture.origin, lineOrigin: TraceFixture.origin)
    ]
    let smooth = Array(repeating: "16.7", count: 15).joined(separator: ",")
    let trace = """
      {"t":0,"state":"Ready"}
      {"t":1000,"from":"Ready","to":"Playing","trigger":"Play","duration":250}
      {"kind":"frames","t":1000,"deltas":[\(smooth)]}
      {"kind":"frames","t":3000,"deltas":[100,100,100,100]}
      {"kind":"frames","t":5000,"deltas":[500,500,500,500]}
      """
    let report = TraceFixture.check(trace, spec)
    #expect(report.violations.map { "\($0.rule.rawValue)@\($0.line)" } == expected)
    #expect(report.notChecked.count { $0.hasPrefix("lines of frames outside") } == notChecked)
  }
}
