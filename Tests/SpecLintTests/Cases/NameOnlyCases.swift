import Testing

/// Names that point elsewhere, placeholders, dates that are not set yet, and rules that a heading turns round.
@Suite struct NameOnlyCases {
  private static let root = "```css\n:root {\n  --fundo: #FFFFFF;\n  --texto: #1A1A1A;\n}\n```\n"

  static let names: [RuleCase] = [
    .init(
      "T301", "a word for any name in Portuguese",
      "# Cores\n\nUse `var(--nome)` para referenciar as cores.\n\n" + root),
    .init(
      "T301", "a word for any name in French and German",
      "# Couleurs\n\nUtilisez `var(--nom)` ; `var(--variable)` sinon.\n\n" + root),
    .init(
      "T301", "two names of one value",
      "# Tokens\n\n| Token | Value |\n|---|---|\n| `--bg` | `#0D150A` |\n| `--live` → `--ok` | `#55DD77` |\n"
        + "| `--electric` -> `--info` / `--ring` | `#66D0FF` |\n| `--warn` | `#FF8C52` |\n\n"
        + "Prefer `var(--ok)`, `var(--info)` and `var(--ring)`.\n"),
    .init(
      "T301", "a name that no row gives",
      "# Tokens\n\n| Token | Value |\n|---|---|\n| `--bg` | `#0D150A` |\n| `--live` → `--ok` | `#55DD77` |\n"
        + "| `--hot` | `#66D0FF` |\n| `--warn` | `#FF8C52` |\n| `--cold` | `#0011AA` |\n\n"
        + "Prefer `var(⟦--fine⟧)`.\n"),
  ]

  static let springs: [RuleCase] = [
    .init(
      "A605", "the name of a curve beside a duration",
      "# Moments\n\n| Moment | Motion |\n|---|---|\n"
        + "| Goal | Morph to a disc (kCurveSpring, 260 ms) and one spring bounce (260 ms) |\n"),
    .init(
      "A605", "a constant in capitals", "- **Drop**: spring animation, 260 ms (`EASE_SPRING`)\n"),
    .init(
      "A605", "a hook defines nothing", "- **Drop**: 260 ms ⟦spring⟧ animation with useSpring\n"),
    .init("A605", "no name", "- **Drop**: 260 ms ⟦spring⟧ animation\n"),
  ]

  static let dates: [RuleCase] = [
    .init(
      "R952", "no date yet",
      "## Feedback log\n\n| Date | From | Suggestion |\n|---|---|---|\n| _tbd_ | Aunt May | |\n"),
    .init(
      "R952", "nobody is named yet in Spanish",
      "## Registro\n\n| Fecha | Responsable | Tema |\n|---|---|---|\n| TBD | TBD | Colores |\n"),
    .init(
      "R952", "no date yet in Korean", "## 기록\n\n| 날짜 | 의견 |\n|---|---|\n| TBD | 색상 |\n"),
    .init(
      "R952", "an open value",
      "## Colours\n\n| Part | Colour |\n|---|---|\n| Bar | ⟦TBD⟧ |\n"),
    .init(
      "R952", "a sentence below a date",
      "## Plan\n\n| Date | Bar |\n|---|---|\n| colour of the bar is ⟦TBD⟧ | red |\n"),
  ]

  static let turned: [RuleCase] = [
    .init(
      "C414", "what nobody shall do",
      "# Shop\n\n- Transition: `border-color 0.3s, background-color 0.3s`\n\n## Don't\n\n"
        + "- Add hover animations with scale transforms, interactions are color-only\n"),
    .init(
      "C414", "what alone is animated",
      "# Shop\n\n```css\n.row { transition: height 0.3s; }\n```\n\n## Motion\n\n"
        + "- ⟦Animate only transform and opacity⟧\n"),
  ]

  static let units: [RuleCase] = [
    .init(
      "T306", "a page for a browser",
      "- **NFR1:** mobile-first (viewport 400px wide) in iOS Safari 15+ and Android Chrome 90+\n"
        + "- iOS: status bar 44px high\n- **Frame:** 400px wide\n- **Gap:** 16px\n")
  ]

  static let steps: [RuleCase] = [
    .init(
      "G701", "spacing of letters is no scale",
      "# App\n\n## Typografie\n\n### Laufweite\n\n- **Wide**: 5px\n- **Standard**: 1px\n\n## Spacing\n\n"
        + "- **Large**: 16px\n- **Medium**: 12px\n- **Small**: 8px\n\n## Input\n\n- Field padding: 9px\n"
    ),
    .init(
      "G701", "within a range of the scale",
      "# App\n\n## Spacing\n\n- **Large**: 16px\n- **Medium**: 12px\n- **Huge**: 24px\n- **Max**: 32px\n"
        + "- **Section**: 40px\n- **Button**: 8-11px\n\n## Input\n\n- Field padding: 9px\n"),
    .init(
      "G701", "between two steps of the scale",
      "# App\n\n## Spacing\n\n- **Large**: 16px\n- **Medium**: 12px\n- **Huge**: 24px\n- **Max**: 32px\n"
        + "- **Section**: 40px\n- **Button**: 8-11px\n\n## Input\n\n- Field padding: ⟦14px⟧\n"),
    .init(
      "G701", "the offset of a shadow in German",
      "# Guide\n\n8px-Grid, alle Abstände sind Vielfache von 4px.\n\n## Schatten\n\n"
        + "| Element | Blur | Offset |\n|---|---|---|\n| Inhalt | 20px | 2px |\n"),
  ]

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }

  @Test(arguments: springs)
  func spring(_ test: RuleCase) { test.check() }

  @Test(arguments: dates)
  func date(_ test: RuleCase) { test.check() }

  @Test(arguments: turned)
  func turn(_ test: RuleCase) { test.check() }

  @Test(arguments: units)
  func unit(_ test: RuleCase) { test.check() }

  @Test(arguments: steps)
  func step(_ test: RuleCase) { test.check() }
}
