import SpecModel
import SpecText
import Testing

@testable import SpecTrace

/// What screen readers are told, held against what the spec states.
struct AnnouncementTests {
  private func spec(
    _ statements: [(subject: String, text: String)], section: SourceRange? = nil
  ) -> SpecDocument {
    var machine = TraceFixture.machine()
    machine.states[0].section = section.map { Origin(file: FileID(0), range: $0) }
    var spec = TraceFixture.spec(machine)
    spec.accessibility = statements.enumerated().map { index, statement in
      AccessibilityStatement(
        kind: .announcement, subject: statement.subject, text: statement.text,
        origin: Origin(file: FileID(0), range: SourceRange(500 + 10 * index, 505 + 10 * index)))
    }
    return spec
  }

  private let ready = #"Ready: VoiceOver announces "[count] songs ready""#
  private let loaded =
    #"{"t":100,"session":"a","from":"Loading","to":"Ready","trigger":"Loaded","duration":300}"#
  private let later = #"{"kind":"event","session":"a","t":5000,"event":"Play"}"#
  private let meta = #"{"kind":"meta","session":"a","observes":["state","transition","announce"]}"#

  private func say(_ time: Int, _ text: String) -> String {
    #"{"kind":"announce","session":"a","t":\#(time),"text":"\#(text)"}"#
  }

  private func violations(_ lines: [String], _ spec: SpecDocument) -> [String] {
    TraceFixture.violations(lines.joined(separator: "\n"), spec)
  }

  @Test func theEntryOfAStateIsAnnounced() throws {
    let spec = spec([("Ready", ready)])
    for time in [50, 150, 900, 1400] {
      let lines = [meta, loaded, say(time, "3 Songs ready, button"), later].sorted {
        ($0.contains("\"t\":50,") ? 0 : 1) < ($1.contains("\"t\":50,") ? 0 : 1)
      }
      #expect(violations(lines, spec) == [], "\(time)")
    }
    let silent = TraceFixture.check([meta, loaded, later].joined(separator: "\n"), spec)
    #expect(silent.violations.map { "\($0.rule.rawValue)@\($0.line)" } == ["announce@3"])
    let found = try #require(silent.violations.first)
    #expect(found.message.contains("line 2"))
    #expect(found.expected == #""[count] songs ready""#)
    #expect(found.spec?.origin.range.start == 500)
    #expect(violations([loaded, say(1500, "3 songs ready"), later], spec) == ["announce@2"])
    let other = TraceFixture.check(
      [loaded, say(500, "Nothing here"), later].joined(separator: "\n"), spec)
    #expect(other.violations.first?.actual == #""Nothing here" (line 2)"#)
  }

  @Test func aSessionThatRecordsNoAnnouncementsOwesNone() {
    let report = TraceFixture.check(
      [loaded, later].joined(separator: "\n"), spec([("Ready", ready)]))
    #expect(report.violations == [])
    #expect(report.obligations.first { $0.kind == .announce }?.counts == OutcomeCounts())
    #expect(report.notChecked.contains { $0.contains("never touched") })
  }

  @Test func whoLeavesEarlyIsOwedNothing() {
    let play =
      #"{"t":700,"session":"a","from":"Ready","to":"Playing","trigger":"Play","duration":250}"#
    #expect(violations([meta, loaded, play, later], spec([("Ready", ready)])) == [])
  }

  @Test func theEndOfATraceDecidesNothing() {
    let report = TraceFixture.check(
      [meta, loaded].joined(separator: "\n"), spec([("Ready", ready)]))
    #expect(report.verdict == .inconclusive)
  }

