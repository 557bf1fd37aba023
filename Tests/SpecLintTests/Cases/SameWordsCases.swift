import Testing

/// Lines that say the same in the same words, but for the value.
@Suite struct SameWordsCases {
  private static func twice(_ first: String, _ second: String) -> String {
    "# Drawer\n\n## Measures\n\n\(first)\n\nMore about the same:\n\n\(second)\n"
  }

  private static func listed(_ lines: String...) -> String {
    "# Feed\n\n## Sync\n\n" + lines.map { "- \($0)\n" }.joined()
  }

  static let values: [RuleCase] = [
    .init("C401", "a radius", twice("- Tile radius: ⟦8px⟧", "- Tile radius: 12px")),
    .init(
      "C401", "a radius in sentences",
      twice("The tile has a corner radius of ⟦8px⟧.", "The tile has a corner radius of 12px.")),
    .init("C401", "a height", twice("- Drawer height: ⟦300px⟧", "- Drawer height: 320px")),
    .init("C401", "the most of something", twice("- Max notes: ⟦50⟧", "- Max notes: 100")),
    .init(
      "C401", "the most of something in sentences",
      twice("The drawer shows at most ⟦50 notes⟧.", "The drawer shows at most 100 notes.")),
    .init("C401", "a weight", twice("- Caption weight: ⟦600⟧", "- Caption weight: 700")),
    .init(
      "C401", "a weight with its name",
      twice("The caption is bold (⟦700⟧).", "The caption is semibold (600).")),
    .init(
      "C401", "a ground", twice("- Drawer background: ⟦#FFFFFF⟧", "- Drawer background: #FAFAFA")),
    .init("C401", "a threshold", twice("- Pull threshold: ⟦60pt⟧", "- Pull threshold: 80pt")),
    .init(
      "C401", "how often something is tried",
      twice("Retry up to ⟦3⟧ times.", "Retry up to 5 times.")),
    .init("C401", "an opacity", twice("- Drawer opacity: ⟦80%⟧", "- Drawer opacity: 0.6")),
    .init(
      "C401", "one parameter of a spring",
      twice(
        "- Drawer spring: stiffness ⟦300⟧, damping 20",
        "- Drawer spring: stiffness 250, damping 20")),
    .init(
      "C401", "in a section that gathers",
      "# Drawer\n\n## Open State\n\n- Tile radius: ⟦8px⟧\n\n## Details\n\n- Tile radius: 12px\n"),
    .init(
      "C401", "below the name of the thing",
      "# Shop\n\n## Detail State\n\n- Sheet: ⟦350ms⟧ ease-in-out\n\n## Motion\n\n"
        + "- **Detail sheet**: 400ms ease-out\n"),
    .init(
      "C401", "a height over the most",
      twice("- Banner height: ⟦60px⟧", "- The banner height is at most 48px")),
    .init(
      "C401", "a row and a line",
      twice("| Part | Radius |\n|---|---|\n| Tile | ⟦8px⟧ |", "- Tile radius: 12px")),
    .init(
      "C401", "a radius (de)",
      twice("- Eckenradius der Kachel: ⟦8px⟧", "- Die Kachel hat einen Eckenradius von 12px.")),
  ]

