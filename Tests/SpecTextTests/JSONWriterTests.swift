import SpecJSON
import Testing

@Suite("Writing of JSON")
struct JSONWriterTests {
  @Test("pretty output has one item a line and keeps the order of keys")
  func pretty() {
    var json = JSONWriter(style: .pretty)
    json.object { json in
      json.field("b", 1)
      json.field("a", "x\"\\\n\u{1}é")
      json.field("none", nil as String?)
      json.field("absent", ifPresent: nil as Int?)
      json.array("list") { json in
        json.value(true)
        json.object { _ in }
        json.array { _ in }
        json.object { $0.field("deep", [0.5, 2]) }
      }
    }
    #expect(
      json.string == """
        {
          "b": 1,
          "a": "x\\"\\\\\\n\\u0001é",
          "none": null,
          "list": [
            true,
            {},
            [],
            {
              "deep": [
                0.5,
                2
              ]
            }
          ]
        }
        """)
  }

  @Test("short and long strings look alike at every depth", arguments: 1...20)
  func depths(depth: Int) {
    for count in [0, 1, 7, 8, 127, 128, 129, 300] {
      let text = String(repeating: "a", count: count)
      var pretty = JSONWriter(style: .pretty)
      var compact = JSONWriter(style: .compact)
      for _ in 0..<depth {
        pretty.beginArray()
        compact.beginArray()
      }
      for value in [text, text + "\n"] {
        pretty.value(value)
        compact.value(value)
      }
      let indent = String(repeating: "  ", count: depth)
      #expect(pretty.string.hasSuffix("[\n\(indent)\"\(text)\",\n\(indent)\"\(text)\\n\""))
      #expect(compact.string.hasSuffix("[\"\(text)\",\"\(text)\\n\""))
    }
  }

  @Test(
    "items that several writers write stand as those of one",
    arguments: [JSONWriter.Style.pretty, .compact])
  func shares(style: JSONWriter.Style) {
    for (count, own) in [(0, 0), (1, 0), (5, 0), (5, 1), (0, 1), (5000, 0), (5000, 1)] {
      func write(_ json: inout JSONWriter, _ items: Range<Int>) {
        for item in items { json.object { $0.field("n", item) } }
      }
      func whole(_ body: (inout JSONWriter) -> Void) -> String {
        var json = JSONWriter(style: style)
        json.object { json in
          json.field("a", 1)
          json.array("list") { json in
            write(&json, 0..<own)
            body(&json)
          }
          json.field("b", 2)
        }
        #expect(ContiguousArray(json.pieces.joined()) == json.bytes)
        return json.string
      }
      let shared = whole { json in
        let cut = count / 2
        json.append(
          itemsOf: [0..<cut, cut..<count].map { items in
            var writer = json.itemWriter(depth: 2)
            write(&writer, items)
            return writer
          })
      }
      #expect(shared == whole { write(&$0, 0..<count) })
    }
  }

  @Test("several compact values at the top level are lines")
  func lines() {
    var json = JSONWriter()
    json.object { $0.object("a") { $0.field("b", [1, 2]) } }
    json.array { $0.null() }
    json.value("x")
    #expect(json.string == "{\"a\":{\"b\":[1,2]}}\n[null]\n\"x\"")
  }

  @Test(
    "numbers are short and exact",
    arguments: [
      (1.0, "1"), (-0.0, "0"), (0.1, "0.1"), (1.5e300, "1.5e+300"),
      (.leastNonzeroMagnitude, "5e-324"),
      (.infinity, "null"), (.nan, "null"), (9_007_199_254_740_991, "9007199254740991"),
      (1.0 / 3, "0.3333333333333333"), (-12.25, "-12.25"),
    ])
  func numbers(number: Double, expected: String) {
    var json = JSONWriter()
    json.value(number)
    #expect(json.string == expected)
  }

  /// A field is written as its key and its value are, however long and deep they are and whatever must be escaped.
  @Test(arguments: [JSONWriter.Style.compact, .pretty], ["", "\"", "\\", "\n", "ü"])
  func fieldsAreKeysAndValues(_ style: JSONWriter.Style, _ odd: String) {
    for length in Array(0...24) + [60, 63, 64, 65, 126, 127, 128, 129, 300] {
      for place in Set([0, 3, length / 2, max(0, length - 1), length]) where place <= length {
        let text =
          String(repeating: "a", count: place) + odd
          + String(repeating: "b", count: length - place)
        for depth in [1, 16, 17, 18, 19, 20, 21] {
          let fields = nested(depth, style) { json in
            json.field(JSONKey(text), "value")
            json.field("key", text)
            json.field("none", nil as String?)
          }
          let pairs = nested(depth, style) { json in
            for (key, value) in [(text, "value"), ("key", text)] {
              json.key(JSONKey(key))
              json.value(value)
            }
            json.key("none")
            json.null()
          }
          #expect(fields == pairs)
          let read = try? JSONParser.parse(ContiguousArray(fields.utf8))
          #expect(read.map { innermost($0) } == text)
        }
      }
    }
  }

  private func nested(
    _ depth: Int, _ style: JSONWriter.Style, _ body: (inout JSONWriter) -> Void
  ) -> String {
    var json = JSONWriter(style: style)
    for _ in 1..<depth { json.beginArray() }
    json.object(body)
    for _ in 1..<depth { json.endArray() }
    return json.string
  }

  private func innermost(_ value: JSONValue) -> String? {
    var value = value
    while let first = value[0] { value = first }
    return value["key"]?.string
  }
}
