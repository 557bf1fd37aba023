import Testing

/// Classes between commas, grounds by other words, versions at the top, and ranges that principles tell.
@Suite struct MannerCases {
  static let classes: [RuleCase] = [
    .init(
      "K801", "classes between commas behind a label",
      """
      # Notice

      ```
      Kinds:
        Done: bg-green-800, text-white, a tick
        Late: bg-amber-500, ⟦text-white⟧, a clock
      ```

      """),
    .init(
      "K801", "classes between commas alone on a line",
      "# Alarm\n\n```\nbg-rose-400, ⟦text-white⟧, shadow-lg\nbeats once a second\n```\n"),
    .init(
      "K801", "classes added to each other (de)",
      "# Reiter\n\n- Gewählter Reiter: `bg-amber-500` + `border-amber-600` + `⟦text-white⟧`\n"),
    .init(
      "K801", "a switched-off part behind its label",
      "# Button\n\n```\nDisabled: bg-gray-200 text-gray-400\n"
        + "비활성: bg-gray-200, text-gray-400\n```\n"),
    .init(
      "K801", "names of classes behind a label",
      "# Amber\n\n```\nClasses: bg-amber-500, text-white\n```\n"),
    .init(
      "K801", "two spans of a list", "# Amber\n\n- Used: `bg-amber-500`, `text-white`\n"),
    .init(
      "K801", "dark letters behind a label",
      "# Notice\n\n```\nLate: bg-amber-500, text-amber-950, a clock\n```\n"),
  ]

  @Test(arguments: classes)
  func classList(_ test: RuleCase) { test.check() }

  private static let palette =
    "## Colours\n\n- `coral`: `#F28B82` – marks\n- `ink`: `#1F1F1F` – body text\n\n## Chip\n\n"

  static let fills: [RuleCase] = [
    .init("K801", "a colour for a fill", palette + "- New: `coral` color fill, ⟦white⟧ text\n"),
    .init("K801", "a fill by its name", palette + "- New: `coral` fill, ⟦white⟧ label, round\n"),
    .init("K801", "white letters in one word (ja)", palette + "- 新着: `coral` 背景、⟦白⟧文字、角丸\n"),
    .init("K801", "white letters in one word (zh)", palette + "- 新：`coral` 底色，⟦白⟧字\n"),
    .init("K801", "a share of a fill", palette + "- New: `coral` fill at 12%, white text\n"),
    .init("K801", "a dark fill", palette + "- New: `ink` color fill, white text\n"),
    .init("K801", "a line around it", palette + "- New: `coral` color border, white text\n"),
    .init("K801", "dark letters in one word", palette + "- 新着: `coral` 背景、黒文字\n"),
  ]

  @Test(arguments: fills)
  func fill(_ test: RuleCase) { test.check() }

  private static func button(_ rows: String, _ lines: String) -> String {
    "## Colours\n\n| Name | Value | Use |\n|---|---|---|\n\(rows)| Ink | #1F1F1F | Body text |\n\n"
      + "## Button\n\n\(lines)\n"
  }
  private static let teal = "| Primary | #4A9B8E | Primary buttons, links |\n"

  static let buttons: [RuleCase] = [
    .init(
      "K801", "the ground of primary buttons by its use",
      button(teal, "- **Primary:** Solid background, ⟦white text⟧\n- **Ghost:** Outlined")),
    .init(
      "K801", "the ground of the list above (zh)",
      button("| `--act-600` | #07947D | 主按钮、选中 |\n", "主按钮：\n\n- 品牌绿背景、⟦白字⟧、居中")),
    .init(
      "K801", "the ground of a section",
      button(teal, "### Primary button\n\n- Style: filled, ⟦white text⟧, 8px radius")),
    .init(
      "K801", "a dark ground by its use",
      button("| Primary | #1D4A43 | Primary buttons |\n", "- Primary: Solid fill, white text")),
    .init("K801", "another button", button(teal, "- Danger: Solid background, white text")),
    .init("K801", "a ground of two", button(teal, "- Primary: Gradient background, white text")),
    .init(
      "K801", "two grounds for one use",
      button(
        teal + "| Primary Strong | #1D4A43 | Primary buttons |\n",
        "- Primary: Solid background, white text")),
  ]

  @Test(arguments: buttons)
  func buttonGround(_ test: RuleCase) { test.check() }

  private static func log(_ top: String, _ table: String) -> String {
    "# Panel\n\n\(top)\n\n## Screens\n\nOne list.\n\n\(table)\n"
  }
  private static let rows = "## History\n\n| Version | Date | Change |\n|---|---|---|\n"

