import Testing

/// Colours that components pair, claims below a fence, members of types, and names behind the type of all values.
@Suite struct PairedCases {
  private static func front(_ components: String) -> String {
    "---\ncolors:\n  clay: \"#B35800\"\n  sand: \"#EEDDBB\"\n  ink: \"#1A1C19\"\ntypography:\n"
      + "  note:\n    fontSize: \"13px\"\n    fontWeight: 700\n  big:\n    fontSize: \"28px\"\n"
      + "    fontWeight: 700\ncomponents:\n" + components + "---\n\n# Quay\n"
  }

  static let components: [RuleCase] = [
    .init(
      "K801", "text on its own tint",
      front(
        "  chip:\n    backgroundColor: \"rgba(179,88,0,0.15)\"\n    textColor: ⟦\"{colors.clay}\"⟧\n"
          + "    typography: \"{typography.note}\"\n")),
    .init(
      "K801", "two references",
      front(
        "  note:\n    backgroundColor: \"{colors.sand}\"\n    textColor: ⟦\"{colors.clay}\"⟧\n")),
    .init(
      "K801", "a value",
      front("  note:\n    backgroundColor: \"#999999\"\n    textColor: ⟦\"#FFFFFF\"⟧\n")),
    .init(
      "K801", "large text",
      front(
        "  note:\n    backgroundColor: \"{colors.sand}\"\n    textColor: \"{colors.clay}\"\n"
          + "    typography: \"{typography.big}\"\n")),
    .init(
      "K801", "a hint in an empty field",
      front(
        "  field-placeholder:\n    backgroundColor: \"#FFFFFF\"\n    textColor: ⟦\"#999999\"⟧\n")),
    .init(
      "K801", "a component that is disabled",
      front(
        "  note-disabled:\n    backgroundColor: \"{colors.sand}\"\n    textColor: \"{colors.clay}\"\n"
      )),
    .init(
      "K801", "dark text",
      front("  note:\n    backgroundColor: \"{colors.sand}\"\n    textColor: \"{colors.ink}\"\n")),
    .init(
      "K801", "no ground",
      front("  note:\n    backgroundColor: \"transparent\"\n    textColor: \"{colors.sand}\"\n")),
  ]

  @Test(arguments: components)
  func component(_ test: RuleCase) { test.check() }

  private static func fence(_ line: String) -> String {
    "## Amber\n\n```css\n--amber-500: #F97316; /* main */\n--amber-600: #EA580C;\n```\n\n" + line
  }

  static let fences: [RuleCase] = [
    .init("C412", "on white", fence("**Contrast**: ⟦4.58⟧:1 on white\n")),
    .init("C412", "in French", fence("**Contraste** : ⟦5,9⟧:1 sur blanc\n")),
    .init("C412", "with a level", fence("Contrast: ⟦4.6⟧:1 on white (WCAG AA)\n")),
    .init("C412", "that of the second colour", fence("**Contrast**: 3.56:1 on white\n")),
    .init("C412", "of something else", fence("Titles have 12:1 on white.\n")),
    .init(
      "C412", "two fences",
      fence("```css\n--amber-900: #442200;\n```\n\n**Contrast**: 4.58:1 on white\n")),
  ]

  @Test(arguments: fences)
  func fence(_ test: RuleCase) { test.check() }

  private static let members =
    "- `Chip.Style.solid`: filled\n- `Chip.Style.clear`: no fill\n"
    + "- `Chip.Style.tint(_:)`: a tint\n- `Chip.Size.small`: low\n"

  static let counts: [RuleCase] = [
    .init("C416", "too few", "`Chip` has ⟦two styles⟧.\n\n" + members),
    .init("C416", "too many", "Filters are built from `Chip` with ⟦five styles⟧.\n\n" + members),
    .init(
      "C416", "beside another number",
      "`Chip` comes in ⟦2 styles⟧ and one size.\n\n" + members),
    .init("C416", "as many", "`Chip` has three styles.\n\n" + members),
    .init("C416", "the first of them", "`Chip` had the first two styles in May.\n\n" + members),
    .init("C416", "of another type", "`Badge` has two styles.\n\n" + members),
  ]

