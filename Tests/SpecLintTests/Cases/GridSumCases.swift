import Testing

/// Widths of grids that columns, gutters and margins make.
@Suite struct GridSumCases {
  static let sums: [RuleCase] = [
    .init(
      "C413", "a container that is too wide",
      """
      # Grid

      - **Columns**: 12, each 72px wide
      - **Gutters**: 24px (11 of them)
      - **Outer margins**: 24px on each side
      - **Container**: ⟦1200px⟧ including the margins

      """),
    .init(
      "C413", "a table",
      """
      # Grid

      | Part | Value |
      |---|---|
      | Columns | 12 |
      | Column width | 60px |
      | Gutter | 20px |
      | Container width | ⟦960px⟧ |

      """),
    .init(
      "C413", "eight columns",
      """
      # Tablet

      - Columns: 8, 64px each
      - Gutter: 16px
      - Margin: 32px
      - Total width: ⟦700px⟧

      """),
    .init(
      "C413", "a container that fits",
      """
      # Grid

      - **Columns**: 12, each 72px wide
      - **Gutters**: 24px (11 of them)
      - **Outer margins**: 24px on each side
      - **Container**: 1176px including the margins

      """),
    .init(
      "C413", "without the margins",
      """
      # Grid

      - **Columns**: 12, each 72px wide
      - **Gutters**: 24px (11 of them)
      - **Outer margins**: 24px on each side
      - **Container**: 1128px

      """),
    .init(
      "C413", "columns that grow",
      """
      # Grid

      - **Columns**: 12, fluid
      - **Gutters**: 24px
      - **Container**: 1200px

      """),
  ]

  @Test(arguments: sums)
  func sum(_ test: RuleCase) { test.check() }
}
