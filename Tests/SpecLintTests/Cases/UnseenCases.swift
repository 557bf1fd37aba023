import Testing

/// What documents of many teams showed: lists of finds, drawn fields, headings that give colours their use, and others.
@Suite struct UnseenCases {
  private static func found(_ header: String, _ first: String, _ second: String) -> String {
    "# Colours\n\n| Token | Value | \(header) |\n|---|---|---|---|\n"
      + "| `--tile` | #FFFFFF | \(first) |\n| `--grout` | #777777 | kiln.scss | 5 |\n"
      + "| `--tile` | ⟦#101010⟧ | \(second) |\n"
  }

  private static func unmarked(_ text: String) -> String {
    text.replacing("⟦", with: "").replacing("⟧", with: "")
  }

  static let finds: [RuleCase] = [
    .init(
      "T304", "finds by file and line",
      unmarked(found("File | Line", "kiln.scss | 4", "kiln.scss | 88"))),
    .init(
      "T304", "finds by file and line in German",
      unmarked(found("Datei | Zeile", "ofen.scss | 4", "ofen.scss | 88"))),
    .init(
      "T304", "finds by file and line in Japanese",
      unmarked(found("ファイル | 行", "kama.scss | 4", "kama.scss | 88"))),
    .init(
      "T304", "a column of files alone", found("File | Note", "kiln.scss | 4", "kiln.scss | 4")),
    .init("T304", "one line twice", found("File | Line", "kiln.scss | 4", "kiln.scss | 4")),
    .init(
      "T304", "words below the header", found("File | Line", "kiln.scss | top", "kiln.scss | foot")),
  ]

  @Test(arguments: finds)
  func find(_ test: RuleCase) { test.check() }

  static let grids: [RuleCase] = [
    .init(
      "G701", "the field of a symbol",
      "# Marks\n\n- Each mark is drawn on a 24×24pt grid\n- Dot spacing: 6pt\n- Card gap: 10pt\n"),
    .init(
      "G701", "the field of a symbol with units",
      "# Marks\n\n- Each mark is drawn on a 24px x 24px grid\n- Card gap: 10px\n"),
    .init(
      "G701", "the ring around the focus",
      "# Panel\n\n- 8px grid\n\n**Focus indicators:**\n- 3px solid line\n- Offset: 2px from the element\n"
    ),
    .init(
      "G701", "the ring around the focus in German",
      "# Tafel\n\n- 8px grid\n\n**Fokus-Markierung:**\n- Offset: 3px vom Element\n"),
    .init(
      "G701", "an offset of something else",
      "# Panel\n\n- 8px grid\n\n**Badge:**\n- Offset: ⟦3px⟧ from the edge\n"),
    .init(
      "G701", "a grid beside a field",
      "# Marks\n\n- Marks are drawn on a 24×24px grid\n- 8px grid\n- Card gap: ⟦13px⟧\n"),
    .init(
      "G701", "a grid by a number before it",
      "# Marks\n\n- 2x finer: 8px grid\n- Card gap: ⟦13px⟧\n"),
  ]

  @Test(arguments: grids)
  func grid(_ test: RuleCase) { test.check() }

  static let titles: [RuleCase] = [
    .init(
      "K802", "names that tell nothing below a heading about text",
      "# Kiln\n\n## Text colours\n\n- `Strong`: `#1A1A1A`\n- `Muted`: `⟦#A3A3A3⟧`\n\n"
        + "## Surface colours\n\n- `Base`: `#FFFFFF`\n"),
    .init(
      "K802", "the same in a fence",
      "# Kiln\n\n## Text Colors (Dark Mode)\n\n```\nPrimary:  #FFFFFF (white)\nQuiet:    ⟦#5A6478⟧ (grey)\n```\n\n"
        + "## Surface Colors (Dark Mode)\n\n```\nBackground: #0B0D17 (navy)\nBorder:     #2A314A (lines)\n```\n"
    ),
    .init(
      "K802", "the same in German",
      "# Ofen\n\n## Farben: Hintergrund\n\n- `Basis`: `#FFFFFF`\n\n## Farben: Schrift\n\n- `Stark`: `#1A1A1A`\n- `Leise`: `⟦#A3A3A3⟧`\n"
    ),
    .init(
      "K802", "a heading about text and icons",
      "# Kiln\n\n## Text and icons\n\n- `Strong`: `#1A1A1A`\n- `Muted`: `#A3A3A3`\n\n"
        + "## Surface colours\n\n- `Base`: `#FFFFFF`\n"),
    .init(
      "K802", "an inverse text below the heading",
      "# Kiln\n\n## Text colours\n\n- `Strong`: `#1A1A1A`\n- `Inverse`: `#D8D8D8`\n\n"
        + "## Surface colours\n\n- `Base`: `#FFFFFF`\n"),
    .init(
      "K802", "a heading about the brand",
      "# Kiln\n\n## Brand colours\n\n- `Ember`: `#F2A65A`\n\n## Text colours\n\n- `Strong`: `#1A1A1A`\n\n"
        + "## Surface colours\n\n- `Base`: `#FFFFFF`\n"),
    .init(
      "K802", "the ground of cards in Chinese",
      "# 窑炉\n\n| 用途 | 色值 | 场景 |\n|---|---|---|\n| 页面背景 | `#F0F2F5` | 页面 |\n| 卡片底色 | `#FFFFFF` | 卡片 |\n"
        + "| 主体文字 | `#333333` | 正文 |\n| 次要文字 | `#737373` | 说明 |\n"),
  ]