  @Test(arguments: counts)
  func count(_ test: RuleCase) { test.check() }

  private static let palette =
    "## Colors\n\n| Token | Value |\n|---|---|\n| `ink` | `#111111` |\n"
    + "| `paper` | `#FFFFFF` |\n| `sea` | `#0A3D62` |\n\n## Card\n\n"

  static let names: [RuleCase] = [
    .init(
      "T301", "behind the type",
      palette + "- `Theme.paper`, `Theme.ink`, `Theme.sea`, border `⟦Theme.edge⟧`\n"),
    .init(
      "T301", "twice",
      palette + "- `Theme.paper`, `Theme.ink`, `Theme.sea`\n- `⟦Theme.edge⟧`, `Theme.edge`\n"),
    .init(
      "T301", "in another section",
      palette + "- `Theme.paper`, `Theme.ink`, `Theme.sea`\n\n## List\n\n- Line: `⟦Theme.edge⟧`\n"),
    .init(
      "T301", "a file",
      palette + "- `Theme.paper`, `Theme.ink`, `Theme.sea` in `Theme.swift`\n"),
    .init("T301", "two names alone", palette + "- `Theme.paper`, `Theme.ink`, `Theme.edge`\n"),
    .init(
      "T301", "mostly other members",
      palette
        + "- `Theme.paper`, `Theme.ink`, `Theme.sea`, `Theme.load`, `Theme.save`, `Theme.edge`\n"),
  ]

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }

  private static let steps =
    "## Motion\n\n| Token | Duration | Easing | Use |\n|---|---|---|---|\n"
    + "| `move-pop` | ⟦160ms⟧ | back-out | labels |\n"

  static let others: [RuleCase] = [
    .init(
      "C401", "the curve of another step",
      steps.filter { !"⟦⟧".contains($0) }
        + "| `move-grand` | 280ms | `move-pop`'s curve, larger | the end |\n"),
    .init(
      "C401", "a step that another is like",
      steps.filter { !"⟦⟧".contains($0) } + "| `move-grand` | 280ms | as `move-pop` | the end |\n"),
    .init(
      "G701", "what a repair took away",
      "- Grid: 8px\n\n| Was | Symptom | Now |\n|---|---|---|\n| `.rule` | a dead 30px gap | a line |\n"
    ),
    .init(
      "G701", "what is there now",
      "- Grid: 8px\n\n| Part | Now |\n|---|---|\n| `.rule` | a ⟦30px⟧ gap |\n"),
    .init(
      "T301", "a row of colours",
      "## Colors\n\n| Role | Base / on-base |\n|---|---|\n| Caution | `#E97B35` / `#1A1A1A` |\n\n"
        + "The Caution border has a colour of its own.\n"),
    .init(
      "T301", "a row without colours",
      "## Card\n\n| Role | Use |\n|---|---|\n| Edge | lines |\n\n- **Line**: `⟦color.edge⟧`\n"),
  ]

  @Test(arguments: others)
  func other(_ test: RuleCase) { test.check() }

  private static func ramp(_ note: String, _ value: String = "#9B9BAD") -> String {
    "## Colors\n\n| Role | Light | Dark |\n|---|---|---|\n| Background | `#FFFFFF` | `#0B0B0F` |\n"
      + "| Text primary | `#111111` | `#F5F5F7` |\n\n| Name | Hex | Notes |\n|---|---|---|\n"
      + "| `ink-300` | `\(value)` | \(note) |\n"
  }

  static let appearances: [RuleCase] = [
    .init("K802", "text of the dark theme", ramp("secondary text, dark theme")),
    .init("K802", "text at night", ramp("secondary text, night mode")),
    .init("K802", "the dark theme in a sentence", ramp("secondary text of the dark theme")),
    .init("K802", "text of both", ramp("secondary text", "⟦#9B9BAD⟧")),
    .init("K802", "another mode", ramp("mode of secondary text", "⟦#9B9BAD⟧")),
    .init("K802", "all themes", ramp("secondary text, both themes", "⟦#9B9BAD⟧")),
  ]

  @Test(arguments: appearances)
  func appearance(_ test: RuleCase) { test.check() }
}
