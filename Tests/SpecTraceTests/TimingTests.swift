import SpecModel
import SpecText
import Testing

@testable import SpecTrace

struct TimingTests {
  /// At 60 frames a second, 250 ms pass from 233.3 to 283.3 ms; whole milliseconds may lie half of one beside.
  @Test(arguments: [
    (232.0, false), (233.2, false), (233.0, true), (284.0, false),
    (233.4, true), (250, true), (283.3, true), (283.4, false), (0, false),
  ])
  func statedDurationsPassWithinFrames(_ value: Double, _ passes: Bool) {
    let trace = #"{"t":1,"from":"Ready","to":"Playing","trigger":"Play","duration":\#(value)}"#
    #expect(TraceFixture.violations(trace) == (passes ? [] : ["duration@1"]))
  }

  @Test(arguments: [50.0, 100, 150, 200, 250, 300, 400])
  func aDecimalLessIsMarginal(_ stated: Double) {
    // Whole frames at 60 Hz, as a recorder writes them that has one decimal.
    let machine = TraceFixture.machine([("Off", "On", "Switch", stated)])
    for frames in -1...2 {
      let value = ((stated + Double(frames) * 1000 / 60) * 10).rounded() / 10
      let trace = #"{"t":1,"from":"Off","to":"On","trigger":"Switch","duration":\#(value)}"#
      let report = TraceFixture.check(trace, TraceFixture.spec(machine))
      #expect(report.violations == [] && report.verdict == .pass)
    }
    let early = ((stated - 1000 / 60) * 10).rounded() / 10 - 0.1
    let trace = #"{"t":1,"from":"Off","to":"On","trigger":"Switch","duration":\#(early)}"#
    #expect(TraceFixture.violations(trace, TraceFixture.spec(machine)) == ["duration@1"])
  }

  @Test(arguments: [
    ("≤ 300ms", "at most 300 ms"), ("300ms or less", "at most 300 ms"),
    ("at most 300ms", "at most 300 ms"), ("< 300ms", "less than 300 ms"),
    ("under 300ms", "less than 300 ms"),
  ])
  func boundsAreToldAsStated(_ cell: String, _ expected: String) {
    let spec = """
      # Lamp

      | From | To | Trigger | Duration |
      |---|---|---|---|
      | Off | On | Switch | \(cell) |
      | On | Off | Switch | < 900ms |
      """
    let trace = #"{"t":1,"from":"Off","to":"On","trigger":"Switch","duration":400}"#
    let report = ReferenceTraceTests.report(
      ContiguousArray(spec.utf8), ContiguousArray(trace.utf8))
    #expect(report.violations.map(\.expected) == [expected])
  }

  @Test func theDisplaySetsTheFrame() {
    let trace = """
      {"kind":"meta","hz":120,"unit":"s"}
      {"t":1,"from":"Ready","to":"Playing","trigger":"Play","duration":0.27}
      """
    #expect(TraceFixture.violations(trace) == ["duration@2"])
  }

  @Test func timesOutOfRangeAreNoTrap() {
    let trace = """
      {"kind":"meta","unit":"s"}
      {"t":-1e308,"from":"Ready","to":"Playing","trigger":"Play","duration":1.7e308}
      {"t":1e308,"state":"Playing"}
      {"kind":"frames","t":1e308,"deltas":[1e308,1e308]}
      """
    #expect(TraceFixture.violations(trace) == ["duration@2"])
  }

  @Test func aToleranceReplacesFrames() {
    var options = TraceOptions()
    options.tolerance = .init(early: 0, late: 5)
    let trace = #"{"t":1,"from":"Ready","to":"Playing","trigger":"Play","duration":260}"#
    #expect(TraceFixture.violations(trace, options: options) == ["duration@1"])
    options.tolerance = .init(share: 0.1)
    #expect(TraceFixture.violations(trace, options: options) == [])
  }

  @Test func documentsHaveTolerancesOfTheirOwn() {
    var options = TraceOptions()
    let trace = #"{"t":1,"from":"Ready","to":"Playing","trigger":"Play","duration":290}"#
    #expect(TraceFixture.violations(trace, options: options) == ["duration@1"])
    options.tolerances[FileID(1)] = .init(early: 50, late: 50)
    #expect(TraceFixture.violations(trace, options: options) == ["duration@1"])
    options.tolerances[FileID(0)] = .init(early: 50, late: 50)
    #expect(TraceFixture.violations(trace, options: options) == [])
  }

