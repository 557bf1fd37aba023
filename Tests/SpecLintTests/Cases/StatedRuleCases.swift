import Testing

/// Rules for all motion and all distances without a bound, sizes that a line compares itself, and names of style sheets.
@Suite struct StatedRuleCases {
  static let motions: [RuleCase] = [
    .init(
      "C414", "one time for all transitions",
      "# App\n\n## Button\n\n- Transition: `color 0.3s, background-color 0.3s, box-shadow 0.2s`\n\n"
        + "## Motion\n\n- ⟦Keep all transitions at 0.3s — it is calm⟧\n"),
    .init(
      "C414", "always one transition",
      "# App\n\n## Motion\n\n⟦Always use: `transition: all 0.3s ease;⟧`\n\n## Field\n\n"
        + "```css\n.field { transition: all 0.15s ease; }\n```\n"),
    .init(
      "C414", "one time for all transitions of a part",
      "# App\n\n## Field\n\n- Transition: `color 0.15s`\n\n## Button\n\n- All transitions at 0.3s\n"
    ),
    .init(
      "C414", "one time for most transitions",
      "# App\n\n## Field\n\n- Transition: `color 0.15s`\n\n## Motion\n\n- Keep most transitions at 0.3s\n"
    ),
    .init(
      "C414", "one time for transitions beside a loop",
      "# App\n\n## Loader\n\n- Animation: pulse 1.2s infinite\n\n## Motion\n\n- Keep all transitions at 0.3s\n"
    ),
    .init(
      "C414", "one time for all transitions, with an exception",
      "# App\n\n## Field\n\n- Transition: `color 0.15s`\n\n## Motion\n\n"
        + "- Keep all transitions at 0.3s, except those of fields\n"),
    .init(
      "C414", "no linear curve",
      "# App\n\n| Animation | Duration | Easing |\n|---|---|---|\n| Row hover | 90ms | Linear |\n"
        + "| Page | 200ms | OutCubic |\n\n- ⟦No `Linear` for UI elements, always `OutCubic⟧`\n"),
    .init(
      "C414", "no linear curve in German",
      "# App\n\n| Animation | Dauer | Easing |\n|---|---|---|\n| Zeile | 90ms | Linear |\n\n"
        + "- ⟦Niemals `linear` verwenden⟧\n"),
    .init(
      "C414", "no linear curve in Chinese",
      "# App\n\n| 动画 | 时长 | Easing |\n|---|---|---|\n| 行 | 90ms | linear |\n\n- ⟦禁止使用 linear⟧\n"),
    .init(
      "C414", "a spinner may be linear",
      "# App\n\n| Animation | Duration | Easing |\n|---|---|---|\n| Spinner rotation | 900ms | linear |\n\n"
        + "- No `linear` for UI elements\n"),
    .init(
      "C414", "no linear curve for one kind",
      "# App\n\n| Animation | Duration | Easing |\n|---|---|---|\n| Row hover | 90ms | linear |\n\n"
        + "- No `linear` for page changes\n"),
  ]

  static let multiples: [RuleCase] = [
    .init(
      "C414", "multiples in Chinese",
      "## 间距\n\n⟦基础值为 `8px`，所有间距均为其倍数。⟧\n\n| 名称 | 数值 |\n|---|---|\n| md | 16px |\n"
        + "| sm | 12px |\n"),
    .init(
      "C414", "multiples in German",
      "## Spacing\n\n⟦Alle Abstände sind Vielfache von 8px.⟧\n\n| Spacing | Wert |\n|---|---|\n| md | 16px |\n"
        + "| sm | 12px |\n"),
    .init(
      "C414", "a half that is told",
      "## 间距\n\n基础值为 `8px`，所有间距均为其倍数。\n\n| 名称 | 数值 | 说明 |\n|---|---|---|\n| md | 16px | 卡片 |\n"
        + "| sm | 4px | 8 的半单位 |\n"),
    .init(
      "C414", "what is between letters",
      "## 间距\n\n基础值为 `4px`，所有间距均为其倍数。\n\n| 名称 | 数值 |\n|---|---|\n| md | 16px |\n\n"
        + "## 字间距\n\n| 场景 | 间距 |\n|---|---|\n| 标题 | 2px |\n"),
    .init(
      "C414", "nearly all multiples in German",
      "## Spacing\n\nFast alle Abstände sind Vielfache von 8px.\n\n| Spacing | Wert |\n|---|---|\n"
        + "| md | 16px |\n| sm | 12px |\n"),
    .init(
      "C414", "multiples in Spanish that hold",
      "## Spacing\n\nTodos los espaciados son múltiplos de 4px.\n\n| Spacing | Valor |\n|---|---|\n"
        + "| md | 16px |\n| sm | 12px |\n"),
  ]

