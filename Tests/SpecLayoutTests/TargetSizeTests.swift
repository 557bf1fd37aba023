import SpecLayout
import SpecModel
import Testing

struct TargetCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var boxes: [Box]
  var expected: [String]
  var profile: TargetProfile? = .hig44
  var specs: [SpecDocument] = []
  var scale = 2.0

  init(
    _ name: String, _ boxes: [Box], _ expected: [String], profile: TargetProfile? = .hig44,
    specs: [SpecDocument] = [], scale: Double = 2
  ) {
    testDescription = name
    self.boxes = boxes
    self.expected = expected
    self.profile = profile
    self.specs = specs
    self.scale = scale
  }
}

struct TargetSizeTests {
  static let cases: [TargetCase] = [
    TargetCase("large enough", [Box("Save", [100, 100, 44, 44], target: true)], ["pass"]),
    TargetCase("too low", [Box("Save", [100, 100, 80, 40], target: true)], ["fail"]),
    TargetCase("too narrow", [Box("Save", [100, 100, 40, 80], target: true)], ["fail"]),
    TargetCase("no target", [Box("Save", [100, 100, 40, 40])], []),
    TargetCase(
      "disabled",
      [Box("Save", [100, 100, 20, 20], target: true, attributes: "displayed=\"false\"")], []),
    TargetCase(
      "47.6 dp round to 48", [Box("Save", [96, 96, 47.62, 60], target: true)], ["pass"],
      profile: .material48, scale: 2.625),
    TargetCase(
      "47.2 dp do not", [Box("Save", [96, 96, 47.24, 60], target: true)], ["fail"],
      profile: .material48, scale: 2.625),
    TargetCase(
      "cut by a scrolling list",
      [
        Box(
          "", [0, 100, 400, 300], class: "android.widget.ScrollView",
          attributes: "scrollable=\"true\"",
          [Box("Row", [20, 380, 360, 20], target: true)])
      ], ["unknown:clipped"]),
    TargetCase(
      "inside a scrolling list",
      [
        Box(
          "", [0, 100, 400, 300], class: "android.widget.ScrollView",
          attributes: "scrollable=\"true\"",
          [Box("Row", [20, 340, 360, 20], target: true)])
      ], ["fail"]),
    TargetCase(
      "cut by a list that scrolls the other way",
      [
        Box(
          "", [0, 100, 400, 32], class: "android.widget.HorizontalScrollView",
          attributes: "scrollable=\"true\"",
          [Box("Chip", [20, 100, 60, 32], target: true)])
      ], ["fail"]),
    TargetCase(
      "nested without a name",
      [
        Box(
          "Open", [100, 100, 60, 60], target: true,
          [Box("", [110, 110, 24, 24], target: true)])
      ], ["pass", "not-applicable:nested"]),
    TargetCase(
      "nested with a name of its own",
      [
        Box(
          "Open", [100, 100, 60, 60], target: true,
          [Box("Delete", [110, 110, 24, 24], target: true)])
      ], ["pass", "fail"]),
    TargetCase(
      "the same rectangle twice",
      [Box("A", [100, 100, 30, 30], target: true), Box("B", [100, 100, 30, 30], target: true)],
      ["fail", "not-applicable:duplicate"]),
    TargetCase(
      "small with room around, WCAG", [Box("x", [100, 100, 16, 16], target: true)],
      ["pass:spacing"], profile: .wcag24),
    TargetCase(
      "small and crowded, WCAG",
      [
        Box("x", [100, 100, 16, 16], target: true), Box("y", [118, 100, 16, 16], target: true),
      ], ["fail", "fail"], profile: .wcag24),
    TargetCase(
      "room does not help at 44", [Box("x", [100, 100, 40, 40], target: true)], ["fail"]),
    TargetCase(
      "as the spec demands", [Box("Save", [100, 100, 46, 46], target: true)], ["fail"],
      profile: nil, specs: [spec(constraints: [demand(.targetSize, 48)])]),
    TargetCase(
      "a demand for tablets", [Box("Save", [100, 100, 46, 46], target: true)], [],
      profile: nil,
      specs: [spec(constraints: [demand(.targetSize, 48, condition: "Tablet (768-1023px)")])]),
    TargetCase(
      "a demand for one element",
      [
        Box("Retry", [100, 100, 50, 50], target: true, id: "app:id/retry_button"),
        Box("Help", [200, 100, 50, 50], target: true),
      ], ["fail"], profile: nil,
      specs: [spec(constraints: [demand(.targetSize, 56, subject: "Retry button")])]),
    TargetCase(
      "a demand on gloves is one on all", [Box("Help", [200, 100, 40, 50], target: true)],
      ["fail"], profile: nil,
      specs: [
        spec(constraints: [demand(.targetSize, 44, subject: "Touch targets for gloved hands")])
      ]),
    TargetCase(
      "a demand in the section of another component",
      [Box("Help", [200, 100, 40, 50], target: true)], [], profile: nil,
      specs: [
        spec(constraints: [demand(.targetSize, 44, subject: "Touch target", scope: ["Drag Handle"])]
        )
      ]),
    TargetCase(
      "a demand in a section on access", [Box("Help", [200, 100, 40, 50], target: true)], ["fail"],
      profile: nil,
      specs: [
        spec(constraints: [
          demand(.targetSize, 44, subject: "Touch target", scope: ["Accessibility"])
        ])
      ]),
    TargetCase(
      "a demand of another platform", [Box("Help", [200, 100, 46, 50], target: true)], ["pass"],
      profile: nil,
      specs: [
        spec(constraints: [
          demand(.targetSize, 44, .dp, subject: "All targets", condition: "Android"),
          demand(.targetSize, 48, .pt, subject: "All targets", condition: "iOS"),
        ])
      ]),
  ]

  @Test(arguments: cases) func verdicts(_ item: TargetCase) {
    let report = check(
      screen(item.boxes, scale: item.scale), item.specs,
      LayoutOptions(profile: item.profile, scale: item.scale))
    #expect(report.verdicts(.targetSize) == item.expected)
  }

  @Test("without a density nothing fails") func unknownScale() {
    let boxes = [Box("Save", [101, 103, 17, 40], target: true)]
    let report = LayoutChecker(specs: [], options: LayoutOptions(profile: .hig44))
      .check(dumps: [("a.xml", screen(boxes, scale: 0.37))])
    #expect(report.verdicts(.targetSize) == ["unknown:scale"])
  }

  @Test(
    "outward rounded points: 44 may be 43, 43 is not 44", arguments: [(44, "pass"), (43, "fail")])
  func rounding(_ height: Int, _ verdict: String) {
    let xml = """
      <AppiumAUT><XCUIElementTypeApplication x="0" y="0" width="400" height="800">
      <XCUIElementTypeButton name="Save" enabled="true" visible="true" x="10" y="10" width="80" \
      height="\(height)"/></XCUIElementTypeApplication></AppiumAUT>
      """
    let files = [("a.xml", Array(xml.utf8))]
    let report = LayoutChecker(specs: [], options: LayoutOptions(profile: .hig44))
      .check(dumps: files)
    #expect(report.verdicts(.targetSize) == [verdict])
    var strict = LayoutOptions(profile: .hig44)
    strict.isStrict = true
    let strictReport = LayoutChecker(specs: [], options: strict).check(dumps: files)
    #expect(
      strictReport.verdicts(.targetSize) == [height == 44 ? "unknown:rounding" : verdict])
  }
}