  static let demands: [(Double?, Double?, Bool, Double, String)] = [
    (nil, 1000, false, 900, "pass"), (nil, 1000, false, 995, "marginal"),
    (nil, 1000, false, 1008, "marginal"), (nil, 1000, false, 1009, "fail"),
    (200, 300, false, 250, "pass"), (200, 300, false, 195, "marginal"),
    (200, 300, false, 180, "fail"), (200, nil, false, 5000, "pass"),
    (500, 500, true, 590, "pass"), (500, 500, true, 620, "fail"),
    (500, 500, true, 390, "fail"),
  ]

  @Test(arguments: demands)
  func boundsHaveTheirSides(
    _ min: Double?, _ max: Double?, _ isApproximate: Bool, _ value: Double, _ expected: String
  ) {
    let quantity = Quantity(
      min: min, max: max, unit: .milliseconds, isApproximate: isApproximate)
    let demand = Demand(quantity: quantity, tolerance: .init())
    #expect("\(demand.measure(value, SessionSettings()))" == expected)
  }

  private var limited: SpecDocument {
    var spec = TraceFixture.spec()
    spec.durations = [TraceFixture.fact("Loading", .timeout, nil, 1000)]
    return spec
  }

  @Test func aStayFailsWhenTimePassesItsLimit() {
    let late = """
      {"t":0,"state":"Loading"}
      {"t":1500,"from":"Loading","to":"Ready","trigger":"Loaded"}
      """
    #expect(TraceFixture.violations(late, limited) == ["dwell@2"])
    let stopped = """
      {"t":0,"state":"Loading"}
      {"kind":"stop","t":1500,"result":"killed"}
      """
    #expect(TraceFixture.violations(stopped, limited) == ["dwell@2"])
    let short = """
      {"t":0,"state":"Loading"}
      {"t":800,"from":"Loading","to":"Ready","trigger":"Loaded"}
      {"t":9000,"from":"Ready","to":"Playing","trigger":"Play"}
      """
    let report = TraceFixture.check(short, limited)
    #expect(report.violations == [])
    #expect(report.verdict == .pass)
  }

  @Test(
    arguments: [
      (1000, []), (10_000, []), (10_030, []), (10_050, ["dwell@2"]),
    ] as [(Int, [String])])
  func aTimeoutStatedAsATimeIsALimit(_ time: Int, _ expected: [String]) {
    var spec = TraceFixture.spec()
    spec.durations = [TraceFixture.fact("Loading", .timeout, 10_000, 10_000)]
    let trace = """
      {"t":0,"state":"Loading"}
      {"t":\(time),"from":"Loading","to":"Ready","trigger":"Loaded"}
      """
    #expect(TraceFixture.violations(trace, spec) == expected)
  }

  @Test func anExactStayIsNoLimit() {
    var spec = TraceFixture.spec()
    spec.durations = [TraceFixture.fact("Loading", .dwell, 10_000, 10_000)]
    let trace = """
      {"t":0,"state":"Loading"}
      {"t":1000,"from":"Loading","to":"Ready","trigger":"Loaded"}
      """
    #expect(TraceFixture.violations(trace, spec) == ["dwell@2"])
  }

  @Test func anOperationMayEndBeforeItsTimeout() {
    var spec = TraceFixture.spec()
    spec.durations = [TraceFixture.fact("Sync", .timeout, 2000, 2000)]
    for (end, expected) in [(500, []), (2500, ["timeout@2"])] {
      let trace = """
        {"kind":"begin","t":0,"id":"x","operation":"sync"}
        {"kind":"end","t":\(end),"id":"x"}
        """
      #expect(TraceFixture.violations(trace, spec) == expected)
    }
  }

