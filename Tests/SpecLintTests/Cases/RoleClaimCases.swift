/// Promises in other languages, and what a table, a scale or a rule says against the part that it is for.
enum RoleClaimCases {
  static let claims: [RuleCase] = [
    .init(
      "C414", "a row that promises the contrast of all text",
      """
      ## 색상

      | 토큰 | 값 | 용도 |
      |---|---|---|
      | `surface` | `#FFFFFF` | 카드 배경 |
      | `text-body` | `#1F2937` | 본문 텍스트 |
      | `text-note` | `#9CA3AF` | 보조 텍스트 |

      ## 접근성

      | 항목 | 기준 | 적용 |
      |---|---|---|
      | 색상 대비 | ⟦4.5:1 (일반), 3:1 (대형)⟧ | 모든 텍스트 |

      """),
    .init(
      "C414", "a row that asks for the contrast of headings",
      """
      ## Colors

      | Token | Value | Use |
      |---|---|---|
      | `surface` | `#FFFFFF` | page background |
      | `text-body` | `#1F2937` | body text |
      | `text-note` | `#9CA3AF` | secondary text |

      ## Accessibility

      | What | Demand | Where |
      |---|---|---|
      | Contrast | 4.5:1 | headings |

      """),
    .init(
      "C414", "the contrast of text in French",
      """
      ## Couleurs

      | Token | Valeur | Rôle |
      |---|---|---|
      | `canvas` | `#FFFFFF` | Fond de page |
      | `text-body` | `#1F2937` | Texte courant |
      | `text-note` | `#9CA3AF` | Texte secondaire |

      ## Accessibilité

      - ⟦Contraste WCAG AA sur texte et boutons⟧

      """),
    .init(
      "C414", "the contrast of some text",
      """
      ## Couleurs

      | Token | Valeur | Rôle |
      |---|---|---|
      | `canvas` | `#FFFFFF` | Fond de page |
      | `text-body` | `#1F2937` | Texte courant |
      | `text-note` | `#9CA3AF` | Texte secondaire |

      ## Accessibilité

      - Contraste WCAG AA sur texte principal
      - Contraste WCAG AA pour texte en gras

      """),
    .init(
      "C414", "reflow that is to be avoided, in Chinese",
      """
      ## 动效

      ```css
      .drawer {
        transition: left 0.3s ease;
      }
      ```

      ## 性能

      - ⟦使用 `transform` 和 `opacity` 做动画，避免触发重排⟧

      """),
    .init(
      "C414", "reflow that is avoided where possible",
      """
      ## Motion

      ```css
      .drawer {
        transition: left 0.3s ease;
      }
      ```

      ## Speed

      - Use `transform` where possible to avoid reflow

      """),
    .init(
      "C416", "variants that the sections below list",
      """
      ## Botões

      ⟦Dois tamanhos, três variantes.⟧

      ### Tamanhos

      | Nome | Altura |
      |---|---|
      | P | 36px |
      | G | 48px |

      ### Variantes

      | Variante | Fundo |
      |---|---|
      | Primária | azul |
      | Secundária | branco |
      | Fantasma | nenhum |
      | Perigo | vermelho |

      """),
    .init(
      "C416", "at least as many variants as the sections below list",
      """
      ## Buttons

      At least three variants.

      ### Variants

      | Variant | Fill |
      |---|---|
      | Main | blue |
      | Second | white |
      | Ghost | none |
      | Danger | red |

      """),
    .init(
      "C401", "a range beside the names of its ends",
      """
      ## Radii

      | Token | Value |
      |---|---|
      | `rounded.sm` | 8px |
      | `rounded.md` | 14px |
      | `rounded.lg` | 20px |
      | `rounded.xl` | 32px |

      ## Shapes

      Cards take 8–14 px (`{rounded.sm}`–`{rounded.md}`), sheets ⟦16–20 px⟧ (`{rounded.lg}`–`{rounded.xl}`).

      """),
    .init(
      "C401", "ranges that agree with their names",
      """
      ## Radii

      | Token | Value |
      |---|---|
      | `rounded.sm` | 8px |
      | `rounded.md` | 14px |
      | `rounded.lg` | 20px |

      ## Shapes

      Cards take 8–14 px (`{rounded.sm}`–`md`), sheets 14 – 20 px (`{rounded.md}` – `{rounded.lg}`).

      """),
    .init(
      "C401", "a part with another radius than the table gives it",
      """
      ## Border radius

      | Use | Class |
      |---|---|
      | Card | `rounded-xl` |
      | Button, Input, Modal | `rounded-lg` |
      | Badge | `rounded-full` |

      ## Modal

      - Overlay: `fixed inset-0 rounded-none`
      - Dialog: `max-w-lg border ⟦rounded-xl⟧`

      ## Input

      - Base: `rounded-lg px-3`

      """),
    .init(
      "C401", "a rule that another section gives again",
      """
      ## Motion

      ```css
      .go:hover {
        box-shadow: 0 10px 30px rgba(0, 0, 0, 0.4);
      }
      ```

      ## Buttons

      ```css
      .go:hover {
        ⟦box-shadow: 0 8px 25px rgba(0, 0, 0, 0.5)⟧;
      }
      ```

      """),
    .init(
      "C401", "a height in another measure",
      """
      ## Bars

      ```css
      .bar:hover {
        height: 8px;
      }
      ```

      ## Lists

      ```css
      .bar:hover {
        height: 100%;
      }
      ```

      """),
    .init(
      "C401", "a rule that a section for phones gives again",
      """
      ## Cards

      ```css
      .card {
        border-radius: 12px;
      }
      ```

      ## Phones

      ### Mobile

      ```css
      .card {
        border-radius: 8px;
      }
      ```

      ## Example

      ```css
      .card {
        border-radius: 4px;
      }
      ```

      """),
    .init(
      "C401", "a part of a part with its own radius",
      """
      ## Border radius

      | Use | Class |
      |---|---|
      | Card | `rounded-xl` |
      | Button, Input, Modal | `rounded-lg` |
      | Badge | `rounded-full` |

      ## Modal

      - Close button: `rounded-md p-1`
      - Dialog: `max-w-lg rounded-lg`

      ## Card

      - Image: `rounded-lg`

      """),
  ]

