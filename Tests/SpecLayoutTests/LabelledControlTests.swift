import SpecLayout
import SpecModel
import Testing

/// Controls whose label is an element of its own, and what concerns targets as a whole.
struct LabelledControlTests {
  private static let drawing = spec(
    """
    # Ferry

    ## Board State

    - No horizontal scrolling

    ```
    ┌────────────────────┐
    │ Next ferry         │
    │ [Buy a ticket]     │ ← 48pt high
    └────────────────────┘
    ```
    """)

  private static func board(_ button: Box) -> [UInt8] {
    screen([Box("Next ferry", [20, 20, 200, 30]), button])
  }

  private static let label = Box("Buy a ticket", [60, 114, 100, 20])

  @Test("the size of a button is not that of its label") func label() {
    func verdict(_ button: Box) -> [String] {
      check(Self.board(button), [Self.drawing], LayoutOptions(state: "Board")).verdicts(.size)
    }
    func button(_ height: Double, _ more: [Box] = []) -> Box {
      Box(
        "", [20, 100, 200, height], target: true, class: "android.view.View", [Self.label] + more)
    }
    #expect(verdict(button(48)) == ["pass"])
    #expect(verdict(button(40)) == ["fail"])
    #expect(verdict(Self.label) == ["fail"])
    // A card with more texts is no button around its label.
    #expect(verdict(button(48, [Box("From pier 4", [60, 140, 100, 8])])) == ["fail"])
  }

  @Test("where nothing takes touches, the box that is called like the label is the button")
  func unrecorded() {
    func verdict(_ name: String) -> [String] {
      let nodes = """
        {"id":"a","parent":"r","role":"text","text":"Next ferry","frame":[20,20,200,30]},
        {"id":"b","parent":"r","role":"container","name":"\(name)","frame":[20,100,200,48]},
        {"id":"c","parent":"b","role":"text","text":"Buy a ticket","frame":[60,114,100,20]}
        """
      return StyleRuleTests.report(nodes, [Self.drawing]).verdicts(.size)
    }
    #expect(verdict("Buy a ticket") == ["pass"])
    #expect(verdict("Primary button") == ["pass"])
    #expect(verdict("Row") == ["fail"])
  }

  @Test("a line that rules out scrolling sideways is held wherever it stands") func sideways() {
    func verdicts(_ width: Double) -> [String] {
      let wide = screen([Box("Next ferry", [0, 20, width, 30])])
      return check(wide, [Self.drawing], LayoutOptions(state: "Board")).verdicts(.scrollHorizontal)
    }
    #expect(verdicts(450) == ["fail"])
    #expect(verdicts(300) == ["pass"])
  }

  @Test("targets are counted below the minimum that holds") func counts() {
    let dump = screen([
      Box("A", [20, 20, 46, 46], target: true), Box("B", [120, 20, 40, 40], target: true),
    ])
    func count(_ profile: TargetProfile?, _ specs: [SpecDocument] = []) -> Int? {
      check(dump, specs, LayoutOptions(profile: profile)).entries[0].counts.targetsBelowMinimum
    }
    #expect(count(nil) == 1)
    #expect(count(.wcag24) == 0)
    #expect(count(.material48) == 2)
    #expect(count(nil, [spec(constraints: [demand(.targetSize, 48)])]) == 2)
    let one = spec(constraints: [demand(.targetSize, 48, subject: "Retry button")])
    #expect(count(nil, [one]) == 1)
    #expect(count(.wcag24, [spec(constraints: [demand(.targetSize, 48)])]) == 0)
    let text = check(dump, [], LayoutOptions(profile: .material48)).text(locate: { _ in nil })
    #expect(text.contains("2 with a side below 48"))
  }

  @Test("circles that touch do not overlap") func touching() {
    func verdicts(_ distance: Int) -> [String] {
      let text = """
        {"layoutdump":1,"screen":{"w":400,"h":800,"unit":"pt","rounding":"exact"},"nodes":[
         {"id":"a","parent":null,"frame":[100,100,20,20],"interactive":true,"enabled":true},
         {"id":"b","parent":null,"frame":[\(100 + distance),100,20,20],"interactive":true,"enabled":true}]}
        """
      return LayoutChecker(specs: [], options: LayoutOptions(profile: .wcag24))
        .check(dumps: [("a.json", Array(text.utf8))]).verdicts(.targetSize)
    }
    #expect(verdicts(24) == ["pass:spacing", "pass:spacing"])
    #expect(verdicts(23) == ["fail", "fail"])
  }
}
