import Testing

/// Palettes below headings of appearances.
@Suite struct AppearanceCases {
  private static func palettes(_ light: String, _ dark: String) -> String {
    "# Tide\n\n## Light theme\n\n| Name | Value |\n|---|---|\n| Background | #FFFFFF |\n"
      + "| Text | #222222 |\n| Caption | \(light) |\n\n## Dark theme\n\n| Name | Value |\n|---|---|\n"
      + "| Background | #101418 |\n| Text | #F4F4F4 |\n| Caption | \(dark) |\n"
  }

  static let appearances: [RuleCase] = [
    .init("K802", "in the light", palettes("⟦#A0A0A0⟧", "#B0B0B0")),
    .init("K802", "in the dark", palettes("#555555", "⟦#666666⟧")),
    .init("K802", "in both", palettes("⟦#9A9A9A⟧", "⟦#5F6368⟧")),
    .init("K802", "in neither", palettes("#555555", "#B0B0B0")),
  ]

  @Test(arguments: appearances)
  func appearance(_ test: RuleCase) { test.check() }

  static let languages: [RuleCase] = [
    .init(
      "K802", "links in Korean",
      "## 색상\n\n| 이름 | 값 | 용도 |\n|---|---|---|\n| 안개 | `⟦#8A8F94⟧` | 보조 텍스트 |\n"
        + "| 바다 | `#0569A0` | 정보, 링크 |\n| 모래 | `#F9FBFD` | 페이지 배경 |\n")
  ]

  @Test(arguments: languages)
  func language(_ test: RuleCase) { test.check() }
}
