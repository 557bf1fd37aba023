import Testing

/// What a demand, a ground, a remark or a list is for, and what stands outside of it.
@Suite struct ScopedCases {
  static let form: [RuleCase] = [
    .init(
      "D108", "lines that a row of signs makes a heading",
      """
      # Mood

      ## Voice
      Calm in all that it says
      Short where it can be
      =====

      ## Sound

      None.

      ## Light

      Soft.

      """),
    .init(
      "D108", "a heading of one line below",
      "# Mood\n\n## ⟦Voice⟧\n\n## Sound\n\nNone.\n\n## Light\n\nSoft.\n\n## Air\n\nStill.\n"),
    .init(
      "R952", "counsel for what comes next",
      "## Next steps\n\n1. Consider adding a second theme\n\n"
        + "## Best Practices\n\n- For long lists, consider using a delay\n"),
    .init("R952", "what the document leaves out", "- Answer panel: TBD, not in v1\n"),
    .init("R952", "a decision of the part", "## Card\n\n- ⟦Consider adding⟧ a second line\n"),
    .init(
      "M203", "boxes to copy for each part",
      "**Status:** Approved\n\n## Review\n\nFor each component:\n\n- [ ] named\n- [ ] reached by key\n"
    ),
    .init(
      "M203", "boxes of the document",
      "**Status:** ⟦Approved⟧\n\n## Review\n\nOpen points:\n\n- [ ] named\n- [ ] reached by key\n"),
    .init(
      "C416", "a number that says by how much it grew",
      """
      ## Summary

      | Area | Count | New |
      |---|---|---|
      | Shop | 3 | - |
      | Till | 5 | +2 (returns) |

      ## Shop

      - Shelf
      - Basket
      - Receipt

      ## Till

      - Scan
      - Weigh
      - Pay

      """),
    .init(
      "C416", "a number alone",
      """
      ## Summary

      | Area | Count |
      |---|---|
      | Shop | 3 |
      | Till | ⟦4⟧ |

      ## Shop

      - Shelf
      - Basket
      - Receipt

      ## Till

      - Scan
      - Weigh
      - Pay

      """),
  ]

  static let measures: [RuleCase] = [
    .init(
      "G708", "the demand of one bar",
      "## Buttons\n\n- Button height: 40px\n\n## Bottom Navigation\n\n- Min tap target: 48px\n"),
    .init(
      "G708", "a demand for all below the heading of a bar",
      "## Buttons\n\n- Button height: ⟦40px⟧\n\n## Bottom Navigation\n\n- Touch targets: at least 48px\n"
    ),
    .init(
      "G708", "the least size in parentheses",
      "## Buttons\n\n- Button height: 12px (48px min)\n\n## Touch\n\n- Touch targets: at least 44px\n"
    ),
    .init(
      "G708", "the size of an icon in a column of buttons",
      """
      ## Bar

      | Property | Tab Buttons |
      |---|---|
      | Icon size | 24px |

      ## Touch

      - Touch targets: at least 44px

      """),
    .init(
      "G708", "what a report found",
      "## Buttons\n\n- Actual: 28px height\n\n## Touch\n\n- Touch targets: at least 44px\n"),
    .init(
      "G706", "two lists that divide the widths",
      """
      ## Widths

      - Steps
        - phone (<600px)
        - tablet (600-899px)
        - desk (≥900px)
      - Menu
        - Drawer (<700px)
        - Bar (≥700px)

      """),
    .init(
      "G701", "numbered steps without the first ones",
      """
      ## Badge

      | Size | Spacing |
      |---|---|
      | `spacing/3` | 12px |
      | `spacing/4` | 16px |
      | `spacing/5` | 20px |
      | `spacing/6` | 24px |
      | `spacing/8` | 32px |

      - Badge padding: 2px

      """),
    .init(
      "T311", "sizes of a part that share a style",
      """
      ### Type

      - **sm**: type/note — 12 px / 16 px
      - **md**: type/note — 12 px / 16 px
      - **lg**: type/text — 14 px / 20 px

      """),
    .init(
      "T311", "one value for all, and values that are computed",
      """
      ```css
      --radius-sm: calc(var(--radius) - 4px);
      --radius-md: calc(var(--radius) - 2px);
      --radius-lg: 8px;
      ```

      ## Switched off

      - `screen-sm`: 9999px
      - `screen-md`: 9999px
      - `screen-lg`: 9999px

      """),
    .init(
      "C413", "rows that are called subtotals",
      """
      | Part | Screens |
      |---|---|
      | Shop | 4 |
      | Till | 6 |
      | Others | 0 |
      | Subtotal | 10 |
      | Sheets | 3 |
      | Total | 13 |

      """),
    .init(
      "C413", "a failure of a level",
      "Ash measured 3.1:1 on the page, a plain AA failure for each hint.\n"),
    .init(
      "T306", "a sentence that speaks of a platform",
      """
      # Photos

      - The back key of Android closes the photo and never the screen below
      - Card padding: 16px
      - Card gap: 8px
      - Row height: 56px
      - Bar height: 48px

      """),
    .init(
      "T306", "a label that names the platform",
      """
      # Photos

      Android: the back key closes the photo

      - Card padding: ⟦16px⟧
      - Card gap: 8px
      - Row height: 56px
      - Bar height: 48px

      """),
  ]

