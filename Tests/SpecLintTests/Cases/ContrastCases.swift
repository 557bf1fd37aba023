import Testing

/// Colours beside each other, and what is said of their contrast.
@Suite struct ContrastCases {
  static let claims: [RuleCase] = [
    .init(
      "C412", "a table with both colours",
      """
      | Part | Foreground | Background | Contrast |
      |---|---|---|---|
      | Chip | `#FFFFFF` | `#FF8A00` | ⟦4.6⟧:1 |
      | Link | `#0B57D0` | `#FFFFFF` | 6.3:1 |

      """),
    .init("C412", "Spanish", "- Texto secundario `#8C8C8C` sobre blanco: contraste ⟦5.1⟧:1\n"),
    .init(
      "C412", "a level",
      """
      | Colour | Hex | Level |
      |---|---|---|
      | Sand | `#E0B040` | ⟦AA⟧ on white |
      | Slate | `#334155` | AAA on white |

      """),
    .init(
      "C412", "names that the document defines",
      """
      ## Colors

      - **Ink-500**: `#7A7A7A` – notes
      - **Paper-50**: `#F4F4F4` – pages

      Notes (Ink-500 on Paper-50) reach ⟦5.9⟧:1.

      """),
    .init(
      "C412", "a remark in a style rule",
      """
      ```css
      .badge {
        color: #FFFFFF;
        background: #22C55E; /* ⟦4.5⟧:1 */
      }
      ```

      """),
    .init(
      "C412", "names below the headers of a comparison",
      """
      ## Colors

      | Token | Value |
      |---|---|
      | `--ok` | `#10B981` |
      | `--ground` | `#FFFFFF` |

      | Background | Text Color | Contrast Ratio |
      |---|---|---|
      | `--ok` | `#FFFFFF` | ⟦4.5⟧:1 |
      | `--ground` | `--ok` | ⟦5.1⟧:1 |

      """),
    .init(
      "C412", "remarks in code",
      """
      ```css
      :root {
        --alarm: #EF4444; /* Red, ⟦6.9⟧:1 contrast */
      }
      ```

      ```
      Stone (#616161) on White: ⟦8.9⟧:1
      ```

      """),
    .init(
      "C412", "remarks in code for another appearance",
      """
      ```css
      .dark {
        --ground: #101418;
        --quiet: #9AA0A6; /* 7.0:1 contrast */
      }
      ```

      """),
    .init(
      "C412", "a correction with both values",
      "- Notes went from `#999999` (2.85:1 on white) to `#6B6B6B` (5.33:1 on white)\n"),
    .init("C412", "a demand", "- Text on white, such as `#333333`, needs at least 4.5:1\n"),
    .init("C412", "the shape of a picture", "- Avatar frame `#EEEEEE` on `#FFFFFF`: 1:1 picture\n"),
    .init(
      "C412", "a level that is denied",
      "- `#C0C0C0` on white does not reach AA; labels use `#595959` instead\n"),
    .init(
      "C412", "large text", "- Headline `#767676` on white: AA for large text, 18pt and more\n"),
    .init("C412", "a translucent colour", "- Scrim text `#FFFFFF` at 60% on `#000000`: 7.4:1\n"),
    .init(
      "C412", "rounded down and up",
      "- Link `#0B57D0` on white: 6.3:1\n- Note `#767676` on white: 4.5:1\n"),
    .init(
      "C412", "two modes in one row",
      """
      | Part | Light | Dark | Contrast |
      |---|---|---|---|
      | Link | `#0B57D0` on `#FFFFFF` | `#A8C7FA` on `#1F1F1F` | 6.3:1 / 9.7:1 |

      """),
    .init("C412", "a range", "- Labels `#767676` on white have 4.5:1 to 7:1\n"),
    .init("C412", "a border", "- Input border `#8C8C8C` on white: 3.3:1, enough for controls\n"),
    .init(
      "C412", "two colours and a hint of a third",
      "- `#FFFFFF` on `#0B57D0` (not `#4285F4`): 6.3:1\n"),
    .init(
      "C412", "an old colour and a new one",
      """
      | Before | After | Contrast on white |
      |---|---|---|
      | `#999999` | `#6B6B6B` | 5.3:1 |

      """),
    .init(
      "C412", "a minimum for a list of colours",
      "Text colours need 4.5:1 on `#FFFFFF`; large ones need 3:1.\n"),
    .init("C412", "level AA of icons", "- Star `#B8860B` on white: AA for icons (3:1)\n"),
    .init(
      "C412", "one token in two modes",
      """
      | Token | Light | Dark | Use |
      |---|---|---|---|
      | ink-soft | `#5A6472` | `#A9B4C2` | Captions (contrast ≥ 4.6:1) |

      """),
    .init(
      "C412", "one token in two modes, Chinese",
      """
      | 令牌 | 深色 | 浅色 | 用途 |
      |---|---|---|---|
      | ink | `#ECEEF4` | `#1B2030` | 正文（对比度 ≥ 12:1） |

      """),
    .init(
      "C412", "two variants of one colour",
      "- Derived variants reach AA for text and border (`#E5484D` / `#CE2C31`)\n"),
    .init(
      "C412", "a decimal comma below a header that names the ground",
      """
      | Couleur | Sur `#1D1D1B` |
      |---|---|
      | Gris `#D1D1D1` | 11,06:1 |

      """),
    .init(
      "C412", "a ratio above its lower bound", "- Ink `#191D2B` on white: contrast ≥ 12:1\n"),
    .init(
      "C412", "a colour of the next clause",
      "- In light mode the accent keeps 8:1 of contrast; dark mode uses `#4F58E3`\n"),
  ]

