import Testing

/// Values with a remark behind them, and labels whose value stands in a cell of its own.
@Suite struct RemarkedCases {
  private static let palette = """
    # Colours

    - **Sky-200**: `#A9CDF0` – chosen rows
    - **Ink-700**: `#22304A` – headings
    - **Paper**: `#FFFFFF` – page background


    """

  static let rings: [RuleCase] = [
    .init(
      "K804", "a row on the colour of the ring",
      palette + """
        | Property | Value |
        |---|---|
        | Focus ring colour | Sky-200 (⟦#A9CDF0⟧) |
        | Focus ring width | 2px |

        """),
    .init(
      "K804", "a name in the row of the ring",
      palette + "| Property | Value |\n|---|---|\n| Focus outline | `⟦Sky-200⟧` |\n"),
    .init(
      "K804", "width, style and name in one span",
      palette + "## Button\n\n- **Focus**: `⟦2px solid Sky-200⟧`\n"),
    .init(
      "K804", "a name in plain words",
      palette + "## Button\n\n- **Focus**: 2px solid ⟦Sky-200⟧ outline\n"),
    .init(
      "K804", "a dark name in plain words",
      palette + "## Button\n\n- **Focus**: 2px solid Ink-700 outline\n"),
    .init(
      "K804", "a dark ring in its row",
      palette + "| Property | Value |\n|---|---|\n| Focus ring colour | #22304A |\n"),
  ]

  static let pairs: [RuleCase] = [
    .init(
      "K801", "the name of the colour behind a function",
      """
      # Notes

      **Saved note:**
      - **Background**: `hsl(152, 62%, 48%)` (Meadow)
      - **Color**: ⟦White⟧

      """),
    .init(
      "K801", "a comparison behind the ground",
      """
      # Captions

      - Font: 13px
      - Color: Stone (⟦#9A9EA6⟧)
      - Background: White (like the sheet)

      """),
    .init(
      "K801", "letters that are all capitals",
      """
      # Captions

      - Font: 13px
      - Color: Stone (⟦#9A9EA6⟧)
      - Text: All caps
      - Background: White

      """),
    .init(
      "K801", "a gradient behind its own label",
      """
      # Call button

      - Fill: see below
      - **Save button**:
        - Gradient: `hsl(168, 72%, 52%)` to `hsl(262, 68%, 62%)`
        - Text: ⟦White⟧, 16px, 500 weight

      """),
    .init(
      "K801", "a gradient that carries its text",
      """
      # Call button

      - Fill: see below
      - **Save button**:
        - Gradient: `#14532D` to `#1E3A8A`
        - Text: White, 16px, 500 weight

      """),
    .init(
      "K801", "the hint of a field whose ground stands above",
      """
      # Find

      ## Find bar

      **Style:**
      - Background: #EEF0F3
      - Height: 40px

      **Placeholder:** "Find a train"
      - Font: 16px
      - Color: ⟦#9AA1AD⟧

      """),
    .init(
      "K801", "two fields above the hint",
      """
      # Find

      ## Find bar

      **Bar:**
      - Background: #EEF0F3

      **Sheet:**
      - Background: #1C2026

      **Placeholder:** "Find a train"
      - Font: 16px
      - Color: #9AA1AD

      """),
    .init(
      "K801", "a remark that limits the ground",
      """
      # Captions

      - Font: 13px
      - Color: Stone (#9A9EA6)
      - Background: White (when pressed)

      """),
  ]