  static let versions: [RuleCase] = [
    .init(
      "M210", "a newer row than the top",
      log(
        "**Version:** 1.0\n**Date:** 2026-02-16",
        rows + "| 1.0 | 2026-02-16 | First |\n| ⟦1.1⟧ | 2026-03-02 | Two screens |")),
    .init(
      "M210", "a newer row than the top (ko)",
      log(
        "**문서 버전:** 1.0\n**작성일:** 2026-02-16",
        "## 문서 이력\n\n| 버전 | 일자 | 내용 |\n|---|---|---|\n| ⟦1.2⟧ | 2026-02-20 | 화면 |")),
    .init(
      "M210", "a newer row behind its day",
      log(
        "- Version: 1.2.0\n- Status: draft",
        "## Change log\n\n| Date | Version | What |\n|---|---|---|\n"
          + "| 2026-04-01 | ⟦1.3.0⟧ | Keys |\n| 2026-03-01 | 1.2.0 | First |")),
    .init(
      "M210", "the newest row at the top",
      log("**Version:** 1.1", rows + "| 1.0 | 2026-02-16 | First |\n| 1.1 | 2026-03-02 | Two |")),
    .init(
      "M210", "rows that are planned",
      log("**Version:** 1.0", rows + "| 1.0 | 2026-02-16 | First |\n| 2.0 | next year | Sync |")),
    .init(
      "M210", "an older log", log("**Version:** 2.0", rows + "| 1.4 | 2026-02-16 | First |")),
    .init(
      "M210", "versions of something else",
      log(
        "**Version:** 1.0",
        rows.replacing("History", with: "Supported systems") + "| 9.1 | 2026-02-16 | Yes |")),
  ]

  @Test(arguments: versions)
  func version(_ test: RuleCase) { test.check() }

  private static func motion(_ principle: String, under title: String = "Motion") -> String {
    "# Shelf\n\n## \(title)\n\n- \(principle)\n\n## Key animations\n\n"
      + "- **Banner slide**: moves in, 200ms ease-out\n"
      + "- **Panel slide**: moves in, 450ms ease-out\n"
  }

  static let ranges: [RuleCase] = [
    .init(
      "C414", "a range that is told",
      motion("⟦Animations complete in 150-400ms; never block input⟧")),
    .init(
      "C414", "a range in parentheses", motion("⟦Transitions are quick (150–300ms) and subtle⟧")),
    .init("C414", "a range with a hyphen", motion("⟦All animations 150-300ms⟧")),
    .init(
      "C414", "a limit in seconds with its purpose",
      motion("⟦Keep animations ≤ 0.25 s for responsiveness⟧")),
    .init(
      "C414", "a range over small motion as well",
      motion("⟦All animations last 150–300ms⟧", under: "Animation & Micro-interactions")),
    .init("C414", "a wide range", motion("Animations complete in 150-500ms")),
    .init("C414", "a range for a part", motion("Smooth transitions (200-300ms) for state changes")),
    .init(
      "C414", "a usual range", motion("Animations should complete quickly (200-400ms typically)")),
    .init("C414", "most of them", motion("Most transitions complete in 200–350ms")),
    .init(
      "C414", "a range over small motion alone",
      motion("All animations last 150–300ms", under: "Micro-interactions")),
  ]

  private static let scale =
    "# Kit\n\n## Typography\n\n- Title: 20px / 600\n- Body: 15px / 400\n- Label: 12px / 500\n"
    + "- Note: 11px / 400\n\n## Card\n\n"

  static let sizes: [RuleCase] = [
    .init("T313", "a class with a size of its own", scale + "- Title: `text-[⟦17px⟧] leading-6`\n"),
    .init(
      "T313", "a class in code",
      scale + "```tsx\n<Text className=\"text-slate-900 text-[⟦13px⟧]\">Late</Text>\n```\n"),
    .init("T313", "a class with a step", scale + "- Title: `text-[15px] leading-6`\n"),
    .init("T313", "a class for a width", scale + "- Title: `text-[15px] md:text-[17px]`\n"),
    .init(
      "T313", "a class of a sign",
      scale + "```html\n<i class=\"material-symbols text-[18px]\">add</i>\n```\n"),
  ]

  @Test(arguments: sizes)
  func size(_ test: RuleCase) { test.check() }

  private static let marks = "| Text | Ratio |\n|---|---|\n| Title | 12.6:1 (AA) |\n"

