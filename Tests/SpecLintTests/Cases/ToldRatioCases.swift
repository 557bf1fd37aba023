import Testing

/// Ratios in fences, columns and labels of several languages, where large text begins, and one curve for all motion.
@Suite struct ToldRatioCases {
  static let claims: [RuleCase] = [
    .init(
      "C412", "names in a fence of text",
      """
      # Kit

      ## Colours

      ```css
      --color-teal-500: #14B8A6;
      --color-teal-600: #0D9488;
      --color-ink-900: #171717;
      ```

      ## Contrast

      ```
      ✓ teal-600 on white: ⟦4.7⟧:1 (AA)
      ✓ white on teal-500: ⟦4.5⟧:1 (AA)
      ✓ ink-900 on white: 17.9:1 (AAA)
      ```

      """),
    .init(
      "C412", "names in a fence of text (de)",
      """
      # Kit

      ## Colours

      ```css
      --color-teal-500: #14B8A6;
      --color-teal-600: #0D9488;
      --color-ink-900: #171717;
      ```

      ## Contrast

      ```text
      teal-600 auf weiß: 3,7:1
      teal-600 auf white: ⟦5.1⟧:1
      ```

      """),
    .init(
      "C412", "a fence of code",
      """
      # Kit

      ## Colours

      ```css
      --color-teal-500: #14B8A6;
      --color-teal-600: #0D9488;
      --color-ink-900: #171717;
      ```

      ## Contrast

      ```js
      // runs on port 3000:1
      const a = 'teal-600 on white: 4.7:1'
      ```

      """),
    .init(
      "C412", "columns in Korean",
      """
      # Kit

      ## Colours

      ```css
      --color-teal-500: #14B8A6;
      --color-teal-600: #0D9488;
      --color-ink-900: #171717;
      ```

      ## Contrast

      | 용도 | 전경색 | 배경색 | 명암비 |
      |---|---|---|---|
      | 링크 | `teal-600` | `white` | ⟦5.1⟧:1 |
      | 본문 | `ink-900` | `white` | 17.9:1 |

      """),
    .init(
      "C412", "columns in German",
      """
      # Kit

      ## Colours

      ```css
      --color-teal-500: #14B8A6;
      --color-teal-600: #0D9488;
      --color-ink-900: #171717;
      ```

      ## Contrast

      | Zweck | Vordergrund | Hintergrund | Kontrast |
      |---|---|---|---|
      | Link | `teal-600` | `white` | ⟦5.1⟧:1 |

      """),
    .init(
      "C412", "a name in front of a value",
      """
      # Button

      - **Background**: Harbour Blue (#0ABAB5)
      - **Text**: White

      ## Contrast

      - Primary Button: ⟦4.51⟧:1 (Harbour Blue on White)

      """),
    .init(
      "C412", "a name of two values",
      """
      # Button

      - **Rest**: Harbour Blue (#0ABAB5)
      - **Other**: Harbour Blue (#1D4ED8)

      ## Contrast

      - Primary Button: 4.51:1 (Harbour Blue on White)

      """),
    .init(
      "C412", "labels below a ground",
      """
      # Kit

      ## Text

      ```css
      --color-text-primary: #FFFFFF;
      --color-text-secondary: #A0A0A0;
      --color-text-tertiary: #707070;
      ```

      **Contrast ratios (against #0F0F0F):**

      - Primary: 19.2:1
      - Secondary: ⟦8.5⟧:1 (WCAG AAA)

      """),
    .init(
      "C412", "labels below no ground",
      """
      # Kit

      ## Text

      ```css
      --color-text-primary: #FFFFFF;
      --color-text-secondary: #A0A0A0;
      --color-text-tertiary: #707070;
      ```

      **Contrast ratios:**

      - Primary: 19.2:1
      - Secondary: 8.5:1 (WCAG AAA)

      """),
    .init(
      "C412", "one colour in two notations",
      """
      # Kit

      ```css
      --color-bg-primary: #0F0F0F;
      --color-text-secondary: #A0A0A0;
      ```

      ```js
      const colors = {
        background: { primary: '#0F0F0F' },
        text: { secondary: '#A0A0A0' },
      }
      ```

      ## Contrast

      | Combination | Ratio |
      |---|---|
      | Secondary text on primary bg | ⟦8.5⟧:1 |

      """),
  ]

  static let large: [RuleCase] = [
    .init(
      "X858", "in French",
      """
      # Texte

      - Ratio minimum 3:1 pour le texte large (≥⟦18px⟧)

      """),
    .init(
      "X858", "in Spanish",
      """
      # Texto

      - Texto de gran tamaño (≥ ⟦18px⟧): 3:1

      """),
    .init(
      "X858", "bold in German",
      """
      # Text

      - Große Schrift (ab ⟦14px⟧ fett): 3:1

      """),
    .init(
      "X858", "in Chinese",
      """
      # 文字

      - 大号文字（⟦18px⟧ 以上）：3:1

      """),
    .init(
      "X858", "a wide text",
      """
      # Texte

      - Bloc de texte: 18px, colonne 3:1

      """),
  ]

  static let curves: [RuleCase] = [
    .init(
      "C414", "one curve for all motion",
      """
      # Motion

      | Token | Value |
      |---|---|
      | Micro | 120ms, `cubic-bezier(.4,0,.2,1)` |
      | Entrance | 560ms, `cubic-bezier(.22,1,.36,1)` |

      - Easing is always ⟦ease-out⟧ (decelerate).

      """),
    .init(
      "C414", "one curve for all motion (de)",
      """
      # Motion

      | Token | Value |
      |---|---|
      | Micro | 120ms, `cubic-bezier(.4,0,.2,1)` |
      | Entrance | 560ms, `cubic-bezier(.22,1,.36,1)` |

      - Die Kurve ist immer ⟦ease-out⟧.

      """),
    .init(
      "C414", "one curve for all motion (ja)",
      """
      # Motion

      | Token | Value |
      |---|---|
      | Micro | 120ms, `cubic-bezier(.4,0,.2,1)` |
      | Entrance | 560ms, `cubic-bezier(.22,1,.36,1)` |

      - カーブは常に ⟦ease-out⟧。

      """),
    .init(
      "C414", "one curve for a kind of motion",
      """
      # Motion

      | Token | Value |
      |---|---|
      | Micro | 120ms, `cubic-bezier(.4,0,.2,1)` |
      | Entrance | 560ms, `cubic-bezier(.22,1,.36,1)` |

      - Exits always use ease-out.

      """),
    .init(
      "C414", "one curve below the heading of a part",
      """
      # Motion

      | Token | Value |
      |---|---|
      | Micro | 120ms, `cubic-bezier(.4,0,.2,1)` |
      | Entrance | 560ms, `cubic-bezier(.22,1,.36,1)` |

      ## Exit

      - Easing is always ease-out.

      """),
    .init(
      "C414", "one curve that all motion has",
      """
      # Motion

      | Token | Value |
      |---|---|
      | Micro | 120ms, `cubic-bezier(.16,1,.3,1)` |
      | Entrance | 560ms, `cubic-bezier(.22,1,.36,1)` |

      - Easing is always ease-out.

      """),
  ]

  @Test(arguments: claims)
  func claim(_ test: RuleCase) { test.check() }

  @Test(arguments: large)
  func largeText(_ test: RuleCase) { test.check() }

  @Test(arguments: curves)
  func curve(_ test: RuleCase) { test.check() }
}
