import Testing

/// Runs of a machine: where they begin and end, and what the text says beside the rows.
@Suite struct RunCases {
  static let entries: [RuleCase] = [
    .init(
      "S501", "nothing leads there",
      """
      | From | To | Trigger |
      |---|---|---|
      | (none) | Home | Launch |
      | Home | Detail | Tap |
      | Detail | Home | Back |
      | ⟦Archive⟧ | Home | Back |

      """),
    .init(
      "S502", "ways that hand a query on",
      """
      # Parcel desk flow

      | # | Screen | Path | Purpose |
      |---|---|---|---|
      | 1 | Weighing | `/weigh` | scale |
      | 2 | Review | `/review` | check |
      | 3 | Label | `/label` | print |

      ## Weighing (`/weigh`)

      | Action | Destination | Note |
      |---|---|---|
      | Next | `/review` | weight kept |

      ## Review (`/review`)

      | Action | Destination | Note |
      |---|---|---|
      | Print | `/label` | paid |
      | Change weight | `/weigh?from=review` | old weight |
      | Change unit | `/weigh?field=unit&from=review` | only the unit |

      ## Label (`/label`)

      | Action | Destination | Note |
      |---|---|---|
      | Done | `/weigh` | cleared |

      """),
    .init(
      "S501", "entered from any state",
      """
      | From | To | Trigger |
      |---|---|---|
      | (none) | Home | Launch |
      | Home | Detail | Tap |
      | Detail | Home | Back |
      | Any | Offline | Connection lost |
      | Offline | Home | Connection back |

      """),
    .init(
      "S501", "a push message opens it",
      """
      | From | To | Trigger |
      |---|---|---|
      | (none) | Home | Launch |
      | (none) | Chat | Push message |
      | Chat | Home | Back |
      | Home | Settings | Tap |
      | Settings | Home | Back |

      """),
    .init(
      "S501", "a diagram with a composite state",
      """
      ```mermaid
      stateDiagram-v2
        [*] --> Open
        state Open {
          [*] --> Reading
          Reading --> Editing: edit
          Editing --> Reading: done
        }
        Open --> Closed: close
        Closed --> Open: open
      ```

      """),
  ]

  @Test(arguments: entries)
  func entrie(_ test: RuleCase) { test.check() }

  static let ends: [RuleCase] = [
    .init(
      "S502", "no way back",
      """
      | From | To | Trigger |
      |---|---|---|
      | (none) | Home | Launch |
      | Home | List | Tap |
      | List | Home | Back |
      | List | ⟦Filter⟧ | Funnel |

      """),
    .init(
      "S502", "left from any state",
      """
      | From | To | Trigger |
      |---|---|---|
      | (none) | Home | Launch |
      | Home | Help | Question mark |
      | Any | Home | Home button |

      """),
    .init(
      "S502", "an external page",
      """
      | From | To | Trigger |
      |---|---|---|
      | (none) | Home | Launch |
      | Home | List | Tap |
      | List | Home | Back |
      | List | System Settings | Open settings |
      | List | Browser | Open link |

      """),
    .init(
      "S502", "an overlay that goes away by itself",
      """
      | From | To | Trigger |
      |---|---|---|
      | (none) | Home | Launch |
      | Home | List | Tap |
      | List | Home | Back |
      | List | Toast (3s) | Saved |

      """),
  ]

  @Test(arguments: ends)
  func end(_ test: RuleCase) { test.check() }