  @Test func anOpenStayIsNoPass() {
    let report = TraceFixture.check(#"{"t":0,"state":"Loading"}"#, limited)
    #expect(report.verdict == .inconclusive)
    #expect(report.violations == [])
  }

  @Test func aLimitInTheSectionOfAStateLimitsTheStay() {
    var machine = TraceFixture.machine()
    machine.states[0].section = .init(file: TraceFixture.origin.file, range: .init(800, 1000))
    var spec = TraceFixture.spec(machine)
    spec.durations = [TraceFixture.fact("Duration", .other, nil, 1000, scope: ["Loading State"])]
    let late = """
      {"t":0,"state":"Loading"}
      {"t":1500,"from":"Loading","to":"Ready","trigger":"Loaded"}
      """
    #expect(TraceFixture.violations(late, spec) == ["dwell@2"])
  }

  @Test func operationsEndInTime() {
    var spec = TraceFixture.spec()
    spec.durations = [TraceFixture.fact("Sync spinner", .timeout, nil, 2000)]
    let late = """
      {"kind":"begin","t":0,"id":"x","operation":"sync"}
      {"kind":"end","t":2500,"id":"x"}
      """
    #expect(TraceFixture.violations(late, spec) == ["timeout@2"])
    let never = """
      {"kind":"begin","t":0,"id":"x","operation":"sync"}
      {"kind":"stop","t":2500,"result":"complete"}
      """
    #expect(TraceFixture.violations(never, spec) == ["timeout@2"])
    let short = """
      {"kind":"begin","t":0,"id":"x","operation":"sync"}
      {"kind":"end","t":1500,"id":"x"}
      """
    let report = TraceFixture.check(short, spec)
    #expect(report.violations == [])
    #expect(report.notes.map(\.rule) == [.looseName])
  }

  @Test(arguments: [(60_000.0, []), (60_900, []), (75_000, ["period@3"])] as [(Double, [String])])
  func periodsRecur(_ third: Double, _ expected: [String]) {
    var spec = TraceFixture.spec()
    spec.durations = [TraceFixture.fact("Retry", .period, 30_000, 30_000)]
    let trace = """
      {"kind":"event","t":0,"event":"retry"}
      {"kind":"event","t":30000,"event":"retry"}
      {"kind":"event","t":\(third),"event":"retry"}
      """
    #expect(TraceFixture.violations(trace, spec) == expected)
  }

  @Test func aMissedBeatFailsWhenTimePassesIt() {
    var machine = TraceFixture.machine()
    machine.states[1].section = .init(file: TraceFixture.origin.file, range: .init(800, 1000))
    var spec = TraceFixture.spec(machine)
    spec.durations = [TraceFixture.fact("Refresh", .period, 30_000, 30_000)]
    let missed = """
      {"t":0,"state":"Ready"}
      {"kind":"begin","t":1,"id":1,"operation":"refresh"}
      {"kind":"end","t":2,"id":1}
      {"kind":"stop","t":60000,"result":"complete"}
      """
    #expect(TraceFixture.violations(missed, spec) == ["period@4"])
    let left = """
      {"t":0,"state":"Ready"}
      {"kind":"begin","t":1,"id":1,"operation":"refresh"}
      {"kind":"end","t":2,"id":1}
      {"t":500,"state":"Playing"}
      {"kind":"stop","t":60000,"result":"complete"}
      """
    #expect(TraceFixture.violations(left, spec) == [])
  }

  @Test func answersComeInTime() {
    var spec = TraceFixture.spec()
    spec.durations = [TraceFixture.fact("Play response", .latency, nil, 100)]
    let trace = """
      {"t":0,"event":"Play"}
      {"t":150,"from":"Ready","to":"Playing","trigger":"Play"}
      """
    #expect(TraceFixture.violations(trace, spec) == ["latency@2"])
    let quick = trace.replacing("150", with: "50")
    #expect(TraceFixture.violations(quick, spec) == [])
  }

  private func frames(_ deltas: String) -> [String] {
    var spec = TraceFixture.spec()
    // The same rate, stated twice, is one demand to the reader of a violation.
    spec.constraints = ["Animations", "Scrolling"].map { subject in
      Constraint(
        kind: .frameRate, subject: subject, quantity: Quantity(60, .framesPerSecond),
        scope: [], origin: TraceFixture.origin, lineOrigin: TraceFixture.origin)
    }
    return TraceFixture.violations(
      """
      {"t":0,"from":"Ready","to":"Playing","trigger":"Play","duration":250}
      {"kind":"frames","t":0,"deltas":[\(deltas)]}
      """, spec)
  }

  @Test func animationsKeepTheRateOfFrames() {
    let smooth = Array(repeating: "16.7", count: 15).joined(separator: ",")
    #expect(frames(smooth) == [])
    #expect(frames(smooth + ",4000") == [])
    #expect(frames("16.7,16.7,33.4,33.4,16.7,33.4") == ["frame-rate@2"])
  }

  @Test func animationsTakeTheirTime() {
    var spec = TraceFixture.spec()
    spec.durations = [TraceFixture.fact("Shimmer", .animation, 1500, 1500)]
    func trace(_ duration: Int) -> String {
      #"{"kind":"animation","t":0,"name":"Shimmer","duration":\#(duration)}"#
    }
    #expect(TraceFixture.violations(trace(1505), spec) == [])
    #expect(TraceFixture.violations(trace(900), spec) == ["duration@1"])
  }
}

struct RunningTests {
  private var spec: SpecDocument {
    var machine = TraceFixture.machine()
    machine.states[1].section = .init(file: TraceFixture.origin.file, range: .init(800, 1000))
    var spec = TraceFixture.spec(machine)
    spec.durations = [
      TraceFixture.fact("Refresh", .period, 30_000, 30_000),
      TraceFixture.fact("Export", .timeout, nil, 1000, at: 10),
    ]
    return spec
  }

