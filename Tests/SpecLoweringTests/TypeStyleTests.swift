import SpecModel
import Testing

@testable import SpecLowering

/// The tokens of a text with the values of their modes behind bars.
private func tokens(_ text: String) -> [String] {
  lower(text).tokens.map { token in
    ["\(token.name) \(token.kind.rawValue) \(token.value)"]
      + token.modes.map { "\($0.mode): \($0.value)" }
  }.map { $0.joined(separator: " | ") }
}

@Suite("Styles of type in tables, lists and code")
struct TypeStyleTests {
  @Test(
    "a style a row, a width of screens a column",
    arguments: [
      (
        "| Style | Phone | Desktop | Weight |\n|---|---|---|---|\n| Hero | 30px/36px | 48px/56px | 800 |\n| Fine | 11px/16px | 11px/16px | 400 |",
        [
          "Hero typography 30px/36px 800 | desktop: 48px/56px 800",
          "Fine typography 11px/16px 400",
        ]
      ),
      (
        "| Level | Desktop | Tablet | Mobile | Line height |\n|---|---|---|---|---|\n| H1 | 40px | 36px | 32px | 1.2 |\n| Text | 18px | 17px | 16px | 1.5 |",
        [
          "H1 typography 40px/1.2 | tablet: 36px/1.2 | mobile: 32px/1.2",
          "Text typography 18px/1.5 | tablet: 17px/1.5 | mobile: 16px/1.5",
        ]
      ),
    ])
  func responsive(table: String, expected: [String]) {
    #expect(tokens("## Type scale\n\n" + table) == expected)
  }

  @Test(
    "widths of screens in more words, ranges and functions",
    arguments: [
      (
        "| Role | Weight | Desktop size / line height | Mobile |\n|---|---|---|---|\n| H1 | Bold | 48 / 1.12 | 36 / 1.18 |\n| Note | Regular | 12 / 1.4 | same |",
        [
          "H1 typography 48 / 1.12 Bold | mobile: 36 / 1.18 Bold",
          "Note typography 12 / 1.4 Regular",
        ]
      ),
      (
        "| Token | Desktop | Mobile | Weight | Line height | Usage |\n|---|---|---|---|---|---|\n| Hero | 60–80 | 40–52 | 600, tight | 1.05 | start |",
        ["Hero typography 60–80/1.05 600 | mobile: 40–52/1.05 600"]
      ),
      (
        "| Style | Font | Desktop | Mobile | Mobile line height |\n|---|---|---|---|---|\n| D1 | Bitter | `clamp(2rem, 4vw, 3rem)` | 32px | 36px |",
        ["D1 typography clamp(2rem, 4vw, 3rem) | mobile: 32px"]
      ),
      (
        "| Element | Desktop | Mobile | Reason |\n|---|---|---|---|\n| h1 | 1.25 | 1.3 | easier to read |",
        []
      ),
    ])
  func platforms(table: String, expected: [String]) {
    #expect(tokens("## Typography\n\n" + table) == expected)
  }

  @Test(
    "cells that say size, line height and weight need no heading",
    arguments: [
      (
        "| Style | Class | Spec |\n|---|---|---|\n| Title/L | `t-l` | 22px/28px Bold |\n| Text/M | `t-m` | 15px/22px Regular |",
        ["Title/L typography 22px/28px Bold", "Text/M typography 15px/22px Regular"]
      ),
      (
        "| Style | Value |\n|---|---|\n| Lead | 20sp / 28sp, 500 |\n| Note | 12sp / 16sp, 400 |",
        ["Lead typography 20sp / 28sp, 500", "Note typography 12sp / 16sp, 400"]
      ),
      (
        "| Component | Label |\n|---|---|\n| Chip | 12px/16px Medium |\n| Tab | 14px/20px Medium |",
        []
      ),
      ("| Style | Box |\n|---|---|\n| Small | 24px/32px |\n| Large | 40px/48px |", []),
    ])
  func selfEvident(table: String, expected: [String]) {
    #expect(tokens("## Mapping\n\n" + table) == expected)
  }

  @Test(
    "a style a column",
    arguments: [
      (
        "| | Headline | Copy |\n|---|---|---|\n| Size | 32px | 16px |\n| Line height | 40px | 24px |\n| Weight | 700 | 400 |",
        ["Headline typography 32px/40px 700", "Copy typography 16px/24px 400"]
      ),
      (
        "| Property | H1 | H2 |\n|---|---|---|\n| Font size | 28pt | 22pt |\n| Weight | Bold | Semibold |",
        ["H1 typography 28pt Bold", "H2 typography 22pt Semibold"]
      ),
    ])
  func transposed(table: String, expected: [String]) {
    #expect(tokens("## Typography\n\n" + table) == expected)
  }

