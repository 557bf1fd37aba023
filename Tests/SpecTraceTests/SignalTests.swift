import SpecModel
import Testing

@testable import SpecTrace

/// Gestures sampled at 120 Hz: a finger that travels 100 and a card that follows it.
private enum Gesture {
  static let step = 1000.0 / 120

  static func samples(_ name: String, from start: Double, count: Int, _ value: (Double) -> Double)
    -> String
  {
    let times = (0..<count).map { Double($0) * step }
    let offsets = times.map { "\($0)" }.joined(separator: ",")
    let values = times.map { "\(value($0))" }.joined(separator: ",")
    return
      #"{"kind":"signal","session":"g","name":"\#(name)","t":\#(start),"dt":[\#(offsets)],"v":[\#(values)]}"#
  }

  /// The finger travels for 50 samples, then the card springs back for 60.
  static func trace(
    factor: Double = 0.3, spring: Spring = Spring(response: 300, dampingFraction: 0.7),
    opacity: (Double) -> Double = { min(max(($0 - 20) / 60, 0), 1) }
  ) -> String {
    func finger(_ time: Double) -> Double { time / step * 2 }
    let start = finger(49 * step) * factor
    let curve = SpringCurve(spring: spring, start: start)
    return [
      #"{"kind":"meta","session":"g","hz":120}"#,
      #"{"kind":"state","session":"g","t":0,"state":"Ready"}"#,
      samples("fingerTravel", from: 1000, count: 50, finger),
      samples("cardOffset", from: 1000, count: 50) { finger($0) * factor },
      samples("opacity", from: 1000, count: 50) { opacity(finger($0)) },
      samples("cardOffset", from: 1000 + 50 * step, count: 60) { curve.value(at: $0) },
    ].joined(separator: "\n")
  }

  static func spec(_ forms: [(String, SignalRelation.Form)], spring: Spring?) -> SpecDocument {
    var spec = TraceFixture.spec()
    spec.signals = forms.map { output, form in
      SignalRelation(
        output: output, input: "finger", form: form, isCode: false, text: output,
        origin: TraceFixture.origin)
    }
    if let spring {
      var motion = Motion(subject: "Return", scope: [], origin: TraceFixture.origin)
      motion.easing = .spring(spring)
      spec.motions = [motion]
    }
    return spec
  }

  static let stated = spec(
    [
      ("Card Offset", .linear(factor: 0.3)),
      ("Label Opacity", .ramp(output: 0...1, input: 20...80, inputUnit: .pt)),
    ], spring: Spring(response: 300, dampingFraction: 0.7))
}

@Suite("Signals of gestures")
struct SignalTests {
  @Test("a gesture that keeps the spec passes and counts")
  func conforming() {
    let report = TraceFixture.check(Gesture.trace(), Gesture.stated)
    #expect(report.violations.isEmpty)
    let judged = report.obligations.filter { [.signal, .spring].contains($0.kind) }
    #expect(judged.map(\.counts.pass) == [1, 1, 1])
  }

  @Test("a card that follows by another factor is measured")
  func factor() {
    let report = TraceFixture.check(Gesture.trace(factor: 0.5), Gesture.stated)
    #expect(report.violations.map { "\($0.rule.rawValue)@\($0.line)" } == ["signal@4"])
    #expect(report.violations.first?.actual == "0.5x")
  }

  @Test("a label that fades in over another range breaks the ramp only")
  func ramp() {
    let report = TraceFixture.check(
      Gesture.trace(opacity: { min($0 / 80, 1) }), Gesture.stated)
    #expect(report.violations.map { "\($0.rule.rawValue)@\($0.line)" } == ["signal@5"])
  }

  @Test(
    "the spring that was used instead is identified",
    arguments: [(450, 0.35), (300, 1.0), (220, 0.7), (500, 0.7)])
  func spring(response: Double, damping: Double) throws {
    let used = Spring(response: response, dampingFraction: damping)
    let report = TraceFixture.check(Gesture.trace(spring: used), Gesture.stated)
    #expect(report.violations.map { "\($0.rule.rawValue)@\($0.line)" } == ["spring@6"])
    let numbers = report.violations.first?.actual?.split { !$0.isNumber && $0 != "." }
      .compactMap { Double($0) }
    let found = try #require(numbers)
    #expect(abs(found[0] - response) <= 0.03 * response)
    #expect(abs(found[1] - damping) <= 0.03)
  }

