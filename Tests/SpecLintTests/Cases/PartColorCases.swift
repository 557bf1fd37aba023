/// Colours of the parts of a thing, in a table and in the section about the thing.
enum PartColorCases {
  static let colors: [RuleCase] = [
    .init(
      "C401", "a background in a table and in the section about the row",
      """
      # Buttons

      | Role | Background | Label |
      |---|---|---|
      | Primary | `#1D4ED8` | `#FFFFFF` |
      | Danger | `⟦#B42318⟧` | `#FFFFFF` |

      ## Danger button

      - **Background**: `#C81E1E`
      - **Label**: `#FFFFFF`

      """),
    .init(
      "C401", "a border in a table and in the section of the same name",
      """
      # Tags

      | Tag | Border colour |
      |---|---|
      | New | ⟦#0E7490⟧ |
      | Sold out | #6B7280 |

      ## New

      - Border: #0F766E

      """),
    .init(
      "C401", "Farben einer Schaltfläche an zwei Stellen",
      """
      # Chips

      | Chip | Hintergrund | Text |
      |---|---|---|
      | Aktiv | `#1E3A8A` | `⟦#FFFFFF⟧` |

      ## Chip Aktiv

      - Hintergrund: `#1E3A8A`
      - Textfarbe: `#DBEAFE`

      """),
    .init(
      "C401", "the same colour in both places",
      """
      # Buttons

      | Role | Background |
      |---|---|
      | Danger | `#B42318` |

      ## Danger button

      - **Background**: `#b42318`

      """),
    .init(
      "C401", "a colour of another appearance",
      """
      # Buttons

      | Role | Background |
      |---|---|
      | Danger | `#B42318` |

      ## Dark mode

      ### Danger button

      - **Background**: `#F87171`

      """),
    .init(
      "C401", "a section about something with the row's name in it",
      """
      # Buttons

      | Role | Background |
      |---|---|
      | Danger | `#B42318` |

      ## Danger banner

      - **Background**: `#FEE2E2`

      """),
  ]
}
