import Testing

/// Contrast claims of rows with a pair of their own, over two themes and over line breaks, and pairs of other notations.
@Suite struct OwnPairCases {
  private static let ground = "| Ground | `--surface` | `#1B1C20` | — |\n"

  static let rows: [RuleCase] = [
    .init(
      "C412", "the pair of the cell",
      "# Colours\n\n| Colour | On `#1B1C20` |\n|---|---|\n| White `#FFFFFF` | 17.02:1 |\n"
        + "| White on a red fill `#B01E1E` | 6.88:1 |\n"),
    .init(
      "C412", "a wrong ratio of the pair of the cell",
      "# Colours\n\n| Colour | On `#1B1C20` |\n|---|---|\n| White `#FFFFFF` | 17.02:1 |\n"
        + "| White on a red fill `#B01E1E` | ⟦9.4⟧:1 |\n"),
    .init(
      "C412", "two themes",
      "# Colours\n\n| Role | Token | Dark theme | On `#1B1C20` | Light theme | On `#FFFFFF` |\n"
        + "|---|---|---|---|---|---|\n| Alert | `--alert` | `#FFB000` | 9.29:1 | `#9F6D00` | 4.50:1 |\n"
    ),
    .init(
      "C412", "two themes, one wrong",
      "# Colours\n\n| Role | Token | Dark theme | On `#1B1C20` | Light theme | On `#FFFFFF` |\n"
        + "|---|---|---|---|---|---|\n| Alert | `--alert` | `#FFB000` | 9.29:1 | `#9F6D00` | ⟦6.2⟧:1 |\n"
    ),
    .init(
      "C412", "denied in Portuguese",
      "# Cores\n\n- Pedra: usar `#5A5448` — o `#8C8578` não passa AA em corpo pequeno.\n"),
    .init("C412", "claimed", "# Colours\n\n- Stone: `#8C8578` on `#F4EEE1` passes ⟦AA⟧.\n"),
  ]

  @Test(arguments: rows)
  func row(_ test: RuleCase) { test.check() }

  private static func wrapped(_ text: String) -> String {
    "# Tokens\n\n| Token | Hex | Role |\n|---|---|---|\n| `--color-sand` | `#F4F1EA` | page |\n"
      + "| `--color-brick` | `#9A6A4F` | accent |\n\n\(text)\n"
  }

  static let breaks: [RuleCase] = [
    .init("C412", "the ratio below", wrapped("Links: `brick` on `sand`\n≈ ⟦4.7⟧:1, passes AA.")),
    .init("C412", "a true one", wrapped("Links: `brick` on `sand`\n≈ 4.09:1, for large text.")),
    .init(
      "C412", "another sentence", wrapped("Links: `brick` on `sand`.\n4.7:1 is what we had once.")),
    .init("C412", "an item", wrapped("- `brick` on `sand`\n  ≈ ⟦4.7⟧:1\n- more")),
  ]

  @Test(arguments: breaks)
  func lineBreak(_ test: RuleCase) { test.check() }

  private static func columns(_ ink: String, _ ground: String, _ value: String) -> String {
    "# X\n\n| Token | \(ink) | \(ground) |\n|---|---|---|\n| A | `#1D5C3D` | `#E6F8EF` |\n"
      + "| B | \(value) | `#FEF6DC` |\n"
  }

  static let heads: [RuleCase] =
    [
      ("Vordergrund", "Hintergrund"), ("Primer plano", "Fondo"), ("前景", "背景"), ("글자", "배경"),
      ("Tekst", "Tło"), ("Metin", "Arka plan"), ("Chữ", "Nền"), ("Text", "Background"),
      ("Texte", "Fond"), ("文字", "背景"),
    ].map { RuleCase("K801", $0.0, columns($0.0, $0.1, "`⟦#C47908⟧`")) }
    + [
      RuleCase("K801", "dark enough", columns("Vordergrund", "Hintergrund", "`#6B4204`")),
      RuleCase("K802", "a ground in its row", columns("Text", "Background", "`#C47908`")),
      RuleCase("K802", "a ground in its row (ko)", columns("글자", "배경", "`#C47908`")),
    ]

  @Test(arguments: heads)
  func head(_ test: RuleCase) { test.check() }

