import SpecFuzzing
import SpecModel
import Testing

@testable import SpecTrace

/// Reads recordings of other programs.
enum ForeignFixture {
  /// A recording as trace lines; `nil` where it is none of another program.
  static func translation(_ text: String, _ fields: [String: String] = [:]) -> TraceTranslation? {
    TraceTranslation(TraceBytes(ContiguousArray(text.utf8)), fields: fields)
  }
}

@Suite("Recordings of other programs")
struct ForeignReaderTests {
  @Test("every format is recognised, and its run keeps the spec and covers its rows")
  func formats() throws {
    for (format, text, fields) in TraceSeed.foreign {
      let translation = try #require(ForeignFixture.translation(text, fields), "\(format)")
      #expect(translation.format == format)
      var options = TraceOptions()
      options.fields = fields
      let report = TraceFixture.check(text, options: options)
      #expect(report.violations.isEmpty, "\(format): \(report.violations)")
      #expect(report.coverage.transitions.covered >= 2, "\(format)")
      let input = report.input
      #expect(input.lines == input.events + input.malformed + input.ignored)
      #expect(report.notChecked.contains { $0.hasPrefix("t.jsonl: read as \(format)") })
    }
  }

  @Test("a step that breaks the spec is found in each of them", arguments: ["Playing", "Broken"])
  func faults(target: String) {
    for (format, text, fields) in TraceSeed.foreign
    where text.contains("\"Playing\"") || text.contains("=Playing") || text.contains(";Playing") {
      var options = TraceOptions()
      options.fields = fields
      let report = TraceFixture.check(text.replacing("Playing", with: target), options: options)
      #expect(report.violations.isEmpty == (target == "Playing"), "\(format)")
    }
  }

  @Test("what traces of Plumb and other texts are not is left alone")
  func native() {
    for text in [
      #"{"kind":"state","session":"a","t":0,"state":"Ready"}"#,
      #"{"t":0,"from":"Ready","to":"Playing","trigger":"Play","kind": "transition"}"#, "", "\n\n",
      "not a trace", "a,b,c\n1,2,3", "[1,2,3]", "<html></html>", "{}",
    ] { #expect(ForeignFixture.translation(text) == nil, "\(text)") }
  }

  @Test("records that stand on lines of their own keep them")
  func lines() throws {
    let csv = try #require(ForeignFixture.translation(TraceSeed.csv))
    #expect(csv.keepsLines && csv.recordCount == 3)
    let wrong = TraceSeed.csv.replacing("3000;Ready;Playing", with: "3000;Ready;Broken")
    #expect(TraceFixture.violations(wrong) == ["wrong-target@3"])
    let quoted = "t,session,event\n1,a,\"two\nlines\"\n2,a,Play\n"
    let report = try #require(ForeignFixture.translation(quoted))
    #expect(String(decoding: report.bytes, as: UTF8.self).split(separator: "\n").count == 3)
    #expect(report.bytes.count { $0 == 0x0A } == 4)
    #expect(try #require(ForeignFixture.translation(TraceSeed.otlp)).keepsLines == false)
  }

  @Test("what says nothing is no session of its own")
  func sessions() {
    for (format, text, fields) in TraceSeed.foreign {
      var options = TraceOptions()
      options.fields = fields
      let report = TraceFixture.check(text, options: options)
      #expect(report.sessionCount == 1, "\(format)")
    }
    let unknown = #"{"kind":"banner"}"# + "\n" + #"{"session":"a","t":1,"state":"Ready"}"#
    #expect(TraceFixture.check(unknown).sessionCount == 1)
  }

  @Test(
    "a tap that did not come to an end did not happen",
    arguments: ["FAILED", "WARNED", "SKIPPED", "PENDING", "RUNNING", "COMPLETED"])
  func taps(_ status: String) throws {
    func tap(_ text: String, _ status: String, _ number: Int) -> String {
      #"{"command":{"tapOnElement":{"selector":{"textRegex":"\#(text)"}}},"#
        + #""metadata":{"status":"\#(status)","timestamp":\#(number * 1000),"#
        + #""duration":1,"sequenceNumber":\#(number)}}"#
    }
    let text =
      "[" + tap("Play", "COMPLETED", 1) + ",\n" + tap("Stop", status, 2) + ",\n"
      + tap("Stop", "COMPLETED", 3) + "]"
    let found = TraceFixture.violations(text)
    #expect(found == (status == "COMPLETED" ? ["undefined-transition@3"] : []))
  }

  @Test("the header of a table is no line of an unknown kind, and numbers may have commas")
  func tables() {
    let text = "t;from;to;trigger;duration\n500,5;Ready;Playing;Play;250,4\n"
    let report = TraceFixture.check(text)
    #expect(report.violations == [])
    #expect(!report.notChecked.contains { $0.hasPrefix("lines of unknown kinds") })
    let duration = report.obligations.first {
      $0.kind == .duration && $0.label.hasPrefix("Ready -> Playing")
    }
    #expect(duration?.counts.pass == 1)
  }

  @Test("a list that is never closed is read up to its last event, and a torn event is a finding")
  func unclosed() throws {
    let torn = TraceSeed.chrome + ",\n{\"name\":\"Stop\",\"ph\":\"X\",\"ts\":50"
    let report = TraceFixture.check(torn)
    #expect(report.violations.map(\.rule) == [.malformed])
    #expect(report.coverage.transitions.covered == 2)
  }

  @Test("fields are mapped, times have their unit, and rows that do not fit are findings")
  func mapping() {
    let text = """
      who,when,was,is,why
      a,1.0,Loading,Ready,Loaded
      a,3.0,Ready,Playing
      a,soon,Ready,Playing,Play
      a,3.0,Ready,Playing,Play
      """
    var options = TraceOptions()
    options.fields = [
      "session": "who", "t": "when", "from": "was", "to": "is", "trigger": "why", "unit": "s",
    ]
    let report = TraceFixture.check(text, options: options)
    #expect(
      report.violations.map { "\($0.rule.rawValue)@\($0.line)" } == ["malformed@3", "malformed@4"])
    #expect(report.violations.map(\.message).last?.contains("'t' is missing") == true)
    #expect(report.coverage.transitions.covered == 2)
    #expect(report.input.events == 2 && report.input.malformed == 2 && report.input.ignored == 1)
  }

