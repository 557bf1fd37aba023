import Testing

/// Distances that a scale names as the use of a step, and that a line gives otherwise.
@Suite struct UseLabelCases {
  private static let scale =
    "# Spacing\n\n| Token | px | Use |\n|---|---|---|\n| space-2 | 8px | Tag padding |\n"
    + "| space-4 | 16px | List gaps, icon gap |\n| space-6 | 24px | Screen padding |\n"
    + "| space-8 | 32px | Section spacing |\n\n## Layout\n\n"

  static let cases: [RuleCase] = [
    .init("C401", "a line", scale + "Screen padding: ⟦20px⟧ (space-5)\n"),
    .init("C401", "an item", scale + "- **Section spacing**: ⟦40px⟧\n- Columns: 4\n"),
    .init(
      "C401", "a fence (ko)",
      "# 간격\n\n| 토큰 | px | 용도 |\n|---|---|---|\n| space-4 | 16px | 카드 여백 |\n"
        + "| space-5 | 20px | 카드 헤더 |\n| space-6 | 24px | 화면 좌우 여백 |\n\n## 그리드\n\n"
        + "```\n화면 좌우 여백: ⟦20px⟧ (space-5)\n컬럼 수: 4\n```\n"),
    .init(
      "C401", "the same distance", scale + "Screen padding: 24px\n\n- Section spacing: 32px\n"),
    .init(
      "C401", "one kind of device",
      scale + "### Mobile\n\n- Screen padding: 16px\n\n### All\n\n- **Tablet**\n"
        + "  - Section spacing: 40px\n"),
    .init(
      "C401", "a part, and two lengths",
      scale + "- Icon gap: 12px\n- Screen padding: 16px 24px\n- Section spacing: 24–40px\n"),
  ]

  @Test(arguments: cases)
  func label(_ test: RuleCase) { test.check() }
}
