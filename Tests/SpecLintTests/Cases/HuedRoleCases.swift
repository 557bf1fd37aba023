import Testing

/// Colours that text gives by their role and a hue, with another value than the palette has.
@Suite struct HuedRoleCases {
  private static let palette =
    "## Palette\n\n| Name | Hex | Use |\n|---|---|---|\n| **Primary** | `#6366F1` | Buttons |\n"
    + "| **Accent** | `#10B981` | Gains |\n| **Error** | `#EF4444` | Failures |\n\n"

  static let cases: [RuleCase] = [
    .init(
      "T304", "a label of a control",
      palette + "## Buttons\n\n- `brand`: Primary blue (⟦#3B82F6⟧) for main actions\n"),
    .init(
      "T304", "a sentence",
      palette + "## Forms\n\nA field that fails has a border in error red (`⟦#DC2626⟧`).\n"),
    .init(
      "T304", "behind a comma",
      palette + "## Links\n\n- Links: underlined, primary indigo (⟦#4F46E5⟧)\n"),
    .init(
      "T304", "the value of the palette",
      palette + "## Buttons\n\n- `brand`: Primary blue (#6366F1) for main actions\n"),
    .init(
      "T304", "a state, and another appearance",
      palette + "## Buttons\n\n- Hover: darker primary blue (#4F46E5)\n\n## Dark mode\n\n"
        + "- Buttons: primary blue (#818CF8)\n"),
    .init(
      "T304", "a colour of its own",
      palette + "## Brand\n\n- Primary blue (#3B82F6): for the logo\n"
        + "- The logo is set in primary blue (#3B82F6)\n"),
  ]

  @Test(arguments: cases)
  func hue(_ test: RuleCase) { test.check() }
}
