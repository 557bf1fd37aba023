import Testing

/// Prose beside code: text styles, thresholds and ramps of gestures.
@Suite struct SignalCases {
  static let code: [RuleCase] = [
    .init(
      "C402", "a comment in capitals",
      """
      - Price tag: ⟦Headline⟧ font

      ```swift
      // PRICE TAG
      Text(price).font(.title3)
      ```

      """),
    .init(
      "C402", "the heading over the code",
      """
      The author line uses `.⟦footnote⟧`.

      - Author line: footnote style, secondary colour

      ### Author line

      ```swift
      Text(author).font(.body)
      ```

      """),
    .init(
      "C402", "a table",
      """
      | Part | Style |
      |---|---|
      | Badge | ⟦Caption2⟧ |
      | Price | Title3 |

      ```swift
      // Badge
      Text(count).font(.caption)
      ```

      """),
    .init(
      "C402", "the same style",
      """
      - Badge: Caption2 font

      ```swift
      // Badge
      Text(count).font(.caption2).bold()
      ```

      """),
    .init(
      "C402", "what it was before",
      """
      - Badge: Footnote font until version 2, now Caption2

      ```swift
      // Badge
      Text(count).font(.caption2)
      ```

      """),
    .init(
      "C402", "a state of its own",
      """
      - Badge (selected): Headline font

      ```swift
      // Badge
      Text(count).font(.caption2)
      ```

      """),
    .init(
      "C402", "larger text",
      """
      - Badge at accessibility sizes: Title3 font

      ```swift
      // Badge
      Text(count).font(.caption2)
      ```

      """),
    .init(
      "C402", "a part of the thing",
      """
      - Badge: Caption2 font

      ```swift
      // Badge tooltip
      Text(help).font(.body)
      ```

      """),
    .init(
      "C402", "an example of how not to",
      """
      - Badge: Caption2 font

      ```swift
      // Badge: wrong
      Text(count).font(.body)
      ```

      """),
  ]

  @Test(arguments: code)
  func codeCase(_ test: RuleCase) { test.check() }

  static let formulas: [RuleCase] = [
    .init(
      "C403", "a script",
      """
      - Header is fully opaque: full opacity at ⟦120px⟧ of scroll

      ```js
      scrollOffset = event.deltaY * 0.5;
      header.opacity = Math.min(scrollOffset / 120, 1);
      ```

      """),
    .init(
      "C403", "another divisor",
      """
      - Full opacity reached at ⟦40pt⟧ of drag

      ```swift
      .opacity(min(dragOffset / 60, 1))
      ```

      """),
    .init(
      "C403", "a threshold that the code does not have",
      """
      - Delete label appears when the swipe exceeds ⟦30pt⟧

      ```swift
      // Delete label
      .opacity(swipeOffset > 50 ? 1 : 0)
      ```

      """),
    .init(
      "C403", "the factor is part of the formula",
      """
      - Full opacity reached at 120px of scroll

      ```js
      scrollOffset = event.deltaY * 0.5;
      header.opacity = Math.min(scrollOffset / 60, 1);
      ```

      """),
    .init(
      "C403", "a threshold in a constant",
      """
      - Delete label appears when the swipe exceeds 30pt

      ```swift
      let revealThreshold: CGFloat = 30
      .opacity(swipeOffset > revealThreshold ? 1 : 0)
      ```

      """),
    .init(
      "C403", "code of another gesture",
      """
      ## Sheet

      - Sheet closes when the drag exceeds 120pt

      ## Row

      ```swift
      // Row label
      .opacity(min(swipeOffset / 60, 1))
      ```

      """),
    .init(
      "C403", "about",
      """
      - Full opacity reached at about 60pt of drag

      ```swift
      .opacity(min(dragOffset / 64, 1))
      ```

      """),
    .init(
      "C403", "code of another output",
      """
      - Full opacity reached at 80pt of drag

      ```swift
      .scaleEffect(min(dragOffset / 200, 1))
      ```

      """),
  ]

  @Test(arguments: formulas)
  func formula(_ test: RuleCase) { test.check() }

  static let ramps: [RuleCase] = [
    .init(
      "C404", "an opacity without a name",
      "## Clock\n\n- Clock appears when drag exceeds ⟦20pt⟧\n- Opacity goes from 0 to 1 over 0-80pt drag\n"
    ),
    .init(
      "C404", "an opacity of one of two things",
      "## Clock\n\n- Clock appears when drag exceeds 20pt\n- Arrow appears when drag exceeds 30pt\n"
        + "- Opacity goes from 0 to 1 over 0-80pt drag\n"),
    .init(
      "C404", "an opacity in another part",
      "## Clock\n\n- Clock appears when drag exceeds 20pt\n\n## Arrow\n\n"
        + "- Opacity goes from 0 to 1 over 0-80pt drag\n"),
    .init(
      "C404", "pull to refresh",
      """
      - Spinner appears when the pull exceeds ⟦40px⟧
      - Spinner opacity fades from 0 to 1 over 10-80px pull

      """),
    .init(
      "C404", "the ramp first",
      """
      - Label opacity: 0 to 1 over 0-60pt drag
      - Label becomes visible when the drag exceeds ⟦15pt⟧

      """),
    .init(
      "C404", "numbered steps",
      """
      1. Archive icon shows when the swipe passes ⟦24pt⟧
      2. Archive icon opacity fades from 0 to 1 over 0-48pt swipe

      """),
    .init(
      "C404", "the ramp begins at the threshold",
      """
      - Spinner appears when the pull exceeds 40px
      - Spinner opacity fades from 0 to 1 over 40-80px pull

      """),
    .init(
      "C404", "a threshold for an act",
      """
      - Photo is dismissed when the drag exceeds 100pt
      - Photo opacity fades from 1 to 0.4 over 0-200pt drag

      """),
    .init(
      "C404", "a threshold for a jump",
      """
      - Row snaps open when the swipe exceeds 60pt
      - Row opacity fades from 0.6 to 1 over 0-120pt swipe

      """),
    .init(
      "C404", "haptics",
      """
      - Spinner haptic fires when the pull exceeds 40px
      - Spinner opacity fades from 0 to 1 over 0-80px pull

      """),
    .init(
      "C404", "another thing",
      """
      - Spinner appears when the pull exceeds 40px
      - Header opacity fades from 0 to 1 over 0-80px pull

      """),
  ]

  @Test(arguments: ramps)
  func ramp(_ test: RuleCase) { test.check() }
}