  @Test(
    "dates are milliseconds since 1970",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2026-02-16T10:24:00.250+01:00", 1_771_233_840_250),
      ("2000-02-29 23:59:59", 951_868_799_000), ("1969-12-31T23:59:59Z", -1000),
      ("2026-02-16T10:24", nil), ("yesterday, at about noon", nil), ("2026-13-16T10:24:00Z", nil),
    ] as [(String, Double?)])
  func dates(text: String, expected: Double?) { #expect(ForeignTime.date(text) == expected) }

  @Test("nested and parallel states of an inspector are paths and lists")
  func nestedStates() throws {
    let text = TraceSeed.xstate.replacing(
      #""value":"Ready"}"#, with: #""value":{"a":{"b":"c"},"d":"e"}}"#)
    let lines = try #require(ForeignFixture.translation(text)).bytes
    #expect(String(decoding: lines, as: UTF8.self).contains(#""state":["a/b/c","d/e"]"#))
  }

  @Test("damaged recordings never crash, and every line is accounted for", arguments: 0..<8)
  func damage(format: Int) {
    var random = Seed(state: UInt64(100 + format))
    let (_, text, fields) = TraceSeed.foreign[format]
    var options = TraceOptions()
    options.fields = fields
    let good = Array(text.utf8)
    for _ in 0..<150 {
      var bytes = good
      for _ in 0..<Int.random(in: 1..<10, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2:
          bytes.insert(Array("{}[]<>\"&;,=\n".utf8).randomElement(using: &random) ?? 0, at: place)
        case 3: bytes.removeSubrange(place...)
        default:
          let end = min(bytes.count, place + Int.random(in: 1..<60, using: &random))
          bytes.insert(contentsOf: bytes[place..<end], at: place)
        }
      }
      let report = TraceChecker(specs: [TraceFixture.spec()], options: options).check(
        inputs: [TraceInput(path: "t", bytes: ContiguousArray(bytes))])
      let input = report.input
      #expect(input.lines == input.events + input.malformed + input.ignored)
      #expect(report.violations.count { $0.rule == .malformed } == input.malformed)
      #expect(!report.json().isEmpty && !report.text.isEmpty)
    }
  }

  @Test("deep and long recordings take no time and no stack")
  func hostile() {
    let clock = ContinuousClock()
    let shapes = [
      String(repeating: "[{\"ph\":\"ts\"", count: 2) + String(repeating: "{\"a\":", count: 20_000),
      "<log>" + String(repeating: "<trace><event>", count: 20_000),
      "t,session,event\n" + String(repeating: "1,a,\"", count: 20_000),
      "<trace-query-result>" + String(repeating: "<row><a id=\"1\">", count: 20_000),
      "[{\"ph\":\"B\",\"ts\":1}"
        + String(repeating: ",{\"ph\":\"B\",\"ts\":1,\"pid\":1}", count: 5000),
      "{\"resourceSpans\":[" + String(repeating: "{}", count: 20_000),
      "\"@xstate." + String(repeating: "x\n", count: 20_000),
    ]
    for shape in shapes {
      let time = clock.measure { _ = TraceFixture.check(shape) }
      #expect(time < .seconds(5), "\(shape.prefix(30)) took \(time)")
    }
  }
}