  @Test func aTextBelongsToItsState() {
    let spec = spec([("Broken", #"Broken: announces "Could not load songs""#)])
    let lines = [meta, loaded, say(600, "Could not load songs"), later]
    #expect(violations(lines, spec) == ["announce@3"])
    let here =
      #"{"t":100,"session":"a","from":"Loading","to":"Broken","trigger":"Failed","duration":200}"#
    #expect(violations([meta, here, say(600, "Could not load songs"), later], spec) == [])
  }

  @Test func aTriggerIsAnnounced() {
    let spec = spec([("On gear", #"On gear: announce "Settings opened""#)])
    let step =
      #"{"t":2000,"session":"a","from":"Ready","to":"Settings","trigger":"Gear","duration":350}"#
    #expect(violations([meta, loaded, step, say(2100, "Settings opened"), later], spec) == [])
    #expect(violations([meta, loaded, step, later], spec) == ["announce@4"])
  }

  @Test func namesInASentenceAreAnnouncedInAnyWords() {
    let spec = spec([("State Changes", "State Changes: Ready, Broken and others are announced")])
    #expect(violations([meta, loaded, say(500, "Anything"), later], spec) == [])
    #expect(violations([meta, loaded, later], spec) == ["announce@3"])
    // From one of them into another, the other is announced too.
    let both = self.spec([("State Changes", "State Changes: Loading and Ready are announced")])
    #expect(violations([meta, loaded, later], both) == ["announce@3"])
  }

  @Test func theSectionOfAStateGivesItsName() {
    let spec = spec(
      [("VoiceOver", #"VoiceOver announces "Please wait""#)], section: SourceRange(400, 600))
    let close =
      #"{"t":100,"session":"a","from":"Ready","to":"Loading","trigger":"Loaded"}"#
    let found = violations([meta, close, later], spec)
    #expect(found.contains("announce@3"))
  }

  @Test func whatDependsOnFocusIsNotDemanded() {
    for text in [
      #"Ready: announced as "Ready songs""#, #"Ready: announces "Ready" on focus"#,
      #"Ready: never announces "Ready""#, #"Ready: announces "Ready" after 3 seconds"#,
    ] {
      #expect(violations([meta, loaded, later], spec([("Ready", text)])) == [], "\(text)")
    }
  }

  @Test func unknownTextsAreListedAsNotChecked() {
    let report = TraceFixture.check(
      [meta, loaded, say(600, "7 songs ready"), say(700, "Hello"), later].joined(separator: "\n"),
      spec([("Ready", ready)]))
    #expect(report.violations == [])
    let announce = report.obligations.first { $0.kind == .announce }
    #expect(announce?.counts.pass == 1)
    #expect(report.notChecked.contains { $0.contains("'announce'") && $0.hasSuffix(": 1") })
  }

  @Test func theStreamSaysTheSame() {
    let checker = TraceChecker(specs: [spec([("Ready", ready)])])
    var stream = checker.stream()
    var found: [TraceReport.Violation] = []
    for line in [meta, loaded, later] {
      found += ContiguousArray(line.utf8).withUnsafeBufferPointer { stream.read($0) }
    }
    #expect(found.map(\.rule) == [.announce])
    #expect(found.map(\.line) == [3])
  }

  @Test(arguments: [
    ("Loading photos", "loading PHOTOS, please wait", true), ("{name} added", "Anna added", true),
    ("{name} added", "Anna removed", false), ("3 of 12", "4 of 9", true),
    ("Photo [n] of [m], Vienna", "Photo 3 of 4, Vienna", true),
    ("Photo [n] of [m], Vienna", "Vienna, photo 3 of 4", false), ("Saved", "", false),
    ("[count] photos", "12 photos, button", true), ("[count] photos", "two photos", true),
    ("[count] photos", "No photos", false), ("[count] photos", "Loading photos", false),
    ("[count] photos", "photos", false), ("{x}", "Anything", false), ("[a] [b]", "Anything", false),
    ("3 of 12", "Settings of app", false), ("12", "7 new", true), ("12", "no number", false),
    ("{name} added", "added", false), ("{name} added to {list}", "Anna Ida added to my list", true),
    ("{name} added to {list}", "Anna added yesterday to my list", false),
    ("Hello {name}", "Hello", false), ("{a} {b} saved", "Ida saved", true), ("", "Anything", false),
    ("{name} x", "one two three four five six seven x", true),
    ("From {name} on", "From one two three four five six seven on", true),
    ("From {name} on", "From a b c d e f g h i j k l m on", false),
    ("Paid [amount] today", "Paid 1,250.50 today", true),
    ("Paid [amount] today", "Paid it today", false),
  ])
  func placeholders(_ stated: String, _ said: String, _ matches: Bool) {
    #expect(AnnouncedText(stated).matches(Names.words(said)) == matches)
  }

  @Test(arguments: [
    ("Loading failed", "Broken", []), ("Loading", "Broken", ["announce@3", "announce@4"]),
    ("4 songs", "Ready", []), ("No songs", "Ready", ["announce@3", "announce@4"]),
    ("Loading failed", "Ready", ["announce@3", "announce@4"]),
    ("Loading failed. 4 songs", "Ready", []),
  ])
  func theLongestStatedTextIsMeant(_ said: String, _ target: String, _ expected: [String]) {
    let spec = spec([
      ("Loading", #"Loading: announces "Loading""#),
      ("Broken", #"Broken: announces "Loading failed""#),
      ("Ready", #"Ready: announces "[count] songs""#),
      ("Playing", #"Playing: announces "No songs""#),
    ])
    let trigger = target == "Ready" ? "Loaded" : "Failed"
    let duration = target == "Ready" ? 300 : 200
    let step =
      #"{"t":3000,"session":"a","from":"Loading","to":"\#(target)","trigger":"\#(trigger)","duration":\#(duration)}"#
    let end = #"{"kind":"event","session":"a","t":9000,"event":"Play"}"#
    #expect(violations([meta, step, say(4050, said), end], spec) == expected)
  }

  @Test(arguments: [("Anything", []), ("Please wait", ["announce@4"])])
  func anyWordsAreNotThoseOfAnotherState(_ said: String, _ expected: [String]) {
    let spec = spec([
      ("State Changes", "State Changes: Ready and Broken are announced"),
      ("Loading", #"Loading: announces "Please wait""#),
    ])
    #expect(violations([meta, loaded, say(900, said), later], spec) == expected)
  }

  @Test func manyPlaceholdersStayCheap() {
    let stated = AnnouncedText(Array(repeating: "{a} x", count: 40).joined(separator: " ") + " end")
    #expect(!stated.matches(Array(repeating: "x", count: 800)))
  }

  @Test func linesThatNameDumpsAreHandedOn() {
    let lines = [
      loaded, #"{"kind":"layout","session":"a","t":900,"dump":"home.json"}"#,
      #"{"kind":"layout","session":"a","t":950,"state":"Broken","dump":"b.xml"}"#,
      #"{"kind":"layout","session":"a","t":960,"dump":{"nodes":[]}}"#,
    ]
    let report = TraceFixture.check(lines.joined(separator: "\n"))
    #expect(report.layoutLines.map(\.dump) == ["home.json", "b.xml"])
    #expect(report.layoutLines.map(\.state) == ["Ready", "Broken"])
    #expect(report.layoutLines.map(\.line) == [2, 3])
    #expect(report.notChecked.contains("layout dumps that lines name: 2"))
    #expect(report.notChecked.contains { $0.contains("'layout'") && $0.hasSuffix(": 1") })
  }
}
