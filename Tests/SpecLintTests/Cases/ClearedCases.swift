import Testing

/// Rings, rounded numbers, large text and class names in the forms that authors vary.
@Suite struct ClearedCases {
  private static func fields(_ line: String) -> String {
    """
    ## Colours

    | Token | Value | Use |
    |---|---|---|
    | `surface` | `#FFFFFF` | page background |
    | `brand-300` | `#7DD3FC` | actions |

    ## Fields

    - \(line)

    """
  }

  static let rings: [RuleCase] = [
    .init(
      "K804", "the focus behind the class", fields("Inputs: `ring-2 ⟦ring-brand-300⟧` on focus")),
    .init(
      "K804", "a condition before the comma",
      fields("On focus, inputs get `ring-2 ⟦ring-brand-300⟧`.")),
    .init(
      "K804", "a parenthesis with a comma",
      fields("The focus ring (3px, `⟦ring-brand-300⟧`) is outside.")),
    .init(
      "K804", "a decimal before the class",
      fields("The focus ring has 1.5px and `⟦ring-brand-300⟧`.")),
    .init("K804", "the variant of a neighbour", fields("Toggle: `peer-focus:⟦ring-brand-300⟧`")),
    .init("K804", "a chain of variants", fields("Inputs: `focus:dark:⟦ring-brand-300⟧`")),
    .init(
      "K804", "the variant of a group", fields("Tiles: `group-focus-within:⟦ring-brand-300⟧`")),
    .init(
      "K804", "another use between commas",
      fields("Inputs: hover is flat, no focus change, `ring-brand-300` marks a choice")),
    .init(
      "K804", "another state behind the class",
      fields("Inputs: no border; `ring-brand-300` on hover")),
    .init(
      "K804", "the variant of another state", fields("Inputs with focus: `hover:ring-brand-300`")),
  ]

  @Test(arguments: rings)
  func ring(_ test: RuleCase) { test.check() }

  static let units: [RuleCase] = [
    .init("C413", "halves rounded up", "# Times\n\n- Delay: 45ms (0.05s)\n- Fade: 350ms (0.4s)\n"),
    .init("C413", "a rounded share of an hour", "# Times\n\n- Lesson: 45 minutes (0.8 h)\n"),
    .init("C413", "half of a whole unit", "# Times\n\n- Wait: 90 seconds (⟦2 minutes⟧)\n"),
  ]

  @Test(arguments: units)
  func unit(_ test: RuleCase) { test.check() }

  static let lists: [RuleCase] = [
    .init(
      "C416", "the last two joined (de)",
      "Man wählt unter vier Arten: Haus, Boot, Zelt oder Turm.\n"),
    .init(
      "C416", "one too few (de)", "Man wählt unter ⟦fünf Arten: Haus, Boot, Zelt oder Turm⟧.\n"),
  ]

  @Test(arguments: lists)
  func list(_ test: RuleCase) { test.check() }

  private static func badge(_ look: String, _ word: String) -> String {
    """
    Use semantic colours everywhere.

    - `--info`: #2563EB
    - `--ok`: #15803D

    | Usage | Look |
    |---|---|
    | \(word) badge | `\(look)` |

    """
  }

