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

  private static func pages(_ caption: String) -> String {
    "## Colors\n\n| Name | Value | Use |\n|---|---|---|\n| Chalk | #FFFFFF | Card background |\n"
      + "| Dune | #F0EDE6 | App background |\n| Coal | #222222 | Primary text |\n\(caption)"
  }

  static let pageTexts: [RuleCase] = [
    .init("K802", "too weak on the page", pages("| Slate | ⟦#737373⟧ | Secondary text |\n")),
    .init("K802", "in a name", pages("| Text faint | ⟦#757575⟧ | Captions |\n")),
    .init("K802", "a hint on the page", pages("| Mist | ⟦#767676⟧ | Placeholder text |\n")),
    .init("K802", "strong on the page", pages("| Slate | #5F5F5F | Secondary text |\n")),
    .init("K802", "switched off", pages("| Text disabled | #767676 | Labels that wait |\n")),
    .init("K802", "for titles", pages("| Slate | #757575 | Large headings |\n")),
  ]

  @Test(arguments: pageTexts)
  func onPage(_ test: RuleCase) { test.check() }
}
