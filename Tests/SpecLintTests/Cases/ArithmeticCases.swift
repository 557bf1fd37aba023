import Testing

/// Numbers that follow from others, and statements about all values.
@Suite struct ArithmeticCases {
  static let derived: [RuleCase] = [
    .init("C413", "a product", "- Grid height: 3 × 96px + 2 × 16px = ⟦304px⟧\n"),
    .init(
      "C413", "a sum in a cell",
      """
      | Part | Height |
      |---|---|
      | Row | ⟦60px⟧ (32px icon + 16px top + 16px bottom) |
      | Bar | 56px |

      """),
    .init(
      "C413", "a total in German",
      """
      | Phase | Dauer |
      |---|---|
      | Einblenden | 120ms |
      | Halten | 400ms |
      | Ausblenden | 180ms |
      | **Gesamt** | ⟦600ms⟧ |

      """),
    .init("C413", "rem in code", "```css\n.card { padding: 1.25rem; /* ⟦24px⟧ */ }\n```\n"),
    .init("C413", "a share", "- Backdrop: 32% (⟦0.4⟧)\n"),
    .init("C413", "a frame", "- Scrolling: 120fps (⟦16.7ms⟧ per frame)\n"),
    .init(
      "C413", "a range with a minus sign", "- Gap: 8 − 12px = what fits\n- Margin: 16px − 24px\n"),
    .init(
      "C413", "another root size",
      """
      - The root size is 62.5%, so that 1rem = 10px

      | Step | Size |
      |---|---|
      | Body | 1.6rem (16px) |
      | Title | 2.4rem (24px) |

      """),
    .init(
      "C413", "points in time",
      """
      | Step | Start | Duration | End |
      |---|---|---|---|
      | Fade | 0ms | 100ms | 100ms |
      | Slide | 100ms | 200ms | 300ms |
      | **Total** | 0ms | 300ms | 300ms |

      """),
    .init(
      "C413", "steps that overlap",
      """
      | Step | Duration |
      |---|---|
      | Fade | 200ms |
      | Slide | 300ms |
      | **Total (parallel)** | 300ms |

      """),
    .init(
      "C413", "two sizes", "- Thumb: 24px (32px on tablets)\n- Icon: 16px (24px × 24px target)\n"),
    .init("C413", "about", "- Row: about 60px (32px icon + 12px + 12px)\n"),
    .init("C413", "a date and a ratio", "- 2025-03-01 = release\n- 16:9 = 1.78\n"),
    .init("C413", "sizes of an asset", "- Icon: 24px (48px at 2x, 72px at 3x)\n"),
    .init("C413", "viewport and content", "- Content: 1200px (1440px − 2 × 120px)\n"),
    .init("C413", "a score", "- Score: 8/10 (80%)\n- Progress: 3/4 = 75%\n"),
    .init("C413", "a grid", "- 12 columns × 80px + 11 gutters × 24px = 1224px\n"),
    .init("C413", "times in minutes", "- Session: 2 × 30 minutes = 1 hour\n"),
    .init("C413", "a rounding remark", "- 1/3 of 375px = 125px\n- 2/3 of 375px (250px)\n"),
    .init(
      "C413", "line height",
      """
      | Style | Size | Line Height |
      |---|---|---|
      | Body | 16px | 24px (1.5) |
      | Note | 12px | 16px (1.33) |

      """),
    .init(
      "C413", "durations in a chain", "- Card tap: 150ms press + 150ms lift + 300ms zoom = 600ms\n"),
    .init(
      "C413", "minus and arrow", "- Height: 64px → 48px (−16px)\n- Offset: 0 - 24px = hidden\n"),
    .init(
      "C413", "a total in minutes",
      """
      | Step | Time |
      |---|---|
      | Draft | 2h |
      | Review | 30min |
      | **Total** | 2.5h |

      """),
    .init(
      "C413", "a percentage of a length",
      "- Sheet: 90% (of the screen)\n- Photo: 60% (0.6 of the width)\n"),
    .init("C413", "versions", "- v2 (1.5): 3px\n- iOS 17 (17.2)\n"),
  ]

  @Test(arguments: derived)
  func derivedCase(_ test: RuleCase) { test.check() }

  static let blanket: [RuleCase] = [
    .init(
      "C414", "multiples",
      """
      ## Spacing

      - **Row Gap**: `10px`
      - **Card Gap**: `16px`

      ⟦Every spacing value is a multiple of 4px.⟧

      """),
    .init(
      "C414", "a table of distances",
      """
      ⟦All spacing derives from an 8px unit.⟧

      ## Spacing

      | Token | Value |
      |---|---|
      | `space-1` | 8px |
      | `space-2` | 20px |

      """),
    .init(
      "C414", "the smallest text",
      """
      ## Typography

      - **Micro**: `10px/12px, Regular` – badges
      - **Body**: `16px/24px, Regular` – reading

      ## Accessibility

      - ⟦Minimum font size: 12px⟧

      """),
    .init(
      "C414", "contrast",
      """
      ## Colors

      - **Page**: `#FFFFFF` – background
      - **Fog**: `#B5B5B5` – caption text

      ⟦All text has a contrast of at least 4.5:1.⟧

      """),
    .init(
      "C414", "an exception in the statement",
      """
      ## Spacing

      - **Icon Gap**: `6px`
      - **Card Gap**: `16px`

      All spacing is a multiple of 8px, except icon gaps.

      """),
    .init(
      "C414", "a denial",
      """
      ## Colors

      - **Page**: `#FFFFFF` – background
      - **Fog**: `#B5B5B5` – caption text

      Not all text meets AA yet: captions fail.

      """),
    .init(
      "C414", "disabled text",
      """
      ## Colors

      - **Page**: `#FFFFFF` – background
      - **Fog**: `#B5B5B5` – disabled text

      All text meets AA.

      """),
    .init(
      "C414", "values that hold to it",
      """
      ## Spacing

      - **Row Gap**: `12px`
      - **Card Gap**: `16px`

      All spacing values are multiples of 4px.

      """),
    .init(
      "C414", "widths are no distances",
      """
      - All spacing is a multiple of 8px
      - **Divider**: 1px stroke
      - **Sidebar**: 283px width

      """),
    .init(
      "C414", "the smallest size of something else",
      """
      ## Typography

      - **Micro**: `10px/12px, Regular`
      - **Body**: `16px/24px, Regular`

      - Minimum input text size: 16px, so that iOS does not zoom

      """),
  ]

  @Test(arguments: blanket)
  func blanketCase(_ test: RuleCase) { test.check() }
}
