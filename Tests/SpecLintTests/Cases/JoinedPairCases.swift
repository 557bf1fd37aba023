import Testing

/// Texts that one word puts on their ground.
@Suite struct JoinedPairCases {
  private static func line(_ text: String) -> String { "# Panel\n\n## Open\n\n- \(text)\n" }

  private static let palette =
    "# Panel\n\n## Colors\n\n- **Neutral-50**: `#F7FAFC`\n- **Neutral-400**: `#A0AEC0`\n\n"
    + "## Card\n\n"

  static let pairs: [RuleCase] = [
    .init("K801", "a part that holds a text", line("Badge: ⟦white⟧ on #FFEB3B")),
    .init(
      "K801", "a button with the size of its text",
      line("Primary button: ⟦#FFFFFF⟧ on #4CAF50, 16px")),
    .init(
      "K801", "a translucent text", line("Overlay text: ⟦rgba(255,255,255,0.6)⟧ on #3182CE")),
    .init("K801", "a share of black", line("Body text is ⟦#000000⟧ at 30% opacity on white")),
    .init("K801", "a share before the colour", line("Text: 60% opacity ⟦black⟧ on #777777")),
    .init("K801", "a share alone before it", line("Text: 30% ⟦#000000⟧ on white")),
    .init(
      "K801", "a share before digits (de)",
      line("Text: 60 % Deckkraft ⟦#000000⟧ auf #777777")),
    .init(
      "K801", "large text below 3:1", line("Large heading (24px): ⟦#999999⟧ on white")),
    .init("K801", "white on a yellow", line("Title: ⟦white⟧ text on yellow background")),
    .init(
      "K801", "two names of a palette",
      palette + "- Caption: 12px ⟦Neutral-400⟧ on Neutral-50 background\n"),
    .init(
      "K801", "the document's own white",
      "# Kit\n\n## Colors\n\n- White: #D8DEE6\n\n## Card\n\n- Text: ⟦#6B7280⟧ on White\n"),
    .init(
      "K801", "the document's own black (light theme)",
      "# Kit\n\n## Colors\n\n- Black: #4B5563\n\n## Card\n\n- Text: ⟦#9CA3AF⟧ on Black\n"),
    .init("K801", "a heading (de)", line("Überschrift: ⟦#999999⟧ auf #FFFFFF, 24px")),
  ]

  static let lookalikes: [RuleCase] = [
    .init("K801", "large enough", line("Heading 18pt: #8A8A8A on #FFFFFF")),
    .init("K801", "a surface on a page", line("Card: white on #4CAF50")),
    .init("K801", "a white part on a grey page", line("Button: white on #F2F2F4")),
    .init("K801", "a part with a colour on a page", line("Badge: #FFEB3B on white")),
    .init("K801", "a part without text", line("Status dot: #BBBBBB on white")),
    .init("K801", "what is off", line("Disabled caption: #BBBBBB on white")),
    .init("K801", "parts with a word for text", line("Label chips: #EEF2FF on #FFFFFF")),
    .init("K801", "what nobody shall do", line("Never set a title in white on #FFEB3B")),
    .init("K801", "a share that is enough", line("Body text is #000000 at 90% opacity on white")),
    .init("K801", "a share before it that is enough", line("Text: 80% opacity black on white")),
    .init(
      "K801", "a share before digits that is enough",
      line("Text: 80% opacity #000000 on #FFFFFF")),
    .init("K801", "a height of lines before it", line("Text: 14px/50% #000000 on #FFFFFF")),
    .init("K801", "no ground", line("Caption: white on hover")),
  ]

  @Test(arguments: pairs)
  func pair(_ test: RuleCase) { test.check() }

  @Test(arguments: lookalikes)
  func lookalike(_ test: RuleCase) { test.check() }
}
