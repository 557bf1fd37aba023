import Testing

/// Scales whose steps are numbers.
@Suite struct NumberedScaleCases {
  static let steps: [RuleCase] = [
    .init(
      "T311", "a step that shrinks",
      """
      # Spacing

      ```css
      :root {
        --space-1: 4px;
        --space-2: 8px;
        --space-3: 16px;
        --space-4: ⟦14px⟧;
        --space-5: 24px;
      }
      ```

      """),
    .init(
      "T311", "two steps alike",
      """
      # Spacing

      ```css
      :root {
        --space-1: 4px;
        --space-2: 8px;
        --space-3: ⟦8px⟧;
        --space-4: 16px;
      }
      ```

      """),
    .init(
      "T311", "radii",
      """
      # Radius

      - `radius-1`: 4px
      - `radius-2`: 8px
      - `radius-3`: ⟦6px⟧
      - `radius-4`: 16px

      """),
    .init(
      "T311", "growing steps",
      """
      # Spacing

      ```css
      :root {
        --space-1: 4px;
        --space-2: 8px;
        --space-3: 12px;
        --space-4: 16px;
        --space-5: 24px;
      }
      ```

      """),
    .init(
      "T311", "falling steps",
      """
      # Spacing

      ```css
      :root {
        --space-1: 32px;
        --space-2: 24px;
        --space-3: 16px;
        --space-4: 8px;
      }
      ```

      """),
    .init(
      "T311", "three steps",
      """
      # Spacing

      ```css
      :root {
        --space-1: 4px;
        --space-2: 8px;
        --space-3: 8px;
      }
      ```

      """),
  ]

  @Test(arguments: steps)
  func step(_ test: RuleCase) { test.check() }
}
