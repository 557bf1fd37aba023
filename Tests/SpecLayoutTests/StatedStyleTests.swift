import SpecLayout
import SpecModel
import Testing

/// What a spec says of the looks of single things.
struct StatedStyleTests {
  private static let drawing = """
    ```
    ┌──────────────────────┐
    │ Menu                 │ ← Page heading (28pt Bold, Ink)
    │ [Order]              │ ← Order button
    └──────────────────────┘
    ```
    """

  private static func report(
    _ lines: [String], heading: String = "#101010", style: String = "\"size\":17,\"radius\":4",
    more: String = "", drawing: String = drawing
  ) -> LayoutReport {
    let text = """
      # Kiosk

      ## Menu State

      \(lines.map { "- \($0)" }.joined(separator: "\n"))

      | Token | Value |
      |---|---|
      | Ink | #101010 |
      | Hint | #606060 |
      | Accent | #004488 |
      | Paper | #FFFFFF |

      \(drawing)

      ## Basket State

      Other things.
      """
    let dump = """
      {"layoutdump":1,"screen":{"w":390,"h":844,"unit":"pt","scale":3,"rounding":"exact"\(more)},
      "spec":{"state":"Menu"},"nodes":[
      {"id":"0","parent":null,"role":"window","frame":[0,0,390,844],"style":{"bg":"#FFFFFF"}},
      {"id":"1","parent":"0","role":"text","text":"Menu","frame":[16,56,200,34],
      "style":{"size":28,"weight":700,"color":"\(heading)"}},
      {"id":"2","parent":"0","role":"button","text":"Order","frame":[16,138,120,50],
      "interactive":true,"enabled":true,"style":{\(style),"color":"#FFFFFF","bg":"#004488"}}]}
      """
    return LayoutChecker(specs: [spec(text)]).check(dumps: [("a.json", Array(dump.utf8))])
  }

  @Test(arguments: [
    ("corner radius 4pt", "pass"), ("corner radius 12pt", "fail"),
    ("corner radius at least 8pt", "fail"),
  ])
  func radius(_ text: String, _ verdict: String) {
    #expect(Self.report(["**Order button**: \(text)"]).verdicts(.radiusToken) == [verdict])
  }

  @Test(
    "a note beside the drawing states the radius of the thing there",
    arguments: [
      ("\"size\":17,\"radius\":12", ["pass"]), ("\"size\":17,\"radius\":4", ["fail"]),
      ("\"size\":17", ["unknown:not-recorded"]),
    ])
  func noted(_ style: String, _ verdicts: [String]) {
    let drawing = Self.drawing.replacing("Order button", with: "120pt × 50pt, radius 12pt")
    let report = Self.report([], style: style, drawing: drawing)
    #expect(report.verdicts(.radiusToken) == verdicts)
    #expect(report.verdicts(.size) == ["pass"])
  }

  @Test("a pill has any large radius") func pill() {
    let round = Self.report(
      ["**Order button**: corner radius 40pt"], style: "\"size\":17,\"radius\":25")
    #expect(round.verdicts(.radiusToken) == ["pass"])
  }

  @Test("type sizes and heights of things that the drawing names")
  func sizes() {
    let report = Self.report(["**Order button**: 22pt Semibold"])
    #expect(report.verdicts(.typeToken) == ["pass", "fail"])
    #expect(
      Self.report(["**Order button**: 17pt Semibold"]).verdicts(.typeToken) == ["pass", "pass"])
    #expect(Self.report(["**Order button**: height 60pt"]).verdicts(.size) == ["fail"])
    #expect(Self.report(["**Order button**: height 50pt"]).verdicts(.size) == ["pass"])
  }

  @Test("a least size of all texts") func allTexts() {
    #expect(Self.report(["All text at least 20pt"]).verdicts(.typeToken) == ["pass", "fail"])
    #expect(Self.report(["All text at least 15pt"]).verdicts(.typeToken) == ["pass", "pass"])
  }

  @Test("the one color that a note names beside the type") func colors() {
    func fails(_ color: String) -> [String] {
      let checks = Self.report(["One."], heading: color).entries[0].checks
      return checks.filter { $0.kind == .colorToken && $0.verdict == .fail }.map(\.expected)
    }
    #expect(fails("#101010") == [])
    // A token, but not the one that is stated.
    #expect(fails("#606060") == ["Ink (#101010FF)"])
  }

  @Test("statements that no check reads are told") func told() {
    let report = Self.report([
      "**Order button**: opacity 50%", "**Parcel badge**: corner radius 9pt",
      "Maximum 3 buttons per screen",
    ])
    let told = report.entries[0].notChecked.filter { $0.contains("on looks and numbers") }
    #expect(told.count == 1)
    for name in ["'Order button'", "'Parcel badge'"] {
      #expect(told.first?.contains(name) == true, "\(told)")
    }
    #expect(told.first?.hasPrefix("3 statements") == true, "\(told)")
  }

  @Test("the expected type is the one that the text size makes") func textSizes() throws {
    let report = Self.report(["One."], more: ",\"contentSize\":\"XXXL\"")
    let check = try #require(report.entries[0].checks.first { $0.kind == .typeToken })
    #expect(check.verdict == .fail)
    #expect(check.expected == "34 pt, weight 700 (28 pt by default)")
    #expect(check.actual == "28 pt, weight 700")
  }

  @Test("colors of a spec with few tokens are told to be held against none") func fewTokens() {
    func told(_ values: [String]) -> [String] {
      let specs = StyleRuleTests.tokens(.color, values)
      return StyleRuleTests.report(StyleRuleTests.text("\"color\":\"#112240\""), specs)
        .entries[0].notChecked.filter { $0.contains("no palette") }
    }
    #expect(told(["#FFFFFF", "#000000"]).count == 1)
    #expect(told(["#FFFFFF", "#000000", "#112240"]) == [])
  }
}