  static let wordings: [RuleCase] = [
    .init(
      "C401", "a wait before the next attempt",
      listed("Retry after ⟦30 seconds⟧", "The retry interval is 10 seconds")),
    .init("C401", "the most of something", listed("Max cards: ⟦50⟧", "Show at most 100 cards")),
    .init(
      "C401", "a radius and a corner radius",
      listed("Tile radius: ⟦8px⟧", "Tile corner radius 12px")),
    .init(
      "C401", "a weight", listed("Font weight of the caption: ⟦600⟧", "Caption: bold (700)")),
    .init(
      "C401", "an opacity", listed("Opacity of the scrim: ⟦0.5⟧", "The scrim is 60% opaque")),
    .init("C401", "how wide", twice("The drawer is ⟦320px⟧ wide.", "The drawer's width is 280px.")),
    .init(
      "C401", "how wide (de)",
      twice("Die Leiste ist ⟦320px⟧ breit.", "Die Breite der Leiste beträgt 280px.")),
    .init("C401", "how tall", twice("Tabs are ⟦48px⟧ tall.", "Tab height is 56px.")),
    .init(
      "C401", "the most of short names",
      twice("Tabs show at most ⟦3⟧ dots.", "A tab shows up to 5 dots.")),
    .init(
      "C401", "how far something shrinks",
      twice("Press scales the tile to ⟦0.98⟧.", "On press the tile scales to 0.95.")),
    .init(
      "C401", "an interval and waits that grow",
      listed("Fetch every ⟦30s⟧", "Fetching uses exponential backoff")),
    .init(
      "C401", "an interval and waits that grow in sentences",
      twice(
        "The feed refreshes every ⟦30 seconds⟧.", "The feed refreshes with exponential backoff.")),
  ]

  static let lookalikes: [RuleCase] = [
    .init("C401", "the same value", twice("- Tile radius: 8px", "- The tile has a radius of 8px")),
    .init(
      "C401", "the cases of what follows",
      listed("**< 2 hours inactivity:**", "**> 4 hours inactivity:**")),
    .init("C401", "another thing", twice("- Tile radius: 8px", "- Dialog radius: 12px")),
    .init(
      "C401", "a case in words",
      twice("- Tile radius: 8px", "- Tile radius when it is dragged: 12px")),
    .init("C401", "a device", listed("Button height: 48px", "On tablets, button height: 56px")),
    .init(
      "C401", "sizes by the words above",
      "# Buttons\n\n**Small:**\n\n- Button height: 32px\n\n**Large:**\n\n- Button height: 48px\n"),
    .init(
      "C401", "sizes by the items above",
      "# Buttons\n\n- Small\n  - Button height: 32px\n- Large\n  - Button height: 48px\n"),
    .init(
      "C401", "cases by the sentences above",
      "# Uploads\n\n## Limits\n\nWhen the person has no account yet, these limits hold for what is "
        + "sent:\n\n- Max files: 10\n\nWhen the person has an account, these limits hold for "
        + "what is sent:\n\n- Max files: 50\n"),
    .init(
      "C401", "sections of two things",
      "# Views\n\n## Gallery\n\n- Icon size: 24px\n\n## Player\n\n- Icon size: 32px\n"),
    .init(
      "C401", "details of two things",
      "# Views\n\n## Card\n\n### Details\n\n- Title size: 24px\n\n## Dialog\n\n### Details\n\n"
        + "- Title size: 20px\n"),
    .init(
      "C401", "rows of one table",
      "# Views\n\n## Card\n\n| Part | Radius |\n|---|---|\n| Tile | 8px |\n| Tile | 12px |\n"),
    .init(
      "C401", "below the name of another thing",
      "# Shop\n\n## List State\n\n- Sheet: 350ms ease-in-out\n\n## Motion\n\n"
        + "- **Detail sheet**: 400ms ease-out\n"),
    .init(
      "C401", "a state of two things",
      "# Parts\n\n## Design\n\n- Disabled: 40% opacity, no reaction\n\n## Input fields\n\n"
        + "- Disabled: 50% opacity, no reaction\n"),
    .init(
      "C401", "how wide and how high",
      twice("The drawer is 320px wide.", "The drawer is 280px tall.")),
    .init(
      "C401", "waits of two acts",
      listed("Fetch every 30s", "Sending uses exponential backoff")),
    .init(
      "C401", "a property alone", twice("- Height: 300px", "- Height: 320px")),
    .init(
      "C401", "steps of a scale",
      listed("Max cards: 10", "Max cards: 20", "Max cards: 40", "Max cards: 80")),
    .init("C401", "both bounds", listed("Card height at least 40px", "Card height at most 80px")),
    .init("C401", "within the most", listed("Card height: 40px", "Card height at most 80px")),
    .init(
      "C401", "two appearances",
      "# Look\n\n## Dark details\n\n- Tile background: #101010\n\n## Light details\n\n"
        + "- Tile background: #FAFAFA\n"),
    .init(
      "C401", "numbers of lines in a list of work",
      listed("Line 780: replace the icon", "Line 922: replace the icon")),
  ]

