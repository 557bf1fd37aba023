import Testing

/// Files in one block, names and likenesses, numbers above tables, rings and texts by their names.
@Suite struct OwnFileCases {
  private static func limits(_ first: String, _ second: String, _ value: String) -> String {
    "# Limits\n\n```yaml\n\(first)\ncolors:\n  pool:\n    deep-2: \"#112233\"\n\n\(second)\ncolors:\n  pool:\n"
      + "    deep-2: \"\(value)\"\n```\n"
  }

  static let files: [RuleCase] = [
    .init(
      "T304", "two files in one block",
      limits("# pool-local.yml", "# pool-live.yml", "#445566")),
    .init("T304", "two groups in one block", limits("# shallow", "# deep", "⟦#445566⟧")),
    .init(
      "C402", "a date in code",
      "# API\n\n**Response** `201 Created`\n\n```json\n{\n  \"id\": 1,\n  \"created_at\": \"2025-05-01\"\n}\n```\n"
    ),
    .init(
      "A605", "a library of that name",
      "# Plan\n\n- Spring Security 6.x setup (4 hours)\n- Spring Boot starts in 300ms\n"),
    .init("A605", "a spring with a length", "# Motion\n\n- Card: ⟦spring⟧, 300ms\n"),
    .init(
      "D107", "letters behind the number",
      "# A\n\n## 1 One\n\nx\n\n## 2 Two\n\nx\n\n## 2.a Two, more\n\nx\n\n## 3 Three\n\nx\n"),
    .init(
      "D107", "a number twice",
      "# A\n\n## 1. One\n\nx\n\n## 2. Two\n\nx\n\n## ⟦2. Two, more⟧\n\nx\n\n## 3. Three\n\nx\n"),
    .init(
      "K802", "the grounds of accents",
      """
      # Colours

      ### Base

      - App background: `#F5F5F7`
      - Reader background: `#FFFFFF`
      - Secondary text: `#1D1D1F`
      - Muted text: `#6E6E73`

      ### Accents

      - Note: system yellow
        - Background: `#FFF7CC`
        - Text: `#5C4300`
      - Idea: system blue
        - Background: `#F3EDFF`
        - Text: `#004A99`

      """),
    .init(
      "K802", "what is for signs alone",
      "```css\n--color-surface-0: #09090B;  /* page background */\n--color-text-primary: #FAFAFA;\n"
        + "--color-text-muted: #71717A;  /* UI only */\n```\n"),
    .init(
      "K802", "what is for texts alone",
      "```css\n--color-surface-0: #09090B;  /* page background */\n--color-text-primary: #FAFAFA;\n"
        + "--color-text-muted: ⟦#71717A⟧;  /* labels only */\n```\n"),
    .init(
      "R952", "a heading of what is open", "# Audit\n\n## Open / TBD\n\n- Nothing that blocks.\n"),
    .init(
      "R952", "a heading with an open end", "# Audit\n\n## Colours of the bar ⟦TBD⟧\n\nText.\n"),
    .init(
      "T301", "names that a likeness takes",
      "# Slider\n\n- `color.slider.rail`: #102030\n- `color.slider.knob`: #405060\n\n"
        + "The suffix matches the existing `color.text.off` / `color.accent.on` pattern.\n"),
    .init(
      "T301", "a value in words",
      "| Token | Value | Notes |\n|---|---|---|\n| `color.trace.line` | `#00B4D8` | live |\n"
        + "| `color.trace.grid` | `#1A2330` | grid |\n| `color.trace.map` | (gradient, phase 2) | eight stops |\n"
    ),
  ]

  @Test(arguments: files)
  func file(_ test: RuleCase) { test.check() }

  // MARK: Counts, rings and texts

  private static func steps(_ sentence: String, _ head: String) -> String {
    "# Radius\n\n\(sentence)\n\n| \(head) | Radius | Use |\n|---|---|---|\n| A | 4px | buttons |\n"
      + "| B | 6px | fields |\n| C | 8px | cards |\n| D | 10px | panels |\n| E | 14px | dialogs |\n"
  }

  static let counts: [RuleCase] = [
    .init("C416", "steps in German", steps("⟦Drei Stufen für alle Ecken:⟧", "Stufe")),
    .init("C416", "levels in English", steps("⟦Three levels for all corners:⟧", "Level")),
    .init("C416", "five steps in German", steps("Fünf Stufen für alle Ecken:", "Stufe")),
    .init("C416", "another thing", steps("Drei Regeln für alle Ecken:", "Stufe")),
    .init(
      "C416", "values of a column",
      "# Rows\n\nDrei Stufen für alle:\n\n| Stufe | Art |\n|---|---|\n| A | x |\n| B | y |\n| C | y |\n"
        + "| D | z |\n| E | z |\n"),
    .init("C416", "values between slashes", "- Typography: ⟦6 steps (22/20/16/14/13/12/11px⟧)\n"),
    .init("C416", "as many values", "- Typography: 7 steps (22/20/16/14/13/12/11px)\n"),
    .init("C416", "a ratio", "- Two sizes (16/9, 4/3) and a square\n"),
  ]

