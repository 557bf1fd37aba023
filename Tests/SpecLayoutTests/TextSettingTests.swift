import SpecLayout
import SpecModel
import Testing

/// Sizes that a spec states hold at the default text size; elsewhere the platform's curve does.
struct TextSettingTests {
  static let text = """
    # Paper: Screen States

    ## Article State

    ```
    ┌───────────────┐
    │ Daily paper   │ ← Title (28pt Bold)
    └───────────────┘
    ```
    """

  static func dump(_ size: Double, _ screen: String, unit: String = "pt", origin: String = "")
    -> [UInt8]
  {
    Array(
      """
      {"layoutdump":1,"screen":{"w":400,"h":800,"unit":"\(unit)"\(screen)},\(origin)
      "spec":{"screen":"paper"},"nodes":[
      {"id":"r","parent":null,"role":"window","frame":[0,0,400,800]},
      {"id":"t","parent":"r","role":"text","text":"Daily paper","frame":[16,16,358,\(size * 1.2)],
      "style":{"size":\(size),"weight":700}}]}
      """.utf8)
  }

  static func verdicts(_ dump: [UInt8], _ options: LayoutOptions = LayoutOptions()) -> [String] {
    check(dump, [spec(text)], options).verdicts(.typeToken)
  }

  @Test(
    "the curve of Apple's categories",
    arguments: [
      (58.0, "AX5", "pass"), (28, "AX5", "fail"), (40, "AX5", "fail"), (28, "L", "pass"),
      (87, "AX5", "unknown:text-size"),
      (58, "L", "fail"), (25, "XS", "pass"), (43, "UICTContentSizeCategoryAccessibilityL", "pass"),
      (34, "extra-extra-extra-large", "pass"), (28, "huge", "unknown:text-size"),
    ])
  func apple(size: Double, category: String, verdict: String) {
    #expect(Self.verdicts(Self.dump(size, ",\"contentSize\":\"\(category)\"")) == [verdict])
    let stated = LayoutOptions(contentSize: category)
    #expect(Self.verdicts(Self.dump(size, ""), stated) == [verdict])
  }

  @Test(
    "factors are Android's in dp, and of any platform in pt",
    arguments: [
      (56.0, "dp", "pass"), (37.33, "dp", "pass"), (33, "dp", "fail"),
      (28, "dp", "unknown:text-size"), (56, "pt", "pass"), (37.33, "pt", "pass"),
      (43, "pt", "pass"), (33, "pt", "unknown:text-size"),
    ])
  func factor(size: Double, unit: String, verdict: String) {
    #expect(Self.verdicts(Self.dump(size, ",\"fontScale\":2", unit: unit)) == [verdict])
  }

  @Test("type styles of a palette follow the curve, too") func palette() {
    let scale = StyleRuleTests.tokens(.typography, ["28pt Bold", "17pt/22pt Regular", "15pt"])
    func verdicts(_ style: String, _ screen: String) -> [String] {
      StyleRuleTests.report(StyleRuleTests.text(style), scale, screen: screen).verdicts(.typeToken)
    }
    let enlarged = ",\"contentSize\":\"AX5\""
    #expect(verdicts("\"size\":58,\"weight\":700", enlarged) == ["pass"])
    #expect(verdicts("\"size\":53,\"weight\":400,\"line\":62", enlarged) == ["pass"])
    #expect(verdicts("\"size\":58,\"weight\":300", enlarged) == ["fail"])
    #expect(verdicts("\"size\":70,\"weight\":700", enlarged) == ["fail"])
    #expect(verdicts("\"size\":22,\"weight\":700", ",\"fontScale\":2") == ["unknown:text-size"])
  }

  @Test(
    "pairs of plain dumps",
    arguments: [
      (58.0, "pt", "\"contentSize\":\"AX5\"", "pass"),
      (28, "pt", "\"contentSize\":\"AX5\"", "fail"),
      (40, "pt", "\"contentSize\":\"AX5\"", "fail"),
      (58, "pt", "\"contentSize\":\"AX5\",\"fontScale\":3.118", "pass"),
      (37.33, "dp", "\"fontScale\":2", "pass"), (33, "dp", "\"fontScale\":2", "fail"),
      (37.33, "pt", "\"fontScale\":2", "pass"), (28, "pt", "\"fontScale\":2", "fail"),
      (33, "pt", "\"fontScale\":2", "unknown:text-size"),
    ])
  func pairs(size: Double, unit: String, screen: String, verdict: String) {
    let small = Self.dump(28, ",\"contentSize\":\"L\",\"fontScale\":1", unit: unit)
    let large = Self.dump(size, "," + screen, unit: unit)
    let report = LayoutChecker(specs: []).check(dumps: [("a.json", small), ("b.json", large)])
    let sized = report.checks(.dynamicType).filter { $0.expected.hasPrefix("≥") }
    #expect(
      sized.map { $0.verdict.rawValue + ($0.reason.map { ":" + $0.rawValue } ?? "") } == [verdict])
  }

  @Test("names of categories") func names() {
    #expect(TextSizeCategory(name: "accessibility-extra-extra-extra-large") == .accessibility5)
    #expect(TextSizeCategory(name: "UICTContentSizeCategoryAccessibilityXXXL") == .accessibility5)
    #expect(TextSizeCategory(name: "accessibility1") == .accessibility1)
    #expect(TextSizeCategory(name: "ax3") == .accessibility3)
    #expect(TextSizeCategory(name: "UICTContentSizeCategoryXXXL") == .extraExtraExtraLarge)
    #expect(TextSizeCategory(name: "xSmall") == .extraSmall)
    for name in ["bogus", "", "AX6", "accessibility", "UICTContentSizeCategory", "accessibilityxs"]
    {
      #expect(TextSizeCategory(name: name) == nil)
    }
    for category in TextSizeCategory.allCases {
      #expect(TextSizeCategory(name: category.rawValue) == category)
    }
  }
}
