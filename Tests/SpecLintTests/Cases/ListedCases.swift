import Testing

/// Ways that lists, grids and sentences tell, and what stands against them.
@Suite struct ListedCases {
  private static func lists(_ third: String, _ fourth: String) -> String {
    """
    # Gate: interaction states

    ## Shut
    **When**: nobody is near.

    **Transitions from Shut**:
    - Badge read → Opening
    - Key turned → Open

    ## Opening
    **When**: the motor runs.

    **Transitions from Opening**:
    - Stop reached → Open
    - Beam broken → Shut

    ## Open
    **When**: the gate stands at its stop.

    **Transitions from Open**:
    - 20s without a person → Shut
    - \(third)

    \(fourth)

    """
  }

  static let lists: [RuleCase] = [
    .init(
      "S501", "a state that no list leads to",
      lists(
        "Lever pulled → Opening",
        "⟦## Jammed⟧\n**When**: the motor draws too much.\n\n**Transitions from Jammed**:\n- Guard resets → Shut"
      )),
    .init(
      "S501", "a state that a list leads to",
      lists(
        "Motor stuck → Jammed",
        "## Jammed\n**When**: the motor draws too much.\n\n**Transitions from Jammed**:\n- Guard resets → Shut"
      )),
    .init(
      "S501", "a state that a sentence names",
      lists(
        "Lever pulled → Opening",
        "## Jammed\n**When**: the motor draws too much.\n\n**Transitions from Jammed**:\n- Guard resets → Shut\n\n"
          + "## Notes\n\nAny state may become Jammed.")),
    .init(
      "S501", "a state that holds everywhere",
      lists(
        "Lever pulled → Opening",
        "## Unpowered\n**When**: the network of the house is down.\n\n**Transitions from Unpowered**:\n- Power back → Shut"
      )),
    .init(
      "S502", "a state without a list",
      lists("Motor stuck → Jammed", "⟦## Jammed⟧\nA red lamp, nothing moves.")),
    .init(
      "S502", "a state that says how it is left",
      lists("Motor stuck → Jammed", "## Jammed\nA red lamp. A tap on the lamp shuts the gate.")),
    .init(
      "S502", "a state that says that it is the last",
      lists("Sold → Dismounted gate", "## Dismounted gate\nThe final state of every gate.")),
    .init(
      "S502", "a list that says that nothing follows",
      """
      # Booth

      ## Idle
      - **Shows**: a picture
      - **Exits to**: Menu (touch)

      ## Menu
      - **Shows**: three choices
      - **Exits to**: Camera (Photo), Print (Copies), Idle (60s)

      ## Print
      - **Shows**: a progress bar
      - **Exits to**: Idle (paper taken)

      ## Camera
      - **Shows**: a preview
      - ⟦**Exits to**: —⟧

      """.replacing("⟦**Exits to**: —⟧", with: "**⟦Exits to**: —⟧")),
    .init(
      "S502", "an empty row of a grid",
      """
      | State \\ Event | start | stop | key |
      |---|---|---|---|
      | `Ready` | `Busy` | — | ⟦`Locked`⟧ |
      | `Busy` | — | `Ready` | — |
      | `Locked` | — | — | — |

      """.replacing("⟦`Locked`⟧", with: "`⟦Locked⟧`")),
    .init(
      "S502", "a grid that has no row for the state",
      """
      | State \\ Event | start | stop | key |
      |---|---|---|---|
      | `Ready` | `Busy` | — | `Locked` |
      | `Busy` | — | `Ready` | — |

      """),
    .init(
      "S502", "a remark behind a target",
      """
      | From | Event | To |
      |---|---|---|
      | Shut (initial) | Push | Open |
      | Open | Pull | Shut |
      | Open | Pull fails | Open, red lamp above the door |

      """),
  ]

  @Test(arguments: lists)
  func list(_ test: RuleCase) { test.check() }

