import Testing

/// Lines that look like a slip and tell of another thing, another case or another place.
@Suite struct LookedAgainCases {
  private static func durations(_ value: String, _ row: String) -> String {
    "# Motion\n\n## Durations\n\n| Token | Value | Use |\n|---|---|---|\n"
      + "| `duration.short` | 200 ms | Panel slide |\n"
      + "| `duration.long` | \(value) | Score count |\n"
      + "\n## Parts\n\n| Element | Motion |\n|---|---|\n\(row)"
  }

  static let facts: [RuleCase] = [
    .init(
      "C401", "a narrow blank before the unit",
      durations("0.9\u{202F}s", "| Tiles | Score count (900 ms) |\n")),
    .init(
      "C401", "a blank that does not break before the unit",
      durations("0.9\u{A0}s", "| Tiles | Score count (900 ms) |\n")),
    .init(
      "C401", "a thin blank before the unit",
      durations("0.9\u{2009}s", "| Tiles | Score count (900 ms) |\n")),
    .init(
      "C401", "another time behind a narrow blank",
      durations("0.9\u{202F}s", "| Tiles | Score count (⟦800 ms⟧) |\n")),
    .init(
      "C401", "the time of another clause",
      durations("0.9 s", "| Tiles | Cards fade in over 400 ms; score counts up afterwards |\n")),
    .init(
      "C401", "the time of the clause",
      durations("0.9 s", "| Tiles | Cards fade in; score counts up in ⟦400 ms⟧ |\n")),
    .init(
      "C401", "numbered things with one label below",
      "# Site\n\n## List of Moving Parts\n\n1. Menu opening\n- Scope: the panel\n"
        + "- Timing: `220ms`, ease-out\n\n2. Section title\n- Scope: the title\n"
        + "- Timing: `360ms`, ease-out\n"),
    .init(
      "C401", "numbered things with one label below (de)",
      "# Seite\n\n## Liste der Bewegungen\n\n1. Menü\n- Bereich: Leiste\n"
        + "- Dauer: `220ms`\n\n2. Titel\n- Bereich: Überschrift\n- Dauer: `360ms`\n"),
    .init(
      "C401", "one thing in two lists",
      "# Site\n\n## Menu\n\n- Panel slide: ⟦220ms⟧ ease-out\n\n## Motion\n\n"
        + "- Panel slide: 360ms ease-out\n"),
    .init(
      "C401", "one label below two tasks",
      "1. **Avoid jumps**\n   - **Accept:** Shift < 0.02 across pages.\n\n"
        + "2. **Long lists**\n   - **Accept:** Shelf list stays smooth with 120+ items.\n"),
  ]

  @Test(arguments: facts)
  func fact(_ test: RuleCase) { test.check() }

  static let measures: [RuleCase] = [
    .init(
      "G708", "a width that is aimed at",
      "# Shell\n\n## Alignment\n\n- Desktop content width target: `920px`\n\n"
        + "## Controls\n\n- Filter select height: `32px`\n"),
    .init(
      "C416", "one that the next sentence sets apart",
      "### Shelves\n\nFour shelves are open. The cellar is locked for now.\n\n"
        + "| Shelf | Books |\n|---|---|\n| North | 4 |\n| South | 6 |\n| East | 7 |\n"
        + "| West | 9 |\n| Cellar | – |\n"),
    .init(
      "G701", "a list of what was found",
      "## Spacing scale\n\n- Scale: 1px, 4px, 7px, 8px, 11px, 12px, 16px, 24px\n\n"
        + "## Pill\n\n- Padding: 10px\n"),
    .init(
      "G701", "a scale that was chosen",
      "## Spacing scale\n\n- Scale: 2px, 4px, 8px, 12px, 16px, 24px\n\n## Pill\n\n"
        + "- Padding: ⟦10px⟧\n"),
    .init(
      "C416", "none that is set apart",
      "### Shelves\n\n⟦Four shelves are open. All are dusted on Mondays.⟧\n\n"
        + "| Shelf | Books |\n|---|---|\n| North | 4 |\n| South | 6 |\n| East | 7 |\n"
        + "| West | 9 |\n| Cellar | – |\n"),
    .init(
      "G708", "a size of targets",
      "# Shell\n\n## Alignment\n\n- Touch target: `44px` minimum\n\n## Controls\n\n"
        + "- Filter select height: `⟦32px⟧`\n"),
  ]

  @Test(arguments: measures)
  func measure(_ test: RuleCase) { test.check() }