  static let grounds: [RuleCase] = [
    .init(
      "C412", "a decimal comma below a header that names the ground",
      """
      | Couleur | Sur `#1D1D1B` |
      |---|---|
      | Gris `#D1D1D1` | ⟦12,6⟧:1 |

      """),
    .init("C412", "a lower bound that is missed", "- Ink `#8A8F98` on white: contrast ≥ ⟦4.5⟧:1\n"),
  ]

  @Test(arguments: grounds)
  func ground(_ test: RuleCase) { test.check() }

  @Test(arguments: claims)
  func claim(_ test: RuleCase) { test.check() }

  static let pairs: [RuleCase] = [
    .init(
      "K801", "an ordered list",
      "1. Background: `#FFF3B0`\n2. Text: `⟦#F4A100⟧`\n3. Font size: 14px\n"),
    .init(
      "K801", "a table with two states",
      """
      | State | Background | Text |
      |---|---|---|
      | Default | #0B57D0 | #FFFFFF |
      | Error | #FFE4E4 | ⟦#FF7A7A⟧ |

      """),
    .init(
      "K801", "a style rule",
      """
      ```css
      .toast {
        background-color: #FFD54F;
        color: ⟦#FFFFFF⟧;
      }
      ```

      """),
    .init(
      "K801", "large text below its own limit",
      "- Background: `#FFFFFF`\n- Text: `⟦#B8B8B8⟧`\n- Font size: 32px\n"),
    .init(
      "K801", "an example of how not to",
      """
      **Don't:**
      - Background: `#FFFFFF`
      - Text: `#CCCCCC`

      **Do:**
      - Background: `#FFFFFF`
      - Text: `#333333`

      """),
    .init(
      "K801", "a disabled row",
      """
      | State | Background | Text |
      |---|---|---|
      | Default | #0B57D0 | #FFFFFF |
      | Disabled | #E0E0E0 | #9E9E9E |

      """),
    .init(
      "K801", "a gradient",
      "- Background: linear gradient from `#FFFFFF` to `#EEEEEE`\n- Text: `#CCCCCC`\n"),
    .init("K801", "large bold text", "- Background: `#0A84FF`\n- Text: white\n- Font: 20px Bold\n"),
    .init("K801", "a frame is no text", "- Background: `#FFFFFF`\n- Border: `#EEEEEE`\n"),
    .init(
      "K801", "two things",
      """
      ```css
      .card { background: #FFFFFF; }
      .note { color: #BBBBBB; }
      ```

      """),
    .init(
      "K801", "what it was before",
      """
      ## Changelog

      Version 1 had:
      - Background: `#FFFFFF`
      - Text: `#BBBBBB`

      """),
    .init("K801", "an overlay", "- Background: `#000000` at 60% opacity\n- Text: `#666666`\n"),
    .init(
      "K801", "a link in the text",
      "- Background: `#FFFFFF`\n- Text: `#111111`\n- Link: `#BBBBBB` underline colour\n"),
    .init(
      "K801", "a table of a palette",
      """
      | Name | Color | Background |
      |---|---|---|
      | Ink 50 | #F8FAFC | page |
      | Ink 900 | #0F172A | text |

      """),
    .init(
      "K801", "a logo",
      """
      ### Logo

      - Background: `#FFFFFF`
      - Color: `#FFD54F`

      """),
    .init(
      "K801", "two themes in one block",
      """
      ```css
      :root { --bg: #FFFFFF; --text: #111111; }
      .dark { --bg: #111111; --text: #EEEEEE; }
      ```

      """),
  ]

  @Test(arguments: pairs)
  func pair(_ test: RuleCase) { test.check() }
}
