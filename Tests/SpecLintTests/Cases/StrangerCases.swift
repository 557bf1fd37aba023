import Testing

/// What documents of many hands hold beside the forms that the rules look for.
@Suite struct StrangerCases {
  static let machines: [RuleCase] = [
    .init(
      "S501", "rows of renames",
      """
      ### Rename rules

      | From | To |
      |---|---|
      | `OLD_` variables | `NEW_` |
      | `old.kit` files | `new.kit` |

      """),
    .init(
      "S501", "what stays and what goes",
      """
      | Current | Target |
      |---|---|
      | Upload button | Keep |
      | Type filter | **Remove** |

      """),
    .init(
      "S509", "classes in code by line",
      """
      | Line | Current | Target |
      |---|---|---|
      | 12-14 | Loading state `gray-600` | `ink-200` |
      | 20 | Loading title | `ink-100` |

      """),
  ]

  static let tokens: [RuleCase] = [
    .init(
      "T301", "a word beside the family of its name",
      "- `primary-500`: #3344AA\n- `primary-700`: #112277\n\nThe bar has a dark Primary background today.\n"
    ),
    .init("T301", "a value behind a reference", "- Text: `var(--slate-700)` (#334155)\n"),
    .init("T301", "a property of the host", "- Ring: `1px solid var(--vscode-focusBorder)`\n"),
    .init("T301", "a family", "- Colours come from `var(--brand-*)` or `var(--shadow-1/2)`\n"),
    .init("T301", "what is forbidden", "- ❌ never use `var(--text-dark)` for labels\n"),
    .init("T301", "what is replaced", "- `var(--old-gap)` → `8px`\n"),
    .init(
      "T307", "a shadow that code gives",
      """
      - Width: 10px
      - Height: 20px
      - Gap: 4px
      - Padding: 8px
      - Radius: 2px
      - Card with subtle shadow

      ```css
      .card { box-shadow: 0 2px 8px rgb(0 0 0 / 6%); }
      ```

      """),
  ]

  static let colours: [RuleCase] = [
    .init(
      "T304", "a table that compares colours defines none",
      """
      ## Colors

      | Token | Value | Usage |
      |---|---|---|
      | `--ok` | `#10B981` | Confirmations |

      | Background | Text Color | Contrast Ratio |
      |---|---|---|
      | `--ok` | `#FFFFFF` | 2.5:1 |

      """),
    .init(
      "K802", "a name for text, uses that need no contrast",
      """
      | Token | Value | Use |
      |---|---|---|
      | `--text-strong` | `#222222` | Body text |
      | `--text-faint` | `#999999` | Disabled, decorative |
      | `--bg-page` | `#FFFFFF` | Page background |

      """),
    .init(
      "K802", "measured on white",
      """
      - `text-strong`: `#222222` (15.9:1 on white)
      - `text-soft`: `#757575` (4.6:1 on white)
      - `bg-page`: `#F5F5F5`

      """),
    .init(
      "C412", "a background without a value",
      """
      | Text | Background | Contrast |
      |---|---|---|
      | #1A1A1A | Blue tint | 16.1:1 |
      | #1A1A1A | #FFFFFF | 17.4:1 |

      """),
    .init(
      "C412", "a ratio to a ground of its own",
      """
      | Text | Ratio (on mid tone) |
      |---|---|
      | #FFFFFF | 6.37:1 |

      """),
  ]

  static let remarks: [RuleCase] = [
    .init(
      "D107", "criteria of a standard",
      "## WCAG 2.2 checklist\n\n#### 1.4.3 Contrast\n\nA.\n\n#### 1.4.4 Resize\n\nB.\n\n"
        + "#### 1.4.11 Parts\n\nC.\n"),
    .init(
      "T306", "a time that a heading tells in passing",
      "- Fade in: 100ms\n- Slide in: 200ms\n- Pop in: 250ms\n- Rise in: 300ms\n\n"
        + "### Cache (the first fade takes ~0.8s)\n\nText.\n"),
    .init(
      "T306", "the space between letters",
      "# Type on iOS\n\n- Icon size: 24pt\n- Button height: 44pt\n- Card padding: 16pt\n- Gap: 8pt\n"
        + "- Row height: 56pt\n- **Display**: 72pt, tracking -3px\n"),
    .init(
      "D105", "a section of another kind among those of screens",
      "## Sign-in Screen\n\n**Component:** `a`\n\n## Cart Screen\n\n**Component:** `b`\n\n"
        + "## Map Screen\n\n**Component:** `c`\n\n## Pay Screen\n\n**Component:** `d`\n\n"
        + "## Timeouts\n\nAfter a while all begins again.\n"),
    .init("R952", "inputs of a part", "- **Props:** label, icon (optional), disabled\n"),
    .init(
      "R952", "the name of a variant", "## With Badge (Optional)\n\nA badge beside the name.\n"),
    .init(
      "G706", "a range of another device",
      """
      | Device | Columns |
      |---|---|
      | Desktop (>1440px) | 12 |
      | Laptop (1024-1440px) | 10 |
      | Tablet (<1024px) | 6 |

      """),
    .init(
      "G706", "queries that hold one another",
      "## Breakpoints\n\n- Tablet (<1024px): two columns\n- Mobile (<768px): one column\n"),
    .init(
      "A604", "the next item",
      """
      - Panel: 300ms fade
      - [ ] Add `prefers-reduced-motion` support
      - [ ] Provide static alternatives

      """),
    .init(
      "A605", "a simile",
      "| Wave | Look | Time |\n|---|---|---|\n| D | Bouncy, spring-like | 300ms |\n"),
    .init(
      "V901", "a document of boxes", "# Release Checklist\n\n- [ ] Haptic feedback\n- [ ] Icons\n"),
    .init(
      "C414", "a value that is allowed",
      """
      - All spacing values are multiples of 4px
      - **Exceptions**: 6px spacing is allowed in old lists
      - Spacing: 8px

      """),
  ]

  @Test(arguments: machines + tokens + colours + remarks)
  func holds(test: RuleCase) { test.check() }
}
