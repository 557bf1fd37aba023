import Testing

/// Texts and grounds in code of a line, colours of badges, and grounds in headers.
@Suite struct BadgeCases {
  static let declarations: [RuleCase] = [
    .init(
      "K801", "both in one span of an item",
      "# Kiosk\n\n- Main: `background: #5CB860; color: ⟦#fff⟧; border: none; border-radius: 4px`\n"),
    .init(
      "K801", "each in a span of its own",
      "# Kiosk\n\n- Quiet: `background: #FFFFFF`, `color: ⟦#B4B4B4⟧`\n"),
    .init(
      "K801", "a cell",
      "# Kiosk\n\n| Part | Style |\n|---|---|\n| Badge | `background-color: #FFE29A; color: ⟦#F59A00⟧` |\n"
    ),
    .init(
      "K801", "a rule in braces, in Chinese",
      "# 终端\n\n- 主按钮：`.main { background: #5CB860; color: ⟦#fff⟧ }`\n"),
    .init(
      "K801", "a part that is switched off",
      "# Kiosk\n\n- Disabled: `background: #5CB860; color: #fff`\n- Off:\n  - `background: #EEE; color: #EEE`\n"
    ),
    .init(
      "K801", "a text of another state",
      "# Kiosk\n\n- Quiet: `background: #FFFFFF`, on hover `color: #B4B4B4`\n"),
    .init(
      "K801", "a gradient, an opacity and letters cut out",
      "# Kiosk\n\n- A: `background: linear-gradient(#fff, #eee); color: #ccc`\n"
        + "- B: `background: #fff; color: #ccc; opacity: 0.9`\n"
        + "- C: `background: #fff; color: #ccc; background-clip: text`\n"),
    .init(
      "K801", "what was before",
      "# Kiosk\n\n- Old: `background: #5CB860; color: #fff`\n"
        + "- 变更: `background: #5CB860; color: #fff` → `background: #2E7D32; color: #fff`\n"),
    .init(
      "K801", "far enough apart, and large",
      "# Kiosk\n\n- Main: `background: #1B5E20; color: #fff`\n"
        + "- Price: `background: #E65100; color: #fff; font-size: 28px`\n"),
  ]

  private static let family = """
    ```css
    :root {
      --status-paid: ⟦#D97706⟧;
      --status-paid-bg: #FFFBEB;
      --status-late: ⟦#F87171⟧;
      --status-late-bg: #FEF2F2;
    }
    ```

    """

  static let badges: [RuleCase] = [
    .init("K801", "statuses on badges", "# Inbox\n\nThe status is a badge.\n\n" + family),
    .init(
      "K801", "members that badges name",
      "# Inbox\n\n- Badges tell Paid from Late.\n\n" + family),
    .init("K801", "badges in Korean", "# 수신함\n\n상태는 배지로 구분한다.\n\n" + family),
    .init("K801", "badges in Japanese", "# 受信箱\n\n状態はバッジで示す。\n\n" + family),
    .init(
      "K801", "grounds called surfaces",
      "# Inbox\n\nThe status is a badge.\n\n- `--state-paid`: ⟦#D97706⟧\n- `--state-paid-surface`: #FFFBEB\n"
        + "- `--state-late`: ⟦#F87171⟧\n- `--state-late-surface`: #FEF2F2\n"),
    .init("K801", "no badge", unmarked("# Inbox\n\nThe status tints a row.\n\n" + family)),
    .init(
      "K801", "badges with a white text",
      unmarked("# Inbox\n\nThe status is a badge with white text.\n\n" + family)),
    .init(
      "K801", "badges of something else",
      unmarked("# Inbox\n\nThe bell has a badge with a number.\n\n" + family)),
    .init(
      "K801", "a text of its own",
      "# Inbox\n\nThe status is a badge.\n\n```css\n:root {\n  --status-paid: #D97706;\n"
        + "  --status-paid-bg: #FFFBEB;\n  --status-paid-text: #7C2D12;\n  --status-late: #F87171;\n"
        + "  --status-late-bg: #FEF2F2;\n  --status-late-text: #7F1D1D;\n}\n```\n"),
    .init(
      "K801", "colours of no statuses",
      "# Inbox\n\nThe status is a badge.\n\n```css\n:root {\n  --chart-one: #D97706;\n"
        + "  --chart-one-bg: #FFFBEB;\n  --chart-two: #F87171;\n  --chart-two-bg: #FEF2F2;\n}\n```\n"
    ),
  ]

  private static func ratios(_ header: String, _ cells: String) -> String {
    "# Ink\n\n| Ink | \(header) | Note |\n|---|---|---|\n| `#0F9D81` | \(cells) | a |\n"
  }

  static let headers: [RuleCase] = [
    .init("C412", "ratio on white", ratios("Ratio on white", "⟦4.9⟧")),
    .init("C412", "contrast (white)", ratios("Contrast (white)", "⟦4.9⟧:1")),
    .init("C412", "about, in French", ratios("Ratio réel sur blanc", "~⟦3.1⟧")),
    .init("C412", "German", ratios("Kontrast auf Weiß", "⟦4,9⟧")),
    .init("C412", "Spanish", ratios("Contraste sobre blanco", "⟦4.9⟧")),
    .init("C412", "Portuguese", ratios("Contraste com fundo branco", "⟦4.9⟧")),
    .init("C412", "Italian", ratios("Contrasto su bianco", "⟦4.9⟧")),
    .init("C412", "Dutch", ratios("Contrast op wit", "⟦4.9⟧")),
    .init("C412", "Indonesian", ratios("Rasio kontras pada putih", "⟦4.9⟧")),
    .init("C412", "Japanese", ratios("対白コントラスト比", "⟦4.9⟧")),
    .init("C412", "Chinese", ratios("白底对比度", "⟦4.9⟧")),
    .init("C412", "Korean", ratios("흰 배경 대비", "⟦4.9⟧")),
    .init(
      "C412", "right, and rounded",
      ratios("Ratio on white", "3.4") + ratios("Kontrast auf Weiß", "~3,4")),
    .init("C412", "what is demanded", ratios("Required ratio on white", "4.9")),
    .init("C412", "what others claimed", ratios("Announced ratio on white", "4.9")),
    .init("C412", "another ground", ratios("Ratio on the card", "4.9")),
    .init("C412", "two grounds", ratios("Contrast on white and black", "4.9")),
    .init("C412", "a ratio of sides", ratios("Ratio", "4.9")),
  ]

  @Test(arguments: declarations + badges + headers)
  func pair(_ test: RuleCase) { test.check() }

  private static func unmarked(_ text: String) -> String {
    text.filter { $0 != "⟦" && $0 != "⟧" }
  }
}
