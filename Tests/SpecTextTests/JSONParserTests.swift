import SpecJSON
import Testing

private func parse(_ text: String) throws(JSONError) -> JSONValue {
  try JSONParser.parse(ContiguousArray(text.utf8))
}

@Suite("Reading of JSON")
struct JSONParserTests {
  @Test(
    "values are read",
    arguments: [
      ("null", .null), (" [ ] ", .array([])), ("{ }", .object([])), ("true", .bool(true)),
      (
        "[1,-0.5,2E2]",
        .array([
          .number(1, raw: "1"), .number(-0.5, raw: "-0.5"), .number(200, raw: "2E2"),
        ])
      ),
      (#""a\"\\\/\b\f\n\r\té\u00e9""#, .string("a\"\\/\u{8}\u{C}\n\r\téé")),
      (#""\ud83c\udfaf""#, .string("🎯")),
      (#""\ud83cx\udfaf""#, .string("\u{FFFD}x\u{FFFD}")),
      (#""\ud83c\u0041""#, .string("\u{FFFD}A")),
      (
        #"{"a":1,"a":2}"#,
        .object([
          .init(key: "a", value: .number(1, raw: "1")),
          .init(key: "a", value: .number(2, raw: "2")),
        ])
      ),
      ("\u{FEFF}1", .number(1, raw: "1")),
      (
        "123456789012345678901234567890",
        .number(1.2345678901234568e29, raw: "123456789012345678901234567890")
      ),
      ("0.1", .number(0.1, raw: "0.1")), ("5e-324", .number(.leastNonzeroMagnitude, raw: "5e-324")),
    ] as [(String, JSONValue)])
  func values(text: String, expected: JSONValue) throws {
    #expect(try parse(text) == expected)
  }

  @Test(
    "errors say where they are",
    arguments: [
      ("", 0), ("  ", 2), ("[1,]", 3), ("[1 2]", 3), ("{a:1}", 1), (#"{"a" 1}"#, 5),
      (#"{"a":1,}"#, 7),
      ("01", 0), ("1.", 2), ("-", 1), ("1e", 2), ("+1", 0), (".5", 0), ("nul", 0), ("NaN", 0),
      ("\"a", 0),
      ("\"a\nb\"", 2), (#""\x""#, 2), (#""\u12g4""#, 5), ("1 x", 2), ("[", 1), ("1e999", 0),
      ("'a'", 0),
      ("[1] // no", 4),
    ])
  func errors(text: String, offset: Int) {
    let error = #expect(throws: JSONError.self) { try parse(text) }
    #expect(error?.offset == offset)
  }

  @Test("nesting has a limit")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try parse(nested(JSONParser.depthLimit))
    let error = #expect(throws: JSONError.self) { try parse(nested(JSONParser.depthLimit + 1)) }
    #expect(error?.offset == JSONParser.depthLimit)
    #expect(throws: JSONError.self) { try parse(String(repeating: "[", count: 1_000_000)) }
  }

  @Test("look-ups by key and index")
  func access() throws {
    let value = try parse(#"{"a":[{"b":2.5}],"n":3,"s":"x","t":true,"a2":null}"#)
    #expect(value["a"]?[0]?["b"]?.double == 2.5)
    #expect(value["n"]?.int == 3 && value["s"]?.string == "x" && value["t"]?.bool == true)
    #expect(value["a2"]?.isNull == true && value["missing"] == nil && value["a"]?[1] == nil)
    #expect(value["a"]?[0]?["b"]?.int == nil && value.members?.count == 5)
  }

  @Test("a range of the input is read alone")
  func line() throws {
    let bytes = ContiguousArray("{\"a\":1}\n[}\n".utf8)
    #expect(try JSONParser.parse(bytes, in: 0..<7)["a"]?.int == 1)
    let error = #expect(throws: JSONError.self) { try JSONParser.parse(bytes, in: 8..<10) }
    #expect(error?.offset == 9)
  }

  @Test("what is written is read back", arguments: 0..<100)
  func roundTrip(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let value = Self.value(&random, depth: 0)
    for style in [JSONWriter.Style.compact, .pretty] {
      var json = JSONWriter(style: style)
      json.value(value)
      var again = JSONWriter(style: style)
      again.value(try JSONParser.parse(json.bytes))
      #expect(again.bytes == json.bytes)
    }
  }

  @Test("damaged input never crashes", arguments: 0..<200)
  func fuzz(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var json = JSONWriter()
    json.value(Self.value(&random, depth: 0))
    var bytes = json.bytes
    for _ in 0..<3 {
      bytes[random.below(bytes.count)] = Array("{}[]\",:\\u0e-".utf8)[random.below(12)]
    }
    let result = Result { try JSONParser.parse(bytes) }
    if case .failure(let error as JSONError) = result {
      #expect(0...bytes.count ~= error.offset)
    }
  }

  private static func value(_ random: inout SplitMix, depth: Int) -> JSONValue {
    switch random.below(depth > 4 ? 4 : 6) {
    case 0: return .null
    case 1: return .bool(random.below(2) == 0)
    case 2:
      let number = Double(bitPattern: random.next())
      return .number(number.isFinite ? number : 0.25, raw: "")
    case 3: return .string(text(&random))
    case 4:
      var items: [JSONValue] = []
      for _ in 0..<random.below(4) { items.append(value(&random, depth: depth + 1)) }
      return .array(items)
    default:
      var members: [JSONValue.Member] = []
      for _ in 0..<random.below(4) {
        members.append(.init(key: text(&random), value: value(&random, depth: depth + 1)))
      }
      return .object(members)
    }
  }

  private static func text(_ random: inout SplitMix) -> String {
    let alphabet = Array("abc \"\\/\n\t\u{1}é→🎯\u{7F}")
    return String((0..<random.below(8)).map { _ in alphabet[random.below(alphabet.count)] })
  }
}
