import Testing

/// Words that leave something open, words of a platform, and what people hear.
@Suite struct PhraseCases {
  static let wordings: [RuleCase] = [
    .init("R952", "left open", "- The sheet is 300px or ⟦TBD⟧ high\n"),
    .init(
      "R951", "a word that a number explains",
      """
      - The list loads quickly (under 500 ms)
      - The app feels responsive: each tap answers within 100 ms

      """),
    .init(
      "R951", "a name",
      """
      - The Fast Lane button opens the express checkout
      - Smooth Jazz is one of the genres

      """),
    .init(
      "R952", "a choice that people make", "- Sort by date or name\n- Tap or swipe to delete\n"),
    .init("R954", "a plural rule", "- Text: \"{count} items\", one: \"1 item\"\n"),
    .init("R954", "a plural in ICU", "- Text: `{count, plural, one {# item} other {# items}}`\n"),
    .init(
      "R953", "two states",
      """
      ### State: Empty

      **Condition**: no items

      ### State: Denied

      **Condition**: permission denied

      """),
    .init("R951", "an aim is quoted", "- Testers said: \"it feels fast and smooth\"\n"),
    .init(
      "R952", "a placeholder in copy",
      "- Placeholder text: \"e.g. milk or bread\"\n- Format: `TBD-123` is a ticket\n"),
    .init(
      "R951", "numbers further on",
      "- The list must respond quickly: at most 100 ms after each key\n"),
    .init(
      "R951", "a comparison with measure", "- Significantly larger targets (48pt instead of 44pt)\n"
    ),
    .init(
      "R952", "options that the product has",
      "- Theme: light, dark or system\n- Optional: a note, at most 200 letters\n"),
    .init(
      "R952", "open in a heading for questions",
      "## Open Questions\n\n- TBD: the height of the sheet\n"),
  ]

  @Test(arguments: wordings)
  func wording(_ test: RuleCase) { test.check() }

  static let platforms: [RuleCase] = [
    .init(
      "P921", "a comparison",
      """
      # Cards for iOS

      - Unlike the floating action button of Android, the plus stands in the bar

      """),
    .init(
      "P921", "both platforms",
      """
      # Cards for iOS and Android

      - iOS: swipe back
      - Android: the back button

      """),
    .init(
      "P921", "iOS words in an iOS document",
      "# Cards for iOS\n\n- A sheet with a grabber, swipe back, haptics on release\n"),
    .init(
      "P921", "a web page for phones",
      "# Shop for iOS Safari\n\n- Links have `:focus-visible`, the page uses CSS grid\n"),
  ]

  @Test(arguments: platforms)
  func platform(_ test: RuleCase) { test.check() }

  static let readers: [RuleCase] = [
    .init(
      "X857", "a toast that nobody announces", "- Toast \"Saved\": goes away after ⟦3 seconds⟧\n"),
    .init(
      "X857", "announced", "- Toast: goes away after 4 seconds, announced with `role=\"status\"`\n"),
    .init("X857", "a toast of ten seconds", "- Toast: goes away after 10 seconds\n"),
    .init(
      "V901", "specified in a table",
      """
      | Topic | Rule |
      |---|---|
      | High contrast | borders are 2px |

      - [ ] High contrast mode works

      """),
    .init(
      "X852", "the text is in it",
      "- Message: accessibility label \"Ana, 10:32, See you at noon\"\n"),
    .init(
      "X856", "logical sides", "- Swipe towards the leading edge to delete\n- Padding left: 16px\n"),
    .init("X858", "level AAA as an aim", "- Touch targets: 44px (WCAG 2.5.5 Level AAA)\n"),
    .init("X857", "a toast with a button stays", "- Toast with \"Undo\": stays until dismissed\n"),
    .init(
      "X854", "reordering with buttons too",
      "- Drag rows to sort them; \"Move up\" and \"Move down\" do the same\n"),
    .init("X856", "a picture of a hand", "- The left hand in the illustration waves\n"),
    .init(
      "X857", "a live region in another line",
      """
      - Toast "Saved": goes away after 3 seconds
      - All toasts are announced by VoiceOver

      """),
    .init(
      "X858", "a success criterion with its ratio",
      "- Text 4.5:1 and icons 3:1 (WCAG 1.4.3, 1.4.11)\n"),
    .init(
      "V901", "specified in a list",
      "- Haptic feedback: a light tap on success\n\n- [ ] Haptic feedback works\n"),
  ]

  @Test(arguments: readers)
  func reader(_ test: RuleCase) { test.check() }
}
