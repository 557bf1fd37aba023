import SpecModel
import Testing

@testable import SpecTrace

/// What recurs in a state, from entering it on.
@Suite("What recurs in a state")
struct BeatTests {
  /// A pump that tries again in a state, with a row of its own for that.
  private static func spec(_ line: String, row: String) -> String {
    """
    # Pump

    ## Running State

    - Water flows.

    ## Blocked State

    - \(line)

    ## Starting State

    - The motor turns.

    ## Transitions

    | From | To | Trigger |
    |---|---|---|
    | Starting | Running | Flow |
    | Starting | Blocked | No flow |
    | Running | Blocked | Jam |
    | Blocked | Starting | \(row) |
    | Blocked | Running | Cleared |
    """
  }

  private static let start = #"{"kind":"state","session":"p","t":0,"state":"Blocked"}"#

  private static func step(_ time: Int, _ from: String, _ to: String, _ trigger: String) -> String {
    #"{"session":"p","t":\#(time),"from":"\#(from)","to":"\#(to)","trigger":"\#(trigger)"}"#
  }

  private static func violations(
    _ lines: [String], _ line: String = "Auto-retry every 5 seconds", row: String = "Auto-retry"
  ) -> [String] {
    let trace = lines.joined(separator: "\n")
    let report = ReferenceTraceTests.report(
      ContiguousArray(spec(line, row: row).utf8), ContiguousArray(trace.utf8))
    return report.violations.map { "\($0.rule.rawValue)@\($0.line)" }
  }

  /// Tries that lead out of the state, some time after it was entered.
  private static func tries(_ waits: [Int], _ trigger: String = "Auto-retry") -> [String] {
    var (time, lines) = (0, [start])
    for wait in waits {
      lines.append(step(time + wait, "Blocked", "Starting", trigger))
      lines.append(step(time + wait + 500, "Starting", "Blocked", "No flow"))
      time += wait + 500
    }
    return lines
  }

  @Test(
    "a beat that leaves its state is judged from entering the state, or from the last beat, on",
    arguments: [
      ([5000, 5000, 5000], []), ([5000, 4500, 4500], []), ([1000, 5000], []), ([5200, 5100], []),
      ([12_000, 12_000, 5000], ["period@2", "period@4"]), ([5000, 12_000], ["period@4"]),
      ([5000, 1000, 1000], ["period@4", "period@6"]),
    ] as [([Int], [String])])
  func leavingBeats(_ waits: [Int], _ expected: [String]) {
    #expect(Self.violations(Self.tries(waits)) == expected)
  }

  @Test("a person may try sooner, but the state is not left to itself")
  func loosely() {
    #expect(Self.violations(Self.tries([5000, 1000], "Retry"), row: "Retry") == [])
    #expect(Self.violations(Self.tries([9000], "Retry"), row: "Retry") == ["period@2"])
  }

  @Test("a series of waits goes on from stay to stay, and may begin anew")
  func series() {
    func found(_ waits: [Int]) -> [String] {
      Self.violations(
        Self.tries(waits), "Auto-retry: exponential backoff 2s, 4s, 8s", row: "Auto-retry")
    }
    #expect(found([2000, 4000, 8000]) == [])
    #expect(found([2000, 3500, 7500]) == [])
    #expect(found([2000, 4000, 2000, 4000]) == [])
    #expect(found([2000, 6000]) == ["period@4"])
    #expect(found([2000, 4000, 5000]) == ["period@6"])
  }

  private static func stop(_ time: Int) -> String {
    #"{"kind":"stop","session":"p","t":\#(time),"result":"complete"}"#
  }

  @Test("time that passes without any beat fails where a row is the beat")
  func silence() {
    #expect(Self.violations([Self.start, Self.stop(60_000)]) == ["period@2"])
    #expect(Self.violations([Self.start, Self.stop(5100)]) == [])
    let left = [Self.start, Self.step(3000, "Blocked", "Running", "Cleared"), Self.stop(60_000)]
    #expect(Self.violations(left) == [])
    let late = [Self.start, Self.step(9000, "Blocked", "Running", "Cleared"), Self.stop(60_000)]
    #expect(Self.violations(late) == ["period@2"])
    let gap = [Self.start, #"{"kind":"gap","session":"p","t":4000,"until":50000}"#]
    #expect(Self.violations(gap + [Self.stop(60_000)]) == [])
  }

  @Test("an event and the step that it causes are one beat")
  func causes() {
    let lines = [
      #"{"kind":"event","session":"p","t":5000,"event":"Auto-retry"}"#,
      Self.step(5016, "Blocked", "Starting", "Auto-retry"),
      Self.step(5500, "Starting", "Blocked", "No flow"),
      Self.step(10_400, "Blocked", "Starting", "Auto-retry"),
    ]
    #expect(Self.violations([Self.start] + lines) == [])
    let staying = [
      #"{"kind":"event","session":"p","t":5000,"event":"Auto-retry"}"#,
      Self.step(5016, "Blocked", "Blocked", "Auto-retry"),
      Self.step(10_016, "Blocked", "Blocked", "Auto-retry"),
    ]
    let found = Self.violations([Self.start] + staying).filter { $0.hasPrefix("period") }
    #expect(found == [])
  }

  private static func work(_ times: [Int], _ observes: String? = nil) -> [String] {
    let meta = observes.map { [#"{"kind":"meta","session":"p","observes":[\#($0)]}"#] } ?? []
    let lines = times.enumerated().flatMap { id, time in
      [
        #"{"kind":"begin","session":"p","t":\#(time),"id":\#(id),"operation":"Pressure check"}"#,
        #"{"kind":"end","session":"p","t":\#(time + 50),"id":\#(id)}"#,
      ]
    }
    return meta + [start] + lines + [stop(60_000)]
  }

  @Test("the first beat of what a session shows is owed within a period, too")
  func operations() {
    let line = "Pressure check every 20 seconds"
    #expect(Self.violations(Self.work([20_000, 40_000]), line) == [])
    #expect(Self.violations(Self.work([3000, 23_000, 43_000]), line) == [])
    #expect(Self.violations(Self.work([40_000]), line) == ["period@2"])
    // Silence says nothing where nobody says that such things are recorded.
    #expect(Self.violations(Self.work([]), line) == [])
    #expect(Self.violations(Self.work([], #""state","transition""#), line) == [])
    #expect(Self.violations(Self.work([], #""state","operation""#), line) == ["period@3"])
    #expect(
      Self.violations(Self.work([], #""state","operation:Pressure check""#), line) == ["period@3"])
  }

  @Test("what saves itself is not what a person saves, and a loop is no beat")
  func others() {
    let lines = [Self.start, Self.stop(60_000)]
    #expect(Self.violations(lines, "Auto-save every 10 seconds", row: "Save") == [])
    #expect(Self.violations(lines, "Shimmer: 1.5s loop", row: "Shimmer") == [])
  }

  @Test("simulated sessions keep what recurs")
  func simulated() throws {
    let text = Self.spec("Auto-retry every 5 seconds", row: "Auto-retry")
    let spec = Self.model(text)
    for form in SimulationForm.allCases {
      var settings = TraceSimulator.Settings()
      settings.form = form
      let simulator = try #require(TraceSimulator(specs: [spec], settings: settings))
      #expect(MutationScore.falseAlarms(simulator.walks(40), specs: [spec]).isEmpty)
    }
  }

  private static func model(_ text: String) -> SpecDocument {
    ReferenceTraceTests.model(ContiguousArray(text.utf8)).model
  }
}