  static let targets: [RuleCase] = [
    .init(
      "G708", "a range behind the demand",
      "## Access\n\n- **Touch target**: 44×44px minimum; large buttons are 52px tall, icon buttons ⟦38–46px⟧.\n"
    ),
    .init(
      "G708", "a range above the demand",
      "## Access\n\n- **Touch target**: 44×44px minimum; large buttons are 52px tall, icon buttons 44–48px.\n"
    ),
    .init(
      "G708", "a range of icons behind the demand",
      "## Access\n\n- **Touch target**: 44×44px minimum; icons 20–24px.\n"),
    .init(
      "G708", "a size said to be above the target",
      "## Access\n\n- ⟦Buy buttons: 180px × 38px minimum (well above the 44×44px of WCAG)⟧\n"),
    .init(
      "G708", "a size that is above the target",
      "## Access\n\n- Buy buttons: 180px × 48px minimum (well above the 44×44px of WCAG)\n"),
    .init(
      "G708", "a size said not to be above the target",
      "## Access\n\n- Buy buttons: 38px, which is not (yet) above the 44px of WCAG\n"),
    .init(
      "G708", "a size below a bold lead in Korean",
      "## 접근성\n\n- **터치 타겟**: 최소 44px × 44px\n\n## 카드\n\n**X 버튼**:\n- 크기: 24px × ⟦24px⟧\n"),
    .init(
      "G708", "a size below a bold lead that is no control",
      "## 접근성\n\n- **터치 타겟**: 최소 44px × 44px\n\n## 카드\n\n**표지**:\n- 크기: 24px × 24px\n"),
  ]

  static let names: [RuleCase] = [
    .init(
      "T301", "a name that no block defines",
      "```css\n:root {\n  --ink: #111;\n  --paper: #fff;\n  --line: #ccc;\n  --gap: 8px;\n  --pad: 16px;\n"
        + "  --round: 4px;\n}\n.card { background: var(⟦--card-back⟧); color: var(--ink); padding: var(--pad); }\n```\n"
    ),
    .init(
      "T301", "names of a block that leaves some out",
      "```css\n:root {\n  --ink: #111;\n  --paper: #fff;\n  --line: #ccc;\n  --gap: 8px;\n  --pad: 16px;\n"
        + "  /* … */\n}\n.card { background: var(--card-back); color: var(--ink); padding: var(--pad); }\n```\n"
    ),
    .init(
      "T301", "a name with a fallback",
      "```css\n:root {\n  --ink: #111;\n  --paper: #fff;\n  --line: #ccc;\n  --gap: 8px;\n  --pad: 16px;\n"
        + "}\n.card { background: var(--card-back, #fff); color: var(--ink); padding: var(--pad); }\n```\n"
    ),
    .init(
      "T301", "more names than the blocks define",
      "```css\n:root {\n  --ink: #111;\n  --paper: #fff;\n  --line: #ccc;\n  --gap: 8px;\n  --pad: 16px;\n}\n"
        + ".card { background: var(--card-back); border: var(--frame-thin); color: var(--word-main); }\n```\n"
    ),
  ]

  @Test(arguments: motions)
  func motion(_ test: RuleCase) { test.check() }

  @Test(arguments: multiples)
  func multiple(_ test: RuleCase) { test.check() }

  @Test(arguments: targets)
  func target(_ test: RuleCase) { test.check() }

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }
}
