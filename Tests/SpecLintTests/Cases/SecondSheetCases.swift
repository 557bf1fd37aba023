import Testing

/// Measures that two sections list of one thing, keywords beside a list of curves, white among colours, and controls
/// below the title of their looks.
@Suite struct SecondSheetCases {
  private static let tile =
    "# Kit\n\n## Kinds\n\n### Main Tile\n\nVisual:\n\n- Inset padding: 14pt vertical, 12pt horizontal\n"
    + "- Corner radius: 10pt\n- Minimum height: 52pt (more than 44pt)\n\n## Mapping\n\n"

  private static func table(_ title: String, _ rows: String...) -> String {
    "### \(title)\n\n| Property | Token | Value |\n|---|---|---|\n"
      + rows.map { "| \($0) |\n" }.joined()
  }

  private static let marked = tile.replacing("12pt", with: "⟦12pt⟧")

  static let sheets: [RuleCase] = [
    .init(
      "C401", "a list and the table of tokens",
      marked.replacing("Inset padding", with: "Padding")
        + table(
          "Main Tile Tokens", "Padding vertical | own | 14pt", "Padding horizontal | `gap` | 18pt",
          "Corner radius | own | 10pt")),
    .init(
      "C401", "two lists below one heading",
      """
      ## Cards

      ### Trip Card

      #### Visual Specifications

      - Height: ⟦96px⟧
      - Corner radius: 12px
      - Padding: 12px 20px

      #### Design Tokens

      | Property | Value |
      |---|---|
      | Height | 88px |
      | Corner radius | 12px |
      | Padding horizontal | 20px |

      """),
    .init(
      "C401", "another variant, and another side",
      tile.replacing("Inset padding", with: "Padding")
        + table(
          "Main Tile Tokens", "Padding vertical | own | 14pt", "Padding top | `gap` | 18pt",
          "Padding horizontal (compact) | `gap` | 8pt", "Corner radius | own | 10pt")),
    .init(
      "C401", "nothing that is the same",
      tile + table("Main Tile Tokens", "Corner radius | own | 16pt", "Height | own | 60pt")),
    .init(
      "C401", "two things with the name",
      tile.replacing("Inset padding", with: "Padding")
        + "### Main Tile\n\nThe one on the watch.\n\n"
        + table(
          "Main Tile Tokens", "Padding horizontal | `gap` | 18pt", "Corner radius | own | 10pt")),
  ]

  @Test(arguments: sheets)
  func sheet(_ test: RuleCase) { test.check() }

  private static let curves =
    "## Curves\n\n```css\n--ease-calm: cubic-bezier(0.4, 0, 0.2, 1);\n"
    + "--ease-arrive: cubic-bezier(0, 0, 0.2, 1);\n--ease-depart: cubic-bezier(0.4, 0, 1, 1);\n"
    + "--ease-bounce: cubic-bezier(0.68, -0.55, 0.265, 1.55);\n```\n\n## Panel\n\n"

  static let keywords: [RuleCase] = [
    .init(
      "T301", "several keywords are one finding",
      curves + "- Panel opens: fade in (240ms ⟦ease-out⟧)\n"
        + "- Panel closes: fade out (160ms ease-in)\n"
        + "- Panel colour animation: 200ms ease\n"),
    .init(
      "T301", "a keyword that another word bends",
      curves + "- Panel drops: animation (600ms, ease-out bounce)\n"),
  ]

  @Test(arguments: keywords)
  func keyword(_ test: RuleCase) { test.check() }

  private static func front(_ line: String) -> String {
    "---\nname: Heath\ncolors:\n  surface: '#f4efe6'\n  ink: '#1d2226'\n---\n\n## Colors\n\n\(line)\n"
  }

  static let whites: [RuleCase] = [
    .init("T304", "white without a digit", front("- **Surface (⟦#FFFFFF⟧):** for cards.")),
    .init("T304", "the same white", front("- **Surface (#F4EFE6):** for cards.")),
    .init("T304", "letters that are no colour", front("- **Surface (#faded):** for cards.")),
  ]

  @Test(arguments: whites)
  func white(_ test: RuleCase) { test.check() }

  private static let demand = "## Checks\n\n- [ ] All touch targets meet 44px minimum size\n"

  static let looks: [RuleCase] = [
    .init(
      "G708", "a control below the title of its looks",
      "# Kit\n\n## Bars\n\n### Week Toggle\n\n#### Visual Specifications\n\n- Height: ⟦36px⟧\n\n"
        + demand),
    .init(
      "G708", "an area in the section beside it",
      "# Kit\n\n## Bars\n\n### Week Toggle\n\n#### Visual Specifications\n\n- Height: 36px\n\n"
        + "#### Accessibility\n\n- Touch target: 48px\n\n" + demand),
    .init(
      "G708", "looks of what nobody presses",
      "# Kit\n\n## Bars\n\n### Progress Line\n\n#### Visual Specifications\n\n- Height: 36px\n\n"
        + demand),
  ]

  @Test(arguments: looks)
  func look(_ test: RuleCase) { test.check() }

  private static let frames =
    "## Motion\n\n```css\n@keyframes rise { from { opacity: 0; } }\n@keyframes tilt {\n  to { opacity: 1; }\n}\n"
    + "@keyframes glow { to { opacity: 1; } }\n\n.a { animation: rise 200ms ease-out both; }\n"
    + ".b { animation: tilt 1s infinite, glow 2s linear; }\n"

  static let keyframes: [RuleCase] = [
    .init(
      "T301", "an animation without keyframes",
      frames + ".c { animation: ⟦sink⟧ 300ms ease-in; }\n```\n"),
    .init(
      "T301", "one in a list over two lines",
      frames + ".c {\n  animation:\n    rise 1s,\n    ⟦sink-left⟧ 2s linear;\n}\n```\n"),
    .init("T301", "keyframes of all", frames + ".c { animation: none !important; }\n```\n"),
    .init(
      "T301", "a fence that is cut",
      frames + ".c { animation: sink 300ms; }\n/* ... */\n```\n"),
    .init(
      "T301", "more that lack than are complete",
      frames + ".c { animation: sink 300ms; }\n.d { animation: swim 300ms; }\n```\n"),
    .init(
      "T301", "other code",
      frames + "```\n\n```swift\nview.animation: sink 300ms\n```\n"),
  ]

  @Test(arguments: keyframes)
  func keyframe(_ test: RuleCase) { test.check() }
}