  private static func table(_ title: String, _ rows: String) -> String {
    "# Pump\n\n\(title)\n\n| From | To | Trigger |\n|---|---|---|\n\(rows)"
  }
  private static let circle = "| Dry | Wet | rain |\n| Wet | Dry | sun |\n"
  private static func drawn(_ text: String) -> String {
    "# Pump\n\n\(text)\n\n```mermaid\nstateDiagram-v2\n[*] --> Wet\nWet --> Dry : sun\nDry --> Wet : rain\n```\n"
  }

  static let starts: [RuleCase] = [
    .init("S506", "a sentence on the mode", table("Initial mode is Dry.", circle)),
    .init(
      "S506", "a mark in the row of a state",
      table(
        "| State | Looks |\n|---|---|\n| Dry | Grey lamp. Initial. |\n| Wet | Blue lamp. |\n",
        circle)),
    .init(
      "S506", "a mark in a list",
      table("1. **Dry** – grey lamp. Initial state.\n2. **Wet** – blue lamp.", circle)),
    .init("S506", "the text and the drawing", drawn("⟦The pump always starts in `Dry⟧`.")),
    .init("S506", "the text says the same", drawn("The pump always starts in `Wet`.")),
    .init("S506", "the text speaks of some runs", drawn("After a reset the pump starts in `Dry`.")),
  ]

  @Test(arguments: starts)
  func start(_ test: RuleCase) { test.check() }

  private static func guards(_ third: String) -> String {
    """
    | Current | Event | Guard | Next |
    |---|---|---|---|
    | Hall | Door | – | Room |
    | Room | Leave | alarm is set | Gate |
    \(third)
    | Room | Leave | alarm is not set | Hall |
    | Cellar | Door | – | Hall |
    | Gate | Door | – | Hall |

    """
  }

  static let rivals: [RuleCase] = [
    .init(
      "S507", "a third beside two sides", guards("| Room | ⟦Leave⟧ | came by the stairs | Cellar |")
    ),
    .init(
      "S507", "a third with the same end", guards("| Room | Leave | came by the stairs | Gate |")),
    .init(
      "S507", "a table for testers",
      """
      | State | Event | Expected next state |
      |---|---|---|
      | Hall | Door | Room |
      | Room | Leave | Hall |
      | Room | Stay | Room |

      """),
    .init(
      "S510", "limits that meet",
      "| State | Condition |\n|---|---|\n| Full | level ≥ 80% |\n| Half | ⟦20% ≤ level ≤ 80%⟧ |\n| Low | level < 20% |\n"
    ),
    .init(
      "S510", "limits that do not meet",
      "| State | Condition |\n|---|---|\n| Full | level > 80% |\n| Half | 20% ≤ level ≤ 80% |\n| Low | level < 20% |\n"
    ),
    .init(
      "S510", "limits of two things",
      "| State | Condition |\n|---|---|\n| Full | level ≥ 80% |\n| Hot | heat ≥ 60 |\n| Low | level < 20% |\n"
    ),
    .init(
      "S510", "a row that wins",
      "The first match wins.\n\n| State | Condition |\n|---|---|\n| Full | level ≥ 80% |\n| Half | level ≥ 20% |\n"
    ),
  ]

  @Test(arguments: rivals)
  func rival(_ test: RuleCase) { test.check() }