  @Test(arguments: counts)
  func count(_ test: RuleCase) { test.check() }

  private static func palette(_ row: String) -> String {
    "# Tokens\n\n| Token | Value | Role |\n|---|---|---|\n| `--background` | `#FFFFFF` | Page background |\n"
      + "| `--foreground` | `#0F172A` | Text |\n\(row)\n"
  }

  static let names: [RuleCase] = [
    .init("K804", "a ring", palette("| `--ring` | `⟦#94A3B8⟧` | Anel de foco |")),
    .init("K804", "a ring that stands out", palette("| `--ring` | `#1D4ED8` | Focus ring |")),
    .init("K804", "rings of a chart", palette("| `--chart-ring` | `#94A3B8` | Rings |")),
    .init(
      "K802", "a light text that is no light",
      palette("| `--text-light` | `⟦#8A8A8A⟧` | Subtitles, notes |")),
    .init("K802", "a light text", palette("| `--text-light` | `#F5F5F5` | Titles |")),
    .init(
      "C414", "paddings that move",
      "# Motion\n\n- ⟦Use only `transform` and `opacity` (GPU accelerated)⟧\n\n```css\n.item {\n"
        + "  transition: padding-left 150ms ease-in-out;\n}\n```\n"),
    .init(
      "T305", "one of the durations",
      "# Motion\n\nEvery animation uses one of the durations below.\n\n| Token | Duration | Use |\n|---|---|---|\n"
        + "| `motion.tap` | 120ms | presses |\n| `motion.hover` | 240ms | cards |\n"
        + "| `motion.reveal` | 600ms | sections |\n\n- Card animation: ⟦500ms⟧ ease-out\n"),
  ]

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }

  private static func shadows(_ rule: String, _ value: String) -> String {
    "# Guide\n\n## Rules\n\n- \(rule)\n\n## Card\n\n```css\n.card {\n  \(value);\n}\n```\n"
  }

  static let shadowRules: [RuleCase] = [
    .init(
      "C415", "a shadow that is ruled out",
      shadows("Never use shadows.", "⟦box-shadow: 0 4px 12px rgba(0,0,0,.3)⟧")),
    .init(
      "C415", "shadows that are forbidden",
      shadows("Drop shadows are strictly prohibited.", "⟦box-shadow: 0 4px 12px #000⟧")),
    .init(
      "C415", "a step without a blur",
      shadows("Drop shadows are strictly prohibited.", "box-shadow: 4px 4px 0 #F29400")),
    .init("C415", "a ring", shadows("Never use shadows.", "box-shadow: 0 0 0 3px #1D4ED8")),
    .init(
      "C415", "shadows of some parts",
      shadows("No shadows on flat cards.", "box-shadow: 0 4px 12px rgba(0,0,0,.3)")),
    .init(
      "C415", "a part without shadows",
      "# Guide\n\n## Badge\n\n- No shadows.\n\n## Card\n\n```css\n.card { box-shadow: 0 4px 12px #000; }\n```\n"
    ),
  ]

  @Test(arguments: shadowRules)
  func shadowRule(_ test: RuleCase) { test.check() }

  private static func moves(_ rule: String) -> String {
    "# Motion\n\n- \(rule)\n\n```css\n.item {\n  transition: width 150ms ease-in-out;\n}\n```\n"
  }

  static let tongues: [RuleCase] = [
    .init("C414", "transforms alone in Japanese", moves("`⟦transform` と `opacity` のみを使用（GPU対象）⟧")),
    .init("C414", "transforms alone in Chinese", moves("⟦动画仅使用 `transform` 与 `opacity⟧`")),
    .init("C414", "transforms alone in Spanish", moves("⟦Animar solo `transform` y `opacity⟧`")),
    .init("C414", "as far as can be", moves("可能な限り `transform` と `opacity` のみを使用")),
    .init("C414", "what is preferred", moves("优先使用 `transform`，仅此 `opacity`")),
  ]

  @Test(arguments: tongues)
  func tongue(_ test: RuleCase) { test.check() }

  private static func widths(_ title: String, _ head: String, _ low: String) -> String {
    "# Frame\n\n## \(title)\n\n| \(head) | What |\n|---|---|\n| < 600px | one column |\n| \(low) | two columns |\n"
  }

  static let ranges: [RuleCase] = [
    .init("G706", "widths in a table", widths("Responsive layout", "Width", "⟦> 1000px⟧")),
    .init("G706", "widths in German", widths("Responsive-Verhalten", "Schwelle", "⟦> 1000px⟧")),
    .init("G706", "widths that go on", widths("Responsive layout", "Width", "≥ 600px")),
    .init("G706", "widths of a picture", widths("Pictures", "Width", "> 1000px")),
  ]

  @Test(arguments: ranges)
  func range(_ test: RuleCase) { test.check() }
}
