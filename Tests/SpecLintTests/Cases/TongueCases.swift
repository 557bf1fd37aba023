import Testing

/// The same slip in the words of several languages, and forms that look like a slip and are none.
@Suite struct TongueCases {
  static let grids: [RuleCase] = [
    ("- The base unit is 4px.", "Padding"), ("- 基本単位：4px", "余白"),
    ("- 以 4px 为基准单位，间距为其倍数", "内边距"), ("- 间距采用 4px 网格", "卡片间距"),
    ("- 4px 그리드", "안쪽 여백"), ("- 8pxグリッドを基準とする", "パディング"),
    ("- Todos los espacios son múltiplos de 4px", "Separación"),
    ("- Espaços em múltiplos de 4px", "Margem"),
    ("- Базовая единица: 4px", "Внутренний отступ"),
    ("- All spacing uses a 4px base unit", "Icon gap"),
    ("- 基础单位：4px", "图标与文字间距"),
  ].map { rule, label in
    RuleCase("G701", label, "# Look\n\n## Spacing\n\n\(rule)\n\n## Tile\n\n- \(label): ⟦14px⟧\n")
  }

  static let noGrids: [RuleCase] = [
    .init(
      "G701", "common values beside the base",
      "# Look\n\n## Spacing\n\n- Base unit: 4px\n- Common values: 4, 6, 8, 10, 12\n\n## Tile\n\n- Gap: 10px\n- Padding: ⟦14px⟧\n"
    ),
    .init(
      "G701", "the space between letters",
      "# 样式\n\n- 基础单位：4px\n\n## 标题\n\n- 字间距：6px\n- 行间距：6px\n"),
    .init(
      "G701", "a grid of cards",
      "# Page\n\n- The 3-card grid is gone; mail becomes one link (20px)\n\n## Foot\n\n- Gap: 18px\n"
    ),
    .init(
      "G701", "the grid of lines of text",
      "# Type\n\n- 8px baseline grid\n\n## Tile\n\n- Padding: 12px\n"),
  ]

  @Test(arguments: grids + noGrids)
  func grid(_ test: RuleCase) { test.check() }

  static let colors: [RuleCase] = [
    .init("T303", "Chinese", "# 色\n\n- 失败：红色（`⟦#00AA44⟧`）\n- 完成：绿色 `#22AA55`\n"),
    .init(
      "T303", "German", "# Farben\n\n- Fehler: rot (`⟦#00AA44⟧`)\n- Fertig: grün (`#22AA55`)\n"),
    .init(
      "T303", "Spanish",
      "# Color\n\n| Uso | Color | Hex |\n|---|---|---|\n| Listo | Verde | `⟦#F0A01E⟧` |\n"),
    .init(
      "T303", "Korean", "# 색\n\n| 용도 | 색상 | Hex |\n|---|---|---|\n| 완료 | 초록색 | `⟦#F0A01E⟧` |\n"),
    .init(
      "T303", "metals",
      "# Prizes\n\n- First: gold (`⟦#3355FF⟧`)\n- Second: silver (`⟦#FB8C00⟧`)\n- Third: gold (`#D4AF37`)\n"
    ),
    .init(
      "T303", "white beside a ground",
      "# Keys\n\n| Key | Text colour | Ground |\n|---|---|---|\n| Save | White | #224466 |\n"),
    .init(
      "T303", "another word of the same letters", "# Keys\n\n- Vertrag: vertikal (`#3355FF`)\n"),
  ]

  @Test(arguments: colors)
  func color(_ test: RuleCase) { test.check() }

  static let pairs: [RuleCase] =
    [
      ("背景", "文字"), ("배경", "글자"), ("фон", "текст"), ("tło", "tekst"), ("背景色", "テキスト"),
    ].map { ground, ink in
      RuleCase(
        "K801", ground,
        "# Keys\n\n- Save: \(ground) `#5AA9E6`, \(ink) `⟦#FFFFFF⟧`\n- Back: \(ground) `#F2F4F8`, \(ink) `#1D2129`\n"
      )
    } + [
      .init("K801", "marks of Chinese", "# 色\n\n- 成功：背景 `#ECFDF3`，文字 `⟦#22B573⟧`\n")
    ]

  @Test(arguments: pairs)
  func pair(_ test: RuleCase) { test.check() }

  static let choices: [RuleCase] =
    [
      "noch offen", "à définir", "a definir", "да", "未定", "待定", "미정", "do ustalenia", "уточнить",
      "te bepalen",
    ].map { value in
      RuleCase("R952", value, "# Look\n\n- Schrift: \(value == "да" ? value : "⟦\(value)⟧")\n")
    } + [
      .init("R952", "the state of the document", "# 仕様\n\n- ステータス：検討中\n- Status: noch offen\n"),
      .init(
        "R952", "a reference to open questions",
        "# Look\n\n## 1. Login\n\nThe method is TBD (see §2).\n\n## 2. Open questions\n\n- Badge or PIN?\n"
      ),
      .init(
        "R952", "a reference to something else",
        "# Look\n\n## 1. Login\n\nThe method is ⟦TBD⟧ (see §2).\n\n## 2. Colours\n\n- Blue\n"),
    ]

  @Test(arguments: choices)
  func choice(_ test: RuleCase) { test.check() }

  static let counts: [RuleCase] =
    [
      "4 种尺寸：", "共四个尺寸：", "サイズは4種類：", "4つのサイズ：", "네 가지 크기:", "Четыре размера:", "Cztery rozmiary:",
      "Quattro dimensioni:",
    ].map { RuleCase("C416", $0, "# Parts\n\n⟦\($0)⟧\n\n- 24px\n- 32px\n- 40px\n") } + [
      .init("C416", "a sentence", "# Parts\n\n⟦There are four sizes.⟧\n\n- 24px\n- 32px\n- 40px\n"),
      .init("C416", "as many as announced", "# Parts\n\n3 种尺寸：\n\n- 24px\n- 32px\n- 40px\n"),
      .init("C416", "steps with remarks", "# Parts\n\n4つの手順：\n\n- 起動\n- 選択\n- 保存\n"),
      .init(
        "C416", "what it is not",
        "# Parts\n\n## Parts that fit (not four layers)\n\n| Part | Kind |\n|---|---|\n| A | b |\n| C | d |\n| E | f |\n"
      ),
    ]

  @Test(arguments: counts)
  func count(_ test: RuleCase) { test.check() }
}
