import Testing

/// Documents that the state machine rules flag or leave alone.
@Suite struct StateMachineCases {
  private static let head = "| From | Event | Guard | To |\n|---|---|---|---|\n"

  static let rivals: [RuleCase] = [
    .init(
      "S507", "three targets",
      head + "| A | Back | | B |\n| A | ⟦Back⟧ | | C |\n| A | ⟦Back⟧ | | D |\n"),
    .init(
      "S507", "equal guards", head + "| A | Save | online | B |\n| A | ⟦Save⟧ | online | C |\n"),
    .init(
      "S507", "guards about different things",
      head + "| A | Back | history exists | B |\n| A | ⟦Back⟧ | came from search | C |\n"),
    .init(
      "S507", "edges of a diagram",
      "```mermaid\nstateDiagram-v2\nA --> B : save\n⟦A --> C : save⟧\nB --> A : close\nC --> A : close\n```\n"
    ),
    .init(
      "S507", "a guard that denies",
      head + "| A | Save | online | B |\n| A | Save | not online | C |\n"),
    .init(
      "S507", "a shared word",
      head + "| A | Fix | has position | B |\n| A | Fix | no position | C |\n"),
    .init("S507", "otherwise", head + "| A | Fix | full | B |\n| A | Fix | | C |\n"),
    .init("S507", "another trigger", head + "| A | Fix | | B |\n| A | Stop | | C |\n"),
    .init("S507", "any state beside one", head + "| any | Stop | | B |\n| A | Stop | | C |\n"),
    .init(
      "S507", "numbers decide", head + "| A | Pay | sum > 10 | B |\n| A | Pay | sum <= 10 | C |\n"),
    .init(
      "S507", "outside of some, and any",
      "## Picking\n\n- Tap any card to check it\n- ⟦Done button or tap outside the checked cards leaves⟧\n"
    ),
    .init(
      "S507", "outside of all",
      "## Picking\n\n- Tap any card to check it\n- Tap outside the cards leaves\n"),
    .init(
      "S507", "another gesture outside",
      "## Picking\n\n- Long press any card to check it\n- Tap outside the checked cards leaves\n"),
    .init(
      "S507", "outside of other things",
      "## Picking\n\n- Tap any card to check it\n- Tap outside the checked rows leaves\n"),
    .init("S515", "a row again", head + "| A | Go | | B |\n| B | Go | | A |\n⟦| A | Go | | B |⟧\n"),
    .init(
      "S515", "three times",
      head + "| A | Go | x | B |\n⟦| A | Go | x | B |⟧\n⟦| A | Go | x | B |⟧\n"),
    .init(
      "S515", "an edge again",
      "```mermaid\nstateDiagram-v2\nA --> B : go\nB --> A : back\n⟦A --> B : go⟧\n```\n"),
    .init("S515", "another guard", head + "| A | Go | x | B |\n| A | Go | y | B |\n"),
    .init("S515", "another source", head + "| A | Go | | B |\n| C | Go | | B |\n"),
    .init(
      "S515", "a table and a diagram",
      head + "| A | Go | | B |\n| B | Back | | A |\n\n"
        + "```mermaid\nstateDiagram-v2\nA --> B : Go\nB --> A : Back\n```\n"),
  ]

  @Test(arguments: rivals)
  func rival(_ test: RuleCase) { test.check() }

  private static let table =
    "# Gate\n\n| From | To | Trigger | Duration |\n|---|---|---|---|\n"
  private static let rows = "| Shut | Rising | badge | 1s |\n| Rising | Up | stop | 2s |\n"

  private static func diagram(_ edges: String) -> String {
    "\n```mermaid\nstateDiagram-v2\nShut --> Rising : badge\nRising --> Up : stop\n\(edges)```\n"
  }

  static let matrices: [RuleCase] = [
    .init(
      "S516", "another target",
      table + rows + "| Up | Shut | timer | - |\n" + diagram("⟦Up --> Rising : timer⟧\n")),
    .init(
      "S516", "a row from any state",
      table + rows + "⟦| any | Shut | panic | - |⟧\n" + diagram("Up --> Shut : panic\n")),
    .init(
      "S516", "an edge that the table does not have",
      table + rows + "| Up | Shut | timer | - |\n"
        + diagram("Up --> Shut : timer\n⟦Rising --> Shut : block⟧\n")
    ),
    .init(
      "S516", "the same",
      table + rows + "| Up | Shut | timer | - |\n" + diagram("Up --> Shut : timer\n")),
    .init(
      "S516", "another event for one change",
      table + rows + "| Up | Shut | timer | - |\n" + diagram("⟦Up --> Shut : cancel⟧\n")),
    .init(
      "S516", "other words for two changes",
      table + rows + "| Up | Shut | timer | - |\n| Shut | Off | power | - |\n"
        + diagram("Up --> Shut : cancel\nShut --> Off : unplugged\n")),
    .init(
      "S516", "the same in other words",
      table + rows + "| Up | Shut | timer ends | - |\n" + diagram("Up --> Shut : time is over\n")),
    .init(
      "S516", "two tables share the work",
      table + rows
        + "\n## Keys\n\n| From | To | Trigger |\n|---|---|---|\n| Shut | Rising | badge |\n"
        + "| Rising | Up | stop |\n| Up | Shut | Escape |\n"),
    .init(
      "S516", "a loop that nobody draws",
      table + rows + "| Up | Up | tick | - |\n| Up | Shut | timer | - |\n"
        + diagram("Up --> Shut : timer\n")),
  ]

  @Test(arguments: matrices)
  func matrix(_ test: RuleCase) { test.check() }

  static let ends: [RuleCase] = [
    .init(
      "S506", "no row begins",
      "⟦| From | To | Trigger |⟧\n|---|---|---|\n| Shelf | Reader | Tap |\n| Reader | Shelf | Done |\n"
    ),
    .init(
      "S506", "idle begins",
      "| From | To | Trigger |\n|---|---|---|\n| Idle | Busy | Tap |\n| Busy | Idle | Done |\n"),
    .init(
      "S506", "one source that nothing enters",
      "| From | To | Trigger |\n|---|---|---|\n| Lobby | Room | Tap |\n| Room | Hall | Done |\n| Hall | Room | Back |\n"
    ),
    .init(
      "S502", "another table leads out",
      "## A\n\n| From | To | Trigger |\n|---|---|---|\n| List | Map | Tap |\n| List | ⟦Info⟧ | Hold |\n| Map | List | Back |\n"
    ),
  ]

  @Test(arguments: ends)
  func end(_ test: RuleCase) { test.check() }
}