  @Test func aLateBeatIsOneViolation() {
    let trace = """
      {"t":0,"state":"Ready"}
      {"kind":"begin","t":1,"id":1,"operation":"refresh"}
      {"kind":"end","t":2,"id":1}
      {"kind":"begin","t":60000,"id":2,"operation":"refresh"}
      {"kind":"end","t":60001,"id":2}
      {"kind":"begin","t":90000,"id":3,"operation":"refresh"}
      {"kind":"end","t":90001,"id":3}
      """
    #expect(TraceFixture.violations(trace, spec) == ["period@4"])
  }

  @Test func leavingTooLateExcusesNoMissedBeat() {
    let trace = """
      {"t":0,"state":"Ready"}
      {"kind":"begin","t":1,"id":1,"operation":"refresh"}
      {"kind":"end","t":2,"id":1}
      {"t":60000,"state":"Playing"}
      """
    #expect(TraceFixture.violations(trace, spec) == ["period@4"])
  }

  @Test func cancellingTooLateExcusesNoTimeout() {
    let trace = """
      {"kind":"begin","t":1,"id":1,"operation":"export"}
      {"kind":"end","t":5000,"id":1,"result":"cancelled"}
      """
    #expect(TraceFixture.violations(trace, spec) == ["timeout@2"])
  }

  @Test func aGapExcusesOnlyWhatWasNotOverdue() {
    let begun = #"{"kind":"begin","t":1,"id":1,"operation":"export"}"#
    let early = begun + "\n" + #"{"kind":"gap","t":500,"until":9000}"#
    #expect(TraceFixture.violations(early, spec) == [])
    #expect(TraceFixture.check(early, spec).verdict == .inconclusive)
    let late = begun + "\n" + #"{"kind":"gap","t":5000,"until":9000}"#
    #expect(TraceFixture.violations(late, spec) == ["timeout@2"])
  }

  /// What never ends must not make every later line slower.
  @Test func manyBeginsWithoutEndsStayCheap() {
    let lines = (0..<20_000).map { #"{"kind":"begin","t":1,"id":\#($0),"operation":"export"}"# }
    let report = TraceFixture.check(lines.joined(separator: "\n"), spec)
    #expect(report.input.events == 20_000)
  }

  @Test func modesAreNoStates() {
    var machine = TraceFixture.machine()
    machine.states.append(State(key: "dark", name: "Dark", origin: TraceFixture.origin))
    machine.states[machine.states.count - 1].isMode = true
    let trace = """
      {"t":0,"state":"Ready"}
      {"t":1,"state":"Dark"}
      {"t":2,"from":"Ready","to":"Playing","trigger":"Play"}
      {"t":3,"state":["Dark","Playing"]}
      """
    #expect(TraceFixture.violations(trace, TraceFixture.spec(machine)) == [])
  }
}