  static let boxes: [RuleCase] = [
    .init(
      "A605", "a verb with its curve",
      "| Part | Press |\n|---|---|\n"
        + "| Cards | Scale 0.98 for 80 ms, spring back using `easing.outBack` |\n"),
    .init(
      "A605", "a verb without a curve",
      "| Part | Press |\n|---|---|\n| Cards | Scale 0.98 for 80 ms, ⟦spring⟧ back |\n"),
    .init(
      "V901", "a box that sets something up",
      "Text.\n\n- [ ] With Increase Contrast enabled, all labels can be read.\n"),
    .init(
      "V901", "a box that asks for a feature",
      "Text.\n\n- [ ] ⟦Increase Contrast⟧ is supported.\n"),
  ]

  @Test(arguments: boxes)
  func box(_ test: RuleCase) { test.check() }

  static let colours: [RuleCase] = [
    .init(
      "K801", "classes of a disabled field behind an arrow",
      "## Field\n\nStates:\n\n```\nDefault  → border-#E5E5E5\n"
        + "Disabled → bg-#F7F7F7 text-#AFAFAF\n```\n"),
    .init(
      "K801", "a fault above what mends it",
      "## Pitfalls\n\n### Faint letters\n\n"
        + "**Signal:** Grey text (#AAA) on white background\n\n"
        + "**Response:** Measure it and darken the letters.\n"),
    .init(
      "K801", "a label of something else",
      "## Letters\n\n### Notes\n\n**Notes:** Grey text (⟦#AAA⟧) on white background\n"
        + "\n**Links:** Underlined.\n"),
    .init(
      "K801", "a shade beside a colour",
      "### Status\n\n| Token | Value | Subtle |\n|---|---|---|\n"
        + "| `--color-success` | `#16a34a` | `--color-success-subtle: #f0fdf4` |\n"
        + "| `--color-error` | `#dc2626` | `--color-error-subtle: #fef2f2` |\n"),
    .init(
      "K801", "a ground beside a colour",
      "### Status\n\n| Token | Value | Background |\n|---|---|---|\n"
        + "| `--color-success` | `⟦#16a34a⟧` | `--color-success-subtle: #f0fdf4` |\n"
        + "| `--color-error` | `⟦#dc2626⟧` | `--color-error-subtle: #fef2f2` |\n"),
    .init(
      "K802", "a ratio that is said to fail",
      "# Colours\n\n| Token | Value |\n|---|---|\n| `--page` | `#FFFFFF` |\n"
        + "| `--label-1` | `#111111` |\n| `--label-2` | `#8A8A8E` |\n\n## Contrast\n\n"
        + "| Pair | Ratio | Verdict |\n|---|---|---|\n"
        + "| `--label-2` on the page | 3.45 | fails body, use `--label-1` |\n"),
    .init(
      "K802", "a translucent colour that is said to fail",
      "# Colours\n\n| Token | Value |\n|---|---|\n| `--page` | `#FFFFFF` |\n"
        + "| `--label-1` | `#111111` |\n| `--label-2` | `rgba(60,60,67,0.60)` |\n\n"
        + "## Contrast\n\n| Pair | Ratio | Verdict |\n|---|---|---|\n"
        + "| `--label-2` on the page | 3.44 | fails body, use `--label-1` |\n"),
    .init(
      "K802", "a ratio without a verdict",
      "# Colours\n\n| Token | Value |\n|---|---|\n| `--page` | `#FFFFFF` |\n"
        + "| `--label-1` | `#111111` |\n| `--label-2` | `⟦#8A8A8E⟧` |\n\n## Contrast\n\n"
        + "| Pair | Size | Verdict |\n|---|---|---|\n"
        + "| `--label-2` on the page | 3.45 | for notes |\n"),
    .init(
      "K803", "a ramp that does not turn",
      "| Token | Light | Dark |\n|---|---|---|\n| grey-0 | #ffffff | — |\n"
        + "| grey-100 | #f1f5f9 | — |\n| grey-900 | #181f2d | — |\n"),
    .init(
      "K803", "a hole in a ramp",
      "| Token | Light | Dark |\n|---|---|---|\n| grey-0 | #ffffff | #000000 |\n"
        + "⟦| grey-100 | #f1f5f9 | — |⟧\n| grey-900 | #181f2d | #eeeeee |\n"),
    .init(
      "K801", "classes behind an arrow",
      "## Field\n\nStates:\n\n```\nDefault  → border-#E5E5E5\n"
        + "Error    → bg-#F7F7F7 ⟦text-#AFAFAF⟧\n```\n"),
  ]

  @Test(arguments: colours)
  func colour(_ test: RuleCase) { test.check() }

