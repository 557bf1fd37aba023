import Testing

/// Colours through which the ground shines, and levels that lines say are reached.
@Suite struct TranslucentCases {
  static let texts: [RuleCase] = [
    .init(
      "K802", "a text in eight digits",
      "## Palette\n\n| Name | Hex | Use |\n|---|---|---|\n| **Background** | `#F2F7F4` | page |\n"
        + "| **Foreground** | `#10201A` | text |\n| **Muted Foreground** | `⟦#10402E80⟧` | notes |\n"
    ),
    .init(
      "K802", "a text in eight digits that is read",
      "## Palette\n\n| Name | Hex | Use |\n|---|---|---|\n| **Background** | `#F2F7F4` | page |\n"
        + "| **Foreground** | `#10201A` | text |\n| **Muted Foreground** | `#10402ECC` | notes |\n"),
    .init(
      "K802", "eight digits that begin with the opacity",
      "## Palette (Android)\n\n| Name | Hex | Use |\n|---|---|---|\n| **Background** | `#F2F7F4` | page |\n"
        + "| **Foreground** | `#10201A` | text |\n| **Muted Foreground** | `#80104020` | notes |\n"),
    .init(
      "K802", "a disabled text in eight digits",
      "## Palette\n\n| Name | Hex | Use |\n|---|---|---|\n| **Background** | `#F2F7F4` | page |\n"
        + "| **Foreground** | `#10201A` | text |\n| **Faint text** | `#10402E66` | disabled |\n"),
  ]

  static let pairs: [RuleCase] = [
    .init(
      "K801", "a hint in an empty field",
      "```css\n.field { background: #4B2AA8; color: white; }\n"
        + ".field::placeholder { color: ⟦rgba(255, 255, 255, 0.4)⟧; }\n```\n"),
    .init(
      "K801", "a hint that is read",
      "```css\n.field { background: #4B2AA8; color: white; }\n"
        + ".field::placeholder { color: rgba(255, 255, 255, 0.85); }\n```\n"),
    .init(
      "K801", "a translucent text on the ground of its item",
      "- **Banner**\n  - Background: `#0B7A55`\n  - Text: `⟦rgba(255, 255, 255, 0.6)⟧`\n"),
    .init(
      "K801", "a share of white on the ground of its item",
      "- **Banner**\n  - Background: `#0B7A55`\n  - Text: ⟦white at 60%⟧\n"),
    .init(
      "K801", "a share of white that is read",
      "- **Banner**\n  - Background: `#0B3A29`\n  - Text: white/80\n"),
    .init(
      "K801", "a share of a colour on the ground of its item",
      "- **Banner**\n  - Background: `#0B7A55`\n  - Text: `⟦#FFFFFF` (60%)⟧\n"),
    .init(
      "K801", "a translucent text without a ground",
      "- **Banner**\n  - Background: `url(sky.png)`\n  - Text: `rgba(255, 255, 255, 0.6)`\n"),
    .init(
      "K801", "a badge on a tint of its own colour",
      "## Colours\n\n| Name | Hex | Use |\n|---|---|---|\n| Page | `#FFFFFF` | page background |\n\n"
        + "```css\n.badge { color: ⟦#17A34B⟧; background: rgba(23, 163, 75, 0.12); }\n```\n"),
    .init(
      "K801", "a dark text on a tint of its own colour",
      "## Colours\n\n| Name | Hex | Use |\n|---|---|---|\n| Page | `#FFFFFF` | page background |\n\n"
        + "```css\n.badge { color: #0F5E2C; background: rgba(15, 94, 44, 0.12); }\n```\n"),
    .init(
      "K801", "glass of another colour",
      "## Colours\n\n| Name | Hex | Use |\n|---|---|---|\n| Page | `#FFFFFF` | page background |\n\n"
        + "```css\n.glass { color: #FFFFFF; background: rgba(0, 0, 0, 0.2); }\n```\n"),
    .init(
      "K801", "a tint in the dark appearance",
      "## Colours\n\n| Name | Hex | Use |\n|---|---|---|\n| Page | `#FFFFFF` | page background |\n"
        + "| Night | `#0B0F14` | page background, dark |\n\n"
        + "```css\n.dark .badge { color: #4ADE80; background: rgba(74, 222, 128, 0.15); }\n```\n"),
  ]