  static let levels: [RuleCase] = [
    .init(
      "C412", "the ground of the item beside it",
      """
      # Tabs

      - Chosen tab: Blue #1D4ED8 (meets WCAG AA against white)
      - Idle tab: Gray #8F98A8 (meets WCAG ⟦AA⟧)

      """),
    .init(
      "C412", "two grounds in the list",
      """
      # Tabs

      - Chosen tab: Blue #1D4ED8 (meets WCAG AA against white)
      - Bar title: Mint #B7F0D0 (meets WCAG AA against black)
      - Idle tab: Gray #8F98A8 (meets WCAG AA)

      """),
    .init(
      "C412", "a colour that the ground hides",
      """
      # Tabs

      - Chosen tab: Blue #1D4ED8 (meets WCAG AA against white)
      - Title on top: Cloud #E8ECF2 (meets WCAG AA)

      """),
    .init(
      "C412", "an icon",
      """
      # Tabs

      - Chosen tab: Blue #1D4ED8 (meets WCAG AA against white)
      - Idle icon: Gray #8A93A3 (meets WCAG AA)

      """),
  ]

  static let measures: [RuleCase] = [
    .init(
      "G710", "a height that is a target, and a remark on the sides",
      """
      # Parts

      ## Save button

      #### Visual Specifications
      - **Height**: `⟦48px⟧` (a good touch target)
      - **Padding**: `16px 24px` (horizontal room)
      - **Font**: 16px

      """),
    .init(
      "G710", "room enough for the label",
      """
      # Parts

      ## Save button

      - **Height**: `56px` (a good touch target)
      - **Padding**: `16px 24px` (horizontal room)
      - **Font**: 16px

      """),
    .init(
      "G708", "usage guidelines",
      """
      # Signs

      ## Usage Guidelines

      - **Size**: Minimum ⟦24px⟧ for touch targets

      ## Touch Targets

      - **Minimum Size**: 44px × 44px

      """),
    .init(
      "G708", "guidelines of others",
      """
      # Signs

      ## WCAG Guidelines

      - **Size**: Minimum 24px for touch targets

      ## Touch Targets

      - **Minimum Size**: 44px × 44px

      """),
    .init(
      "G701", "a remark with a height of its own",
      """
      # Rows

      **Base Unit:** 4pt (all spacing multiples of 4)

      - **Screen Margins:** 16pt horizontal
      - **Button Padding:** 16pt horizontal, ⟦14pt⟧ vertical (for 52pt height buttons)

      """),
  ]

  private static let styles = """
    # Type

    | Element | Size | Weight |
    |---|---|---|
    | **Body** | 16px | 400 |
    | **Tab Label** | 11px | 500 |

    ## Access


    """

  static let floors: [RuleCase] = [
    .init(
      "C414", "a row on the smallest size",
      styles + "| Requirement | Value |\n|---|---|\n| ⟦Minimum font size⟧ | 12px |\n"),
    .init("C414", "another language", styles + "- ⟦Kleinste Schrift: 13px⟧\n"),
    .init(
      "C414", "another script", styles + "| 항목 | 값 |\n|---|---|\n| ⟦최소 글자 크기⟧ | 12px |\n"),
    .init(
      "C414", "a smallest size of something else",
      styles + "| Requirement | Value |\n|---|---|\n| Minimum icon size | 20px |\n"),
    .init("C414", "the smallest size itself", styles + "- Kleinste Schrift: 11px\n"),
  ]

  static let radii: [RuleCase] = [
    .init(
      "T305", "one of the radii in brackets",
      """
      # Sheet

      - Card corner radius: 6pt
      - Search bar corner radius: ⟦10pt⟧

      ## Checks

      - [ ] Consistent corner radius (6 or 14pt)

      """),
    .init(
      "T305", "a radius of the platform",
      """
      # Sheet

      - Card corner radius: 6pt
      - Sheet corner radius: 16pt (iOS standard)

      ## Checks

      - [ ] Consistent corner radius (6 or 14pt)

      """),
    .init(
      "T305", "no set of radii",
      """
      # Sheet

      - Card corner radius: 6pt
      - Search bar corner radius: 10pt

      ## Checks

      - [ ] Consistent corner radius (on cards and bars)

      """),
  ]

  @Test(arguments: rings + pairs + levels)
  func colour(_ test: RuleCase) { test.check() }

  @Test(arguments: measures + floors + radii)
  func measure(_ test: RuleCase) { test.check() }
}
