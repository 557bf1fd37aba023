import Testing

/// Components that the text describes otherwise than the front matter, uses that closed lists leave out, and limits for all motion.
@Suite struct ComponentStyleCases {
  static let styles: [RuleCase] = [
    .init(
      "C401", "a component whose text has other letters",
      """
      ---
      typography:
        body:
          fontFamily: Inter
          fontSize: 16px
          fontWeight: 500
        note:
          fontFamily: Inter
          fontSize: 13px
          fontWeight: 500
      rounded:
        md: 8px
      components:
        button-main:
          typography: "{typography.body}"
          height: 48px
          rounded: "{rounded.md}"
        chip-note:
          typography: "{typography.note}"
          height: 28px
      ---
      # Parts

      **Main button (button-main).** A ⟦52px⟧-tall box with Inter SemiBold ⟦16px⟧ label and 12px padding.

      **Note chip (`chip-note`).** Inter Medium ⟦12px⟧ text. Hover turns it Bold 15px.

      ### Button main

      A box with ⟦12px⟧ corners and a 4px gap.

      """),
    .init(
      "C401", "a component whose text agrees",
      """
      ---
      typography:
        body:
          fontFamily: Inter
          fontSize: 16px
          fontWeight: 600
      rounded:
        md: 8px
      components:
        button-main:
          typography: "{typography.body}"
          height: 48px
          rounded: "{rounded.md}"
        button-main-small:
          typography: "{typography.body}"
          height: 32px
      ---
      # Parts

      **Main button (button-main).** A 48px-tall box with Inter SemiBold 16px label, a Medium 20px icon and 8px corners.

      **Small button (button-main-small).** The same at 28px, with a Bold 11px caption.

      **button-main and button-main-small** share a Bold 14px label.

      **Card (button-main).** Title in Bold 20px. Text in Regular 14px.

      """),
    .init(
      "C401", "a component whose text tells of its parts",
      """
      ---
      typography:
        body:
          fontSize: 16px
          fontWeight: 600
      components:
        button-main:
          typography: "{typography.body}"
          height: 40px
        card:
          typography: "{typography.body}"
      ---
      # Parts

      ### Card

      White surface.

      - Title: 20px Bold
      - Text: 16px SemiBold

      **button-main** has a 48px-tall touch area around the 40px-tall box, and a 20px-tall bar.

      """),
  ]

  @Test(arguments: styles)
  func style(_ test: RuleCase) { test.check() }

  static let uses: [RuleCase] = [
    .init(
      "C401", "a colour only for a list of things",
      """
      # Colours

      | Token | Value |
      |---|---|
      | Lagoon | #008080 |
      | Ember | #aa3300 |

      Lagoon is used only for focus, links and tabs.

      | Part | Colour |
      |---|---|
      | Links | Lagoon |
      | Tabs | Lagoon |
      | Body | Ember |

      """),
    .init(
      "C401", "a use that a closed list leaves out",
      """
      # Boats

      ## Colours

      | Token | Value |
      |---|---|
      | Deep Lagoon | #008080 |
      | Ember | #aa3300 |

      ## Rules

      - ⟦Reserve Deep Lagoon for the play button and the progress ring. ⟧Nothing else.

      ## Parts

      **Play.** A Deep Lagoon disc around a white triangle.

      **Drawer.** The open drawer has a Deep Lagoon icon and an Ember edge.

      """),
    .init(
      "C401", "uses that a closed list may mean",
      """
      # Boats

      ## Colours

      | Token | Value |
      |---|---|
      | Deep Lagoon | #008080 |
      | Ember | #aa3300 |

      ## Rules

      - Reserve Deep Lagoon for interactive elements. Nothing else.
      - Use Ember only for the alarm and its banner, nothing else.

      ## Parts

      **Drawer.** The open drawer has a Deep Lagoon icon.

      **Siren.** The alarm turns the edge to Ember.

      **Footer.** Never in Ember.

      """),
  ]

  @Test(arguments: uses)
  func use(_ test: RuleCase) { test.check() }

  static let limits: [RuleCase] = [
    .init(
      "C414", "plain limits",
      """
      # Motion

      - Drawer: 600ms ease-out
      - Hover: 150ms

      - ⟦Animation durations stay below 500ms.⟧
      - ⟦All transitions use 150–300ms.⟧
      - Animations of the chart last at most 200ms.

      ### Drawer

      - Max duration: 300ms

      """),
    .init(
      "C414", "plain limits that hold",
      """
      # Motion

      - Drawer: 300ms ease-out
      - Hover: 150ms

      - Animation durations stay below 500ms.
      - All transitions use 150–300ms.
      - Maximum duration: 400ms

      """),
    .init(
      "C414", "limits with a way out",
      """
      # Motion

      - Drawer: 600ms ease-out
      - Hover: 150ms

      - Animations: max 300ms. Page changes may take longer.
      - Keep durations between 100ms and 300ms for most animations.
      - Transitions on mobile stay below 200ms.

      """),
  ]

  @Test(arguments: limits)
  func limit(_ test: RuleCase) { test.check() }
}
