/// What a sensible designer would wave away, beside what holds in the same form.
enum SoberCases {
  static let motions: [RuleCase] = [
    .init(
      "A605", "the damping behind the word, the length in another cell",
      """
      | Motion | Duration | Easing |
      |---|---|---|
      | Tray in | 280ms | spring(0.75) |
      | Notice in | 220ms | spring( .9 ) |

      """),
    .init(
      "A605", "empty brackets give nothing",
      """
      | Motion | Duration | Easing |
      |---|---|---|
      | Tray in | 280ms | ⟦spring()⟧ |

      """),
    .init(
      "A605", "types and names in code",
      """
      - Movement classes: `Tween`/`Spring` from the library, for motion of numbers
      - Exports of `motion.ts`: `length`, `curve`, `spring` for all transitions

      """),
    .init(
      "A607", "the overshoot of another clause",
      "- Places use springs with a visible overshoot; tints use `cubic-bezier(0.3, 0, 0.1, 1)`\n"),
    .init(
      "A607", "the overshoot of the same clause",
      "- Tints are plain; places use ⟦cubic-bezier(0.3, 0, 0.1, 1)⟧ with a visible overshoot\n"),
    .init(
      "A607", "a remark behind a declaration",
      """
      ```css
      --ease-pop: ⟦cubic-bezier(0.3, 0, 0.1, 1)⟧;  /* a little bounce */
      ```

      """),
    .init(
      "A604", "a demand that stays as it is",
      """
      - **Stamp**: 300ms ease-out, then an endless drift
      - The new look does not relax any rule on privacy or reduced motion; they are unchanged

      """),
    .init(
      "A604", "motion that stays as it is",
      """
      - **Stamp**: 300ms ease-out, then an endless drift
      - With ⟦reduced motion⟧ the drift is unchanged

      """),
    .init(
      "C414", "when the hint is set",
      """
      Set `will-change: transform, opacity` only right before an animation begins.

      ```css
      .bar { transition: width 200ms; }
      ```

      """),
    .init(
      "C414", "what alone is animated",
      """
      ⟦Animate only transform and opacity⟧.

      ```css
      .bar { transition: width 200ms; }
      ```

      """),
  ]

  static let colors: [RuleCase] = [
    .init(
      "K804", "a ring in two colours",
      """
      ## Colors

      | Token | Hex | Role |
      |---|---|---|
      | `page` | `#0A0C10` | page background |
      | `focusOuter` / `focusInner` | `#C8F040` / `#0A0C10` | focus ring in two tones |

      """),
    .init(
      "K804", "two rings",
      """
      ## Colors

      - `bg-page`: `#FFFFFF`
      - `focus-strong`: `#1D4ED8`
      - `focus-soft`: `⟦#D9DBDF⟧`

      """),
    .init(
      "C412", "a ground before the bracket closes, and a colour that is ruled out",
      """
      ## Colors

      | Token | Hex | Role |
      |---|---|---|
      | `page` | `#0A0C10` | page background |
      | `ink` | `#F0F3F7` | off-white (~17:1 on page), never pure `#FFF` |

      - Keep text at #E0E0E0 (≥4.5:1 on all tiers) and reserve #969798 for remarks.

      """),
    .init("C412", "the colour that is ruled out is the ground", "- #777777 on #FFFFFF: ⟦9.1⟧:1\n"),
    .init(
      "T309", "hex values are asked for",
      """
      - **Colors**: use exact hex values, not the named colors of the framework

      ```css
      .a { color: var(--ink); }
      .b { color: var(--page); }
      .c { color: #1A1B1C; }
      ```

      """),
    .init(
      "T309", "hex values are forbidden",
      """
      - **Colors**: use tokens, no hex values

      ```css
      .a { color: var(--ink); }
      .b { color: var(--page); }
      .c { color: ⟦#1A1B1C⟧; }
      ```

      """),
    .init(
      "T310", "the first colour of a part of the product",
      """
      ```ts
      winter: { primary: '#7A9C6C', background: '#F6F8F4' }
      semantic: { success: '#2F855A', warning: '#7A9C6C' }
      ```

      """),
    .init(
      "T310", "the first colour of the product",
      "## Colors\n\n- `brand.accent`: `#CC2233`\n- `state.error`: `⟦#CC2233⟧`\n"),
  ]

