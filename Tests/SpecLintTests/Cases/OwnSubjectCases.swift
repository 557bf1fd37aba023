import Testing

/// Values that belong to a subject, a condition or a kind of their own, beside those of the thing itself.
@Suite struct OwnSubjectCases {
  static let told: [RuleCase] = [
    .init(
      "C402", "a number that a condition asks for",
      "# Steps\n\n- If `progress` is `100`, show the tick.\n\n```json\n{ \"call\": { \"progress\": 40 } }\n```\n"
    ),
    .init(
      "C402", "a number that a sentence sets",
      "# Steps\n\n- The starting `progress` is `⟦100⟧`.\n\n```ts\nconst progress = 40;\n```\n"),
    .init(
      "C402", "a number behind the comma of another setting",
      "# Query\n\nDefaults: `rows=5` (clamp max 30), `ranked=true`.\n\n```json\n{ \"ranked_ms\": 120 }\n```\n"
    ),
    .init(
      "C401", "a shell that is wider than another one",
      "# Views\n\n## Offer\n\nPaper Frame at 720px content width.\n\n## Bill\n\nPaper Frame at 880px content width (wider than the offer, for its table).\n"
    ),
    .init(
      "C401", "a width beside that of another part",
      "# Sheets\n\n- Modal: ⟦520px⟧ wide.\n\n## Confirm\n\nThe modal is 480px wide, smaller than the sheet.\n"
    ),
    .init(
      "C401", "a shell with two widths",
      "# Views\n\n## Offer\n\nPaper Frame at ⟦720px⟧ content width.\n\n### Layout\n\nThe Paper Frame has a content width of 880px.\n"
    ),
    .init(
      "C401", "the line height of a style whose name holds that of another",
      "---\ntypography:\n  note:\n    lineHeight: 20px\n---\n\n# Type\n\n| Token | Line height |\n|---|---|\n| `{typography.code-note}` | 14px |\n"
    ),
    .init(
      "C401", "fonts of two kinds of one control",
      "# Buttons\n\n**1. Filled: \"Join\"**\n- Background: `#00754A`\n- Font: Open Sans, 16px, weight 600\n\n**2. Dark: \"Enter\"**\n- Background: `#000000`\n- Font: 14px, weight 600\n"
    ),
    .init(
      "C416", "another thing in the same sentence",
      "## Modes\n\nThree modes, one layer.\n\n- **Look**: all\n- **Play**: one again\n- **Read**: one\n- **Layers**: search\n"
    ),
    .init(
      "C416", "a sentence of one thing",
      "## Modes\n\n⟦Three modes⟧. No others.\n\n- **Look**: all\n- **Play**: one again\n- **Read**: one\n- **Match**: two\n"
    ),
    .init(
      "T313", "sizes by element",
      "| Element | Size | Weight |\n|---|---|---|\n| Title of the app | 28px | 700 |\n| Mode | 18px | 600 |\n| Clock | 112px | 700 |\n| Heading | 24px | 700 |\n\n* Font size: `20px`\n"
    ),
    .init(
      "D108", "lines above a row of hyphens",
      "# Files\n\nUse small letters.\n\n⟦Names:\ntrip-service.py\ntrip-profile.ts⟧\n---\n\n## Functions\n\nText.\n\n## Tests\n\nText.\n"
    ),
    .init(
      "A604", "words of one paragraph each",
      "# Motion\n\nPanels slide in 200ms.\n\nReduced motion\n\nTurn on\n\nprefers-reduced-motion\n\nDisable\n\nParallax\n\nStories\n"
    ),
    .init(
      "A604", "words of one paragraph each without an alternative",
      "# Motion\n\nPanels slide in 200ms.\n\n⟦Reduced motion⟧\n\nSupport\n\nprefers-reduced-motion\n"
    ),
    .init(
      "X857", "a toast that is read aloud",
      "# 反馈\n\n- 可撤销：支持“撤销”toast（2 秒窗口）；\n- 无障碍：toast 可朗读。\n"),
    .init(
      "X857", "a toast of which nothing is said",
      "# 反馈\n\n- 可撤销：支持“撤销”toast（⟦2 秒⟧窗口）；\n- 无障碍：焦点不丢失。\n"),
    .init(
      "T301", "colours of text in a theme of code",
      "# Theme\n\nA missing colour falls back to `text.muted`, and old rows sit at `text.faint`.\n"),
  ]

