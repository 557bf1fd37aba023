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
        // What is new holds, and what is old defines nothing.
        "| Name | Old Base | New Base |\n|---|---|---|\n| Oak | #112233 | #445566 |\n| Elm | #AABBCC | #DDEEFF |",
        ["Oak color #445566", "Elm color #DDEEFF"]
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

  @Test(
    "the parts of a style of type may stand one after another, with the face in front",
    arguments: [
      ("- **Hero**: 34pt, Bold, line height 41pt", ["Hero typography 34pt/41pt Bold"]),
      ("- **Hero**: Bitter Bold 32px/40px", ["Hero typography 32px/40px Bold"]),
      ("- Hero: Bitter, 16px, 400, 1.5", ["Hero typography 16px/1.5 400"]),
      ("- Hero: Bitter Regular 16px (line-height 1.5)", ["Hero typography 16px/1.5 Regular"]),
      ("- Hero – 24px / 32px / 600", ["Hero typography 24px / 32px"]),
      ("- **Hero**: 24px/30px, Semibold", ["Hero typography 24px/30px Semibold"]),
      (
        "```\nHero    40/48   Bold\nBody    16/24   Regular\n```",
        ["Hero typography 40/48 Bold", "Body typography 16/24 Regular"]
      ),
      ("- **Rule**: never more than two sizes, and 16px in long texts that people read", []),
    ])
  func readsTypeStyles(text: String, expected: [String]) {
    #expect(tokens("## Typography\n\n" + text) == expected)
  }

  @Test(
    "groups in front of names, ramps, and lists behind a label give colours",
    arguments: [
      (
        "| Category | Name | Value |\n|---|---|---|\n| Brand | Ocean | #0077B6 |\n| Neutral | Ink | #111827 |",
        ["Ocean color #0077B6", "Ink color #111827"]
      ),
      (
        "| Category | Token | HEX |\n|---|---|---|\n| Brand | sea-6 | #4338CA |\n| Neutral | ink-9 | #111827 |",
        ["sea-6 color #4338CA", "ink-9 color #111827"]
      ),
      (
        "| | 100 | 300 |\n|---|---|---|\n| Blue | #DBEAFE | #93C5FD |\n| Red | #FEE2E2 | #FCA5A5 |",
        [
          "Blue 100 color #DBEAFE", "Blue 300 color #93C5FD", "Red 100 color #FEE2E2",
          "Red 300 color #FCA5A5",
        ]
      ),
      (
        "**Palette:** Ocean `#0077B6`, Ink `#111827`", ["Ocean color #0077B6", "Ink color #111827"]
      ),
      ("- 主色：#1677FF\n- 颜色：灰", ["主色 color #1677FF"]),
    ])
  func readsGroups(text: String, expected: [String]) {
    #expect(tokens("## Palette\n\n" + text) == expected)
  }

  @Test(
    "steps need no unit, and paths in a fence tell their kind",
    arguments: [
      ("- sm: 4\n- lg: 16 (cards)", ["sm spacing 4", "lg spacing 16"]),
      ("- Columns: 4\n- Rows: 2", []),
      (
        "```\nspace-sm   4px\nspace-full 999px\nradius.lg = 20px\n```",
        ["space-sm spacing 4px", "space-full spacing 999px", "radius.lg radius 20px"]
      ),
    ])
  func readsBareSteps(text: String, expected: [String]) {
    #expect(tokens("## Spacing (pt)\n\n" + text) == expected)
  }

  @Test(
    "tables of names with times and curves are scales of motion",
    arguments: [
      "| Name | Duration | Curve |", "| Name | Dauer | Kurve |", "| Nom | Durée | Courbe |",
      "| Nombre | Duración | Curva |", "| 名前 | 時間 | イージング |",
    ])
  func readsMotion(header: String) {
    let table =
      header + "\n|---|---|---|\n| calm | 120 ms | ease-out |\n| brisk | 90 ms | ease-in |"
    #expect(tokens("## Tempo\n\n" + table) == ["calm duration 120 ms", "brisk duration 90 ms"])
  }

  @Test("a column of curves names no durations")
  func leavesCurves() {
    let table =
      "| Use | Duration | Curve |\n|---|---|---|\n| Focus in and out of every card on the television | 0.2 s | `.easeInOut` |\n| Press of a button on the remote control of the set | 0.1 s | `.easeOut` |"
    #expect(tokens("## Animation durations\n\n" + table) == [])
  }
}