  static let tokens: [RuleCase] = [
    .init(
      "T301", "the beginning of a longer word",
      "- Scroll a near-500-row list, **Past-500-row** lists and `Past-200`-row ones\n"),
    .init(
      "T301", "the palette of the framework",
      "- **Hint**: Blue-50 background, Blue-900 text (Tailwind classes)\n"),
    .init(
      "T301", "the palette of the document",
      "## Colors\n\n- `Neutral-100`: `#EEEEEE`\n- `Neutral-200`: `#DDDDDD`\n- Card: ⟦Neutral-50⟧ background (Tailwind classes)\n"
    ),
    .init(
      "T301", "two properties before their values",
      "```css\n:root { --space-1: 4px; --space-2: 8px; --space-6: 24px; }\n```\n\n- Padding: `var(--space-3) var(--space-4)` (12px 16px)\n"
    ),
    .init(
      "T307", "the mood of the whole",
      measures
        + "\n## Visual identity\n\n- Rounded corners, soft shadows\n\n## Summary\n\n- Subtle shadows for depth\n"
    ),
    .init(
      "T307", "a step in brackets",
      measures + "- Panel: subtle shadow for depth (shadow-md)\n"),
    .init("T307", "a card of its own", measures + "\n## Card\n\n- White ground, ⟦subtle shadow⟧\n"),
    .init(
      "T311", "two scales in two fences",
      """
      ## Radius

      ```
      sm    4px    chips
      md    8px    inputs
      lg    12px   cards
      ```

      ```
      xs    4px    pills
      xl    20px   sheets
      ```

      """),
    .init(
      "T311", "two distances of one step",
      """
      ## Spacing

      - `pad-sm`: 8px 12px
      - `pad-md`: 8px 16px
      - `pad-lg`: 12px 24px

      """),
    .init("R952", "what is denied", "- Access is not a feature to be added later\n"),
    .init("R952", "what is missing", "- Copy of the notice: ⟦to be added⟧\n"),
    .init(
      "V901", "a condition that is open",
      "- **Card**: 8px\n\n- [ ] RTL layout (if other languages are planned)\n"),
    .init("V901", "no condition", "- **Card**: 8px\n\n- [ ] ⟦RTL⟧ layout works\n"),
    .init(
      "D103", "what closes a document",
      """
      ## Contents

      - [One](#one)
      - [Two](#two)

      ## One

      ## Two

      ## Need help?

      ## Document complete

      """),
  ]

  private static let measures = """
    - Width: 10px
    - Height: 20px
    - Gap: 4px
    - Padding: 8px
    - Radius: 2px

    """

