import SpecLayout
import SpecModel
import Testing

/// Smallest targets that a state's section demands.
struct StateTargetTests {
  private static func report(
    _ line: String, under heading: String = "## Menu State", state: String = "Menu"
  ) -> LayoutReport {
    let text = """
      # Kiosk

      ## Menu State

      Things to eat.

      \(heading == "## Menu State" ? "" : heading)

      - \(line)

      ## Basket State

      Things to pay.
      """
    let dump = """
      {"layoutdump":1,"screen":{"w":390,"h":844,"unit":"pt","scale":3,"rounding":"exact"},
      "spec":{"state":"\(state)"},"nodes":[
      {"id":"0","parent":null,"role":"window","frame":[0,0,390,844]},
      {"id":"1","parent":"0","role":"text","text":"Menu","frame":[16,55,200,34]},
      {"id":"2","parent":"0","role":"button","text":"Order","ident":"order_button",
      "frame":[16,138,120,50],"interactive":true,"enabled":true},
      {"id":"3","parent":"0","role":"button","text":"Share","frame":[160,138,43.5,44],
      "interactive":true,"enabled":true}]}
      """
    return LayoutChecker(specs: [spec(text)]).check(dumps: [("a.json", Array(dump.utf8))])
  }

  @Test(
    "they are those of every target there",
    arguments: [
      "Minimum touch target: 44pt", "Min. touch target 44pt", "Touch target size: 44pt minimum",
      "Tap area ≥ 44pt", "Tappable area: at least 44pt", "Touch area: 44pt",
      "Hit areas: 44×44pt or larger", "Nothing tappable may be smaller than 44 points",
      "Min tap target 44dp", "**Touch targets**: minimum 44pt",
      "Minimum touch target size: 44pt", "Minimum tap target size of 44pt",
      "Every control is 44pt or larger",
    ])
  func all(_ line: String) {
    #expect(Self.report(line).verdicts(.targetSize) == ["pass", "fail"])
    #expect(
      Self.report(line, under: "## Accessibility").verdicts(.targetSize) == ["pass", "fail"])
  }

  @Test("one side may be meant alone") func oneSide() {
    let line = "All buttons must be at least 44pt tall"
    #expect(Self.report(line).verdicts(.targetSize) == ["pass", "pass"])
    let higher = Self.report("All buttons must be at least 46pt tall")
    #expect(higher.verdicts(.targetSize) == ["pass", "fail"])
    #expect(higher.entries[0].checks.last { $0.kind == .targetSize }?.expected == "≥ 46 pt high")
  }

  @Test("below a part's heading they are that part's, and what meets no target is told")
  func parts() {
    let own = Self.report("Minimum touch target: 60pt", under: "### Order button")
    #expect(own.verdicts(.targetSize) == ["fail"])
    let none = Self.report("Minimum touch target: 44pt", under: "### Parcel")
    #expect(none.verdicts(.targetSize) == [])
    #expect(none.entries[0].notChecked.contains { $0.hasPrefix("target size 44") })
    let text = Self.report("Minimum touch target: 44pt", under: "### Menu button")
    #expect(text.verdicts(.targetSize) == [])
    #expect(text.entries[0].notChecked.contains { $0.hasPrefix("target size 44") })
  }

  @Test("they say nothing of other states, which is told") func otherStates() {
    let report = Self.report("Minimum touch target: 44pt", state: "Basket")
    #expect(report.verdicts(.targetSize) == [])
    #expect(report.entries[0].notChecked.contains { $0.contains("stated for the state 'Menu'") })
  }
}
