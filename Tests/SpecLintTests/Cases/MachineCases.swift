import Testing

/// Names of states, and tables that say how states follow one another.
@Suite struct MachineCases {
  static let ambiguous: [RuleCase] = [
    .init(
      "S505", "a group of two",
      """
      # Feed

      ### State: Ready

      ## Loading States

      ### State: First Load

      ### State: Next Page Load

      ## Transitions

      | From | To | Trigger |
      |---|---|---|
      | ⟦Loading⟧ | Ready | Items arrive |
      | Ready | Loading | Scroll |

      """),
    .init(
      "S505", "part of two names",
      """
      # Upload

      ### State: Idle

      ### State: Photo Uploading

      ### State: Video Uploading

      | From | To | Trigger |
      |---|---|---|
      | Idle | ⟦Uploading⟧ | Send |
      | Uploading | Idle | Done |

      """),
    .init(
      "S505", "the target first",
      """
      # Upload

      ### State: Idle

      ## Empty States

      ### State: Empty Folder

      ### State: Empty Search

      ## Changes

      | Target | Source | Event | Duration |
      |---|---|---|---|
      | ⟦Empty⟧ | Idle | Nothing found | 200ms |
      | Idle | Empty | Clear | 200ms |

      """),
    .init(
      "S505", "full names",
      """
      # Feed

      ### State: Ready

      ## Loading States

      ### State: First Load

      ### State: Next Page Load

      | From | To | Trigger |
      |---|---|---|
      | First Load | Ready | Items arrive |
      | Ready | Next Page Load | Scroll |
      | Next Page Load | Ready | Items arrive |

      """),
    .init(
      "S505", "one state of the group",
      """
      # Feed

      ### State: Ready

      ## Error States

      ### State: Network Error

      | From | To | Trigger |
      |---|---|---|
      | Ready | Error | Request fails |
      | Error | Ready | Retry |

      """),
    .init(
      "S505", "a state of that name beside longer ones",
      """
      # Feed

      ### State: Error

      ### State: Error Details

      ### State: Ready

      | From | To | Trigger |
      |---|---|---|
      | Ready | Error | Request fails |
      | Error | Error Details | Tap |
      | Error Details | Ready | Close |

      """),
    .init(
      "S505", "two screens with states of one name",
      """
      # Shop

      ## Screen: List

      ### State: Empty

      ### State: Full

      | From | To | Trigger |
      |---|---|---|
      | Empty | Full | Items arrive |
      | Full | Empty | Clear |

      ## Screen: Cart

      ### State: Empty

      ### State: Filled

      | From | To | Trigger |
      |---|---|---|
      | Empty | Filled | Add |
      | Filled | Empty | Remove |

      """),
  ]

  @Test(arguments: ambiguous)
  func ambiguou(_ test: RuleCase) { test.check() }

  static let missing: [RuleCase] = [
    .init(
      "S514", "labelled states",
      """
      # Player

      ⟦### State: Playing⟧

      The button shows two bars.

      ### State: Paused

      The button shows a triangle.

      ### State: Buffering

      A ring turns.

      """),
    .init(
      "S514", "German",
      """
      # Warenkorb

      ⟦## Zustand: Leer⟧

      Ein Bild und ein Satz.

      ## Zustand: Gefüllt

      Eine Liste.

      ## Zustand: Offline

      Ein Hinweis.

      """),
    .init(
      "S514", "a table of looks and no table of changes",
      """
      # Player

      ⟦### State: Playing⟧

      | Part | Look |
      |---|---|
      | Button | bars |

      ### State: Paused

      | Part | Look |
      |---|---|
      | Button | triangle |

      ### State: Stopped

      | Part | Look |
      |---|---|
      | Button | grey |

      """),
    .init(
      "S514", "a table of changes",
      """
      # Player

      ### State: Playing

      ### State: Paused

      ### State: Stopped

      | From | To | Trigger |
      |---|---|---|
      | Playing | Paused | Tap |
      | Paused | Playing | Tap |
      | Playing | Stopped | End |

      """),
    .init(
      "S514", "a diagram",
      """
      # Player

      ### State: Playing

      ### State: Paused

      ### State: Stopped

      ```mermaid
      stateDiagram-v2
        Playing --> Paused: tap
        Paused --> Playing: tap
        Playing --> Stopped: end
      ```

      """),
    .init(
      "S514", "two states",
      """
      # Player

      ### State: Playing

      ### State: Paused

      """),
    .init(
      "S514", "looks of a control",
      """
      # Button

      ### State: Default

      ### State: Hover

      ### State: Focused

      ### State: Disabled

      """),
    .init(
      "S514", "a list of changes",
      """
      # Player

      ### State: Playing

      - Tap → Paused

      ### State: Paused

      - Tap → Playing

      ### State: Stopped

      - Tap → Playing

      """),
  ]

