import Testing

/// Sizes that are said to meet a touch target, greatest lengths beside the step that a scale gives, and sizes that only
/// part small texts from large ones.
@Suite struct ClaimedTargetCases {
  private static let demands =
    "## Touch Targets\n\nAll buttons have touch targets:\n\n- iOS: ≥44pt × 44pt\n- Android: ≥48dp × 48dp\n\n"

  static let targets: [RuleCase] = [
    .init(
      "C412", "a size that misses one of two targets",
      "## Touch Targets\n\n- Text button: 44pt high ✓ Meets 44pt/⟦48dp⟧\n"
        + "- Send button: 52pt (exceeds 44pt/48dp)\n"),
    .init(
      "C412", "a cell beside that of the size",
      """
      ## Touch Targets

      | Element | Size | Verdict |
      |---|---|---|
      | Back button | 40px × 48px | ✓ Meets ⟦44px⟧ |
      | Send button | 48px × 48px | ✓ Meets 44px |

      """),
    .init(
      "C412", "what the section demands",
      demands + "How:\n\n- Loud: 48pt height (exceeds minimum)\n"
        + "- Quiet: ⟦44pt⟧ height (meets minimum)\n"),
    .init(
      "C412", "one platform, and what makes it larger",
      demands + "How:\n\n- Quiet on iOS: 44pt height (meets minimum)\n"
        + "- Chip button: 32pt high, meets 44pt with padding\n"
        + "- Star icon: 24pt, meets 44pt\n- Link: 30pt, never meets 44pt\n"
        + "- Tab button: 44pt with fingers, 32pt with a mouse (meets 44pt)\n"),
    .init(
      "C412", "no target",
      "## Text\n\n- Note: 12pt (meets the 26pt of the guide)\n\n## Touch\n\n- Size 44pt meets the rule\n"
    ),
  ]

  @Test(arguments: targets)
  func target(_ test: RuleCase) { test.check() }

  private static let scale =
    "## Durations\n\n```css\n--duration-fast: 120ms; /* Hover states */\n"
    + "--duration-slower: 650ms; /* Page transitions */\n```\n\n## Budget\n\n"

  static let ceilings: [RuleCase] = [
    .init("C401", "a step above the greatest length", scale + "- Page transitions: ⟦400ms⟧ max\n"),
    .init("C401", "a step below it", scale + "- Page transitions: 700ms max\n"),
    .init("C401", "the greatest length of another thing", scale + "- Dialogs: 400ms max\n"),
  ]

  @Test(arguments: ceilings)
  func ceiling(_ test: RuleCase) { test.check() }

  private static func texts(_ line: String) -> String {
    "## Typography\n\n- Title: 28px / 700\n- Lead: 18px / 400\n- Body: 15px / 400\n"
      + "- Label: 12px / 500\n\(line)\n\n## Card\n\n"
  }

  static let sizes: [RuleCase] = [
    .init(
      "T313", "a bound that is no step",
      texts("- Contrast of 4.5:1 below it, 3:1 for text >24px") + "- Figure: ⟦24px⟧, bold\n"),
    .init("T313", "a step", texts("- Figure: 24px / 700") + "- Figure: 24px, bold\n"),
    .init(
      "T313", "a size behind a tag",
      texts("- <b>24px</b> for figures") + "- Figure: 24px, bold\n"),
  ]

  @Test(arguments: sizes)
  func size(_ test: RuleCase) { test.check() }
}
