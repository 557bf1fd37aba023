import Testing

/// Numbers of things in sentences beside the lists of them.
@Suite struct CountedCases {
  static let counts: [RuleCase] = [
    .init(
      "C416", "what something consists of",
      """
      ⟦The wizard consists of five steps:⟧

      | # | Step |
      |---|---|
      | 1 | Boat |
      | 2 | Berth |
      | 3 | Dates |
      | 4 | Payment |

      """),
    .init(
      "C416", "things of any kind",
      """
      ⟦There are six brushes:⟧

      - Pencil
      - Chalk
      - Ink
      - Spray
      - Eraser

      """),
    .init(
      "C416", "a verb before the colon",
      "⟦Four kinds exist: storm, fog and ice⟧.\n"),
    .init(
      "C416", "German steps",
      "Der Antrag läuft in ⟦drei Schritten: Boot, Liegeplatz, Termin, Zahlung⟧.\n"),
    .init(
      "C416", "a label with its list, counted behind it",
      "Options: 5 minutes, 10 minutes, 1 hour, never. ⟦Five options⟧ in a sheet.\n"),
    .init(
      "C416", "a sentence behind a numbered list, in French",
      """
      ## Parcours

      1. Bateau
      2. Place
      3. Dates
      4. Paiement

      ⟦Le parcours compte cinq écrans.⟧

      """),
  ]

  static let lookalikes: [RuleCase] = [
    .init(
      "C416", "a part of the list",
      """
      Two of six brushes are new:

      - Pencil
      - Chalk
      - Ink
      - Spray
      - Eraser

      """),
    .init(
      "C416", "a time before a list",
      """
      The boat has 5 seconds:

      - Horn
      - Lights
      - Anchor
      - Flag

      """),
    .init(
      "C416", "items that count their own",
      """
      Molecules, with 3 components:

      - Loading (2): bone, box
      - Button (1): round

      """),
    .init(
      "C416", "lines of a file",
      "The reducer has three actions (lines 38-46, 52-60).\n"),
    .init(
      "C416", "another thing than the list",
      """
      ## Parcours

      1. Bateau
      2. Place
      3. Dates
      4. Paiement

      Le bouton compte cinq écrans.

      """),
  ]

  @Test(arguments: counts + lookalikes)
  func count(_ test: RuleCase) { test.check() }

  static let floors: [RuleCase] = [
    .init(
      "C414", "a smaller text in the section of the least",
      """
      ## Text

      ⟦The minimum is 24px⟧. Titles 32px, metadata 20px.

      """),
    .init(
      "C414", "nothing smaller",
      """
      ## Sizes

      - ⟦Nothing on the dial is set smaller than 16pt⟧.
      - Zone label: 14pt, caps

      """),
    .init(
      "C414", "multiples of a number without a unit",
      """
      ⟦All spacing uses multiples of 8.⟧

      | Token | Value |
      |---|---|
      | `--space-1` | 8px |
      | `--space-2` | 16px |
      | `--space-3` | 20px |

      """),
    .init(
      "C414", "another length",
      """
      ## Text

      The minimum is 24px. Titles 32px, line height 20px.

      """),
    .init(
      "C414", "the least of some texts",
      """
      ## Text

      The minimum for titles is 24px. Metadata 20px.

      """),
    .init(
      "C414", "another unit",
      """
      ## Text

      The minimum is 24px. Titles 32px, print 7pt.

      """),
  ]

  @Test(arguments: floors)
  func floor(_ test: RuleCase) { test.check() }

  private static func widths(_ end: String, _ start: String) -> String {
    "## Breakpoints\n\n| Name | From | To |\n|---|---|---|\n| S | 0 | 599 |\n| M | 600 | 1023 |\n"
      + "| L | 1024 | \(end) |\n| XL | \(start) | – |\n"
  }

  static let ends: [RuleCase] = [
    .init("G706", "two columns of ends that overlap", widths("1439", "⟦1400⟧")),
    .init("G706", "two columns of ends with a gap", widths("1439", "⟦1600⟧")),
    .init(
      "G706", "two columns with units",
      "| Class | Min | Max |\n|---|---|---|\n| S | 0px | 599px |\n| M | 600px | 1023px |\n"
        + "| L | 1024px | 1439px |\n| XL | ⟦1400px⟧ | ∞ |\n"),
    .init("G706", "two columns of ends that meet", widths("1439", "1440")),
    .init(
      "G706", "two columns of points",
      widths("1439", "1400").replacing("Breakpoints", with: "Levels")),
    .init(
      "G706", "two columns of words",
      "## Breakpoints\n\n| Name | From | To |\n|---|---|---|\n| S | list | map |\n| M | map | list |\n"
        + "| L | map | map |\n"),
  ]

  @Test(arguments: ends)
  func end(_ test: RuleCase) { test.check() }
}