  @Test(
    "items with size, line height and weight",
    arguments: [
      (
        "### Titles\n\n- **H1**: `30px/36px, Bold`\n- Display: 44px/52px, Black",
        ["H1 typography 30px/36px, Bold", "Display typography 44px/52px Black"]
      ),
      (
        "## Typography\n\n- **H4**: `20px/26px, Medium, 0em` - card titles",
        ["H4 typography 20px/26px, Medium, 0em"]
      ),
      ("### Header\n\n- H2: 20px/28px, Semibold", ["H2 typography 20px/28px Semibold"]),
      ("### Profile header\n\n- Title: 20px/28px, Semibold", []),
      ("### Titles\n\n- Avatar: 40px, round\n- Title: 2 lines", []),
    ])
  func lists(text: String, expected: [String]) {
    #expect(tokens("# Notes\n\n" + text) == expected)
  }

  @Test(
    "objects, maps and calls in code",
    arguments: [
      (
        "```ts\nexport const typeStyles = {\n  lead: { fontSize: 20, lineHeight: 28, fontWeight: '500' },\n};\n```",
        ["typeStyles.lead typography 20/28 500"]
      ),
      (
        "```scss\n$text-styles: (\n  'note': (size: 12px, line: 16px, weight: 400),\n);\n```",
        ["text-styles.note typography 12px/16px 400"]
      ),
      (
        "```dart\nfinal shopText = TextTheme(\n  bodyLarge: TextStyle(fontSize: 16, height: 1.5, fontWeight: FontWeight.w400),\n);\n```",
        ["shopText.bodyLarge typography 16/1.5 w400"]
      ),
      (
        "```kotlin\nval Typography = Typography(\n  titleLarge = TextStyle(fontWeight = FontWeight.Bold, fontSize = 22.sp, lineHeight = 28.sp),\n)\n```",
        ["Typography.titleLarge typography 22.sp/28.sp Bold"]
      ),
      (
        "```js\nfontSize: {\n  'display': ['3.5rem', { lineHeight: '4rem', fontWeight: '700' }],\n  'note': ['12px', '16px'],\n}\n```",
        ["fontSize.display typography 3.5rem/4rem 700", "fontSize.note typography 12px/16px"]
      ),
      (
        "```swift\nenum Typography {\n  static let lead = TextStyle(size: 20, lineHeight: 28, weight: .medium)\n}\n```",
        ["Typography.lead typography 20/28 medium"]
      ),
      (
        "```ts\nconst styles = StyleSheet.create({\n  title: { fontSize: 20, lineHeight: 28 },\n});\n```",
        []
      ),
    ])
  func code(block: String, expected: [String]) {
    #expect(tokens("# Theme\n\n" + block) == expected)
  }
}

@Suite("Scales in other words and forms")
struct TokenScaleFormTests {
  private func tokens(_ text: String) -> [String] {
    lower(text).tokens.map { "\($0.name) \($0.kind.rawValue) \($0.value)" }
  }

  @Test(
    "several steps behind one label",
    arguments: [
      (
        "**Radius:** `chip` 6px · `sheet` 20px",
        ["chip radius 6px", "sheet radius 20px"]
      ),
      (
        "- **Shadows and elevation**: none\n- Durations: **tap** 90ms, **slide** 240ms",
        ["tap duration 90ms", "slide duration 240ms"]
      ),
      (
        "- **Spacing (4 px base):** `gap-1` 4 · `gap-2` 8 (inside chips) · `gap-3` 12. More is rare.",
        ["gap-1 spacing 4", "gap-2 spacing 8", "gap-3 spacing 12"]
      ),
      (
        "- **Shadow:** `low` = `0 1px 2px rgba(0,0,0,0.2)` (cards) · `high` = `0 8px 24px rgba(0,0,0,0.3)`",
        ["low shadow 0 1px 2px rgba(0,0,0,0.2)", "high shadow 0 8px 24px rgba(0,0,0,0.3)"]
      ),
      ("- **Radius:** `14px` on cards; `12px` on fields", []),
      ("**Radius:** cards have 12px, chips 6px", []),
      (
        "Durations: fast 100ms | slow 400ms",
        ["Durations fast duration 100ms", "Durations slow duration 400ms"]
      ),
      (
        "- **Border radius:** sm(4) md(8) pill(100px)",
        [
          "Border radius sm radius 4", "Border radius md radius 8",
          "Border radius pill radius 100px",
        ]
      ),
      (
        "- **Duration:** micro(50-100ms) short(150-250ms)",
        ["Duration micro duration 50-100ms", "Duration short duration 150-250ms"]
      ),
      (
        "- **Duration:** Fast (150ms), Slow (400ms) -- no more",
        ["Duration Fast duration 150ms", "Duration Slow duration 400ms"]
      ),
      ("Z-index: menu 10, modal 100", ["Z-index menu zindex 10", "Z-index modal zindex 100"]),
      ("Duration: enter 200ms, exit 150ms", []),
    ])
  func behindLabel(text: String, expected: [String]) {
    #expect(tokens("# Cheat sheet\n\n" + text) == expected)
  }