  static let colours: [RuleCase] = [
    .init(
      "T301", "a colour in parentheses elsewhere",
      "- Focus: Teal-600 outline\n\nTeal-600 (#0D9488) passes for large text.\n"),
    .init(
      "T301", "a plain colour in parentheses",
      "- `text.inverse` on light cards: never, `text.inverse` (white) is for dark ones\n"),
    .init("T301", "a colour that stands nowhere", "- Focus: ⟦Teal-600⟧ outline\n"),
    .init(
      "T301", "steps of the palette whose classes are named",
      "- **Radius**: 12px (rounded-xl)\n- **Background**: Gray-50\n"),
    .init(
      "K802", "texts of the dark appearance beside grounds of the bright one",
      """
      ## Colors

      ### Light Mode

      - Main: `#FFFFFF` (page background)
      - Title: `#111111` (headings)

      ### Dark Mode

      - Title: `#FFFFFF` (headings)
      - Note: `#98989D` (labels)

      """),
    .init(
      "K802", "the ground of another part",
      """
      ## Steps

      ```
      Current:
        - Text: #1D4ED8
        - Background: #DBEAFE

      Waiting:
        - Text: #6B7280
        - Border: #D1D5DB

      Locked:
        - Text: #374151
        - Background: #E5E7EB
      ```

      """),
    .init(
      "T304", "a remark over several lines",
      """
      ```css
      /* Light appearance */
      --mark-good: 45 85% 27%;
      --mark-bad: 0 84% 42%;

      /* Dark appearance */
      --mark-good: 45 93% 55%;
      --mark-bad: 0 84% 65%;
      ```

      """),
    .init(
      "C412", "a share behind a slash",
      "| Pair | Contrast |\n|---|---|\n| #231815/50% on #ffffff | 5.3:1 |\n"),
    .init(
      "C412", "two ratios beside two colours of two sentences",
      "`#60a5fa` fades, white text on it has 2.5:1. Held `#2563eb` with white has 5.2:1 and passes AA.\n"
    ),
    .init(
      "C412", "what is and what is proposed",
      "| Token | Current | Proposed | New ratio |\n|---|---|---|---|\n"
        + "| danger | `#c94d45` | `#b53d36` | 5.07:1 |\n"),
    .init(
      "C412", "a whole colour",
      "| Pair | Contrast |\n|---|---|\n| #231815 on #ffffff | ⟦5.3⟧:1 |\n"),
  ]

  static let motions: [RuleCase] = [
    .init(
      "C405", "a line that goes on with the item before",
      """
      1. **Tap on a lock**: the lock shakes for 350ms, a refusal
         (in the draft `wob .35s ease 2`, two turns)
      2. **Tab icon**: hop of 250ms, spring

      """),
    .init(
      "A605", "a way among others",
      "- Animation approach: spring physics vs easing vs none\n"),
    .init("A605", "a call with numbers", "- Reveal animation: spring back, `spring(1, 80, 10)`\n"),
    .init(
      "A604", "what is switched off in French",
      "- Carte : fondu de 200ms\n- Tout est désactivé sous `prefers-reduced-motion`\n"),
    .init(
      "A604", "what is forbidden or neutralised",
      "- Row: fade of 200ms\n- Wait: shimmer (forbidden under `prefers-reduced-motion`)\n"),
    .init(
      "A604", "a promise alone",
      "- Row: fade of 200ms ease-out\n- Wait: slide of 300ms ease-in\n- ⟦Reduced motion⟧ is honoured\n"
    ),
    .init(
      "C401", "a key in two parts",
      """
      ## Menu

      - Keyboard: Escape closes; Enter picks an entry

      ## Side list

      - Keyboard: Escape collapses a section; Enter opens

      """),
    .init(
      "X857", "what a review cites",
      "| # | Rule | Issue |\n|---|---|---|\n"
        + "| 1 | Status | The banner of errors (`wait.tsx:50`) has no `aria-live` |\n"),
  ]

  @Test(arguments: form + measures + colours + motions)
  func holds(test: RuleCase) { test.check() }
}