  static let names: [RuleCase] = [
    .init(
      "S503", "nobody describes it",
      """
      # Player

      ### State: Playing

      ### State: Paused

      | From | To | Trigger |
      |---|---|---|
      | Playing | Paused | Tap |
      | Paused | ⟦Stopped⟧ | Long press |
      | Stopped | Playing | Tap |

      """),
    .init(
      "S504", "every state has a row",
      """
      ### State: Viewing

      ### State: Editing

      ⟦### State: Offline⟧

      | From | To | Trigger |
      |---|---|---|
      | Viewing | Editing | Tap |
      | Editing | Viewing | Done |

      """),
    .init(
      "S503", "described under a longer name",
      """
      # Player

      ### State: Playing

      ### State: Paused by call

      | From | To | Trigger |
      |---|---|---|
      | Playing | Paused | Call |
      | Paused | Playing | Hang up |

      """),
    .init(
      "S503", "a previous state",
      """
      # Player

      ### State: Playing

      ### State: Paused

      ### State: Call

      | From | To | Trigger |
      |---|---|---|
      | Playing | Paused | Tap |
      | Paused | Playing | Tap |
      | Any | Call | Phone rings |
      | Call | Previous | Hang up |

      """),
    .init(
      "S504", "a state that a row names",
      """
      ### State: Idle

      ### State: Busy

      | From | To | Trigger |
      |---|---|---|
      | Idle | Busy | Send |
      | Busy | Idle | Done |

      """),
    .init(
      "S504", "states of another machine",
      """
      ## Button

      ### State: Pressed

      ### State: Disabled

      ## Screen

      ### State: Idle

      ### State: Busy

      | From | To | Trigger |
      |---|---|---|
      | Idle | Busy | Send |
      | Busy | Idle | Done |

      """),
    .init(
      "S503", "the system's own dialog",
      """
      # Camera

      ### State: Ready

      ### State: Recording

      | From | To | Trigger |
      |---|---|---|
      | Ready | Recording | Tap |
      | Recording | Ready | Tap |
      | Ready | System permission dialog | First tap |
      | System permission dialog | Ready | Answer |

      """),
  ]

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }

  static let failures: [RuleCase] = [
    .init(
      "S509", "nothing but success",
      """
      | From | To | Trigger |
      |---|---|---|
      | (none) | Form | Launch |
      | Form | Uploading | Send |
      | ⟦Uploading⟧ | Done | Upload succeeds |
      | Done | Form | Again |

      """),
    .init(
      "S509", "an error row in another table",
      """
      | From | To | Trigger |
      |---|---|---|
      | (none) | Form | Launch |
      | Form | Saving | Save |
      | Saving | Form | Saved |
      | Saving | Form | Save failed |

      """),
    .init(
      "S509", "a timeout leads out",
      """
      | From | To | Trigger |
      |---|---|---|
      | (none) | Form | Launch |
      | Form | Uploading | Send |
      | Uploading | Done | Upload succeeds |
      | Uploading | Retry | Timeout |
      | Retry | Uploading | Tap |
      | Done | Form | Again |

      """),
    .init(
      "S509", "nothing can fail",
      """
      | From | To | Trigger |
      |---|---|---|
      | (none) | Intro | Launch |
      | Intro | Counting | Start |
      | Counting | Game | Countdown ends |
      | Game | Intro | Quit |

      """),
  ]

  @Test(arguments: failures)
  func failure(_ test: RuleCase) { test.check() }

  static let conditions: [RuleCase] = [
    .init(
      "S510", "conditions that exclude each other",
      """
      ### State: Empty

      **Condition**: no items

      ### State: Filtered Empty

      **Condition**: items exist, none match the filter

      ### State: List

      **Condition**: items match

      """),
    .init(
      "S512", "dark mode as a theme",
      """
      ### State: Empty

      ### State: Full

      ### Theme: Dark

      Colours are inverted.

      """),
    .init(
      "S510", "priority is told",
      """
      ### State: Offline

      **Condition**: no network

      ### State: Empty

      **Condition**: no items

      Offline goes before Empty.

      """),
    .init(
      "S513", "opened and closed",
      """
      ## Full-screen Photo

      - Black background, photo fills the screen
      - Opens on tap, closes on swipe down

      """),
    .init(
      "S510", "the same word for two screens",
      """
      ## Inbox

      ### State: Empty

      **Condition**: no messages

      ## Archive

      ### State: Empty

      **Condition**: no messages

      """),
    .init(
      "S512", "a mode that excludes others",
      """
      ### State: Viewing

      ### State: Editing

      ### State: Select Mode

      | From | To | Trigger |
      |---|---|---|
      | Viewing | Editing | Tap |
      | Viewing | Select Mode | Long press |
      | Editing | Viewing | Done |
      | Select Mode | Viewing | Cancel |

      """),
  ]

  @Test(arguments: conditions)
  func condition(_ test: RuleCase) { test.check() }

  static let buttons: [RuleCase] = [
    .init(
      "S508", "a button with its row",
      """
      ### State: Empty

      - Button "Add item"

      ### State: Form

      - Button "Save"

      | From | To | Trigger |
      |---|---|---|
      | Empty | Form | Tap "Add item" |
      | Form | Empty | Save |

      """),
    .init(
      "S508", "a button that stays",
      """
      ### State: List

      - Button "Sort" sorts the list in place

      ### State: Form

      - Button "Save"

      | From | To | Trigger |
      |---|---|---|
      | List | Form | Tap plus |
      | Form | List | Save |

      """),
    .init(
      "S511", "the action stands elsewhere too",
      """
      ### State: Offline

      - Banner "No connection" with "Retry", can be dismissed
      - The menu has "Retry" too

      """),
  ]

  @Test(arguments: buttons)
  func button(_ test: RuleCase) { test.check() }
}
