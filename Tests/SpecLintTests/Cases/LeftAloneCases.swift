/// What stands close to a finding and is none, and what is still one beside it.
enum LeftAloneCases {
  static let facts: [RuleCase] = [
    .init(
      "C401", "the data and the list, which are one",
      """
      # Poll

      The data is refreshed every ⟦30 seconds⟧.

      The list is refreshed every 5 seconds.

      """),
    .init(
      "C401", "guests of two parts",
      """
      # Shop

      ## Tickets

      Guests can order without an account.

      ## Returns

      Returns require an account; ordering a label requires an account.

      """),
    .init(
      "C401", "tablets and phones",
      """
      # Player

      ## Principles

      - Videos on tablets never start by themselves.

      ## Playback

      - The video starts by itself on phones.

      """),
    .init(
      "C401", "a video that starts, and one that never does so automatically",
      """
      # Clips

      ⟦Videos never start automatically.⟧

      ## Player

      When a clip opens, its video starts automatically.

      """),
    .init(
      "C402", "the argument of a call on another one",
      """
      ## Dates

      | Field | Rule |
      |---|---|
      | Password | at least 12 characters |

      ```ts
      const day = clock.now().plus(8);
      const password = read().trim();
      ```

      """),
    .init("C413", "a time that is rounded", "- Session: 100 seconds (2 minutes)\n"),
    .init("C413", "a length that is rounded at its half", "- Sheet: 12.5 mm (1.3 cm)\n"),
    .init(
      "A604", "what is unchanged and does not move",
      """
      - **Stamp**: 300ms ease-out, then an endless drift
      - With reduced motion the drift stops, and the order is unchanged

      """),
    .init(
      "T310", "an accent that marks warnings and more",
      """
      ## Colors

      | Name | Hex | Use |
      |---|---|---|
      | Accent | `#ED8936` | Warnings, highlights of the timeline |
      | Warning | `⟦#ED8936⟧` | Storage |

      """),
    .init(
      "T310", "a colour that is shared with a shade of the main one, in Chinese",
      """
      | 变量 | 值 | 用途 |
      |---|---|---|
      | `--accent-soft` | `#E2EDE8` | 主色浅底 |
      | `--warning-soft` | `#E2EDE8` | 提示（与主色共用） |

      """),
    .init(
      "T311", "one distance a step, of which two are alike",
      "## Spacing\n\n- `pad-sm`: 8px\n- `pad-md`: ⟦8px⟧\n- `pad-lg`: 12px\n"),
  ]

  static let sizes: [RuleCase] = [
    .init(
      "G706", "classes of screens in a table",
      "| Class | Width |\n|---|---|\n| Phone | 320–599px |\n| Tablet | 600–839px |\n| Desktop | ⟦900px⟧ and up |\n"
    ),
    .init(
      "G708", "an area of its own in the section",
      """
      ## Touch

      - Buy button height: 32px
      - Tap area: at least 44 × 44 px

      """),
    .init(
      "G708", "a size that brackets call otherwise",
      """
      ## Button sizes

      - Standard: 48px height
      - Small: 36px height
      - Icon-only: 48px × 48px (mouse only)

      """),
    .init(
      "G712", "a toolbar with three lengths",
      "- Toolbar height: ⟦40px⟧, three buttons, 8px apart, 12px inset\n- Touch targets: at least 44px\n"
    ),
    .init(
      "M208", "codes of another module",
      """
      | State ID | When |
      |---|---|
      | `S-ONE-EMPTY` | nothing chosen |
      | `S-ONE-READY` | one chosen |
      | `S-ONE-FULL` | all chosen |

      | Shown in | Text |
      |---|---|
      | `S-TWO-OTHER` | Hello |

      """),
  ]
}
