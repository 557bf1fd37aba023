import Testing

/// Documents that the rules on wording and on values without numbers flag or leave alone.
@Suite struct WordingCases {
  static let wording: [RuleCase] = [
    .init("R951", "how often", "- Retry after it failed ⟦several times⟧\n"),
    .init("R951", "how much", "- ⟦Generous⟧ whitespace around cards\n"),
    .init("R951", "which device", "- 60fps on the iPhone or an ⟦Android equivalent⟧\n"),
    .init("R951", "a number", "- Generous whitespace: 32px\n"),
    .init("R951", "a title", "## Generous Whitespace\n"),
    .init("R951", "history", "## Lessons Learned\n\n- The first version failed multiple times\n"),
    .init("R952", "to be decided", "- Colour: ⟦TBD⟧\n"),
    .init("R952", "an idea", "- ⟦Consider adding⟧ a shortcut\n"),
    .init("R952", "a part", "- Success toast (⟦optional⟧)\n"),
    .init("R952", "a part by label", "- ⟦Optional⟧: confetti on the first visit\n"),
    .init("R952", "a form field", "- Phone number (optional)\n"),
    .init("R952", "an open question", "## Open Questions\n\n- Colour: TBD\n"),
    .init("R952", "a word inside a word", "- Optionality of fields\n"),
    .init("R954", "a count", "- **Count**: \"⟦X photos selected⟧\" in the header\n"),
    .init("R954", "a placeholder", "- **Title**: \"⟦{count} visits today⟧\"\n"),
    .init("R954", "a date", "- **Hint**: \"⟦No photos from [date range]⟧\"\n"),
    .init(
      "R954", "both forms",
      "- **Count**: \"X photos selected\", in the singular \"1 photo selected\"\n"),
    .init("R954", "no count", "- **Title**: \"Your photos are ready\"\n"),
    .init("R954", "a name", "- **Title**: \"Hello [name]\"\n"),
  ]

  @Test(arguments: wording)
  func wordingCase(_ test: RuleCase) { test.check() }

  private static let measures =
    "- Title size: 34pt\n- Row height: 120pt\n- Card gap: 8pt\n- Icon size: 24pt\n- Card padding: 16pt\n"
  private static let tokens =
    "- Background: `color.bg.canvas`\n- All else uses semantic color tokens\n"

  static let values: [RuleCase] = [
    .init("T307", "a distance", measures + "- Row spacing: ⟦slightly larger⟧\n"),
    .init("T307", "a shadow", measures + "- Card with ⟦subtle shadow⟧\n"),
    .init("T307", "a colour", measures + "- Card colour (⟦slightly darker⟧)\n"),
    .init("T307", "a number", measures + "- Row spacing: slightly larger, 12pt\n"),
    .init("T307", "what numbers come to", measures + "- Effect: slightly lighter appearance\n"),
    .init("T307", "no other measures", "- Row spacing: slightly larger\n"),
    .init("T307", "a label", measures + "- Soft shadow: none\n"),
    .init("T307", "a sentence", measures + "- The card looks slightly larger than the row\n"),
    .init("T309", "before an element", tokens + "- ⟦Blue⟧ border around the card\n"),
    .init("T309", "at the end of a list", tokens + "- Spinner (20pt, ⟦green⟧)\n"),
    .init("T309", "twice, reported once", tokens + "- ⟦Red⟧ dot\n- Red banner\n"),
    .init("T309", "no tokens", "- Blue border around the card\n"),
    .init("T309", "with its value", tokens + "- Blue border (#3366FF)\n"),
    .init("T309", "a quoted text", tokens + "- Message: \"Press the red button\"\n"),
    .init("T309", "a white space", tokens + "- White space around cards\n"),
  ]

  @Test(arguments: values)
  func value(_ test: RuleCase) { test.check() }

  private static func linked(_ own: String, _ scale: String) -> String {
    "=== card.md ===\n---\nrelated-files:\n  - ./motion.md\n---\n# Card\n\n\(own)\n"
      + "=== motion.md ===\n# Motion\n\n## Durations\n\n| Token | Duration |\n|---|---|\n\(scale)"
  }
  private static let scale =
    "| `duration-fast` | 150ms |\n| `duration-normal` | 250ms |\n| `duration-slow` | 500ms |\n"

  static let scales: [RuleCase] = [
    .init("T305", "between steps", linked("- **Fade animation**: ⟦300ms⟧ ease-out\n", scale)),
    .init("T305", "in seconds", linked("- **Fade animation**: ⟦0.2s⟧ ease-out\n", scale)),
    .init(
      "T305", "two animations",
      linked("- **Fade animation**: ⟦300ms⟧\n- **Slide animation**: ⟦200ms⟧\n", scale)),
    .init("T305", "a step", linked("- **Fade animation**: 250ms ease-out\n", scale)),
    .init("T305", "beyond the scale", linked("- **Intro animation**: 1200ms ease-out\n", scale)),
    .init(
      "T305", "two steps are no scale",
      linked(
        "- **Fade animation**: 300ms\n",
        "| `duration-fast` | 150ms |\n| `duration-slow` | 500ms |\n")),
    .init("T305", "a loop", linked("- **Shimmer animation**: 300ms loop\n", scale)),
  ]

  @Test(arguments: scales)
  func scale(_ test: RuleCase) { test.check() }
}
