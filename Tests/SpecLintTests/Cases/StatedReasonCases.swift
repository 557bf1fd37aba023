import Testing

/// Words that give a reason or a thing another name.
@Suite struct StatedReasonCases {
  static let words: [RuleCase] = [
    .init(
      "D105", "margins around the content",
      """
      # Pages

      - Generous padding: 16-24pt margins around content

      """),
    .init(
      "D105", "margins between things",
      """
      # Pages

      - ⟦Card padding: 16-24pt margins between cards⟧

      """),
    .init(
      "R951", "the reason of numbers",
      """
      # Pads

      - **Size:** 48pt minimum

      **Rationale:** Unsteady hands need generous areas.

      """),
    .init(
      "R951", "the reason of numbers in German",
      """
      # Tasten

      - **Größe:** 48pt mindestens

      **Begründung:** Hands need generous areas.

      """),
    .init(
      "R951", "a demand",
      """
      # Pads

      - **Size:** 48pt minimum

      **Areas:** Unsteady hands need ⟦generous⟧ areas.

      """),
  ]

  static let catalogues: [RuleCase] = [
    .init(
      "S514", "looks of different parts",
      """
      # Looks

      ## Loading States

      ### Card Loading

      Grey bars.

      ### Button Loading

      A ring.

      ## Error States

      ### Network Error

      A sign.

      ## Empty States

      ### Empty Results

      A picture.

      """),
    .init(
      "S514", "looks of different parts in Japanese",
      """
      # 画面の状態

      ## エラー状態

      ### ネットワークエラー

      絵。

      ### サーバーエラー

      絵。

      ### 読み込み失敗

      絵。

      """),
    .init(
      "S514", "one kind of look of several pages",
      """
      # Empty States

      ## State 1: Blog - No Posts

      A.

      ## State 2: Shop - No Matches

      B.

      ## State 3: Search - No Results

      C.

      """),
    .init(
      "S514", "states of one part",
      """
      # Lamp

      ## Lamp States

      ⟦### Idle State⟧

      Black.

      ### Glowing State

      White.

      ### Broken State

      A sign.

      """),
  ]

  @Test(arguments: catalogues)
  func catalogue(_ test: RuleCase) { test.check() }

  @Test(arguments: words)
  func word(_ test: RuleCase) { test.check() }
}
