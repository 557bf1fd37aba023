/// Texts and grounds that tables, classes and a few words declare.
enum TabledPairCases {
  static let pairs: [RuleCase] = [
    .init(
      "K801", "a tint of the colour of the text",
      """
      ## Colors

      - `bg-page`: #FAFAFA – page background

      ## Tags

      | Kind | Background | Text color |
      |---|---|---|
      | Fresh | `#1F9D55` @ 12% | `⟦#1F9D55⟧` |
      | Old | `#1F9D55` @ 12% | `#14532D` |

      """),
    .init(
      "K801", "a tint on a dark page",
      """
      ## Colors

      - `bg-page`: #0B0F14 – page background
      - `bg-card`: #141A21 – card background

      ## Tags

      | Kind | Background | Text color |
      |---|---|---|
      | Fresh | `#1F9D55` @ 12% | `#4ADE80` |

      """),
    .init(
      "K801", "a tint over what nobody tells",
      """
      ## Tags

      | Kind | Background | Text color |
      |---|---|---|
      | Fresh | `#1F9D55` @ 12% | `#1F9D55` |

      """),
    .init(
      "K801", "a text on a gradient that is close to all of it",
      """
      - Background: linear-gradient(#FFF, #EEE)
      - Text: `⟦#DDDDDD⟧`

      """),
    .init(
      "K801", "white on all of a gradient",
      """
      ## Buttons

      | Kind | Background | Text |
      |---|---|---|
      | Main | `linear-gradient(#FFB199 → #FF7A59)` | `⟦white⟧` |
      | Deep | `linear-gradient(#B91C1C → #FF7A59)` | `white` |

      """),
    .init(
      "K801", "white behind its size on a gradient in words",
      """
      ### Main button

      ```
      Main Button:
        - Height: 48px
        - Background: Gradient (#FFB199 to #FF8A65)
        - Text: 16px/600 ⟦white⟧
      ```

      """),
    .init(
      "K801", "a colour called by half of its name",
      """
      ## Palette

      | Name | Value | Use |
      |---|---|---|
      | Accent (Mint) | `#2DD4BF` | Main actions |
      | Ink | `#111827` | Text |

      ## Filter

      - Chosen pill: bg accent, ⟦white⟧ text
      - Other pill: bg accent, ink text

      """),
    .init(
      "K801", "words beside the short word for a ground that name no colour",
      """
      ## Palette

      | Name | Value | Use |
      |---|---|---|
      | Accent | `#2DD4BF` | Main actions |

      ## Filter

      - Chosen pill: bg blurred, white text

      """),
    .init(
      "K801", "a table of texts by ground",
      """
      ## Colors

      ```css
      :root {
        --brand: #5F9E63;
        --text-inverse: #FFFFFF;
        --text-body: #1F2937;
        --bg-page: #FFFFFF;
        --link: #1D4ED8;
        --bg-note: #EFF5F9;
        --link-note: #5B93B5;
      }
      ```

      ## What stands on what

      | Background | Primary text | Links |
      |---|---|---|
      | `--bg-page` | `--text-body` | `--link` |
      | `--brand` | `⟦--text-inverse⟧` | – |
      | `--bg-note` | `--text-body` | `⟦--link-note⟧` |

      """),
    .init(
      "K801", "a table of texts and borders by ground",
      """
      ## Colors

      ```css
      :root {
        --text-body: #1F2937;
        --bg-page: #FFFFFF;
        --line: #E5E7EB;
      }
      ```

      ## What stands on what

      | Background | Primary text | Border | Icons |
      |---|---|---|---|
      | `--bg-page` | `--text-body` | `--line` | `--line` |

      """),
    .init(
      "K801", "names in Portuguese without the word for colour",
      """
      ## Cores

      | Token | Valor | Uso |
      |---|---|---|
      | `--cor-marca` | `#F16A0D` | Ação |
      | `--cor-noite` | `#1E1B4B` | Rodapé |

      ## Botões

      | Variante | Fundo | Texto |
      |---|---|---|
      | Primária | marca | ⟦branco⟧ |
      | Rodapé | noite | branco |

      """),
    .init(
      "K801", "both colours of a message in one row",
      """
      | Token | Value | Use |
      |---|---|---|
      | `--warning` / `--warning-soft` | `⟦#A8742F⟧` / `#F8EFDC` | Warnings |
      | `--danger` / `--danger-soft` | `#9F1239` / `#FFF1F2` | Dangers |
      | `--accent` / `--accent-soft` | `#F59E0B` / `#FEF3C7` | Marks |

      """),
    .init(
      "K801", "an outlined button in the bright appearance",
      """
      ## Colors

      | Token | Light | Dark | Use |
      |---|---|---|---|
      | `--bg-page` | `#FFFBF5` | `#111827` | page background |
      | `--text-body` | `#1F2937` | `#F9FAFB` | body text |

      ## Buttons

      - Background: transparent
      - Text: `⟦#A78BFA⟧`

      """),
    .init(
      "C412", "a level on the other side of the limit",
      """
      | Text | Ground | Ratio | Level |
      |---|---|---|---|
      | `#94A3B8` | `#0F172A` | ⟦7.2⟧:1 | AAA |
      | `#F1F5F9` | `#0F172A` | 16.2:1 | AAA |

      """),
    .init(
      "C412", "a ratio that is rounded on its side of the limit",
      """
      | Text | Ground | Ratio | Level |
      |---|---|---|---|
      | `#94A3B8` | `#0F172A` | 6.9:1 | AA |

      """),
    .init(
      "K804", "a ring that a class names",
      """
      ## Colors

      | Token | Value | Use |
      |---|---|---|
      | `surface` | `#FFFFFF` | page background |
      | `brand-500` | `#F97316` | actions |

      ## Accessibility

      | What | How |
      |---|---|
      | Focus | `ring-2 ⟦ring-brand-500⟧ ring-offset-2` |

      """),
    .init(
      "K804", "a ring that shows no focus, and one that is drawn in part",
      """
      ## Colors

      | Token | Value | Use |
      |---|---|---|
      | `surface` | `#FFFFFF` | page background |
      | `brand-500` | `#F97316` | actions |

      ## Cards

      - Chosen card: `ring-2 ring-brand-500`
      - Focus: `ring-2 ring-brand-500/40`

      """),
    .init(
      "K802", "a value of the dark mode below a header of two words, in Chinese",
      """
      ## 颜色

      | 名称 | 浅色值 | 深色值 | 用途 |
      |---|---|---|---|
      | `--paper` | #FBF8F3 | #1B1713 | 页面底色 |
      | `--ink` | #2C241B | #EFE8DC | 主文字 |
      | `--note` | #7A6E5D | #B5A896 | 次要文字 |
      | `--note-strong` | #6B5F50 | ⟦#6B6050⟧ | 补充文字 |

      """),
    .init(
      "K802", "a colour that the style sheet repeats",
      """
      ## Colors

      - `bg-page`: `#FFFFFF`
      - `text-title`: `#1F2937`
      - `text-caption`: `⟦#9CA3AF⟧`

      ## Style sheet

      ```css
      :root {
        --color-bg-page: #FFFFFF;
        --color-text-title: #1F2937;
        --color-text-caption: #9CA3AF;
      }
      ```

      """),
  ]
}
