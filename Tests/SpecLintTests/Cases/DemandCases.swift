import Testing

/// Demands for all targets and the controls beside them.
@Suite struct DemandCases {
  static let targets: [RuleCase] = [
    .init(
      "G708", "a demand for all in the same section",
      """
      # Bar

      - **Touch targets:** minimum 44×44px
      - **Close button:** 24×⟦24px⟧

      """),
    .init(
      "G708", "the area of the control in its section",
      """
      # Close button

      - **Touch target:** minimum 44×44px
      - **Button:** 24×24px

      """),
    .init(
      "G708", "a demand in a row",
      """
      ## Access

      | Requirement | Value |
      |---|---|
      | Minimum touch target | 44×44px |

      ## Parts

      - **Close button:** 32×⟦32px⟧

      """),
    .init(
      "G708", "a demand in French, Spanish and Japanese",
      """
      ## Accès

      - **Cibles tactiles :** minimum 44×44px

      ## Parties

      - **Bouton fermer :** 24×⟦24px⟧

      """),
    .init(
      "G708", "a button in Japanese",
      """
      ## 基準

      - **タッチターゲット:** 最小 44×44px

      ## 部品

      - **閉じるボタン:** 24×⟦24px⟧

      """),
  ]

  @Test(arguments: targets)
  func holds(test: RuleCase) { test.check() }
}
