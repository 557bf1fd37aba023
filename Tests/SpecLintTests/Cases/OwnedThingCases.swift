import Testing

/// Warnings, aliases, departures that a document lists, things with lists of their own, and glosses.
@Suite struct OwnedThingCases {
  static let drags: [RuleCase] = [
    .init(
      "X854", "a line that warns",
      """
      # Notes

      - Cards are dragged between lanes.
      - Relying on drag-only moves is risky.

      """),
    .init(
      "X854", "a line that demands",
      """
      # Notes

      - Cards are dragged between lanes.
      - Moves are ⟦drag-only⟧.

      """),
  ]

  static let members: [RuleCase] = [
    .init(
      "T301", "an alias in an extension",
      """
      # Kit

      ```swift
      enum AppColors {
        static let sky = Color(hex: "#4A90E2")
        static let leaf = Color(hex: "#7ED321")
        static let coral = Color(hex: "#FF6B6B")
      }
      ```

      ```swift
      extension AppColors {
        static let done = leaf
      }
      ```

      ```swift
      Text("Done").foregroundColor(AppColors.done)
      ```

      """),
    .init(
      "T301", "no alias",
      """
      # Kit

      ```swift
      enum AppColors {
        static let sky = Color(hex: "#4A90E2")
        static let leaf = Color(hex: "#7ED321")
        static let coral = Color(hex: "#FF6B6B")
      }
      ```

      ```swift
      Text("Done").foregroundColor(⟦AppColors.done⟧)
      ```

      """),
    .init(
      "D103", "references that the contents leave out",
      """
      # Kit

      ## 목차

      - [색](#색)
      - [글자](#글자)

      ## 색

      ## 글자

      ## 📚 참조 문서

      """),
    .init(
      "D103", "a section that the contents leave out",
      """
      # Kit

      ## 목차

      ⟦- [색](#색)
      - [글자](#글자)⟧

      ## 색

      ## 글자

      ## 간격

      """),
  ]

  static let sizes: [RuleCase] = [
    .init(
      "T313", "a list of what code does otherwise",
      """
      # Kit

      ## Typography

      - Title: 20px / 600
      - Body: 15px / 400
      - Label: 12px / 500
      - Note: 11px / 400

      ## Hardcoded values

      | Place | Value |
      |---|---|
      | `chip.css` | font-size `22px` |

      """),
    .init(
      "T313", "the same in German",
      """
      # Kit

      ## Typography

      - Title: 20px / 600
      - Body: 15px / 400
      - Label: 12px / 500
      - Note: 11px / 400

      ## Bekannte Abweichungen

      | Place | Value |
      |---|---|
      | `chip.css` | font-size `22px` |

      """),
    .init(
      "T313", "a list of parts",
      """
      # Kit

      ## Typography

      - Title: 20px / 600
      - Body: 15px / 400
      - Label: 12px / 500
      - Note: 11px / 400

      ## Chips

      | Place | Value |
      |---|---|
      | `chip.css` | font-size `⟦22px⟧` |

      """),
  ]

  static let things: [RuleCase] = [
    .init(
      "C401", "two cards",
      """
      # Home

      ## Cards

      **WeatherCard (D-06):**
      - Primary readout: 40px, bold.
      - Subtitle: one line.

      **NetworkCard (D-08):**
      - Primary readout: 22px, bold.
      - Subtitle: two lines.

      """),
    .init(
      "C401", "two aspects of one card",
      """
      # Home

      ## Cards

      **Sizes:**
      - Primary readout: ⟦40px⟧, bold.
      - Subtitle: one line.

      **Details:**
      - Primary readout: 22px, bold.
      - Subtitle: two lines.

      """),
    .init(
      "C402", "the number of a part of a plan",
      """
      # Sheet

      ## Wiring

      - The sheet of Phase 175 handles the scroll lock.

      ```tsx
      <Body phase="178" kind="stove" />
      ```

      """),
    .init(
      "C402", "a value",
      """
      # Sheet

      ## Wiring

      - The body starts at phase ⟦175⟧ of the cycle.

      ```tsx
      <Body phase="178" kind="stove" />
      ```

      """),
  ]

  static let glosses: [RuleCase] = [
    .init(
      "T309", "the weight of a font",
      """
      # Kit

      - Background: `color.bg.canvas`
      - Text: `color.text.default`
      - All other elements use semantic color tokens
      - Weights: 400 (Regular), 900 (Black)

      """),
    .init(
      "T309", "the sense of a value",
      """
      # Kit

      - Background: `color.bg.canvas`
      - Text: `color.text.default`
      - All other elements use semantic color tokens
      - `danger` - what destroys (red)

      """),
    .init(
      "T309", "two words of one line",
      """
      # Kit

      - Background: `color.bg.canvas`
      - Text: `color.text.default`
      - All other elements use semantic color tokens
      - Default: ⟦White⟧ background, black text

      """),
    .init(
      "T309", "a list of properties",
      """
      # Kit

      - Background: `color.bg.canvas`
      - Text: `color.text.default`
      - All other elements use semantic color tokens
      - Dot (20pt, ⟦red⟧)

      """),
    .init(
      "R952", "a heading over a list of what is missing",
      """
      # Kit

      ## Pictures

      ### Currently missing - to be added

      1. A boat without a sail
      2. A torn net

      """),
    .init(
      "R952", "a heading over nothing",
      """
      # Kit

      ## Pictures

      ### Currently missing - ⟦to be added⟧

      Text.

      """),
  ]

  @Test(arguments: drags)
  func drag(_ test: RuleCase) { test.check() }

  @Test(arguments: members)
  func member(_ test: RuleCase) { test.check() }

  @Test(arguments: sizes)
  func size(_ test: RuleCase) { test.check() }

  @Test(arguments: things)
  func thing(_ test: RuleCase) { test.check() }

  @Test(arguments: glosses)
  func gloss(_ test: RuleCase) { test.check() }
}