  @Test(
    "steps below a label with a picture",
    arguments: [
      (
        "⏱ **Speeds**\n- `tick-1`: 60ms\n- `tick-2`: 120ms",
        ["tick-1 duration 60ms", "tick-2 duration 120ms"]
      ),
      (
        "🎨 **Colors**\n- Moss: #556B2F\n- Clay: #B8422E",
        ["Moss color #556B2F", "Clay color #B8422E"]
      ),
    ])
  func belowPicture(text: String, expected: [String]) {
    #expect(tokens("# Sheet\n\n" + text) == expected)
  }

  @Test(
    "numbers without a unit in fences",
    arguments: [
      (
        "## Opacity\n\n```\nghost     0.4   while dragged\ndisabled  0.38\n```",
        ["ghost opacity 0.4", "disabled opacity 0.38"]
      ),
      (
        "## Z-index\n\n```\ntoast   900\nmodal   500\n```",
        ["toast zindex 900", "modal zindex 500"]
      ),
      ("## Opacity\n\n```\nrows   12\nseats  40\n```", []),
    ])
  func fences(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(
    "headings in other languages",
    arguments: [
      (
        "## Brekkpunkter\n\n| Navn | Fra |\n|---|---|\n| smal | 360px |\n| bred | 900px |",
        ["smal breakpoint 360px", "bred breakpoint 900px"]
      ),
      (
        "## Avstånd\n\n- `rum-1` = 4px\n- `rum-2` = 12px",
        ["rum-1 spacing 4px", "rum-2 spacing 12px"]
      ),
      (
        "## 曲线\n\n| 名称 | 数值 |\n|---|---|\n| 曲线-标准 | cubic-bezier(0.2, 0, 0, 1) |\n| 曲线-强调 | cubic-bezier(0.3, 0, 0, 1) |",
        ["曲线-标准 easing cubic-bezier(0.2, 0, 0, 1)", "曲线-强调 easing cubic-bezier(0.3, 0, 0, 1)"]
      ),
    ])
  func languages(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(
    "colours made by functions, ramps by steps, and numbers of issues",
    arguments: [
      (
        "* Fog – `hsl(210, 12%, 88%)`\n* Reef — `rgb(12, 90, 96)` → links",
        ["Fog color hsl(210, 12%, 88%)", "Reef color rgb(12, 90, 96)"]
      ),
      (
        "| Step | 100 | 500 |\n|---|---|---|\n| sea | `#DCEEF5` | `#3C9DC0` |\n| clay | `#F6DFD7` | `#C05F3C` |",
        [
          "sea 100 color #DCEEF5", "sea 500 color #3C9DC0", "clay 100 color #F6DFD7",
          "clay 500 color #C05F3C",
        ]
      ),
      ("- Text: #333\n\nRelated tickets: #114, #208", ["Text color #333"]),
    ])
  func colors(text: String, expected: [String]) {
    #expect(tokens("## Colors\n\n" + text) == expected)
  }

  @Test("the extent of one element among distances is no step")
  func extents() {
    #expect(
      tokens("## Spacing\n\n- tight: 4px\n\nTool bar: 64px high, at the top.") == [
        "tight spacing 4px"
      ])
  }
}

@Suite("Themes of front matter")
struct FrontMatterThemeTests {
  @Test(
    "themes and wrappers hold groups and colours",
    arguments: [
      (
        "themes:\n  light:\n    paper: \"#FFFDF7\"\n  dark:\n    paper: \"#12140F\"",
        ["themes.light.paper #FFFDF7", "themes.dark.paper #12140F"]
      ),
      (
        "theme:\n  day: { ink: \"#111111\" }\n  night: { ink: \"#EEEEEE\" }",
        ["day.ink #111111", "night.ink #EEEEEE"]
      ),
      (
        "modes:\n  dark:\n    colors:\n      ink: \"#EEEEEE\"\n    spacing:\n      s: 8px",
        ["modes.dark.colors.ink #EEEEEE", "modes.dark.spacing.s 8px"]
      ),
      ("theme: { primary: \"#0B4F6C\", font: Inter }", ["primary #0B4F6C"]),
      ("tokens:\n  space.2: 8px\n  note: 8px", ["space.2 8px"]),
      ("theme: dark\nmodes: [light, dark]", []),
      ("themes:\n  - onboarding\n  - retention", []),
    ] as [(String, [String])])
  func themes(yaml: String, expected: [String]) {
    let found = lower("---\n\(yaml)\n---\n\n# App\n").tokens
    #expect(found.map { "\($0.name) \($0.value)" } == expected)
  }
}
