import Testing

/// Numbers of things in headings.
@Suite struct HeadedCases {
  static let headings: [RuleCase] = [
    .init(
      "C416", "steps in the heading",
      """
      # ⟦Onboarding in three steps⟧

      1. Name
      2. Interests
      3. Notices
      4. Photo

      """),
    .init(
      "C416", "states in the heading",
      """
      # Player

      ## ⟦The four states⟧

      | State | Look |
      |---|---|
      | Idle | play |
      | Loading | ring |
      | Playing | pause |

      """),
    .init(
      "C416", "principles in the heading",
      """
      # Design

      ## ⟦Five principles⟧

      - Calm
      - Clear
      - Fast
      - Kind

      """),
    .init(
      "C416", "as many steps",
      """
      # Onboarding in three steps

      1. Name
      2. Interests
      3. Notices

      """),
    .init(
      "C416", "a numbered heading",
      """
      # Player

      ## 4 States

      - Idle
      - Loading
      - Playing

      """),
    .init(
      "C416", "two lists",
      """
      # Player

      ## The four states

      - Idle
      - Loading

      Of an error:

      - Failed

      """),
  ]

  @Test(arguments: headings)
  func heading(_ test: RuleCase) { test.check() }
}
