/// Words and places that look like those of one thing and belong to another.
enum OneThingCases {
  static let colours: [RuleCase] = [
    .init(
      "K801", "two rows of one pair, of which one is kept for large text",
      """
      | Token | Text | Background |
      |---|---|---|
      | `--note` | `⟦#808080⟧` | `#FFFFFF` |
      | `--hint` | `#808080` | `#FFFFFF` |

      Use `--hint` only for large text.

      """),
    .init(
      "K801", "a line on large text with two names",
      """
      | Token | Text | Background |
      |---|---|---|
      | `--note` | `⟦#808080⟧` | `#FFFFFF` |
      | `--hint` | `⟦#828282⟧` | `#FFFFFF` |

      Take `--hint` and not `--note`: only large text may stay below 4.5:1.

      """),
    .init(
      "K802", "a name that a table keeps for large text and a sheet repeats",
      """
      ## Colours

      - `bg-page`: `#FFFFFF`
      - `text-title`: `#1F2937`
      - `text-caption`: `#9CA3AF` – large text only

      ## Sheet

      ```css
      :root {
        --color-text-caption: #9CA3AF;
      }
      ```

      """),
    .init(
      "K801", "states and parts in the brackets of names",
      """
      ## Palette

      | Name | Value | Use |
      |---|---|---|
      | Primary (hover) | `#2DD4BF` | Main actions |
      | Border (error) | `#F87171` | Inputs |
      | Blue (500) | `#93C5FD` | Links |

      ## Filter

      | Part | Background | Text |
      |---|---|---|
      | Pill | Primary | white |
      | Badge | error | white |
      | Chip | blue | white |

      """),
    .init(
      "K804", "a word that holds the letters of the focus, and a ring of something else",
      """
      ## Colours

      | Token | Value | Use |
      |---|---|---|
      | `surface` | `#FFFFFF` | page background |
      | `brand-300` | `#7DD3FC` | actions |

      ## Cards

      - Protocol badge: `ring-2 ring-brand-300`
      - The focus of this release lies on cards: they use `ring-1 ring-brand-300`.

      """),
    .init(
      "K804", "a ring behind the word for the focus in its clause",
      """
      ## Colours

      | Token | Value | Use |
      |---|---|---|
      | `surface` | `#FFFFFF` | page background |
      | `brand-300` | `#7DD3FC` | actions |

      ## Fields

      - Cards are flat; fields with focus show `⟦ring-brand-300⟧`.

      """),
    .init(
      "K804", "the variant of a class for the focus",
      """
      ## Colours

      | Token | Value | Use |
      |---|---|---|
      | `surface` | `#FFFFFF` | page background |
      | `brand-300` | `#7DD3FC` | actions |

      ## Fields

      - Fields: `focus:⟦ring-brand-300⟧`, with focus on both sides

      """),
    .init(
      "K801", "a row of what is switched off, and a column of lines below letters",
      """
      ## Colours

      ```css
      :root {
        --bg-page: #FFFFFF;
        --text-body: #1F2937;
        --line: #D1D5DB;
        --dim: #9CA3AF;
      }
      ```

      ## Buttons

      | State | Background | Text | Link text | Text decoration |
      |---|---|---|---|---|
      | Rest | `--bg-page` | `--text-body` | `--text-body` | `--line` |
      | Disabled | `--bg-page` | `--dim` | `--dim` | `--line` |

      """),
    .init(
      "K802", "two names with one value",
      """
      ## Colours

      | Token | Value |
      |---|---|
      | `bg-page` | `#FFFFFF` |
      | `text-title` | `#1F2937` |
      | `text-caption` | `⟦#9CA3AF⟧` |

      ## Forms

      | Token | Value |
      |---|---|
      | `text-meta` | `⟦#9CA3AF⟧` |

      """),
    .init(
      "K801", "a gradient below something dark",
      """
      ## Colours

      - `bg-page`: `#FFFFFF` – page background

      ## Hero

      - Background: linear-gradient(#FFB199, #FF7A59), dark overlay 60%
      - Text: #FFFFFF

      """),
    .init(
      "K801", "a gradient with nothing over it",
      """
      ## Colours

      - `bg-page`: `#FFFFFF` – page background

      ## Hero

      - Background: linear-gradient(#FFB199, #FF7A59)
      - Text: ⟦#FFFFFF⟧

      """),
    .init(
      "T310", "a remark in Chinese that is on something else",
      """
      | 变量 | 值 | 用途 |
      |---|---|---|
      | `--accent` | `#2F5D50` | 主色 |
      | `--warning` | `⟦#2F5D50⟧` | 警告，与错误相同处理 |

      """),
    .init(
      "T310", "a comparison in German that is on something else",
      """
      | Token | Wert | Zweck |
      |---|---|---|
      | `--accent` | `#2F5D50` | Flächen wie Knöpfe |
      | `--warning` | `⟦#2F5D50⟧` | Warnungen wie Knöpfe |

      """),
    .init(
      "T309", "colour words beside code that names no colour",
      """
      Use semantic colours everywhere.

      - `--info`: #2563EB

      | Usage | Look |
      |---|---|
      | ⟦Green⟧ badge | `drop-shadow` |
      | ⟦Red⟧ banner | `v1.2` |
      | Blue chip | `--info` |

      """),
  ]

