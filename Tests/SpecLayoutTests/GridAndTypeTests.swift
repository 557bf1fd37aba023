import SpecLayout
import SpecModel
import SpecText
import Testing

/// Columns, the order within rows, and text sizes that grow.
struct GridAndTypeTests {
  static let text = """
    # Album: Screen States

    ## Album State

    ```
    ┌───────────────────────────────┐
    │ Album        [Search] [Share] │
    ├───────────────────────────────┤
    │ [8pt padding]                 │
    │ Newest first                  │
    └───────────────────────────────┘
    ```

    ## Layout Rules

    ### Mobile (320-767pt)

    - **Photo Grid**: 2 columns with 4pt gaps

    ### Tablet (768-1023pt)

    - **Photo Grid**: 3 columns with 8pt gaps
    """

  static func boxes(columns: Int = 2, gap: Double = 4, swapped: Bool = false) -> [Box] {
    let width = 120.0
    var boxes = [
      Box("Album", [16, 8, 100, 32]),
      Box("Search", [swapped ? 340 : 260, 4, 48, 48], target: true),
      Box("Share", [swapped ? 260 : 340, 4, 48, 48], target: true),
      Box("Newest first", [16, 64, 200, 20]),
    ]
    for place in 0..<6 {
      let x = 16 + Double(place % columns) * (width + gap)
      let y = 100 + Double(place / columns) * (width + 4)
      boxes.append(
        Box("", [x, y, width, width], id: "app:id/photo", class: "android.widget.ImageView"))
    }
    return boxes
  }

  @Test("columns and gaps of the width that the screen has") func columns() {
    func verdicts(_ boxes: [Box]) -> Set<String> {
      Set(
        check(screen(boxes), [spec(Self.text)]).checks(.columns)
          .map { "\($0.expected) \($0.verdict.rawValue)" })
    }
    #expect(verdicts(Self.boxes()) == ["2 columns pass", "4 pt pass"])
    #expect(verdicts(Self.boxes(columns: 3)) == ["2 columns fail", "4 pt pass"])
    #expect(verdicts(Self.boxes(gap: 9)) == ["2 columns pass", "4 pt fail", "4 pt not-applicable"])
  }

  @Test("things side by side stand in the drawn order") func order() {
    func verdicts(_ boxes: [Box]) -> [String] {
      check(screen(boxes), [spec(Self.text)]).verdicts(.order)
    }
    #expect(!verdicts(Self.boxes()).contains("fail"))
    #expect(verdicts(Self.boxes(swapped: true)).contains("fail"))
  }

  @Test(
    "text sizes follow the platform's curve or the factor",
    arguments: [(28.0, 37.4, "pass"), (28, 56, "pass"), (28, 33, "fail"), (17, 29, "pass")])
  func curve(base: Double, grown: Double, verdict: String) {
    func dump(_ size: Double, _ factor: Double) -> [UInt8] {
      let text = """
        {"layoutdump":1,"origin":{"format":"uiautomator-xml"},"spec":{"screen":"Album"},
        "screen":{"w":400,"h":800,"unit":"dp","fontScale":\(factor)},"nodes":[
        {"id":"0","parent":null,"frame":[0,0,400,800]},{"id":"a","parent":"0","role":"text",
        "text":"Album","frame":[16,16,300,\(size * 1.2)],"style":{"size":\(size)}}]}
        """
      return Array(text.utf8)
    }
    let report = LayoutChecker(specs: []).check(
      dumps: [("small.json", dump(base, 1)), ("large.json", dump(grown, 2))])
    let sized = report.checks(.dynamicType).filter { $0.expected.hasPrefix("≥") }
    #expect(sized.map(\.verdict.rawValue) == [verdict])
  }
}
