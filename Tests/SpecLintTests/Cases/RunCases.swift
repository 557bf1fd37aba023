import Testing

/// Runs of a machine: where they begin and end, what decides between two ways, and what the text says beside the rows.
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
  ]

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }

  static let choices: [RuleCase] = [
    .init(
      "S507", "no guard",
      """
      | From | To | Trigger |
      |---|---|---|
      | Photo | Share | Tap |
      | Photo | Zoom | ⟦Tap⟧ |
      | Share | Photo | Close |
      | Zoom | Photo | Close |

      """),
    .init(
      "S515", "twice",
      """
      | From | To | Trigger |
      |---|---|---|
      | A | B | Tap |
      | B | A | Back |
      ⟦| A | B | Tap |⟧

      """),
    .init(
      "S507", "guards that exclude each other",
      """
      | From | To | Trigger | Condition |
      |---|---|---|---|
      | Cart | Payment | Check out | signed in |
      | Cart | Login | Check out | not signed in |
      | Login | Cart | Done | |
      | Payment | Cart | Back | |

      """),
    .init(
      "S507", "numbers that exclude each other",
      """
      | From | To | Trigger | Guard |
      |---|---|---|---|
      | Login | Home | Submit | attempts < 3 |
      | Login | Locked | Submit | attempts ≥ 3 |
      | Home | Login | Sign out | |
      | Locked | Login | Reset | |

      """),
    .init(
      "S507", "two platforms",
      """
      | From | To | Trigger |
      |---|---|---|
      | Photo | Share Sheet | Share (iOS) |
      | Photo | Chooser | Share (Android) |
      | Share Sheet | Photo | Close |
      | Chooser | Photo | Close |

      """),
    .init(
      "S515", "two durations for two conditions",
      """
      | From | To | Trigger | Condition | Duration |
      |---|---|---|---|---|
      | A | B | Tap | portrait | 200ms |
      | A | B | Tap | landscape | 300ms |
      | B | A | Back | | 200ms |

      """),
    .init(
      "S516", "a diagram of a part",
      """
      # Player

      | From | To | Trigger |
      |---|---|---|
      | Playing | Paused | Tap |
      | Paused | Playing | Tap |
      | Paused | Stopped | Long press |
      | Stopped | Playing | Tap |

      The main loop:

      ```mermaid
      stateDiagram-v2
        Playing --> Paused: tap
        Paused --> Playing: tap
      ```

      """),
    .init(
      "S519", "a reaction with its row",
      """
      ### State: List

      - Tapping an item opens the Detail

      ### State: Detail

      | From | To | Trigger |
      |---|---|---|
      | List | Detail | Tap item |
      | Detail | List | Back |

      """),
  ]

  @Test(arguments: choices)
  func choice(_ test: RuleCase) { test.check() }

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
