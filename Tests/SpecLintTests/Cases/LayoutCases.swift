import Testing

/// Distances, ranges of widths, drawings and sizes of controls.
@Suite struct LayoutCases {
  static let distances: [RuleCase] = [
    .init("G701", "an odd gap", "- 8px grid\n- Card gap: ⟦13px⟧\n"),
    .init(
      "G701", "a table column of widths",
      """
      - Grid: 8px base grid

      | Part | Width | Gap |
      |---|---|---|
      | Sidebar | 283px | 16px |
      | Card | 341px | 24px |

      """),
    .init(
      "G701", "hairline and optical correction",
      """
      - Grid: 8px grid

      - Icon offset: 1px down, an optical correction
      - Divider margin: 16px

      """),
    .init(
      "G701", "half steps that the grid names",
      """
      - 8px grid, with 4px half steps for icons and labels
      - Label gap: 4px
      - Icon padding: 12px

      """),
    .init("G701", "another unit", "- 8pt grid\n- Line spacing: 1.5\n- Safe area: 34pt below\n"),
    .init(
      "G701", "an example of how not to",
      "- 8px grid\n- ❌ Don't use a gap of 13px\n- Card gap: 16px\n"),
    .init(
      "G701", "type sizes and radii",
      """
      - 8px grid
      - Body: 15px/22px
      - Radius: 6px
      - Stroke: 1px
      - Gap: 16px

      """),
  ]

  @Test(arguments: distances)
  func distance(_ test: RuleCase) { test.check() }

  static let widths: [RuleCase] = [
    .init("G706", "a gap", "- Phone: 320-767px\n- Tablet: ⟦800-1023px⟧\n- Desktop: 1024px+\n"),
    .init(
      "G706", "ranges that meet",
      "- Phone: 320-767px\n- Tablet: 768-1023px\n- Desktop: 1024px and more\n"),
    .init(
      "G706", "ranges of something else",
      """
      - Phone: 320-767px
      - Tablet: 768-1023px
      - Desktop: 1024px+
      - Photo height: 200-300px
      - Photo width: 500-600px

      """),
    .init(
      "G706", "content width inside a range",
      """
      **Phone (320-767px)**: content 288-600px
      **Tablet (768-1023px)**: content 640-900px
      **Desktop (1024px+)**: content at most 1200px

      """),
    .init(
      "G706", "min-width alone",
      "- Small: 640px and up\n- Medium: 768px and up\n- Large: 1024px and up\n"),
  ]

  @Test(arguments: widths)
  func width(_ test: RuleCase) { test.check() }

  static let controls: [RuleCase] = [
    .init(
      "G708", "a button too small",
      """
      ## Form

      - Send button height: ⟦36px⟧

      ## Accessibility

      - Touch targets: at least 44px

      """),
    .init(
      "G708", "a dense variant for the mouse",
      """
      - Touch targets: at least 44px

      ## Desktop

      - Button height: 32px, pointer only

      """),
    .init(
      "G708", "a touch area around it",
      "- Touch targets: at least 44px\n- Checkbox size: 24px with a 44px touch area\n"),
    .init(
      "G708", "a progress bar",
      "- Touch targets: at least 44px\n- Progress bar height: 4px\n- Badge height: 20px\n"),
    .init(
      "G708", "the looks of a button and its target",
      "- Touch targets: at least 44px\n- Chip height: 32px (visual), 48px (touch)\n"),
  ]

  @Test(arguments: controls)
  func control(_ test: RuleCase) { test.check() }

  static let drawings: [RuleCase] = [
    .init(
      "G707", "drawings of two screens",
      """
      ## List

      ```
      +------------------+
      | Title        [+] |
      +------------------+
      | Item             |
      +------------------+
      ```

      ## Detail

      ```
      +------------------+
      | <  Title         |
      +------------------+
      | Text             |
      +------------------+
      ```

      """),
    .init(
      "G707", "the same drawing twice",
      """
      ```
      +--------------+
      | Title    [+] |
      +--------------+
      | Item         |
      +--------------+
      ```

      ```
      +--------------+
      | Title    [+] |
      +--------------+
      | Other        |
      +--------------+
      ```

      """),
  ]

  @Test(arguments: drawings)
  func drawing(_ test: RuleCase) { test.check() }
}
