import Testing

/// Bars whose controls fill what the padding leaves.
@Suite struct FilledBarCases {
  static let bars: [RuleCase] = [
    .init(
      "G702", "a touch height",
      """
      # Search bar

      - **Height**: 52pt
      - **Padding**: ⟦8⟧pt above and below the controls
      - **Controls**: field and scan button; each fills the height inside the padding
      - **Minimum touch height**: 44pt for all controls

      """),
    .init(
      "G702", "a sentence among labels",
      """
      # Toolbar

      - Toolbar height: 48px
      - Inner padding: ⟦8⟧px on all four sides
      - The tool buttons are square and fill the remaining height.

      ## Access

      Touch targets measure at least 44px in both directions.

      """),
    .init(
      "G702", "a table",
      """
      # Bar

      | Part | Value |
      |---|---|
      | Height | 56dp |
      | Padding | ⟦8⟧dp above and below |
      | Buttons | fill the height between the padding |

      Touch targets are at least 48dp.

      """),
    .init(
      "G702", "room enough",
      """
      # Search bar

      - **Height**: 60pt
      - **Padding**: 8pt above and below the controls
      - **Controls**: field and scan button; each fills the height inside the padding
      - **Minimum touch height**: 44pt for all controls

      """),
    .init(
      "G702", "a padding at the sides",
      """
      # Search bar

      - **Height**: 52pt
      - **Padding**: 8pt left and right
      - **Controls**: field and scan button; each fills the height inside the padding
      - **Minimum touch height**: 44pt for all controls

      """),
    .init(
      "G702", "an area beyond the bar",
      """
      # Search bar

      - **Height**: 52pt
      - **Padding**: 8pt above and below the controls
      - **Controls**: field and scan button; each fills the height inside the padding, the hit area extends beyond it
      - **Minimum touch height**: 44pt for all controls

      """),
  ]

  @Test(arguments: bars)
  func bar(_ test: RuleCase) { test.check() }
}