  @Test("a threshold holds below and above it, and yields to a ramp that starts earlier")
  func threshold() {
    let form = SignalRelation.Form.threshold(value: 20, unit: .pt)
    let alone = Gesture.spec([("Label Opacity", form)], spring: nil)
    #expect(TraceFixture.check(Gesture.trace(), alone).violations.isEmpty)
    let early = Gesture.trace(opacity: { min($0 / 80, 1) })
    #expect(TraceFixture.check(early, alone).violations.map(\.rule) == [.signal])
    let both = Gesture.spec(
      [
        ("Label Opacity", form),
        ("Label Opacity", .ramp(output: 0...1, input: 0...80, inputUnit: .pt)),
      ], spring: nil)
    #expect(TraceFixture.check(early, both).violations.isEmpty)
  }

  @Test("without a signal that fits, nothing is judged and nothing fails")
  func unnamed() {
    let trace = Gesture.trace(factor: 0.9).replacing("cardOffset", with: "zoom")
      .replacing("opacity", with: "hue")
    let report = TraceFixture.check(trace, Gesture.stated)
    #expect(report.violations.isEmpty)
    let judged = report.obligations.filter { [.signal, .spring].contains($0.kind) }
    #expect(judged.allSatisfy { $0.counts.judged == 0 })
  }

  @Test("critically damped and overdamped springs come to rest without crossing it")
  func damping() {
    for ratio in [1.0, 1.5] {
      let spring = Spring(response: 300, dampingFraction: ratio)
      let curve = SpringCurve(spring: spring, start: 30)
      let places = stride(from: 0.0, through: 1500, by: 10).map(curve.value)
      #expect(abs(places[0] - 30) < 1e-9)
      #expect(places.allSatisfy { $0 > -1e-9 })
      #expect(places[150] < 0.1)
    }
  }
}

@Suite("Metrics")
struct MetricTests {
  private func spec(_ bounds: [(String, Double?, Double?)]) -> SpecDocument {
    var spec = TraceFixture.spec()
    spec.constraints = bounds.map { subject, min, max in
      Constraint(
        kind: .count, subject: subject, quantity: Quantity(min: min, max: max, unit: .count),
        scope: [], origin: TraceFixture.origin, lineOrigin: TraceFixture.origin)
    }
    return spec
  }

  @Test(
    "a number is held against the bound whose words cover its name",
    arguments: [
      ("photos in memory", 87.0, []), ("photos in memory", 101, ["metric@2"]),
      ("photo memory", 120, ["metric@2"]), ("rows", 500, []),
    ] as [(String, Double, [String])])
  func bounds(name: String, value: Double, expected: [String]) {
    let trace = """
      {"kind":"state","session":"m","t":0,"state":"Ready"}
      {"kind":"metric","session":"m","t":10,"name":"\(name)","value":\(value)}
      """
    let spec = spec([("Memory: photos", nil, 100), ("Photos in memory", nil, 100)])
    #expect(TraceFixture.violations(trace, spec) == expected)
  }

