import SpecJSON
import SpecModel
import SpecText
import Testing

@testable import SpecTrace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The fast way through a trace against the check of every line.
struct ScanTests {
  private static let spec: SpecDocument = {
    let rows = TraceFixture.rows.map { ($0.0, $0.1, $0.2, $0.3 ?? 10) }
    return TraceFixture.spec(TraceFixture.machine(rows))
  }()

  /// Shares as small as can be, so that little work is shared out.
  private static let least = ShareSizes(bytes: 64, slots: 100, sessions: 1, records: 1)

  private func compare(
    _ bytes: [UInt8], _ specs: [SpecDocument] = [spec], cuts: [Int] = [1, 3, 7]
  ) {
    var options = TraceOptions()
    options.explains = true
    let checker = TraceChecker(specs: specs, options: options)
    let input = TraceInput(path: "t.jsonl", bytes: ContiguousArray(bytes))
    let expected = checker.checkLineByLine(inputs: [input])
    for cut in cuts {
      let workers = Workers(count: cut, run: Workers.one.run)
      let report = checker.check(inputs: [input], workers: workers, sizes: Self.least)
      let json = report.jsonWriter(style: .pretty, workers: workers, sizes: Self.least).bytes
      #expect(String(decoding: json, as: UTF8.self) == expected.json(), "cut into \(cut)")
      #expect(report.text == expected.text)
      #expect(report.failedSessionList == expected.failedSessionList)
    }
    for (window, count) in [(300, 2), (1 << 11, 3), (150, Int.max)] {
      for cut in [1, 4] {
        let ahead = Self.ahead(input.bytes, window: window, count: count)
        let early = TraceInput(path: input.path, bytes: input.bytes, ahead: ahead)
        let workers = Workers(count: cut, run: Workers.one.run)
        let report = checker.check(inputs: [early], workers: workers, sizes: Self.least)
        #expect(report.json() == expected.json(), "\(count) windows of \(window) read ahead")
        #expect(report.failedSessionList == expected.failedSessionList)
      }
    }
  }

  /// The beginning of a recording, read before the specs are known.
  private static func ahead(_ bytes: TraceBytes, window: Int, count: Int) -> TraceAhead? {
    let ahead = TraceAhead(bytes, parts: 2, window: window)
    var rest = count
    while rest > 0, let ahead, ahead.readWindow(upTo: .max) { rest -= 1 }
    return ahead
  }

  @Test(arguments: [(256, 1), (1 << 12, 2), (1 << 20, 1)])
  func readsAheadOfTheSpecs(_ window: Int, _ count: Int) throws {
    let walk = Walk(sessions: 200, damaged: 10, seed: 9)
    let input = TraceInput(path: "t", bytes: ContiguousArray(walk.text.utf8))
    let ahead = try #require(Self.ahead(input.bytes, window: window, count: count))
    let read = try #require(ahead.stop())
    #expect(read > 0 && read <= window * count)
    let checker = TraceChecker(specs: [Self.spec])
    let classifier = StepClassifier(checker.monitor)
    let early = ahead.finish(classifier, upTo: input.bytes.count)
    #expect(Self.complex(early) == walk.broken.union(walk.slow))
    #expect(early.lines.count == walk.lines.count)
  }

  /// The sessions that need the full check.
  private static func complex(_ segment: Segment) -> Set<String> {
    let slots = segment.sessions.slots
    return Set(
      (0..<slots.count).compactMap { slots.base[$0].isPlain ? nil : slots.base[$0].name })
  }

  @Test(arguments: ["[]", "t,session\n1,a\n", "{\"traceEvents\":[", "\u{FEFF}{}\n", ""])
  func readsNothingAheadOfOtherFormats(_ text: String) {
    let bytes = TraceBytes(ContiguousArray((text + String(repeating: "x ", count: 999)).utf8))
    #expect(Self.ahead(bytes, window: 100, count: .max)?.stop() == nil)
  }

