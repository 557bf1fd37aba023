import Testing

/// Texts and grounds that words of roles bring together.
@Suite struct SpokenPairCases {
  static let pairs: [RuleCase] = [
    .init(
      "K801", "paths of names",
      """
      ## Colors

      - `Text/Danger/On Danger`: `⟦#fee9e7⟧` - text
      - `Background/Danger/Default`: `#ec221f` - fill

      """),
    .init(
      "K801", "a remark that names the fill",
      """
      ## Colors

      - `brand.primary` `#E8743B` — buttons
      - `text.inverse` `⟦#FFFFFF⟧` — text on primary fills

      """),
    .init(
      "K801", "white on a gradient",
      """
      ```css
      .go {
        background: linear-gradient(135deg, #6366f1, #22d3ee);
        ⟦color: white⟧;
      }
      ```

      """),
    .init(
      "K801", "white letters in a script without blanks", "- ⟦LINE 綠底 #06C755＋白字 28sp⟧\n"),
    .init("K801", "an icon", "- Icon: ⟦#C4C4C4⟧ on white\n"),
    .init("K801", "the colour of icons", "Icon colour is ⟦#C4C4C4⟧ on the #FFFFFF page.\n"),
    .init("K801", "an icon (fr)", "- Icône : ⟦#C4C4C4⟧ sur #FFFFFF\n"),
    .init("K801", "an icon of 3:1", "- Icon: #8A8A8A on white\n"),
    .init("K801", "an icon that is off", "- Disabled icon: #C4C4C4 on white\n"),
    .init("K801", "an icon for decoration", "- Decorative icon: #C4C4C4 on white\n"),
    .init("K801", "a button of an icon", "- Icon button: #C4C4C4 on white\n"),
    .init("K801", "an icon beside a label", "- Icon of the label: #C4C4C4 on white\n"),
    .init(
      "K801", "a remark that names no colour",
      """
      ## Colors

      - `brand.primary` `#E8743B` — buttons
      - `text.inverse` `#FFFFFF` — text on dark fills

      """),
    .init(
      "K801", "a dark gradient",
      "```css\n.go {\n  background: linear-gradient(#1D4ED8, #7C3AED);\n  color: white;\n}\n```\n"),
    .init(
      "K801", "paths in both modes",
      """
      ## Colors

      **Light**
      - `Text/Brand/On Brand`: #f5f5f5
      - `Background/Brand/Default`: #2c2c2c

      **Dark**
      - `Text/Brand/On Brand`: #1e1e1e
      - `Background/Brand/Default`: #e3e3e3

      """),
  ]

  @Test(arguments: pairs)
  func pair(_ test: RuleCase) { test.check() }
}
