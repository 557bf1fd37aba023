import Testing

@testable import SpecTrace

struct ReaderTests {
  private func read(_ text: String) -> TraceLog { read(Array(text.utf8)) }

  private func read(_ bytes: [UInt8]) -> TraceLog {
    TraceLog([TraceInput(path: "t.jsonl", bytes: ContiguousArray(bytes))])
  }

  @Test func readsATransition() throws {
    let log = read(
      #"{"v":1,"t":1.5,"session":"a","from":"A","to":"B","trigger":"Go","duration":2e1}"#)
    let event = try #require(log.events.first)
    #expect(log.malformed.map(\.fault) == [])
    #expect(event.kind == .transition)
    #expect(event.time == 1.5)
    #expect(event.duration == 20)
    #expect(log.names[event.source] == "A")
    #expect(log.names[event.target] == "B")
    #expect(log.names[event.trigger] == "Go")
  }

  @Test func readsEscapesAndLists() throws {
    let log = read(#"{"t":1,"state":["A\"B","\u00e9\ud83d\ude00\n"]}"#)
    let event = try #require(log.events.first)
    #expect(log.names[event.target] == "A\"B\u{1F}é😀\n")
  }

  @Test func readsLineEndsAndMarks() {
    let log = read("\u{FEFF}{\"t\":1,\"state\":\"A\"}\r\n\n  \n{\"t\":2,\"state\":\"B\"}")
    #expect(log.events.count == 2)
    #expect(log.lineCount == 4)
    #expect(log.blankCount == 2)
    #expect(log.events.map(\.line) == [1, 4])
  }

  static let damaged: [(String, LineFault)] = [
    ("[1]", .notAnObject), ("state", .notAnObject), ("{", .unterminatedObject),
    (#"{"t":1"#, .unterminatedObject), (#"{"t":1,"state":"A""#, .unterminatedObject),
    (#"{"t":1,"state":"A"#, .unterminatedString), (#"{t:1}"#, .missingKey),
    (#"{"t" 1}"#, .missingColon), (#"{"t":1 "state":"A"}"#, .missingComma),
    (#"{"t":1,"state":"A"} x"#, .trailingText), (#"{"t":1,"state":"A"},"#, .trailingText),
    (#"{"t":01,"state":"A"}"#, .invalidNumber), (#"{"t":1.,"state":"A"}"#, .invalidNumber),
    (#"{"t":-,"state":"A"}"#, .invalidNumber), (#"{"t":1e,"state":"A"}"#, .invalidNumber),
    (#"{"t":1e999,"state":"A"}"#, .numberOutOfRange), (#"{"t":"1","state":"A"}"#, .timeNotNumber),
    (#"{"t":1,"state":7}"#, .nameNotText), (#"{"t":1,"state":[7]}"#, .nameNotText),
    (#"{"t":1,"x":tru}"#, .invalidLiteral), (#"{"t":1,"x":+1}"#, .invalidLiteral),
    (#"{"t":1,"state":"\q"}"#, .invalidEscape), (#"{"t":1,"state":"\u12"}"#, .invalidEscape),
    ("{\"t\":1,\"state\":\"\u{1}\"}", .controlCharacter), (#"{"state":"A"}"#, .timeMissing),
    (#"{"kind":"transition","t":1,"from":"A"}"#, .fieldMissing),
    (#"{"kind":"frames","t":1,"deltas":["x"]}"#, .listNotNumbers),
    (#"{"t":1,"x":\#(String(repeating: "[", count: 100))"#, .tooDeep),
    (#"{"t":1,"from":"A","to":"B","duration":-1}"#, .negativeDuration),
    (#"{"t":1,"state":"\#(String(repeating: "x", count: 5000))"}"#, .nameTooLong),
    (#"{"t":1,}"#, .missingKey), (#"{"t":1,"x":[1,]}"#, .invalidLiteral),
    (#"{"kind":"frames","t":1,"deltas":"16.7"}"#, .listNotNumbers),
    (#"{"kind":"signal","t":1,"name":"x","dt":[0,8],"v":[1]}"#, .listsDiffer),
    (#"{"kind":"signal","t":1,"name":"x","v":[1,2]}"#, .listsDiffer),
    (#"{"kind":"signal","t":1,"name":"x","dt":[0,8],"v":"1"}"#, .listNotNumbers),
    (#"{"kind":"signal","t":1,"name":"x","dt":[0,16.7,8.3],"v":[1,2,3]}"#, .offsetsGoBack),
    (#"{"kind":"signal","t":1,"name":"x","dt":[8,8,8],"v":[1,2,3]}"#, .offsetsGoBack),
    (#"{"kind":"signal","t":1,"name":"x","value":"high"}"#, .timeNotNumber),
    (#"{"kind":"signal","t":1,"dt":[0],"v":[1]}"#, .fieldMissing),
    (#"{"kind":"metric","t":1,"name":"rows","value":"12"}"#, .timeNotNumber),
    (#"{"kind":"gap","t":20,"until":10}"#, .endsBeforeItBegins),
    (#"{"kind":"end","t":1,"id":1,"result":"purple"}"#, .unknownResult),
    (#"{"kind":"stop","t":1,"result":"purple"}"#, .unknownResult),
  ]

  @Test(arguments: [
    #"{"v":1,"kind":"signal","t":1,"name":"x","value":2}"#,
    #"{"v":1,"kind":"frames","t":1,"deltas":[16.7]}"#,
    #"{"kind":"signal","t":1,"name":"x","dt":[-8,0,0,8],"v":[1,2,3,4]}"#,
    #"{"kind":"signal","t":1,"name":"x","v":[1]}"#, #"{"kind":"gap","t":20,"until":20}"#,
    #"{"kind":"signal","t":1,"name":"x","dt":null,"v":null,"value":null}"#,
    #"{"kind":"metric","t":1,"name":"rows","value":null}"#,
    #"{"kind":"event","t":1,"event":"Type","value":"text","result":"purple"}"#,
    #"{"kind":"end","t":1,"id":1,"result":"Cancelled"}"#,
    #"{"kind":"end","t":1,"id":1,"result":"failed"}"#,
  ])
  func linesThatCanBeRead(_ line: String) {
    #expect(read(line).malformed.map(\.fault) == [])
  }

  @Test func aSingleSampleIsThatOfTheLine() {
    let log = read(#"{"kind":"signal","t":1,"name":"x","v":[5]}"#)
    #expect(log.payloads.map(\.offsets) == [[0]])
  }

  @Test(arguments: [[0xFF, 0xFE], [0xFE, 0xFF], []] as [[UInt8]])
  func aFileInUTF16IsOneFinding(_ mark: [UInt8]) {
    let units = #"{"t":1,"state":"A"}"#.utf16.flatMap { unit -> [UInt8] in
      mark == [0xFE, 0xFF] ? [0, UInt8(unit)] : [UInt8(unit), 0]
    }
    #expect(read(mark + units + units).malformed.map(\.fault) == [.notUTF8])
  }

  @Test(arguments: damaged)
  func damagedLinesAreFindingsAndTheRunGoesOn(_ line: String, _ fault: LineFault) {
    let good = #"{"t":1,"state":"A"}"#
    let log = read("\(good)\n\(line)\n\(good)")
    #expect(log.malformed.map(\.fault) == [fault])
    #expect(log.malformed.map(\.line) == [2])
    #expect(log.events.count == 2)
    #expect(log.lineCount == 3)
  }

  @Test func invalidUTF8IsMalformed() {
    let log = read(Array(#"{"t":1,"state":""#.utf8) + [0xC3, 0x28] + Array(#""}"#.utf8))
    #expect(log.malformed.map(\.fault) == [.invalidEncoding])
  }

  @Test func unknownKindsAndKeysAreCounted() {
    let log = read(
      """
      {"kind":"novelty","t":1,"note":{"a":[1,{"b":null}]}}
      {"t":1,"state":"A","x":{"deep":true}}
      {"t":1}
      """)
    #expect(log.malformed.count == 0)
    #expect(log.ignoredCount == 2)
    #expect(log.knownEventCount == 1)
    #expect(log.unknownKeyCount == 2)
  }

  @Test(arguments: [
    #"{"t":1,"st\u0061te":"A"}"#, #"{"\u0074":1,"k\u0069nd":"st\u0061te","state":"A"}"#,
    #"{"\u0074":1,"\u0073\u0074\u0061\u0074\u0065":["A"]}"#,
  ])
  func keysMayBeEscaped(_ line: String) throws {
    let log = read(line)
    let event = try #require(log.events.first)
    #expect(event.kind == .state && event.time == 1 && log.names[event.target] == "A")
    #expect(log.unknownKeyCount == 0 && log.malformed.isEmpty)
  }

  @Test func nothingInPlaceOfAValueIsNoValue() throws {
    let log = read(
      """
      {"kind":"meta","session":null,"unit":null,"hz":null,"observes":null,"context":null,"spec":null}
      {"t":1,"session":null,"seq":null,"state":"A","from":null,"to":null,"duration":null}
      {"kind":"frames","t":2,"deltas":null}
      {"kind":"layout","t":3,"dump":null,"state":"A"}
      {"kind":"stop","t":4,"result":null}
      """)
    #expect(log.malformed.map(\.fault) == [])
    let settings = try #require(log.payloads.first)
    #expect(settings.unit == nil && settings.refreshRate == nil && settings.spec == nil)
    #expect(settings.observes == nil && settings.context.isEmpty)
    #expect(log.events.map(\.kind) == [.meta, .state, .frames, .layout, .stop])
    #expect(log.events.allSatisfy { $0.session == NameTable.none && $0.duration.isNaN })
  }

  @Test func listsAndConditionsOfSettingsMayBeEscaped() {
    let log = read(
      #"{"kind":"meta","observes":["\u0073tate"],"context":{"d\u0061rk":"\u0061 b","n":1}}"#)
    #expect(log.payloads.first?.observes == ["state"])
    #expect(log.payloads.first?.context == ["dark=a b", "n=1"])
  }

  @Test(arguments: [
    (#""ms""#, true), (#""s""#, true), (#""us""#, true), (#""ns""#, true), ("null", true),
    (#""seconds""#, false), (#""MS""#, false), (#""""#, false), ("5", false),
  ])
  func aUnitThatIsNotKnownIsNotTakenForMilliseconds(_ unit: String, _ isKnown: Bool) {
    let log = read(#"{"kind":"meta","session":"a","unit":\#(unit),"hz":60}"#)
    #expect(log.malformed.map(\.fault) == (isKnown ? [] : [.unknownUnit]))
    let other = read(#"{"kind":"metric","t":1,"name":"memory","value":3,"unit":\#(unit)}"#)
    #expect(other.malformed.isEmpty)
  }

  @Test(arguments: [
    ("0", 0.0), ("-0.5", -0.5), ("123456789012345", 123_456_789_012_345), ("0.1", 0.1),
    ("1368.690", 1368.69), ("1.7976931348623157e308", 1.7976931348623157e308),
    ("0.30000000000000004", 0.1 + 0.2),
  ])
  func numbersReadExactly(_ text: String, _ value: Double) {
    #expect(read("{\"t\":\(text),\"state\":\"A\"}").events.first?.time == value)
  }
}
