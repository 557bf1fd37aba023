import SpecDiagnostics
import Testing

@testable import SpecTrace

/// Severities that a person gives to findings in traces.
@Suite struct LevelTests {
  private static let trace = """
    {"t":1,"session":"a","from":"Ready","to":"Playing","trigger":"Play","duration":900}
    {"t":2000,"session":"a","from":"Playing","to":"Nowhere","trigger":"Stop"}
    {"t":
    """

  private func check(_ levels: [String: SeverityLevels.Level]) -> TraceReport {
    var options = TraceOptions()
    options.levels.levels = levels
    return TraceFixture.check(Self.trace, options: options)
  }

  private func found(_ report: TraceReport) -> [String] {
    report.violations.map { "\($0.rule.code) \($0.severity.name)" }
  }

  @Test func whatIsOffIsNotReported() {
    let all = check([:])
    #expect(found(all) == ["N211 error", "N201 error", "N231 error"])
    #expect(all.failedSessions.map(\.errors) == [2])
    let some = check(["N211": .off])
    #expect(found(some) == ["N201 error", "N231 error"])
    #expect(some.failedSessions.map(\.errors) == [1])
    #expect(some.verdict == .fail)
    let none = check(["N211": .off, "N201": .off, "N231": .off])
    #expect(found(none) == [])
    #expect(none.failedSessions.isEmpty)
    #expect(none.verdict != .fail)
  }

  @Test func warningsDoNotFail() {
    let report = check(["N211": .on(.warning), "N201": .on(.info), "N231": .on(.warning)])
    #expect(found(report) == ["N211 warning", "N201 info", "N231 warning"])
    #expect(report.failedSessions.isEmpty)
    #expect(report.verdict != .fail)
  }

  @Test func notesMayFail() {
    let trace = #"{"t":1,"session":"a","from":"Ready","to":"playing","trigger":"Play"}"#
    #expect(TraceFixture.check(trace).verdict == .pass)
    var options = TraceOptions()
    options.levels.levels["N232"] = .on(.error)
    let strict = TraceFixture.check(trace, options: options)
    #expect(strict.notes.map(\.severity) == [.error])
    #expect(strict.verdict == .fail)
    options.levels.levels["N232"] = .off
    #expect(TraceFixture.check(trace, options: options).notes.isEmpty)
  }

  @Test func filesHaveFindingsOfTheirOwn() {
    var options = TraceOptions()
    options.levels.ignored = ["t.jsonl": ["N211"], "other.jsonl": ["N201"]]
    #expect(
      found(TraceFixture.check(Self.trace, options: options)) == ["N201 error", "N231 error"])
  }

  @Test func whatIsIgnoredIsCounted() {
    let trace = #"{"t":1,"from":"Ready","to":"Nowhere","trigger":"Play"}"#
    var options = TraceOptions()
    options.levels.levels["N201"] = .off
    for text in [trace, #"{"t":1,"state":"Nowhere"}"#] {
      let report = TraceFixture.check(text, options: options)
      #expect(report.violations == [])
      #expect(report.obligations.first?.counts.fail == 1)
    }
  }

  @Test func streamsAndSummariesFollow() {
    var options = TraceOptions()
    options.levels.levels = ["N211": .on(.warning), "N201": .off, "N231": .off]
    let checker = TraceChecker(specs: [TraceFixture.spec()], options: options)
    var stream = checker.stream()
    var violations: [TraceReport.Violation] = []
    for line in Self.trace.split(separator: "\n") {
      violations += Array(line.utf8).withUnsafeBufferPointer { stream.read($0) }
    }
    let end = stream.finish()
    #expect((violations + end.violations).map(\.rule) == [.duration])
    #expect(end.result.verdict != .fail)
    let input = TraceInput(path: "t.jsonl", bytes: ContiguousArray(Self.trace.utf8))
    #expect(checker.summary(inputs: [input]).verdict != .fail)
  }
}
