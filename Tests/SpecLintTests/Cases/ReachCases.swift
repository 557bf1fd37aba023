import Testing

/// What a run reaches from where it begins, and what it cannot leave.
@Suite struct ReachCases {
  private static let head = "| From | To | Trigger |\n|---|---|---|\n"
  private static let desk =
    head + "| [*] | Desk | |\n| Desk | Shelf | Reach |\n| Shelf | Desk | Return |\n"
    + "| Desk | Drawer | Pull |\n| Drawer | Desk | Push |\n"

  static let islands: [RuleCase] = [
    .init(
      "S501", "two that lead to one another",
      desk + "| ⟦Attic⟧ | Cellar | Lift down |\n| Cellar | Attic | Lift up |\n"),
    .init(
      "S501", "a chain that ends beside the rest",
      desk + "| ⟦Attic⟧ | Cellar | Lift down |\n| Cellar | Yard | Door |\n"),
    .init(
      "S501", "two that lead to one another (de)",
      "| Von | Nach | Auslöser |\n|---|---|---|\n| [*] | Zu | |\n| Zu | Offen | Ziehen |\n"
        + "| Offen | Zu | Drücken |\n| Zu | Gesperrt | Schlüssel |\n"
        + "| ⟦Hell⟧ | Dunkel | Schalter |\n| Dunkel | Hell | Schalter |\n"),
    .init(
      "S501", "an island that is entered",
      desk + "| Attic | Cellar | Lift down |\n| Cellar | Attic | Lift up |\n"
        + "| Desk | Attic | Climb |\n"),
    .init(
      "S501", "an island that any state enters",
      desk + "| Attic | Cellar | Lift down |\n| Cellar | Attic | Lift up |\n"
        + "| any | Attic | Alarm |\n"),
    .init(
      "S501", "a second thing in a table of its own",
      desk + "\n" + head + "| Lit | Dark | Switch |\n| Dark | Lit | Switch |\n"),
    .init(
      "S501", "no start is marked",
      head + "| Desk | Shelf | Reach |\n| Shelf | Desk | Return |\n| Desk | Drawer | Pull |\n"
        + "| Attic | Cellar | Lift down |\n| Cellar | Attic | Lift up |\n"),
    .init(
      "S501", "two that lead to one another in a diagram",
      "```mermaid\nstateDiagram-v2\n  [*] --> Desk\n  Desk --> Shelf : reach\n"
        + "  Shelf --> Desk : return\n  Desk --> Drawer : pull\n  Drawer --> Desk : push\n"
        + "  ⟦Attic⟧ --> Cellar : lift down\n  Cellar --> Attic : lift up\n```\n"),
    .init(
      "S501", "a composite state with one change",
      "```mermaid\nstateDiagram-v2\n  [*] --> Cold\n  Cold --> Hot : start\n"
        + "  Hot --> Cold : stop\n⟦  state Review {⟧\n    Asked --> Told : ok\n  }\n```\n"),
    .init(
      "S501", "a composite state that says how it begins",
      "```mermaid\nstateDiagram-v2\n  [*] --> Cold\n  Cold --> Hot : start\n"
        + "  Hot --> Cold : stop\n  state Review {\n    [*] --> Asked\n    Asked --> Told : ok\n"
        + "  }\n```\n"),
  ]

  private static let grid =
    "| State | Timer | Lever |\n|---|---|---|\n| Low | Middle | – |\n| Middle | High | High |\n"

  static let grids: [RuleCase] = [
    .init(
      "S501", "a row of a grid that no cell leads to",
      grid + "| High | Low | – |\n| ⟦Frozen⟧ | – | Low |\n"),
    .init(
      "S501", "a row that a cell leads to", grid + "| High | Low | Frozen |\n| Frozen | – | Low |\n"
    ),
    .init(
      "S501", "a row that the text leads to",
      "Nach einem Sturm ist die Pumpe in Frost.\n\n"
        + "| Zustand | Zeit | Hebel |\n|---|---|---|\n| Tief | Mitte | – |\n| Mitte | Hoch | Hoch |\n"
        + "| Hoch | Tief | – |\n| Frost | – | Tief |\n"),
    .init(
      "S501", "two rows that no cell leads to",
      grid + "| High | Low | – |\n| Frozen | – | Low |\n| Drained | – | Low |\n"),
  ]

  private static let headings =
    "\n## Idle State\n\n## Busy State\n\n"
  private static let lines = "# Pump\n\n- Idle → Busy: start\n- Busy → Idle: done\n"

  static let lists: [RuleCase] = [
    .init(
      "S501", "a line that leaves and none that enters",
      lines + "- Busy → Jammed: fail\n- Parked → Idle: wake\n" + headings
        + "## Jammed State\n\n⟦## Parked State⟧\n"),
    .init(
      "S501", "a sentence that enters",
      lines + "- Busy → Jammed: fail\n- Parked → Idle: wake\n" + headings
        + "## Jammed State\n\n## Parked State\n\n## Notes\n\nThe lever brings it to Parked.\n"),
    .init(
      "S502", "a line that enters and none that leaves",
      lines + "- Busy → Jammed: fail\n- Idle → Parked: rest\n- Parked → Idle: wake\n" + headings
        + "⟦## Jammed State⟧\n\n## Parked State\n"),
  ]