  static let facts: [RuleCase] = [
    .init(
      "C401", "one colour in two spellings",
      """
      ## Base

      ```css
      .note { background: #FFF; color: #000000; box-shadow: 0 1px 2px #000, 0 0 4px white; }
      ```

      ## Notes

      ```css
      .note { background: #ffffff; color: black; box-shadow: 0 1px 2px black, 0 0 4px #fff; }
      ```

      """),
    .init(
      "C401", "where a thing comes from",
      """
      ## Entrance

      ```css
      .note { transform: translateY(20px); }
      ```

      ## Notes

      ```css
      .note { transform: translateY(0); }
      ```

      """),
    .init(
      "C401", "two apps with a class of the same name",
      """
      ## Shop app

      ```css
      .header { height: 64px; }
      ```

      ## Depot app

      ```css
      .header { height: 56px; }
      ```

      """),
    .init(
      "C401", "two looks of one thing",
      """
      ## Tiles

      ### Flat

      ```css
      .tile { border-radius: 4px; }
      ```

      ### Raised

      ```css
      .tile { border-radius: 12px; }
      ```

      ## Raised tiles

      ```css
      .tile { border-radius: 16px; }
      ```

      """),
    .init(
      "C401", "steps of a scale, and code of a part of a part",
      """
      ## Border radius

      | Use | Class |
      |---|---|
      | Small | `rounded-sm` |
      | Medium | `rounded-md` |
      | Large | `rounded-lg` |

      | Part | Class |
      |---|---|
      | Card | `rounded-xl` |
      | Menu | `rounded-lg` |
      | Badge | `rounded-md` |

      ## Small

      - Base: `rounded-lg`

      ## Card

      - `Avatar`: `rounded-sm`

      """),
    .init(
      "C401", "a line that is nothing but the classes of the part",
      """
      ## Border radius

      | Part | Class |
      |---|---|
      | Card | `rounded-xl` |
      | Menu | `rounded-lg` |
      | Badge | `rounded-md` |

      ## Card

      - `border ⟦rounded-lg⟧ p-4`

      """),
    .init(
      "C401", "bold labels that part nothing",
      """
      ### Tide chip

      **Sizes:**

      Every chip has one height in every list.

      - Height: ⟦26dp⟧

      **Notes:**

      The tide chip is round.

      - Height: 34dp

      """),
    .init(
      "C402", "a remark on something that is no letter",
      """
      ## Sizes

      | Style | Size |
      |---|---|
      | h1 | 32px |
      | h2 | 24px |
      | h3 | 20px |
      | body | 16px |

      ```js
      gaps: {
        'xl': '32px', // h1
        'lg': '24px', // h2
        'md': '20px', // h3
        'sm': '12px', // body
      }
      ```

      """),
  ]

  static let claims: [RuleCase] = [
    asks("what is asked", "Which contrast AA for text?"),
    asks("what is not reached", "Contraste sin AA para texto"),
    asks("what is not reached, in Chinese", "文字与背景对比度未达 AA 标准"),
    asks("with what it is tested", "Contrast checker: AA plugin for text"),
    .init(
      "C414", "a row of what is known to fail",
      palette + "| What | Demand | Where |\n|---|---|---|\n"
        + "| Contrast, known issue | fails 4.5:1 | All text |\n"),
    .init(
      "C414", "texts that flow anew when they are enlarged",
      """
      ```css
      .drawer { transition: height 0.3s ease; }
      ```

      ## Access

      - No text-transform that would prevent reflow at 400% zoom
      - Cards transform into a list without a reflow that scrolls at 320px

      """),
    .init(
      "C414", "properties that avoid a reflow",
      """
      ```css
      .drawer { transition: height 0.3s ease; }
      ```

      ## Motion

      - ⟦Animate `transform` and `opacity` to avoid reflow⟧

      """),
  ]

  static let forms: [RuleCase] = [
    .init(
      "T301", "two numbers that happen to follow a name",
      """
      ---
      colors:
        ink: "#111111"
      ---
      # Space

      - The edge is `{⟦spacing.wide⟧}` 2 times, the gap `{⟦spacing.near⟧}` 3, then the rest

      """),
    .init(
      "D123", "a template in front of a block that nothing closes",
      """
      # Report

      ```
      ## Title of the report

      Text
      ```

      ## Example

      ⟦```json⟧
      { "a": 1 }

      ## Behind it

      Text

      """),
    .init(
      "S514", "states in Russian",
      "# Лампа\n\n⟦## Состояние: выключено⟧\n\nТекст.\n\n## Состояние: включено\n\nТекст.\n\n## Состояние: поломка\n\nТекст.\n"
    ),
    .init(
      "S514", "states in Polish",
      "# Lampa\n\n⟦## Stan wyłączony⟧\n\nTekst.\n\n## Stan włączony\n\nTekst.\n\n## Stan awarii\n\nTekst.\n"
    ),
    .init(
      "A605", "a length and a curve of something else",
      """
      ### Sheet

      - Drag released: ⟦spring⟧ back to the top
      - Backdrop: fade 200ms ease-out

      """),
  ]

  private static let palette = """
    ## Colours

    | Token | Value | Use |
    |---|---|---|
    | `canvas` | `#FFFFFF` | page background |
    | `text-body` | `#1F2937` | body text |
    | `text-note` | `#9CA3AF` | secondary text |

    ## Access


    """

  private static func asks(_ title: String, _ line: String) -> RuleCase {
    .init("C414", title, palette + "- \(line)\n")
  }
}
