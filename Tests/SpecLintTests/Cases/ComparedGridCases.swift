import Testing

/// Grids of others, ranges and agreed values beside a grid, and second lines of titles.
@Suite struct ComparedGridCases {
  static let grids: [RuleCase] = [
    .init(
      "G701", "a grid in the column of another system",
      """
      # Dune kit

      A kit.

      | Part | Dune | Carbon |
      |---|---|---|
      | Spacing | 8px grid | 3px grid |

      ## Parts

      - **Card padding**: 16px

      """),
    .init(
      "G701", "a grid in the column of another product",
      """
      # Dune kit

      ## Vergleich

      | Part | Dune | Kelp |
      |---|---|---|
      | Spacing | 8px grid | 3px grid |

      ## Parts

      - **Card padding**: 16px

      """),
    .init(
      "G701", "a grid in the column of a device",
      """
      # Dune kit

      ## Devices

      | Part | Desk | Phone |
      |---|---|---|
      | Spacing | 8px grid | 3px grid |

      ## Parts

      - **Card padding**: ⟦16px⟧

      """),
    .init(
      "G701", "a range that leaves a grid for all",
      """
      # Bench

      ## Spacing

      4 px grid. All spacing is a multiple of 4.

      ## Parts

      - **Card padding**: ⟦14–16 px⟧

      """),
    .init(
      "G701", "a range beside a grid that is no rule for all",
      """
      # Bench

      ## Spacing

      4 px grid. Spacing follows it.

      ## Parts

      - **Card padding**: 14–16 px

      """),
    .init(
      "G701", "a value that the scale agrees on",
      """
      # Bench

      ## Spacing

      | Token | Value |
      |---|---|
      | `--gap-xs` | 8px |
      | `--gap-sm` | 12px |
      | `--gap-md` | 16px |
      | `--gap-lg` | 24px |
      | `--gap-xl` | 32px |

      Convention: cards are padded `20px 24px`; pages have `24px`.

      ## Parts

      - Card padding: 20px
      - Panel padding: ⟦20px⟧

      """),
    .init(
      "G701", "a value that a remark beside the scale has",
      """
      # Bench

      ## Spacing

      | Token | Value |
      |---|---|
      | `--gap-xs` | 8px |
      | `--gap-sm` | 12px |
      | `--gap-md` | 16px |
      | `--gap-lg` | 24px |
      | `--gap-xl` | 32px |

      History: cards are padded `20px 24px`; pages have `24px`.

      ## Parts

      - Card padding: ⟦20px⟧
      - Panel padding: ⟦20px⟧

      """),
  ]

  static let titles: [RuleCase] = [
    .init(
      "D121", "a subtitle",
      """
      # Kiln · Motion

      ### How heat moves here

      A.

      ## Use

      B.

      """),
    .init(
      "D121", "a first section with parts",
      """
      # Kiln

      ⟦### How heat moves here⟧

      A.

      #### Slow

      B.

      ## Use

      C.

      """),
    .init(
      "D121", "a first section by its title",
      """
      # Kiln

      ⟦### Overview and goals⟧

      A.

      ## Use

      B.

      """),
  ]

  @Test(arguments: grids + titles)
  func holds(test: RuleCase) { test.check() }
}
