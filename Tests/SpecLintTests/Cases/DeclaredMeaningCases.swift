import Testing

/// Values that a document makes one, bans or leaves open by its own words.
@Suite struct DeclaredMeaningCases {
  private static func palette(_ first: String, _ second: String, _ rest: String = "") -> String {
    "# Colours\n\n| Token | Value | Use |\n|---|---|---|\n\(first)\n\(second)\n\(rest)"
  }

  static let shared: [RuleCase] = [
    .init(
      "T310", "a row that says which other it is",
      palette(
        "| `accent.rest` | `#3A5C1E` | branch |",
        "| `state.success` (= accent.rest) | `#3A5C1E` | tests |")),
    .init(
      "T310", "a sentence that makes them one",
      palette(
        "| `accent.rest` | `#3A5C1E` | branch |", "| `state.success` | `#3A5C1E` | tests |",
        "\nAliases: `state.success → {accent.rest}`.\n")),
    .init(
      "T310", "a variable that stands for the other",
      palette(
        "| `--accent` | `#3A5C1E` | branch |", "| `--success` | `#3A5C1E` | tests |",
        "\n```css\n.dusk { --success: var(--accent); }\n```\n")),
    .init(
      "T310", "a name that goes on",
      palette(
        "| `accent` | `#8A1C1C` | branch |", "| `error` | `⟦#8A1C1C⟧` | tests |",
        "\nAliases: `error → {accent-two}`.\n")),
    .init(
      "T310", "a remark with both meanings",
      "# Colours\n\n```css\n--success: #0F7A0F;  /* success / connection is up */\n"
        + "--connection-active: #0F7A0F;  /* up */\n```\n"),
    .init(
      "T310", "a remark with both meanings (zh)",
      "# 颜色\n\n```css\n--success: #0F7A0F;  /* 成功/连接正常 */\n"
        + "--link-active: #0F7A0F;  /* 已连接 */\n```\n"),
    .init(
      "T310", "a remark with two other meanings",
      "# Colours\n\n```css\n--accent: #8A1C1C;  /* links */\n"
        + "--error: ⟦#8A1C1C⟧;  /* failures / lost packets */\n```\n"),
  ]

  @Test(arguments: shared)
  func share(_ test: RuleCase) { test.check() }

  static let springs: [RuleCase] = [
    .init(
      "A605", "a label that bans (zh)", "# 动效\n\n禁止：bounce、elastic、spring、超过 300ms 的动画。\n"),
    .init(
      "A605", "a line over the list that bans",
      "# Motion\n\nForbidden:\n\n- bounce on press, spring animation\n- flashes\n"),
    .init(
      "A605", "a likeness in brackets",
      "# Motion\n\n- The halo follows by lerp with a lag of 120ms (spring feel, an effect only).\n"),
    .init(
      "A605", "no likeness without another method",
      "# Motion\n\n- **Knob**: 150ms ⟦spring⟧ animation\n"),
  ]

  @Test(arguments: springs)
  func spring(_ test: RuleCase) { test.check() }

  private static func input(_ line: String) -> String {
    "# Kit\n\n## Button\n\n- Minimum touch target 44×44px\n\n## Input\n\n\(line)\n"
  }

  static let sizes: [RuleCase] = [
    .init("G708", "the size of letters (ja)", input("- フォントサイズ **16px**（拡大を防ぐ）")),
    .init("G708", "the size of letters (fr)", input("- Taille de police 16px")),
    .init("G708", "the height", input("- Height: ⟦32px⟧")),
    .init(
      "G701", "a padding without a number",
      "# Etiquetas\n\nBase unit: 4px\n\n- `.tag`: padding 8px\n"
        + "- `.tag--lg`: 14px con más padding\n"),
    .init(
      "G701", "a padding with a number",
      "# Etiquetas\n\nBase unit: 4px\n\n- `.tag`: padding 8px\n- `.tag--lg`: padding ⟦14px⟧\n"),
  ]

  @Test(arguments: sizes)
  func size(_ test: RuleCase) { test.check() }

