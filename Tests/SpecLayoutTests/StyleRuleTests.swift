import SpecLayout
import SpecModel
import Testing

/// Checks that need looks, which only some formats record.
struct StyleRuleTests {
  static func report(_ nodes: String, _ specs: [SpecDocument] = [], screen: String = "")
    -> LayoutReport
  {
    let text = """
      {"layoutdump":1,"screen":{"w":400,"h":800,"unit":"pt","rounding":"exact"\(screen)},
       "nodes":[{"id":"r","parent":null,"role":"window","frame":[0,0,400,800],
       "style":{"bg":"#FFFFFF"}},\(nodes)]}
      """
    return LayoutChecker(specs: specs).check(dumps: [("a.json", Array(text.utf8))])
  }

  static func text(_ style: String, more: String = "") -> String {
    """
    {"id":"t","parent":"r","role":"text","text":"Hello","frame":[0,0,100,20]\(more),
    "style":{\(style)}}
    """
  }

  static func tokens(_ kind: Token.Kind, _ values: [String]) -> [SpecDocument] {
    [
      spec(
        tokens: values.enumerated().map { index, value in
          Token(
            id: "t\(index)", name: "T\(index)", kind: kind, value: value, origin: nowhere,
            valueOrigin: nowhere)
        })
    ]
  }

  @Test(arguments: [
    ("\"color\":\"#000000\"", "pass"), ("\"color\":\"#777777\"", "fail"),
    ("\"color\":\"#777777\",\"size\":18", "pass"),
    ("\"color\":\"#777777\",\"size\":14,\"weight\":700", "pass"),
    ("\"color\":\"#AAAAAA\",\"size\":30", "fail"), ("\"color\":\"#00000080\"", "fail"),
  ])
  func contrast(_ style: String, _ verdict: String) {
    #expect(Self.report(Self.text(style)).verdicts(.contrast) == [verdict])
  }

  @Test("disabled texts are exempt") func disabled() {
    let report = Self.report(Self.text("\"color\":\"#CCCCCC\"", more: ",\"enabled\":false"))
    #expect(report.verdicts(.contrast) == ["not-applicable:disabled"])
  }

  @Test("colours outside the palette are reported once each") func colors() {
    let palette = Self.tokens(.color, ["#FFFFFF", "`#112233`", "rgb(10, 20, 30)"])
    #expect(
      Self.report(Self.text("\"color\":\"#112234\""), palette).verdicts(.colorToken)
        == ["pass", "pass"])
    #expect(
      Self.report(Self.text("\"color\":\"#112240\""), palette).verdicts(.colorToken)
        == ["pass", "fail"])
    let few = Self.tokens(.color, ["#FFFFFF"])
    #expect(Self.report(Self.text("\"color\":\"#112240\""), few).verdicts(.colorToken) == [])
  }

  @Test("type styles outside the scale are reported") func types() {
    let scale = Self.tokens(.typography, ["28pt Bold", "17pt/22pt Semibold", "15pt"])
    func verdicts(_ style: String) -> [String] {
      Self.report(Self.text(style), scale).verdicts(.typeToken)
    }
    #expect(verdicts("\"size\":28,\"weight\":700") == ["pass"])
    #expect(verdicts("\"size\":28,\"weight\":400") == ["fail"])
    #expect(verdicts("\"size\":16,\"weight\":600") == ["fail"])
    #expect(verdicts("\"size\":15,\"weight\":300") == ["pass"])
    #expect(verdicts("\"color\":\"#000000\"") == ["unknown:not-recorded"])
  }

  @Test("radii outside the scale are reported, pills are not") func radii() {
    let scale = Self.tokens(.radius, ["4px", "8px", "12px"])
    func verdicts(_ style: String) -> [String] {
      Self.report(Self.text(style), scale).verdicts(.radiusToken)
    }
    #expect(verdicts("\"radius\":8") == ["pass"])
    #expect(verdicts("\"radius\":6") == ["fail"])
    #expect(verdicts("\"radius\":10") == [])
  }

  @Test("recorded truncation is reported") func truncated() {
    let report = Self.report(Self.text("\"size\":17", more: ",\"truncated\":true"))
    #expect(report.verdicts(.textTruncated) == ["fail"])
    #expect(
      Self.report(Self.text("\"size\":17", more: ",\"truncated\":false")).verdicts(.textTruncated)
        == [])
  }

  @Test("the hit area counts before the frame") func hit() {
    let node = """
      {"id":"b","parent":"r","role":"button","text":"Go","interactive":true,
      "frame":[100,100,20,20],"hit":[88,88,44,44]}
      """
    let text = """
      {"layoutdump":1,"screen":{"w":400,"h":800,"unit":"pt"},"nodes":[{"id":"r","parent":null,
      "role":"window","frame":[0,0,400,800]},\(node)]}
      """
    let report = LayoutChecker(specs: [], options: LayoutOptions(profile: .hig44))
      .check(dumps: [("a.json", Array(text.utf8))])
    #expect(report.verdicts(.targetSize) == ["pass"])
  }

  @Test("texts must grow with the text size") func dynamicType() {
    func dump(_ factor: Double, _ height: Double) -> String {
      """
      {"layoutdump":1,"screen":{"w":400,"h":800,"unit":"pt","fontScale":\(factor)},
      "spec":{"screen":"notes"},"nodes":[{"id":"r","parent":null,"role":"window",
      "frame":[0,0,400,800]},{"id":"t","parent":"r","role":"text","text":"Hello",
      "frame":[0,0,100,\(height)]}]}
      """.split(separator: "\n").joined(separator: " ")
    }
    func verdicts(_ height: Double) -> [String] {
      let lines = dump(1, 20) + "\n" + dump(2, height) + "\n"
      return LayoutChecker(specs: []).check(dumps: [("a.jsonl", Array(lines.utf8))])
        .verdicts(.dynamicType)
    }
    #expect(verdicts(40) == ["pass"])
    #expect(verdicts(20) == ["fail"])
  }
}