  static let levels: [RuleCase] = [
    .init("C413", "a ratio just below the level", marks + "| Body | 4.46:1 (⟦AA⟧ pass) |\n"),
    .init(
      "C413", "a ratio just below the level (ko)",
      "| 쓰임 | 대비 |\n|---|---|\n| 제목 | 12.6:1 (AA) |\n| 보조 텍스트 | 4.46:1 (⟦AA⟧ 통과) |\n"),
    .init("C413", "a sentence just below the level", "- Body text: 4.48:1, passes ⟦AA⟧\n"),
    .init("C413", "a ratio at the level", marks + "| Body | 4.51:1 (AA pass) |\n"),
    .init("C413", "a ratio with one decimal", marks + "| Body | 4.5:1 (AA pass) |\n"),
    .init("C413", "a ratio of large text", marks + "| Large heading | 4.46:1 (AA pass) |\n"),
    .init(
      "C413", "a ratio of signs (ja)",
      "| 用途 | 比 |\n|---|---|\n| 本文のアイコン | 4.46:1 (AA) |\n"),
  ]

  @Test(arguments: levels)
  func level(_ test: RuleCase) { test.check() }

  private static func round(_ title: String, _ line: String, _ full: String = "9999px") -> String {
    "# Kit\n\n## Radius\n\n| Token | Value | Use |\n|---|---|---|\n"
      + "| `--radius-sm` | 4px | Badges, tags |\n| `--radius-md` | 8px | Inputs, buttons |\n"
      + "| `--radius-full` | \(full) | Avatars, chips |\n\n## \(title)\n\n\(line)\n"
  }

  static let radii: [RuleCase] = [
    .init("C401", "a round part by its step", round("Badge", "- Radius: `⟦--radius-full⟧`")),
    .init(
      "C401", "a step among the values of a part",
      round("Tag", "**Tokens:** bg=`--tag`, text=`--ink`, radius=`⟦--radius-full⟧`")),
    .init("C401", "a corner in place of a round end", round("Chip", "- Border radius: ⟦4px⟧")),
    .init("C401", "another number for round", round("Chip", "- Border radius: 999px")),
    .init("C401", "a radius that may be half of the height", round("Chip", "- Radius: 16px")),
    .init(
      "C401", "the step of the scale among the values",
      round("Tag", "**Tokens:** bg=`--tag`, radius=`--radius-sm`")),
    .init(
      "C401", "a round variant", round("Button", "- Radius: `--radius-full` for signs")),
    .init("C401", "another part", round("Floating bar", "- Radius: `--radius-full`")),
  ]

  @Test(arguments: radii)
  func radius(_ test: RuleCase) { test.check() }

  private static func modes(_ light: String, _ dark: String, _ rule: String) -> String {
    let head = "| Token | Value |\n|---|---|\n"
    return "# Colours\n\n## Light\n\n\(head)| `page` | #FFFFFF |\n| `ink` | #1F2328 |\n"
      + "| `act` | #3847B8 |\n| `rim` | #EDEEF0 |\n\(light)\n## Dark\n\n\(head)"
      + "| `page` | #1C1D22 |\n| `ink` | #F1F3F5 |\n| `act` | #8C9CFA |\n\(dark)\n## Rules\n\n"
      + "- \(rule)\n"
  }
  private static let promise = "All colour tokens are defined as light and dark pairs."
  private static let thinRim = "| `rim` | rgba(255, 255, 255, 0.1) |\n"

  static let appearances: [RuleCase] = [
    .init(
      "K803", "a name beside translucent values",
      modes("⟦| `hover` | #2B3890 |⟧\n", thinRim, promise)),
    .init(
      "K803", "a name beside translucent values (ko)",
      modes("⟦| `hover` | #2B3890 |⟧\n", thinRim, "모든 색 토큰은 라이트/다크 짝으로 정의한다.")),
    .init(
      "K803", "a translucent value of one mode",
      modes("⟦| `veil` | rgba(0, 0, 0, 0.4) |⟧\n", thinRim, promise)),
    .init("K803", "a translucent value in one of them", modes("", thinRim, promise)),
    .init(
      "K803", "the same names, one without a colour",
      modes("| `veil` | rgba(0, 0, 0, 0.4) |\n", thinRim + "| `veil` | none |\n", promise)),
    .init(
      "K803", "nothing promised",
      modes("| `hover` | #2B3890 |\n", thinRim, "Tokens are named after their use.")),
  ]

  @Test(arguments: appearances)
  func appearance(_ test: RuleCase) { test.check() }

  @Test(arguments: ranges)
  func range(_ test: RuleCase) { test.check() }
}
