import SpecModel
import Testing

@testable import SpecLowering

private func tokens(_ text: String) -> [String] {
  lower(text).tokens.map { "\($0.id) \($0.kind.rawValue) \($0.value)" }
}

@Suite struct TokenPassTests {
  @Test(arguments: [
    ("## Colors\n\n- **Ink**: `#112233` (Dark) – text", ["color.ink color #112233"]),
    ("- **Gray-50**: `#FAFAFA`", ["color.gray-50 color #FAFAFA"]),
    (
      "## Type Scale\n\n- **H3**: `24px/30px, Semibold`",
      ["typography.h3 typography 24px/30px, Semibold"]
    ),
    ("## Font Weights\n\n- **Bold**: 700 (titles)", ["fontWeight.bold fontWeight 700"]),
    ("## Spacing Scale\n\n- **md**: `16px` (2 × base)", ["spacing.md spacing 16px"]),
    (
      "## Border Radius\n\n- Radius: 8pt (small), 12pt (large)",
      [
        "radius.radius-small radius 8pt", "radius.radius-large radius 12pt",
      ]
    ),
    ("### `motion.fast`\n\n- **Value:** 150ms", ["motion.fast duration 150ms"]),
    (
      "## Easing\n\n- **Calm**: `cubic-bezier(0, 0, 0.2, 1)`",
      [
        "easing.calm easing cubic-bezier(0, 0, 0.2, 1)"
      ]
    ),
    ("| Token | Value |\n|---|---|\n| done | #00AA00 |", ["color.done color #00AA00"]),
    (
      "## Type Scale\n\n| Style | Size | Line Height | Weight |\n|---|---|---|---|\n| H1 | 32px | 40px (1.25) | 700 |",
      ["typography.h1 typography 32px/40px 700"]
    ),
    ("```css\n:root {\n  --space-2: 8px;\n}\n```", ["spacing.space-2 spacing 8px"]),
    ("```scss\n$ink: #112233;\n```", ["color.ink color #112233"]),
    ("```ts\nexport const spacing = {\n  md: '16px',\n}\n```", ["spacing.md spacing 16px"]),
    (
      "## Shadows\n\n#### Level 1\n```css\nbox-shadow: 0 1px 2px rgba(0, 0, 0, 0.1);\n```",
      [
        "shadow.level-1 shadow 0 1px 2px rgba(0, 0, 0, 0.1)"
      ]
    ),
    ("---\ncolors:\n  ink: '#112233'\n---\n", ["colors.ink color #112233"]),
    (
      "---\ntypography:\n  h1:\n    fontSize: 48px\n    lineHeight: '1.1'\n    fontWeight: '600'\n---\n",
      ["typography.h1 typography 48px/1.1 600"]
    ),
  ])
  func compiles(text: String, expected: [String]) { #expect(tokens(text) == expected) }

  @Test(arguments: [
    "## Button\n\n- **Background**: `#112233`", "- **Header**: 64px fixed",
    "## Colors\n\n- See #008",
    "## Layout\n\n- **Row height**: 64px",
    "## Contrast Pairings\n\n| Usage | Token | Hex |\n|---|---|---|\n| Text | Ink | `#112233` |",
    "## Colors\n\n- **Note**: #112233 is dark", "## Spacing\n\n- Standard grid: 8pt, 16pt, 24pt",
  ])
  func leavesAlone(text: String) { #expect(tokens(text) == []) }

  @Test func takesARepetitionForAUse() {
    let text = "## Spacing Scale\n\n- **md**: `16px`\n\n## Spacing\n\n- Default: `16px` (md)"
    #expect(tokens(text) == ["spacing.md spacing 16px"])
  }
}

@Suite struct TokenUsePassTests {
  private func uses(_ text: String) -> [String] {
    lower(text).tokenUses.map { $0.name + ($0.restated.map { " = \($0)" } ?? "") }
  }

  @Test(arguments: [
    ("- Background: `color.bg.canvas` (dark)", ["color.bg.canvas"]),
    ("- Uses `{colors.primary}`", ["colors.primary"]),
    ("der Rahmen nimmt {colors.rand} und {spacing.eng}", ["colors.rand", "spacing.eng"]),
    ("- Uses `var(--ink)`", ["--ink"]),
    ("- **Date**: Neutral-100 background", ["Neutral-100"]),
    (
      "- **Title**: H3 (24px/30px, Semibold) in Neutral-700",
      [
        "H3 = 24px/30px, Semibold", "Neutral-700",
      ]
    ),
    ("- **Button**: Primary color with text", ["Primary"]),
    ("- **Links**: shown in Primary", ["Primary"]),
    ("- **Hover**: Primary Dark background", ["Primary Dark"]),
    ("- **Toggle**: Primary/Neutral-200 states", ["Primary", "Neutral-200"]),
    ("- **Text**: words in Body text", ["Body"]), ("- **Text**: words in H3 typography", ["H3"]),
    ("```css\n.a { width: var(--thumb); }\n```", ["--thumb"]),
  ])
  func finds(text: String, expected: [String]) { #expect(uses(text) == expected) }

  @Test(arguments: [
    "- **Primary Message**: none", "- **Main**: Primary button with a label",
    "- **Main**: Primary photo browsing experience", "- Date: Caption2 font, secondary color",
    "- Scales with the system (`.caption2`)", "- Background: systemGray6", "- See `notes.md`",
    "## Primary color", "- **Label**: bright tint with Medium typography", "- Call `value.width.x`",
    "- Covid-19 rules", "hello {user.name}, you have {count} mails",
  ])
  func leavesAlone(text: String) { #expect(uses(text) == []) }
}

@Suite struct WordedFactTests {
  @Test func readsTextsOfTheInterface() {
    let copy = lower("- **Empty text**: \"No rows for [month]\" in grey\n- They call it \"nice\"")
      .copy
    #expect(copy.map(\.subject) == ["Empty text"])
    #expect(copy.map(\.text) == ["No rows for [month]"])
    #expect(copy.first?.placeholders == ["[month]"])
  }

  @Test(
    "a reader of books is no screen reader",
    arguments: [
      ("Reader", []), ("Reader settings", []), ("Screen reader", ["The shelf is read first"]),
      ("Screen readers", ["The shelf is read first"]), ("Screen reader settings", []),
    ] as [(String, [String])])
  func readers(title: String, expected: [String]) {
    #expect(
      lower("# App\n\n## \(title)\n\n- The shelf is read first\n").accessibility.map(\.text)
        == expected)
  }

  @Test(
    "a keyboard that is shown is no way to reach the interface",
    arguments: [
      ("App", "Keyboard", ["Rows take arrows"]),
      ("App", "Keyboard shortcuts", ["Rows take arrows"]),
      ("App", "Reply keyboard", []), ("App", "On-screen keyboard", []),
      ("App", "Accessibility of the inline keyboard", ["Rows take arrows"]),
      ("Telegram bot", "Keyboard", []),
    ] as [(String, String, [String])])
  func keyboards(document: String, title: String, expected: [String]) {
    let text = "# \(document)\n\n## \(title)\n\n- Rows take arrows\n"
    #expect(lower(text).accessibility.map(\.text) == expected)
  }

  @Test("a part of the interface is no heading over statements, a link and a command are none")
  func leavesOtherLinesBelowAccessibility() {
    let text = """
      ### Adjust accessibility settings mid-run

      - Entry: the pause overlay
      - Rows announce their weight

      ## Accessibility

      - [Contrast checker](https://contrast.example)
      - `npm run check`
      - Rows stand in reading order

      """
    let found = lower(text).accessibility.map(\.text)
    #expect(found == ["Rows announce their weight", "Rows stand in reading order"])
  }

  @Test func readsAccessibilityStatements() {
    let found = lower("## Accessibility\n\n- **Rows**: ARIA labels\n\n## Other\n\n- Rows move")
      .accessibility
    #expect(found.map(\.kind) == [.label])
    #expect(found.map(\.subject) == ["Rows"])
  }

  @Test(
    arguments: [
      ("---\ntitle: Shop\nstatus: Approved\n---\n# Other", "Shop", "approved"),
      ("# Shop\n\n**Status:** ✅ Done", "Shop", "done"), ("## Shop", "Shop", nil), ("", nil, nil),
    ] as [(String, String?, String?)])
  func readsTitleAndStatus(text: String, title: String?, status: String?) {
    let spec = lower(text)
    #expect(spec.title == title)
    #expect(spec.status?.text == status)
  }
}