  static let names: [RuleCase] = [
    .init(
      "T301", "a colour of the platform (ja)",
      "# 色\n\n- `--bg-page` ページ（systemGroupedBackground）\n- `--bg-card` カード（systemBackground）\n\n"
        + "## Card\n\n- `background: var(--bg-card)`\n- `border-radius: 16px`\n"),
    .init(
      "C413", "another notation in a remark of the front matter",
      "---\ncolors:\n  leaf: \"⟦#10B981⟧\" # oklch(0.517 0.153 163)\n---\n# Kit\n"),
    .init(
      "C413", "the same colour in a remark of the front matter",
      "---\ncolors:\n  leaf: \"#00814D\" # oklch(0.517 0.153 163)\n---\n# Kit\n"),
    .init(
      "C413", "a remark on an older value",
      "---\ncolors:\n  leaf: \"#10B981\" # was rgb(0, 129, 77)\n---\n# Kit\n"),
  ]

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }

  private static func kit(_ focus: String) -> String {
    "## Colors\n\n- `bg-page`: `#FFFFFF`\n- `text-body`: `#1A1F26`\n- `sea-600`: `#1B6F7A`\n"
      + "- `sea-200`: `#A9DDE2`\n\n## Button\n\n\(focus)\n"
  }

  static let rings: [RuleCase] = [
    .init("K804", "a ring of a token", kit("- **Focus:** 2px ring `⟦sea-200⟧`, 2px offset")),
    .init(
      "K804", "a ring that shines through",
      kit("- **Focus:** 2px ring `⟦sea-600⟧` @ 35% opacity + 2px offset, or a border")),
    .init(
      "K804", "a row for the focus (de)",
      kit("| Zustand | Rahmen |\n|---|---|\n| Ruhe | 1px |\n| Fokus | 2px solid `⟦sea-200⟧` |")),
    .init("K804", "a ring that stands out", kit("- **Focus:** 2px ring `sea-600`, 2px offset")),
    .init("K804", "the ground of what is hovered", kit("- **Hover / focus:** ring `sea-200`")),
    .init("K804", "two bands", kit("- **Focus:** ring of two bands, `sea-200` and `sea-600`")),
    .init("K804", "a fill", kit("- **Focus:** fill `sea-200`")),
  ]

  @Test(arguments: rings)
  func ring(_ test: RuleCase) { test.check() }

  private static func inks(_ use: String) -> String {
    "# Kit\n\n| Token | Value | Use |\n|---|---|---|\n| `bg-page` | `#FFFFFF` | page |\n"
      + "| `text-body` | `#1A1F26` | body text |\n| `text-faint` | \(use) |\n"
  }

  static let texts: [RuleCase] = [
    .init(
      "K802", "captions beside what is off (ru)", inks("`⟦#8A9099⟧` | Подписи, неактивный текст")),
    .init("K802", "a level beside what is off", inks("`⟦#8A9099⟧` | inactive tabs, hints (AA)")),
    .init("K802", "what is off alone", inks("`#8A9099` | inactive tabs, hints")),
    .init("K802", "what is exempt", inks("`#8A9099` | inactive tabs, hints (AA-exempt)")),
  ]

  @Test(arguments: texts)
  func text(_ test: RuleCase) { test.check() }

  private static func texts(_ line: String) -> String {
    "# Kit\n\n## Sizes\n\n| Token | px |\n|---|---|\n| `--fs-xs` | 12 |\n| `--fs-sm` | 14 |\n"
      + "| `--fs-md` | 16 |\n| `--fs-lg` | 20 |\n\n## Pump\n\n\(line)\n"
  }

  static let scales: [RuleCase] = [
    .init(
      "T313", "sizes of the parts of a thing",
      texts("- font-size tag: ⟦9px⟧\n- font-size unit: ⟦8px⟧\n- Ring: 3px")),
    .init("T313", "sizes of parts that are steps", texts("- font-size tag: 12px")),
    .init(
      "C413", "the name of another interval", "# Kit\n\n## Scale (Perfect Fourth ⟦1.25⟧)\n\nx\n"),
    .init("C413", "the name of another interval (fr)", "# Kit\n\n- Tierce mineure : ⟦1.25⟧\n"),
    .init("C413", "the name of the interval", "# Kit\n\n- Type scale: 1.333 (perfect fourth)\n"),
    .init("C413", "two things", "# Kit\n\n- Line height 1.5, perfect fourth for the scale\n"),
    .init(
      "C413", "a number of something else",
      "# Kit\n\n- The perfect fourth is the scale here, and lines are 1.5 high\n"),
    .init(
      "G701", "gaps beside a closed list",
      "# Kit\n\nAllowed spacings: 4, 8, 12, 16, 24px.\n\n## Tile\n\n- Card padding: ⟦10px⟧\n"),
    .init(
      "G701", "gaps of a closed list",
      "# Kit\n\nAllowed spacings: 4, 8, 12, 16, 24px.\n\n## Tile\n\n- Card padding: 12px\n"),
  ]

  @Test(arguments: scales)
  func scale(_ test: RuleCase) { test.check() }

  private static func shades(_ line: String, _ first: String = "#0F766E") -> String {
    "# Kit\n\n- Main: `\(first)` (Teal-700)\n- Mark: `#F59E0B` (Amber-500)\n"
      + "- Paper: `#FAFAFA` (Neutral-50), at night `#171717` (Neutral-900)\n\(line)\n"
  }

  static let steps: [RuleCase] = [
    .init("C413", "a shade in brackets", shades("- Wash: `#CCFBF1` (⟦Teal-50⟧), for grounds")),
    .init("C413", "a shade in brackets (zh)", shades("- 浅色：`#CCFBF1`（⟦Teal-50⟧）")),
    .init("C413", "a shade in brackets that is right", shades("- Wash: `#CCFBF1` (Teal-100)")),
    .init("C413", "a palette of its own", shades("- Wash: `#CCFBF1` (Teal-50)", "#0F776E")),
  ]

  @Test(arguments: steps)
  func step(_ test: RuleCase) { test.check() }
}
