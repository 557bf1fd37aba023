import Testing

/// Colours and sizes that whole sentences give.
@Suite struct SentenceCases {
  static let pairs: [RuleCase] = [
    .init(
      "K801", "a text on white in a sentence",
      "# Letters\n\nThe caption is set in ⟦#8E8E8E⟧ on white.\n"),
    .init(
      "K801", "a label on a hue with its value",
      "# Actions\n\n- Pay button: ⟦white⟧ label on amber (#F0A000)\n"),
    .init(
      "K801", "a text that stands over a ground",
      "# Notes\n\nBody copy is `⟦#949494⟧` over `#F4F4F4`.\n"),
    .init(
      "K801", "a sentence in German", "# Hilfe\n\n- Hinweise: ⟦#9A9A9A⟧ auf weißem Grund\n"),
    .init("K801", "a sentence in Chinese", "# 列表\n\n- 说明文字 ⟦#A0A0A0⟧，白色背景\n"),
    .init(
      "K801", "a sentence that judges the pair",
      "# Notes\n\nCaption text in #949494 on white fails, take #5A5A5A.\n"),
    .init(
      "K801", "a bubble and a chip on white",
      "# Chat\n\nMessage bubbles are #F1F5F9 on white.\n\nLabel chips: #EEF2FF on #FFFFFF\n"),
    .init("K801", "an icon on white", "# Notes\n\nThe label icon is #B0B0B0 on white.\n"),
    .init("K801", "large letters", "# Notes\n\nThe title is #949494 on white, 28px.\n"),
    .init("K801", "a share of white", "# Notes\n\nText is white at 60% on #101010.\n"),
    .init("K801", "what can be read", "# Notes\n\nThe caption is set in #767676 on white.\n"),
    .init("K801", "a pair without text", "# Notes\n\nThe rail is #CCCCCC on white.\n"),
  ]

  @Test(arguments: pairs)
  func pair(_ test: RuleCase) { test.check() }

  static let targets: [RuleCase] = [
    .init(
      "G708", "a row without a name",
      """
      # Player

      All tap targets must be at least 44px.

      | | |
      |---|---|
      | | a ⟦32px⟧ tall button |

      """),
    .init(
      "G708", "a control behind the name of another thing",
      """
      # Player

      All tap targets must be at least 44px.

      | Part | Look |
      |---|---|
      | Video player | a ⟦32px⟧ close button |

      """),
    .init(
      "G708", "a demand in a whole sentence",
      """
      # Player

      - Play button: ⟦36px⟧ high

      ## Reach

      All interactive elements have a minimum size of 44×44 px.

      """),
    .init(
      "G708", "a size right before its control",
      """
      # Player

      A ⟦32px⟧ close button sits at the right.

      ## Reach

      - All tap targets must be at least 44px

      """),
    .init(
      "G708", "a control in Japanese with its particle",
      """
      # 再生

      停止ボタンは高さ⟦32px⟧とする。

      ## 操作

      - タップ領域は最低44px

      """),
    .init(
      "G708", "a demand in Spanish",
      """
      # Lista

      - Botón de borrar: ⟦32px⟧ de alto

      ## Acceso

      - Todos los elementos interactivos tienen un tamaño mínimo de 44px.

      """),
    .init(
      "G708", "the radius of a control",
      """
      # Player

      A 16px button radius softens the bar.

      ## Reach

      - All tap targets must be at least 44px

      """),
    .init(
      "G708", "a demand for one thing",
      """
      # Player

      - Play button: 36px high

      ## Cover

      The cover has a minimum size of 44×44 px.

      """),
  ]

  @Test(arguments: targets)
  func target(_ test: RuleCase) { test.check() }

