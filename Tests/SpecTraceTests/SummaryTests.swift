import SpecDiagnostics
import SpecJSON
import SpecModel
import SpecText
import Testing

@testable import SpecTrace

/// Summaries of parts, joined in any order, against the summary of the whole.
struct SummaryTests {
  private static let checker: TraceChecker = {
    let rows: [DamagedLog.Row] = Self.rows
    var spec = TraceFixture.spec(
      TraceFixture.machine(rows.map { ($0.source, $0.target, $0.trigger, $0.duration) }))
    spec.durations = [TraceFixture.fact("Failed", .timeout, nil, 60_000)]
    var options = TraceOptions()
    options.explains = true
    return TraceChecker(specs: [spec], options: options)
  }()

  private static let rows: [DamagedLog.Row] = [
    ("Start", "Feed", "Loaded", 300), ("Start", "Failed", "No Network", 200),
    ("Failed", "Start", "Try Again", 200), ("Feed", "Post", "Tap Post", 250),
    ("Post", "Feed", "Swipe Back", 250), ("Feed", "Away", "Leave", 250),
    ("Away", "Feed", "Return", 100),
  ]

  private static func summary(_ lines: [String], workers: Int = 1) -> TraceSummary {
    let text = lines.map { $0 + "\n" }.joined()
    return checker.summary(
      inputs: [TraceInput(path: "t.jsonl", bytes: ContiguousArray(text.utf8))],
      workers: Workers(count: workers, run: Workers.one.run))
  }

  /// The lines of each session, and some that belong to none.
  private static let sessions: [[String]] = {
    let log = DamagedLog(rows, sessions: 16, seed: 3)
    var found: [Substring: [String]] = [:]
    for line in log.lines {
      let name = line.split(separator: "\"")[6]
      found[name, default: []].append(line)
    }
    let others = [
      [#"{"kind":"state","t":5,"session":"x1","state":"Nowhere"}"#, "{", ""],
      [
        #"{"t":5,"session":"x2","from":"Feed","to":"Post","trigger":"Tap Post"}"#,
        #"{"kind":"gap","t":6,"session":"x2","until":9}"#,
      ],
      [
        #"{"kind":"wonder","t":5,"session":"x3"}"#,
        #"{"kind":"meta","session":"x3","hz":120,"context":{"dark":false}}"#,
      ],
    ]
    return found.sorted { $0.key < $1.key }.map(\.value) + others
  }()

  @Test func aThousandCutsGiveTheSameBytes() throws {
    let whole = Self.summary(Self.sessions.flatMap { $0 }).json
    var random = Seed(state: 12)
    for round in 0..<1000 {
      let count = Int.random(in: 1...6, using: &random)
      var parts: [[String]] = Array(repeating: [], count: count)
      for session in Self.sessions.shuffled(using: &random) {
        parts[Int.random(in: 0..<count, using: &random)] += session
      }
      let summaries = parts.map {
        Self.summary($0, workers: Int.random(in: 1...4, using: &random))
      }
      // Half of the joins go through the written form.
      let joined = try summaries.dropFirst().reduce(summaries[0]) { sum, next in
        var sum = round % 2 == 0 ? sum : try Self.reread(sum)
        let isJoined = sum.merge(next)
        #expect(isJoined)
        return sum
      }
      guard joined.json == whole else {
        Issue.record("round \(round): \(parts.map(\.count))")
        return
      }
    }
  }

  private static func reread(_ summary: TraceSummary) throws -> TraceSummary {
    let json = try JSONParser.parse(ContiguousArray(summary.json.utf8))
    return try #require(TraceSummary(json))
  }

  @Test func aSummaryIsReadAsItWasWritten() throws {
    let summary = Self.summary(Self.sessions.flatMap { $0 })
    #expect(try Self.reread(summary) == summary)
    #expect(summary.verdict == .fail)
    #expect(summary.text.contains("Repairs: "))
    #expect(summary.text.contains("p95"))
  }

  @Test func itHoldsWhatTheReportHolds() {
    let lines = Self.sessions.flatMap { $0 }
    let text = lines.joined(separator: "\n") + "\n"
    let report = Self.checker.check(
      inputs: [TraceInput(path: "t.jsonl", bytes: ContiguousArray(text.utf8))])
    let summary = Self.summary(lines)
    #expect(summary.failed == report.failedSessions.count)
    #expect(summary.sessions == report.sessionCount)
    #expect(summary.input.lines == report.input.lines)
    #expect(
      summary.input.lines
        == summary.input.events + summary.input.malformed + summary.input.ignored)
    #expect(summary.repairs?.cost == report.alignment?.cost)
    #expect(summary.verdict == report.verdict)
    let errors = summary.causes.filter { $0.key.severity == TraceSummary.errorRank }
    #expect(
      errors.values.reduce(0) { $0 + $1.count }
        == report.violations.count { $0.severity == .error })
  }

  @Test func otherSpecsAreNotJoined() {
    let other = TraceChecker(specs: [TraceFixture.spec()]).summary(inputs: [])
    var summary = Self.summary([])
    let isJoined = summary.merge(other)
    #expect(!isJoined)
    #expect(summary.verdict == .nothingChecked)
  }
}