  @Test(arguments: missing)
  func missingCase(_ test: RuleCase) { test.check() }

  static let vocabularies: [RuleCase] = [
    .init(
      "S518", "three parts",
      """
      ## Overview

      | From | Event | To |
      |---|---|---|
      | `setup` | Next | `scan` |
      | `scan` | Found | `result` |
      | `result` | Again | `scan` |

      ## Parts

      ⟦| From | Event | To |⟧
      |---|---|---|
      | `setup.form` | Valid | `setup.ready` |
      | `setup.ready` | Next | `scan.camera` |
      | `scan.camera` | Frame | `scan.reading` |
      | `scan.reading` | Found | `result.list` |
      | `result.list` | Again | `scan.camera` |

      """),
    .init(
      "S518", "the parts first",
      """
      ## Parts

      ⟦| Source | Trigger | Target |⟧
      |---|---|---|
      | `off.cold` | Power | `warm.rising` |
      | `warm.rising` | Ready | `warm.steady` |
      | `warm.steady` | Heat | `hot.rising` |
      | `hot.rising` | Ready | `hot.steady` |
      | `hot.steady` | Power | `off.cold` |

      ## Overview

      | Source | Trigger | Target |
      |---|---|---|
      | `off` | Power | `warm` |
      | `warm` | Heat | `hot` |
      | `hot` | Power | `off` |

      """),
    .init(
      "S518", "a wildcard in the overview",
      """
      ## Overview

      | From | Event | To |
      |---|---|---|
      | `list.*` | Tap | `item` |
      | `item` | Share | `share` |
      | `share` | Done | `list.*` |

      ## Parts

      ⟦| From | Event | To |⟧
      |---|---|---|
      | `list.loading` | Loaded | `list.ready` |
      | `list.ready` | Tap | `item.loading` |
      | `item.loading` | Loaded | `item.ready` |
      | `item.ready` | Share | `share.open` |
      | `share.open` | Done | `list.ready` |

      """),
    .init(
      "S518", "one table with parts",
      """
      | From | Event | To |
      |---|---|---|
      | `list.loading` | Loaded | `list.ready` |
      | `list.ready` | Tap | `item.loading` |
      | `item.loading` | Loaded | `item.ready` |

      """),
    .init(
      "S518", "file names and hosts",
      """
      | From | Event | To |
      |---|---|---|
      | `list` | Tap | `item` |
      | `item` | Share | `share` |
      | `share` | Done | `list` |

      ## Files

      | From | Event | To |
      |---|---|---|
      | `list.md` | links | `item.md` |
      | `item.md` | links | `share.md` |
      | `share.md` | links | `list.md` |

      """),
    .init(
      "S518", "parts of one state alone",
      """
      | From | Event | To |
      |---|---|---|
      | `list` | Tap | `item` |
      | `item` | Share | `share` |
      | `share` | Done | `list` |

      ## List

      | From | Event | To |
      |---|---|---|
      | `list.loading` | Loaded | `list.ready` |
      | `list.ready` | Pull | `list.loading` |

      """),
  ]

  @Test(arguments: vocabularies)
  func vocabularie(_ test: RuleCase) { test.check() }
}
