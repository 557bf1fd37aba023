import Testing

/// Targets in other languages.
@Suite struct TouchCases {
  private static let target = "\n## タッチターゲット\n\n- **最小サイズ**: `44x44px`\n"

  static let targets: [RuleCase] = [
    .init("G708", "in Japanese", "## ボタン\n\n- サイズ: `34x⟦34px⟧`\n" + target),
    .init("G708", "by its label", "## 部品\n\n- **ボタン**: `34x⟦34px⟧`\n" + target),
    .init(
      "G708", "in German",
      "## Schaltflächen\n\n**Höhe:** ⟦36 px⟧\n\n## Touch\n\n- Touch targets: at least 44px\n"),
    .init(
      "G708", "the lower end of a range",
      "## Bar\n\n- Icon buttons: ⟦40–46px⟧ high\n\n## Touch\n\n- Touch targets: at least 44px\n"),
    .init(
      "G708", "icons of buttons",
      "## Bar\n\n- Button icons: 20–24px high\n\n## Touch\n\n- Touch targets: at least 44px\n"),
    .init("G708", "large enough", "## ボタン\n\n- サイズ: `48x48px`\n" + target),
    .init("G708", "a picture", "## アイコン\n\n- ボタン: `24x24px`\n" + target),
    .init(
      "G708", "larger on phones",
      "## Button\n\n- Height: 36px, 44px on phones\n\n## Touch\n\n- Touch targets: at least 44px\n"),
  ]

  /// Demands of every control, in a sentence or beside the control.
  static let demands: [RuleCase] = [
    .init(
      "G708", "every target",
      "# Desk\n\nEvery touch target is at least 64px.\n\nThe close button is 36px by ⟦36px⟧.\n"),
    .init(
      "G708", "no target",
      "# Desk\n\nNo touch target is smaller than 64 × 64 px.\n\nThe close button is 36 × ⟦36 px⟧.\n"
    ),
    .init(
      "G708", "whatever can be tapped",
      "# Desk\n\nEverything that can be tapped is at least 48 px.\n\nThe close button is 36 × ⟦36 px⟧.\n"
    ),
    .init(
      "G708", "every control",
      "# Tisch\n\nJede Schaltfläche ist mindestens 48 px hoch.\n\nDie Schaltfläche Weiter ist ⟦40 px⟧ hoch.\n"
    ),
    .init(
      "G708", "the least of all in one list",
      "# Desk\n\n- Minimum touch target: 48 x 48 dp\n- Edit button: 40 x ⟦40 dp⟧\n"),
    .init(
      "G708", "every control is large enough",
      "# Desk\n\nEvery button is at least 48 px high.\n\nThe close button is 48 × 48 px.\n"),
    .init(
      "G708", "another thing of which every one is so large",
      "# Desk\n\nEvery picture is at least 48 px high.\n\nThe close button is 44 × 44 px.\n"),
  ]

  @Test(arguments: demands)
  func demand(_ test: RuleCase) { test.check() }

  @Test(arguments: targets)
  func target(_ test: RuleCase) { test.check() }
}