  static let sizes: [RuleCase] = [
    .init(
      "G701", "what follows the grid",
      "- [x] Corners: 6px follows the 8px grid\n- **Gap**: 16px\n- **Lift**: 2px upward translation\n"
    ),
    .init(
      "G701", "a grid that may be left",
      "- Stay on the 4px grid unless a component asks for less\n- **Gap**: 18px\n"),
    .init("G701", "a grid that binds", "- Stay on the 4px grid\n- **Gap**: ⟦18px⟧\n"),
    .init(
      "G706", "a plus before the unit",
      """
      ## Layouts

      | Name | Width |
      |---|---|
      | sm | 320–767 px |
      | md | 768–1279 px |
      | lg | 1280+ px |

      On larger screens the list stays.

      """),
    .init(
      "G708", "the sign in a button, and its place",
      """
      - **Clear button**: X icon (16px) positioned 14px from the right edge
      - **Button sizes**: sm (8px/14px pad), md (10px/18px)

      Touch targets are at least 44px.

      """),
    .init(
      "G708", "the button itself",
      "- **Clear button**: ⟦16px⟧ high\n\nTouch targets are at least 44px.\n"),
    .init(
      "G712", "a sentence on several rows",
      """
      The toolbar keeps its rhythm in each view: the month has a `4px` distance below the toolbar, a `24px` header row of days and `6px` up to the grid of dates.

      Buttons: touch targets are at least 44px.

      """),
    .init(
      "C413", "rows that add up those above them",
      """
      | Kind | Files | Cases |
      |---|---|---|
      | Screens | 10 | 41 |
      | Ways | 1 | 8 |
      | **New ones** | **11** | **49** |
      | Older ones | 2 | 9 |
      | **Total** | **13** | **58** |

      """),
    .init(
      "C413", "a total that no subtotal explains",
      """
      | Kind | Files |
      |---|---|
      | Screens | 10 |
      | Ways | 1 |
      | Older ones | 2 |
      | Total | ⟦14⟧ |

      """),
    .init(
      "S501", "identifiers with dots between them",
      """
      | From | Event | To |
      |---|---|---|
      | (none) | make | `note_draft` |
      | `note_draft` | send | `note_sent` |
      | `note_sent` | read | `note_read` |
      | `note_sent` · `note_read` | edit | `note_draft` |

      """),
  ]

  static let facts: [RuleCase] = [
    .init(
      "C401", "none in other words",
      "## Principles\n\n- No emoji anywhere.\n\n## Icons\n\n- Plain signs; zero emoji in titles and notices.\n"
    ),
    .init(
      "C401", "some controls are larger",
      """
      ## Join

      All inputs have touch targets of at least 48px.

      ## Access

      - Touch targets: all elements at least 44px

      """),
    .init(
      "C401", "another size for all",
      """
      ## Join

      - Touch targets: all elements at least 48px

      ## Access

      - Touch targets: all elements at least ⟦44px⟧

      """),
    .init(
      "C401", "two lists below two names",
      """
      ## Loading

      **Whirl**
      - Duration: 1s linear infinite

      **Gleam**
      - Duration: 2s linear infinite

      ## Entrance

      **Fade in**
      - Duration: 200ms ease-in

      **Slide in (from the top)**
      - Duration: 200ms ease-out

      """),
    .init(
      "C401", "a comparison",
      "## Speed\n\nThe line format draws the panel in 14.2s of waiting.\n\n## Figures\n\n- The line format draws the panel: 4.9s vs 14.2s of waiting.\n"
    ),
    .init(
      "C401", "an exception in another language",
      "| 항목 | 값 |\n|---|---|\n| 최대 길이 | 1000ms (반짝임 예외) |\n\n| 움직임 | 길이 |\n|---|---|\n| 반짝임 최대 길이 | 1500ms |\n"
    ),
    .init(
      "C401", "style rules for a query and for another motion",
      """
      ```css
      .note-card { transition: all 300ms ease-out; }
      ```

      ```css
      .note-card { animation: come 400ms ease-out; }
      ```

      ```css
      @media (prefers-reduced-motion: reduce) {
        .note-card { transition: opacity 60ms linear; }
      }
      ```

      """),
    .init(
      "C401", "a step for a variant",
      """
      | Token | Value | Use |
      |---|---|---|
      | `md` | 12px | Card padding (compact) |
      | `lg` | 16px | Gaps |

      ## Cards

      - Padding: 16px

      """),
    .init(
      "C401", "the step for the part",
      """
      ## Spacing

      | Token | Value | Use |
      |---|---|---|
      | `md` | 12px | Card padding |
      | `lg` | 16px | Gaps |

      ## Cards

      - Padding: ⟦16px⟧

      """),
    .init(
      "C401", "a copy that makes search work",
      """
      - **Offline:** everything works, the list of notes too.

      ## Search

      The list of notes is a read-only copy, so that search works fully offline.

      """),
    .init(
      "C401", "a sum of hours beside minutes",
      """
      | Notice | Text |
      |---|---|
      | Round done | `Round done, rest for 5 minutes` |

      The line of the day shows rounds done: `3 rounds done · 1h 20m`.

      """),
  ]
}