  @Test(arguments: [
    // Plain sessions, sessions with a fault in one file, and a session that goes on under its name.
    ([0, 0], "", 2, 0), ([0, 0, 1], "", 3, 1), ([0, 0], #","session":"a""#, 1, 0),
  ])
  func linesWithoutASessionEndWithTheirFile(
    _ starts: [Int], _ session: String, _ sessions: Int, _ failed: Int
  ) {
    let steps = [("Loading", "Ready", "Loaded"), ("Ready", "Playing", "Play")]
    let inputs = starts.enumerated().map { number, start in
      let lines = steps[start...].enumerated().map { index, step in
        #"{"t":\#(500 * (index + 1))\#(session),"from":"\#(step.0)","to":"\#(step.1)","#
          + #""trigger":"\#(start == 1 ? "Loaded" : step.2)"}"#
      }
      return TraceInput(
        path: "\(number).jsonl", bytes: ContiguousArray((lines.joined(separator: "\n") + "\n").utf8)
      )
    }
    let checker = TraceChecker(specs: [Self.spec])
    let report = checker.check(inputs: inputs)
    #expect(report.sessionCount == sessions)
    #expect(report.failedSessions.count == failed)
    #expect(report.json() == checker.checkLineByLine(inputs: inputs).json())
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func plainLogs(_ seed: UInt64) {
    compare(Array(Walk(sessions: 120, damaged: 25, seed: seed).text.utf8))
  }

  @Test func onlyDamagedSessionsAreCheckedTwice() {
    let walk = Walk(sessions: 200, damaged: 10, seed: 9)
    let input = TraceInput(path: "t", bytes: ContiguousArray(walk.text.utf8))
    let checker = TraceChecker(specs: [Self.spec])
    let classifier = StepClassifier(checker.monitor)
    var scanner = SegmentScanner(input.bytes.range, file: 0, classifier: classifier)
    scanner.scan(isFirst: true)
    #expect(Self.complex(scanner.segment) == walk.broken.union(walk.slow))
  }

  @Test func damagedBytes() {
    var random = Seed(state: 21)
    let good = Array(Walk(sessions: 12, damaged: 20, seed: 3).text.utf8)
    for _ in 0..<120 {
      var bytes = good
      for _ in 0..<Int.random(in: 1..<10, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(UInt8.random(in: 0x20...0x7E, using: &random), at: place)
        case 3: bytes.insert(contentsOf: Array("\n \n".utf8), at: place)
        default:
          bytes.removeSubrange(
            place..<min(bytes.count, place + Int.random(in: 1..<80, using: &random)))
        }
      }
      compare(bytes, cuts: [1, 4])
    }
  }

  /// Each of these makes the fast way give up, or must not.
  @Test(arguments: [
    #"{"t":50000.5,"session":"s1","from":"Ready","to":"Playing","trigger":"Play"}"#,
    #"{"session":"s1","t":5e4,"from":"Ready","to":"Playing","trigger":"Play","duration":250}"#,
    #"{"t":50000,"session":"s1","from":"Ready","to":"Playing","trigger":"Pl\u0061y"}"#,
    #"{"t":50000,"session":"s\u0031","from":"Ready","to":"Playing","trigger":"Play"}"#,
    #"{"t":50000,"session":1,"from":"Ready","to":"Playing","trigger":"Play"}"#,
    #"{"t":50000,"from":"Ready","to":"Playing","trigger":"Play"}"#,
    #"{"t":50000,"session":"s1","from":["Ready"],"to":"Playing","trigger":"Play"}"#,
    #"{"t":50000,"session":"s1","from":"ready","to":"playing","trigger":"PLAY","x":{"a":[1]}}"#,
    #"{"t":050000,"session":"s1","from":"Ready","to":"Playing","trigger":"Play"}"#,
    #"{"t":50000,"session":"s1","from":"Ready","to":"Playing","trigger":"Play","note":"ö\tü"}"#,
    #"{"t":50000,"session":"s1","from":"Ready","to":"Playing","trigger":"Play","duration":-1}"#,
    #"{"kind":"meta","session":"s1","unit":"s","hz":120}"#,
    #"{"kind":"state","t":50000,"session":"s1","state":"Playing"}"#,
    #"{"kind":"wonder","t":50000,"session":"s1","state":"Playing"}"#,
    #"{"kind":"gap","t":50000,"session":"s1","until":60000}"#,
    #"{"kind":"stop","t":50000,"session":"s1","result":"complete"}"#,
    "", "   ", "{", "[1]", "\u{FEFF}", "\r",
  ])
  func oddLines(_ line: String) {
    let walk = Walk(sessions: 8, damaged: 0, seed: 4)
    var lines = walk.lines
    lines.insert(line, at: lines.count / 2)
    lines.insert(line, at: lines.count)
    compare(Array((lines.joined(separator: "\n") + "\n").utf8))
    compare(Array(lines.joined(separator: "\r\n").utf8))
  }

  @Test func otherSpellingsOfOneLine() {
    let walk = Walk(sessions: 30, damaged: 30, seed: 6)
    var random = Seed(state: 8)
    let lines = walk.lines.map { line in
      switch Int.random(in: 0..<4, using: &random) {
      case 0: line.split(separator: ",").joined(separator: ", ")
      case 1: line.split(separator: ":", omittingEmptySubsequences: false).joined(separator: " : ")
      case 2: String(line.dropLast()) + #","animation":"Über","v":1,"ok":true}"#
      default: line
      }
    }
    compare(Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  @Test func severalMachines() {
    let other = TraceFixture.machine(
      [
        ("Off", "On", "Power", 100), ("On", "Off", "Power", 100), ("Ready", "Playing", "Play", 250),
      ], key: "lamp")
    var second = TraceFixture.spec(other)
    second.path = "lamp.md"
    var text = Walk(sessions: 20, damaged: 20, seed: 2).text
    for index in 0..<40 {
      let (source, target) = index % 2 == 0 ? ("Off", "On") : ("On", "Off")
      text +=
        #"{"t":\#(index * 500),"session":"l\#(index / 8)","from":"\#(source)","to":"\#(target)","#
        + #""trigger":"Power","duration":\#(index % 9 == 0 ? 500 : 100)}"# + "\n"
    }
    compare(Array(text.utf8), [Self.spec, second])
  }

  @Test func longNamesOfSessions() {
    var text = ""
    for index in 0..<60 {
      let name = "0b6c9a52-77aa-4c1e-9d3f-\(index % 5)-and-more"
      let (source, target, trigger) =
        index / 5 % 2 == 0 ? ("Ready", "Playing", "Play") : ("Playing", "Ready", "Stop")
      text +=
        #"{"t":\#(index),"session":"\#(name)","from":"\#(source)","to":"\#(target)","#
        + #""trigger":"\#(trigger)"}"# + "\n"
    }
    compare(Array(text.utf8))
  }

  /// A name that JSON text must escape is not the name whose bytes look alike.
  @Test func escapedNamesOfSessions() {
    let lines = [#"a\\b"#, #"a\b"#, #"a\\b"#, "ab", #"a\nb"#, #"a\u000ab"#].enumerated().map {
      #"{"t":\#($0),"session":"\#($1)","from":"Loading","to":"Ready","trigger":"Loaded"}"#
    }
    compare(Array((lines + lines + lines).joined(separator: "\n").utf8))
    let cut = lines[4].replacing(#"a\nb"#, with: "a\nb")
    compare(Array((lines + [cut] + lines).joined(separator: "\n").utf8))
  }

  /// More tails, shapes and sessions than are remembered.
  @Test(arguments: [0, 1, 2])
  func manyOfAKind(_ kind: Int) {
    let walk = Walk(sessions: 60, damaged: 20, seed: 8)
    let lines = walk.lines.enumerated().map { index, line -> String in
      switch kind {
      case 0: line.dropLast() + #","animation":"Fade \#(index)"}"#
      case 1: line.dropLast() + #","frame":\#(index),"x\#(index % 11)":1.5}"#
      default:
        line.replacing(#""session":"s"#, with: #""session":"a-rather-long-name-\#(index % 7)-"#)
      }
    }
    compare(Array(lines.joined(separator: "\n").utf8))
  }

  @Test func moreSessionsThanTheTableHolds() {
    let lines = (0..<3000).map {
      #"{"t":\#($0),"session":"s\#($0)","from":"Loading","to":"Ready","trigger":"Loaded"}"#
    }
    compare(Array(lines.joined(separator: "\n").utf8), cuts: [1, 2])
  }

  /// Long names of states, and texts and numbers that say nothing to the check.
  @Test func longLines() {
    let note = String(repeating: "n", count: 90)
    let lines = Walk(sessions: 40, damaged: 20, seed: 5).lines.enumerated().map { index, line in
      #"{"device":"phone \#(index % 3)","load":-0.\#(index),"build":\#(1_000_000_000 + index),"#
        + line.dropFirst().dropLast() + #","note":"\#(note)\#(index % 2)"}"#
    }
    compare(Array(lines.joined(separator: "\n").utf8))
  }

  /// Times and durations that are written in another way from line to line.
  @Test func changingForms() {
    let forms = [
      "300", "300.0", "0300", "300.25", "1300.123456", "299.9999999", "3e2", "0.5", "00.5",
    ]
    let lines = Walk(sessions: 40, damaged: 20, seed: 7).lines.enumerated().map { index, line in
      let parts = line.split(separator: "\"duration\":", omittingEmptySubsequences: false)
      let form = forms[index / (index % 3 + 1) % forms.count]
      return parts.count == 2 ? parts[0] + "\"duration\":" + form + "}" : Substring(line)
    }
    compare(Array(lines.joined(separator: "\n").utf8))
  }

  /// Lines as long as each other, of which the last is cut off where bytes read before would go on with it.
  @Test func cutBehindEqualLines() {
    let note = String(repeating: "n", count: 120)
    let text = (0..<1600).map { index in
      let (source, target, trigger) =
        index % 2 == 0 ? ("Ready", "Playing", "Play") : ("Playing", "Ready", "Stop")
      return #"{"t":\#(100_000 + index),"session":"s\#(10 + index / 2 % 7)","from":"\#(source)","#
        + #""to":"\#(target)","trigger":"\#(trigger)","note":"\#(note)"}"# + "\n"
    }.joined()
    for missing in [1, 2, 60, 130] { compare(Array(text.utf8.dropLast(missing)), cuts: [1]) }
  }

  // MARK: Bytes

  @Test(arguments: [
    ("0", 0), ("1", 1_000_000), ("12.5", 12_500_000), ("316.667", 316_667_000),
    ("3599999.999999", 3_599_999_999_999), ("123456789012", 123_456_789_012_000_000),
  ])
  func numbers(_ text: String, _ expected: Int64) {
    #expect(Self.millionths(text + ",") == expected)
  }

  @Test(arguments: ["-1", "01", "1.", ".5", "", "1.1234567", "1234567890123", "x"])
  func numbersForTheParser(_ text: String) { #expect(Self.millionths(text + "}") == nil) }

  private static func millionths(_ text: String) -> Int64? {
    let memory = Memory<UInt8>(repeating: 0x20, count: 100)
    for (index, byte) in text.utf8.enumerated() { memory.base[index] = byte }
    var place = UnsafePointer(memory.base)
    var value: Int64 = 0
    return ByteScan.millionths(&place, &value) ? value : nil
  }

  @Test func plainTexts() {
    for byte in UInt8.min...UInt8.max {
      for length in 1...17 {
        for place in [0, length / 2, length - 1] {
          let memory = Memory<UInt8>(repeating: 0x61, count: 100)
          for behind in length..<100 { memory.base[behind] = 0x5C }
          memory.base[place] = byte
          let isPlain = byte >= 0x20 && byte < 0x80 && byte != 0x5C
          let found = ByteScan.isPlain(
            UnsafePointer(memory.base), UnsafePointer(memory.base + length))
          #expect(found == isPlain, "\(byte) at \(place) of \(length)")
        }
      }
    }
  }
}

extension ScanTests {
  /// A file that became shorter, or that the system refuses to read on, is no pass.
  @Test func whatCannotBeReadIsAFinding() {
    let line = #"{"t":0,"session":"a","from":"Loading","to":"Ready","trigger":"Loaded"}"# + "\n"
    let memory = Memory<UInt8>(repeating: 0, count: line.utf8.count)
    for (index, byte) in line.utf8.enumerated() { memory.base[index] = byte }
    let bytes = TraceBytes(
      base: UnsafePointer(memory.base), count: line.utf8.count, check: { 0 },
      release: { _ = memory })
    let report = TraceChecker(specs: [TraceFixture.spec()]).check(
      inputs: [TraceInput(path: "t", bytes: bytes)])
    #expect(report.violations.map(\.rule) == [.malformed])
    #expect(report.verdict == .fail)
    #expect(report.input.lines == 2)
    #expect(report.input.malformed == 1)
  }

  /// Pages of a mapped file that are cut off while it is read are zeros, and a finding; nothing ends the program.
  @Test(arguments: [0, 5000, 8192, 150_000])
  func aFileThatIsCutOffIsAFinding(_ kept: Int) throws {
    let line = #"{"t":0,"session":"a","from":"Loading","to":"Ready","trigger":"Loaded"}"# + "\n"
    let name = ContiguousArray("/tmp/plumb-cut-XXXXXX".utf8CString)
    var path = name
    let descriptor = path.withUnsafeMutableBufferPointer { mkstemp($0.baseAddress!) }
    try #require(descriptor >= 0)
    defer {
      close(descriptor)
      _ = path.withUnsafeBufferPointer { unlink($0.baseAddress!) }
    }
    let text = Array(String(repeating: line, count: 4000).utf8)
    #expect(write(descriptor, text, text.count) == text.count)
    let bytes = try #require(TraceBytes(mapping: descriptor, count: text.count))
    #expect(ftruncate(descriptor, off_t(kept)) == 0)
    let report = TraceChecker(specs: [TraceFixture.spec()]).check(
      inputs: [TraceInput(path: "t", bytes: bytes)])
    #expect(report.verdict == .fail)
    #expect(report.input.malformed > 0)
    #expect(report.violations.contains { $0.rule == .malformed })
    let input = report.input
    #expect(input.lines == input.events + input.malformed + input.ignored)
  }
}
