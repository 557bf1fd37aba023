import SpecModel
import Testing

@testable import SpecLowering

/// Where the name and the value of a token may stand.
@Suite("Places of names and values of tokens")
struct TokenPlaceTests {
  private func tokens(_ text: String) -> [String] {
    lower(text).tokens.map { "\($0.name) \($0.kind.rawValue) \($0.value)" }
  }

  @Test(
    "a value may stand in the label, behind the name of a step or before it",
    arguments: [
      (
        "## Border Radius\n\n**Steps:**\n- **Small (4pt):** chips\n- **Extra Large (20pt):** sheets",
        ["Small radius 4pt", "Extra Large radius 20pt"]
      ),
      (
        "## Durations\n\n**Steps:**\n- **Fast (100-150ms):** presses\n- **Slow (400ms):** sheets",
        ["Fast duration 100-150ms", "Slow duration 400ms"]
      ),
      (
        "## Spacing\n\n**Scale:**\n- **4pt:** Minimal spacing (labels)\n- **32pt:** Extra large gap",
        ["Minimal spacing spacing 4pt", "Extra large gap spacing 32pt"]
      ),
      ("## Spacing\n\n**Scale:**\n- **4pt:** between a label and its field", []),
      ("## Border Radius\n\n**Search field:**\n- **Corner (4pt):** all around", []),
    ])
  func readsSteps(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(
    "columns for the parts of a row give a colour each, notations of one colour do not",
    arguments: [
      (
        "| Rank | Border | Surface | Text Color |\n|---|---|---|---|\n| Oak | #112233 | #445566 | #778899 |\n| Elm | #AABBCC | #DDEEFF | #001122 |",
        [
          "Oak Border color #112233", "Oak Surface color #445566", "Oak Text Color color #778899",
          "Elm Border color #AABBCC", "Elm Surface color #DDEEFF", "Elm Text Color color #001122",
        ]
      ),
      (
        "| Name | Hex | RGB |\n|---|---|---|\n| Oak | #112233 | rgb(17, 34, 51) |\n| Elm | #AABBCC | rgb(170, 187, 204) |",
        ["Oak color #112233", "Elm color #AABBCC"]
      ),
      (
        "| Name | Old Base | New Base |\n|---|---|---|\n| Oak | #112233 | #445566 |\n| Elm | #AABBCC | #DDEEFF |",
        ["Oak color #112233", "Elm color #AABBCC"]
      ),
    ])
  func readsParts(table: String, expected: [String]) {
    #expect(tokens("## Color Table\n\n" + table) == expected)
  }

  @Test(
    "headings give the widths of breakpoints, and what is measured below them is none",
    arguments: [
      (
        "### Phone Layout (max-width: 640px)\n\n- Padding: 16px\n\n### 2. Tablet (641px – 1279px)\n\n- Padding: 24px",
        ["Phone Layout breakpoint 640px", "Tablet breakpoint 641px – 1279px"]
      ),
      (
        "### Desktop: 1280px+\n\nText.\n\n### Mobile: < 640px\n\nText.",
        ["Desktop breakpoint 1280px+", "Mobile breakpoint < 640px"]
      ),
      ("### Phone (640px wide)\n\nText.\n\n### Sidebar (200px)\n\nText.", []),
      ("### Phone (new in 640px)\n\nText.\n\n### Tablet (two columns)\n\nText.", []),
    ])
  func readsBreakpoints(text: String, expected: [String]) {
    #expect(tokens("## Responsive Breakpoints\n\n" + text) == expected)
  }

  @Test("a fence below a part of a palette lists colours, grouped by its titles")
  func readsPalettes() {
    let groups = "Note (Blue):\n- Fill: #112233\n- Icon: 🔒\n\nTip:\n- Fill: #445566"
    let text =
      "## Color Palette\n\n### Empty States\n\n```\n\(groups)\n```\n\n### Error States\n\n```\nFill: #AABBCC\n```"
    #expect(
      tokens(text) == [
        "Note Fill color #112233", "Tip Fill color #445566", "Error States Fill color #AABBCC",
      ])
    #expect(tokens("## Screens\n\n### Empty States\n\n```\n\(groups)\n```") == [])
  }

  @Test(
    "constants of motion are springs, curves and times",
    arguments: [
      ("`{ stiffness: 80, damping: 12 }`", ["SWAY easing { stiffness: 80, damping: 12 }"]),
      ("`[0.2, 0, 0, 1]`", ["SWAY easing [0.2, 0, 0, 1]"]),
      ("`240ms`", ["SWAY duration 240ms"]),
      ("`0.25`", []),
    ])
  func readsConstants(value: String, expected: [String]) {
    let table = "| Constant | Value |\n|---|---|\n| `SWAY` | \(value) |"
    #expect(tokens("## Animation Constants — `src/motion.ts`\n\n" + table) == expected)
  }

  @Test("a size may be clamped, and a face has a remark behind it")
  func readsParts() {
    let style = "| Name | Size | Weight | Line height |\n|---|---|---|---|\n"
    #expect(
      tokens("## Typography\n\n" + style + "| Hero | clamp(38px, 5vw, 58px) | 300 | 1.15 |")
        == ["Hero typography clamp(38px, 5vw, 58px)/1.15 300"])
    let face =
      "| Token | Font | Use |\n|---|---|---|\n| `--font-a` | Bitter (not yet there) | titles |"
    #expect(tokens("## Font Families\n\n" + face) == ["--font-a fontFamily Bitter"])
  }

  @Test("a column of curves names no durations")
  func leavesCurves() {
    let table =
      "| Use | Duration | Curve |\n|---|---|---|\n| Focus in and out of every card on the television | 0.2 s | `.easeInOut` |\n| Press of a button on the remote control of the set | 0.1 s | `.easeOut` |"
    #expect(tokens("## Animation durations\n\n" + table) == [])
  }
}