  @Test(arguments: titles)
  func title(_ test: RuleCase) { test.check() }

  static let sentences: [RuleCase] = [
    .init(
      "C412", "the second of two sentences",
      "# Tiles\n\n- Clay `#A33B2E` on white: ~6.6:1. Sand is lighter: #FFFFFF on #D4AC0D = ~⟦4.6⟧:1.\n"
    ),
    .init(
      "C412", "both of two sentences",
      "# Tiles\n\n- Sand `#D4AC0D` on white: ~⟦2.8⟧:1. White on it: #FFFFFF on #D4AC0D = ~⟦4.6⟧:1.\n"
    ),
    .init(
      "C412", "the first of two clauses",
      "# Fliesen\n\n- `#FFFFFF` auf `#D4AC0D`: ⟦4,6⟧:1; `#111111` auf `#FFFFFF`: 18,9:1\n"),
    .init(
      "C412", "two sentences that are right",
      "# Tiles\n\n- Clay `#A33B2E` on white: ~6.6:1. Ink on white: #111111 on #FFFFFF = ~18.9:1.\n"),
    .init(
      "C412", "a demand behind a ratio",
      "# Tiles\n\n- Clay `#A33B2E` on white is 6.6:1. Text of tiles needs 4.5:1.\n"),
    .init(
      "C412", "colours in one sentence and a ratio in the next",
      "# Tiles\n\n- `#FFFFFF` on `#D4AC0D` is weak. Ink has 18.9:1. Clay has 6.6:1.\n"),
  ]

  @Test(arguments: sentences)
  func sentence(_ test: RuleCase) { test.check() }

  private static func scaled(_ use: String, _ language: String = "css") -> String {
    "# Kiln\n\nBuilt with Tailwind.\n\n- `error-50`: #FEF2F2\n- `error-100`: #FEE2E2\n- `error-500`: #EF4444\n"
      + "- `error-600`: #DC2626\n\n```\(language)\n\(use)\n```\n"
  }

  static let steps: [RuleCase] = [
    .init(
      "T301", "a step in a style sheet of a library",
      scaled(".stop {\n  background: error-600\n  hover: ⟦error-700⟧\n}")),
    .init("T301", "a step in a list of properties", scaled("Border: 1px solid ⟦error-400⟧", "")),
    .init("T301", "a step in YAML", scaled("stop:\n  border: ⟦error-300⟧", "yaml")),
    .init(
      "T301", "steps that are defined", scaled(".stop { background: error-600; border: error-50 }")),
    .init("T301", "a class of the library", scaled("<p class=\"bg-error-700\">", "html")),
    .init("T301", "a hue of the library", scaled(".stop { border: red-700 }")),
    .init("T301", "what was there before", scaled("error-700 → error-600", "")),
  ]

  @Test(arguments: steps)
  func step(_ test: RuleCase) { test.check() }

  static let classes: [RuleCase] = [
    .init(
      "C413", "two lengths and two classes",
      "# Kiln\n\nBuilt with Tailwind.\n\n- **Button padding:** ⟦0.5rem⟧ 1rem (py-2.5 px-4)\n"),
    .init(
      "C413", "one length and one class",
      "# Ofen\n\nMit Tailwind gebaut.\n\n- **Abstand der Karten:** ⟦20px⟧ (`gap-6`)\n"),
    .init(
      "C413", "from one to the other",
      "# Kiln\n\nBuilt with Tailwind.\n\n- **Section spacing:** 2rem - ⟦2.5rem⟧ (py-8 to py-12)\n"),
    .init(
      "C413", "classes that fit",
      "# Kiln\n\nBuilt with Tailwind.\n\n- **Input padding:** 0.625rem 0.75rem (py-2.5 px-3)\n- **Grid:** 16px – 24px (gap-4 to gap-6)\n"
    ),
    .init(
      "C413", "classes without a library",
      "# Kiln\n\n- **Button padding:** 0.5rem 1rem (py-2.5 px-4)\n"),
    .init(
      "C413", "a class that is no length",
      "# Kiln\n\nBuilt with Tailwind.\n\n- **Width:** 1280px (max-w-7xl)\n- **Half:** 40px (w-1/2)\n"
    ),
    .init(
      "C413", "more lengths than classes",
      "# Kiln\n\nBuilt with Tailwind.\n\n- **Icon:** 24px, in a button of 40px (w-6)\n"),
  ]

