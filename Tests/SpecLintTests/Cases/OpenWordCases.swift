import Testing

/// Words that leave something open or refer elsewhere, and the texts in which they do not.
@Suite struct OpenWordCases {
  static let choices: [RuleCase] = [
    .init(
      "R952", "what is to be done", "# Status\n\n- Notes: 70% exists. Icons need to be added.\n"),
    .init("R952", "what is missing", "# Status\n\n- Empty state: copy ⟦to be added⟧.\n"),
    .init(
      "R952", "a prefix",
      "# Checks\n\n| Id | Check |\n|---|---|\n| P1 | if `TBD:` is still there, a warning is shown |\n"
    ),
    .init("R952", "a heading written out", "# Checks\n\nThe section `# 5. TBD` is optional.\n"),
    .init("R952", "a value in code", "# Bar\n\n- Colour of the bar: `⟦TBD⟧`\n"),
  ]

  @Test(arguments: choices)
  func choice(_ test: RuleCase) { test.check() }

  private static func chapters(_ text: String) -> String {
    "# Buchung\n\n## 1. Zweck\n\nAblauf in § 3.\n\n## 2. Ablauf\n\n\(text)\n\n## 3. Belege\n\nEnde.\n"
  }

  static let laws: [RuleCase] = [
    .init("M207", "a part of a law", chapters("Die Pflicht steht in § 46 Nr. 2 der Ordnung.")),
    .init("M207", "the letters of a law", chapters("Die Pflicht steht in § 46 UWG.")),
    .init("M207", "a section", chapters("Die Pflicht steht in ⟦§ 46⟧.")),
  ]

  @Test(arguments: laws)
  func law(_ test: RuleCase) { test.check() }

  private static func turned(_ first: String) -> String {
    "# Editor\n\n### Empty\n\n```\nbox\n```\n\n\(first)\n\n### Block\n\n```\ngap 2px\n```\n\n"
      + "### Bar\n\n"
  }

  static let fences: [RuleCase] = [
    .init(
      "D123", "the first of several",
      turned("⟦```⟧") + "```\nwidth 6px\n```\n\n### Hidden\n\n```scss\na { b: c }\n```\n"),
    .init(
      "D123", "the only one",
      turned("Text.") + "```\nwidth 6px\n```\n⟦```⟧\n\n### Hidden\n\n```scss\na { b: c }\n```\n"),
    .init(
      "D123", "a thematic break before the heading",
      turned("⟦```⟧\n\n---") + "```\nwidth 6px\n```\n\n### Hidden\n\n```scss\na { b: c }\n```\n"),
    .init("D123", "none", turned("Text.") + "```\nwidth 6px\n```\n"),
  ]

  @Test(arguments: fences)
  func fence(_ test: RuleCase) { test.check() }

  static let toasts: [RuleCase] = [
    .init("X857", "put off", "# Overlay\n\n- Notification: (future) toast at the top, 3s\n"),
    .init("X857", "the toast put off", "# Overlay\n\n- Toast (postponed): at the top, 3s\n"),
    .init(
      "X857", "another thing put off",
      "# Tasks\n\n- Once a task is postponed, a toast is shown for ⟦3s⟧.\n"),
    .init("X857", "built", "# Overlay\n\n- Notification: auto-dismiss toast at the top, ⟦3s⟧\n"),
  ]

  @Test(arguments: toasts)
  func toast(_ test: RuleCase) { test.check() }

  private static func motion(_ promise: String) -> String {
    "# Motion\n\n- **Slide animation**: 300ms ease-out\n- **Fade animation**: 200ms\n\(promise)\n"
  }

  static let promises: [RuleCase] = [
    .init("A604", "in the verb", motion("- Shuffled; `useReducedMotion` zeroes all animation.")),
    .init(
      "A604", "in brackets",
      motion("- All motion respects `accessibilityReduceMotion` (fades stay, movement goes).")),
    .init(
      "A604", "answered by another line",
      motion(
        "- 一切动效尊重 `accessibilityReduceMotion`（保留透明度过渡、去除位移）。\n- 交付前：`reduceMotion` 尊重等。")),
    .init("A604", "nothing", motion("- Shuffled; `⟦useReducedMotion⟧` is respected.")),
  ]

  @Test(arguments: promises)
  func promise(_ test: RuleCase) { test.check() }

