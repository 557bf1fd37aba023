import Testing

/// Colours and sizes that whole sentences give.
@Suite struct SentenceCases {
  static let pairs: [RuleCase] = [
    .init(
      "K801", "a text on white in a sentence",
      "# Letters\n\nThe caption is set in ⟦#8E8E8E⟧ on white.\n"),
    .init(
      "K801", "a label on a hue with its value",
      "# Actions\n\n- Pay button: ⟦white⟧ label on amber (#F0A000)\n"),
    .init(
      "K801", "a text that stands over a ground",
      "# Notes\n\nBody copy is ⟦`#949494`⟧ over `#F4F4F4`.\n"),
    .init(
      "K801", "a sentence in German", "# Hilfe\n\n- Hinweise: ⟦#9A9A9A⟧ auf weißem Grund\n"),
    .init("K801", "a sentence in Chinese", "# 列表\n\n- 说明文字 ⟦#A0A0A0⟧，白色背景\n"),
    .init(
      "K801", "a sentence that judges the pair",
      "# Notes\n\nCaption text in #949494 on white fails, take #5A5A5A.\n"),
    .init("K801", "an icon on white", "# Notes\n\nThe label icon is #B0B0B0 on white.\n"),
    .init("K801", "large letters", "# Notes\n\nThe title is #949494 on white, 28px.\n"),
    .init("K801", "a share of white", "# Notes\n\nText is white at 60% on #101010.\n"),
    .init("K801", "what can be read", "# Notes\n\nThe caption is set in #555555 on white.\n"),
    .init("K801", "a pair without text", "# Notes\n\nThe rail is #CCCCCC on white.\n"),
  ]

  @Test(arguments: pairs)
  func pair(_ test: RuleCase) { test.check() }

  static let targets: [RuleCase] = [
    .init(
      "G708", "a demand in a whole sentence",
      """
      # Player

      - Play button: ⟦36px⟧ high

      ## Reach

      All interactive elements have a minimum size of 44×44 px.

      """),
    .init(
      "G708", "a size right before its control",
      """
      # Player

      A ⟦32px⟧ close button sits at the right.

      ## Reach

      - All tap targets must be at least 44px

      """),
    .init(
      "G708", "a control in Japanese with its particle",
      """
      # 再生

      停止ボタンは高さ⟦32px⟧とする。

      ## 操作

      - タップ領域は最低44px

      """),
    .init(
      "G708", "a demand in Spanish",
      """
      # Lista

      - Botón de borrar: ⟦32px⟧ de alto

      ## Acceso

      - Todos los elementos interactivos tienen un tamaño mínimo de 44px.

      """),
    .init(
      "G708", "the radius of a control",
      """
      # Player

      A 16px button radius softens the bar.

      ## Reach

      - All tap targets must be at least 44px

      """),
    .init(
      "G708", "a demand for one thing",
      """
      # Player

      - Play button: 36px high

      ## Cover

      The cover has a minimum size of 44×44 px.

      """),
  ]

  @Test(arguments: targets)
  func target(_ test: RuleCase) { test.check() }
}