  private static let palette =
    "# Kit\n\n## Colors\n\n- Primary: ⟦#FF0000⟧\n- Second: #00AA00\n\n"

  static let tokens: [RuleCase] = [
    .init("C401", "a colour", palette + "## Components\n\nThe primary colour is #EE0000.\n"),
    .init(
      "C401", "a distance of the front matter",
      "---\nspacing:\n  base: ⟦8px⟧\n---\n\n# Kit\n\n## Layout\n\nSpacing base is 4px.\n"),
    .init(
      "C401", "the colour of a part",
      unmarked(palette) + "## Footer\n\nThe primary colour is #EE0000.\n"),
    .init(
      "C401", "the colour in the dark",
      unmarked(palette) + "## Dark colors\n\nThe primary colour is #EE0000.\n"),
    .init(
      "C401", "the same colour",
      unmarked(palette) + "## Components\n\nThe primary colour is #F00.\n"),
  ]

  private static func coded(_ line: String, _ code: String, below: String = "") -> String {
    "# Row\n\n## Gesture\n\n- \(line)\n\n\(below)```swift\n\(code)\n```\n"
  }

  static let codes: [RuleCase] = [
    .init("C402", "a threshold", coded("Swipe threshold: ⟦80pt⟧", "let swipeThreshold: Int = 60")),
    .init("C402", "an opacity", coded("Header opacity: ⟦80%⟧", "static let headerOpacity = 0.6")),
    .init("C402", "the same", coded("Swipe threshold: 80pt", "let swipeThreshold: Int = 80")),
    .init("C402", "another name", coded("Swipe threshold: 80pt", "let pullThreshold: Int = 60")),
    .init("C402", "a bound", coded("Swipe threshold: 80pt", "let minSwipeThreshold = 60.0")),
    .init("C402", "a product", coded("Swipe threshold: 80pt", "let swipeThreshold = 60 * scale")),
    .init(
      "C402", "another part",
      coded(
        "Swipe threshold: 80pt", "let swipeThreshold: CGFloat = 60", below: "## Pager\n\n")),
  ]

  @Test(arguments: codes)
  func code(_ test: RuleCase) { test.check() }

  private static let styles =
    "# Kit\n\n## Typography\n\n- H1: 32px/40px, Bold\n- Body: 14px/20px\n\n"

  static let types: [RuleCase] = [
    .init("T304", "a heading again", styles + "## Components\n\n- H1: ⟦28px/36px, Bold⟧\n"),
    .init("T304", "the type of a style", styles + "## Open State\n\n- Body font: ⟦16px/24px⟧\n"),
    .init("T304", "the same heading", styles + "## Components\n\n- H1: 32px/40px, Bold\n"),
    .init("T304", "a heading on phones", styles + "## Mobile styles\n\n- H1: 28px/36px, Bold\n"),
    .init("T304", "the heading of another part", styles + "## Newsletter\n\n- H1: 28px/36px\n"),
    .init("T304", "a part of that name", styles + "## Open State\n\n- Body: 16px/24px\n"),
  ]

  @Test(arguments: types)
  func style(_ test: RuleCase) { test.check() }

  private static func unmarked(_ text: String) -> String {
    text.replacing("⟦", with: "").replacing("⟧", with: "")
  }

  @Test(arguments: tokens)
  func token(_ test: RuleCase) { test.check() }

  @Test(arguments: values)
  func value(_ test: RuleCase) { test.check() }

  @Test(arguments: wordings)
  func wording(_ test: RuleCase) { test.check() }

  @Test(arguments: lookalikes)
  func lookalike(_ test: RuleCase) { test.check() }
}