  private static func classes(_ list: String) -> String {
    "# Buttons\n\n- Height: 48px\n\n```tsx\n<Button className=\"\(list)\">Go</Button>\n```\n"
  }

  static let values: [RuleCase] = [
    .init("K801", "a value and a name", classes("bg-[#EF4444] border-2 ⟦text-white⟧")),
    .init("K801", "two values", classes("bg-[#FCD34D] ⟦text-[#FFFFFF]⟧")),
    .init("K801", "a dark value", classes("bg-[#7F1D1D] text-white")),
    .init("K801", "a picture", classes("bg-[url(/a.png)] text-white")),
    .init("K801", "a size", classes("bg-[#7F1D1D] text-[14px] text-white")),
  ]

  @Test(arguments: values)
  func value(_ test: RuleCase) { test.check() }

  private static func item(
    _ state: String, _ ground: String, _ ink: String = "#FFFFFF"
  ) -> String {
    "# Tabs\n\n- Height: 48px\n\n```css\n.tab {\n  color: \(ink);\n}\n\n\(state) {\n"
      + "  background-color: \(ground);\n}\n```\n"
  }

  static let choices: [RuleCase] = [
    .init("K801", "too light", item(".tab.selected", "#4CAF50", "⟦#FFFFFF⟧")),
    .init("K801", "dark enough", item(".tab.selected", "#1B5E20")),
    .init("K801", "another thing", item(".menu.selected", "#4CAF50")),
    .init("K801", "another class", item(".tab.wide", "#4CAF50")),
  ]

  @Test(arguments: choices)
  func choice(_ test: RuleCase) { test.check() }

  private static func tile(_ state: String, _ ground: String, _ ink: String) -> RuleCase {
    RuleCase(
      "K801", state + ground,
      "# Tiles\n\n- Height: 48px\n\n```css\n.tile {\n  background: white;\n  color: #222222;\n}\n\n"
        + ".tile\(state) {\n\(ground)  color: \(ink);\n}\n```\n")
  }

  static let grounds: [RuleCase] = [
    tile(".selected", "", "⟦#DDDDDD⟧"),
    tile(".selected", "  background: rgba(20, 40, 30, 0.95);\n", "#F4F4F4"),
    tile(".selected", "  background: var(--unknown);\n", "#F4F4F4"),
    tile(".selected", "  background-image: url(night.png);\n", "#F4F4F4"),
    tile(":hover", "  background: rgba(20, 40, 30, 0.95);\n", "#F4F4F4"),
  ]

  @Test(arguments: grounds)
  func ground(_ test: RuleCase) { test.check() }

  private static func remark(_ text: String) -> String {
    "# Guide\n\n- Button height: 48px\n\n```css\n/* \(text) */\n.a {\n  color: ⟦#BBBBBB⟧;\n  background-color: #DDDDDD;\n}\n```\n"
  }

  static let remarks: [RuleCase] =
    [
      "Bad contrast", "Poor contrast", "差的对比度", "Incorrecto", "Mauvais contraste", "Falsch", "Ruim",
      "À éviter",
    ].map {
      RuleCase("K801", $0, remark($0).replacing("⟦", with: "").replacing("⟧", with: ""))
    } + [
      RuleCase("K801", "a name with the word", remark("Badge for bad ratings")),
      RuleCase("K801", "a poor network", remark("Poor network")),
      RuleCase("K801", "another state", remark("通常状態")),
    ]

  /// Declarations without a selector below a remark.
  private static func bare(_ text: String, _ ink: String) -> String {
    "# Guide\n\n### Button\n\n```css\n/* \(text) */\nbackground-color: #DDDDDD;\ncolor: \(ink);\n```\n"
  }

  static let states: [RuleCase] = [
    RuleCase("K801", "off, in Japanese", bare("無効状態", "#BBBBBB")),
    RuleCase("K801", "off, in Russian", bare("Неактивна", "#BBBBBB")),
    RuleCase("K801", "the usual state", bare("通常", "⟦#BBBBBB⟧")),
  ]

  @Test(arguments: states)
  func state(_ test: RuleCase) { test.check() }

  @Test(arguments: remarks)
  func remark(_ test: RuleCase) { test.check() }
}
