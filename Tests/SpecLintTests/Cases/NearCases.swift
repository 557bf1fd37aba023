import Testing

/// Labels that differ by a sign, ends that a row declares, and parts of screens beside states.
@Suite struct NearCases {
  private static let head = "| From | Event | To |\n|---|---|---|\n"
  private static let back = "| B | x | A |\n| C | x | A |\n"

  static let signs: [RuleCase] = [
    .init(
      "S507", "two buttons with pictures (ja)",
      """
      ```mermaid
      stateDiagram-v2
      [*] --> 棚
      棚 --> 編集 : 「✎」ボタンを押す
      編集 --> 棚 : 取消
      棚 --> 削除 : 「×」ボタンを押す
      削除 --> 棚 : 取消
      ```

      """),
    .init(
      "S507", "two arrows",
      head + "| A | press ← | B |\n| A | press → | C |\n" + back),
    .init(
      "S507", "two keys",
      head + "| A | key \"+\" | B |\n| A | key \"-\" | C |\n" + back),
    .init(
      "S507", "one arrow twice",
      head + "| A | press → | B |\n| A | ⟦press →⟧ | C |\n" + back),
    .init(
      "S507", "a hyphen and a dash",
      head + "| A | sign-in | B |\n| A | ⟦sign in⟧ | C |\n" + back),
    .init(
      "S507", "one picture in two rows",
      head + "| A | click \"×\" | B |\n| A | ⟦click \"×\"⟧ | C |\n" + back),
  ]

  private static let lock =
    "# Lock\n\n| From | Event | To |\n|---|---|---|\n| Shut | Submit | Busy |\n"
    + "| Busy | Fail | Shut |\n"
  private static let crossing =
    """
    # Ferry state machine

    ## Main ferry state machine

    ```mermaid
    stateDiagram-v2
        [*] --> moored
        moored --> boarding : open()
        boarding --> sailing : close()
        sailing --> moored : tie()

    """
  private static let inner =
    """

        state moored {
            [*] --> Checks
            Checks --> Lamps
        }
    ```

    ## Ferry states

    | State | Description | Entry Trigger | Exit Triggers |
    |---|---|---|---|
    | `moored` | the quay | start | `open()` |
    | `boarding` | the ramp | `open()` | `close()` |
    | `sailing` | the strait | `close()` | `tie()` |

    ## Lamp state machine

    ```mermaid
    stateDiagram-v2
        [*] --> idle
        idle --> pending : light()
        pending --> idle : [lit]
    ```

    """

  static let ends: [RuleCase] = [
    .init(
      "S502", "an end in a table of what is forbidden",
      lock + "| Busy | Match | Ajar |\n\n| From | Event | Why forbidden |\n|---|---|---|\n"
        + "| Shut | Match | Not busy |\n| Ajar | (anything) | Terminal state — no exit |\n"),
    .init(
      "S502", "an end in a table of states (de)",
      "# Schloss\n\n| Zustand | Sinn |\n|---|---|\n| `Zu` | Wartet. |\n| `Prüft` | Rechnet. |\n"
        + "| `Auf` | Die Tür ist frei. Endzustand, es gibt keine Ausgänge. |\n\n"
        + "| Von | Ereignis | Nach |\n|---|---|---|\n| Zu | Eingabe | Prüft |\n"
        + "| Prüft | falsch | Zu |\n| Prüft | richtig | Auf |\n"),
    .init("S502", "what is inside of a state that is left", crossing + inner),
    .init(
      "S502", "no word on an end",
      "# Lock\n\n| State | Meaning |\n|---|---|\n| Shut | Waits. |\n| Busy | Works. |\n"
        + "| Ajar | The door can be pulled. |\n\n| From | Event | To |\n|---|---|---|\n"
        + "| Shut | Submit | Busy |\n| Busy | Fail | Shut |\n| Busy | Match | ⟦Ajar⟧ |\n"),
    .init(
      "S502", "another state is the end",
      lock + "| Busy | Match | ⟦Ajar⟧ |\n\n| State | Note |\n|---|---|\n"
        + "| Melted | Terminal state, no outgoing changes |\n| Ajar | The door can be pulled |\n"),
    .init(
      "S502", "what is outside of the composite",
      crossing + "    sailing --> ⟦adrift⟧ : [fuel <= 0]\n" + inner),
    .init("S502", "the same between tildes", pier + tilded(crossing + inner)),
    .init(
      "S502", "a brace of an earlier fence between tildes",
      pier + tilded(crossing + "    sailing --> ⟦adrift⟧ : [fuel <= 0]\n" + inner)),
  ]

  /// A fence that opens a brace and does not close it.
  private static let pier = "~~~text\nstate moored {\n~~~\n\n"
  private static func tilded(_ text: String) -> String { text.replacing("```", with: "~~~") }

  private static let numbered =
    "# Scanner\n\n## State 1: Empty\n\nNothing lies there.\n\n## State 2: Reading\n\n"
    + "The lamp is lit.\n\n## State 3: Ready\n\nThe page is seen.\n\n"
  private static let plain =
    "## Empty state\n\nNothing lies there.\n\n## Reading state\n\nThe lamp is lit.\n\n"
    + "## Ready state\n\nThe page is seen.\n\n"
  private static let changes =
    "\n## Changes\n\n| From | Event | To |\n|---|---|---|\n| Empty | page laid | Reading |\n"
    + "| Reading | read | Ready |\n| Ready | page taken | Empty |\n"

  static let parts: [RuleCase] = [
    .init(
      "S504", "a part beside numbered states",
      numbered + "## Comparison state\n\nTwo pages.\n" + changes),
    .init(
      "S504", "a part that the list of states shows",
      "# Scanner\n\n| State | Shown |\n|---|---|\n| Empty | a hint |\n| Reading | the lamp |\n"
        + "| Ready | Page + Comparison + Print |\n\n" + plain
        + "## Comparison state\n\nTwo pages.\n" + changes),
    .init(
      "S504", "a numbered state",
      numbered + "⟦## State 4: Comparison⟧\n\nTwo pages.\n" + changes),
    .init(
      "S504", "a state among states without numbers",
      "# Scanner\n\n" + plain + "⟦## Comparison state⟧\n\nTwo pages.\n" + changes),
    .init(
      "D108", "parts by numbers with a hyphen (ja)",
      "# 画面\n\n## 1. 概要\n\n説明。\n\n## 2. 画面詳細\n\n## 2-1. トップ\n\n- 入口\n\n## 2-2. 一覧\n\n- 表\n"
    ),
    .init(
      "D108", "the next chapter",
      "# Pages\n\n## 1. Purpose\n\nWhat it is for.\n\n## ⟦2. Details⟧\n\n## 3-1. Top\n\n"
        + "- The door\n\n## 3-2. List\n\n- The table\n"),
  ]

  @Test(arguments: signs)
  func sign(_ test: RuleCase) { test.check() }

  @Test(arguments: ends)
  func end(_ test: RuleCase) { test.check() }

  @Test(arguments: parts)
  func part(_ test: RuleCase) { test.check() }
}
