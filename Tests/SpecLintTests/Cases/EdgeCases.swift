import Testing

/// Edges of flowcharts, changes that two forms word differently, and states without a table.
@Suite struct EdgeCases {
  private static func chart(_ edges: String) -> String {
    "# Market\n\n```mermaid\nflowchart TD\n  List[List] -->|pick| Item[Item]\n  Search[Search] -->|find| List\n"
      + edges + "```\n"
  }

  static let edges: [RuleCase] = [
    .init(
      "S507", "one label to two screens",
      chart(
        "  Item -->|see later| Search\n⟦  Item -->|see later| Help[Help]⟧\n  Help -->|ok| List\n")),
    .init(
      "S507", "a decision with one answer twice",
      chart(
        "  Item -->|buy| Check{In stock?}\n  Check -->|no| Search\n⟦  Check -->|no| Help[Help]⟧\n"
          + "  Check -->|yes| Paid[Paid]\n  Paid -->|ok| List\n  Help -->|ok| List\n")),
    .init(
      "S507", "in Japanese",
      chart("  Item -->|あとで見る| Search\n⟦  Item -->|あとで見る| Help[ヘルプ]⟧\n  Help -->|確認| List\n")),
    .init(
      "S507", "answers of a decision",
      chart(
        "  Item -->|buy| Check{In stock?}\n  Check -->|no| Search\n  Check -->|yes| Paid[Paid]\n"
          + "  Paid -->|ok| List\n")),
    .init(
      "S507", "a way back to wherever it came from",
      chart("  Search -->|pick| Item\n  Item -->|cancel| List\n  Item -->|cancel| Search\n")),
    .init(
      "S507", "how something is touched",
      chart("  List -->|tap| Search\n  List -->|tap| Help[Help]\n  Help -->|ok| List\n")),
    .init(
      "S507", "two nodes of one text",
      chart(
        "  One[Detail] -->|fold| List\n  Two[Detail] -->|fold| Search\n  List -->|a| One\n"
          + "  Search -->|b| Two\n")),
  ]

  private static func told(_ edges: String, _ rows: String = "") -> String {
    "# Lift\n\n```mermaid\nstateDiagram-v2\n  [*] --> Shut\n  Shut --> Rising: badge_ok\n"
      + "  Rising --> Up: top_hit\n  Up --> Shut: door_time\n" + edges + "```\n\n"
      + "| From | To | Trigger |\n|---|---|---|\n| Shut | Rising | A badge is read |\n"
      + "| Rising | Up | The upper switch closes |\n| Up | Shut | Ten seconds are over |\n" + rows
  }

  static let wordings: [RuleCase] = [
    .init("S516", "an edge that the table lacks", told("⟦  Rising --> Shut: overload⟧\n")),
    .init(
      "S516", "a row that the diagram lacks",
      told("", "| ⟦Rising⟧ | Shut | The car is too heavy |\n")),
    .init(
      "S516", "an edge between states that both name",
      told(
        "⟦  Up --> Rising: bounce⟧\n  Rising --> Shut: overload\n",
        "| Rising | Shut | Too heavy |\n")),
    .init("S516", "the same changes in other words", told("")),
    .init(
      "S516", "a change into itself", told("  Up --> Up: badge_again\n")),
    .init(
      "S516", "a table of a part of the changes",
      "# Lift\n\n```mermaid\nstateDiagram-v2\n  [*] --> Shut\n  Shut --> Rising: badge_ok\n"
        + "  Rising --> Up: top_hit\n  Up --> Shut: door_time\n  Rising --> Shut: overload\n"
        + "  Up --> Held: key\n  Held --> Up: key_out\n  Held --> Shut: alarm\n```\n\n"
        + "| From | To | Trigger |\n|---|---|---|\n| Shut | Rising | A badge is read |\n"
        + "| Rising | Up | The upper switch closes |\n"),
    .init(
      "S516", "a start in words that several rows leave",
      "# Door\n\n```mermaid\nstateDiagram-v2\n  [*] --> INIT\n  INIT --> OPEN: upper_on\n"
        + "  INIT --> SHUT: lower_on\n  OPEN --> SHUT: dusk\n  SHUT --> OPEN: dawn\n```\n\n"
        + "| From state | Condition | To state | Trigger |\n|---|---|---|---|\n"
        + "| INIT | Upper switch on | OPEN | — |\n| INIT | Lower switch on | SHUT | — |\n"
        + "| OPEN | Light below 20 | SHUT | AUTO |\n| SHUT | Light above 40 | OPEN | AUTO |\n"),
  ]

  private static let generic =
    "## Loading State\n\nA skeleton.\n\n## Empty State\n\nA picture.\n\n## Error State\n\nA button.\n"

  static let missing: [RuleCase] = [
    .init(
      "S514", "states of one screen", "# Basket\n\n⟦## Loading State⟧\n" + generic.dropFirst(17)),
    .init("S514", "rules of a house", "# House rules\n\n" + generic),
    .init(
      "S514", "states that a title lists",
      "# Post office\n\n## Error / Empty / Loading States\n\n### Loading State\n\nA skeleton.\n\n"
        + "### Empty State\n\nA picture.\n\n### Error State\n\nA button.\n"),
    .init(
      "S514", "states of a system of one thing",
      "# Heating system\n\n⟦## Idle State⟧\n\nGrey.\n\n## Heating State\n\nRed.\n\n## Error State\n\nA sign.\n"
    ),
    .init(
      "S514", "a flow whose arrows tell all",
      "# Basket\n\n## Flow\n\n```\nBasket shows the sum\n  ↓\nUser taps Pay\n  ↓\nReceipt appears\n  ↓\n"
        + "User taps Done\n  ↓\nShelf appears\n  ↓\nUser taps Book\n  ↓\nBook opens\n```\n"),
  ]

  static let effects: [RuleCase] = [
    .init(
      "S507", "what a timer does",
      "# Quiz\n\n| From | To | Trigger |\n|---|---|---|\n| Ask | Show | time over |\n| Ask | Idle | leave |\n"
        + "| Show | Ask | next |\n| Idle | Ask | start |\n\n| Transition | Timer Action |\n|---|---|\n"
        + "| Ask → Show | Stop timer |\n| Ask → Idle | Stop timer |\n"),
    .init(
      "S507", "what a user does",
      "# Quiz\n\n| Transition | User Action |\n|---|---|\n| Ask → Show | Press stop |\n"
        + "| Ask → Idle | ⟦Press stop⟧ |\n| Show → Ask | Press next |\n| Idle → Ask | Press start |\n"
    ),
  ]

  @Test(arguments: edges + wordings + missing + effects)
  func machine(_ test: RuleCase) { test.check() }
}
