import Foundation
import SpecDiagnostics
import SpecModel
import SpecText
import Testing

@testable import SpecTrace

struct ReportTests {
  private let trace = """
    {"t":0,"session":"a","state":"Loading"}
    {"t":10,"session":"a","from":"Loading","to":"Ready","trigger":"Loaded","duration":300}
    {"t":400,"session":"a","from":"Ready","to":"Playing","trigger":"Play","duration":250}
    {"t":900,"session":"a","from":"Ready","to":"Settings","trigger":"Gear","duration":350}
    {"t":1,"session":"b","from":"Broken","to":"Loading","trigger":"Retry"}
    {"kind":"novelty","t":3,"session":"b"}
    {"t":
    """

  @Test func jsonHasTheShapeOfTheContract() throws {
    let text = TraceFixture.check(trace).json()
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(json["plumb"] as? Int == 1)
    #expect(json["verdict"] as? String == "fail")
    let input = try #require(json["input"] as? [String: Int])
    #expect(input == ["files": 1, "lines": 7, "events": 5, "malformed": 1, "ignored": 1])
    #expect(json["sessions"] as? [String: Int] == ["total": 2, "failed": 1])
    let coverage = try #require(json["coverage"] as? [String: [String: Any]])
    #expect(
      coverage.keys.sorted() == [
        "boundaries", "cells", "constraints", "pairs", "states", "transitions",
      ])
    #expect(coverage["transitions"]?["covered"] as? Int == 3)
    #expect(
      coverage["transitions"]?["uncovered"] as? [String] == [
        "Loading -> Broken : Failed", "Playing -> Ready : Stop/Finish",
        "Settings -> Ready : Close",
      ])
    let violations = try #require(json["violations"] as? [[String: Any]])
    #expect(violations.map { $0["kind"] as? String } == ["discontinuity", "malformed"])
    #expect(violations[0]["line"] as? Int == 4)
    #expect(violations[0]["session"] as? String == "a")
    #expect(violations[0]["t"] as? Double == 900)
    #expect(
      violations[0]["repair"] as? String
        == "'Playing -> Ready : Stop/Finish' is missing before line 4, or line 4 is surplus")
    let obligations = try #require(json["obligations"] as? [[String: Any]])
    #expect(obligations.first?["id"] as? String == "transitions:player")
    let findings = try #require(json["findings"] as? [[String: Any]])
    #expect(findings.map { $0["code"] as? String } == ["N205", "N231", "N207"])
    let summary = try #require(json["summary"] as? [String: Any])
    #expect(summary["errors"] as? Int == 2)
    #expect(summary["warnings"] as? Int == 1)
  }

  @Test func diagnosticsPointIntoTraceAndSpec() {
    let report = TraceFixture.check(trace)
    let text = SourceText(path: "t.jsonl", bytes: ContiguousArray(trace.utf8))
    let diagnostics = report.diagnostics(traces: ["t.jsonl": (FileID(7), text)])
    #expect(diagnostics.map(\.code) == ["N205", "N231", "N207"])
    #expect(diagnostics[0].origin.file == FileID(7))
    #expect(diagnostics[0].origin.range == text.lineRange(3))
    #expect(diagnostics[0].related.first?.origin == TraceFixture.origin)
    #expect(report.diagnostics(traces: [:]).map(\.code) == ["N205", "N207"])
  }

  @Test func theTextSaysWhatMatters() {
    let text = TraceFixture.check(trace).text
    let parts = [
      "fail: 1 of 2 sessions failed, 5 events, 1 malformed line, 1 ignored line",
      "Violations: 2 in 2 groups", "N205 discontinuity 'Playing', then 'Ready': 1 in 1 session",
      "t.jsonl:4 [a] the session is in 'Playing' since line 3, the trace leaves 'Ready'",
      "Gaps of the spec", "add the row | Broken | Loading | Retry | – | – |",
      "states: 5 of 5", "pairs: 1 of 8", "lines of unknown kinds: 'novelty' (1)",
    ]
    for part in parts { #expect(text.contains(part), "\(part) in \(text)") }
  }

  @Test func linesHaveRepairsOfTheirOwnWhereTheseDiffer() {
    func text(_ durations: [Int]) -> String {
      let lines = durations.enumerated().map { index, duration in
        #"{"t":1,"session":"s\#(index)","from":"Ready","to":"Playing","trigger":"Play","#
          + #""duration":\#(duration)}"#
      }
      return TraceFixture.check(lines.joined(separator: "\n")).text
    }
    let different = text([100, 900])
    #expect(different.contains("      repair: lengthen it by 150 ms"))
    #expect(different.contains("      repair: shorten it by 650 ms"))
    let same = text([100, 100])
    #expect(same.contains("\n    repair: lengthen it by 150 ms"))
    #expect(same.split(separator: "repair:").count == 2)
  }

  @Test func whatIsMeasuredOtherwiseIsToldWithARepair() {
    func constraint(_ kind: Constraint.Kind, _ subject: String, _ quantity: Quantity) -> Constraint
    {
      Constraint(
        kind: kind, subject: subject, quantity: quantity, scope: [], origin: TraceFixture.origin,
        lineOrigin: TraceFixture.origin)
    }
    var spec = TraceFixture.spec()
    spec.constraints = [
      constraint(.count, "Tracks in memory", Quantity(min: nil, max: 10, unit: .count)),
      constraint(.frameRate, "Animations", Quantity(60, .framesPerSecond)),
    ]
    spec.signals = [
      SignalRelation(
        output: "cover", input: "finger", form: .linear(factor: 0.5), isCode: false, text: "",
        origin: TraceFixture.origin)
    ]
    let places = (0..<20).map { "\($0 * 16)" }.joined(separator: ",")
    let report = TraceFixture.check(
      """
      {"t":0,"from":"Ready","to":"Playing","trigger":"Play","duration":250}
      {"kind":"frames","t":0,"deltas":[33.4,33.4,33.4,33.4,33.4,33.4]}
      {"kind":"metric","t":300,"name":"tracks in memory","value":50}
      {"kind":"signal","t":400,"name":"finger","dt":[\(places)],"v":[\(places)]}
      {"kind":"signal","t":400,"name":"cover","dt":[\(places)],"v":[\(places)]}
      {"kind":"end","t":900,"id":7}
      """, spec)
    #expect(
      Set(report.violations.map(\.rule)) == [.frameRate, .metric, .signal, .unmatchedEnd])
    #expect(report.violations.allSatisfy { $0.repair != nil })
  }

  @Test func nothingCheckedIsNoPass() {
    #expect(TraceFixture.check("").verdict == .nothingChecked)
    #expect(TraceFixture.check(#"{"kind":"novelty","t":1}"#).verdict == .nothingChecked)
    let empty = SpecDocument(file: FileID(0), path: "empty.md")
    let report = TraceFixture.check(#"{"t":1,"from":"A","to":"B"}"#, empty)
    #expect(report.verdict == .nothingChecked)
    #expect(report.notChecked.first?.contains("no state machine") == true)
  }

  @Test func strictOptionsFailDoubt() {
    let doubtful = #"{"kind":"begin","t":0,"id":1,"from":"Ready","to":"Playing"}"#
    #expect(TraceFixture.check(doubtful).verdict == .inconclusive)
    var options = TraceOptions()
    options.isStrict = true
    #expect(TraceFixture.check(doubtful, options: options).verdict == .fail)
  }

  @Test func unreachableStatesLeaveTheDenominator() {
    let machine = TraceFixture.machine([("A", "B", "go", nil), ("C", "A", "back", nil)])
    let trace = #"{"t":1,"from":"A","to":"B","trigger":"go"}"#
    let coverage = TraceFixture.check(trace, TraceFixture.spec(machine)).coverage
    #expect(coverage.states.total == 2)
    #expect(coverage.states.unreachable == ["C"])
    #expect(coverage.transitions.unreachable == ["C -> A : back"])
  }

  @Test func failedSessionsAreListed() {
    #expect(TraceFixture.check(trace).failedSessionList == "a\tt.jsonl:4\t1\n")
  }

  @Test func codesAreUniqueAndSummariesWhole() {
    #expect(Set(TraceRule.allCases.map(\.code)).count == TraceRule.allCases.count)
    for rule in TraceRule.allCases { #expect(rule.summary.hasSuffix(".")) }
  }

  @Test func cellsCountTriggersThatNoRowAnswers() {
    let trace = """
      {"kind":"state","t":0,"session":"a","state":"Ready"}
      {"kind":"event","t":10,"session":"a","event":"Close"}
      {"t":20,"session":"a","from":"Ready","to":"Playing","trigger":"Play"}
      """
    let cells = TraceFixture.check(trace).coverage.cells
    // Five states, of which each has a cell for each of seven triggers.
    #expect(cells.total == 5 * 7)
    #expect(cells.covered == 2)
    #expect(!cells.uncovered.contains("Ready : close (no row)"))
    #expect(!cells.uncovered.contains("Ready : play"))
    #expect(cells.uncovered.contains("Ready : stop (no row)"))
  }

  @Test(arguments: [(500.0, 0), (900.0, 1), (1500.0, 0)])
  func aBoundIsCoveredByAValueNearIt(_ duration: Double, _ covered: Int) {
    var spec = TraceFixture.spec()
    spec.durations = [TraceFixture.fact("Sync", .timeout, nil, 1000)]
    let trace = """
      {"kind":"begin","session":"a","t":0,"id":1,"operation":"Sync"}
      {"kind":"end","session":"a","t":\(duration),"id":1,"result":"completed"}
      """
    let share = TraceFixture.check(trace, spec).coverage.boundaries
    #expect(share.total == 1)
    #expect(share.covered == covered)
  }

  @Test func sessionsAreCountedByContext() {
    let trace = """
      {"kind":"meta","session":"a","context":{"dark":true,"breakpoint":"mobile","x":{"y":1}}}
      {"kind":"state","t":0,"session":"a","state":"Ready"}
      {"kind":"meta","session":"b","context":{"dark":true}}
      {"kind":"meta","session":"c","context":"none"}
      """
    let report = TraceFixture.check(trace)
    #expect(report.contexts == ["dark=true": 2, "breakpoint=mobile": 1])
    #expect(report.text.contains("sessions by context: breakpoint=mobile (1), dark=true (2)"))
    #expect(report.input.malformed == 0)
  }
}
