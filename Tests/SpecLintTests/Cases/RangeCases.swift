import Testing

/// Ranges of widths and numbers of sections.
@Suite struct RangeCases {
  static let ranges: [RuleCase] = [
    .init(
      "G706", "ranges in headings",
      """
      # Grid

      ### Mobile (320-767px)

      - One column

      ### Desktop (⟦1024-1440px⟧)

      - Two columns

      """),
    .init(
      "G706", "ranges in a table",
      """
      ## Breakpoints

      | Name | Range |
      |---|---|
      | Phone | 320–599px |
      | Tablet | ⟦768–1023px⟧ |
      | Desktop | 1024px+ |

      """),
    .init(
      "G706", "a range that is planned",
      """
      ## Breakpoints

      - **Phone**: `320px – 767px`
      - **Tablet**: `768px – 1023px` (Future enhancement)
      - **Desktop**: `1024px+`

      """),
    .init(
      "G706", "widths below and above",
      """
      # Grid

      ### Mobile (< 640px)

      - One column

      ### Desktop (⟦> 1024px⟧)

      - Three columns

      """),
    .init(
      "G706", "widths below alone",
      """
      ## Phone (≤768px)

      - One column

      ## Small phone (≤480px)

      - One column

      ## Else

      - Hover on desktop

      """),
    .init(
      "D107", "numbers without a full stop",
      """
      ## 2. Parts

      ### 2.1 Button

      x

      ### 2.2 Field

      x

      ### ⟦2.4 Toggle⟧

      x

      """),
    .init(
      "D107", "single numbers without a full stop",
      """
      ## 1 Button

      x

      ## 2 Field

      x

      ## ⟦4 Toggle⟧

      x

      """),
    .init(
      "D107", "headings that count things",
      """
      ## 1 Column

      x

      ## 2 Columns

      x

      ## 4 Columns

      x

      """),
  ]

  @Test(arguments: ranges)
  func holds(test: RuleCase) { test.check() }
}