  static let forms: [RuleCase] = [
    .init(
      "D123", "a fence that turns code and text around",
      """
      ## Rows

      ```
      Height: 52px
      ```

      ⟦```⟧
      ### Bars

      ```
      Height: 64px
      ```

      ### Fields

      ```
      Height: 48px
      ```

      ## Notes

      - End

      """),
    .init(
      "C402", "a remark that names the style of another size",
      """
      ## Sizes

      | Style | Size (Phone) | Size (Desk) |
      |---|---|---|
      | h1 | 24px | 32px |
      | h2 | 20px | 28px |
      | h3 | 18px | 24px |
      | body | 16px | 16px |

      ```js
      fontSize: {
        'base': '16px',  // body (phone)
        'lg': '18px',    // h3 (phone), ⟦h2 (phone)⟧
        '2xl': '24px',   // h1 (phone), h3 (desk)
      }
      ```

      """),
    .init(
      "C402", "remarks on something else",
      """
      ## Sizes

      | Style | Size (Phone) | Size (Desk) |
      |---|---|---|
      | h1 | 24px | 32px |
      | h2 | 20px | 28px |
      | h3 | 18px | 24px |
      | body | 16px | 16px |

      ```js
      spacing: {
        'xs': '4px',  // h1 (phone)
        'md': '12px', // h2 (phone), body (desk)
        'lg': '24px', // h3 (phone)
      }
      ```

      """),
    .init(
      "T301", "a property behind a length",
      """
      ```css
      :root {
        --pace-fast: 150ms;
        --pace-slow: 300ms;
        --pace-still: 0ms;
        --curve-in: ease-in;
        --curve-out: ease-out;
        --curve-both: ease-in-out;
      }

      .tab {
        background: var(⟦--leaf⟧);
        transition: all var(--pace-fast) var(--curve-in);
      }

      .card {
        transition: all var(--pace-slow) var(--curve-out);
        animation-timing-function: var(--curve-both);
        outline: 2px solid var(--leaf);
      }
      ```

      """),
    .init(
      "M206", "the folder of a person, and a page of a site",
      """
      # Mood

      See the [banner](⟦/Users/kim/work/app/banner.png⟧) and the [start](/home/start).

      """),
    .init(
      "R952", "a name that is still open, in Chinese",
      """
      ## 名称

      - 显示名称⟦待定⟧（先用"轻舟"占位）

      """),
    .init(
      "R952", "a state of that name",
      """
      ## 活动

      - 报名状态：参加、待定、拒绝
      - 用户可标记为待定

      """),
    .init(
      "D107", "two sections that changed places",
      """
      ## 4.1 One

      Text

      ## ⟦4.3 Three⟧

      Text

      ## 4.2 Two

      Text

      """),
    .init(
      "T313", "spaces between letters are no sizes",
      """
      ## Typography

      - Title: 20px / 600, 0.5px
      - Body: 15px / 400, 0.2px
      - Label: 12px / 500, 0.4px

      ## Card

      - Title: 22px/700

      """),
  ]
}
