import Testing

/// Documents that point at others.
@Suite struct LinkCases {
  static let related: [RuleCase] = [
    .init(
      "M205", "a file that only the list has",
      """
      ---
      related-files:
        ⟦- ./style.md⟧
      ---
      # Cart

      ## Related Documents

      - [Style](style.md)
      - [Motion](motion.md)

      """),
    .init(
      "M205", "a file that only front matter has",
      """
      ---
      related:
        ⟦- ./style.md
        - ./motion.md⟧
      ---
      # Cart

      ## See Also

      - [Style](./style.md)

      """),
    .init(
      "M205", "folders",
      """
      ---
      related-files:
        ⟦- ../tokens/colors.md⟧
      ---
      # Cart

      ## Related Files

      - [Colours](../tokens/colours.md)

      """),
    .init(
      "M205", "another order, and a part of a file",
      """
      ---
      related-files:
        - ./style.md
        - ./motion.md
      ---
      # Cart

      ## Related Documents

      - [Motion](motion.md#springs)
      - [Style](style.md)

      """),
    .init(
      "M205", "one list alone",
      """
      ---
      related-files:
        - ./style.md
      ---
      # Cart

      See [motion](motion.md).

      """),
    .init(
      "M205", "links in sentences",
      """
      ---
      related-files:
        - ./style.md
      ---
      # Cart

      ## Related Documents

      - [Style](style.md)

      Motion is told in [motion](motion.md).

      """),
    .init(
      "M205", "sites",
      """
      ---
      related-files:
        - ./style.md
      ---
      # Cart

      ## Related Documents

      - [Style](style.md)
      - [Guideline](https://example.org/guideline)

      """),
    .init(
      "M205", "anchors of the same file",
      """
      ---
      related-files:
        - ./style.md#colors
      ---
      # A

      ## Related

      - [Style](style.md)

      """),
  ]

  @Test(arguments: related)
  func relatedCase(_ test: RuleCase) { test.check() }

  static let targets: [RuleCase] = [
    .init("M206", "a picture", "# Cart\n\n![Wireframe](⟦img/cart.png⟧)\n"),
    .init(
      "M206", "a definition at the end",
      """
      # Cart

      See ⟦[motion][1]⟧.

      [1]: motion.md

      """),
    .init(
      "M206", "a part of a missing file",
      """
      # Cart

      | Topic | Where |
      |---|---|
      | Motion | [curves](⟦../motion.md#curves⟧) |

      """),
    .init(
      "M206", "a folder above",
      """
      === shop/cart.md ===
      # Cart

      See [style](../style.md).
      === style.md ===
      # Style

      Used by [the cart](shop/cart.md) and [the list](⟦shop/list.md⟧).

      """),
    .init(
      "M206", "other addresses",
      """
      # Cart

      [Mail](mailto:a@example.org), [site](https://example.org/a.md), [top](#cart), [root](/docs/a.md)

      """),
    .init(
      "M206", "placeholders", "# Cart\n\n[Template]({{page}}.md), [feature](features/<name>.md)\n"),
    .init(
      "M206", "code",
      """
      # Cart

      Write `[motion](motion.md)` here.

      ```markdown
      [motion](motion.md)
      ```

      """),
    .init(
      "M206", "a part and a question mark",
      """
      === a.md ===
      # A

      See [B](b.md#part) and [again](./b.md?plain=1).
      === b.md ===
      # B

      ## Part

      """),
    .init(
      "M206", "a link in a comment",
      """
      # A

      <!-- [old](old.md) -->

      Text.

      """),
    .init(
      "M206", "an image from the web and data",
      "# A\n\n![x](https://example.org/x.png) ![y](data:image/png;base64,AAAA)\n"),
    .init(
      "M206", "a folder",
      """
      === docs/a.md ===
      # A

      See [B](../docs/b.md) and [here](a.md).
      === docs/b.md ===
      # B

      """),
    .init(
      "M206", "encoded and in angle brackets",
      """
      === a.md ===
      # A

      [B](my%20file.md) and [C](<my file.md>)
      === my file.md ===
      # B

      """),
  ]

  @Test(arguments: targets)
  func target(_ test: RuleCase) { test.check() }
}
