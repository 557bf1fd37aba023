import Testing

/// Names and values of which the document says elsewhere what they are for.
@Suite struct GivenElsewhereCases {
  static let names: [RuleCase] = [
    .init(
      "T312", "the grounds tell that dark is an appearance",
      """
      ---
      colors:
        bg: "#FDFDFB"
        bg-dark: "#0B0E12"
        fern: "#3B6E4A"
        fern-dark: "#7FC493"
        heading: "#1C2024"
        heading-dark: "#ECEFF2"
      ---

      # Kiosk

      """),
    .init(
      "T312", "a darker ground that is a shade",
      """
      ---
      colors:
        bg: "#FDFDFB"
        bg-dark: "#E4E4DE"
        fern: "#3B6E4A"
        fern-dark: ⟦"#7FC493"⟧
      ---

      # Kiosk

      """),
    .init(
      "T301", "an element that the front matter does not list",
      """
      ---
      components:
        seat-card:
          width: 220px
        seat-list:
          width: 320px
        fare-chip:
          height: 32px
      ---

      # Ferry

      - **seat-card**: picture and two lines.
      - **seat-list**: one column.
      - **fare-chip**: a round label.
      - **deck-bar**: a row of buttons below the title.

      """),
  ]

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }

  static let colours: [RuleCase] = [
    .init(
      "K802", "lines below a text",
      """
      ## Colours

      - `text`: `#23272E`
      - `text-decoration`: `#B4BCC8`
      - `bg`: `#FFFFFF`

      """),
    .init(
      "K802", "letters of the same colour",
      """
      ## Colours

      - `text`: `#23272E`
      - `text-caption`: `⟦#B4BCC8⟧`
      - `bg`: `#FFFFFF`

      """),
    .init(
      "C414", "hints are no body text",
      """
      ## Colours

      - `ink`: `#23272E` – body text
      - `fog`: `#98A0AA` – placeholder text
      - `sheet`: `#FFFFFF` – page background

      1. All body text on `sheet` must meet the AA contrast ratio (4.5:1).

      """),
    .init(
      "C414", "quotes are body text",
      """
      ## Colours

      - `ink`: `#23272E` – body text
      - `fog`: `#98A0AA` – quoted text
      - `sheet`: `#FFFFFF` – page background

      1. ⟦All body text on `sheet` must meet the AA contrast ratio (4.5:1).⟧

      """),
    .init(
      "K801", "names that stand for others",
      """
      ```css
      --moss: #657232;
      --night: #0C0D0A;
      --action: var(--moss);
      --ink-turned: var(--night);
      ```

      ## Main button

      - Background: `--action`
      - Text: `⟦--ink-turned⟧`

      """),
    .init(
      "K801", "names that stand for one colour in each appearance",
      """
      ```css
      --moss: #657232;
      --mint: #C9E4B0;
      --night: #0C0D0A;
      --action: var(--moss);
      --ink-turned: var(--night);
      ```

      ```css
      --action: var(--mint);
      ```

      ## Main button

      - Background: `--action`
      - Text: `--ink-turned`

      """),
  ]

  @Test(arguments: colours)
  func colour(_ test: RuleCase) { test.check() }

  static let widths: [RuleCase] = [
    .init(
      "G706", "a section on phones",
      """
      # Timetable

      The board is 420px wide on desktop.

      ## Phone layouts

      ### Mobile portrait (320-480px)

      One column.

      ### Mobile landscape (481-860px)

      Two columns.

      """),
    .init(
      "G706", "a section on all layouts",
      """
      # Timetable

      The board is 420px wide on desktop.

      ## Layouts

      ### Mobile portrait (320-480px)

      One column.

      ### Mobile landscape (⟦481-860px⟧)

      Two columns.

      """),
  ]

  @Test(arguments: widths)
  func width(_ test: RuleCase) { test.check() }
}
