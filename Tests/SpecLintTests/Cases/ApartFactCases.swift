/// Facts that look like rivals, beside those that are.
enum ApartFactCases {
  static let facts: [RuleCase] = [
    .init(
      "C401", "the colour of a ground is no part",
      """
      ### Parcel card

      - Rounded, bg card, border, padding 10px, gap 10px

      ### Letter card

      - Rounded, bg card, border, padding 18px, ratio 3/4

      """),
    .init(
      "C401", "short names of paddings",
      """
      ### Content

      - **Recipe block**:
        - Rounded-lg, padding 20px
        - Recipe text: 21px, serif italic, primary color, centered
      - **Inline recipe**: serif, bg primary/5, px 5px py 3px, rounded, text primary

      """),
    .init(
      "C402", "decades are no seconds",
      """
      - **Era**: one of 70s / 80s / 90s / mixed

      ```json
      { "era": "90s" }
      ```

      """),
    .init(
      "C402", "seconds are",
      """
      - **Round**: one of ⟦70s⟧ / 80s / mixed

      ```json
      { "round": "90s" }
      ```

      """),
    .init(
      "C414", "the least size against sizes with lines",
      """
      ## Type

      | Token | Size/LH | Use |
      |---|---|---|
      | `title` | 26/32 | Title |
      | `body` | 17/26 | Default |
      | `flag` | 12/16 | Labels |

      ⟦One family. Never below 14 px. Lines are short.⟧

      """),
    .init(
      "C414", "the least size in another script",
      """
      # 文字

      | 级别 | 字号/行高 | 用途 |
      |---|---|---|
      | 正文 | 16/24 | 默认 |
      | 角标 | 10/14 | 徽标 |

      ⟦任何文字不得小于 12 px。⟧

      """),
    .init(
      "C414", "a least size that all keep",
      """
      ## Type

      | Token | Size/LH | Use |
      |---|---|---|
      | `title` | 26/32 | Title |
      | `body` | 17/26 | Default |

      One family. Never below 14 px. Lines are short.

      """),
    .init(
      "C416", "items with two names",
      """
      There are four modes:

      1. Dawn and Dusk: light page
      2. Night and Storm: dark page

      """),
    .init(
      "C416", "items with one name each",
      """
      ⟦There are four modes:⟧

      1. Dawn: light page
      2. Dusk: warm page
      3. Night: dark page

      """),
    .init(
      "C416", "a number of where something holds",
      """
      ## Required variants (all five pages)

      1. **Loading**: bars
      2. **Empty**: a hint
      3. **Error**: a message
      4. **Old**: a banner

      """),
    .init(
      "C416", "scopes are no members",
      """
      - All three fields are open: overall in Settings, per-item on the item.

      """),
    .init(
      "D107", "two sections of one phase",
      """
      # Plan

      ## Phase 1: tokens

      Ink.

      ## Phase 1: fonts

      Inter.

      ## Phase 2: parts

      Buttons.

      ## Phase 3: pages

      Rest.

      """),
    .init(
      "D107", "a number twice in a row of screens",
      """
      # Plan

      ## Screen 1: start

      Ink.

      ## ⟦Screen 1: list⟧

      Inter.

      ## Screen 2: item

      Buttons.

      ## Screen 3: end

      Rest.

      """),
    .init(
      "M207", "a sign with a number that no section has",
      """
      # Guide

      ## 1. Colour

      ### 1.1 Palette

      Blue.

      ### 1.2 Rules

      How they were chosen is told in ⟦§1.4⟧, and steps in §1.1.

      ## 2. Space

      Even.

      """),
    .init(
      "M207", "a section of somebody else",
      """
      # Guide

      ## 1. Colour

      See section 9 of the paper, and the paper's approach in §9.

      ## 2. Space

      Even.

      ## 3. End

      Done.

      """),
  ]

  static let conduct: [RuleCase] = [
    .init(
      "A605", "an audit tells of a spring",
      """
      # Audit of the sheet

      - Fade animation: 200ms
      - The sheet animation is a spring and sits in one file.

      """),
    .init(
      "A605", "a numbered task",
      """
      # Sheet

      - [ ] **[MOVE-02] Cards.** scale down on press, spring back on release

      """),
    .init(
      "A605", "a timer for students is no study",
      """
      # Study timer

      - The ring closes with a ⟦spring⟧ animation

      """),
    .init(
      "A605", "a spring of the design",
      """
      # Sheet

      - [ ] The sheet opens with a ⟦spring⟧ animation

      """),
    .init(
      "T305", "a time of what is ruled out",
      """
      No hardcoded durations.

      | Token | Duration |
      |---|---|
      | `pace.fast` | 120ms |
      | `pace.base` | 200ms |
      | `pace.slow` | 320ms |

      The field does not shake. A shake animation takes 290ms and draws the eye away.

      """),
    .init(
      "T305", "a time of what is done",
      """
      No hardcoded durations.

      | Token | Duration |
      |---|---|
      | `pace.fast` | 120ms |
      | `pace.base` | 200ms |
      | `pace.slow` | 320ms |

      The field is red. A shake animation takes ⟦290ms⟧ and draws the eye.

      """),
    .init(
      "R952", "a check that nothing is open",
      """
      - [x] No TBD or TODO left
      - [x] 无 TBD 占位

      """),
    .init(
      "R952", "a form is one finding",
      """
      Primary: _⟦TBD⟧_

      Secondary: _TBD_

      Headings: _TBD_

      Body: _TBD_

      """),
    .init(
      "S517", "states of pages with notes",
      """
      ### 状态表

      | 页面 | 状态 | 触发/备注 |
      |---|---|---|
      | 列表 | Loading | 骨架 |
      | 列表 | Empty | 提示 |
      | 卡片 | LongPress | 海报 |
      | 详情 | Error | 失败 |

      """),
    .init(
      "S501", "jumps between pages of the navigation",
      """
      ## Navigation

      | Route | Page |
      |---|---|
      | `/` | Desk |
      | `/queue` | Queue |
      | `/editor` | Editor |

      ## Jumps

      | From | To | Trigger |
      |---|---|---|
      | Queue | Editor | click "Open" |
      | Desk | Editor | click a job |
      | Desk | Queue | click "All" |
      | Editor | Queue | sidebar |

      """),
    .init(
      "S501", "a state beside the page of a route",
      """
      | Route | Page | Initial state |
      |---|---|---|
      | `/edit` | Editor | Draft |
      | `/list` | Overview | Ready |

      | From | Event | To |
      |---|---|---|
      | Ready | open | Shown |
      | ⟦Draft⟧ | open | Shown |
      | Shown | close | Ready |

      """),
    .init(
      "X857", "a range below the heading of toasts",
      """
      ## Toasts

      | Phase | Behaviour | Duration |
      |---|---|---|
      | Enter | slides in | 200ms |
      | Visible | auto-dismiss timer (⟦3–5s⟧) | varies |

      """),
    .init(
      "X857", "a note beside a drawing",
      """
      ### Toast

      ```
        ╭──────────╮
        │ ✓ Saved  │   Ground: #1E7A43
        ╰──────────╯   Radius: 8px
                       Stays: ⟦2 seconds⟧
                       Slides in from the top
      ```

      """),
    .init(
      "X857", "below the word in a fence",
      """
      ```
      - A small toast slides in:
        "Seven days!"
        Dismisses after ⟦2.5s⟧.
      ```

      """),
    .init(
      "X857", "a time of something else below toasts",
      """
      ## Toasts

      - Sync runs 3 seconds later

      """),
  ]
}
