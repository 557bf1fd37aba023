import Foundation
import SpecDiagnostics
import SpecJSON
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

  @Test(arguments: [
    #"{"kind":"frames","session":"a","t":3000,"seq":4,"deltas":[16.5,16.5]}"#,
    #"{"kind":"signal","session":"a","t":3000,"seq":4,"name":"x","dt":[0,16],"v":[1,2]}"#,
  ])
  func samplesCountAsLines(_ samples: String) {
    var stream = TraceChecker(specs: [Self.spec]).stream()
    let rows = [0, 2, 4, 2]
    for (index, row) in rows.dropLast().enumerated() {
      #expect(read(step(1000 * index, row, #","seq":\#(index + 1)"#), &stream) == [])
    }
    #expect(read(samples, &stream) == [])
    #expect(read(step(5000, 4, #","seq":5"#), &stream).map(\.rule) == [.discontinuity])
    // A line that is lost beside samples is told all the same.
    #expect(
      read(samples.replacingOccurrences(of: #""seq":4"#, with: #""seq":8"#), &stream)
        .map(\.rule) == [.lost])
    let result = stream.finish().result
    #expect(result.verdict == .fail)
    #expect(result.unchecked.values.reduce(0, +) == 2)
  }

  @Test func whatIsNotCheckedIsCounted() {
    var stream = TraceChecker(specs: [Self.spec]).stream()
    for line in [
      #"{"kind":"frames","session":"a","t":0,"deltas":[16]}"#,
      #"{"kind":"frames","session":"a","t":50,"deltas":[16]}"#,
      #"{"kind":"signal","session":"a","t":60,"name":"x","dt":[0,16],"v":[1,2]}"#,
      #"{"kind":"layout","session":"a","t":70,"state":"Ready","path":"ready.json"}"#,
    ] {
      #expect(read(line, &stream) == [])
    }
    let result = stream.finish().result
    #expect(result.unchecked == ["frames": 2, "signal": 1, "layout": 1])
    var json = JSONWriter(style: .compact)
    json.value(result)
    #expect(json.string.contains(#"{"kind":"frames","count":2}"#))
  }

  @Test func aByteOrderMarkIsSkippedOnTheFirstLineAlone() {
    var stream = TraceChecker(specs: [Self.spec]).stream()
    let mark = "\u{FEFF}"
    #expect(read(mark + step(0, 0), &stream) == [])
    #expect(read(mark + step(900, 2), &stream).map(\.rule) == [.malformed])
    #expect(stream.finish().result.input.events == 1)
  }

  // MARK: Late lines

  private func step(_ time: Int, _ row: Int, _ more: String = "") -> String {
    let (source, target, trigger, duration) = TraceFixture.rows[row]
    return #"{"t":\#(time),"session":"a","from":"\#(source)","to":"\#(target)","trigger":"#
      + #""\#(trigger)","duration":\#(duration ?? 10)\#(more)}"#
  }

  @Test(arguments: [false, true])
  func lateLinesArePutInOrder(_ isCounted: Bool) {
    func line(_ time: Int, _ row: Int, _ number: Int) -> String {
      step(time, row, isCounted ? #","seq":\#(number)"# : "")
    }
    let lines = [line(0, 0, 0), line(900, 4, 2), line(800, 2, 1), line(2000, 3, 3)]
    var plain = TraceChecker(specs: [Self.spec]).stream()
    var ordered = TraceChecker(specs: [Self.spec]).stream(window: 200)
    var found: [TraceRule] = []
    for line in lines {
      _ = read(line, &plain)
      found += read(line, &ordered).map(\.rule)
    }
    let (left, result) = ordered.finish()
    #expect(found + left.map(\.rule) == [])
    #expect(result.verdict == .pass)
    #expect(result.reordered == 1)
    #expect(result.late == 0)
    #expect(plain.finish().result.verdict != .pass)
  }

  @Test func aLineBeyondTheWindowIsLateOrAStepOfTheClock() {
    var stream = TraceChecker(specs: [Self.spec]).stream(window: 200)
    for line in [step(0, 0, #","seq":0"#), step(9000, 2, #","seq":2"#)] { _ = read(line, &stream) }
    _ = read(step(9500, 4, #","seq":3"#), &stream)
    #expect(read(step(8000, 2, #","seq":1"#), &stream) == [])
    #expect(stream.finish().result.late == 1)
    var clock = TraceChecker(specs: [Self.spec]).stream(window: 200)
    let before = read(step(9000, 0, #","seq":0"#), &clock)
    // The counter goes on while the time goes back, if by less than the window.
    let after = read(step(8900, 2, #","seq":1"#), &clock) + clock.finish().violations
    #expect(before == [])
    #expect(after.map(\.rule) == [.clock])
  }

  @Test(arguments: [0.0, 50, 500])
  func aWindowChangesNothingOfWhatIsInOrder(_ window: Double) {
    let walk = Walk(sessions: 40, damaged: 15, seed: 7)
    var whole = TraceChecker(specs: [Self.spec]).stream()
    var expected: [String] = []
    for line in walk.lines { expected += read(line, &whole).map(\.message) }
    let (left, result) = whole.finish()
    expected += left.map(\.message)
    // Sessions apart from each other: each keeps its order, and a window changes nothing.
    var stream = TraceChecker(specs: [Self.spec]).stream(window: window)
    var found: [String] = []
    for line in walk.lines { found += read(line, &stream).map(\.message) }
    let (rest, other) = stream.finish()
    #expect((found + rest.map(\.message)).sorted() == expected.sorted())
    #expect(other.failed == result.failed)
    #expect(other.verdict == result.verdict)
  }

  @Test(arguments: [3, 4, 5] as [UInt64])
  func linesThatAreLateByLessThanTheWindowGiveTheSame(_ seed: UInt64) {
    let walk = Walk(sessions: 60, damaged: 20, seed: seed)
    var stream = TraceChecker(specs: [Self.spec]).stream()
    var expected: [TraceRule] = []
    for line in walk.lines { expected += read(line, &stream).map(\.rule) }
    let (left, whole) = stream.finish()
    expected += left.map(\.rule)
    var random = SimulationRandom(seed: seed)
    func time(_ line: String) -> Double {
      let rest = line.components(separatedBy: "\"t\":").last ?? ""
      return Double(rest.prefix { $0.isNumber || $0 == "." }) ?? 0
    }
    let late = walk.lines.map { (arrival: time($0) + 2000 * random.number(0...1), line: $0) }
      .sorted { $0.arrival < $1.arrival }
    var ordered = TraceChecker(specs: [Self.spec]).stream(window: 2001)
    var found: [TraceRule] = []
    for entry in late { found += read(entry.line, &ordered).map(\.rule) }
    let (rest, result) = ordered.finish()
    found += rest.map(\.rule)
    #expect(result.reordered > 10)
    #expect(result.late == 0)
    #expect(found.map(\.rawValue).sorted() == expected.map(\.rawValue).sorted())
    #expect(result.failed == whole.failed)
    #expect(result.coverage.pairs == whole.coverage.pairs)
  }

  // MARK: Memory

  @Test(arguments: [0.0, 100])
  func sessionsThatStoppedAreForgotten(_ window: Double) {
    var stream = TraceChecker(specs: [Self.spec]).stream(window: window)
    var most = (sessions: 0, names: 0)
    var others: Set<Int> = []
    for index in 0..<20_000 {
      let session = "run-\(index)"
      for line in [
        #"{"kind":"state","session":"\#(session)","t":0,"state":"Ready"}"#,
        #"{"kind":"begin","session":"\#(session)","t":5,"id":"x\#(index)","operation":"Sync"}"#,
        #"{"kind":"end","session":"\#(session)","t":9,"id":"x\#(index)"}"#,
        #"{"kind":"stop","session":"\#(session)","t":10,"result":"complete"}"#,
      ] {
        #expect(read(line, &stream) == [])
      }
      most.sessions = max(most.sessions, stream.remembered.sessions)
      most.names = max(most.names, stream.remembered.names)
      if index > 2 { others.insert(stream.remembered.others) }
    }
    #expect(most.sessions <= 300)
    #expect(most.names <= 1000)
    #expect(others.count == 1)
    let result = stream.finish().result
    #expect(result.sessions == 20_000)
    #expect(result.failed == 0)
    #expect(result.ended == 0)
  }

  @Test func idsOfOneSessionAreForgottenWhileItRuns() {
    var stream = TraceChecker(specs: [Self.spec]).stream()
    for index in 0..<5000 {
      for line in [
        #"{"kind":"begin","session":"a","t":\#(10 * index),"id":\#(index),"operation":"Sync"}"#,
        #"{"kind":"end","session":"a","t":\#(10 * index + 5),"id":\#(index)}"#,
      ] {
        #expect(read(line, &stream) == [])
      }
    }
    #expect(stream.remembered.names < 10)
    // Each id is held until its end: an end that is told twice is a repetition, another id is not.
    #expect(
      read(#"{"kind":"end","session":"a","t":60000,"id":7}"#, &stream).map(\.rule)
        == [.unmatchedEnd])
    #expect(
      read(#"{"kind":"end","session":"a","t":60000,"id":7}"#, &stream).map(\.rule)
        == [.duplicate])
    #expect(
      read(#"{"kind":"end","session":"a","t":60000,"id":8}"#, &stream).map(\.rule)
        == [.unmatchedEnd])
  }
}