  private static let rooms =
    "# Rooms\n\n```mermaid\nflowchart TD\n  A[Home screen] -->|tap| B[Shelf screen]\n"
    + "  B -->|back| A\n"

  static let flowcharts: [RuleCase] = [
    .init(
      "S501", "a screen of a flowchart that no line enters",
      rooms + "  B -->|tap a book| C[Book screen]\n  C -->|back| B\n"
        + "  D[⟦Attic screen⟧] -->|close| A\n```\n"),
    .init(
      "S501", "screens of a flowchart that are entered",
      rooms + "  B -->|tap a book| C[Book screen]\n  C -->|back| B\n  B -->|hold| D[Attic screen]\n"
        + "  D -->|close| A\n```\n"),
    .init(
      "S501", "pages below pages",
      "# Site map\n\n```mermaid\nflowchart TD\n  A[Home screen] --> B[List screen]\n"
        + "  A --> C[Profile screen]\n  D[Preview screen] --> C\n  C --> E[Help screen]\n```\n"),
    .init(
      "S502", "a place of a flowchart without a way back",
      rooms + "  B -->|tap a book| C[⟦Preview screen⟧]\n  A -->|hold| D[Profile screen]\n"
        + "  D -->|back| A\n```\n"),
    .init(
      "S502", "the end of a flowchart",
      rooms + "  B -->|pay| C[Thanks screen]\n  A -->|hold| D[Profile screen]\n"
        + "  D -->|back| A\n```\n"),
    .init(
      "S502", "pages of a site map",
      "# Site map\n\n```mermaid\nflowchart TD\n  A[Home screen] --> B[List screen]\n"
        + "  A --> C[Profile screen]\n  B --> D[Preview screen]\n  C --> E[Settings screen]\n```\n"),
  ]

  static let ends: [RuleCase] = [
    .init(
      "S502", "places that nothing leaves",
      head + "| Splash | List | Loaded |\n| List | ⟦Detail⟧ | Tap a row |\n"
        + "| List | ⟦Search⟧ | Tap the lens |\n"),
    .init(
      "S502", "places that nothing leaves (de)",
      "| Von | Nach | Auslöser |\n|---|---|---|\n| Start | Liste | Geladen |\n"
        + "| Liste | ⟦Karte⟧ | Tippen |\n| Liste | ⟦Suche⟧ | Lupe |\n"),
    .init(
      "S502", "the end of a life with the name of a place",
      head
        + "| Order placed | Paid | Pay |\n| Paid | Packed | Pick |\n| Packed | Route map | Send |\n"
    ),
    .init(
      "S502", "an end that is not marked as others are",
      "```mermaid\nstateDiagram-v2\n  [*] --> Draft\n  Draft --> Sent : send\n"
        + "  Sent --> Kept : keep\n  Sent --> ⟦Rejected⟧ : refuse\n  Kept --> [*]\n```\n"),
    .init(
      "S502", "all ends are marked",
      "```mermaid\nstateDiagram-v2\n  [*] --> Draft\n  Draft --> Sent : send\n"
        + "  Sent --> Kept : keep\n  Sent --> Rejected : refuse\n  Kept --> [*]\n"
        + "  Rejected --> [*]\n```\n"),
    .init(
      "S502", "no end is marked",
      "```mermaid\nstateDiagram-v2\n  [*] --> Draft\n  Draft --> Sent : send\n"
        + "  Sent --> Kept : keep\n  Sent --> Rejected : refuse\n```\n"),
  ]

  private static func work(_ section: String, _ rows: String) -> String {
    "# Photos\n\n## Home State\n\n- Buttons\n\n## \(section)\n\n" + head
      + "| Home | Import | Tap import |\n| Home | Print | Tap print |\n\(rows)"
  }

  static let works: [RuleCase] = [
    .init(
      "S509", "work that shows progress",
      work("Import State\n\n- Progress bar", "| ⟦Import⟧ | Home | Finished |\n")),
    .init(
      "S509", "work that can be called off",
      work(
        "Import State\n\n- Progress bar",
        "| Import | Home | Finished |\n| Import | Home | Tap cancel |\n")),
    .init(
      "S509", "work without progress",
      work("Import State\n\n- A list of files", "| Import | Home | Finished |\n")),
    .init(
      "S509", "progress through questions",
      work("Print State\n\n- Progress bar", "| Print | Home | Finished |\n")),
  ]

  @Test(arguments: works)
  func operation(_ test: RuleCase) { test.check() }

  @Test(arguments: islands)
  func island(_ test: RuleCase) { test.check() }

  @Test(arguments: grids)
  func gridRow(_ test: RuleCase) { test.check() }

  @Test(arguments: lists)
  func list(_ test: RuleCase) { test.check() }

  @Test(arguments: flowcharts)
  func flowchart(_ test: RuleCase) { test.check() }

  @Test(arguments: ends)
  func end(_ test: RuleCase) { test.check() }
}