  static let units: [(String, String, String, [TraceRule])] = [
    ("memory usage", "350", #","unit":"MB""#, [.metric]),
    ("memory usage", "150", #","unit":"MB""#, []),
    ("memory usage", "0.3", #","unit":"GB""#, [.metric]),
    ("memory usage", "150000", #","unit":"KiB""#, []),
    ("memory usage", "157286400", "", []), ("memory usage", "367001600", "", [.metric]),
    ("memory usage MB", "350", "", [.metric]), ("memory usage", "150", "", []),
  ]

  @Test("a number is compared in the unit of the bound", arguments: units)
  func unitsOfBounds(_ name: String, _ value: String, _ unit: String, _ expected: [TraceRule]) {
    let report = memory(name, value, unit)
    #expect(report.violations.map(\.rule) == expected)
    #expect(report.verdict == (expected.isEmpty ? .pass : .fail))
    let bounds = expected.isEmpty ? [] : ["at most 200 MB"]
    #expect(report.violations.compactMap(\.expected) == bounds)
  }

  @Test(
    "a number whose unit does not fit, or that has two readings, decides nothing",
    arguments: [("350", ""), ("350", #","unit":"ms""#), ("350", #","unit":"pages""#)])
  func otherUnits(_ value: String, _ unit: String) {
    let report = memory("memory usage", value, unit)
    #expect(report.violations == [])
    #expect(report.verdict == .inconclusive)
  }

  private func memory(_ name: String, _ value: String, _ unit: String) -> TraceReport {
    var spec = TraceFixture.spec()
    spec.constraints = [
      Constraint(
        kind: .memory, subject: "Memory usage MB",
        quantity: Quantity(min: nil, max: 200 * 1024 * 1024, unit: .bytes), scope: [],
        origin: TraceFixture.origin, lineOrigin: TraceFixture.origin)
    ]
    return TraceFixture.check(
      """
      {"kind":"state","session":"m","t":0,"state":"Ready"}
      {"kind":"metric","session":"m","t":10,"name":"\(name)","value":\(value)\(unit)}
      """, spec)
  }

  @Test(
    "what is counted has no unit, or says what is counted",
    arguments: [
      (#","unit":"photos""#, ["metric@2"], .fail), (#","unit":"count""#, ["metric@2"], .fail),
      (#","unit":"items""#, ["metric@2"], .fail), ("", ["metric@2"], .fail),
      (#","unit":"MB""#, [], .inconclusive), (#","unit":"furlong""#, [], .inconclusive),
      (#","unit":"%""#, [], .inconclusive),
    ] as [(String, [String], TraceReport.Verdict)])
  func unitsOfCounts(_ unit: String, _ expected: [String], _ verdict: TraceReport.Verdict) {
    let trace = """
      {"kind":"state","session":"m","t":0,"state":"Ready"}
      {"kind":"metric","session":"m","t":10,"name":"photos in memory","value":150\(unit)}
      """
    let report = TraceFixture.check(trace, spec([("Photos in memory", nil, 100)]))
    #expect(report.violations.map { "\($0.rule.rawValue)@\($0.line)" } == expected)
    #expect(report.verdict == verdict)
    let isTold = report.notChecked.contains { $0.hasPrefix("metrics in units that do not fit") }
    #expect(isTold == expected.isEmpty)
  }

  @Test("two bounds that fit a name and differ decide nothing")
  func ambiguous() {
    let trace = """
      {"kind":"state","session":"m","t":0,"state":"Ready"}
      {"kind":"metric","session":"m","t":10,"name":"photos","value":70}
      """
    let spec = spec([("Photos on screen", nil, 50), ("Photos in memory", nil, 100)])
    #expect(TraceFixture.violations(trace, spec) == [])
  }
}

@Suite("Curves and springs of a session")
struct MotionSignalTests {
  private static let step = 1000.0 / 120

  private static func line(_ name: String, from start: Double, _ values: [Double]) -> String {
    let offsets = values.indices.map { "\(Double($0) * step)" }.joined(separator: ",")
    let list = values.map { "\($0)" }.joined(separator: ",")
    return
      #"{"kind":"signal","session":"g","name":"\#(name)","t":\#(start),"dt":[\#(offsets)],"v":[\#(list)]}"#
  }

  /// A player whose page opens in 250 ms with a curve that the row states.
  private static var spec: SpecDocument {
    var machine = TraceFixture.machine()
    for index in machine.transitions.indices where machine.transitions[index].duration != nil {
      machine.transitions[index].easing = .named("ease-out")
    }
    return TraceFixture.spec(machine)
  }

  private static func page(_ curve: EasingCurve) -> String {
    let values = (0..<44).map { 400 * curve.progress(at: (Double($0) - 6) * step / 250) }
    return [
      #"{"kind":"meta","session":"g","hz":120}"#,
      #"{"kind":"state","session":"g","t":0,"state":"Ready"}"#,
      #"{"kind":"transition","session":"g","t":1000,"from":"Ready","to":"Playing","trigger":"Play","duration":250}"#,
      line("pageTop", from: 1000 - 6 * step, values),
    ].joined(separator: "\n")
  }

  @Test("what moves during a row's transition is held against the row's curve")
  func rows() {
    for curve in EasingCurve.named {
      let report = TraceFixture.check(Self.page(curve), Self.spec)
      let found = report.violations.map { "\($0.rule.rawValue)@\($0.line)" }
      #expect(found == (curve.label == "ease-out" ? [] : ["easing@4"]), "\(curve.label)")
      #expect(report.violations.first.map { $0.actual == curve.label } ?? true)
    }
  }

  @Test("a curve that an animation line names is compared")
  func named() {
    var spec = TraceFixture.spec()
    var motion = Motion(subject: "Shimmer", scope: [], origin: TraceFixture.origin)
    motion.easing = .named("ease-in-out")
    spec.motions = [motion]
    for (curve, expected) in [("ease-in-out", []), ("easeInOut", []), ("linear", ["easing@2"])] {
      let trace = """
        {"kind":"state","session":"g","t":0,"state":"Ready"}
        {"kind":"animation","session":"g","t":10,"name":"Shimmer","duration":1500,"easing":"\(curve)"}
        """
      #expect(TraceFixture.violations(trace, spec) == expected)
    }
  }

  @Test("a formula of code is held against all of its signals")
  func formula() {
    var spec = TraceFixture.spec()
    spec.signals = [
      SignalRelation(
        output: "opacity", input: "dragOffset",
        form: .formula("min(max((abs(dragOffset) - 20) / 60, 0), 1)"), isCode: true, text: "",
        origin: TraceFixture.origin)
    ]
    for (divisor, expected) in [(60.0, []), (80.0, ["signal@4"])] {
      let trace = [
        #"{"kind":"meta","session":"g","hz":120}"#,
        #"{"kind":"state","session":"g","t":0,"state":"Ready"}"#,
        Self.line("dragOffset", from: 100, (0..<50).map { -2 * Double($0) }),
        Self.line(
          "opacity", from: 104, (0..<50).map { min(max((2 * Double($0) - 20) / divisor, 0), 1) }),
      ].joined(separator: "\n")
      #expect(TraceFixture.violations(trace, spec) == expected)
    }
  }

  @Test("a signal with the spring's name is judged wherever it comes to rest, also its settling")
  func namedSpring() {
    var spec = TraceFixture.spec()
    var motion = Motion(subject: "Check Mark", scope: [], origin: TraceFixture.origin)
    motion.easing = .spring(Spring(response: 300, dampingFraction: 0.7))
    motion.duration = Quantity(320, .milliseconds)
    motion.text = "settles to 1% in 320ms"
    spec.motions = [motion]
    for (response, expected) in [(300.0, []), (450.0, ["spring@3", "spring@3"])] {
      let curve = SpringCurve(
        spring: Spring(response: response, dampingFraction: 0.7), start: -100)
      let values = (0..<90).map { 100 + curve.value(at: max(0, Double($0) * Self.step - 20)) }
      let trace = [
        #"{"kind":"meta","session":"g","hz":120}"#,
        #"{"kind":"state","session":"g","t":0,"state":"Ready"}"#,
        Self.line("checkMark", from: 100, values),
      ].joined(separator: "\n")
      #expect(TraceFixture.violations(trace, spec) == expected)
    }
  }

  @Test(
    "a spring may be let go with a speed, and must be the stated one all the same",
    arguments: [
      (300.0, 0.7, 0.5, true), (300, 0.7, -0.5, true), (300, 0.7, 2, true),
      (450, 0.7, 0.5, false), (220, 0.7, 0.5, false), (300, 0.4, 0.5, false),
      (300, 1, 0.5, false), (220, 0.7, 0, false), (300, 0.45, 0, false),
    ])
  func springWithASpeed(
    _ response: Double, _ damping: Double, _ velocity: Double, _ isStated: Bool
  ) {
    var spec = TraceFixture.spec()
    var motion = Motion(subject: "Check Mark", scope: [], origin: TraceFixture.origin)
    motion.easing = .spring(Spring(response: 300, dampingFraction: 0.7))
    spec.motions = [motion]
    for late in [0.0, 5] {
      let curve = SpringCurve(
        spring: Spring(response: response, dampingFraction: damping), start: 120,
        velocity: velocity)
      let values = (0..<90).map { curve.value(at: max(0, Double($0) * Self.step - late)) }
      let trace = [
        #"{"kind":"meta","session":"g","hz":120}"#,
        #"{"kind":"state","session":"g","t":0,"state":"Ready"}"#,
        Self.line("checkMark", from: 100, values),
      ].joined(separator: "\n")
      #expect(TraceFixture.violations(trace, spec) == (isStated ? [] : ["spring@3"]))
    }
  }
}
