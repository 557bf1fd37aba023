import Testing

/// Further wordings of limits, scales, bars, staggers and drags.
@Suite struct WiderWordingCases {
  private static let rows =
    "\n| From | To | Trigger | Duration | Animation |\n|---|---|---|---|---|\n"
    + "| Loading | Ready | Done | ⟦300ms⟧ | Fade-in with stagger |\n"
    + "| Ready | Loading | Pull | 200ms | Fade |\n"
  private static let styles =
    "## Typography\n\n- **Title**: `24px/30px, Bold` – heads\n- **Body**: `14px/18px, Regular` – text\n\n"
  private static let targets = "- All touch targets are at least 44pt\n"

  static let cases: [RuleCase] = [
    .init(
      "A602", "a stagger without a label above it",
      "- Cards fade in with 300ms ease-out\n- Stagger: 50ms delay between cards\n" + rows),
    .init(
      "A602", "a stagger in another list",
      "- Cards fade in with 300ms ease-out\n\nRows:\n\n- Stagger: 50ms delay between rows\n"
        + rows.replacing("⟦300ms⟧", with: "300ms")),
    .init("X855", "up to a maximum", "- Supports Dynamic Type up to the maximum of ⟦200%⟧\n"),
    .init(
      "X855", "a maximum of lines", "- Dynamic Type at 200%: titles wrap to a maximum of 2 lines\n"),
    .init("G705", "a factor for tablets", styles + "- Tablet typography: ⟦1.15x⟧ scale\n"),
    .init("G705", "a ratio of the scale", styles + "- Typography scale ratio on tablets: 1.25x\n"),
    .init(
      "G702", "a toolbar with its height",
      "- Toolbar height: 56pt\n- Toolbar padding: ⟦8pt⟧ vertical\n" + targets),
    .init(
      "G702", "a toolbar with room",
      "- Toolbar height: 60pt\n- Toolbar padding: 8pt vertical\n" + targets),
    .init(
      "X854", "only by swiping",
      "# Cards\n\nA card can ⟦only be dismissed by swiping⟧ it.\n\n- Swipe left to delete\n"),
    .init(
      "X854", "also with a button",
      "# Cards\n\nA card can be dismissed by swiping it.\n\n- A delete button does the same\n"),
    .init(
      "C404", "appears after so much of the drag",
      "- Stamp appears after ⟦20px⟧ of drag\n- Stamp opacity: 0 to 1 over 0-80px of drag\n"),
    .init(
      "C404", "appears after a time",
      "- Stamp appears after 200ms\n- Stamp opacity: 0 to 1 over 0-80px of drag\n"),
    .init(
      "C403", "fully visible",
      "- The header is fully visible at ⟦120px⟧ of scroll\n\n```js\nscrollOffset = event.deltaY * 0.5;\n"
        + "header.opacity = Math.min(scrollOffset / 120, 1);\n```\n"),
    .init(
      "K801", "a style in digits",
      "## Card\n\n- **Counts**: Caption (12px/16px, Regular) in `⟦#A0AEC0⟧`\n- **Background**: `#F7FAFC`\n"
    ),
    .init(
      "K801", "a style in dark digits",
      "## Card\n\n- **Counts**: Caption (12px/16px, Regular) in `#404850`\n- **Background**: `#F7FAFC`\n"
    ),
    .init(
      "K801", "a style in digits (de)",
      "## Karte\n\n- **Zähler**: Caption (12px/16px, Regular) in `⟦#A0AEC0⟧`\n- **Hintergrund**: `#F7FAFC`\n"
    ),
  ]

  @Test(arguments: cases)
  func found(_ test: RuleCase) { test.check() }
}
