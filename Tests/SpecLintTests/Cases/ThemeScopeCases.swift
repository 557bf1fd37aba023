import Testing

/// Colours that belong to one theme, to a product of others, or through which a ground shines.
@Suite struct ThemeScopeCases {
  private static let tables =
    "# Palette\n\n## Light theme\n\n| Name | Hex |\n|---|---|\n| Accent | `#D6EBDF` |\n\n"
    + "## Dark theme\n\n| Name | Hex |\n|---|---|\n| Accent | `#0C3A2B` |\n\n## Variables\n\n"

  static let themes: [RuleCase] = [
    .init(
      "K801", "the rule of the light theme beside the table of the dark one",
      tables + "```css\n:root {\n  --accent-foreground: #111111;\n}\n.dark {\n"
        + "  --accent-foreground: #FFFFFF;\n}\n```\n"),
    .init(
      "K801", "too close in the light theme",
      tables + "```css\n:root {\n  --accent-foreground: ⟦#8FB8A3⟧;\n}\n.dark {\n"
        + "  --accent-foreground: #FFFFFF;\n}\n```\n"),
    .init(
      "K801", "too close in the dark theme",
      tables + "```css\n:root {\n  --accent-foreground: #111111;\n}\n[data-theme=\"dark\"] {\n"
        + "  --accent-foreground: ⟦#1F5A45⟧;\n}\n```\n"),
    .init(
      "K801", "a theme within a media query",
      tables + "```css\n:root {\n  --accent-foreground: #111111;\n}\n"
        + "@media (prefers-color-scheme: dark) {\n  :root {\n    --accent-foreground: #FFFFFF;\n  }\n}\n```\n"
    ),
    .init(
      "K801", "one theme in German and Spanish headings",
      "# Farben\n\n## Helles Thema\n\n- `--accent`: #D6EBDF\n- `--accent-foreground`: #111111\n\n"
        + "## Dunkles Thema\n\n- `--accent`: #0C3A2B\n- `--accent-foreground`: #FFFFFF\n"),
  ]

  static let products: [RuleCase] = [
    .init(
      "T304", "the colours of a reference service",
      "# Board\n\n## Reference service\n\n- **Primary Color**: #1155EE (Some Blue)\n\n## Colors\n\n"
        + "- **Primary Color**: #223355, headings\n"),
    .init(
      "T304", "the colours of a reference service in Korean",
      "# Board\n\n## 2. 참조 서비스\n\n- **Primary Color**: #1155EE\n\n## 3. 색상\n\n"
        + "- **Primary Color**: #223355\n"),
    .init(
      "T304", "the colours of competitors in French",
      "# Board\n\n## Concurrents\n\n- `--primary`: #1155EE\n\n## Couleurs\n\n- `--primary`: #223355\n"
    ),
    .init(
      "T304", "the colours of a model in Japanese",
      "# Board\n\n## 参考サービス\n\n- `--primary`: #1155EE\n\n## 配色\n\n- `--primary`: #223355\n"),
    .init(
      "T304", "two values of its own",
      "# Board\n\n## Color reference\n\n- `--primary`: #1155EE\n\n## Colors\n\n- `--primary`: ⟦#223355⟧\n"
    ),
  ]

  static let shares: [RuleCase] = [
    .init(
      "C412", "an opacity behind the colour",
      "# Contrast\n\nBackground `#F2F2F2`.\n\n| Pair | Contrast |\n|---|---|\n"
        + "| `#404040` on `#8A5A7A` opacity 0.15 | 7.4:1 |\n"),
    .init(
      "C412", "an opacity in Japanese",
      "# Contrast\n\n| 組み合わせ | コントラスト比 |\n|---|---|\n"
        + "| `#404040` on `#8A5A7A`（透明度 15%） | 7.4:1 |\n"
        + "| `#404040` on `#8A5A7A` 不透明度 0.15 | 7.4:1 |\n"),
    .init(
      "C412", "an opacity in German",
      "# Kontrast\n\n- `#404040` auf `#8A5A7A` mit 15 % Deckkraft: Kontrast 7.4:1\n"),
    .init(
      "C412", "no opacity",
      "# Contrast\n\n| Pair | Contrast |\n|---|---|\n| `#404040` on `#8A5A7A` | ⟦7.4⟧:1 |\n"),
  ]

  @Test(arguments: themes)
  func theme(_ test: RuleCase) { test.check() }

  @Test(arguments: products)
  func product(_ test: RuleCase) { test.check() }

  @Test(arguments: shares)
  func share(_ test: RuleCase) { test.check() }
}
