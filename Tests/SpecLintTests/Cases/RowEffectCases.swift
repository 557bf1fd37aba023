import Testing

/// Rows that leave out a part of their motion, blocks without a drawing, and springs that are over too soon.
@Suite struct RowEffectCases {
  private static func rows(_ animation: String, trigger: String = "Card Tap") -> String {
    "\n## Changes\n\n| From | To | Trigger | Duration | Animation |\n|---|---|---|---|---|\n"
      + "| List | Card | \(trigger) | 260ms | \(animation) |\n"
      + "| Card | List | Back | 200ms | Fade |\n"
  }
  private static let tap =
    "# Cards\n\n- **Card Tap**:\n  - Default: flat card\n  - Release: quick spring to the full card\n"
    + "  - Duration: 260ms ease-out\n"
  private static let swap =
    "# Cards\n\n## State: Card Swap\n\n- **Dissolve**: 260ms transition between the two cards\n"

  static let effects: [RuleCase] = [
    .init("C409", "a spring that the row leaves out", tap + rows("⟦Fade⟧")),
    .init(
      "C409", "a bounce below a heading",
      "# Cards\n\n### Card Tap\n\n- Motion: the card bounces up\n- Timing: 260ms ease-out\n"
        + rows("⟦Slide up⟧")),
    .init(
      "C409", "a scale beside the named motion",
      swap + "- **Scale Effect**: from 0.9x to 1.0x\n"
        + rows("⟦Dissolve⟧", trigger: "Swap Button")),
    .init("C409", "a row that names the spring", tap + rows("Spring with fade")),
    .init("C409", "a row without any part", tap + rows("Overlay appears")),
    .init(
      "C409", "another trigger", tap + rows("Fade", trigger: "Long Press")),
    .init(
      "C409", "a press before the change",
      "# Cards\n\n- **Card Tap**:\n  - Press: scale to 0.97x\n  - Duration: 260ms ease-out\n"
        + rows("Fade")),
    .init(
      "C409", "no spring",
      "# Cards\n\n- **Card Tap**:\n  - Release: no bounce\n  - Duration: 260ms ease-out\n"
        + rows("Fade")),
    .init(
      "C409", "a part with a time of its own",
      swap + "- **Slide Effect**: 20px within 90ms\n"
        + rows("Dissolve", trigger: "Swap Button")),
  ]

  private static func state(_ name: String, _ body: String) -> String {
    "## \(name) State\n\n**When:** it is \(name)\n\n\(body)\n"
  }
  private static let drawing =
    "```\n┌──────────────────┐\n│ [Title]          │\n├──────────────────┤\n│ [List of cards]  │\n"
    + "└──────────────────┘\n```\n"

  static let drawings: [RuleCase] = [
    .init(
      "D105", "one state without a drawing",
      "# Cards\n\n" + state("Default", drawing) + state("Loading", drawing)
        + "⟦## Offline State⟧\n\n**When:** there is no network\n\n- A banner\n\n"
        + state("Empty", drawing) + state("Error", drawing)),
    .init(
      "D105", "drawings of all",
      "# Cards\n\n" + state("Default", drawing) + state("Loading", drawing)
        + state("Offline", drawing) + state("Empty", drawing) + state("Error", drawing)),
    .init(
      "D105", "variants behind the drawings",
      "# Cards\n\n" + state("Default", drawing) + state("Loading", drawing)
        + state("Empty", drawing) + state("Error", drawing) + state("Saved", "- A check mark\n")),
    .init(
      "D105", "two without a drawing",
      "# Cards\n\n" + state("Default", drawing) + state("Loading", drawing)
        + state("Offline", "- A banner\n") + state("Saved", "- A check mark\n")
        + state("Empty", drawing) + state("Error", drawing)),
    .init(
      "D105", "a layout in words",
      "# Cards\n\n" + state("Default", drawing) + state("Loading", drawing)
        + state("Offline", "- **Layout**: as in Default\n- A banner\n")
        + state("Empty", drawing) + state("Error", drawing)),
    .init(
      "D105", "a block that only refers",
      "# Cards\n\n## Default State\n\n\(drawing)\n## Loading State\n\n\(drawing)\n"
        + "## Offline State\n\nThe layout of the first one.\n\n## Empty State\n\n\(drawing)\n"
        + "## Error State\n\n\(drawing)"),
  ]

  private static let spring = "- Release: spring, response 0.3s, damping 0.7\n"

  static let springs: [RuleCase] = [
    .init(
      "A605", "read during the spring",
      spring + "- ⟦The time can be read during the spring-back⟧\n"),
    .init(
      "A605", "legible while it bounces",
      spring + "\n⟦The stamp stays legible while the bubble bounces back.⟧\n"),
    .init(
      "A605", "a step of a flow",
      spring + "\n```\nFlick\n↓\n⟦People read the stamp while it springs back⟧\n```\n"),
    .init(
      "A605", "a slow spring",
      "- Release: spring, response 0.9s, damping 0.5\n- The time can be read during the spring-back\n"
    ),
    .init(
      "A605", "not meant to be read",
      spring + "- The time need not be read during the spring-back\n"),
    .init(
      "A605", "a screen reader",
      spring + "- VoiceOver reads the stamp while the bubble springs back\n"),
    .init("A605", "seen, not read", spring + "- A flash of the stamp shows during the bounce\n"),
  ]

  @Test(arguments: effects + drawings + springs)
  func found(_ test: RuleCase) { test.check() }
}
