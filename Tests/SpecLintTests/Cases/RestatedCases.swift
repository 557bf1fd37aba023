import Testing

/// Values that are given again in another form.
@Suite struct RestatedCases {
  private static func style(_ use: String) -> String {
    "# Type\n\n- **Deck**: `24px/32px, Bold` – titles\n- **Hull**: `16px/24px, Regular` – text\n\n"
      + "## Harbour\n\n- Title: Deck (\(use))\n"
  }

  private static func role(_ line: String) -> String {
    "## Colours\n\n- Paper: `#FBFAF5`\n- Accent: `#0B6E4F`\n- Ink: `#22271F`\n\n## Links\n\n\(line)\n"
  }

  private static func steps(_ value: String) -> String {
    "```css\n:root {\n  --gap-4: 4px;\n  --gap-8: 8px;\n  --gap-12: \(value);\n  --gap-16: 16px;\n}\n```\n"
  }

  private static func banner(_ line: String) -> String {
    "Components use tokens only.\n\n| Token | Value |\n|---|---|\n| `color.sail` | #F4F1EA |\n"
      + "| `color.flag` | #C2321F |\n| `color.rope` | #2B2620 |\n\n## Banner\n\n- Background: `color.sail`\n"
      + "- Text: `color.rope`\n- \(line)\n"
  }

  static let values: [RuleCase] = [
    .init("T304", "another size", style("⟦20px/28px, Bold⟧")),
    .init("T304", "another weight", style("⟦24px/32px, Medium⟧")),
    .init("T304", "the same style", style("24px/32px, Bold")),
    .init("T304", "the size alone", style("24px")),
    .init(
      "T304", "a size for phones", style("20px/28px, Bold").replacing("Harbour", with: "Mobile")),
    .init("T304", "another accent", role("Links have the accent colour `⟦#0B7A58⟧` and a line.")),
    .init("T304", "the accent", role("Links have the accent colour `#0B6E4F` and a line.")),
    .init("T304", "a dark accent", role("In dark mode the accent colour is `#5AD1AC`.")),
    .init("T312", "one number is wrong", steps("⟦10px⟧")),
    .init("T312", "all numbers are right", steps("12px")),
    .init("T312", "numbers are steps", steps("10px").replacing("4px", with: "3px")),
    .init("T303", "called pure white", "- Sail: `⟦#F2F4F5⟧` – dialogs, pure white\n"),
    .init("T303", "is pure white", "- Sail: `#FFFFFF` – dialogs, pure white\n"),
    .init("T309", "a raw value", banner("Border: 1px solid ⟦#C2321F⟧")),
    .init("T309", "the token", banner("Border: 1px solid `color.flag`")),
    .init("T309", "no token's value", banner("Photo tint: #AA7733")),
    .init(
      "T305", "not in the set",
      "We have two durations, 120ms and 240ms, no others.\n\n- **Fade animation**: ⟦180ms⟧ ease-out\n"
    ),
    .init(
      "T305", "in the set",
      "We have two durations, 120ms and 240ms, no others.\n\n- **Fade animation**: 240ms ease-out\n"
    ),
    .init(
      "T305", "not a cut",
      "Only two weights are shipped, 400 and 700.\n\n- Byline: 15px, weight ⟦500⟧\n"),
    .init("T305", "an open set", "We use 400 and 700.\n\n- Byline: 15px, weight 500\n"),
    .init(
      "T306", "one px among points",
      "**Platform:** iOS 17\n\n- Row height: 56pt\n- Icon size: 28pt\n- Footer height: 64pt\n- Card height: 80pt\n"
        + "- Header height: ⟦96px⟧\n"),
    .init(
      "T306", "a capsule",
      "**Platform:** iOS 17\n\n- Row height: 56pt\n- Icon size: 28pt\n- Footer height: 64pt\n- Card height: 80pt\n"
        + "- Corner radius: 9999px\n"),
    .init(
      "T306", "seconds in a list of shorthands",
      "- **Slide**: 200ms ease-out\n- **Fill**: 150ms ease-out\n- **Pop**: 250ms ease-out\n- **Beat**: ⟦0.4s⟧ ease-in-out\n"
    ),
    .init(
      "T307", "a colour by comparison",
      "| State | Fill |\n|---|---|\n| Rest | #1D4ED8 |\n| Hover | ⟦a bit darker⟧ |\n| Pressed | #1E3A8A |\n"
    ),
    .init(
      "T307", "a column of words",
      "| State | Look |\n|---|---|\n| Rest | plain |\n| Hover | a bit darker |\n| Pressed | darker |\n"
    ),
    .init(
      "T307", "a shadow by comparison",
      "- Low: `0 1px 2px rgba(0, 0, 0, 0.1)`\n- Mid: `0 4px 8px rgba(0, 0, 0, 0.1)`\n- High: ⟦somewhat stronger shadow⟧\n"
    ),
    .init(
      "T301", "a member that is missing",
      "```swift\nenum Sail {\n  enum Radius {\n    static let small: CGFloat = 6\n    static let card: CGFloat = 14\n  }\n}\n```\n\n"
        + "```swift\nRoundedRectangle(cornerRadius: Sail.⟦Radius.pill⟧)\n```\n"),
    .init(
      "T301", "a member that is there",
      "```swift\nenum Sail {\n  enum Radius {\n    static let small: CGFloat = 6\n    static let card: CGFloat = 14\n  }\n}\n```\n\n"
        + "```swift\nRoundedRectangle(cornerRadius: Sail.Radius.card)\n```\n"),
  ]

  @Test(arguments: values)
  func value(_ test: RuleCase) { test.check() }
}
