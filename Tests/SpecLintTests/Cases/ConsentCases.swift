import Testing

/// Ways of doing that one sentence promises and another one denies.
@Suite struct ConsentCases {
  static let policies: [RuleCase] = [
    .init(
      "C401", "a button that can always be pressed",
      """
      # Form

      ## Principles

      - One column.
      - ⟦The Send button stays disabled until every required field is valid.⟧

      ## Errors

      The Send button can always be pressed; if something is missing, focus moves to a summary.

      """),
    .init(
      "C401", "checks while typing",
      """
      # Form

      ## Principles

      - One column.
      - ⟦Fields are validated only on submit.⟧

      ## Errors

      Each field is validated on blur, with a message below it.

      """),
    .init(
      "C401", "two ways to hold the device",
      """
      # Form

      ## Principles

      - One column.
      - ⟦The app is portrait only.⟧

      ## Errors

      In landscape the summary stands beside the fields.

      """),
    .init(
      "C401", "no dark appearance",
      """
      # Form

      ## Principles

      - One column.
      - ⟦There is no dark mode.⟧

      ## Errors

      In dark mode the fields have a lighter border.

      """),
    .init(
      "C401", "two buttons",
      """
      # Form

      ## Principles

      - One column.
      - The Send button stays disabled until every required field is valid.

      ## Errors

      The Help button can always be pressed.

      """),
    .init(
      "C401", "one rule told twice",
      """
      # Form

      ## Principles

      - One column.
      - The Send button stays disabled until every required field is valid.

      ## Errors

      The Send button is greyed out until all fields are valid.

      """),
    .init(
      "C401", "a later version",
      """
      # Form

      ## Principles

      - One column.
      - There is no dark mode in v1.

      ## Errors

      In dark mode the fields have a lighter border.

      """),
  ]

  @Test(arguments: policies)
  func policie(_ test: RuleCase) { test.check() }
}
