import Testing

/// Things that hold others: drawn frames, boxes with text, columns on a screen, rows with controls.
@Suite struct BoxCases {
  static let drawings: [RuleCase] = [
    .init(
      "G709", "padding and two texts",
      """
      - Card height: ⟦40pt⟧

      ```
      ┌─────────────────────┐
      │ ┌─────────────────┐ │
      │ │ [8pt padding]   │ │
      │ │ Rye bread       │ │ ← Card title (17pt Bold)
      │ │ Baked at five   │ │ ← Card detail (13pt Regular)
      │ │ [8pt padding]   │ │
      │ └─────────────────┘ │
      └─────────────────────┘
      ```

      """),
    .init(
      "G709", "large spaces",
      """
      - Card height: ⟦60pt⟧

      ```
      ┌─────────────────────┐
      │ ┌─────────────────┐ │
      │ │ [20pt padding]  │ │
      │ │ Oat bread       │ │ ← Card title (20pt Bold)
      │ │ [20pt padding]  │ │
      │ └─────────────────┘ │
      └─────────────────────┘
      ```

      """),
    .init(
      "G709", "pixels",
      """
      - Card height: ⟦50px⟧

      ```
      ┌─────────────────────┐
      │ ┌─────────────────┐ │
      │ │ [12px padding]  │ │
      │ │ Oat bread       │ │ ← Card title (18px Bold)
      │ │ Baked at six    │ │ ← Card detail (14px Regular)
      │ │ [12px padding]  │ │
      │ └─────────────────┘ │
      └─────────────────────┘
      ```

      """),
    .init(
      "G709", "room enough",
      """
      - Card height: 90px

      ```
      ┌─────────────────────┐
      │ ┌─────────────────┐ │
      │ │ [12px padding]  │ │
      │ │ Oat bread       │ │ ← Card title (18px Bold)
      │ │ Baked at six    │ │ ← Card detail (14px Regular)
      │ │ [12px padding]  │ │
      │ └─────────────────┘ │
      └─────────────────────┘
      ```

      """),
    .init(
      "G709", "a least height",
      """
      - Card height: at least 50px

      ```
      ┌─────────────────────┐
      │ ┌─────────────────┐ │
      │ │ [12px padding]  │ │
      │ │ Oat bread       │ │ ← Card title (18px Bold)
      │ │ Baked at six    │ │ ← Card detail (14px Regular)
      │ │ [12px padding]  │ │
      │ └─────────────────┘ │
      └─────────────────────┘
      ```

      """),
    .init(
      "G709", "no measures in the drawing",
      """
      - Card height: 40px

      ```
      ┌─────────────────────┐
      │ ┌─────────────────┐ │
      │ │ Oat bread       │ │
      │ │ Baked at six    │ │
      │ └─────────────────┘ │
      └─────────────────────┘
      ```

      """),
  ]

  @Test(arguments: drawings)
  func drawing(_ test: RuleCase) { test.check() }

  static let boxes: [RuleCase] = [
    .init(
      "G710", "one padding for both sides",
      """
      ## Chip

      - Height: ⟦28px⟧
      - Padding: 8px
      - Font: 14px

      """),
    .init(
      "G710", "points",
      """
      ## Tag

      - Height: ⟦24pt⟧
      - Padding: 6pt 10pt
      - Font: 13pt

      """),
    .init(
      "G710", "a heading with two words",
      """
      ## Status Badge

      - Height: ⟦20px⟧
      - Padding: 6px 8px
      - Font: 12px

      """),
    .init(
      "G710", "it fits exactly",
      """
      ## Chip

      - Height: 48px
      - Padding: 12px 24px
      - Font: 16px

      """),
    .init(
      "G710", "a least height",
      """
      ## Chip

      - Height: at least 28px
      - Padding: 8px
      - Font: 14px

      """),
    .init(
      "G710", "padding at the sides",
      """
      ## Chip

      - Height: 24px
      - Padding: 0 12px
      - Font: 14px

      """),
  ]

  @Test(arguments: boxes)
  func boxe(_ test: RuleCase) { test.check() }

  static let columns: [RuleCase] = [
    .init(
      "G711", "three columns",
      """
      ### Phone (360-767px)

      - Photo grid: 3 columns
      - Card width: ⟦120px⟧
      - Grid gap: 8px
      - Screen margin: 16px

      """),
    .init(
      "G711", "without gaps",
      """
      ### Mobile (320-767px)

      - Photo grid: 4 columns
      - Card width: ⟦90px⟧

      """),
    .init(
      "G711", "a wide screen",
      """
      ### Tablet (768-1023px)

      - Photo grid: 4 columns
      - Card width: ⟦200px⟧
      - Grid gap: 16px
      - Screen margin: 24px

      """),
    .init(
      "G711", "room to spare",
      """
      ### Tablet (768-1023px)

      - Photo grid: 4 columns
      - Card width: 160px
      - Grid gap: 16px
      - Screen margin: 24px

      """),
    .init(
      "G711", "a share",
      """
      ### Mobile (320-767px)

      - Photo grid: 2 columns
      - Card width: 50%
      - Grid gap: 16px

      """),
    .init(
      "G711", "no range",
      """
      ### Mobile

      - Photo grid: 2 columns
      - Card width: 180px
      - Grid gap: 16px

      """),
  ]

  @Test(arguments: columns)
  func column(_ test: RuleCase) { test.check() }

  static let rows: [RuleCase] = [
    .init(
      "G712", "a header with buttons",
      """
      ## Layout

      - Header height: ⟦36px⟧, two buttons

      ## Accessibility

      - Touch targets: at least 44px

      """),
    .init(
      "G712", "points", "- Toolbar height: ⟦40pt⟧, with actions\n- Touch targets: at least 44pt\n"),
    .init(
      "G712", "a footer",
      "- Footer height: ⟦32dp⟧, holds three tabs\n- Touch targets: at least 48dp\n"),
    .init(
      "G712", "a bar of progress", "- Progress bar height: 4px\n- Touch targets: at least 44px\n"),
    .init(
      "G712", "a least height",
      "- Toolbar height: at least 40px, three buttons\n- Touch targets: at least 44px\n"),
    .init(
      "G712", "another unit",
      "- Toolbar height: 40px, three buttons\n- Touch targets: at least 44pt\n"),
  ]

  @Test(arguments: rows)
  func row(_ test: RuleCase) { test.check() }
}
