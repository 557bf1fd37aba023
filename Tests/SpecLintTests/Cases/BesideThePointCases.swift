import Testing

/// Names and measures of other things, times in another unit, and numbers of other places.
@Suite struct BesideThePointCases {
  static let names: [RuleCase] = [
    .init(
      "T302", "the name of one place for that of another",
      """
      ## Colours

      | Variable in the drawing | CSS | Notes |
      |---|---|---|
      | Accent | `var(--color-accent)` | |

      """),
    .init(
      "C402", "a time in milliseconds with a remark in seconds",
      """
      # Room

      - After 30s without an answer the room is closed

      ```ts
      const ROOM_TIMEOUT = 30000 // 30 seconds
      ```

      """),
    .init(
      "C402", "a time in milliseconds that is another one",
      """
      # Room

      - After ⟦30s⟧ without an answer the room is closed

      ```ts
      const ROOM_TIMEOUT = 20000 // 30 seconds
      ```

      """),
    .init(
      "C402", "the number of a section",
      """
      # Limits

      ```json
      { "max_attachments_per_event": 32, "max_inflight": 4 }
      ```

      `max_attachments_per_event` also settles § 17, which was open.

      """),
    .init(
      "D105", "fields of two things with numbers",
      """
      # Manual test

      ### Story 1.1: Sign up

      Text.

      ### Story 1.2: Log in

      **Story 1.2 Status**: ☐ PASS ☐ FAIL | Date: __

      ### Story 1.3: Invite

      Text.

      ### Story 1.4: Reset

      **Story 2.2 Status**: ☐ PASS ☐ FAIL | Date: __

      """),
    .init(
      "D107", "several numbers in one heading",
      """
      # Screens

      ## 4. Catalogue

      ### 4.1 Home

      Text.

      ### 4.2 List · 4.3 Detail

      Text.

      ### 4.4 Account

      Text.

      """),
    .init(
      "D107", "a number that none of the headings has",
      """
      # Screens

      ## 4. Catalogue

      ### 4.1 Home

      Text.

      ### 4.2 List · 4.3 Detail

      Text.

      ### ⟦4.5 Account⟧

      Text.

      """),
    .init(
      "M207", "a section of a file that is named elsewhere",
      """
      # Flows

      ## 1. Rules

      Text.

      ## 2. Screens

      Usually a mistake (§13 `not_permitted`).

      ## 3. Codes

      Taken from `orders.md` §13.

      """),
    .init(
      "R952", "a word that another text had",
      """
      # Orders

      Update `orders.md` from "undecided" to the rule, and add the key.

      """),
  ]

  static let parts: [RuleCase] = [
    .init(
      "G706", "a range in the heading of a sibling",
      """
      # Widths

      The screen is made for phones before it scales to tablet and desktop.

      ### Small phones: 320 to 359 px width

      - Less padding.

      ### Phones: 360 to 430 px width

      - As drawn.

      ### Large phones and small tablets: 431 to 768 px width

      - Wider content.

      ### Desktop

      - As on tablets.

      """),
    .init(
      "G708", "the radius and the padding of a control on lines of their own",
      """
      # Dropdown

      Radius

      18px

      Padding

      10px

      Item Height

      44px

      # Accessibility

      Touch Target ≥ 44px

      """),
    .init(
      "G708", "a picture inside of a field",
      """
      # Fields

      **`search-field`**: The search input, padding 12px × 20px, height 44px. Leading icon: magnifier glyph at 16px, muted.

      - Touch targets are at least 44 × 44px.

      """),
    .init(
      "M208", "a code of a module that no list has",
      """
      # Requirements

      The groups follow from PR-X1-09.

      | ID | Requirement |
      |---|---|
      | PR-MAIL-01 | Letters only with consent |
      | PR-COACH-02 | The rate of accepted tips is shown |
      | PR-COACH-03 | Tips are counted by kind |

      """),
    .init(
      "C412", "ratios that are to be reached",
      """
      # Colour

      | Token | Hex | Use |
      |---|---|---|
      | `surface.canvas` | `#0B0807` | App background. |
      | `surface.raised` | `#14100D` | Cards. |
      | `text.primary` | `#F2E6CD` | Body. |

      ### Contrast targets

      - `text.primary` on `surface.canvas` → 11.4:1 (AAA).
      - `text.primary` on `surface.raised` → 9.8:1 (AAA).

      """),
    .init(
      "C414", "the least size of one kind of text",
      """
      # Type

      | Token | Weight | Size (sp) | Line height (sp) | Use |
      |---|---|---|---|---|
      | `type.body.small` | Regular | 14 | 20 | Secondary UI. |

      - Ledger text never smaller than 18sp.

      """),
    .init(
      "T301", "a name behind its value",
      """
      # Buttons

      | Token | Value |
      |---|---|
      | `--space-1` | 4px |
      | `--space-2` | 8px |

      - Pressed: `transform: scale(0.96)` via `--press-scale`

      """),
    .init(
      "S507", "dotted edges that hand something on",
      """
      # Screens

      ```mermaid
      flowchart LR
        Inbox[Inbox] --> Cards[Cards]
        Cards --> Outline[Outline]
        Outline --> Plan[Plan]
        Cards -.findings.-> Outline
        Cards -.findings.-> Plan
      ```

      """),
  ]

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }

  @Test(arguments: parts)
  func part(_ test: RuleCase) { test.check() }
}
