import Testing

/// Ratios whose ground stands in a header, a remark or another column, and pairs of a tint and its text.
@Suite struct GroundCases {
  static let claims: [RuleCase] = [
    .init(
      "C412", "a ground in the header",
      "| Colour | On `#1D1D1B` | Verdict |\n|---|---|---|\n| Gray `#575756` | ⟦4.33⟧:1 | no text |\n"
        + "| Light `#D1D1D1` | 11.06:1 | text |\n"),
    .init(
      "C412", "a decimal comma",
      "| Farbe | Auf `#1D1D1B` |\n|---|---|\n| Grau `#575756` | ⟦4,33⟧:1 |\n"),
    .init(
      "C412", "a remark on a named ground",
      "## Colors\n\n- **Cream** `#f7e7db` – pages\n\n| Token | Value | Notes |\n|---|---|---|\n"
        + "| `--accent-text` | `#c44400` | for text on cream (⟦4.6⟧:1) |\n"),
    .init(
      "C412", "a remark above a rule",
      "```css\n/* Good - ⟦7.28⟧:1 */\n.save {\n  background: #2d9b87;\n  color: #ffffff;\n}\n```\n"),
    .init(
      "C412", "columns for two appearances",
      "| Token | Dark | Light | Use |\n|---|---|---|---|\n| `ink` | `#EDEFF7` | `#191D2B` | text (contrast 12:1) |\n"
    ),
    .init(
      "C412", "two variants that reach a level",
      "The colour is lightened or darkened up to AA (`#CC1C1B` / `#E84E4D`).\n"),
    .init(
      "C412", "a sentence before the replacement",
      "Amber falls to 1.83:1 on white. The light theme takes `#9F6D00` instead.\n"),
    .init(
      "C412", "ratios that hold",
      "| Farbe | Auf `#1D1D1B` |\n|---|---|\n| Grau `#575756` | 2,33:1 |\n| Hell `#D1D1D1` | 11,06:1 |\n"
    ),
  ]

  @Test(arguments: claims)
  func claim(_ test: RuleCase) { test.check() }

  static let pairs: [RuleCase] = [
    .init(
      "K801", "a tint and its text",
      "```\nChips:\n  Cinema:  #FFF3E0 / ⟦#E65100⟧\n  Theatre: #E3F2FD / #1565C0\n```\n"),
    .init(
      "K801", "a column of texts beside names of fills",
      "- `--btn-sea`: #3A82C8 – background of buttons\n\n| Variant | Use | Text color |\n|---|---|---|\n| `--btn-sea` | Save | White (⟦#FFFFFF⟧) |\n"
    ),
    .init(
      "K801", "a size behind the colour",
      "- Background: #007AFF\n- Text: ⟦White⟧, Semibold 17pt\n"),
    .init(
      "K801", "large text in a state of the same control",
      "## Button\n\n- Background: #007AFF\n- Text: White, Bold 20px\n\n1. **Enabled:**\n   - Background: #007AFF\n"
        + "   - Text: White\n"),
    .init(
      "K801", "two appearances of a chip",
      "```\nChips in light / dark:\n  Cinema:  #FFF3E0 / #E65100\n```\n"),
    .init(
      "K802", "a family of inks",
      "```css\n--ink-strong: #18302c;\n--ink: #334a46;\n--ink-muted: ⟦#6b7f7b⟧;\n--ink-subtle: ⟦#8d9d99⟧;\n"
        + "--surface: #ffffff;\n```\n"),
    .init(
      "K802", "several colours of one name",
      "| Name | Value | Use |\n|---|---|---|\n| Paper | `#FFFFFF` | backgrounds |\n| Ink | `#222222` | text |\n"
        + "| Gray | `#CCCCCC` · `#666666` | secondary text |\n"),
  ]

  @Test(arguments: pairs)
  func pair(_ test: RuleCase) { test.check() }

  static let quiet: [RuleCase] = [
    .init(
      "C415", "white although there is none",
      "- No pure black or pure white, cream is the lightest\n\n## Card\n\n⟦- Background: white⟧\n"),
    .init(
      "C415", "white in one appearance",
      "- No pure white in dark mode\n\n## Card\n\n- Background: white\n"),
    .init(
      "C415", "nearly white",
      "- No pure white, cream is the lightest\n\n## Card\n\n- Background: off white\n"),
    .init(
      "S507", "conditions with signs",
      "| From | Trigger | To |\n|---|---|---|\n| Round | over, rest > 0 | Rest |\n| Round | over, rest = 0 | Round |\n"
        + "| Rest | over | Round |\n"),
    .init(
      "G708", "a bad example",
      "- Touch targets: at least 44px\n\n```css\n/* ❌ Bad */\n.btn {\n  height: 28px;\n}\n```\n"),
    .init(
      "G708", "pixels below points",
      "## Chips\n\n- Chip height: ⟦34px⟧\n\n## Touch\n\n- Touch targets: at least 44pt\n"),
    .init(
      "G701", "a size beside a grid",
      "| mobile | 1-col grid; hero 70px → ~44px |\n|---|---|\n\n- Gap: 12px\n"),
    .init(
      "R952", "work for a role",
      "## Integration\n\n### For Interaction Designer\n\n- Durations and curves to be defined\n"),
    .init("R952", "a link that is missing", "- Prototype: [⟦To be added⟧]\n"),
    .init(
      "S512", "sections that name their theme",
      "## Empty State (Light Theme)\n\nText.\n\n## Error State (Light Theme)\n\nText.\n\n## Dark Mode State\n\nText.\n"
    ),
  ]

  @Test(arguments: quiet)
  func others(_ test: RuleCase) { test.check() }
}
