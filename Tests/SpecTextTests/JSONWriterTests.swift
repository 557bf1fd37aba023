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
    for (count, own) in [(0, 0), (1, 0), (5, 0), (5, 1), (0, 1)] {
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
}
