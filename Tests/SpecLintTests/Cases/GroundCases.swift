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
      "C412", "values in parentheses behind words for colours",
      "| Part | Text | Ground | Ratio |\n|---|---|---|---|\n| Note | Gray (#8E8E93) | White (#FFFFFF) | ⟦4.6⟧:1 |\n\n"
        + "- Cian (#00D1FF) sobre blanco (#F8FAFC) con contraste de ⟦2.8⟧:1\n"),
    .init(
      "C412", "names without what all custom properties begin with",
      "```css\n--color-ink-soft: #4A5A50;\n--color-cream: #F9F5EE;\n```\n\n- `ink-soft` on `cream` has ⟦9.1⟧:1\n"
        + "- `ink-soft` on `cream` has 6.7:1\n"),
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
      "K802", "a dark appearance whose surfaces let the page through",
      "## Color Tiers\n\n| Tier | Surface | Text |\n|---|---|---|\n| Oak | #FEF3C7 | #92400E |\n| Elm | #F1F5F9 | #475569 |\n\n"
        + "### Dark Theme\n\n| Tier | Surface | Text |\n|---|---|---|\n| Oak | rgba(245, 158, 11, 0.1) | #93C5FD |\n"
        + "| Elm | rgba(148, 163, 184, 0.1) | #8FB0CB |\n"),
    .init(
      "K802", "a family of dark browns",
      "## Colors\n\n- `text-title`: `#222222`\n- `bg-page`: `#FFFFFF`\n\n### Foreground (dark brown)\n\n- `text-caption`: `⟦#9CA3AF⟧`\n"
    ),
    .init(
      "K802", "several colours of one name",
      "| Name | Value | Use |\n|---|---|---|\n| Paper | `#FFFFFF` | backgrounds |\n| Ink | `#222222` | text |\n"
        + "| Gray | `#CCCCCC` · `#666666` | secondary text |\n"),
  ]

  @Test(arguments: pairs)
  func pair(_ test: RuleCase) { test.check() }

  static let standards: [RuleCase] = [
    .init(
      "X858", "large text in pixels", "### Large Text (≥ ⟦18px⟧ or ≥ 14px bold)\n\n- Minimum: 3:1\n"
    ),
    .init(
      "X858", "bold text in pixels", "- 4:1: enough for large text (⟦14px⟧+ bold) at level AA\n"),
    .init("X858", "large text in a table", "| Large text (⟦18px⟧+) | 3:1 |\n|---|---|\n"),
    .init("X858", "large text in points", "- Large text (18pt+ or 14pt+ bold): 3:1\n"),
    .init("X858", "both units", "- Large text (18pt, 24px; 14pt bold, 18.66px): 3:1\n"),
    .init("X858", "a style of that size", "- Large text: 18px for intros\n\n## B\n\nx\n"),
    .init(
      "X859", "attributes on two lines",
      "```jsx\n<div\n  role=\"alert\"\n  ⟦aria-live=\"polite\"⟧\n/>\n```\n"),
    .init(
      "X859", "a cell",
      "| Part | ARIA |\n|---|---|\n| Success | `role=\"alert\" ⟦aria-live=\"polite\"⟧` |\n"),
    .init(
      "X859", "a status that interrupts",
      "```html\n<p role=\"status\" ⟦aria-live=\"assertive\"⟧>Saved</p>\n```\n"),
    .init(
      "X859", "two spans of one sentence",
      "- Errors use `role=\"alert\"`, and hints use `aria-live=\"polite\"`\n"),
    .init("X859", "a refusal", "- Do not combine `role=\"alert\" aria-live=\"polite\"`\n"),
    .init(
      "X859", "two elements",
      "```html\n<p role=\"alert\">Lost</p>\n<p aria-live=\"polite\">Saved</p>\n```\n"),
    .init(
      "X859", "two cells",
      "| Error | Success |\n|---|---|\n| `role=\"alert\"` | `aria-live=\"polite\"` |\n"),
    .init(
      "X859", "what agrees", "- Errors: `role=\"alert\"` (`aria-live=\"assertive\"`)\n"),
    .init(
      "C414", "the floor of readable text",
      "- ⟦Label: 13px. 11px is the absolute floor for readable text.⟧\n\n## Badge\n\n- Badge label size: 10px\n"
    ),
    .init(
      "C414", "never below",
      "- ⟦Never set readable text below 11px⟧\n\n## Badge\n\n- Badge label size: 10px\n"),
    .init(
      "C414", "no text below the floor",
      "- Never set readable text below 11px\n\n## Badge\n\n- Badge label size: 11px\n"),
    .init(
      "T304", "two names before a value",
      "---\nname: Quay\ncolors:\n  surface: \"#f7f9fb\"\n---\n\n# Quay\n\n- **Neutral/Surface (⟦#F8FAFC⟧):** cards\n"
    ),
  ]

  @Test(arguments: standards)
  func standard(_ test: RuleCase) { test.check() }

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
      "S507", "two keys",
      "| From | Key | To |\n|---|---|---|\n| Normal | `v` | Characters |\n| Normal | `V` | Lines |\n"
        + "| Characters | Esc | Normal |\n| Lines | Esc | Normal |\n"),
    .init(
      "S507", "one key twice",
      "| From | Key | To |\n|---|---|---|\n| Normal | `V` | Characters |\n| Normal | `⟦V⟧` | Lines |\n"
        + "| Characters | Esc | Normal |\n| Lines | Esc | Normal |\n"),
    .init(
      "S507", "conditions with signs",
      "| From | Trigger | To |\n|---|---|---|\n| Round | over, rest > 0 | Rest |\n| Round | over, rest = 0 | Round |\n"
        + "| Rest | over | Round |\n"),
    .init(
      "G708", "a bad example",
      "- Touch targets: at least 44px\n\n```css\n/* ❌ Bad */\n.btn {\n  height: 28px;\n}\n```\n"),
    .init(
      "G708", "a distance from an edge",
      "## Touch\n\n- Touch targets: at least 44px\n\n## Banner\n\n- Close button: ⟦32px⟧ high, 8px from the edge\n"
    ),
    .init(
      "G708", "a size that grows",
      "## Touch\n\n- Touch targets: at least 44px\n\n## Banner\n\n- Close button: 32px high, from 600px on 44px\n"
    ),
    .init(
      "G708", "a height with its own area",
      "## Chip\n\n- Height: 32px, with a hit area of 48px\n\n```css\n.chip {\n  height: 32px;\n}\n```\n"
    ),
    .init(
      "K801", "a text colour on another",
      "## Colours\n\n- **Helper text**: ⟦#9AA0A6⟧ on #FFFFFF, 14px Regular\n- Label: #202124 on #FFFFFF\n"
    ),
    .init(
      "K801", "a border on another, and a pair with its ratio",
      "## Colours\n\n- **Border**: #9AA0A6 on #FFFFFF\n- Body text: #9AA0A6 on #FFFFFF, 2.6:1, large only\n"
    ),
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
