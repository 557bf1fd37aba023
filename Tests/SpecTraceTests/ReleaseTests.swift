import SpecModel
import Testing

@testable import SpecTrace

/// Springs of signals that a finger moves first: one name for the drag and for the way back.
@Suite("Springs that a finger lets go")
struct ReleaseTests {
  private static let step = 1000.0 / 120
  private static let stated = Spring(response: 300, dampingFraction: 0.7)

  /// A sheet that is dragged, and springs back with an animation of its row.
  private static let spec: SpecDocument = {
    var machine = TraceFixture.machine([
      ("Resting", "Dragging", "Grab", nil), ("Dragging", "Returning", "Release", nil),
      ("Returning", "Resting", "Settled", nil),
    ])
    machine.transitions[1].animation = LocatedText("Sheet Return", TraceFixture.origin)
    var spec = TraceFixture.spec(machine)
    var motion = Motion(subject: "Sheet Return", scope: [], origin: TraceFixture.origin)
    motion.easing = .spring(stated)
    spec.motions = [motion]
    return spec
  }()

  private static func samples(_ start: Double, _ values: [Double]) -> String {
    let offsets = values.indices.map { "\(Double($0) * step)" }.joined(separator: ",")
    let places = values.map { "\($0)" }.joined(separator: ",")
    return #"{"kind":"signal","session":"g","name":"sheetReturn","t":\#(start),"#
      + #""dt":[\#(offsets)],"v":[\#(places)]}"#
  }

  private static func change(_ time: Double, _ from: String, _ to: String, _ trigger: String)
    -> String
  {
    #"{"t":\#(time),"session":"g","from":"\#(from)","to":"\#(to)","trigger":"\#(trigger)"}"#
  }

  /// How a drag is recorded.
  struct Drag: Sendable, CustomTestStringConvertible {
    var spring = stated
    /// Points per sample at the release, and where the finger begins.
    var speed = 3.0
    var start = 0.0
    /// The speed that the spring takes over, as a share of the finger's.
    var share = 1.0
    var rest = 0.0
    var hasSteps = true
    var expected: [String] = []
    var counts = (pass: 1, fail: 0, inconclusive: 0)
    /// How often the sheet is dragged without a pause.
    var times = 1

    var testDescription: String {
      "\(spring.response) \(spring.dampingFraction) \(speed) \(start) \(share) \(hasSteps) \(times)"
    }

    var trace: String {
      var lines = [#"{"kind":"meta","session":"g","hz":120}"#]
      lines.append(#"{"kind":"state","session":"g","t":0,"state":"Resting"}"#)
      var time = 1000.0
      for _ in 0..<times {
        let finger = (0..<40).map { start + Double($0) * speed }
        let top = start + 40 * speed
        let curve = SpringCurve(
          spring: spring, start: top - rest, velocity: share * speed / step)
        let back = (0..<90).map { rest + curve.value(at: Double($0) * step) }
        let release = time + 40 * step
        if hasSteps { lines.append(change(time, "Resting", "Dragging", "Grab")) }
        lines.append(samples(time, finger))
        if hasSteps { lines.append(change(release, "Dragging", "Returning", "Release")) }
        lines.append(samples(release, back))
        time = release + 90 * step
        if hasSteps { lines.append(change(time - step, "Returning", "Resting", "Settled")) }
      }
      return lines.joined(separator: "\n")
    }
  }

  private static let slow = Spring(response: 500, dampingFraction: 0.7)
  private static let stiff = Spring(response: 300, dampingFraction: 1.2)

  @Test(
    "the way from the release on is judged, with the speed that the finger had",
    arguments: [
      Drag(), Drag(share: 0), Drag(share: -0.5), Drag(counts: (2, 0, 0), times: 2),
      Drag(spring: slow, expected: ["spring@6"], counts: (0, 1, 0)),
      Drag(spring: stiff, share: 0, expected: ["spring@6"], counts: (0, 1, 0)),
      Drag(
        spring: slow, share: 0, expected: ["spring@6", "spring@11"], counts: (0, 2, 0), times: 2),
      // Dragged from one place towards the rest, or beyond it.
      Drag(speed: -2, start: 200), Drag(speed: 4, start: 20, rest: 300),
      Drag(
        spring: slow, speed: -2, start: 200, share: 0, expected: ["spring@6"], counts: (0, 1, 0)),
      // Nobody says when it was let go: the place that is farthest from rest tells.
      Drag(hasSteps: false), Drag(share: 0, hasSteps: false),
      Drag(
        spring: slow, share: 0, hasSteps: false, expected: ["spring@4"], counts: (0, 1, 0)),
    ])
  func releases(_ drag: Drag) {
    let report = TraceFixture.check(drag.trace, Self.spec)
    #expect(report.violations.map { "\($0.rule.rawValue)@\($0.line)" } == drag.expected)
    let counts = report.obligations.first { $0.kind == .spring }?.counts
    #expect(counts?.pass == drag.counts.pass && counts?.fail == drag.counts.fail)
    #expect(counts?.inconclusive == drag.counts.inconclusive)
  }

  @Test("what no spring explains may be the finger where no step tells the release")
  func noSpring() {
    let way = (0..<60).map { Double($0) * 2 } + (0..<60).map { 120 - Double($0) * 2 }
    let trace = [
      #"{"kind":"meta","session":"g","hz":120}"#,
      #"{"kind":"state","session":"g","t":0,"state":"Resting"}"#,
      Self.samples(1000, way + Array(repeating: 0, count: 12)),
    ]
    let report = TraceFixture.check(trace.joined(separator: "\n"), Self.spec)
    #expect(report.violations == [])
    #expect(report.verdict == .inconclusive)
  }
}

/// What follows a finger and is let go by a step whose row states a spring.
@Suite("Springs of the rows that let go")
struct RowReleaseTests {
  static let step = 1000.0 / 60
  static let stated = Spring(response: 300, dampingFraction: 0.7)