  static let places: [RuleCase] = [
    .init(
      "S503", "a state that only the drawing has",
      """
      # Pump

      | State | Looks |
      |---|---|
      | Dry | Grey lamp |
      | Wet | Blue lamp |
      | Full | Red lamp |

      ```mermaid
      stateDiagram-v2
      [*] --> Dry
      Dry --> Wet : rain
      Wet --> Full : an hour
      Full --> ⟦Leaking⟧ : a day
      Leaking --> Dry : mended
      ```

      """),
    .init(
      "S503", "a way out of the screen",
      "## Idle State\n\n## Busy State\n\n| From | To | Trigger |\n|---|---|---|\n| Idle | Busy | Tap |\n"
        + "| Busy | Idle | Done |\n| Idle | (closed) | Back |\n"),
    .init(
      "S503", "a heading that may be a task",
      "## Idle State\n\n## Busy State\n\n## Saving State\n\n| From | To | Trigger |\n|---|---|---|\n"
        + "| Idle | Busy | Tap |\n| Busy | Saving | Done |\n| Saving | Idle | Stored |\n"),
    .init(
      "S508", "a button that no row has",
      """
      # Pump

      ## Dry
      Grey lamp, buttons **Fill** and **Clean**.

      ## Wet
      Blue lamp, buttons **Empty**, **Heat** and ⟦**Dye**⟧.

      | From | To | Trigger |
      |---|---|---|
      | (none) | Dry | power |
      | Dry | Wet | Fill tapped |
      | Dry | Dry | Clean tapped |
      | Wet | Dry | Empty tapped |
      | Wet | Wet | Heat tapped |

      """.replacing("⟦**Dye**⟧", with: "**⟦Dye⟧**")),
    .init(
      "S508", "a matrix that is not about buttons",
      """
      # Pump

      ## Dry
      Grey lamp, buttons **Fill** and **Clean**.

      ## Wet
      Blue lamp, buttons **Empty**, **Heat** and **Dye**.

      | From | To | Trigger |
      |---|---|---|
      | (none) | Dry | power |
      | Dry | Wet | Fill tapped |
      | Wet | Dry | an hour |

      """),
    .init(
      "S512", "modes between rows",
      table(
        "Starts in Empty.\n\n| State | Looks |\n|---|---|\n| Empty | Grey |\n| Filled | Blue |\n| Dark Mode | Black |",
        "| Empty | Filled | water |\n| Filled | Empty | drain |\n| Filled | Dark Mode | theme is dark |\n"
          + "| ⟦Dark Mode⟧ | Filled | theme is light |\n")),
    .init("S512", "rows without modes", table("Starts in Dry.", circle)),
    .init(
      "S513", "a screen that nothing names",
      """
      # Pump app – screens

      ## Home
      A tap on a pump opens **Pump detail**. The gear opens **Options**.

      ## Pump detail
      Name and level. The button *Plan* opens **Calendar**. Back returns to Home.

      ## Calendar
      Seven days. Back returns to Pump detail.

      ## Options
      Units. Back returns to Home.

      ⟦## Records⟧
      A chart of last year. Back returns to Home.

      """),
    .init(
      "S513", "parts that are no screens",
      "# Pump app – screens\n\n## Home\nA tap opens **Detail**.\n\n## Detail\nBack returns to Home.\n\n"
        + "## Options\nThe gear of Home opens Options. Back returns to Home.\n\n## Colours\nGrey and blue.\n"
    ),
    .init(
      "S516", "forbidden and told",
      """
      | From | To | Valid? | Rule |
      |---|---|---|---|
      | Dry | Wet | ✅ | rain |
      | Wet | Full | ✅ | an hour |
      | Wet | Dry | ✅ | sun |
      | Full | Dry | ❌ | drains first |
      | Full | Wet | ✅ | drain |

      ## Levers

      - ⟦**Full**: Pull → Dry⟧
      - **Wet**: Drain → Dry

      """.replacing("⟦**Full**: Pull → Dry⟧", with: "**⟦Full**: Pull → Dry⟧")),
    .init(
      "S516", "a second way that the table leaves out",
      """
      | From | To | Event |
      |---|---|---|
      | Dry | Wet | rain falls |
      | Wet | Full | an hour passes |
      | Full | Dry | valve opens |

      ```mermaid
      stateDiagram-v2
      Dry --> Wet : rain falls
      ⟦Dry --> Wet : "Fill" tapped⟧
      Wet --> Full : an hour passes
      Full --> Dry : valve opens
      ```

      """),
    .init(
      "S516", "one way in other words",
      """
      | From | To | Event |
      |---|---|---|
      | Dry | Wet | rain falls for a minute |
      | Wet | Full | an hour passes |
      | Full | Dry | valve opens |

      ```mermaid
      stateDiagram-v2
      Dry --> Wet : rain falls
      Wet --> Full : an hour passes
      Full --> Dry : valve opens
      ```

      """),
  ]

  @Test(arguments: places)
  func place(_ test: RuleCase) { test.check() }
}
