import Testing

/// Palettes, scales and curves that contradict themselves, and others that do not.
@Suite struct PaletteCases {
  static let texts: [RuleCase] = [
    .init(
      "K802", "a table with uses",
      "| Token | Value | Use |\n|---|---|---|\n| `ink-1` | `#1F2937` | body text |\n"
        + "| `ink-3` | `⟦#A3A3A3⟧` | captions |\n| `base-0` | `#FAFAFA` | page background |\n"),
    .init(
      "K802", "custom properties",
      "```css\n:root {\n  --bg: #101418;\n  --surface: #1A1F24;\n  --text: #F0F3F5;\n"
        + "  --text-muted: ⟦#5A6470⟧;\n}\n```\n"),
    .init(
      "K802", "Japanese uses",
      "| トークン | 値 | 用途 |\n|---|---|---|\n| `k.kuro` | `#111111` | 本文テキスト |\n"
        + "| `k.usu` | `⟦#999999⟧` | 補足テキスト、区切り |\n| `k.shiro` | `#FFFFFF` | ページ背景 |\n"),
    .init(
      "K802", "readable on one of two",
      "## Colors\n\n- `text-title`: `#FFFFFF`\n- `text-body`: `#9CA3AF`\n- `bg-page`: `#FFFFFF`\n"
        + "- `bg-night`: `#0B0F14`\n"),
    .init(
      "K802", "disabled",
      "## Colors\n\n- `text-title`: `#222222`\n- `text-disabled`: `#9CA3AF`\n- `bg-page`: `#FFFFFF`\n"
    ),
    .init(
      "K802", "for another appearance",
      "## Colors\n\n- `text-title`: `#222222`\n- `text-night`: `#F3F4F6`\n- `bg-page`: `#FFFFFF`\n"),
    .init(
      "K802", "text on a button",
      "## Colors\n\n- `text-title`: `#222222`\n- `text-on-accent`: `#F0A0A0`\n- `bg-page`: `#FFFFFF`\n"
    ),
    .init(
      "K802", "no background",
      "## Colors\n\n- `text-title`: `#222222`\n- `text-caption`: `#9CA3AF`\n"),
    .init(
      "K804", "a ring",
      "## Colors\n\n- `canvas`: `#FFFFFF`\n- `focus-ring`: `⟦#BFDBFE⟧`\n"),
    .init(
      "K804", "by its use",
      "| Name | Hex | Use |\n|---|---|---|\n| Mist | `⟦#E5E7EB⟧` | focus outline |\n"
        + "| Paper | `#FFFFFF` | page background |\n"),
    .init(
      "K804", "on all surfaces",
      "## Colors\n\n- `surface-1`: `#0C1018`\n- `surface-2`: `#141A24`\n- `border-focus`: `⟦#2A3A50⟧`\n"
    ),
    .init("K804", "strong", "## Colors\n\n- `canvas`: `#FFFFFF`\n- `focus-ring`: `#1D4ED8`\n"),
    .init(
      "K804", "what has the focus", "## Colors\n\n- `canvas`: `#FFFFFF`\n- `focus-bg`: `#F3F4F6`\n"),
    .init("K804", "no background", "## Colors\n\n- `focus-ring`: `#BFDBFE`\n"),
    .init(
      "K801", "Chinese columns",
      "| 分数 | 颜色 | 背景色 |\n|---|---|---|\n| 高 | `⟦#D97706⟧` | `#FEF3C7` |\n"),
    .init(
      "K801", "German labels",
      "## Hinweis\n\n- Hintergrund: `#FEF3C7`\n- Schriftfarbe: `⟦#D97706⟧`\n"),
  ]

  @Test(arguments: texts)
  func text(_ test: RuleCase) { test.check() }

