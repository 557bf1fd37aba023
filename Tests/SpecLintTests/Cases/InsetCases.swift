import Testing

/// Distances inside of controls, sizes of single rows, and what a document lets pass below its minimum.
@Suite struct InsetCases {
  private static let least = "\n## Touch\n\n- Touch targets: at least 44px\n"

  static let insets: [RuleCase] = [
    .init(
      "G708", "columns of both sides below paddings",
      "## Innenabstand\n\n| Bauteil | Vertikal | Horizontal |\n|---|---|---|\n| Such-Button | 12px | 24px |\n"
        + least),
    .init(
      "G708", "columns of both sides alone",
      "## Botones\n\n| Botón | Horizontal | Vertical |\n|---|---|---|\n| Botón enviar | 24px | 12px |\n"
        + least),
    .init(
      "G708", "both sides behind the lengths",
      "## Boutons\n\n- **Bouton principal** : 12px vertical, 24px horizontal\n" + least),
    .init("G708", "both sides in Japanese", "## ボタン\n\n- 余白: 12px（縦）、24px（横）\n" + least),
    .init(
      "G708", "rows below a heading of paddings",
      "## Preenchimento\n\n- Botões: 16px\n- Cartões: 24px\n" + least),
    .init(
      "G708", "rows below a heading of paddings in Chinese",
      "## 内边距\n\n- 按钮: 16px\n- 卡片: 24px\n" + least),
    .init(
      "G708", "a height below a heading of distances",
      "## Innenabstände\n\n- Button-Höhe: ⟦36px⟧\n- Karte: 24px\n" + least),
    .init(
      "G708", "a height behind the length below a heading of distances",
      "## Abstände\n\n- Button: ⟦36px⟧ hoch\n" + least),
    .init(
      "G708", "a height beside the paddings",
      "## Button\n\n- Height: ⟦36px⟧\n- Padding: 12px vertical, 24px horizontal\n" + least),
  ]

  static let rows: [RuleCase] = [
    .init(
      "G708", "the first row is no minimum",
      "## Touch targets\n\n| Part | Height |\n|---|---|\n| Window button | 48px |\n\n## Form\n\n"
        + "- Search button: 40px high\n"),
    .init(
      "G708", "a row below the minimum of its section",
      "## Touch targets\n\nMinimum height of what is clickable: **40px**\n\n"
        + "| Part | Height | Width |\n|---|---|---|\n| Window button | ⟦32px⟧ | 36px |\n"
        + "| Main button | 44px | min 160px |\n"),
    .init(
      "G708", "a row below the minimum in German",
      "## Touch-Flächen\n\nMindesthöhe klickbarer Elemente: **40px**\n\n"
        + "| Bauteil | Höhe |\n|---|---|\n| Fenster-Button | ⟦32px⟧ |\n| Haupt-Button | 44px |\n"),
    .init(
      "G708", "a row of all targets",
      "## Targets\n\n| Kind | Size |\n|---|---|\n| Touch target | 48px |\n\n## Form\n\n"
        + "- Search button: ⟦40px⟧ high\n"),
  ]

  static let exceptions: [RuleCase] = [
    .init(
      "G708", "what is told to be accepted",
      "## Bar\n\n- **Back button**:\n  - Size: `36x36px`\n\n## Touch targets\n\n"
        + "- **Minimum size**: `44x44px`\n- **Buttons**: `36x36px` (small, but accepted)\n"),
    .init(
      "G708", "smaller than what is accepted",
      "## Bar\n\n- **Back button**:\n  - Size: `32x⟦32px⟧`\n\n## Touch targets\n\n"
        + "- **Minimum size**: `44x44px`\n- **Buttons**: `36x36px` (small, but accepted)\n"),
    .init(
      "G708", "another kind than what is accepted",
      "## Bar\n\n- **Back button**:\n  - Size: `36x⟦36px⟧`\n\n## Touch targets\n\n"
        + "- **Minimum size**: `44x44px`\n- **Chips**: `36x36px` (small, but accepted)\n"),
    .init(
      "G708", "accepted in German",
      "## Leiste\n\n- Chip-Höhe: 32px\n\n## Touch\n\n- Touch targets: at least 44px\n"
        + "- Chips mit 32px sind ausgenommen\n"),
  ]

  @Test(arguments: insets)
  func inset(_ test: RuleCase) { test.check() }

  @Test(arguments: rows)
  func row(_ test: RuleCase) { test.check() }

  @Test(arguments: exceptions)
  func exception(_ test: RuleCase) { test.check() }
}
