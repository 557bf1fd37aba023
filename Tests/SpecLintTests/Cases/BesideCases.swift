import Testing

/// Values and words beside the names and values that they repeat.
@Suite struct BesideCases {
  static let tokens: [RuleCase] = [
    .init(
      "T304", "a value behind the name where it is used",
      """
      ## Spacing

      | Token | Value |
      |---|---|
      | `space.sm` | 8pt |
      | `space.md` | 16pt |

      ## Card

      - Gap: `space.sm` (⟦12pt⟧)
      - Padding: `space.md` (16pt)

      """),
    .init(
      "T304", "a name with a step",
      """
      ## Colors

      - **Neutral-600**: `#475569` – text

      ## Row

      - **Label**: Neutral-600 (`⟦#647488⟧`)

      """),
    .init(
      "T304", "a plain name behind a label",
      """
      ## Colors

      | Name | Hex |
      |---|---|
      | Primary | #2563EB |
      | Danger | #DC2626 |

      ## Button

      - **Background:** Primary (⟦#1D4ED8⟧)

      """),
    .init(
      "T304", "columns of names and values",
      """
      ## Colors

      | Token | Value |
      |---|---|
      | `color.brand` | #2563EB |

      ## Button

      | Property | Token | Value |
      |---|---|---|
      | Background | `color.brand` | ⟦#1D4ED8⟧ |

      """),
    .init(
      "T304", "two rows of one table",
      """
      | Token | Value |
      |---|---|
      | `gap-md` | 16px |
      | `gap-lg` | 24px |
      | `gap-md` | ⟦12px⟧ |

      """),
    .init(
      "T304", "front matter and a table",
      """
      ---
      name: Pier
      colors:
        primary: "#112233"
      ---

      # Pier

      | Token | Value |
      |---|---|
      | `primary` | ⟦#334455⟧ |

      """),
    .init(
      "T304", "a value for another width, and a word",
      """
      ## Spacing

      | Token | Value |
      |---|---|
      | `space.sm` | 8pt |

      - **Neutral-50**: `#F7FAFC` – pages

      ## Card

      - Gap on tablet: `space.sm` (12pt)
      - Inset: half of `space.sm` (4pt)
      - Edge: 2 × `space.sm` (16pt)
      - Ground: Neutral-50 (white)

      """),
    .init(
      "T303", "words beside values",
      """
      - **Paid seal:** green (⟦#DC2626⟧)
      - **Late seal:** `⟦#15803D⟧` (red)
      - **Ground:** near white (#F0F0F0)
      - **Open seal:** green (#15803D)

      """),
    .init(
      "T303", "a hue before a step",
      """
      ```css
      :root {
        --green-500: ⟦#EF4444⟧;
        --red-500: #DC2626;
      }
      ```

      """),
  ]

  @Test(arguments: tokens)
  func holds(test: RuleCase) { test.check() }
}
