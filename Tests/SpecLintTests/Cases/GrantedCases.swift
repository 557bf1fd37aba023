import Testing

/// What a document leaves open itself: ranges beside a grid, examples of other themes, later versions and palettes.
@Suite struct GrantedCases {
  private static func kit(_ grant: String, _ base: String = "**Base unit:** 8px.") -> String {
    """
    ---
    components:
      button-main:
        padding: 11px 16px
    ---
    # Kit

    ## Spacing

    - \(base)
    - \(grant)

    """
  }

  private static func marked(_ text: String) -> String {
    text.replacing("11px 16px", with: "⟦11px 16px⟧")
  }

  static let grids: [RuleCase] = [
    .init(
      "G701", "a range that the section of the grid leaves to a part",
      kit("**Button padding:** 8–11px vertical, 15–22px horizontal.")),
    .init(
      "G701", "a range of another part",
      marked(kit("**Card padding:** 8–11px vertical, 15–22px horizontal."))),
    .init("G701", "a range without the value", marked(kit("**Button padding:** 8–10px vertical."))),
    .init(
      "G701", "a range beside a grid for all distances",
      marked(
        kit("**Button padding:** 8–16px vertical.", "**Base unit:** 8px. All gaps follow it."))),
  ]

  private static let rhythm = """
    # Site

    ## Layout system

    Max content width: 1200px.

    ### Vertical rhythm

    ```
    Major breaks      120px desktop / 80px mobile
    Plain sections    96px desktop / 64px mobile
    Inner blocks      48px
    Related parts     24px
    Tight pairs       16px
    ```

    """

  static let scales: [RuleCase] = [
    .init(
      "G701", "the second value of a step",
      rhythm + "## Hero\n\n- Section padding: 80px\n- Tile padding: ⟦72px⟧\n"),
    .init(
      "G701", "a width among the steps, and a second value",
      rhythm + "## Hero\n\n- Section padding: 80px\n- Tile padding: 64px\n"),
    .init(
      "G701", "the margin beside the columns of a page",
      rhythm
        + "## Columns\n\n| Device | Columns | Margin |\n|---|---|---|\n| Tablet | 8 | 40px |\n"),
  ]

  static let themes: [RuleCase] = [
    .init(
      "K802", "grounds of a theme that is an example", sample("**Example of a light theme**:")),
    .init("K802", "grounds of a theme that is an example (zh)", sample("**Light 主题示例**：")),
    .init(
      "K802", "grounds of the document itself",
      sample("**The light theme**:").replacing("`#FF6E6E`", with: "`⟦#FF6E6E⟧`")),
  ]

  private static func sample(_ lead: String) -> String {
    """
    # Theme

    \(lead)

    ```css
    :root {
      --table-bg: #F8FAFC;
    }
    ```

    ## Values

    | Variable | Default | Use |
    |---|---|---|
    | `--note-text` | `#1A1A2E` | Text of notes |
    | `--alert-text` | `#FF6E6E` | Text of alerts |

    """
  }

  static let palettes: [RuleCase] = [
    .init("K801", "the palette of an appearance", palette("Palette", "#8A94A6")),
    .init("K801", "the palette of an appearance (pt)", palette("Paleta", "#8A94A6", "Claro")),
    .init("K801", "a part by day", palette("Card", "⟦#8A94A6⟧")),
  ]

  private static func palette(_ title: String, _ text: String, _ mode: String = "Light") -> String {
    """
    # Kit

    ## \(title)

    ### \(mode)

    - Background: `#F7F8FC`
    - Surface: `#FFFFFF`
    - Text primary: `#162033`
    - Text muted: `\(text)`

    ### Dark

    - Background: `#0F1521`
    - Surface: `#161E2C`
    - Text primary: `#F3F6FF`
    - Text muted: `#8B96AA`

    """
  }

  static let versions: [RuleCase] = [
    .init(
      "R952", "a thing for later versions",
      "# Shelf\n\n## State\n\nA filter could be added if needed in future versions.\n"),
    .init(
      "R952", "a thing for a later release",
      "# Shelf\n\n## State\n\nIn a later release, a filter might be added to the list.\n"),
    .init(
      "R952", "a thing without a version",
      "# Shelf\n\n## State\n\nA filter ⟦could be added⟧. Future versions are planned.\n"),
    .init(
      "R952", "a gap that a later release fills",
      "# Shelf\n\n## State\n\nTexts ⟦to be added⟧ in a later release.\n"),
  ]

  @Test(arguments: grids)
  func grid(_ test: RuleCase) { test.check() }

  @Test(arguments: scales)
  func scale(_ test: RuleCase) { test.check() }

  @Test(arguments: themes)
  func theme(_ test: RuleCase) { test.check() }

  @Test(arguments: palettes)
  func look(_ test: RuleCase) { test.check() }

  @Test(arguments: versions)
  func version(_ test: RuleCase) { test.check() }
}
