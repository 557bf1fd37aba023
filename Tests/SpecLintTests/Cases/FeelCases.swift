import Testing

/// Curves of movements that a section further down tells otherwise.
@Suite struct FeelCases {
  static let curves: [RuleCase] = [
    .init(
      "C401", "a spring beside a linear curve",
      """
      # Drawer

      ## Opening

      The drawer enters from the start edge.

      - **Duration**: 240ms
      - **⟦Easing**: linear⟧

      ## Feel

      The opening has weight: the drawer is driven by a spring and settles on its edge.

      """),
    .init(
      "C401", "a curve beside a spring",
      """
      # Drawer

      ## Opening

      The drawer enters from the start edge.

      - **Duration**: 240ms
      - **⟦Easing**: spring with a damping of 0.8⟧

      ## Feel

      The opening is linear, so that it keeps pace with the finger.

      """),
    .init(
      "C401", "a curve in a list",
      """
      # Drawer

      ## Opening

      The drawer enters from the start edge.

      - **Duration**: 240ms
      - **⟦Easing**: ease-out⟧

      ## Feel

      The opening uses a spring.

      """),
    .init(
      "C401", "the same curve",
      """
      # Drawer

      ## Opening

      The drawer enters from the start edge.

      - **Duration**: 240ms
      - **Easing**: linear

      ## Feel

      The opening is linear from edge to edge.

      """),
    .init(
      "C401", "another movement",
      """
      # Drawer

      ## Opening

      The drawer enters from the start edge.

      - **Duration**: 240ms
      - **Easing**: linear

      ## Feel

      The badge on the menu button is driven by a spring.

      """),
    .init(
      "C401", "a spring that is denied",
      """
      # Drawer

      ## Opening

      The drawer enters from the start edge.

      - **Duration**: 240ms
      - **Easing**: linear

      ## Feel

      The opening has no spring and no bounce.

      """),
  ]

  @Test(arguments: curves)
  func curve(_ test: RuleCase) { test.check() }
}
