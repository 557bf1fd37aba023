import SpecDiagnostics
import SpecModel
import Testing

@testable import SpecTrace

/// Traces that are checked while they are recorded.
struct StreamTests {
  private static let spec: SpecDocument = {
    let rows = TraceFixture.rows.map { ($0.0, $0.1, $0.2, $0.3 ?? 10) }
    return TraceFixture.spec(TraceFixture.machine(rows))
  }()

  private func read(_ line: String, _ stream: inout TraceStream) -> [TraceReport.Violation] {
    ContiguousArray(line.utf8).withUnsafeBufferPointer { stream.read($0) }
  }

  @Test func aViolationIsKnownAtItsLine() {
    var stream = TraceChecker(specs: [Self.spec]).stream()
    let good =
      #"{"t":0,"session":"a","from":"Loading","to":"Ready","trigger":"Loaded","duration":300}"#
    let slow =
      #"{"t":900,"session":"a","from":"Ready","to":"Playing","trigger":"Play","duration":900}"#
    let wrong = #"{"t":2000,"session":"a","from":"Ready","to":"Settings","trigger":"Gear"}"#
    #expect(read(good, &stream) == [])
    #expect(read(slow, &stream).map(\.rule) == [.duration])
    let found = read(wrong, &stream)
    #expect(found.map(\.rule) == [.discontinuity])
    #expect(found.map(\.line) == [3])
    #expect(found.first?.repair?.contains("Stop/Finish") == true)
    #expect(read("{", &stream).map(\.rule) == [.malformed])
    #expect(read("", &stream) == [])
    let (left, result) = stream.finish()
    #expect(left == [])
    #expect(result.verdict == .fail)
    #expect(result.sessions == 1)
    #expect(result.failed == 1)
    #expect(
      result.input.lines == result.input.events + result.input.malformed + result.input.ignored)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func itFindsWhatTheWholeCheckFinds(_ seed: UInt64) {
    let walk = Walk(sessions: 80, damaged: 30, seed: seed)
    let report = TraceFixture.check(walk.text, Self.spec)
    var stream = TraceChecker(specs: [Self.spec]).stream()
    var found: [TraceReport.Violation] = []
    for line in walk.lines { found += read(line, &stream) }
    let (left, result) = stream.finish()
    func key(_ violation: TraceReport.Violation) -> String {
      "\(violation.line) \(violation.rule) \(violation.message)"
    }
    // A single lost line shows only where a session counts its lines from the first to the last.
    let expected = report.violations.filter { $0.rule != .lost }.map(key)
    #expect(Set((found + left).filter { $0.rule != .lost }.map(key)) == Set(expected))
    #expect(result.failed == report.failedSessions.count)
    #expect(result.coverage.states == report.coverage.states)
    #expect(result.coverage.transitions == report.coverage.transitions)
    #expect(result.verdict == report.verdict)
  }

  @Test func oldSessionsMakeRoom() {
    var stream = TraceChecker(specs: [Self.spec]).stream(sessionLimit: 5)
    for index in 0..<50 {
      _ = read(
        #"{"t":\#(index),"session":"s\#(index)","from":"Loading","to":"Ready","trigger":"Loaded"}"#,
        &stream)
    }
    let result = stream.finish().result
    #expect(result.sessions == 50)
    #expect(result.ended >= 45)
    #expect(result.verdict == .pass)
  }

  @Test func aDeadlineFailsWhenTimePassesIt() {
    var spec = Self.spec
    spec.durations = [TraceFixture.fact("Sync", .timeout, nil, 1000)]
    var stream = TraceChecker(specs: [spec]).stream()
    #expect(
      read(#"{"kind":"begin","session":"a","t":0,"id":1,"operation":"Sync"}"#, &stream) == [])
    let late = read(#"{"kind":"event","session":"a","t":1500,"event":"Play"}"#, &stream)
    #expect(late.map(\.rule) == [.timeout])
  }

  @Test func lateLinesAreCounted() {
    var stream = TraceChecker(specs: [Self.spec]).stream()
    for (time, sequence) in [(1000, 1), (100, 0)] {
      _ = read(
        #"{"t":\#(time),"session":"a","seq":\#(sequence),"from":"Ready","to":"Playing","#
          + #""trigger":"Play"}"#, &stream)
    }
    let result = stream.finish().result
    #expect(result.late == 1)
    #expect(result.verdict == .inconclusive)
  }

  @Test func secondsBecomeMilliseconds() {
    var stream = TraceChecker(specs: [Self.spec]).stream()
    _ = read(#"{"kind":"meta","session":"a","unit":"s"}"#, &stream)
    let found = read(
      #"{"t":1,"session":"a","from":"Ready","to":"Playing","trigger":"Play","duration":0.9}"#,
      &stream)
    #expect(found.map(\.actual) == ["900 ms"])
  }
}
