import Testing

/// Distances at places beside the grid.
@Suite struct PlaceGridCases {
  static let places: [RuleCase] = [
    .init(
      "G701", "a gap at a place",
      """
      # Spacing

      Spacing follows a 4px grid.

      | Place | Value |
      |---|---|
      | Card padding | 16px |
      | List gap | ⟦10px⟧ |
      | Section gap | 32px |

      """),
    .init(
      "G701", "a padding in a list",
      """
      # Spacing

      8px grid.

      - Card padding: 16px
      - Row padding: ⟦13px⟧
      - Section gap: 24px

      """),
    .init(
      "G701", "a gutter",
      """
      # Spacing

      Spacing follows a 4px grid.

      | Place | Value |
      |---|---|
      | Card padding | 16px |
      | List gap | 12px |
      | Photo gutter | ⟦6px⟧ |

      """),
    .init(
      "G701", "a gap on the grid",
      """
      # Spacing

      Spacing follows a 4px grid.

      | Place | Value |
      |---|---|
      | Card padding | 16px |
      | List gap | 12px |
      | Section gap | 32px |

      """),
    .init(
      "G701", "steps of a scale",
      """
      # Spacing

      Spacing follows a 4px grid.

      | Step | Value |
      |---|---|
      | Micro gap | 2px |
      | Small gap | 6px |
      | Medium gap | 12px |

      """),
    .init(
      "G701", "an exception",
      """
      # Spacing

      Spacing follows a 4px grid.

      | Place | Value |
      |---|---|
      | Card padding | 16px |
      | List gap | 10px (exception) |
      | Section gap | 32px |

      """),
  ]

  @Test(arguments: places)
  func place(_ test: RuleCase) { test.check() }
}
