import Testing

/// Numbers of things that a line or a heading announces.
@Suite struct AnnouncedCases {
  static let counts: [RuleCase] = [
    .init(
      "C416", "a sentence above a list",
      """
      ⟦The button comes in three sizes:⟧

      - Small: 32px
      - Medium: 40px
      - Large: 48px
      - Giant: 56px

      """),
    .init(
      "C416", "a sentence above a table",
      """
      ⟦There are 4 breakpoints.⟧

      | Name | From |
      |---|---|
      | xs | 0px |
      | sm | 600px |
      | md | 900px |
      | lg | 1200px |
      | xl | 1536px |

      """),
    .init(
      "C416", "a heading with a number alone",
      """
      ## ⟦States (3)⟧

      ### Rest

      x

      ### Busy

      x

      ### Error

      x

      ### Empty

      x

      """),
    .init(
      "C416", "steps without numbers, and a remark",
      """
      The flow has three steps:

      - Open: tap the plus
      - Pick: choose a card
      - Keep: tap the tick
      - Errors: shown as a toast

      """),
    .init(
      "C416", "a sentence that counts for each thing",
      """
      Each status has four variants: base, muted, ring, and text.

      | Status | Class |
      |---|---|
      | `good` | `.a` |
      | `warn` | `.b` |
      | `bad` | `.c` |
      | `info` | `.d` |
      | `none` | `.e` |

      """),
  ]

  @Test(arguments: counts)
  func holds(test: RuleCase) { test.check() }
}
