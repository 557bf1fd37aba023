import Testing

/// Sections of small controls that leave their touch area to another place.
@Suite struct SilentSectionCases {
  private static let end =
    "\n## Touch\n\nTouch targets: at least 44px\n\n| Element | Visual size | Touch target |\n|---|---|---|\n"
    + "| Toggle switches | 48×24px | 48×44px |\n| Radio buttons | 20px | 44×44px |\n"
  private static let radio =
    "# Kit\n\n## Forms\n\n### Radio Buttons\n\n- Circle diameter: 20px\n- Touch target: 44×44px minimum\n\n"

  static let cases: [RuleCase] = [
    .init(
      "G708", "a toggle without an area in its section",
      radio + "### Toggle Switch\n\n- Track width: 48px, height: ⟦24px⟧\n- Thumb diameter: 20px\n"
        + end
    ),
    .init(
      "G708", "a toggle with an area in its section",
      radio + "### Toggle Switch\n\n- Track width: 48px, height: 24px\n- Touch target: 48×44px\n"
        + end
    ),
    .init(
      "G708", "no section with an area",
      "# Kit\n\n## Forms\n\n### Toggle Switch\n\n- Track width: 48px, height: 24px\n" + end),
    .init(
      "G708", "the area of a card beside it",
      "# Kit\n\nTouch targets: at least 44px\n\n## Forms\n\n### Photo Card\n\n"
        + "- Minimum touch target: 180×140px\n\n### Name Input\n\n- Input height: 52px\n\n"
        + "## Touch\n\n- Larger targets on tablets (200×135px) for fingers\n"),
    .init(
      "G708", "a part of a card beside it",
      radio + "### Note Card\n\n- Badge height: 24px\n" + end),
  ]

  @Test(arguments: cases)
  func section(_ test: RuleCase) { test.check() }
}
