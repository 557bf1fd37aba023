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