  static let names: [RuleCase] = [
    .init("T309", "a class behind a variant", badge("dark:bg-blue-500", "Blue")),
    .init("T309", "a class of strokes", badge("stroke-blue-500", "Blue")),
    .init("T309", "a variable of a style sheet", badge("$blue-600", "Blue")),
    .init("T309", "the end of a path", badge("theme.colors.info", "Blue")),
    .init("T309", "a colour of the system", badge("UIColor.systemBlue", "Blue")),
    .init("T309", "a class that is no colour", badge("hover:shadow-lg", "⟦Blue⟧")),
  ]

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }

  private static func sheet(_ label: String) -> String {
    "# Card\n\n### Sheet\n\n- Drag ended: ⟦spring⟧ back up\n- \(label): 200ms ease-out\n"
  }

  static let springs: [RuleCase] = [
    .init(
      "A605", "a numbered length",
      "# Card\n\n### Sheet\n\n1. Drag ended: spring back up\n2. Duration: 200ms ease-out\n"),
    .init(
      "A605", "the way back",
      "# Card\n\n### Sheet\n\n- Drag ended: spring back up\n- Return: 200ms ease-out\n"),
    .init("A605", "another thing", sheet("Backdrop")),
  ]

  @Test(arguments: springs)
  func spring(_ test: RuleCase) { test.check() }

  static let shared: [RuleCase] = [
    .init(
      "T310", "the accent in another script",
      "# 颜色\n\n| 变量 | 值 | 用途 |\n|---|---|---|\n| `--accent` | #2F5D50 | 按钮 |\n"
        + "| `--warning` | #2F5D50 | 提示（与强调色共用） |\n"),
    .init(
      "T310", "a page named after errors",
      "# Colours\n\n| Token | Value | Use |\n|---|---|---|\n| `primary` | #D32F2F | Tabs, error page |\n"
        + "| `error` | ⟦#D32F2F⟧ | Form messages |\n"),
  ]

  @Test(arguments: shared)
  func share(_ test: RuleCase) { test.check() }

  private static func palette(_ claim: String, _ use: String = "text", _ ink: String = "#A8A8A8")
    -> String
  {
    "# Colours\n\n| Token | Value |\n|---|---|\n| \(use) | \(ink) |\n| background | #FFFFFF |\n\n\(claim)\n"
  }

  static let claims: [RuleCase] = [
    .init("C414", "no exception in Chinese", palette("⟦所有文字与背景对比度满足 WCAG AA，没有例外。⟧")),
    .init("C414", "what is hoped for", palette("⟦期待：所有文字与背景对比度满足 WCAG AA。⟧")),
    .init("C414", "no exception in Korean", palette("⟦예외 없이 모든 텍스트 색상 조합은 WCAG AA를 충족한다.⟧")),
    .init("C414", "no exception in French", palette("⟦Contraste AA sans exception sur le texte.⟧")),
    .init("C414", "still to be confirmed", palette("待确认：所有文字与背景对比度满足 WCAG AA。")),
    .init("C414", "text without a level", palette("Contraste AA sans le texte.")),
    .init(
      "C414", "a remark behind the clause", palette("⟦Contraste AA pour le texte (Open Sans)⟧")),
    .init("C414", "since when it is known", palette("⟦Contrast AA for text, known since 2.0⟧")),
    .init("C414", "no exception is made, in Japanese", palette("⟦例外を認めない：すべてのテキストはWCAG AAを満たす。⟧")),
    .init(
      "C414", "something else is denied", palette("⟦Contrast AA for text, never by colour alone⟧")),
    .init("C414", "not looked at yet", palette("Kontrast AA für Text, noch nicht geprüft")),
    .init("C414", "to be done", palette("Contrast AA for text, todo")),
  ]

  @Test(arguments: claims)
  func claim(_ test: RuleCase) { test.check() }

  static let functions: [RuleCase] = [
    .init(
      "K802", "the numbers of hsl()",
      "# Tokens\n\n```css\n:root {\n  --bg-page: 0 0% 100%;\n  --text-main: 240 6% 10%;\n"
        + "  --text-faint: ⟦240 5% 66%⟧;\n}\n```\n"),
    .init(
      "K802", "hsl() that is dark enough",
      "# Tokens\n\n```css\n:root {\n  --bg-page: hsl(0 0% 100%);\n  --text-faint: hsl(240 5% 34%);\n}\n```\n"
    ),
    .init(
      "K802", "rgb() with an opacity",
      "# Tokens\n\n```css\n:root {\n  --bg-page: rgb(255, 255, 255);\n  --text-faint: rgb(180 180 180 / 0.5);\n}\n```\n"
    ),
  ]

  @Test(arguments: functions)
  func function(_ test: RuleCase) { test.check() }

  private static func uses(_ name: String, _ use: String) -> String {
    "# Cores\n\n| Nome | Valor | Uso |\n|---|---|---|\n| Fundo | #FFFFFF | fundo da página |\n"
      + "| Texto | #222222 | texto principal |\n| \(name) | \(use) |\n"
  }

  static let switchedOff: [RuleCase] = [
    .init("K802", "switched off in Portuguese", uses("Texto desativado", "#C4C4C4 | desativado")),
    .init("K802", "switched off in Spanish", uses("Texto desactivado", "#C4C4C4 | desactivado")),
    .init("K802", "switched off in Dutch", uses("Tekst uitgeschakeld", "#C4C4C4 | uitgeschakeld")),
    .init("K802", "text of its own", uses("Texto secundário", "⟦#C4C4C4⟧ | texto secundário")),
  ]

  @Test(arguments: switchedOff)
  func off(_ test: RuleCase) { test.check() }
}
