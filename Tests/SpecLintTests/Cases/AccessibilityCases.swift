import Testing

/// Documents that the rules on motion and accessibility flag or leave alone.
@Suite struct AccessibilityCases {
  private static let fade = "- **Fade animation**: 200ms ease-out\n"

  static let motion: [RuleCase] = [
    .init("A604", "a box", fade + "\n- [ ] ⟦Motion preferences⟧ respected\n"),
    .init("A604", "a sentence", fade + "\nThe app honours ⟦reduced motion⟧.\n"),
    .init(
      "A604", "a media query by name", fade + "\nAll of it respects `⟦prefers-reduced-motion⟧`.\n"),
    .init("A604", "nothing promised", fade),
    .init("A604", "no motion", "The app honours reduced motion.\n"),
    .init("A604", "an alternative", fade + "\nReduced motion: cards appear instantly.\n"),
    .init(
      "A604", "a table", fade + "\n| Animation | Reduced motion |\n|---|---|\n| Fade | none |\n"),
    .init("A604", "a section", fade + "\n## Reduced Motion\n\nCards appear at once.\n"),
    .init(
      "A604", "code",
      fade
        + "\nWe honour reduced motion:\n\n```css\n@media (prefers-reduced-motion: reduce) { * { animation: none } }\n```\n"
    ),
    .init(
      "A604", "a linked document",
      "=== card.md ===\n---\nrelated-files:\n  - ./motion.md\n---\n# Card\n\n" + fade
        + "\nRespects reduced motion.\n\n=== motion.md ===\n# Motion\n\nReduced motion: no fade.\n"),
  ]

  @Test(arguments: motion)
  func motionCase(_ test: RuleCase) { test.check() }

  static let gestures: [RuleCase] = [
    .init("X854", "no taps", "- Drag a card to sort it\n- ⟦No tap gestures⟧\n"),
    .init("X854", "drag only", "- Drag a card to sort it: ⟦drag only⟧\n"),
    .init(
      "X854", "an alternative for later",
      "- Swipe to delete, ⟦no buttons⟧\n- Alternative: a button could be added\n"),
    .init(
      "X854", "an alternative",
      "- Swipe to delete, no buttons\n- Alternative: the context menu deletes\n"),
    .init("X854", "taps", "- Drag a card to sort it\n- Tap to open it\n"),
    .init("X854", "no drag", "- No tap gestures in this version\n"),
    .init("X856", "a gesture", "- ⟦Swipe left⟧ to delete\n"),
    .init("X856", "a hyphen", "- ⟦Swipe-right⟧ opens the drawer\n"),
    .init("X856", "a side for each", "- Bubble: ⟦left⟧ for received, right for sent\n"),
    .init("X856", "a rule for all", "- Swipe left to delete; mirrored in RTL\n"),
    .init("X856", "a picture", "- Shimmer runs left-to-right\n- Icon in the top-right corner\n"),
    .init("X856", "code", "```\nswipe left\n```\n"),
    .init("X856", "down", "- Swipe down to close\n"),
  ]

  @Test(arguments: gestures)
  func gesture(_ test: RuleCase) { test.check() }

  static let criteria: [RuleCase] = [
    .init("X858", "target size", "- 44px (WCAG ⟦2.5.5⟧ Level AA)\n"),
    .init("X858", "level in parentheses", "- Focus: WCAG ⟦2.4.13⟧ (AA)\n"),
    .init("X858", "a ratio", "- Outline: 4.5:1 (WCAG ⟦1.4.11⟧)\n"),
    .init("X858", "another ratio", "- Text: 7:1 per WCAG ⟦1.4.3⟧\n"),
    .init("X858", "right level", "- 24px (WCAG 2.5.8 Level AA)\n"),
    .init("X858", "right ratio", "- Text: 4.5:1 per WCAG 1.4.3 AA\n"),
    .init("X858", "two criteria", "- WCAG 1.4.3 asks 4.5:1, WCAG 1.4.11 asks 3:1\n"),
    .init("X858", "a version", "- Version 2.5.5 Level AA\n"),
  ]

  @Test(arguments: criteria)
  func criterion(_ test: RuleCase) { test.check() }
}
