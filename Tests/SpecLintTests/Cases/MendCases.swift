import Testing

/// Tables and scales that only look wrong.
@Suite struct MendCases {
  static let keys: [RuleCase] = [
    .init(
      "S518", "keys in a table",
      """
      # City

      ## Keys

      | Key | From State | To State |
      |---|---|---|
      | 1 | city | street |
      | Enter | street | house |
      | Back | house | city |
      | Back | street | city |

      ## States

      | From | Trigger | To |
      |---|---|---|
      | `city.loading` | Done | `city.idle` |
      | `city.idle` | Click | `street.loading` |
      | `street.loading` | Done | `street.idle` |
      | `street.idle` | Click | `house.loading` |
      | `house.loading` | Done | `house.idle` |
      | `house.idle` | Back | `city.idle` |

      """)
  ]

  @Test(arguments: keys)
  func key(_ test: RuleCase) { test.check() }

  static let halves: [RuleCase] = [
    .init(
      "C414", "half steps of the scale",
      """
      # Spacing

      **Foundation**: `8px` – All spacing derives from this base unit

      - **xs**: `4px` (0.5 × base)
      - **sm**: `8px` (1 × base)
      - **md**: `16px` (2 × base)

      ## Map

      - **Cluster Spacing**: `12px`
      - **Edge Margin**: `20px`

      """)
  ]

  @Test(arguments: halves)
  func halve(_ test: RuleCase) { test.check() }
}
