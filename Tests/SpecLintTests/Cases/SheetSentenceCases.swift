import Testing

/// Sentences beside style rules and resources.
@Suite struct SheetSentenceCases {
  static let sentences: [RuleCase] = [
    .init(
      "C402", "an opacity in a sentence",
      """
      # Item

      ⟦Disabled buttons have an opacity of 40 %.⟧

      ```css
      .button:disabled { opacity: 0.5; }
      ```

      """),
    .init(
      "C402", "a resource of Android",
      """
      # Item

      ⟦Item height is 72dp.⟧

      ```xml
      <dimen name="item_height">64dp</dimen>
      <dimen name="item_padding">16dp</dimen>
      ```

      """),
    .init(
      "C402", "a padding at the end of a view",
      """
      # Rate card

      ## Layout

      | Property | Value |
      |---|---|
      | Padding | ⟦20 pt⟧ |
      | Corner radius | 16 pt |

      ```swift
      struct RateCard: View {
          var body: some View {
              VStack(spacing: 8) {
                  Text(title)
              }
              .padding(16)
              .cornerRadius(16)
          }
      }
      ```

      """),
    .init(
      "C402", "the same opacity",
      """
      # Item

      Disabled buttons have an opacity of 40 %.

      ```css
      .button:disabled { opacity: 0.4; }
      ```

      """),
    .init(
      "C402", "another state",
      """
      # Item

      Pressed buttons have an opacity of 40 %.

      ```css
      .button:disabled { opacity: 0.5; }
      ```

      """),
    .init(
      "C402", "a height that is a bound",
      """
      # Item

      Item height is at least 48dp.

      ```xml
      <dimen name="item_height">64dp</dimen>
      ```

      """),
  ]

  @Test(arguments: sentences)
  func sentence(_ test: RuleCase) { test.check() }
}