  /// A card that follows a finger at a third, and goes back or away with the same spring.
  private static let spec: SpecDocument = {
    var machine = TraceFixture.machine([
      ("Resting", "Dragging", "Grab", nil), ("Dragging", "Resting", "Release", nil),
      ("Dragging", "Gone", "Throw", nil),
    ])
    for index in [1, 2] { machine.transitions[index].easing = .spring(stated) }
    var spec = TraceFixture.spec(machine)
    var motion = Motion(subject: "Dragging to Resting", scope: [], origin: TraceFixture.origin)
    motion.easing = .spring(stated)
    spec.motions = [motion]
    spec.signals = [
      SignalRelation(
        output: "card", input: "finger", form: .linear(factor: 0.3), isCode: false, text: "",
        origin: TraceFixture.origin)
    ]
    return spec
  }()

  static func samples(_ name: String, _ start: Double, _ values: [Double]) -> String {
    let offsets = values.indices.map { "\(Double($0) * step)" }.joined(separator: ",")
    let places = values.map { "\($0)" }.joined(separator: ",")
    return #"{"kind":"signal","session":"g","name":"\#(name)","t":\#(start),"#
      + #""dt":[\#(offsets)],"v":[\#(places)]}"#
  }

  private static func counts(
    _ values: [Double], to target: String = "Resting", by trigger: String = "Release"
  ) -> [Int] {
    let finger = (0..<60).map { Double($0) * 2 }
    let release = 1000 + 60 * step
    let trace = [
      #"{"kind":"meta","session":"g","hz":60}"#, #"{"session":"g","t":0,"state":"Resting"}"#,
      #"{"session":"g","t":1000,"from":"Resting","to":"Dragging","trigger":"Grab"}"#,
      samples("finger", 1000, finger), samples("card", 1000, finger.map { 0.3 * $0 }),
      #"{"session":"g","t":\#(release),"from":"Dragging","to":"\#(target)","trigger":"\#(trigger)"}"#,
      samples("card", release, values),
      #"{"kind":"stop","session":"g","t":9000,"result":"complete"}"#,
    ]
    let report = TraceFixture.check(trace.joined(separator: "\n"), spec)
    #expect(report.violations.allSatisfy { $0.rule == .spring })
    let counts = report.obligations.first { $0.kind == .spring }?.counts
    return [counts?.pass ?? -1, counts?.fail ?? -1]
  }

  private static func spring(to rest: Double, _ spring: Spring = stated) -> [Double] {
    let curve = SpringCurve(spring: spring, start: 36 - rest)
    return (0..<60).map { rest + curve.value(at: Double($0) * step) }
  }

  @Test("what comes back with the stated spring passes, where it goes away too")
  func kept() {
    #expect(Self.counts(Self.spring(to: 0)) == [1, 0])
    #expect(Self.counts(Self.spring(to: 300), to: "Gone", by: "Throw") == [1, 0])
  }

  @Test("what jumps back, stays, comes back half of the way or runs away does not spring")
  func broken() {
    #expect(Self.counts(Array(repeating: 0, count: 40)) == [0, 1])
    #expect(Self.counts(Array(repeating: 36, count: 60)) == [0, 1])
    #expect(Self.counts(Self.spring(to: 18)) == [0, 1])
    #expect(Self.counts((0..<60).map { 36 + Double($0) }) == [0, 1])
    let slow = Spring(response: 700, dampingFraction: 0.7)
    #expect(Self.counts(Self.spring(to: 300, slow), to: "Gone", by: "Throw") == [0, 1])
  }

  @Test("what is not sampled long enough decides nothing")
  func short() {
    #expect(Self.counts(Array(repeating: 36, count: 9)) == [0, 0])
    #expect(Self.counts((0..<60).map { 36 + Double($0) }, to: "Gone", by: "Throw") == [0, 0])
  }
}
