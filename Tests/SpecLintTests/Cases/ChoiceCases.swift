import Testing

/// Where a run begins, and which of several rows it takes.
@Suite struct ChoiceCases {
  static let initial: [RuleCase] = [
    .init(
      "S506", "a drawing that marks none",
      """
      ```
        ┌────────┐
        │  MAP   │ ◄── one finger
        └───┬────┘
      ```

      ⟦| From | To | Trigger |⟧
      |---|---|---|
      | Map | Street | Tap |
      | Street | Map | Back |

      """),
    .init(
      "S506", "a drawing that marks it",
      """
      ```
        ┌────────┐
        │  MAP   │ ◄── default
        └───┬────┘
      ```

      | From | To | Trigger |
      |---|---|---|
      | Map | Street | Tap |
      | Street | Map | Back |

      """),
    .init(
      "S506", "a row with a dash",
      """
      | From | To | Trigger |
      |---|---|---|
      | — | Shelf | Launch |
      | Shelf | Reader | Tap |
      | Reader | Shelf | Back |

      """),
    .init(
      "S506", "said in a sentence",
      """
      The app starts on the shelf.

      | From | To | Trigger |
      |---|---|---|
      | Shelf | Reader | Tap |
      | Reader | Shelf | Back |

      """),
    .init(
      "S506", "marked in the heading",
      """
      ### State: Shelf (default)

      ### State: Reader

      | From | To | Trigger |
      |---|---|---|
      | Shelf | Reader | Tap |
      | Reader | Shelf | Back |

      """),
  ]

  @Test(arguments: initial)
  func initialCase(_ test: RuleCase) { test.check() }

  static let triggers: [RuleCase] = [
    .init(
      "S517", "back as a target",
      """
      | From | To | Animation |
      |---|---|---|
      | Chart | Detail | Slide left |
      | Detail | ⟦Back⟧ | Slide right |

      """),
    .init(
      "S517", "back as a trigger",
      """
      | From | Trigger | To |
      |---|---|---|
      | Chart | Tap | Detail |
      | Detail | Back | Chart |

      """),
  ]

  @Test(arguments: triggers)
  func trigger(_ test: RuleCase) { test.check() }

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
      "S516", "the diagram leads elsewhere",
      """
      # Player

      | From | To | Trigger |
      |---|---|---|
      | Playing | Paused | Tap |
      | Paused | Playing | Tap |
      | Playing | Stopped | Long press |
      | Stopped | Playing | Tap |

      ```mermaid
      stateDiagram-v2
        Playing --> Paused: Tap
        Paused --> Playing: Tap
      ⟦  Playing --> Paused: Long press⟧
        Stopped --> Playing: Tap
      ```

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
    .init(
      "S507", "two events in one cell",
      """
      | From | To | Trigger |
      |---|---|---|
      | List | Detail | Tap on item |
      | List | Add | Tap on plus |
      | Detail | List | Back |
      | Add | List | Cancel |

      """),
    .init(
      "S507", "a percentage guard",
      """
      | From | To | Trigger | Guard |
      |---|---|---|---|
      | Drag | Open | Release | ≥ 50% |
      | Drag | Closed | Release | < 50% |
      | Open | Drag | Press | |
      | Closed | Drag | Press | |

      """),
    .init(
      "S507", "otherwise",
      """
      | From | To | Trigger | Guard |
      |---|---|---|---|
      | Form | Done | Submit | all fields valid |
      | Form | Errors | Submit | otherwise |
      | Errors | Form | Edit | |
      | Done | Form | Again | |

      """),
    .init(
      "S515", "the same change by two triggers",
      """
      | From | To | Trigger |
      |---|---|---|
      | Detail | List | Back |
      | Detail | List | Swipe right |
      | List | Detail | Tap |

      """),
    .init(
      "S516", "the diagram says it in other words",
      """
      # Player

      | From | To | Trigger |
      |---|---|---|
      | Playing | Paused | Tap pause |
      | Paused | Playing | Tap play |

      ```mermaid
      stateDiagram-v2
        Playing --> Paused: pause
        Paused --> Playing: play
      ```

      """),
  ]

  @Test(arguments: choices)
  func choice(_ test: RuleCase) { test.check() }
}
