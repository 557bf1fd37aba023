import Testing

/// Grounds that fields, classes, leads and names give to texts, and the lettering of brands.
@Suite struct ToldWhiteCases {
  static let texts: [RuleCase] = [
    .init(
      "K802", "one colour in a table and in a sheet on a ground by class",
      """
      ## Colours

      | Token | Hex | Use |
      |---|---|---|
      | `text-strong` | `#3A2E25` | headings |
      | `text-soft` | `⟦#8B7E72⟧` | captions |
      | `bg-page` | `#FAF6F1` | page |

      Quiet buttons are `bg-white` with a border.

      ```css
      @theme {
        --color-text-strong: #3A2E25;
        --color-text-soft: #8B7E72;
        --color-bg-page: #FAF6F1;
      }
      ```

      """),
    .init(
      "K802", "a white ground in a field",
      """
      ## Colours

      - `text-strong`: `#212121`
      - `text-soft`: `#757575`
      - `bg-quiet`: `#FAFAFA`

      ## Card

      - **Fundo**: Branco

      """),
    .init(
      "K802", "a field that is no ground",
      """
      ## Colours

      - `text-strong`: `#212121`
      - `text-soft`: `⟦#757575⟧`
      - `bg-quiet`: `#FAFAFA`

      ## Card

      - **Borda**: Branco

      """),
    .init(
      "K802", "a white ground in a refusal",
      """
      ## Colours

      - `text-strong`: `#212121`
      - `text-soft`: `⟦#757575⟧`
      - `bg-quiet`: `#FAFAFA`

      ## Avoid

      - **Background**: White

      """),
    .init(
      "K802", "a caption of the front matter without a ground",
      """
      ---
      name: Kit
      colors:
        surface: "#ffffff"
        primary: "#101010"
        textMain: "#202020"
        quiet: ⟦"#a3a3a3"⟧
      components:
        meta-line:
          textColor: "{colors.quiet}"
          typography: "{typography.small}"
      typography:
        small:
          fontSize: 13px
      ---
      # Kit

      """),
    .init(
      "K802", "a caption beside a component with a text that can be read",
      """
      ---
      name: Kit
      colors:
        surface: "#ffffff"
        primary: "#101010"
        quiet: ⟦"#a3a3a3"⟧
      components:
        option-row:
          backgroundColor: "{colors.surface}"
          textColor: "{colors.primary}"
        meta-line:
          textColor: "{colors.quiet}"
          typography: "{typography.small}"
      typography:
        small:
          fontSize: 13px
      ---
      # Kit

      """),
    .init(
      "K802", "a label on a button",
      """
      ---
      name: Kit
      colors:
        surface: "#ffffff"
        primary: "#101010"
        textMain: "#202020"
        quiet: "#a3a3a3"
      components:
        button-label:
          textColor: "{colors.quiet}"
          typography: "{typography.small}"
      typography:
        small:
          fontSize: 13px
      ---
      # Kit

      """),
    .init(
      "K801", "a text on the colour that its name tells",
      """
      ## Colours

      | Token | Light | Dark |
      |---|---|---|
      | `label-on-brand` | `⟦#FFFFFF⟧` | `#FFFFFF` |
      | `brand` | `#FF6677` | `#FF99AA` |

      """),
    .init(
      "K801", "a text on a family of grounds",
      """
      ## Colours

      | Token | Light | Dark |
      |---|---|---|
      | `label-on-surface` | `#FFFFFF` | `#FFFFFF` |
      | `brand` | `#FF6677` | `#FF99AA` |

      """),
  ]

  static let ratios: [RuleCase] = [
    .init(
      "C412", "a ground that the line above a table tells",
      """
      # Tiles

      **Text colours** (on white background):

      | Token | Hex | Contrast | Pass |
      |---|---|---|---|
      | `ink-strong` | #334155 | 10.4:1 | ✅ AAA |
      | `ink-faint` | #94A3B8 | ⟦3.2⟧:1 | ✅ AA (large only) |

      **Buttons**:

      | Part | Ground | Text | Contrast |
      |---|---|---|---|
      | Quiet | #F1F5F9 | #334155 | 9.5:1 |
      | Loud | #3B66D6 | White | 5.2:1 |

      """),
    .init(
      "C412", "a true ratio on the ground of the line above",
      """
      # Tiles

      **Text colours** (on white background):

      | Token | Hex | Contrast | Pass |
      |---|---|---|---|
      | `ink-strong` | #334155 | 10.4:1 | ✅ AAA |
      | `ink-faint` | #94A3B8 | 2.6:1 | ✅ AA (large only) |

      **Buttons**:

      | Part | Ground | Text | Contrast |
      |---|---|---|---|
      | Quiet | #F1F5F9 | #334155 | 9.5:1 |
      | Loud | #3B66D6 | White | 5.2:1 |

      """),
  ]

  static let sizes: [RuleCase] = [
    .init(
      "T313", "the lettering of a splash screen",
      """
      # Kit

      ## Typography

      | Role | Size | Weight |
      |---|---|---|
      | Title | 20px | Bold |
      | Head | 17px | Bold |
      | Body | 15px | Regular |
      | Note | 12px | Regular |

      ## Splash screen

      ```
      ┌──────────────────┐
      │   LAKE COLLEGE   │  30px, Bold
      └──────────────────┘
      ```

      """),
    .init(
      "T313", "a text in the drawing of a screen",
      """
      # Kit

      ## Typography

      | Role | Size | Weight |
      |---|---|---|
      | Title | 20px | Bold |
      | Head | 17px | Bold |
      | Body | 15px | Regular |
      | Note | 12px | Regular |

      ## Home screen

      ```
      ┌──────────────────┐
      │   LAKE COLLEGE   │  ⟦30px⟧, Bold
      └──────────────────┘
      ```

      """),
  ]

  @Test(arguments: texts + ratios + sizes)
  func holds(test: RuleCase) { test.check() }
}
