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

  @Test(arguments: targets)
  func target(_ test: RuleCase) { test.check() }
}