  @Test(arguments: classes)
  func klass(_ test: RuleCase) { test.check() }

  private static func chart(_ inner: String, _ rest: String = "") -> String {
    "# Kiln\n\n```mermaid\nstateDiagram-v2\n    [*] --> Cold\n    Cold --> Heating: start\n"
      + "    Heating --> Hot: 900 °C\n    Hot --> Cold: stop\n\(rest)\(inner)\n"
      + "      [*] --> Asked\n      Asked --> Sent: ok\n      Sent --> Kept: stored\n      Kept --> [*]\n    }\n```\n"
  }

  static let islands: [RuleCase] = [
    .init("S501", "a composite state on its own", chart("⟦    state Report {⟧")),
    .init("S501", "with a name in words", chart("⟦    state \"Report upload\" as Upload {⟧")),
    .init(
      "S501", "beside one that is entered",
      chart(
        "⟦    state Report {⟧",
        "    Hot --> Vent: open\n    Vent --> Cold: shut\n    state Vent {\n      Slit --> Wide: more\n    }\n"
      )),
    .init(
      "S501", "a composite state that is entered",
      chart("    state Report {", "    Hot --> Report: done\n")),
    .init(
      "S501", "a region beside another one",
      "# Kiln\n\n```mermaid\nstateDiagram-v2\n    [*] --> Cold\n    Cold --> Hot: start\n    state Report {\n"
        + "      [*] --> Asked\n      Asked --> Sent: ok\n      Sent --> [*]\n    }\n```\n"),
    .init(
      "S501", "a part of which is entered", chart("    state Report {", "    Hot --> Asked: done\n")
    ),
  ]

  @Test(arguments: islands)
  func island(_ test: RuleCase) { test.check() }

  static let values: [RuleCase] = [
    .init(
      "C401", "an example in quotation marks",
      "# 窯\n\n- 焼成モード: 手順の本文から時間を読み「⏱ 10分 タイマーを開始」を表示\n\n## 保存\n\n"
        + "手順の本文が変わったタイマーは本文から取り直す（古い「5分」が残るため）。\n"),
    .init(
      "C401", "a gap beside a height in Chinese",
      "# 窑炉\n\n## 导航\n\n- 所有页面必须有 Kiln logo，位于文字左侧，间距 12px\n\n### Kiln Logo\n\n- 高度 60px\n- 透明背景\n"),
    .init(
      "C401", "a width beside a height in Japanese",
      "# 窯\n\n## ナビ\n\n- すべての画面に Kiln logo を置く、幅 120px\n\n### Kiln Logo\n\n- 高さ 60px\n"),
    .init(
      "D103", "an entry whose heading has more words in front",
      "# Kiln\n\n## Contents\n\n- [Use](#use)\n- [Care](#care)\n- [Next steps](#next-steps)\n\n## Use\n\nA.\n\n## Care\n\nB.\n\n"
        + "## Status and next steps\n\nC.\n"),
  ]

  @Test(arguments: values)
  func value(_ test: RuleCase) { test.check() }

  private static func moved(_ rows: String, _ rest: String = "") -> String {
    "# Motion\n\n- ⟦Animate only `transform` and `opacity⟧`.\(rest)\n\n## Parts\n\n| Part | Motion |\n|---|---|\n\(rows)"
  }

  static let motions: [RuleCase] = [
    .init("C414", "a colour in a row", moved("| Chip | `background-color` 100ms ease-out |\n")),
    .init("C414", "a width between two values", moved("| Rail | Width 48px → 200px in 180ms |\n")),
    .init(
      "C414", "a shadow in an item",
      "# Motion\n\n- ⟦Only transform and opacity are animated⟧\n\n## Card\n\n"
        + "- Pointer above: `box-shadow` in 120ms\n"),
    .init(
      "C414", "a fade and a slide",
      unmarked(
        moved("| Chip | `opacity` 0 → 1, 100ms |\n| Rail | `translateX(24px → 0)` in 180ms |\n"))),
    .init(
      "C414", "what changes at once",
      unmarked(moved("| Chip | `background-color` instantly, then a fade of 100ms |\n"))),
    .init(
      "C414", "what the rule tells to use",
      unmarked(
        moved(
          "| Row | `grid-template-rows: 0fr → 1fr` in 220ms |\n",
          " For rows use `grid-template-rows`."))),
    .init(
      "C414", "a width beside a time",
      unmarked(moved("| Rail | 48px width, fades in 180ms |\n"))),
    .init(
      "C414", "a list of what not to do",
      unmarked(moved("| Rail | slides in 180ms |\n") + "\n## Avoid\n\n- `box-shadow` in 120ms\n")),
  ]

  @Test(arguments: motions)
  func motion(_ test: RuleCase) { test.check() }
}