  static let ratios: [RuleCase] = [
    .init(
      "C412", "beside another product",
      "## Compared\n\n| Aspect | Rival | This design |\n|---|---|---|\n"
        + "| Main colour | Green #5AC80A | Deep blue #2264D1 (WCAG AA) |\n"),
    .init(
      "C412", "beside another product (zh)",
      "## 对照\n\n| 维度 | 别家 | 本设计 |\n|---|---|---|\n"
        + "| 主色 | 绿 #5AC80A | 蓝 #2264D1 (WCAG AA 合规) |\n"),
    .init(
      "C412", "a text and its ground",
      "## Compared\n\n| Aspect | Text | Background |\n|---|---|---|\n"
        + "| Main colour | Green #5AC80A | Deep blue #2264D1 (WCAG ⟦AA⟧) |\n"),
    .init(
      "X858", "bold text",
      "## Contrast\n\n| Rule | Ratio |\n|---|---|\n"
        + "| Large text (≥18px Bold) | 3:1 |\n"),
    .init(
      "X858", "bold text (zh)",
      "## 对比度\n\n| 规则 | 值 |\n|---|---|\n| 大号文字 (≥18px 加粗) | 3:1 |\n"),
    .init(
      "X858", "text of any weight",
      "## Contrast\n\n| Rule | Ratio |\n|---|---|\n"
        + "| Large text (≥⟦18px⟧ or 14px bold) | 3:1 |\n"),
  ]

  @Test(arguments: ratios)
  func ratio(_ test: RuleCase) { test.check() }

  static let tokens: [RuleCase] = [
    .init(
      "T301", "the values of a range",
      "# Look\n\n- `radius.xl`: 20px\n\n| Surface | Corners |\n|---|---|\n"
        + "| Cards | Soft (`radius.sm` to `radius.lg` = 6–12px) |\n"),
    .init(
      "T301", "a range without values",
      "# Look\n\n- `radius.xl`: 20px\n\n| Surface | Corners |\n|---|---|\n"
        + "| Cards | Soft (`⟦radius.sm⟧` to `⟦radius.lg⟧`) |\n"),
    .init(
      "T301", "a step of nothing",
      "# Look\n\n- `radius.xl`: 20px\n\n| Surface | Corners |\n|---|---|\n"
        + "| Editor | Sharp (`radius.0`) |\n"),
    .init(
      "T301", "a step of something",
      "# Look\n\n- `radius.xl`: 20px\n\n| Surface | Corners |\n|---|---|\n"
        + "| Editor | Sharp (`⟦radius.2⟧`) |\n"),
    .init(
      "T301", "a colour of that number",
      "# Look\n\n- `radius.xl`: 20px\n\n| Surface | Colour |\n|---|---|\n"
        + "| Editor | `⟦color.gray.0⟧` |\n"),
    .init(
      "T303", "a name that ends in white",
      "# Arena\n\nThe glyph is drawn in Paper White `#E8E8E8`.\n"),
    .init(
      "T303", "a word and no name", "# Arena\n\nThe glyph is drawn in white `⟦#E8E8E8⟧`.\n"),
    .init(
      "T303", "a name far from white",
      "# Arena\n\nThe glyph is drawn in Paper White `⟦#AFC4D8⟧`.\n"),
    .init(
      "C414", "a rule that leaves room",
      "# Spacing\n\nEvery spacing value should be a multiple of 8 whenever practical.\n\n"
        + "| Token | Value |\n|---|---|\n| xs | 4px |\n| sm | 8px |\n| md | 20px |\n"),
    .init(
      "C414", "a rule without room",
      "# Spacing\n\n⟦Every spacing value is a multiple of 8.⟧\n\n"
        + "| Token | Value |\n|---|---|\n| sm | 8px |\n| md | 20px |\n| lg | 32px |\n"),
  ]

  @Test(arguments: tokens)
  func token(_ test: RuleCase) { test.check() }

  private static func house(_ hall: String, _ rest: String) -> String {
    """
    ## House State Machine

    ```mermaid
    stateDiagram-v2
      [*] --> hall
      hall --> attic : climb()
      attic --> loft : knock()
      loft --> cellar : fall()
      loft --> yard : jump()
      cellar --> porch : crawl()
      porch --> yard : step()
      yard --> hall : enter()
      yard --> attic : climb()
      state hall {
        [*] --> Dim
    \(hall)
      }
      state attic {
        [*] --> Dusty
      }
      state yard {
        [*] --> Wet
      }
    \(rest)
    ```

    ## House States

    | State | Description | Entry Trigger | Exit Triggers |
    |---|---|---|---|
    | `hall` | First room | House start, `enter()` | `climb()` |

    ## Lamp State Machine

    ```mermaid
    stateDiagram-v2
      [*] --> off
    ```

    """
  }

  static let parts: [RuleCase] = [
    .init(
      "S501", "parts of a state that another place tells as a plain one",
      house("    Dim --> Lit", "")),
    .init(
      "S501", "states outside of its braces",
      house(
        "    Dim --> Cool", "  ⟦Bright⟧ --> Blue : press()\n  Blue --> Bright : press()")),
  ]

  @Test(arguments: parts)
  func part(_ test: RuleCase) { test.check() }
}
