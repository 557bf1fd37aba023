import Testing

/// What stands beside a value or a name and is not said of it: bans on uses, verdicts, numbers of records, sentences of
/// their own, and members of lists that dots part.
@Suite struct NotOfThisCases {
  private static let till =
    "---\nname: Till\ncolors:\n  glow: \"#F5B301\"\n---\n\n# Till\n\n## Colors\n\n### Secondary\n\n"
    + "- **Amber Glow** (`#F5B301`): The accent of totals. Never on small text; glow at 12px is gone.\n\n"

  static let floors: [RuleCase] = [
    .init(
      "C414", "small text that may not have a colour",
      till + "### Don't\n\n- **Don't** use Amber Glow (`#F5B301`) on text smaller than 18px\n"),
    .init(
      "C414", "small text that may not have a weight",
      "# Till\n\n- Don't use thin weights on text smaller than 14px.\n\n## Badge\n\n- Badge label size: 11px\n"
    ),
    .init(
      "C414", "small text at all",
      "# Till\n\n- ⟦Never use text smaller than 14px.⟧\n\n## Badge\n\n- Badge label size: 11px\n"),
    .init(
      "C414", "a size that a line calls unreadable",
      "# Till\n\n- Text is never smaller than 14px.\n\n## Amber\n\n- **Amber** (`#F5B301`): totals. Amber text at 11px fails.\n"
    ),
  ]

  private static let field =
    "# Field\n\n## Colors\n\n- `ink`: #222222\n- `paper`: #FFFFFF\n\n## Looks\n\n"

  static let names: [RuleCase] = [
    .init(
      "T301", "a name before a ban on something else",
      field + "- Focus: border in `var(⟦--mark⟧)`. Never the outline of the browser.\n"),
    .init(
      "T301", "a name before a ban on it",
      field + "- Focus: border in `var(--mark)`. Never use it on dark grounds.\n"),
    .init("T301", "a name in a ban", field + "- Focus: never a border in `var(--mark)`. Calm.\n"),
    .init(
      "C401", "numbers of records",
      "# Deck\n\n## Undoing\n\nGoing back was left out: the daemon persists nothing, so going back means re-running `up`, "
        + "and LOG-0012 says the order may not come back identically.\n\n## Presence\n\n"
        + "K-038 says the daemon persists nothing, which means no disk; the 30 s picture lives in memory.\n"
    ),
    .init(
      "T309", "what people see who do not see all colours",
      "# Tiles\n\n- Ground: `color.bg.page`\n- Text: `color.text.body`\n- Rule: `color.line.soft`\n\n"
        + "- Breeze (yellow) stays apart from the others even with deuteranopia.\n"),
  ]

  static let colours: [RuleCase] = [
    .init(
      "C412", "a colour that the row rules out",
      "# Night\n\n| Token | Hex | Role |\n|---|---|---|\n| `canvas` | `#0B0E13` | App background |\n"
        + "| `letters` | `#F2F5F9` | Cool (17.7:1 on canvas), never pure white |\n"),
    .init(
      "K802", "a text among others with a switched off one, between dots",
      "# Desk\n\n## Colours\n\n- Surfaces: canvas #F1EBE0 · panel #FCFAF6\n"
        + "- Text: primary #26211C · secondary ⟦#9A9186⟧ · disabled #A29888\n"),
    .init(
      "K802", "lines among others, between dots",
      "# Desk\n\n## Colours\n\n- Surfaces: canvas #F1EBE0 · panel #FCFAF6\n"
        + "- Text: primary #26211C · onDark #FFFFFF\n- Lines: soft #E4DACA · strong #D2C5AF\n"),
  ]

  static let grids: [RuleCase] = [
    .init(
      "G701", "a base scale of distances",
      "# Desk\n\n## Layout\n\n- Calm spacing: 4px base scale, never in between.\n\n## Field\n\n"
        + "- Padding: `12px ⟦14px⟧`\n"),
    .init(
      "G701", "a base scale of letters",
      "# Desk\n\n## Letters\n\n- Type: 16px base scale, ratio 1.25\n\n## Field\n\n- Padding: `12px 14px`\n"
    ),
  ]

  private static func shadows(_ card: String) -> String {
    "# Desk\n\n## Shadows\n\n| Token | Value | Use |\n|---|---|---|\n"
      + "| `shadow-hair` | `0 1px 2px rgba(0,0,0,0.05)` | Rows |\n"
      + "| `shadow-card` | `0 3px 9px rgba(0,0,0,0.07)` | Cards |\n\n## Sheet\n\n```css\n@theme {\n"
      + "  --shadow-hair: 0 1px 2px 0 rgba(0, 0, 0, 0.05);\n  --shadow-card: \(card);\n}\n```\n"
  }

  static let layers: [RuleCase] = [
    .init("T304", "another blur in the sheet", shadows("⟦0 3px 12px rgba(0, 0, 0, 0.07)⟧")),
    .init("T304", "a spread that the table lacks", shadows("⟦0 3px 9px -2px rgba(0, 0, 0, 0.07)⟧")),
    .init("T304", "the same shadow in other words", shadows("0 3px 9px 0 rgb(0 0 0 / 0.07)")),
    .init(
      "T304", "a layer more than in the table",
      shadows("0 3px 9px rgba(0, 0, 0, 0.07), 0 1px 1px rgba(0, 0, 0, 0.03)")),
  ]

  private static let theme =
    "# Kit\n\n```css\n@theme {\n  --color-page: #fafafa;\n  --color-panel: #ffffff;\n"
    + "  --color-text-main: #1b1f24;\n  --color-text-side: #4a525c;\n"
    + "  --color-text-faint: #6b7480;\n"
    + "  --color-line: #d5dae0;\n}\n```\n\n"

  static let classes: [RuleCase] = [
    .init(
      "T301", "a class that leaves out a word",
      theme + "- Title: `text-lg text-text-main`\n- Body: `text-sm text-text-side`\n"
        + "- Off: `⟦text-faint⟧`\n"),
    .init(
      "T301", "a theme whose classes are mapped",
      theme + "- Title: `text-lg text-main`\n- Body: `text-sm text-side`\n- Off: `text-faint`\n"),
    .init(
      "T301", "a class with a colour of its own",
      theme + "- Title: `text-lg text-text-main`\n- Body: `text-sm text-text-side`\n"
        + "- Off: `text-line`\n"),
  ]

  @Test(arguments: floors + names + layers + classes)
  func words(_ test: RuleCase) { test.check() }

  @Test(arguments: colours + grids)
  func values(_ test: RuleCase) { test.check() }
}