  static let levels: [RuleCase] = [
    .init(
      "C412", "a pass below the demand for text",
      "## Contrast\n\n- Text on its ground: 4.5:1\n- Leaf (`#1FA968`) on White: ⟦✅ Pass⟧\n"
        + "- Ink (`#1C1C1C`) on White: ✅ Pass\n"),
    .init(
      "C412", "a pass of large text",
      "## Contrast\n\n- Text on its ground: 4.5:1\n- Large leaf (`#1FA968`) on White: ✅ Pass\n"),
    .init(
      "C412", "a pass without a demand",
      "## Contrast\n\n- Leaf (`#1FA968`) on White: ✅ Pass\n- Ink (`#1C1C1C`) on White: ✅ Pass\n"),
    .init(
      "C412", "a level below the value",
      "### Rust\n\n- **Hex:** `#E0662A`\n- **Use:** buttons\n"
        + "- **Accessibility:** ⟦AA compliant on white backgrounds⟧\n"),
    .init(
      "C412", "a level that is not reached",
      "### Rust\n\n- **Hex:** `#E0662A`\n- **Use:** buttons\n"
        + "- **Accessibility:** not AA compliant on white backgrounds\n"),
    .init(
      "C412", "a level for large text",
      "### Rust\n\n- **Hex:** `#E0662A`\n- **Use:** titles\n"
        + "- **Accessibility:** AA compliant on white for large text\n"),
    .init(
      "C412", "a level in French",
      "### Rouille\n\n- **Hex:** `#E0662A`\n- **Usage:** boutons\n"
        + "- **Accessibilité:** ⟦conforme AA sur white⟧\n"),
    .init(
      "C413", "a level of text in a table of pairs",
      "Text has 4.5:1.\n\n| Pair | Ratio | WCAG |\n|---|---|---|\n| Amber on Moss | 4.1:1 | ⟦AA⟧ |\n"
    ),
    .init(
      "C413", "a level of icons in a table of pairs",
      "Text has 4.5:1.\n\n| Pair | Ratio | WCAG |\n|---|---|---|\n| Amber icon on Moss | 4.1:1 | AA |\n"
    ),
  ]

  private static let field =
    "## Colours\n\n- `text-title`: `#1F2430`\n- `text-caption`: `#A3AAB5`\n- `bg-page`: `#FFFFFF`\n\n## Field\n\n"

  static let told: [RuleCase] = [
    .init(
      "K801", "a gradient is told once",
      "```css\n.cta { background: linear-gradient(90deg, #33D6FF, #66C2FF); ⟦color: #FFFFFF⟧; }\n```\n"
    ),
    .init(
      "K801", "a text on the ground of its field",
      field + "- Background: `#FFFFFF`\n- Text: `⟦#A3AAB5⟧`\n"),
    .init(
      "K802", "a text that is told where it stands",
      field + "- Background: `#FFFFFF`\n- Text: `#A3AAB5`\n"),
    .init(
      "K802", "a text that stands nowhere",
      "## Colours\n\n- `text-title`: `#1F2430`\n- `text-caption`: `⟦#A3AAB5⟧`\n- `bg-page`: `#FFFFFF`\n\n## Field\n\n"
        + "- Background: `#FFFFFF`\n- Text: `#1F2430`\n"),
  ]

  @Test(arguments: texts)
  func text(_ test: RuleCase) { test.check() }

  @Test(arguments: pairs)
  func pair(_ test: RuleCase) { test.check() }

  @Test(arguments: levels)
  func level(_ test: RuleCase) { test.check() }

  @Test(arguments: told)
  func toldOnce(_ test: RuleCase) { test.check() }
}