  static let names: [RuleCase] = [
    .init(
      "T301", "a value behind the name",
      "# Button\n\n| Tone | Fill |\n|---|---|\n| main | `brand.main` #1B5E20 |\n| quiet | `surface.low` #F2EBDE |\n"
    )
  ]

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }

  private static func counted(_ text: String) -> String {
    "# Cards\n\n## Hue through five points\n\nThe hue goes through \(text).\n\n| Part | Now |\n|---|---|\n"
      + "| bar | green |\n| title | green |\n| arrow | blue |\n| label | blue |\n"
  }

  private static func sized(_ rows: String) -> String {
    "# Type\n\n⟦We use three type sizes — small (12px), medium (16px), large (20px).⟧\n\n"
      + "| Name | Size |\n|---|---|\n\(rows)"
  }

  static let lists: [RuleCase] = [
    .init(
      "C416", "a list behind a dash",
      "# Mark\n\nIt has three elements — a ring (8 px, 2 px), `The line` (4 px), `A dot` (2 px).\n"),
    .init(
      "C416", "a list behind a dash over its own rows",
      sized("| small | 12px |\n| medium | 16px |\n| large | 20px |\n| huge | 28px |\n")),
    .init(
      "C416", "a list behind a dash over other rows",
      sized("| title | 20px |\n| body | 16px |\n| note | 12px |\n| hint | 12px |\n")
        .filter { !"⟦⟧".contains($0) }),
    .init("C416", "its own list", counted("「bar / tag / title / label / arrow」, five points")),
  ]

  @Test(arguments: lists)
  func list(_ test: RuleCase) { test.check() }

  private static func palette(_ title: String, _ rule: String, _ value: String) -> String {
    "# Design\n\n## \(title)\n\n```css\n--color-page: #FFFFFF;\n--color-ink: #222222;\n"
      + "--color-main: #1B5E20;\n--color-line: #E0E0E0;\n```\n\n## Button\n\n- Hover: \(value)\n\n"
      + "## Rules\n\n- \(rule)\n"
  }

  static let palettes: [RuleCase] = [
    .init(
      "T309", "English",
      palette("Colours", "No colours other than the 4 defined ones may be used.", "⟦#0D4713⟧")),
    .init("T309", "Japanese", palette("カラー", "定義された4色以外使用禁止", "⟦#0D4713⟧")),
    .init("T309", "Chinese", palette("色板", "禁止使用上述 4 色以外的颜色", "⟦#0D4713⟧")),
    .init(
      "T309", "Spanish",
      palette("Paleta", "Prohibido usar colores distintos de los 4 definidos.", "⟦#0D4713⟧")),
    .init(
      "T309", "a colour of a company",
      palette(
        "Colours", "No colours other than the 4 defined ones may be used.",
        "the Google button keeps `#4285F4`")),
    .init(
      "T309", "a former colour",
      palette(
        "Colours", "No colours other than the 4 defined ones may be used.",
        "the old `#0D4713` was replaced")),
    .init(
      "T309", "another number",
      palette("Colours", "No colours other than the 6 defined ones may be used.", "#0D4713")),
    .init(
      "T309", "one of them",
      palette("Colours", "No colours other than the 4 defined ones may be used.", "#1B5E20")),
  ]

  @Test(arguments: palettes)
  func palette(_ test: RuleCase) { test.check() }

  private static func modes(_ promise: String, _ light: String, _ dark: String) -> String {
    let rows = "| `bg` | `#F7F7F8` |\n| `text` | `#1F2328` |\n| `brand` | `#3A4CC0` |\n"
    return "# Colour\n\n\(promise)\n\n### \(light)\n\n| Token | Hex |\n|---|---|\n\(rows)"
      + "⟦| `brandDark` | `#2837A8` |⟧\n\n### \(dark)\n\n| Token | Hex |\n|---|---|\n\(rows)"
  }

  static let pairs: [RuleCase] = [
    .init("K803", "Korean", modes("모든 컬러 토큰은 라이트/다크 짝으로 정의한다.", "라이트", "다크")),
    .init("K803", "Japanese", modes("すべての色はライト・ダークの対で定義する。", "ライト", "ダーク")),
    .init(
      "K803", "German", modes("Alle Farben haben zwei Werte, hell und dunkel.", "Hell", "Dunkel")),
    .init(
      "K803", "Spanish",
      modes("Todos los colores se definen en pareja, claro y oscuro.", "Modo claro", "Modo oscuro")),
    .init(
      "K803", "Portuguese",
      modes("Todas as cores têm par claro e escuro.", "Tema claro", "Tema escuro")),
  ]

  static let numbers: [RuleCase] = [
    ("Toutes les couleurs sombres sont définies par des variables.", "Clair", "Sombre"),
    ("All colours are tuned for dark rooms, due to night shifts.", "Light", "Dark"),
    ("Todos los colores oscuros se definen en dos archivos.", "Modo claro", "Modo oscuro"),
  ].map { RuleCase("K803", $0.0, modes($0.0, $0.1, $0.2).filter { !"⟦⟧".contains($0) }) }

  @Test(arguments: numbers)
  func number(_ test: RuleCase) { test.check() }

  @Test(arguments: pairs)
  func pair(_ test: RuleCase) { test.check() }
}
