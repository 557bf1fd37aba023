import Testing

/// Values of a setting, of a line height, of a framework or of a device, and what a document has settled itself.
@Suite struct SettingCases {
  private static let motion =
    "# Motion\n\nNo hardcoded durations.\n\n| Token | Value |\n|---|---|\n| `--t-press` | `60ms` |\n"
    + "| `--t-hover` | `120ms` |\n| `--t-panel` | `200ms` |\n\n| Token | Value |\n|---|---|\n"
    + "| `--t-loop` | `900ms` |\n\n"

  static let levels: [RuleCase] =
    [
      "Strength", "Motion level", "Speed", "Intensität", "Réglage", "Nivel", "Velocidade",
      "Modalità",
      "Snelheid", "Tingkat", "強度", "级别", "강도",
    ].map { header in
      RuleCase(
        "T305", "rows of \(header)",
        motion + "| \(header) | Durations |\n|---|---|\n| a | 70 / 90ms |\n| b | 140 / 320ms |\n")
    } + [
      .init(
        "T305", "as many times as one table of the scale has",
        motion + "| Feel | Durations |\n|---|---|\n| calm | 50 / 90 / 140ms |\n"),
      .init(
        "T305", "two times of one thing",
        motion + "| Part | Durations |\n|---|---|\n| Drawer | ⟦90ms⟧ / ⟦140ms⟧ |\n"),
    ]

  @Test(arguments: levels)
  func level(_ test: RuleCase) { test.check() }

  private static let type =
    "# Guide\n\n## Typography\n\n### Weights\n\n- Regular: 400\n- Bold: 700\n\n### Styles\n\n#### Titles\n\n"
    + "- **H1**: 34px/42px, Bold\n- **H2**: 28px/38px, Bold\n- **H3**: 24px/32px, Bold\n- **H4**: 20px/26px, Bold\n\n"

  static let sizes: [RuleCase] = [
    .init("T313", "line heights behind a slash", type),
    .init(
      "T313", "a size before its line height", type + "## Card\n\n- Title: ⟦22px⟧/30px, Bold\n"),
    .init("T313", "a size alone", type + "## Card\n\n- Title: ⟦22px⟧, Bold\n"),
  ]

  @Test(arguments: sizes)
  func size(_ test: RuleCase) { test.check() }

  private static let report =
    "# Report\n\n| Part | Colour | Ground | Ratio |\n|---|---|---|---|\n"
    + "| Gray-700 text | #374151 | #FFFFFF | 10.31:1 |\n\n"

  static let names: [RuleCase] = [
    .init(
      "T301", "a value right behind a step",
      "# Report\n\n- Filled stars (coral-500 #FF8A50)\n- White text on Teal-500 (#0B7285)\n"
        + "- Coral-500 text on grey\n"),
    .init(
      "T301", "a step without a value",
      "# Report\n\n- Filled stars (coral-500)\n- White text on Teal-500 (#0B7285)\n- ⟦Coral-600⟧ text on grey\n"
    ),
    .init(
      "T301", "steps of a framework in a report", report + "- Default: Gray-600 on white\n"),
    .init(
      "T301", "a step that no framework has", report + "- Default: ⟦Gray-650⟧ on white\n"),
    .init(
      "T301", "a shade of another value",
      "# Report\n\n| Part | Colour |\n|---|---|\n| Gray-700 text | #444444 |\n\n- Default: ⟦Gray-600⟧ on white\n"
    ),
  ]

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }

  private static let measures =
    "- Bar height: 56px\n- Card padding: 16px\n- Icon size: 24px\n- Gap: 8px\n"

  static let units: [RuleCase] = [
    .init(
      "T306", "a style sheet that names devices",
      "# Layout\n\n## Mobile (iOS / Android)\n\n\(measures)- Bottom: `env(safe-area-inset-bottom)`\n"
    ),
    .init(
      "T306", "pixels of devices",
      "# Layout\n\n## Mobile (iOS / Android)\n\n- Bar height: ⟦56px⟧\n- Card padding: 16px\n- Icon size: 24px\n- Gap: 8px\n"
    ),
  ]

  @Test(arguments: units)
  func unit(_ test: RuleCase) { test.check() }

  private static func curve(_ remark: String) -> String {
    "# Motion\n\n| Animation | Timing | When |\n|---|---|---|\n"
      + "| `seal` | `0.4s`, `cubic-bezier(0.3, 1.5, 0.6, 1)` | the mark ⟦spring⟧-lands |\n\n"
      + "- `cubic-bezier(0.3, 1.5, 0.6, 1)`: \(remark)\n"
  }

  static let curves: [RuleCase] =
    [
      "spring with overshoot", "Feder mit Überschwingen", "ressort", "muelle", "mola", "molla",
      "veer",
      "pegas", "バネの動き", "弹簧效果", "스프링",
    ].map {
      RuleCase(
        "C405", "a curve called \($0)",
        curve($0).filter { !"⟦⟧".contains($0) })
    } + [.init("C405", "a curve that no line calls a spring", curve("lands past its end"))]

  @Test(arguments: curves)
  func calledSpring(_ test: RuleCase) { test.check() }

  private static func tokens(_ rest: String) -> String {
    "# Tokens\n\n| Token | Value |\n|---|---|\n| `--row-h` | `48px` |\n| `--gap` | `16px` |\n\n\(rest)"
  }

  private static let others =
    "| Token | Value |\n|---|---|\n| `--row-h` | `56px` |\n| `--gap` | `20px` |\n"

  static let settings: [RuleCase] =
    [
      "Roomy density", "Lockere Dichte", "Densité faible", "Densidad baja", "Densidade baixa",
      "Densità bassa", "Lage dichtheid (laag)", "Kepadatan rendah", "密度 低", "강도 낮음",
    ].map { RuleCase("T304", $0, tokens("## \($0)\n\n\(others)")) } + [
      .init("T304", "a name below the setting", tokens("## Density\n\n### Roomy\n\n\(others)")),
      .init(
        "T304", "a bold name below the setting",
        tokens("## Density\n\n**Roomy**\n\n- `--gap`: 20px\n")),
      .init(
        "T304", "columns of settings",
        tokens("| Token | Dense | Cozy |\n|---|---|---|\n| `--gap` | `8px` | `16px` |\n")),
      .init(
        "T304", "columns without the value",
        tokens("| Token | Dense | Cozy |\n|---|---|---|\n| `--gap` | `⟦8px⟧` | `20px` |\n")),
      .init(
        "T304", "no setting",
        tokens("## Roomy cards\n\n| Token | Value |\n|---|---|\n| `--gap` | `⟦20px⟧` |\n")),
    ]

  @Test(arguments: settings)
  func setting(_ test: RuleCase) { test.check() }
}
