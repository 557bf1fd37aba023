import Testing

/// Pairs of colours that names of properties and uses tell, and colours as functions.
@Suite struct ValuedPairCases {
  static let values: [RuleCase] = [
    .init(
      "K801", "values of properties by names",
      """
      # Kit

      | Token | Light | Dark |
      |---|---|---|
      | brand | #5B21B6 | #C4B5FD |
      | sea | #0D9488 | #0F766E |
      | paper | #FFFFFF | #111111 |

      - **⟦Main**: background = brand, text = white⟧
      - **⟦Second**: background: sea, text: white⟧
      - **Third**: background = brand

      """),
    .init(
      "K801", "values of properties by names (ja)",
      """
      # キット

      | 名前 | ライト | ダーク |
      |---|---|---|
      | ブランド | #5B21B6 | #C4B5FD |
      | 紙 | #FFFFFF | #111111 |

      - **⟦主**: 背景色=ブランド、テキスト=白⟧
      - **副**: 背景色=ブランド、テキスト=白、ホバー

      """),
    .init(
      "K801", "a label on a name",
      """
      # Kit

      | Colour | Value |
      |---|---|
      | sea | #14B8A6 |
      | paper | #FFFFFF |

      ## Buttons

      - ⟦Filled: white label on sea⟧
      - Ghost: white icon on sea
      - Text: no white text on sea
      - Light: white text on light

      """),
  ]

  @Test(arguments: values)
  func value(_ test: RuleCase) { test.check() }

  static let uses: [RuleCase] = [
    .init(
      "K801", "uses of one thing",
      """
      | Token | Value | Use |
      |---|---|---|
      | errorInk | ⟦#F87171⟧ | Text of the error banner |
      | errorFill | #FEE2E2 | Background of the error banner |
      | noteInk | #1E3A8A | Note box text |
      | noteFill | #DBEAFE | Note box background |
      | softInk | #999999 | Secondary text |
      | softFill | #FFFFFF | Secondary background |

      """),
    .init(
      "K801", "uses of chips in function of their state",
      """
      | Part | Day | Old | Disabled |
      |---|---|---|---|
      | Background | #FFFFFF | #FFFFFF | #EEEEEE |
      | Text | #111111 | #AAAAAA | #BBBBBB |

      """),
  ]

  @Test(arguments: uses)
  func use(_ test: RuleCase) { test.check() }

  static let looks: [RuleCase] = [
    .init(
      "K801", "rows of two looks",
      """
      ## Card

      | Part | Day | Night | Use |
      |---|---|---|---|
      | Background | #FFFFFF | #121212 | page |
      | Text | #111111 | #EEEEEE | text |

      """),
    .init(
      "K801", "rows of two looks of which one fails",
      """
      ## Card

      | Part | Day | Night | Use |
      |---|---|---|---|
      | Background | #FFFFFF | #121212 | page |
      | Text | #111111 | ⟦#333333⟧ | text |

      """),
  ]

  @Test(arguments: looks)
  func look(_ test: RuleCase) { test.check() }

  static let functions: [RuleCase] = [
    .init(
      "K801", "chips in functions",
      """
      ## Chips

      - Cinema: rgb(255, 243, 224) / ⟦rgb(255, 112, 67)⟧
      - Music: rgb(230, 240, 255) / rgb(12, 40, 90)

      """),
    .init(
      "T303", "words beside functions",
      """
      - Danger: green (`⟦rgb(220, 38, 38)⟧`)
      - Safe: green (`rgb(22, 163, 74)`)
      - Fade: green (`hsl(0 80% 50%)` → `hsl(120 80% 40%)`)

      """),
    .init(
      "T304", "a role as a function",
      """
      | Token | Value |
      |---|---|
      | accent | rgb(11, 110, 79) |
      | text | #111111 |

      - Links have the accent colour `⟦rgb(11, 122, 88)⟧`.
      - Buttons have the accent colour `#0B6E4F`.
      - Tabs have the accent colour `hsl(161, 82%, 24%)`.

      """),
    .init(
      "C412", "a claim below a fence of functions",
      """
      ## Text

      ```css
      --ink: rgb(120, 120, 120);
      --note: rgb(140, 140, 140);
      ```

      Contrast: ⟦7.9⟧:1 on white

      """),
    .init(
      "C401", "a part as a function",
      """
      | Part | Background |
      |---|---|
      | Chip | rgb(20, 40, 60) |
      | Card | ⟦rgb(250, 250, 250)⟧ |

      ## Card

      - Background: rgb(240, 230, 220)

      ## Chip

      - Background: rgb(20, 40, 60)

      """),
    .init(
      "T303", "words before values of a function",
      """
      - Pure white `rgb(255, 255, 255)`, true black `rgb(0, 0, 0)`
      - `#FFFFFF` pure white, `#000000` true black
      - `⟦#E0E0E0⟧`, true black, `#101010` – a function of none

      """),
  ]

  @Test(arguments: functions)
  func function(_ test: RuleCase) { test.check() }
}