  static let tables: [RuleCase] = [
    .init(
      "G708", "a heading that gives the least height",
      """
      # Buttons

      ### Sizes (thumb-friendly heights ≥ 48px)

      | Size | Height | Use |
      |---|---|---|
      | `lg` | 56px | CTA |
      | `sm` | ⟦40px⟧ | Inline actions |

      """),
    .init(
      "G708", "a heading that gives the least width",
      """
      # Layout

      ### Windows (≥ 480px)

      | Size | Height | Use |
      |---|---|---|
      | `lg` | 56px | Bar |
      | `sm` | 40px | Strip |

      """),
    .init(
      "T304", "a row that sets another colour than the palette",
      """
      # Guide

      | Name | HEX | Use |
      |---|---|---|
      | **Second text** | `#333333` | Labels |
      | **Ground** | `#F5F5F5` | Page background |

      | Use | Size | Example |
      |---|---|---|
      | **Second text** | `14px` | `font-weight: normal; color: ⟦#666666⟧;` |

      """),
    .init(
      "T304", "a ratio of other colours than those of the names",
      """
      # Palette

      | Token | Hex | Use |
      |---|---|---|
      | `tide-50` | `#EDFFF9` | badge background |
      | `tide-900` | `#00664E` | badge text |

      ## Contrast

      | Pair | Colours | Ratio |
      |---|---|---|
      | `tide-900` on `tide-50` | `⟦#005B45⟧` / `#EDFFF9` | 7.9:1 |

      """),
    .init(
      "T304", "a background of the same name",
      """
      # Guide

      | Name | HEX | Use |
      |---|---|---|
      | **Second text** | `#333333` | Labels |
      | **Ground** | `#F5F5F5` | Page background |

      | Use | Example |
      |---|---|
      | **Second text** | `background-color: #EEEEEE; border-color: #DDDDDD` |

      """),
    .init(
      "K801", "a transparent button on every page",
      """
      ## Colours

      | Colour | Hex | Usage |
      |---|---|---|
      | Lime | #B1FA63 | Primary accent |
      | Pine | #243837 | Primary text |
      | Snow | #FFFFFF | Page background |

      ## Buttons

      | Type | Background | Text |
      |---|---|---|
      | Primary | Lime | Pine |
      | Secondary | Transparent | ⟦Lime⟧ |
      | Tertiary | Transparent | Pine |

      """),
    .init(
      "C401", "a weight of all headings that none has",
      """
      # Type

      - Headings use ⟦SemiBold⟧ by default

      | Style | Weight | Size |
      |---|---|---|
      | H1 | Bold | 32px |
      | H2 | Bold | 24px |

      """),
    .init(
      "C401", "a weight that one heading has",
      """
      # Type

      - Headings use SemiBold by default

      | Style | Weight | Size |
      |---|---|---|
      | H1 | Bold | 32px |
      | H2 | SemiBold | 24px |

      """),
    .init(
      "C415", "black in a palette that rules it out",
      """
      # Colours

      - Never use pure black.

      | Token | Value | Use |
      |---|---|---|
      | `--sheet` | `#FFFFFF` | page |
      ⟦| `--ink` | `#000000` | body text |⟧

      """),
    .init(
      "C415", "black for shadows alone",
      """
      # Colours

      - Never use pure black.

      | Token | Value | Use |
      |---|---|---|
      | `--sheet` | `#FFFFFF` | page |
      | `--cast` | `#000000` | shadow of cards |

      """),
  ]

  @Test(arguments: tables)
  func table(_ test: RuleCase) { test.check() }

  static let rows: [RuleCase] = [
    .init(
      "K801", "texts that the use of a ground gives",
      """
      # Token

      | Token | Value | Use |
      |---|---|---|
      | rail | `#17171B` | rail background, text `#9A9AA2`, muted `⟦#6B6B74⟧` |

      """),
    .init(
      "K801", "borders that the use of a ground gives",
      """
      # Token

      | Token | Value | Use |
      |---|---|---|
      | rail | `#17171B` | rail background, border `#3A3A42` |

      """),
    .init(
      "T301", "a step that no colour has",
      """
      # Colour

      | Role | Token | Hex |
      |---|---|---|
      | Success | `success-500` | `#1E9E6B` |
      | Success ground | `success-100` | `#DCF5E9` |
      | Danger | `danger-500` | `#D64545` |
      | Danger ground | `danger-100` | `#FBE1E1` |

      - Badges: ground `-100` and text `⟦-700⟧` of the semantic colour.

      """),
    .init(
      "T301", "steps that colours have",
      """
      # Colour

      | Role | Token | Hex |
      |---|---|---|
      | Success | `success-500` | `#1E9E6B` |
      | Success ground | `success-100` | `#DCF5E9` |
      | Danger | `danger-500` | `#D64545` |
      | Danger ground | `danger-100` | `#FBE1E1` |

      - Badges: ground `-100` and text `-500` of the semantic colour.

      """),
    .init(
      "C401", "a default that another row is",
      """
      # Lines

      `⟦line-1⟧` is the default panel border.

      | Token | Value | Usage |
      |---|---|---|
      | `line-1` | `#1B2229` | Inner dividers |
      | `line-2` | `#29323B` | Default panel border |

      """),
    .init(
      "C401", "a default of another part",
      """
      # Lines

      `line-1` is the default panel border.

      | Token | Value | Usage |
      |---|---|---|
      | `line-1` | `#1B2229` | Inner dividers |
      | `line-2` | `#29323B` | Default field border |

      """),
    .init(
      "C401", "a weight with a hyphen",
      """
      # Type

      - **Headlines:** Set in Lora Semi-Bold to establish a voice.

      | Style | Weight | Size |
      |---|---|---|
      | H1 | 600 | 32px |
      | H2 | 600 | 24px |

      """),
    .init(
      "G701", "a rhythm beside steps that leave it",
      """
      ## Spacing

      - Base unit: 8px
      - Steps: 2px, 4px, 7px, 8px, 11px, 12px, 16px, 19px, 22px, 24px
      - Rhythm: 8px, 16px, 24px (8px grid)

      ## Card

      - Padding: 11px

      """),
    .init(
      "C412", "how both colours look in Portuguese",
      "# Cores\n\nTexto escuro (#333333) sobre fundo claro (#F5F5F5): contraste ⟦12.6⟧:1.\n"),
    .init(
      "K801", "what an inventory of code found",
      """
      # Inline styles

      | File | Line | Style |
      |---|---|---|
      | Nav.tsx | 12 | `background: #FFFFFF`, text `#BBBBBB` |

      """),
  ]

  @Test(arguments: rows)
  func row(_ test: RuleCase) { test.check() }
}