  static let sets: [RuleCase] = [
    .init(
      "T301", "names in braces of a document of a set",
      "# Clock\n\nThe name is set in `{⟦type.body⟧}`, the hint in `{type.note}` and `{colors.muted}`.\n"
    ),
    .init(
      "A604", "a row that promises alone",
      "- **Fade animation**: 200ms ease-out\n- **Slide animation**: 300ms ease-out\n\n| Demand | Standard |\n|---|---|\n| ⟦Reduced motion⟧ | respect `prefers-reduced-motion` |\n"
    ),
    .init(
      "A604", "a row beside an alternative in brackets",
      "- **Fade animation**: 200ms ease-out (reduced: instant)\n\n| Demand | Standard |\n|---|---|\n| Reduced motion | respect `prefers-reduced-motion` |\n"
    ),
    .init(
      "A604", "a row below a column of alternatives",
      "| Motion | Normal | Reduced |\n|---|---|---|\n| Fade animation | 200ms | at once |\n\n| Demand | Standard |\n|---|---|\n| Reduced motion | respect `prefers-reduced-motion` |\n"
    ),
    .init(
      "A604", "a row that says what is seen",
      "- **Fade animation**: 200ms ease-out\n\n| Demand | Standard |\n|---|---|\n| Reduced motion | cards appear at once |\n"
    ),
  ]

  @Test(arguments: sets)
  func set(_ test: RuleCase) { test.check() }

  @Test(arguments: told)
  func own(_ test: RuleCase) { test.check() }

  private static let styles =
    "| Token | Family | Weight | Size (sp) | Line height (sp) | Use |\n|---|---|---|---|---|---|\n"

  static let colours: [RuleCase] = [
    .init(
      "C414", "the least size of one kind of text",
      styles
        + "| `type.small` | body | Regular | 14 | 20 | Side notes. |\n\n- Ledger text never smaller than 18sp.\n"
    ),
    .init(
      "C414", "a style of that kind",
      styles
        + "| `type.small` | body | Regular | 14 | 20 | Ledger rows. |\n\n- ⟦Ledger text never smaller than 18sp.⟧\n"
    ),
    .init(
      "K801", "a mode of the product that is active",
      "# Timer\n\n### Active mode\n\n* Background: `#0891B2`\n* Text: `⟦#F8FAFC⟧`\n"),
    .init(
      "K801", "a button while it is held",
      "# Timer\n\n### Active\n\n* Background: `#0891B2`\n* Text: `#F8FAFC`\n"),
    .init(
      "K801", "the state of a pill",
      "- `--success`: #31A24C\n- `--success-bg`: #24E400\n- `--warning`: #F7B928\n- `--warning-bg`: #FFE200\n\nThe soft ground is also the rest state of the search pill.\n"
    ),
    .init(
      "K802", "values for reference",
      "# 颜色\n\n| 用途 | Token | 浅色（参考值） | 落地 |\n|---|---|---|---|\n| 画布背景 | `canvas` | `#FDFDFC` | theme.bg |\n| 主文本 | `ink` | `#21201C` | theme.fg |\n| 占位文本 | `hint` | `#8D8D86` | theme.hint |\n"
    ),
    .init(
      "K802", "links in Chinese",
      "# 色彩\n\n| 名称 | 色值 | 用途 |\n|---|---|---|\n| 蓝 | `⟦#409EFF⟧` | 主按钮、链接 |\n| 黑 | `#303133` | 正文内容 |\n| 白 | `#FFFFFF` | 卡片背景 |\n"
    ),
    .init(
      "K801", "the text of what is chosen in a list",
      "# Bar\n\n- Background: `#FFFFFF`\n- Chosen: text colour `⟦#E8728A⟧`, 12px\n- Default: text colour `#5A4050`, 12px\n"
    ),
    .init(
      "K801", "the text of the other appearance in a list",
      "# Bar\n\n- Background: `#FFFFFF`\n- Dark mode, chosen: text colour `#FFE9A0`, 12px\n"
    ),
    .init(
      "K801", "the text under the pointer in a list",
      "# Bar\n\n- Background: `#FFFFFF`\n- Hover: text colour `#E8728A`, 12px\n"),
    .init(
      "C412", "the ground of the same table",
      "# Light\n\n| Token | Hex |\n|---|---|\n| `bg` | `#FAF6F0` |\n\n# Night\n\n| Step | Hex | Ratio vs `bg` |\n|---|---|---|\n| `bg` (page) | `#141216` | - |\n| `panel` | `#2E2836` | 1.31:1 |\n| `high` | `#3C3446` | ⟦2.57⟧:1 |\n"
    ),
    .init(
      "C412", "a ratio in a remark of the front matter",
      "---\ncolors:\n  bg: \"#0D1117\"\n  muted: \"#9DA7B3\"   # notes, ⟦9.9⟧:1 on bg\n---\n\n# Design\n"
    ),
    .init(
      "C412", "a right ratio in a remark of the front matter",
      "---\ncolors:\n  bg: \"#0D1117\"\n  muted: \"#9DA7B3\"   # notes, 7.76:1 on bg\n---\n\n# Design\n"
    ),
  ]

  @Test(arguments: colours)
  func colour(_ test: RuleCase) { test.check() }
}