  static let scales: [RuleCase] = [
    .init(
      "T311", "equal steps", "## Spacing\n\n- `gap-sm`: 8px\n- `gap-md`: ⟦8px⟧\n- `gap-lg`: 24px\n"),
    .init(
      "T311", "a step back",
      "| Token | Value |\n|---|---|\n| `radius-sm` | 4px |\n| `radius-md` | 12px |\n"
        + "| `radius-lg` | ⟦8px⟧ |\n"),
    .init(
      "T311", "custom properties",
      "```css\n:root {\n  --space-xs: 4px;\n  --space-sm: 8px;\n  --space-md: ⟦6px⟧;\n}\n```\n"),
    .init("T311", "growing", "## Spacing\n\n- `gap-xs`: 4px\n- `gap-sm`: 8px\n- `gap-md`: 12px\n"),
    .init(
      "T311", "two breakpoints",
      "## Spacing\n\n- `gap-sm`: 8px\n- `gap-md`: 16px\n- `gap-lg`: 24px\n- `gap-sm`: 4px\n- `gap-md`: 8px\n"
        + "- `gap-lg`: 12px\n"),
    .init(
      "T311", "two families", "## Spacing\n\n- `gap-sm`: 8px\n- `pad-md`: 8px\n- `inset-lg`: 8px\n"),
    .init(
      "T311", "other units", "## Spacing\n\n- `gap-sm`: 8px\n- `gap-md`: 1rem\n- `gap-lg`: 24px\n"),
    .init(
      "T301", "code reads what nobody sets",
      "```css\n:root {\n  --color-a: #111111;\n  --color-b: #222222;\n  --color-c: #333333;\n}\n"
        + ".x { color: var(⟦--color-d⟧); }\n```\n"),
    .init(
      "T301", "code with a fallback",
      "```css\n:root {\n  --color-a: #111111;\n  --color-b: #222222;\n  --color-c: #333333;\n}\n"
        + ".x { color: var(--color-d, #444444); }\n```\n"),
    .init("T301", "code of another family", "```css\n.x { color: var(--color-d); }\n```\n"),
    .init(
      "T304", "a label in parentheses",
      "---\ncolors:\n  background: \"#121415\"\n---\n# A\n\n"
        + "- **Level 0 (Background):** `⟦#0B0D0E⟧`\n"),
    .init(
      "T304", "the same in parentheses",
      "---\ncolors:\n  background: \"#121415\"\n---\n# A\n\n- **Level 0 (Background):** `#121415`\n"
    ),
    .init(
      "T309", "a colour that has a row",
      "| Token | Value |\n|---|---|\n| `color.amber` | `#F59E0B` |\n| `color.ink` | `#111111` |\n\n"
        + "- Text: `color.ink`\n- Title: `color.ink`\n- Hint: `color.ink`\n- Amber dot\n"),
    .init(
      "T309", "a colour of another brand",
      "- Text: `color.ink`\n- Title: `color.ink`\n- Hint: `color.ink`\n- Sign in with Acme blue button\n"
    ),
  ]

  @Test(arguments: scales)
  func scale(_ test: RuleCase) { test.check() }

  static let curves: [RuleCase] = [
    .init(
      "A607", "a remark in code",
      "```css\n--ease-pop: ⟦cubic-bezier(0.22, 1, 0.36, 1)⟧; /* slight overshoot */\n```\n"),
    .init(
      "A607", "a row",
      "| Name | Curve | Use |\n|---|---|---|\n"
        + "| bounce | ⟦cubic-bezier(0.4, 0, 0.2, 1)⟧ | badges |\n"),
    .init(
      "A607", "denied and done",
      "- Settles without overshoot: ⟦cubic-bezier(0.34, 1.4, 0.64, 1)⟧\n"),
    .init("A607", "done", "- Bounces in: cubic-bezier(0.68, -0.55, 0.27, 1.55)\n"),
    .init("A607", "denied", "- No bounce: cubic-bezier(0.2, 0, 0, 1)\n"),
    .init("A607", "nothing said", "- Sheet: cubic-bezier(0.2, 0, 0, 1)\n"),
    .init(
      "A607", "two curves",
      "- Bounce cubic-bezier(0.2, 0, 0, 1) or cubic-bezier(0.3, 1.5, 0.6, 1)\n"),
  ]

  @Test(arguments: curves)
  func curve(_ test: RuleCase) { test.check() }

  static let related: [RuleCase] = [
    .init(
      "M205", "several lists in one section",
      "---\nrelated-files:\n  - ./b.md\n  - ./c.md\n---\n# A\n\n## Related Documents\n\n"
        + "### Features\n- [B](b.md)\n\n### System\n- [C](c.md)\n"),
    .init(
      "M205", "one is missing in all lists",
      "---\nrelated-files:\n  ⟦- ./b.md\n  - ./d.md⟧\n---\n# A\n\n## Related Documents\n\n"
        + "### Features\n- [B](b.md)\n\n### System\n- [C](c.md)\n"),
  ]

  @Test(arguments: related)
  func relatedFiles(_ test: RuleCase) { test.check() }
}
