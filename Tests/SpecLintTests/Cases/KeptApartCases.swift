/// What a document keeps apart by a label, a mode, a verb or a name, beside what it does not.
enum KeptApartCases {
  static let facts: [RuleCase] = [
    .init(
      "C401", "a bold label above a drawing",
      """
      ### Tide chip

      Used in the header and as a filter.

      **Header variant (harbour card):**

      ```
      [ Low tide ]
      ```

      - Height: 26dp
      - Padding: 6dp

      **Filter variant (harbour list):**

      Larger, can be switched.

      ```
      [ Low tide o ]
      ```

      - Height: 34dp

      """),
    .init(
      "C401", "one label for both drawings",
      """
      ### Tide chip

      Used in the header and as a filter.

      ```
      [ Low tide ]
      ```

      - Tide chip height: ⟦26dp⟧
      - Padding: 6dp

      The tide chip of the list looks the same.

      ```
      [ Low tide o ]
      ```

      - Tide chip height: 34dp

      """),
    .init(
      "C402", "a paler border is no border by day",
      """
      ```
      Line:        #E0E0E0
      Line-Light:  #F4F4F4
      ```

      | Token | Light | Dark |
      |---|---|---|
      | `--color-line` | #E0E0E0 | #404040 |
      | `--color-page` | #FFFFFF | #101010 |

      """),
    .init(
      "C402", "a border by day",
      """
      ```
      lineLight:  ⟦#F4F4F4⟧
      lineDark:   #404040
      ```

      | Token | Light | Dark |
      |---|---|---|
      | `--color-line` | #E0E0E0 | #404040 |
      | `--color-page` | #FFFFFF | #101010 |

      """),
    .init(
      "G706", "a height among widths",
      """
      ## Layout

      | Device | Layout |
      |---|---|
      | Phone, `0–600px` | One column |
      | Phone landscape, height `480px` or less | Side panels |
      | Tablet, `601–999px` | Two columns |
      | Desktop, `1000px` and up | Three columns |

      """),
    .init(
      "G706", "widths that meet twice",
      """
      ## Layout

      | Device | Layout |
      |---|---|
      | Phone, `0–600px` | One column |
      | Tablet, `⟦480–999px⟧` | Two columns |
      | Desktop, `1000px` and up | Three columns |

      """),
    .init(
      "D107", "sections that name modules of another part",
      """
      ## Module 1: Ovens

      Text.

      ## Module 2: Reports

      Text.

      ## Properties

      ### Module 1 — Ovens

      Text.

      ### Module 2 — Logs

      Text.

      ### Module 2 — Sign-in

      Text.

      """),
    .init(
      "D107", "sections of one part",
      """
      ## Properties

      ### Module 1 — Ovens

      Text.

      ### Module 2 — Logs

      Text.

      ### ⟦Module 2 — Sign-in⟧

      Text.

      """),
  ]

  static let motions: [RuleCase] = [
    .init(
      "A605", "a verb beside a length and a curve",
      """
      ### Cancel

      - Released before 25%: spring back to the old place
      - Duration: 180ms, ease-bounce

      """),
    .init(
      "A605", "a verb alone",
      """
      ### Cancel

      - Released before 25%: ⟦spring⟧ back to the old place

      """),
    .init(
      "C405", "a curve that bounces",
      """
      ### Cancel

      - Released before 25%: spring back to the old place
      - Duration: 180ms, ease-bounce

      """),
  ]

  static let colours: [RuleCase] = [
    .init(
      "K802", "never in text, in Portuguese",
      """
      | Token | Valor | Uso |
      |---|---|---|
      | `--cor-superficie` | `#FFFFFF` | Card |
      | `--cor-texto` | `#111111` | Títulos |
      | `--cor-texto-apagado` | `#9AA3AA` | Nunca em texto. Só ícone decorativo |

      """),
    .init(
      "K802", "a text on a surface, in Portuguese",
      """
      | Token | Valor | Uso |
      |---|---|---|
      | `--cor-superficie` | `#FFFFFF` | Card |
      | `--cor-texto` | `#111111` | Títulos |
      | `--cor-texto-apagado` | `⟦#9AA3AA⟧` | Legenda |

      """),
    .init(
      "K802", "a name that is kept for large text by day and by night",
      """
      ### Light

      | Token | Value | Role |
      |---|---|---|
      | `--color-background` | `#FFFFFF` | Page |
      | `--color-text-primary` | `#111111` | Headings |
      | `--color-text-faint` | `#8A8F98` | Labels |

      ### Dark

      | Token | Value | Role |
      |---|---|---|
      | `--color-background` | `#101522` | Page |
      | `--color-text-primary` | `#F4F4F4` | Headings |
      | `--color-text-faint` | `#667085` | Labels |

      > Use `--color-text-faint` only for large text (18pt+) and icons.

      """),
    .init(
      "K801", "a row that is kept for large text by another line",
      """
      | Token | Text | Background |
      |---|---|---|
      | `--note` | `#808080` | `#FFFFFF` |

      Use `--note` only for large text.

      """),
    .init(
      "K801", "a row that nothing keeps",
      """
      | Token | Text | Background |
      |---|---|---|
      | `--note` | `⟦#808080⟧` | `#FFFFFF` |

      Use `--note` for remarks.

      """),
    .init(
      "T309", "a colour word that names its row",
      """
      Use semantic colours everywhere.

      | Usage | Background | Text |
      |---|---|---|
      | Info (blue) | `blue-500/15` | `blue-400` |
      | Success (green) | `green-500/15` | `green-400` |

      """),
    .init(
      "T310", "a value that is shared on purpose, in Chinese",
      """
      | 变量 | 值 | 用途 |
      |---|---|---|
      | `--accent` | `#2F5D50` | 主色 |
      | `--warning` | `#2F5D50` | 警告（与主色共用） |

      """),
  ]

  static let forms: [RuleCase] = [
    .init(
      "R952", "what would have to be added",
      "- Touch gestures would need to be added for tablets.\n"),
    .init("R952", "what is to be added", "- Touch gestures: ⟦to be added⟧\n"),
    .init(
      "T301", "a number right behind each name",
      """
      ---
      colors:
        ink: "#111111"
      ---
      # Space

      - **Steps:** `{spacing.xs}` 4 · `{spacing.sm}` 8 · `{spacing.md}` 12 · `{spacing.lg}` 24

      """),
    .init(
      "S514", "screens of an app",
      "# The app\n\n## Home Screen\n\nText.\n\n## Map Screen\n\nText.\n\n## Profile Screen\n\nText.\n"
    ),
    .init(
      "S514", "steps of a procedure",
      "# The flow\n\n### Step 1: Name\n\nText.\n\n### Step 2: Photo\n\nText.\n\n### Step 3: Done\n\nText.\n"
    ),
    .init(
      "S514", "states in Italian",
      "# Lampada\n\n⟦## Stato spento⟧\n\nTesto.\n\n## Stato acceso\n\nTesto.\n\n## Stato guasto\n\nTesto.\n"
    ),
  ]
}
