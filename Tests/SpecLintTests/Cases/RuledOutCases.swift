import Testing

/// What one sentence rules out for all of the product, and another one uses.
@Suite struct RuledOutCases {
  static let uses: [RuleCase] = [
    .init(
      "C401", "nothing scrolls anywhere",
      """
      # Ticket machine

      ## Hall

      ⟦There is no scrolling anywhere.⟧

      ## Fares

      The fares scroll sideways.

      """),
    .init(
      "C401", "never used by the principles",
      """
      # Ticket machine

      ## Principles

      - ⟦We never use carousels.⟧

      ## Start

      A carousel shows three offers.

      """),
    .init(
      "C401", "an order with its label",
      """
      # Ticket machine

      ## Rules

      - ⟦Must not: use gradients⟧

      ## Button

      The main button has a gradient from teal to blue.

      """),
    .init(
      "C401", "not used, and an example of copy with a denial",
      """
      # Ticket machine

      ## Rules

      - ⟦Tooltips are not used.⟧

      ## Fares

      - Info: tooltip "Never valid at night"

      """),
    .init(
      "C401", "nothing blinks, in German",
      """
      # Fahrkartenautomat

      ## Barrierefreiheit

      ⟦Nichts auf dem Bildschirm blinkt.⟧

      ## Münzen

      Der Münzschlitz blinkt, bis eine Münze fällt.

      """),
  ]

  static let lookalikes: [RuleCase] = [
    .init(
      "C401", "no such thing on one screen",
      """
      # Ticket machine

      ## Start

      There are no tooltips.

      ## Fares

      A tooltip explains each zone.

      """),
    .init(
      "C401", "a kind of it",
      """
      # Ticket machine

      ## Principles

      - We never use automatic carousels.

      ## Start

      A carousel shows three offers.

      """),
    .init(
      "C401", "denied twice",
      """
      # Ticket machine

      ## Principles

      - We never use carousels.

      ## Start

      The three offers stand side by side instead of in a carousel.

      """),
    .init(
      "C401", "an exception",
      """
      # Ticket machine

      ## Principles

      - We never use modals, except for payments.

      ## Payment

      A modal asks for the card.

      """),
    .init(
      "C401", "what was rejected",
      """
      # Ticket machine

      ## Principles

      - We never use carousels.

      ## Rejected alternatives

      A carousel shows three offers.

      """),
  ]

  @Test(arguments: uses + lookalikes)
  func use(_ test: RuleCase) { test.check() }
}
