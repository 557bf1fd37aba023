import Testing

/// Colours that mark the focus.
@Suite struct FocusMarkCases {
  static let marks: [RuleCase] = [
    .init(
      "K804", "a colour below the heading",
      """
      # Focus

      White pages (#FFFFFF), text #1B1F24.

      ## Focus indicator

      - **Shape**: outline, 2px wide
      - **Colour**: ⟦#B9D4F5⟧ on the white page

      """),
    .init(
      "K804", "a ring beside a background",
      """
      # Buttons

      - Background: #FFFFFF
      - Focus ring: 2px solid ⟦#D0D5DD⟧, offset 2px

      """),
    .init(
      "K804", "a sentence",
      """
      # Fields

      The page background (`#FAFAF7`) is warm.

      The focus outline is 2px wide in ⟦#DDE3C8⟧.

      """),
    .init(
      "K804", "enough contrast",
      """
      # Focus

      White pages (#FFFFFF).

      ## Focus indicator

      - **Colour**: #1D4ED8 on the white page

      """),
    .init(
      "K804", "a dark page",
      """
      # Focus

      The page background (`#101418`) is dark.

      ## Focus indicator

      - **Colour**: #B9D4F5

      """),
    .init(
      "K804", "a glow inside",
      """
      # Focus

      White pages (#FFFFFF).

      ## Focus indicator

      - **Glow colour**: #B9D4F5
      - **Colour**: #1D4ED8

      """),
  ]

  @Test(arguments: marks)
  func mark(_ test: RuleCase) { test.check() }
}
